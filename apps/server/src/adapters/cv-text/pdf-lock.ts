import { warningOf } from './cv-fault.ts';
import { plainNames } from './pdf-actions.ts';

/** Where the last offset of a cross-reference stands, and how long a dictionary is looked at. */
const TAIL = 2048;
const DICTIONARY = 4096;

/**
 * Whether a PDF asks for a password before it is read: only its reader can tell, since many are locked against changes
 * alone. The reader opens the document and looks at no page.
 */
export async function asksPassword(file: Buffer): Promise<boolean> {
  if (!trailersOf(file).some((text) => /\/Encrypt\b/.test(text))) return false;
  const { getDocumentProxy } = await import('unpdf');
  try {
    // A copy: the reader takes the bytes for itself.
    await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
    return false;
  } catch (error) {
    return warningOf(error) === 'encrypted';
  }
}

/** The dictionaries that may name an encryption: at the cross-reference that the end points to, and at the last trailer. */
function trailersOf(file: Buffer): string[] {
  const tail = file.subarray(-TAIL).toString('latin1');
  const offset = Number(/startxref\s+(\d{1,10})/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))))?.[1]);
  const places = [file.lastIndexOf('trailer')];
  if (offset < file.length) {
    // A table has its trailer behind it; a stream is its own.
    const isTable = file.toString('latin1', offset, offset + 4) === 'xref';
    places.push(isTable ? file.indexOf('trailer', offset) : offset);
  }
  return places.filter((at) => at >= 0).map((at) => dictionaryAt(file, at));
}

/** From this place to the end of what can be a dictionary, comments taken out, names by their letters. */
function dictionaryAt(file: Buffer, at: number): string {
  const text = file.toString('latin1', at, at + DICTIONARY);
  const end = /\bstream\b|startxref/.exec(text)?.index ?? text.length;
  return plainNames(text.slice(0, end).replace(/%[^\r\n]*/g, ' '));
}
