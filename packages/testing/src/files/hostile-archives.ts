import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A deterministic pseudo-random generator. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return state % below;
  };
}

export interface Entry {
  readonly name: string;
  readonly data: Buffer;
  /** The unpacked size that the directory declares; by default the real one. */
  readonly declared?: number;
  /** The name in the local header; by default the one of the directory. */
  readonly localName?: string;
  /** Index of an earlier entry to whose data the directory refers. */
  readonly sharesDataOf?: number;
  readonly stored?: boolean;
}

/** A ZIP file whose headers contain the given values, even if they are wrong. */
export function zipOf(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  const places: { at: number; packed: number }[] = [];
  let at = 0;
  for (const { name, data, declared = data.length, localName = name, sharesDataOf, stored = false } of entries) {
    const packed = stored ? data : deflateRawSync(data, { level: 9 });
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(stored ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(declared, 18);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(localName), packed]);
    local.writeUInt16LE(Buffer.byteLength(localName), 26);
    const shared = sharesDataOf === undefined ? undefined : places[sharesDataOf];
    const place = shared ?? { at, packed: packed.length };
    places.push(place);
    if (!shared) {
      locals.push(local);
      at += local.length;
    }
    const header = Buffer.alloc(46);
    header.write('PK\x01\x02', 'latin1');
    header.writeUInt16LE(20, 4);
    fields.copy(header, 6, 0, 22);
    header.writeUInt32LE(place.packed, 20);
    header.writeUInt32LE(declared, 24);
    header.writeUInt16LE(Buffer.byteLength(name), 28);
    header.writeUInt32LE(place.at, 42);
    central.push(header, Buffer.from(name));
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

/** The parts of a small Word file with this text. */
export function wordParts(text: string): Entry[] {
  const paragraphs = text.split('\n').map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`);
  const document = `<w:document xmlns:w="${WORD}"><w:body>${paragraphs.join('')}</w:body></w:document>`;
  const xml = (body: string) => Buffer.from(`<?xml version="1.0"?>${body}`);
  return [
    {
      name: '[Content_Types].xml',
      data: xml(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
      ),
    },
    {
      name: '_rels/.rels',
      data: xml(
        `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}" Target="word/document.xml"/></Relationships>`,
      ),
    },
    { name: 'word/document.xml', data: xml(document) },
  ];
}

export const wordFile = (text: string, more: readonly Entry[] = []): Buffer => zipOf([...wordParts(text), ...more]);

/** Relationship lists (`.rels`) that each unpack to far more than the directory declares. */
export const listBomb = (lists: number): Buffer =>
  wordFile(
    'CV',
    Array.from({ length: lists }, (_, index) => ({
      name: `a/${index}.rels`,
      data: Buffer.alloc(262_000, '<'),
      declared: 1,
    })),
  );

/** Word files with false sizes, counts, names and offsets, and with nested and overlapping parts, by seed. */
export function lyingWordFile(seed: number): Buffer {
  const random = seededRandom(seed);
  const names = ['word/styles.xml', 'word/a.rels', 'customXml/item.xml', 'word/document.xml', 'word/media/a.bin'];
  const fillings = ['<', '<w:p>', ' ', '&#1;', '<Relationship TargetMode="External" ', '\0'];
  const entry = (index: number): Entry => {
    const filling = fillings[random(fillings.length)] ?? '';
    const data = random(6) === 0 ? wordFile('nested') : Buffer.alloc(1 + random(4_000_000), filling);
    const base = names[random(names.length)] ?? '';
    const name = random(3) === 0 ? base : base.replace('.', `${index}.`);
    return {
      name,
      data,
      ...(random(2) === 0 && { declared: random(3) === 0 ? 0xffffffff : random(1000) }),
      ...(random(4) === 0 && { localName: `${name}x` }),
      ...(random(3) === 0 && index > 0 && { sharesDataOf: random(index) }),
      stored: random(8) === 0 && data.length < 100_000,
    };
  };
  const entries = Array.from({ length: 1 + random(12) }, (_, index) => entry(index));
  return zipOf(random(2) === 0 ? [...wordParts('CV'), ...entries] : entries);
}

export interface PdfObject {
  readonly dictionary: string;
  readonly stream?: Buffer;
}

/** A PDF made of the objects, the first of which is the catalogue, with a correct cross-reference table. */
export function pdfOf(objects: readonly PdfObject[], { trailer = '', comment = '' } = {}): Buffer {
  const parts: Buffer[] = [Buffer.from(`%PDF-1.7\n${comment}`, 'latin1')];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, { dictionary, stream }] of objects.entries()) {
    places.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`));
    if (stream) {
      const packed = deflateSync(stream, { level: 9 });
      parts.push(Buffer.from(`<<${dictionary}/Filter/FlateDecode/Length ${packed.length}>>stream\n`), packed);
      parts.push(Buffer.from('\nendstream'));
    } else parts.push(Buffer.from(`<<${dictionary}>>`));
    parts.push(Buffer.from('\nendobj\n'));
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = length();
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const CATALOGUE: readonly PdfObject[] = [
  { dictionary: '/Type/Catalog/Pages 2 0 R' },
  { dictionary: '/Type/Pages/Kids[3 0 R]/Count 1' },
];
const page = (fonts: string) => ({
  dictionary: `/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<<${fonts}>>>>`,
});
const HELVETICA = { dictionary: '/Type/Font/Subtype/Type1/BaseFont/Helvetica' };

/** A PDF with a page that unpacks to 200 MB. The comment contains « /Encrypt », which has no effect there. */
export const pageBomb = (comment = '% /Encrypt\n'): Buffer =>
  pdfOf([...CATALOGUE, page('/F 5 0 R'), { dictionary: '', stream: Buffer.alloc(200_000_000, 0x20) }, HELVETICA], {
    comment,
  });

/** PDFs whose text, fonts or objects expand excessively, by seed. */
export function explodingPdf(seed: number): Buffer {
  const random = seededRandom(seed);
  const show = `BT /F 12 Tf 50 700 Td (${'x'.repeat(200)}) Tj ET\n`;
  const times = 20_000 + random(100_000);
  const kinds: (() => Buffer)[] = [
    // Text.
    () =>
      pdfOf([...CATALOGUE, page('/F 5 0 R'), { dictionary: '', stream: Buffer.from(show.repeat(times)) }, HELVETICA]),
    // Boxes and graphics states.
    () =>
      pdfOf([
        ...CATALOGUE,
        page('/F 5 0 R'),
        { dictionary: '', stream: Buffer.from(`q 0 0 9 9 re f ${show}`.repeat(times / 4)) },
        HELVETICA,
      ]),
    // Fonts: a character table that repeats a map of the full range.
    () => {
      const maps = `1 beginbfrange <0000> <FFFF> <0000> endbfrange\n`.repeat(2_000 + random(20_000));
      const map = `/CIDInit /ProcSet findresource begin begincmap\n${maps}endcmap end`;
      return pdfOf([
        ...CATALOGUE,
        page('/F 5 0 R'),
        { dictionary: '', stream: Buffer.from(show.repeat(100)) },
        {
          dictionary: `/Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[5 0 R]/ToUnicode 6 0 R`,
        },
        { dictionary: '', stream: Buffer.from(map) },
      ]);
    },
    // Objects: deep nesting, then many pages.
    () =>
      pdfOf([
        { dictionary: `/Type/Catalog/Pages 2 0 R/X ${'['.repeat(times)}${']'.repeat(times)}` },
        ...CATALOGUE.slice(1),
        page(''),
        { dictionary: '', stream: Buffer.from(show) },
      ]),
    () => {
      const count = 20_000 + random(30_000);
      const kids = Array.from({ length: count }, (_, index) => `${index + 4} 0 R`).join(' ');
      return pdfOf([
        ...CATALOGUE,
        { dictionary: `/Type/Pages/Parent 2 0 R/Kids[${kids}]/Count ${count}` },
        ...Array.from({ length: count }, () => ({ dictionary: '/Type/Page/Parent 3 0 R/MediaBox[0 0 9 9]' })),
      ]);
    },
    // Packed objects: one stream compressed twice, one large.
    () => {
      const inner = deflateSync(Buffer.alloc(100_000_000, 0x20));
      return pdfOf([
        ...CATALOGUE,
        page('/F 5 0 R'),
        { dictionary: '/Type/ObjStm/N 1/First 4', stream: inner },
        { dictionary: '/Type/ObjStm/N 1/First 4', stream: Buffer.alloc(60_000_000, '1 0 ') },
      ]);
    },
  ];
  return kinds[seed % kinds.length]?.() ?? Buffer.alloc(0);
}
