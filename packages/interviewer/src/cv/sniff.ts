export type CvType = 'pdf' | 'doc' | 'docx';

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Readers accept a PDF whose header starts within this many bytes. */
const PDF_HEADER_WITHIN = 1024;

/** The type of a file by its content, since its name proves nothing. Null if it is none of the three. */
export function sniffCvType(bytes: Uint8Array): CvType | null {
  if (indexOf(bytes.subarray(0, PDF_HEADER_WITHIN), codes('%PDF-')) >= 0) return 'pdf';
  if (startsWith(bytes, OLE)) return 'doc';
  return startsWith(bytes, ZIP) && indexOf(bytes, codes('word/document.xml')) >= 0 ? 'docx' : null;
}

function codes(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function indexOf(bytes: Uint8Array, part: readonly number[]): number {
  for (let at = bytes.indexOf(part[0] ?? 0); at >= 0; at = bytes.indexOf(part[0] ?? 0, at + 1)) {
    if (part.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
