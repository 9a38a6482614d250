import { inflateSync } from 'node:zlib';

/** Pattern of an action that runs a script or a program. Showing a page and following a link do not match. */
const ACTION = /\/S\s*\/(?:JavaScript|Launch)\b/;
const UNPACKED_LIMIT = 16 * 1024 * 1024;
/** Number of characters before a stream that are searched for the stream's dictionary. */
const DICTIONARY_WITHIN = 400;

/** Decodes hexadecimal escapes in PDF names, such as `/J#61vaScript`. */
export const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Whether a PDF contains a script or starts a program, also inside compressed object streams. */
export function hasActions(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString('latin1');
  if (ACTION.test(plainNames(text))) return true;
  let room = UNPACKED_LIMIT;
  for (const { index, 0: start } of text.matchAll(/\bstream\r?\n/g)) {
    if (!text.slice(Math.max(0, index - DICTIONARY_WITHIN), index).includes('/ObjStm') || room <= 0) continue;
    const end = text.indexOf('endstream', index);
    try {
      const packed = file.subarray(index + start.length, end < 0 ? undefined : end);
      const objects = inflateSync(packed, { maxOutputLength: room }).toString('latin1');
      room -= objects.length;
      if (ACTION.test(plainNames(objects))) return true;
    } catch {
      // The stream is damaged, too large or compressed in another way; the PDF reader handles it.
    }
  }
  return false;
}
