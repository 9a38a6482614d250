import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);
const file = (family: string, script: string, weight: number) =>
  require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`);

const WOFF = { tables: 12, header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/**
 * Decompresses a WOFF file to a plain font file. Otherwise react-pdf would inflate the file in JavaScript, which takes an eighth of
 * react-pdf's time.
 */
function unpacked(path: string): string {
  const woff = readFileSync(path);
  const count = woff.readUInt16BE(WOFF.tables);
  const head = Buffer.alloc(SFNT.header + count * SFNT.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let end = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF.header + index * WOFF.entry;
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(from + at)) as Entry;
    const bytes = woff.subarray(offset, offset + packed);
    const to = SFNT.header + index * SFNT.entry;
    woff.copy(head, to, from, from + 4);
    [checksum, end, length].forEach((value, place) => head.writeUInt32BE(value, to + 4 + place * 4));
    // The font format aligns tables to four bytes.
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(bytes) : bytes).copy(table);
    tables.push(table);
    end += table.length;
  }
  return `data:font/ttf;base64,${Buffer.concat([head, ...tables]).toString('base64')}`;
}

type Entry = [offset: number, packed: number, length: number, checksum: number];

/** Registers each script of a family as a separate family, because react-pdf tries a list of families from left to right. */
function register(family: string, script: string, weights: readonly (readonly [file: number, as: number])[]): string {
  const name = `${family} ${script}`;
  Font.register({
    family: name,
    fonts: weights.map(([from, as]) => ({ src: unpacked(file(family, script, from)), fontWeight: as })),
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

/** Length of the longest word that fits the line of the name at its font size. */
const LONGEST_WORD = 27;

function registerFonts(): { sans: string[]; serif: string[] } {
  // IBM Plex Sans Arabic has whole glyphs. In fonts that compose letters from parts (Noto Naskh), react-pdf loses the dots.
  const arabic = register('ibm-plex-sans-arabic', 'arabic', ARABIC);
  const sans = [register('hanken-grotesk', 'latin', BODY), register('hanken-grotesk', 'latin-ext', BODY), arabic];
  const serif = [register('piazzolla', 'latin', DISPLAY), register('piazzolla', 'latin-ext', DISPLAY), arabic];
  // The callback replaces react-pdf's English hyphenation; only words that are too long for the page are split.
  Font.registerHyphenationCallback((word) => (word.length > LONGEST_WORD ? (word.match(/.{1,20}/gsu) ?? []) : [word]));
  return { sans, serif };
}

/** Font families of the document, each with fallbacks for letters that it lacks (names in Arabic). */
export const FAMILIES = registerFonts();

/** Type of the part of a fontkit font that the report uses, because fontkit has no types. */
interface Face {
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): { positions: readonly { xAdvance: number }[] };
}

export async function loadFace(fontFamily: string, fontWeight: number): Promise<Face> {
  await Font.load({ fontFamily, fontWeight });
  return Font.getFont({ fontFamily, fontWeight }).data as unknown as Face;
}

/** Returns a predicate: whether every style of the document can draw a code point. Each style has its own files. */
export async function loadFaces(): Promise<(codePoint: number) => boolean> {
  const styles = [
    { families: FAMILIES.sans, weights: [400, 600] },
    { families: FAMILIES.serif, weights: [500, 600] },
  ].flatMap(({ families, weights }) => weights.map((weight) => families.map((family) => loadFace(family, weight))));
  const faces = await Promise.all(styles.map((style) => Promise.all(style)));
  return (codePoint) => faces.every((style) => style.some((face) => face.hasGlyphForCodePoint(codePoint)));
}
