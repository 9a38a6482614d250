import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflated = promisify(deflateRaw);

export interface ZipEntry {
  /** Path of the entry, with `/` between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Set if the file's format is already compressed; the entry is then stored without deflate. */
  readonly packed?: boolean;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const WIDE_END = 0x06064b50;
const WIDE_LOCATOR = 0x07064b50;
/** Version 4.5 of the ZIP format, which introduced ZIP64. */
const VERSION = 45;
/** Flag for names in UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
const UINT16 = 0xffff;
const UINT32 = 0xffffffff;

/** Streams a ZIP file with one entry in memory at a time. Beyond 4 GB or 65,535 entries it uses ZIP64. */
export async function* zipFile(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes, packed = false } of entries) {
    const data = packed ? bytes : await deflated(bytes);
    const path = Buffer.from(name);
    const facts = factsOf({ at, method: packed ? 0 : DEFLATED, crc: crc32(bytes), stored: data.length, bytes, path });
    const local = Buffer.alloc(4);
    local.writeUInt32LE(LOCAL);
    directory.push(centralRecord(facts, path, offset));
    yield Buffer.concat([local, facts, path]);
    yield data;
    offset += local.length + facts.length + path.length + data.length;
  }
  const central = Buffer.concat(directory);
  yield central;
  yield endOf({ count: directory.length, size: central.length, offset });
}

interface Facts {
  readonly at: Date;
  readonly method: number;
  readonly crc: number;
  readonly stored: number;
  readonly bytes: Uint8Array;
  readonly path: Buffer;
}

/** Fields that an entry's local header and its record in the directory share. */
function factsOf({ at, method, crc, stored, bytes, path }: Facts): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(FLAGS, 2);
  facts.writeUInt16LE(method, 4);
  facts.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6);
  facts.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(stored, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(path.length, 22);
  return facts;
}

function centralRecord(facts: Buffer, path: Buffer, offset: number): Buffer {
  const isFar = offset >= UINT32;
  const head = Buffer.alloc(6);
  head.writeUInt32LE(CENTRAL, 0);
  head.writeUInt16LE(VERSION, 4);
  const copy = Buffer.from(facts);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(isFar ? UINT32 : offset, 10);
  if (!isFar) return Buffer.concat([head, copy, rest, path]);
  const extra = Buffer.alloc(12);
  copy.writeUInt16LE(extra.length, 24);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(offset), 4);
  return Buffer.concat([head, copy, rest, path, extra]);
}

function endOf({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(Math.min(count, UINT16), 8);
  end.writeUInt16LE(Math.min(count, UINT16), 10);
  end.writeUInt32LE(Math.min(size, UINT32), 12);
  end.writeUInt32LE(Math.min(offset, UINT32), 16);
  if (count < UINT16 && size < UINT32 && offset < UINT32) return end;
  const wide = Buffer.alloc(56);
  wide.writeUInt32LE(WIDE_END, 0);
  wide.writeBigUInt64LE(44n, 4);
  wide.writeUInt16LE(VERSION, 12);
  wide.writeUInt16LE(VERSION, 14);
  wide.writeBigUInt64LE(BigInt(count), 24);
  wide.writeBigUInt64LE(BigInt(count), 32);
  wide.writeBigUInt64LE(BigInt(size), 40);
  wide.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(WIDE_LOCATOR, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([wide, locator, end]);
}
