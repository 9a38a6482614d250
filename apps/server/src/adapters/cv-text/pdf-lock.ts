import { warningOf } from './cv-error.ts';
import { plainNames } from './pdf-actions.ts';

/** Bytes at the end of the file that are searched for the last `startxref`, and bytes that are read of a dictionary. */
const TAIL = 2048;
const DICTIONARY = 4096;

/**
 * Whether a PDF needs a password to be read. Only the reader can tell, because many encrypted PDFs only restrict
 * changes. It opens the document but loads no page.
 */
export async function asksPassword(file: Buffer): Promise<boolean> {
  if (!trailersOf(file).some((text) => /\/Encrypt\b/.test(text))) return false;
  const { getDocumentProxy } = await import('unpdf');
  try {
    // A copy, because the reader takes ownership of the buffer.
    await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
    return false;
  } catch (error) {
    return warningOf(error) === 'encrypted';
  }
}

/** The dictionaries that may contain `/Encrypt`: at the cross-reference that `startxref` points to, and at the last trailer. */
function trailersOf(file: Buffer): string[] {
  const tail = file.subarray(-TAIL).toString('latin1');
  const offset = Number(/startxref\s+(\d{1,10})/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))))?.[1]);
  const places = [file.lastIndexOf('trailer')];
  if (offset < file.length) {
    // A cross-reference table is followed by its trailer; a cross-reference stream has its own dictionary.
    const isTable = file.toString('latin1', offset, offset + 4) === 'xref';
    places.push(isTable ? file.indexOf('trailer', offset) : offset);
  }
  return places.filter((at) => at >= 0).map((at) => dictionaryAt(file, at));
}

/** The text from this offset to the end of a possible dictionary, without comments and with names decoded. */
function dictionaryAt(file: Buffer, at: number): string {
  const text = file.toString('latin1', at, at + DICTIONARY);
  const end = /\bstream\b|startxref/.exec(text)?.index ?? text.length;
  return plainNames(text.slice(0, end).replace(/%[^\r\n]*/g, ' '));
}
