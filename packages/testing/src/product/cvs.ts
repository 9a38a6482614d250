import { PDFDocument } from 'pdf-lib';
import { pdfCv as pdfBytes } from '#/files/pdf-cv';

export interface CvFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const pdf = (bytes: Uint8Array, name: string): CvFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
});

/** A one-page PDF CV with real text, as a file to upload. */
export const pdfCv = async (lines?: readonly string[]): Promise<CvFile> =>
  pdf(await pdfBytes(lines), 'CV Amira Ben Salah.pdf');

/** A picture of one black pixel, a stand-in for a scanned page without text. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

/** A valid PDF whose page is an image and contains no text. */
export async function scannedCv(): Promise<CvFile> {
  const document = await PDFDocument.create();
  const picture = await document.embedPng(Buffer.from(PIXEL, 'base64'));
  document.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  return pdf(await document.save(), 'CV scanné.pdf');
}

/** An executable file named and labelled as a PDF. */
export const programCv: CvFile = pdf(
  Buffer.concat([Buffer.from('MZ\u0090\0\u0003', 'latin1'), Buffer.alloc(4096, 0x21)]),
  'cv.pdf',
);
export const emptyCv: CvFile = pdf(new Uint8Array(), 'cv.pdf');

/** A valid PDF of four megabytes. */
export async function largeCv(): Promise<CvFile> {
  const small = await pdfCv();
  return pdf(Buffer.concat([small.buffer, Buffer.alloc(4 * 1024 * 1024 - small.buffer.length, 0x20)]), 'gros cv.pdf');
}
