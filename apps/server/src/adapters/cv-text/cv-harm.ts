import { type CvType, sniffCvType } from '@kafaa/interviewer/cv/sniff';
import { ArchiveError, endOfZip, endsThere, isBlank, partsOf, unpack } from './archive.ts';
import { asksPassword } from './pdf-lock.ts';

/**
 * Why a file is not taken although it is of a type that we take: two formats in one, a password, macros, content from
 * elsewhere, or a bomb.
 */
export type CvHarm = 'mixed' | 'locked' | 'macros' | 'linked' | 'overgrown';

/** A file's real type, null when it is none of ours, and why it is not taken, null when it is. */
export interface CvCheck {
  readonly type: CvType | null;
  readonly harm: CvHarm | null;
}

/** Parts that list things are small and few: no honest document needs more. */
const LIST_LIMIT = 256 * 1024;
const LISTS_LIMIT = 1024 * 1024;
const MOST_LISTS = 50;

/** Looks at a file without reading its text. Its time depends on the file: only for the process that reads CVs. */
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
  // Anything else behind a PDF is padding at worst: no program would take it for the file.
  return isBlank(file.subarray(0, file.indexOf('%PDF-'))) && endOfZip(file) === null ? null : 'mixed';
}

const wide = (text: string) => Buffer.from(text, 'utf16le');
/** Word 97 to 2003: the first bytes of its main stream, and the bit in them that says that it is encrypted. */
const MAIN_STREAM = 0xa5ec;
const SECTOR = 512;
const FLAGS_AT = 10;
const ENCRYPTED = 0x0100;

function oleHarm(file: Buffer): CvHarm | null {
  const zip = endOfZip(file);
  if (zip !== null && endsThere(file, zip)) return 'mixed';
  // A newer Word file with a password is wrapped into the older format.
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
    // Other encodings are allowed, and nobody writes them.
    if (text === '' || text.includes('\0')) return 'mixed';
    if (isTypes(part.name) && /macroenabled|vbaproject/i.test(text)) return 'macros';
    if (isList(part.name) && leadsElsewhere(text)) return 'linked';
  }
  // The rest is not looked at, but it is as long as it says: whoever opens the document unpacks no more than we allow.
  for (const part of parts) if (!lists.includes(part)) unpack(file, part);
  return null;
}

/**
 * Whether opening the document fetches something from another machine. A link for clicking does not; a template or a
 * picture on the writer's own disk, which many honest documents name, is simply not found.
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

/** `C:\…`, `file:///…` and relative places; not `\\server`, not `file://server`, and nothing with a scheme. */
function isOnOwnDisk(target: string): boolean {
  const place = target.replaceAll('&amp;', '').replace(/%5c/gi, '\\').replace(/%2f/gi, '/');
  if (/^(?:file:\/{3})?[a-z]:[\\/]/i.test(place) || /^file:\/{3}[^\\/&]/i.test(place)) return true;
  return !/[:&]/.test(place) && !/^[\\/]{2}/.test(place);
}
