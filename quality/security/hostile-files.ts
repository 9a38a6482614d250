import { strFromU8, strToU8, zipSync, type Zippable } from 'fflate';
import { docxOf, encryptedPdf, pdfOf, run } from '@kafaa/testing/files/cv-files';
import { hostileKinds } from './hostile-kinds.ts';
import { type HostileFile, joined, latin, ole, rawPdf } from './hostile-parts.ts';

const MAX = 3.5 * 1024 * 1024;
const LINE = [{ text: 'Développeuse, Medisoft, 03/2020 - 02/2024', y: 760 }];
/** The EICAR test file, assembled here so that virus scanners do not report this repository. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const padded = (bytes: Uint8Array, size: number) => joined(bytes, new Uint8Array(size - bytes.length).fill(0x20));

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const documentXml = (xml: string) => docxOf([], { 'word/document.xml': strToU8(xml) });
const body = (inner: string) => `<?xml version="1.0"?><w:document ${W}><w:body>${inner}</w:body></w:document>`;
const relation = (type: string, target: string, mode = 'External') =>
  docxOf([run('Développeuse')], {
    'word/_rels/document.xml.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="${RELATIONS}"><Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
    ),
  });
const zip = (entries: Zippable) => zipSync(entries);

/** Overwrites a field in every ZIP header with this signature, so that headers and content disagree. */
function lyingZip(bytes: Uint8Array, signature: number, offset: number, value: number): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let at = 0; at < copy.length - 46; at++)
    if (copy.readUInt32LE(at) === signature) copy.writeUInt32LE(value, at + offset);
  return new Uint8Array(copy);
}
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;

const billion = () => {
  const entities = Array.from({ length: 10 }, (_, level) =>
    level === 0 ? '<!ENTITY l0 "ha">' : `<!ENTITY l${level} "${`&l${level - 1};`.repeat(10)}">`,
  );
  return documentXml(
    `<?xml version="1.0"?><!DOCTYPE w:document [${entities.join('')}]>${body('<w:p><w:r><w:t>&l9;</w:t></w:r></w:p>').slice(21)}`,
  );
};

/** Hostile CV files, all generated here. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const pdf = await pdfOf(LINE);
  const docx = docxOf([run('Développeuse, Medisoft, 2020 - 2024')]);
  const eicar = latin(EICAR);
  const files: HostileFile[] = [];
  const add = (name: string, fileName: string, bytes: Uint8Array, expect?: HostileFile['expect']) =>
    files.push({ name, fileName, bytes, ...(expect && { expect }) });

  // These files have another type than their name says.
  add('EICAR', 'cv.pdf', eicar, 'refused');
  add('EICAR behind a PDF', 'cv.pdf', joined(pdf, eicar));
  add('EICAR in a Word file', 'cv.docx', docxOf([run('x')], { 'word/media/eicar.com': eicar }));
  add('a program', 'cv.pdf', joined(latin('MZ\x90\0'), new Uint8Array(4000)), 'refused');
  add('a program with a PDF within', 'cv.pdf', joined(latin('MZ\x90\0'), new Uint8Array(60), pdf), 'refused');
  add('a program with a PDF far within', 'cv.pdf', joined(latin('MZ\x90\0'), new Uint8Array(4000), pdf), 'refused');
  add('an ELF', 'cv.doc', joined(latin('\x7fELF'), new Uint8Array(4000)), 'refused');
  add('a shell script', 'cv.pdf', latin('#!/bin/sh\nrm -rf /\n'), 'refused');
  add('HTML', 'cv.pdf', latin('<html><script>alert(1)</script></html>'), 'refused');
  add('HTML that is a PDF, too', 'cv.pdf', joined(latin('<html><script>alert(1)</script>\n'), pdf), 'refused');
  add('SVG', 'cv.pdf', latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'refused');
  add('a picture', 'cv.pdf', latin('\x89PNG\r\n\x1a\n'), 'refused');
  add('RTF with an object', 'cv.doc', latin('{\\rtf1{\\object\\objdata 0105}}'), 'refused');
  add('a plain ZIP', 'cv.docx', zip({ 'a.txt': strToU8('a') }), 'refused');
  add(
    'a spreadsheet',
    'cv.docx',
    zip({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<w/>') }),
    'refused',
  );
  add('gzip', 'cv.docx', latin('\x1f\x8b\x08\0'), 'refused');
  add('nothing', 'cv.pdf', new Uint8Array(), 'refused');
  add('one byte', 'cv.pdf', new Uint8Array([0x25]), 'refused');
  add('zeros', 'cv.pdf', new Uint8Array(100_000), 'refused');
  add('a PDF called .exe', 'cv.exe', pdf);
  add('a PDF called .docx', 'cv.docx', pdf);
  add('a Word file called .pdf', 'cv.pdf', docx);
  add('a PDF with two extensions', 'cv.pdf.exe', pdf);
  add('a name that climbs', '../../../../tmp/cv.pdf', pdf);
  add('a name with line ends', 'cv%0d%0aX-Evil: 1.pdf', pdf);
  add('a name of markup', '<img src=x onerror=alert(1)>.pdf', pdf);
  add('a name that reads backwards', 'cv\u202efdp.exe.pdf', pdf);
  add('a name of 300 letters', `${'é'.repeat(300)}.pdf`, pdf);

  // These files are at, above and below limits of size.
  add('3.5 MB exactly', 'cv.pdf', padded(pdf, MAX));
  add('3.5 MB less one byte', 'cv.pdf', padded(pdf, MAX - 1));
  add('3.5 MB and one byte', 'cv.pdf', padded(pdf, MAX + 1), 'refused');
  add('20 MB', 'cv.pdf', padded(pdf, 20 * 1024 * 1024), 'refused');

  // These files are PDFs.
  add('JavaScript at opening', 'cv.pdf', rawPdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'));
  add('a launch action', 'cv.pdf', rawPdf('/OpenAction<</S/Launch/Win<</F(cmd.exe)/P(/c calc)>>>>'));
  add('a link out', 'cv.pdf', rawPdf('/OpenAction<</S/URI/URI(http://127.0.0.1:9/)>>'));
  add('a form that sends', 'cv.pdf', rawPdf('/OpenAction<</S/SubmitForm/F(http://127.0.0.1:9/)>>'));
  add(
    'a file within',
    'cv.pdf',
    rawPdf('/Names<</EmbeddedFiles<</Names[(a.exe) 6 0 R]>>>>', '6 0 obj<</Type/Filespec/F(a.exe)>>endobj'),
  );
  add('XFA', 'cv.pdf', rawPdf('/AcroForm<</XFA(<xdp><script>1</script></xdp>)>>'));
  add(
    'a ring of pages',
    'cv.pdf',
    latin(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    ),
  );
  add(
    'a billion pages',
    'cv.pdf',
    latin(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 1000000000>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    ),
  );
  add('a stream bomb', 'cv.pdf', await pdfBomb());
  add(
    'a font that runs code',
    'cv.pdf',
    rawPdf('', '6 0 obj<</Type/Font/Subtype/Type1/FontMatrix[1 0 0 1 0 (0\\); alert\\(1\\)\\/\\/)]/BaseFont/X>>endobj'),
  );
  add('a password', 'cv.pdf', await encryptedPdf(), 'refused');
  add('cut off', 'cv.pdf', pdf.slice(0, 300));
  add('only a header', 'cv.pdf', latin('%PDF-1.7\n'));
  add('a header and noise', 'cv.pdf', joined(latin('%PDF-1.7\n'), noise(50_000, 7)));
  add('two PDFs', 'cv.pdf', joined(pdf, pdf));
  add('deep arrays', 'cv.pdf', rawPdf(`/X ${'['.repeat(50_000)}${']'.repeat(50_000)}`));
  add('a wrong cross-reference', 'cv.pdf', latin(`${strLatin(pdf)}\nstartxref\n99999999999\n%%EOF`));
  add(
    'a picture of a billion points',
    'cv.pdf',
    rawPdf(
      '',
      '6 0 obj<</Type/XObject/Subtype/Image/Width 100000/Height 100000/BitsPerComponent 8/ColorSpace/DeviceRGB/Length 1>>stream\nx\nendstream endobj',
    ),
  );

  // These files are Word documents.
  add('a ZIP bomb', 'cv.docx', docxOf([run('x')], { 'word/bomb.xml': new Uint8Array(60 * 1024 * 1024) }), 'refused');
  add('a document bomb', 'cv.docx', documentXml(body(`<w:p>${'<w:r><w:t>ha</w:t></w:r>'.repeat(400_000)}</w:p>`)));
  add(
    '2 000 entries',
    'cv.docx',
    docxOf([run('x')], Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`word/${n}.xml`, strToU8('<a/>')]))),
    'refused',
  );
  add(
    'a path that climbs',
    'cv.docx',
    docxOf([run('x')], { '../../../../tmp/kafaa-slip.xml': strToU8('<a/>') }),
    'refused',
  );
  add('an absolute path', 'cv.docx', docxOf([run('x')], { '/etc/kafaa-slip.xml': strToU8('<a/>') }), 'refused');
  add(
    'an entity of a file',
    'cv.docx',
    documentXml(
      `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]>${body('<w:p><w:r><w:t>&e;</w:t></w:r></w:p>').slice(21)}`,
    ),
  );
  add(
    'an entity of the network',
    'cv.docx',
    documentXml(
      `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY % e SYSTEM "http://127.0.0.1:9/x.dtd"> %e;]>${body('').slice(21)}`,
    ),
  );
  add('a billion laughs', 'cv.docx', billion());
  add('deep elements', 'cv.docx', documentXml(body('<w:p>'.repeat(30_000) + '</w:p>'.repeat(30_000))));
  add('a template from elsewhere', 'cv.docx', relation('attachedTemplate', 'http://127.0.0.1:9/x.dotm'), 'refused');
  add('a picture from elsewhere', 'cv.docx', relation('image', 'http://127.0.0.1:9/x.png'), 'refused');
  add('a share that asks who you are', 'cv.docx', relation('oleObject', '\\\\127.0.0.1\\x'), 'refused');
  add('a relation to the disk', 'cv.docx', relation('image', 'file:///etc/passwd'));
  add('macros', 'cv.docx', docxOf([run('x')], { 'word/vbaProject.bin': ole('Attribute VB_Name = "x"') }), 'refused');
  add('an object within', 'cv.docx', docxOf([run('x')], { 'word/embeddings/oleObject1.bin': ole('x') }));
  add('no document', 'cv.docx', zip({ 'word/document.xml.txt': strToU8('word/document.xml') }));
  add('a document of noise', 'cv.docx', docxOf([], { 'word/document.xml': noise(20_000, 3) }));
  add('a size that lies (small)', 'cv.docx', lyingZip(docx, CENTRAL, 24, 1));
  add('a size that lies (huge)', 'cv.docx', lyingZip(docx, CENTRAL, 24, 0xffffffff), 'refused');
  add('a place that lies', 'cv.docx', lyingZip(docx, CENTRAL, 42, 0x7fffffff), 'refused');
  add('a method nobody knows', 'cv.docx', lyingZip(docx, LOCAL, 8, 99));
  add('cut off in the directory', 'cv.docx', docx.slice(0, -30), 'refused');
  add('an empty old Word file', 'cv.doc', ole());
  add('an old Word file of noise', 'cv.doc', ole(strLatin(noise(60_000, 5))));
  add('an old Word file in a ring', 'cv.doc', oleRing());
  add('an old Word file that is a PDF, too', 'cv.doc', joined(ole(), pdf), 'refused');
  return [...files, ...hostileKinds(pdf, docx)];
}

const strLatin = (bytes: Uint8Array) => strFromU8(bytes, true);

/** A PDF page whose stream unpacks to 200 MB. */
async function pdfBomb(): Promise<Uint8Array> {
  const { deflateSync } = await import('node:zlib');
  const stream = deflateSync(Buffer.alloc(200 * 1024 * 1024, 0x20));
  return joined(
    latin(
      `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj\n4 0 obj<</Filter/FlateDecode/Length ${stream.length}>>stream\n`,
    ),
    new Uint8Array(stream),
    latin('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  );
}

/** A compound file whose sector table is circular. */
function oleRing(): Uint8Array {
  const bytes = Buffer.alloc(512 * 8);
  Buffer.from(ole()).copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(0, 48);
  for (let at = 76; at < 512; at += 4) bytes.writeUInt32LE(0, at);
  // Every entry of the sector table points to sector 0.
  for (let at = 512; at < 1024; at += 4) bytes.writeUInt32LE(0, at);
  return new Uint8Array(bytes);
}

/** Generates reproducible pseudo-random bytes. */
export function noise(length: number, seed: number): Uint8Array {
  let state = seed * 2_654_435_761;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

/** Valid files with some bytes changed, truncated or duplicated, as a fuzzer does. */
export async function mutatedFiles(count: number, seed: number): Promise<HostileFile[]> {
  const good = [
    { fileName: 'cv.pdf', bytes: await pdfOf(LINE) },
    { fileName: 'cv.docx', bytes: docxOf([run('Développeuse, Medisoft, 2020 - 2024')]) },
    { fileName: 'cv.pdf', bytes: rawPdf('/OpenAction<</S/JavaScript/JS(1)>>') },
  ];
  return Array.from({ length: count }, (_, index) => {
    const { fileName, bytes } = good[index % good.length] ?? { fileName: 'cv.pdf', bytes: new Uint8Array() };
    const dice = noise(200, seed + index);
    const roll = (at: number) => (dice[at] ?? 0) * 65_536 + (dice[at + 1] ?? 0) * 256 + (dice[at + 2] ?? 0);
    const copy = new Uint8Array(bytes);
    for (let hit = 0; hit < 1 + (index % 40); hit++) copy[roll(hit * 4) % copy.length] = dice[hit * 4 + 3] ?? 0;
    const from = roll(190) % copy.length;
    const shape = index % 5;
    const shaped = shape === 3 ? copy.slice(0, from) : shape === 4 ? joined(copy.slice(0, from), copy) : copy;
    return { name: `mutation ${seed + index}`, fileName, bytes: shaped };
  });
}
