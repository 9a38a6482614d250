import { warningOf } from './cv-error.ts';
import { plainNames } from './pdf-actions.ts';

/**
 * Number of bytes at the end of the file that are searched for the last `startxref`. Below: the number of bytes that are read of a
 * dictionary.
 */
const TAIL = 2048;
const DICTIONARY = 4096;

/**
 * Whether a PDF needs a password to be read. Many encrypted PDFs only restrict changes, so the PDF reader has to open the document;
 * it loads no page.
 */
export async function asksPassword(file: Buffer): Promise<boolean> {
  if (!trailersOf(file).some((text) => /\/Encrypt\b/.test(text))) return false;
  const { getDocumentProxy } = await import('unpdf');
  try {
    // The reader takes ownership of the buffer, so it gets a copy.
    await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
    return false;
  } catch (error) {
    return warningOf(error) === 'encrypted';
  }
}

/** Dictionaries that may contain `/Encrypt`: the one at the cross-reference that `startxref` points to, and the last trailer. */
function trailersOf(file: Buffer): string[] {
  const tail = file.subarray(-TAIL).toString('latin1');
  const offset = Number(/startxref\s+(\d{1,10})/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))))?.[1]);
  const places = [file.lastIndexOf('trailer')];
  if (offset < file.length) {
    // A trailer follows a cross-reference table; a cross-reference stream has its own dictionary.
    const isTable = file.toString('latin1', offset, offset + 4) === 'xref';
    places.push(isTable ? file.indexOf('trailer', offset) : offset);
  }
  return places.filter((at) => at >= 0).map((at) => dictionaryAt(file, at));
}

/** Text from this offset to the end of the dictionary, if there is one. Comments are removed and names decoded. */
function dictionaryAt(file: Buffer, at: number): string {
  const text = file.toString('latin1', at, at + DICTIONARY);
  const end = /\bstream\b|startxref/.exec(text)?.index ?? text.length;
  return plainNames(text.slice(0, end).replace(/%[^\r\n]*/g, ' '));
}
