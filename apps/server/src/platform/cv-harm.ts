import { inflateRawSync } from 'node:zlib';
import type { CvType } from '@kafaa/interviewer/cv/sniff';

/**
 * Why a file is not taken although it is of a type that we take: two formats in one, a password, macros, content from
 * elsewhere, or a bomb.
 */
export type CvHarm = 'mixed' | 'locked' | 'macros' | 'linked' | 'overgrown';

const UNPACKED_LIMIT = 20 * 1024 * 1024;
const ENTRY_LIMIT = 1000;
/** A part that only lists things is small; whoever needs more room for it means harm. */
const LIST_LIMIT = 256 * 1024;

const END = 0x06054b50;
const END_BYTES = 22;
const CENTRAL = 0x02014b50;
const CENTRAL_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
/** What a ZIP with places for large files has between its directory and its end. */
const WIDE_BYTES = 76;
const LONGEST_COMMENT = 0xffff;

/** Padding that programs leave around a file; it belongs to no other format. */
const BLANK = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?[\0\t\n\f\r ]*$/;
const latin = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** What is wrong with a file that begins like this type, without reading its text; null when nothing is. */
export function cvHarm(bytes: Uint8Array, type: CvType): CvHarm | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'pdf') return pdfHarm(file);
  return type === 'doc' ? oleHarm(file) : docxHarm(file);
}

/** A PDF that may want a password: only its reader can tell, since many are locked against changes alone. */
export function mayWantPassword(bytes: Uint8Array, type: CvType): boolean {
  return type === 'pdf' && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt');
}

function pdfHarm(file: Buffer): CvHarm | null {
  const before = latin(file.subarray(0, file.indexOf('%PDF-')));
  const zip = endOfZip(file);
  // Anything else behind a PDF is padding at worst: no program would take it for the file.
  return BLANK.test(before) && zip === null ? null : 'mixed';
}

const wide = (text: string) => Buffer.from(text, 'utf16le');
/** Of Word 97 to 2003: the first bytes of its main stream, and the bit in them that says that it is encrypted. */
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

function docxHarm(file: Buffer): CvHarm | null {
  const end = endOfZip(file);
  if (end === null || !endsThere(file, end)) return 'mixed';
  const parts = partsOf(file, end);
  if (typeof parts === 'string') return parts;
  if (parts.some(({ name }) => /vba(?:project\.bin|data\.xml)$|\/activex\//i.test(name))) return 'macros';
  for (const part of parts) {
    const isList = /\.rels$/i.test(part.name);
    if (!isList && part.name.toLowerCase() !== '[content_types].xml') continue;
    const text = unpack(file, part);
    if (text.length > LIST_LIMIT) return 'overgrown';
    // Other encodings are allowed, and nobody writes them.
    if (text === '' || text.includes('\0')) return 'mixed';
    if (!isList && /macroenabled|vbaproject/i.test(text)) return 'macros';
    if (isList && leadsElsewhere(text)) return 'linked';
  }
  return null;
}

/** Where the record stands that ends a ZIP, whose directory lies right before it; null in a file that is none. */
function endOfZip(file: Buffer): number | null {
  const from = Math.max(0, file.length - END_BYTES - LONGEST_COMMENT);
  for (let at = file.length - END_BYTES; at >= from; at -= 1) {
    if (file.readUInt32LE(at) !== END) continue;
    if (directoryOf(file, at) !== null || file.readUInt32LE(at + 12) === 0) return at;
  }
  return null;
}

/** True when the ZIP's comment is empty and nothing but padding comes after it. */
const endsThere = (file: Buffer, end: number) =>
  file.readUInt16LE(end + 20) === 0 && BLANK.test(latin(file.subarray(end + END_BYTES)));

/** Where the directory begins that the end record measures. */
function directoryOf(file: Buffer, end: number): number | null {
  const size = file.readUInt32LE(end + 12);
  for (const gap of [0, WIDE_BYTES]) {
    const start = end - gap - size;
    if (size >= CENTRAL_BYTES && start >= 0 && file.readUInt32LE(start) === CENTRAL) return start;
  }
  return null;
}

interface Part {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly at: number;
}

/** The parts of a ZIP that begins with the file and measures what it holds; otherwise what is wrong with it. */
function partsOf(file: Buffer, end: number): Part[] | CvHarm {
  const start = directoryOf(file, end);
  // Something in front of the ZIP moves all places by its length.
  if (start === null || file.readUInt32LE(end + 16) !== start || file.readUInt32LE(0) !== LOCAL) return 'mixed';
  const parts: Part[] = [];
  let unpacked = 0;
  for (let at = start; at + CENTRAL_BYTES <= end && file.readUInt32LE(at) === CENTRAL;) {
    const [name, extra, comment] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)];
    unpacked += file.readUInt32LE(at + 24);
    if (parts.length >= ENTRY_LIMIT || unpacked > UNPACKED_LIMIT) return 'overgrown';
    parts.push({
      name: latin(file.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + name)).replaceAll('\\', '/'),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      at: file.readUInt32LE(at + 42),
    });
    at += CENTRAL_BYTES + name + extra + comment;
  }
  return parts.some(({ name }) => name.includes('../') || name.startsWith('/')) ? 'mixed' : parts;
}

/** The text of a part that lists things, or more than one may have; empty when it cannot be read. */
function unpack(file: Buffer, { method, packed, at }: Part): string {
  if (at + LOCAL_BYTES > file.length || file.readUInt32LE(at) !== LOCAL) return '';
  const from = at + LOCAL_BYTES + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const bytes = file.subarray(from, from + packed);
  try {
    if (method === 8) return inflateRawSync(bytes, { maxOutputLength: LIST_LIMIT }).toString('latin1');
    return method === 0 ? bytes.toString('latin1') : '';
  } catch (error) {
    const isTooLong = (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLong ? ' '.repeat(LIST_LIMIT + 1) : '';
  }
}

/**
 * Whether opening the document fetches something from another machine. A link for clicking does not; a template or a
 * picture on the writer's own disk, which many honest documents name, is simply not found.
 */
function leadsElsewhere(list: string): boolean {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(list)) return true;
  // Cut at each tag instead of a pattern over the whole text: its time grows with the length alone.
  return list
    .split('<')
    .filter((tag) => /^(?:\w+:)?Relationship\s/.test(tag) && /\sTargetMode\s*=\s*["']External["']/i.test(tag))
    .some((tag) => {
      const [type = '', target = ''] = ['Type', 'Target'].map((name) => valueOf(tag, name));
      return !type.endsWith('/hyperlink') && !isOnOwnDisk(target);
    });
}

const valueOf = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((one) => one !== undefined) ?? '';

/** `C:\…`, `file:///…` and relative places; not `\\server`, not `file://server`, and nothing with a scheme. */
function isOnOwnDisk(target: string): boolean {
  const place = target.replaceAll('&amp;', '').replace(/%5c/gi, '\\').replace(/%2f/gi, '/');
  if (/^(?:file:\/{3})?[a-z]:[\\/]/i.test(place) || /^file:\/{3}[^\\/&]/i.test(place)) return true;
  return !/[:&]/.test(place) && !/^[\\/]{2}/.test(place);
}
