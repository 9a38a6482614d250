import { inflateRawSync } from 'node:zlib';

/**
 * Reason for refusing a ZIP file. `false`: the headers contradict the content or each other. `overgrown`: the file has more entries
 * or bytes than the limits allow.
 */
export type ArchiveErrorKind = 'false' | 'overgrown';

export class ArchiveError extends Error {
  override name = 'ArchiveError';
  readonly fault: ArchiveErrorKind;

  constructor(fault: ArchiveErrorKind) {
    super(`the ZIP file is refused: ${fault}`);
    this.fault = fault;
  }
}

/** Maximum unpacked size of all parts together. */
const UNPACKED_LIMIT = 20 * 1024 * 1024;
const ENTRY_LIMIT = 1000;

const END = 0x06054b50;
const END_BYTES = 22;
const CENTRAL = 0x02014b50;
const CENTRAL_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
/** Length of the ZIP64 records between the central directory and the end record. */
const WIDE_BYTES = 76;
const WIDE_COUNT = 0xffff;
const WIDE_SIZE = 0xffffffff;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;
/** Flag of a part whose sizes are stored after the data and not in the local header. */
const SIZES_FOLLOW = 8;

/** Pattern of padding that programs leave around a file: byte-order mark, NULs, white space. Padding is not another format's content. */
const BLANK = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?[\0\t\n\f\r ]*$/;
export const isBlank = (bytes: Buffer): boolean => BLANK.test(bytes.toString('latin1'));

/** Returns the offset of a ZIP's end record, whose directory ends before it (`directoryOf`) or is empty. Null if the file is no ZIP. */
export function endOfZip(file: Buffer): number | null {
  const from = Math.max(0, file.length - END_BYTES - LONGEST_COMMENT);
  for (let at = file.length - END_BYTES; at >= from; at -= 1) {
    if (file.readUInt32LE(at) !== END) continue;
    if (directoryOf(file, at) !== null || file.readUInt32LE(at + 12) === 0) return at;
  }
  return null;
}

/** Whether the ZIP's comment is empty and only padding follows the ZIP. */
export const endsThere = (file: Buffer, end: number): boolean =>
  file.readUInt16LE(end + 20) === 0 && isBlank(file.subarray(end + END_BYTES));

/** Computes start and end of the central directory from its size in the end record. Null if there is no directory at that place. */
function directoryOf(file: Buffer, end: number): { start: number; stop: number } | null {
  const size = file.readUInt32LE(end + 12);
  for (const gap of [0, WIDE_BYTES]) {
    const start = end - gap - size;
    if (size >= CENTRAL_BYTES && start >= 0 && file.readUInt32LE(start) === CENTRAL) return { start, stop: end - gap };
  }
  return null;
}

export interface Part {
  readonly name: string;
  readonly method: number;
  /** Unpacked size in bytes, as declared in the directory. */
  readonly declared: number;
  readonly packed: number;
  /** Start of the local header (`at`). Below: start and end of the data. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Lists the parts of a ZIP file without unpacking them. The ZIP must begin at the first byte, and its headers must
 * match its content. Refuses too many parts or bytes, overlapping parts, duplicate names and headers that contradict
 * each other.
 */
export function partsOf(file: Buffer): Part[] {
  const end = endOfZip(file);
  const directory = end === null || !endsThere(file, end) ? null : directoryOf(file, end);
  // The offset must match, because data in front of the ZIP would shift all offsets.
  if (end === null || !directory || file.readUInt32LE(end + 16) !== directory.start) throw new ArchiveError('false');
  const parts = listed(file, directory);
  const count = file.readUInt16LE(end + 10);
  if (count !== WIDE_COUNT && count !== parts.length) throw new ArchiveError('false');
  const names = new Set(parts.map(({ name }) => name.toLowerCase()));
  const climbs = parts.some(({ name }) => name.includes('../') || name.startsWith('/'));
  if (climbs || names.size !== parts.length) throw new ArchiveError('false');
  let free = 0;
  for (const { at, to } of parts.toSorted((one, other) => one.at - other.at)) {
    if (at < free || to > directory.start) throw new ArchiveError('false');
    free = to;
  }
  return parts;
}

function listed(file: Buffer, { start, stop }: { start: number; stop: number }): Part[] {
  const parts: Part[] = [];
  let unpacked = 0;
  let at = start;
  while (at + CENTRAL_BYTES <= stop && file.readUInt32LE(at) === CENTRAL) {
    const [name, extra, comment] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)];
    unpacked += file.readUInt32LE(at + 24);
    if (parts.length >= ENTRY_LIMIT || unpacked > UNPACKED_LIMIT) throw new ArchiveError('overgrown');
    parts.push(partAt(file, at, file.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + name)));
    at += CENTRAL_BYTES + name + extra + comment;
  }
  if (at !== stop) throw new ArchiveError('false');
  return parts;
}

/** Reads a directory entry and its local header, which must contain the same values. */
function partAt(file: Buffer, entry: number, name: Buffer): Part {
  const method = file.readUInt16LE(entry + 10);
  const [packed, declared] = [file.readUInt32LE(entry + 20), file.readUInt32LE(entry + 24)];
  const at = file.readUInt32LE(entry + 42);
  if (at + LOCAL_BYTES > file.length || file.readUInt32LE(at) !== LOCAL) throw new ArchiveError('false');
  const flags = file.readUInt16LE(at + 6);
  const nameEnd = at + LOCAL_BYTES + file.readUInt16LE(at + 26);
  const from = nameEnd + file.readUInt16LE(at + 28);
  const says = (offset: number, size: number) =>
    (flags & SIZES_FOLLOW) !== 0 || [size, WIDE_SIZE].includes(file.readUInt32LE(at + offset));
  const agrees =
    (flags & ENCRYPTED) === 0 &&
    file.readUInt16LE(at + 8) === method &&
    file.subarray(at + LOCAL_BYTES, nameEnd).equals(name) &&
    says(18, packed) &&
    says(22, declared);
  if (!agrees) throw new ArchiveError('false');
  return { name: name.toString('latin1').replaceAll('\\', '/'), method, declared, packed, at, from, to: from + packed };
}

/** Unpacks a part; throws if its length differs from the length that the directory declares. */
export function unpack(file: Buffer, { method, declared, from, to }: Part): Buffer {
  const bytes = method === 8 ? inflated(file.subarray(from, to), declared) : file.subarray(from, to);
  if ((method !== 0 && method !== 8) || bytes.length !== declared) throw new ArchiveError('false');
  return bytes;
}

function inflated(packed: Buffer, declared: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, declared) });
  } catch {
    // The data is damaged or longer than declared: `maxOutputLength` stops the inflation.
    throw new ArchiveError('false');
  }
}
