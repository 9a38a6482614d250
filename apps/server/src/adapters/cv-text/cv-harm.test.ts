import { strToU8, zipSync } from 'fflate';
import { expect, it, test } from 'vitest';
import { type CvHarm, checkCvBytes } from './cv-harm.ts';
import { readCvBytes } from './read-bytes.ts';
import { docxOf, pdfOf, run } from '@kafaa/testing/files/cv-files';

const LINE = [{ text: 'Développeuse, Medisoft, 03/2020 - 02/2024, React et TypeScript', y: 760 }];
const pdf = await pdfOf(LINE);
const docx = docxOf([run('Développeuse, Medisoft, 2020 - 2024')]);
const zip = zipSync({ 'a.txt': strToU8('a') });
const ole = (...parts: (string | Uint8Array)[]) => {
  const head = Buffer.alloc(1536);
  head.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  // The document's first bytes are one sector (512 bytes) after the header.
  head.writeUInt16LE(0xa5ec, 512);
  return joined(head, ...parts);
};
const joined = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const linked = (type: string, target: string) =>
  docxOf([run('x')], {
    'word/_rels/settings.xml.rels': strToU8(
      `<Relationships><Relationship Id="r1" Type="${RELATION}/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
    ),
  });
const locked = () => {
  const bytes = Buffer.from(ole());
  bytes.writeUInt16LE(0x0100, 512 + 10);
  return new Uint8Array(bytes);
};
const wide = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));

test.each<[name: string, bytes: Uint8Array]>([
  ['a PDF', pdf],
  ['a PDF after a byte order mark', joined('\xef\xbb\xbf', pdf)],
  ['a PDF after empty lines', joined('\r\n \n', pdf)],
  ['a PDF with lines after its end', joined(pdf, '\r\n\r\n\0\0\0')],
  ['a PDF with a web server’s remark after its end', joined(pdf, '\n<!-- 0.012 s -->\n')],
  ['a PDF saved twice into one file', joined(pdf, pdf)],
  ['a Word file', docx],
  ['a Word file with padding after its end', joined(docx, '\0\0\0\n')],
  ['a Word file with links to click', linked('hyperlink', 'https://www.linkedin.com/in/amira')],
  ['a Word file from a template on the writer’s disk', linked('attachedTemplate', 'file:///C:\\Users\\Amira\\CV.dotx')],
  ['a Word file from a template on a Mac', linked('attachedTemplate', 'file:///Users/amira/Mod%C3%A8les/CV.dotx')],
  ['a Word file from a template by its bare name', linked('attachedTemplate', 'Normal.dotm')],
  ['a Word file with a picture on the writer’s disk', linked('image', 'D:\\photos\\moi.jpg')],
  ['an old Word file', ole('texte')],
])('the CV check accepts a harmless file: %s', async (_, bytes) => {
  const { type, harm } = await checkCvBytes(bytes);
  expect(type).not.toBeNull();
  expect(harm).toBeNull();
});

test.each<[name: string, harm: CvHarm, bytes: Uint8Array]>([
  ['a page before a PDF', 'mixed', joined('<html><script>alert(1)</script>', pdf)],
  ['a program before a PDF', 'mixed', joined('MZ\x90\0', pdf)],
  ['a ZIP after a PDF', 'mixed', joined(pdf, zip)],
  ['a ZIP after a PDF with a second end', 'mixed', joined(pdf, zip, '\n%%EOF\n')],
  ['a Word file after a PDF', 'mixed', joined(pdf, docx)],
  [
    'a PDF within the beginning of a Word file',
    'mixed',
    zipSync({ '%PDF-1.7': [strToU8('x'), { level: 0 }], 'word/document.xml': strToU8('<a/>') }),
  ],
  ['a Word file after a Word file', 'mixed', joined(docx, docx)],
  ['a program after a Word file', 'mixed', joined(docx, 'MZ\x90')],
  ['a Word file without its end', 'mixed', docx.slice(0, -30)],
  ['a part with a path outside the archive', 'mixed', docxOf([run('x')], { '../../x.xml': strToU8('<a/>') })],
  ['a ZIP after an old Word file', 'mixed', ole(zip)],
  ['an old Word file with a password', 'locked', locked()],
  ['a Word file with a password', 'locked', ole(wide('EncryptedPackage'))],
  ['macros in an old Word file', 'macros', ole(wide('_VBA_PROJECT'))],
  ['macros', 'macros', docxOf([run('x')], { 'word/vbaProject.bin': strToU8('x') })],
  [
    'macros under another name',
    'macros',
    docxOf([run('x')], {
      '[Content_Types].xml': strToU8(
        '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
      ),
    }),
  ],
  ['a template from another host', 'linked', linked('attachedTemplate', 'http://ailleurs.example/x.dotm')],
  ['a picture from another host', 'linked', linked('image', 'https://ailleurs.example/x.png')],
  ['an object from a share', 'linked', linked('oleObject', '\\\\ailleurs\\x')],
  ['an object from a share, in another notation', 'linked', linked('oleObject', 'file:///%5c%5cailleurs/x')],
  ['an object from a host', 'linked', linked('oleObject', 'file://ailleurs/x')],
  ['an object by a scheme', 'linked', linked('oleObject', 'mhtml:http://ailleurs.example!x-usc:x')],
  ['an address in digits', 'linked', linked('image', '&#104;ttp://ailleurs.example/x')],
  [
    'a list that defines entities',
    'linked',
    docxOf([run('x')], { 'word/_rels/document.xml.rels': strToU8('<!DOCTYPE r [<!ENTITY e "x">]><r/>') }),
  ],
  ['a list of 300 KB', 'overgrown', docxOf([run('x')], { 'word/_rels/document.xml.rels': new Uint8Array(300 * 1024) })],
  [
    'an archive of 21 MB unpacked',
    'overgrown',
    docxOf([run('x')], { 'word/media/a.bmp': new Uint8Array(21 * 1024 * 1024) }),
  ],
  [
    'an archive of 1 200 parts',
    'overgrown',
    docxOf([run('x')], Object.fromEntries(Array.from({ length: 1200 }, (_, n) => [`word/${n}.xml`, strToU8('<a/>')]))),
  ],
])('the CV check reports the file « %s » as %s', async (_, harm, bytes) => {
  expect(await checkCvBytes(bytes)).toMatchObject({ harm });
});

it('the CV check of a relationship list built for slow matching takes less than 1 s of CPU time', async () => {
  const slow = '<Relationship '.repeat(18_000);
  const bytes = docxOf([run('x')], { 'word/_rels/document.xml.rels': strToU8(slow) });
  const started = process.threadCpuUsage();
  expect(await checkCvBytes(bytes)).toEqual({ type: 'docx', harm: null });
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(1000);
});

/** PDF with the given entry in its catalogue. */
const pdfWith = (catalogue: string) =>
  joined(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R ${catalogue}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R/Size 4>>\n%%EOF',
  );

it.each([
  ['a script', '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>', true],
  ['a script referenced by number', '/OpenAction<</S /J#61vaScript/JS(1)>>', true],
  ['a program', '/OpenAction<</S/Launch/F(cmd.exe)>>', true],
  ['its first page', '/OpenAction[3 0 R/Fit]', false],
  ['a link', '/OpenAction<</S/URI/URI(https://exemple.tn)>>', false],
])(
  'the CV check warns of active content in a PDF that opens %s only if the action runs a script or a program',
  async (_, catalogue, active) => {
    expect((await readCvBytes(pdfWith(catalogue))).warnings.includes('active')).toBe(active);
  },
);
