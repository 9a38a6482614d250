import { type CvType, sniffCvType } from '@kafaa/interviewer/cv/sniff';
import { ArchiveError, endOfZip, endsThere, isBlank, partsOf, unpack } from './archive.ts';
import { asksPassword } from './pdf-lock.ts';

/**
 * Reason for refusing a file of an accepted type: two formats in one file, a password, macros, content from another machine, or too
 * much content (a decompression bomb).
 */
export type CvHarm = 'mixed' | 'locked' | 'macros' | 'linked' | 'overgrown';

/** Real type of the file (null if it is not accepted), and the reason for refusing the file (null if there is none). */
export interface CvCheck {
  readonly type: CvType | null;
  readonly harm: CvHarm | null;
}

/** Limits for the parts that list relationships and content types. An honest document has few such parts, all small. */
const LIST_LIMIT = 256 * 1024;
const LISTS_LIMIT = 1024 * 1024;
const MOST_LISTS = 50;

/** Checks a file without reading its text. The time depends on the file, so only the process that reads CVs may call this function. */
export async function checkCvBytes(bytes: Uint8Array): Promise<CvCheck> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = sniffCvType(bytes);
  return { type, harm: type && (await harmOf(file, type)) };
}

async function harmOf(file: Buffer, type: CvType): Promise<CvHarm | null> {
  if (type === 'doc') return oleHarm(file);
  if (type === 'pdf') return pdfHarm(file) ?? ((await asksPassword(file)) ? 'locked' : null);
  try {
    return docxHarm(file);
  } catch (error) {
    if (error instanceof ArchiveError) return error.fault === 'overgrown' ? 'overgrown' : 'mixed';
    throw error;
  }
}

function pdfHarm(file: Buffer): CvHarm | null {
  // Only a ZIP after the PDF counts as a second format: no program would open other trailing data as the file.
  return isBlank(file.subarray(0, file.indexOf('%PDF-'))) && endOfZip(file) === null ? null : 'mixed';
}

const wide = (text: string) => Buffer.from(text, 'utf16le');
/** Number that starts the main stream of Word 97 to 2003. Below: the offset and the flag that mark encryption. */
const MAIN_STREAM = 0xa5ec;
const SECTOR = 512;
const FLAGS_AT = 10;
const ENCRYPTED = 0x0100;

function oleHarm(file: Buffer): CvHarm | null {
  const zip = endOfZip(file);
  if (zip !== null && endsThere(file, zip)) return 'mixed';
  // A password-protected file of a newer Word is stored inside the older OLE format.
  if (file.includes(wide('EncryptedPackage'))) return 'locked';
  for (let at = SECTOR; at + FLAGS_AT + 2 <= file.length; at += SECTOR) {
    if (file.readUInt16LE(at) !== MAIN_STREAM) continue;
    if ((file.readUInt16LE(at + FLAGS_AT) & ENCRYPTED) !== 0) return 'locked';
    break;
  }
  return file.includes(wide('_VBA_PROJECT')) ? 'macros' : null;
}

const isList = (name: string) => /\.rels$/i.test(name);
const isTypes = (name: string) => name.toLowerCase() === '[content_types].xml';

function docxHarm(file: Buffer): CvHarm | null {
  const parts = partsOf(file);
  if (parts.some(({ name }) => /vba(?:project\.bin|data\.xml)$|\/activex\//i.test(name))) return 'macros';
  const lists = parts.filter(({ name }) => isList(name) || isTypes(name));
  if (lists.length > MOST_LISTS) return 'overgrown';
  let room = LISTS_LIMIT;
  for (const part of lists) {
    if (part.declared > Math.min(room, LIST_LIMIT)) return 'overgrown';
    const text = unpack(file, part).toString('latin1');
    room -= text.length;
    // A part with NUL bytes is refused: the format allows other encodings, but no program writes them.
    if (text === '' || text.includes('\0')) return 'mixed';
    if (isTypes(part.name) && /macroenabled|vbaproject/i.test(text)) return 'macros';
    if (isList(part.name) && leadsElsewhere(text)) return 'linked';
  }
  // The other parts are not inspected, but `unpack` checks their declared length, so opening the document cannot unpack more than
  // the limit.
  for (const part of parts) if (!lists.includes(part)) unpack(file, part);
  return null;
}

/**
 * Whether opening the document fetches something from another machine. A hyperlink fetches nothing. Many honest documents refer to
 * a template or a picture on the author's own disk; the reader does not find it and continues.
 */
function leadsElsewhere(list: string): boolean {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(list)) return true;
  for (const [tag] of list.matchAll(/<(?:\w+:)?Relationship\s[^<]*/g)) {
    if (!/\sTargetMode\s*=\s*["']External["']/i.test(tag)) continue;
    if (!valueOf(tag, 'Type').endsWith('/hyperlink') && !isOnOwnDisk(valueOf(tag, 'Target'))) return true;
  }
  return false;
}

const ATTRIBUTE = /\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function valueOf(tag: string, name: string): string {
  const found = [...tag.matchAll(ATTRIBUTE)].find(([, attribute]) => attribute === name);
  return found?.[2] ?? found?.[3] ?? '';
}

/**
 * Whether a target is on the author's own disk: true for `C:\…`, `file:///…` and relative paths, false for `\\server`,
 * `file://server` and any other scheme.
 */
function isOnOwnDisk(target: string): boolean {
  const place = target.replaceAll('&amp;', '').replace(/%5c/gi, '\\').replace(/%2f/gi, '/');
  if (/^(?:file:\/{3})?[a-z]:[\\/]/i.test(place) || /^file:\/{3}[^\\/&]/i.test(place)) return true;
  return !/[:&]/.test(place) && !/^[\\/]{2}/.test(place);
}
