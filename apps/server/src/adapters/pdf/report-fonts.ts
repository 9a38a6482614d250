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
  [500, 500],
  [600, 600],
] as const;
const DISPLAY = [
  [500, 500],
  [600, 600],
] as const;

/** Fits the line of the name at its size. */
const LONGEST_WORD = 27;

function registerFonts(): { sans: string[]; serif: string[] } {
  // A face whose letters are whole: react-pdf loses the dots of those that are put together from parts (Noto Naskh).
  const arabic = register('ibm-plex-sans-arabic', 'arabic', ARABIC);
  const sans = [register('hanken-grotesk', 'latin', BODY), register('hanken-grotesk', 'latin-ext', BODY), arabic];
  const serif = [register('piazzolla', 'latin', DISPLAY), register('piazzolla', 'latin-ext', DISPLAY), arabic];
  // French is not divided by English rules; only what would leave the page is.
  Font.registerHyphenationCallback((word) => (word.length > LONGEST_WORD ? (word.match(/.{1,20}/gsu) ?? []) : [word]));
  return { sans, serif };
}

/** The families of the document, with what stands in for letters they lack (names in Arabic). */
export const FAMILIES = registerFonts();

/** What we ask of a face; fontkit, which reads it, brings no types. */
interface Face {
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): { positions: readonly { xAdvance: number }[] };
}

export async function loadFace(fontFamily: string, fontWeight: number): Promise<Face> {
  await Font.load({ fontFamily, fontWeight });
  return Font.getFont({ fontFamily, fontWeight }).data as unknown as Face;
}

/** What every style of the document can draw, each with its own files. */
export async function loadFaces(): Promise<(codePoint: number) => boolean> {
  const styles = [
    { families: FAMILIES.sans, weights: [400, 600] },
    { families: FAMILIES.serif, weights: [500, 600] },
  ].flatMap(({ families, weights }) => weights.map((weight) => families.map((family) => loadFace(family, weight))));
  const faces = await Promise.all(styles.map((style) => Promise.all(style)));
  return (codePoint) => faces.every((style) => style.some((face) => face.hasGlyphForCodePoint(codePoint)));
}
