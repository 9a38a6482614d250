import { deflateSync } from 'node:zlib';
import {
  concatTransformationMatrix,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setTextRenderingMode,
  StandardFonts,
  TextRenderingMode,
} from 'pdf-lib';
import { HIDDEN_TEXT } from './docx.ts';

/** Ways to hide text in a PDF. */
export const PDF_TRICKS = [
  'white',
  'near-white',
  'tiny',
  'scaled-tiny',
  'invisible',
  'off-left',
  'off-top',
  'under-image',
  'under-panel',
  'transparent',
  'same-colour',
];

/** One grey pixel as a PNG. */
function pixel(): Uint8Array {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 200, 205, 210]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** Adds the hidden text to the first page of a PDF, in one of the ways above. */
export async function hidePdf(bytes: Uint8Array, trick: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.getPage(0);
  const [x, y, size] = [60, 30, 9];
  const black = rgb(0, 0, 0);
  const words = (options: object): void =>
    page.drawText(HIDDEN_TEXT.replace('’', "'"), { x, y, size, font, color: black, ...options });
  const panel = rgb(0.2, 0.35, 0.5);
  page.pushOperators(pushGraphicsState());
  if (trick === 'white') words({ color: rgb(1, 1, 1) });
  if (trick === 'near-white') words({ color: rgb(0.985, 0.985, 0.99) });
  if (trick === 'tiny') words({ size: 0.6 });
  if (trick === 'scaled-tiny') {
    page.pushOperators(concatTransformationMatrix(0.05, 0, 0, 0.05, 60, 30));
    words({ x: 0, y: 0, size: 12 });
  }
  if (trick === 'invisible') {
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    words({});
  }
  if (trick === 'off-left') words({ x: -900 });
  if (trick === 'off-top') words({ y: 1400 });
  if (trick === 'transparent') words({ opacity: 0.01 });
  if (trick === 'under-image') {
    words({});
    page.drawImage(await document.embedPng(pixel()), { x: 40, y: 20, width: 520, height: 26 });
  }
  if (trick === 'under-panel') {
    words({});
    page.drawRectangle({ x: 40, y: 20, width: 520, height: 26, color: panel });
  }
  if (trick === 'same-colour') {
    page.drawRectangle({ x: 40, y: 20, width: 520, height: 26, color: panel });
    words({ color: panel });
  }
  page.pushOperators(popGraphicsState());
  return document.save();
}
