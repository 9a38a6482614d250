import { strToU8, zipSync } from 'fflate';
import { docxOf, run } from '@kafaa/testing/files/cv-files';
import { type HostileFile, joined, latin, ole, rawPdf } from './hostile-parts.ts';

/** First bytes of files of other types. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'a program of Windows': 'MZ\x90\0\x03\0\0\0',
  'a program of Linux': '\x7fELF\x02\x01\x01\0',
  'a program of macOS': '\xcf\xfa\xed\xfe',
  'a class of Java': '\xca\xfe\xba\xbe\0\0\x004',
  'a shortcut': 'L\0\0\0\x01\x14\x02\0',
  'a script of a shell': '#!/bin/sh\nexit\n',
  'a script of PHP': '<?php system($_GET["c"]); ?>\n',
  'a batch file': '@echo off\r\ncalc\r\n',
  'a script of a page': '<script>alert(1)</script>\n',
  'an XML page': '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>\n',
  'a picture GIF': 'GIF89a/*',
  'a picture JPEG': '\xff\xd8\xff\xe0\0\x10JFIF\0',
  'an archive 7z': "7z\xbc\xaf'\x1c",
  'an archive RAR': 'Rar!\x1a\x07\x01\0',
  'an archive TAR': `cv.exe${'\0'.repeat(94)}0000644\0`,
  'a cabinet': 'MSCF\0\0\0\0',
  'a message': 'From: a@b.tn\r\nContent-Type: text/html\r\n\r\n',
  'a printer’s job': '\x1b%-12345X@PJL\n',
};

const REMOTE: Readonly<Record<string, string>> = {
  http: 'http://127.0.0.1:9/x',
  https: 'https://127.0.0.1:9/x',
  ftp: 'ftp://127.0.0.1:9/x',
  share: '\\\\127.0.0.1\\x',
  'share in slashes': '//127.0.0.1/x',
  'file with a host': 'file://127.0.0.1/x',
  'file of a share': 'file:////127.0.0.1/x',
  mhtml: 'mhtml:http://127.0.0.1:9/x!x-usc:http://127.0.0.1:9/x',
  'diagnosis tool': 'ms-msdt:/id PCWDiagnostic',
  'data address': 'data:text/html,x',
};
const KINDS = ['attachedTemplate', 'image', 'oleObject', 'frame', 'subDocument', 'video'];

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const inList = (name: string, xml: string) => docxOf([run('Développeuse')], { [name]: strToU8(xml) });
const relation = (kind: string, target: string, quote = '"') => {
  const says = (key: string, value: string) => `${key}=${quote}${value}${quote}`;
  const inside = [
    says('Id', 'r9'),
    says('Type', `${RELATION}/${kind}`),
    says('Target', target),
    says('TargetMode', 'External'),
  ];
  return inList('word/_rels/document.xml.rels', `<Relationships><Relationship ${inside.join(' ')}/></Relationships>`);
};
const types = (contentType: string) =>
  inList(
    '[Content_Types].xml',
    `<Types><Override PartName="/word/document.xml" ContentType="${contentType}"/></Types>`,
  );

const wide = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

/** Families of hostile content, each in every notation that programs understand. */
export function hostileKinds(pdf: Uint8Array, docx: Uint8Array): HostileFile[] {
  const files: HostileFile[] = [];
  const refused = (name: string, fileName: string, bytes: Uint8Array) =>
    files.push({ name, fileName, bytes, expect: 'refused' });
  const taken = (name: string, fileName: string, bytes: Uint8Array) =>
    files.push({ name, fileName, bytes, expect: 'accepted' });

  for (const [name, beginning] of Object.entries(BEGINNINGS)) {
    refused(`${name}, alone`, 'cv.pdf', latin(beginning));
    refused(`${name} with a PDF behind it`, 'cv.pdf', joined(latin(beginning), pdf));
    refused(`${name} with a Word file behind it`, 'cv.docx', joined(latin(beginning), docx));
  }
  const zip = zipSync({ 'a.exe': strToU8('MZ') });
  const tails: Record<string, Uint8Array> = {
    'a ZIP': zip,
    'a Word file': docx,
    'a ZIP and a second end': joined(zip, latin('\n%%EOF\n')),
  };
  for (const [name, tail] of Object.entries(tails))
    refused(`a PDF with ${name} behind it`, 'cv.pdf', joined(pdf, tail));
  refused('an old Word file with a ZIP behind it', 'cv.doc', joined(ole(), zip));
  refused('two Word files', 'cv.docx', joined(docx, docx));
  refused('a Word file with a program behind it', 'cv.docx', joined(docx, latin('MZ\x90\0')));

  for (const kind of KINDS)
    for (const [name, target] of Object.entries(REMOTE))
      refused(`${kind} by ${name}`, 'cv.docx', relation(kind, target));
  refused('a picture by an address in numbers', 'cv.docx', relation('image', '&#104;ttp://127.0.0.1:9/x'));
  refused('a picture by single quotes', 'cv.docx', relation('image', 'http://127.0.0.1:9/x', "'"));
  refused('a share behind signs by number', 'cv.docx', relation('image', 'file:///%5C%5C127.0.0.1/x'));
  taken('a link to click', 'cv.docx', relation('hyperlink', 'https://exemple.tn/amira'));
  taken('a template on the own disk', 'cv.docx', relation('attachedTemplate', 'file:///C:\\Users\\Amira\\CV.dotx'));

  for (const name of [
    'word/vbaProject.bin',
    'word/VBAPROJECT.BIN',
    'vbaProject.bin',
    'word/vbaData.xml',
    'word/activeX/activeX1.bin',
  ])
    refused(`macros as ${name}`, 'cv.docx', inList(name, 'x'));
  for (const kind of ['document', 'template'])
    refused(
      `a ${kind} with macros by its type`,
      'cv.docx',
      types(`application/vnd.ms-word.${kind}.macroEnabled.main+xml`),
    );
  refused('macros in an old Word file', 'cv.doc', joined(ole(), wide('_VBA_PROJECT')));
  refused('a Word file with a password', 'cv.docx', joined(ole(), wide('EncryptedPackage')));

  for (const part of ['word/_rels/document.xml.rels', '_rels/.rels', 'customXml/_rels/item1.xml.rels'])
    refused(
      `entities in ${part}`,
      'cv.docx',
      inList(part, '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]><r>&e;</r>'),
    );
  for (const slip of ['../x', '..\\..\\x', 'word/../../x', '/etc/x'])
    refused(`a part called ${slip}`, 'cv.docx', inList(slip, 'x'));
  refused('a list of 1 MB', 'cv.docx', inList('word/_rels/document.xml.rels', ' '.repeat(1024 * 1024)));
  refused(
    'a picture of 25 MB unpacked',
    'cv.docx',
    docxOf([run('x')], { 'word/media/a.bmp': new Uint8Array(25 * 1024 * 1024) }),
  );

  taken('a script in the names', 'cv.pdf', rawPdf(`/Names<</JavaScript<</Names[(a)${SCRIPT}]>>>>`));
  taken('a script by events', 'cv.pdf', rawPdf(`/AA<</WC${SCRIPT}>>`));
  taken('a script by numbers', 'cv.pdf', rawPdf('/OpenAction<</S/J#61vaScript/JS(1)>>'));
  taken('a program on another system', 'cv.pdf', rawPdf('/OpenAction<</S/Launch/Unix<</F(/bin/sh)>>>>'));
  taken('a document elsewhere', 'cv.pdf', rawPdf('/OpenAction<</S/GoToR/F(\\\\\\\\127.0.0.1\\\\x)/D[0/Fit]>>'));
  taken('data from elsewhere', 'cv.pdf', rawPdf('/OpenAction<</S/ImportData/F(http://127.0.0.1:9/x)>>'));
  return files;
}
