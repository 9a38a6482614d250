import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);
const file = (family: string, script: string, weight: number) =>
  require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`);

/** Each script of a family is a family of its own: a list of them is tried from left to right. */
function register(family: string, script: string, weights: readonly (readonly [file: number, as: number])[]): string {
  const name = `${family} ${script}`;
  Font.register({
    family: name,
    fonts: weights.map(([from, as]) => ({ src: file(family, script, from), fontWeight: as })),
  });
  return name;
}

const BODY = [
  [400, 400],
  [600, 600],
] as const;
const ARABIC = [
  [400, 400],
  [700, 600],
] as const;
const DISPLAY = [
  [500, 500],
  [600, 600],
] as const;

/** The families of the document, with what stands in for letters they lack (names in Arabic). */
export function registerFonts(): { sans: string[]; serif: string[] } {
  const arabic = register('noto-naskh-arabic', 'arabic', ARABIC);
  const sans = [register('hanken-grotesk', 'latin', BODY), register('hanken-grotesk', 'latin-ext', BODY), arabic];
  const serif = [register('piazzolla', 'latin', DISPLAY), register('piazzolla', 'latin-ext', DISPLAY), arabic];
  // French is not divided by English rules; only what would leave the page is.
  Font.registerHyphenationCallback((word) => word.match(/.{1,38}/gsu) ?? [word]);
  return { sans, serif };
}

// Latin with its extensions, Arabic, and the signs that the faces have; what no face can draw would print as boxes.
const DRAWN =
  /[^\n\t\u0020-\u024F\u0600-\u06FF\u0750-\u077F\u2010-\u2015\u2018-\u201E\u2020-\u2022\u2026\u2030\u2039\u203A\u20AC\u2122\u2212]/gu;

/** A text as the faces can draw it. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll("'", '’')
    .replace(/[\u202F\u2007\u2009]/gu, '\u00A0')
    .replace(/\u2192/gu, '>')
    .replace(DRAWN, '');
}
