import { crc32 } from 'node:zlib';
import type { LogoType } from '@kafaa/domain/companies/options';

/** A verified picture: its bytes contain what is needed to draw it, and nothing else. */
export interface Picture {
  readonly type: LogoType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * Reads a picture by its bytes, whatever name or type was sent with it. Metadata (place, camera, comments) is removed and bytes after
 * the end are refused, so that the stored file is a picture and nothing else. Null for any other file and for an animation.
 */
export function readPicture(bytes: Buffer): Picture | null {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return readPng(bytes);
  if (bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8) return readJpeg(bytes);
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return readWebp(bytes);
  return null;
}

/** PNG chunks that change the drawing: size, palette, transparency, colour space, pixels. */
const PNG_KEPT: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'sRGB',
  'gAMA',
  'cHRM',
  'iCCP',
  'pHYs',
  'IDAT',
  'IEND',
]);

function readPng(bytes: Buffer): Picture | null {
  const kept: Buffer[] = [PNG_SIGNATURE];
  let size: { width: number; height: number } | null = null;
  let pixels = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    // The first chunk is the header; `acTL` announces an animation.
    if ((at === 8) !== (name === 'IHDR') || name === 'acTL') return null;
    if (name === 'IHDR') {
      if (length !== 13) return null;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    if (name === 'IDAT') pixels = true;
    if (PNG_KEPT.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND')
      return size && pixels && end === bytes.length ? { type: 'image/png', ...size, bytes: Buffer.concat(kept) } : null;
    at = end;
  }
  return null;
}

/** Whether a JPEG segment starts a frame and so holds the size; 0xc4, 0xc8 and 0xcc are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Whether a JPEG segment is metadata: application data, except the density, the colour profile and the colour transform, or a comment. */
const isMetadata = (marker: number) =>
  (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee) || marker === 0xfe;

function readJpeg(bytes: Buffer): Picture | null {
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return null;
    if (isFrame(marker)) {
      if (end < at + 9) return null;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    // The scans follow to the end of the file, which is its end marker.
    if (marker === 0xda) {
      const isWhole =
        bytes.readUInt16BE(bytes.length - 2) === 0xffd9 && bytes.indexOf('ffd9', at, 'hex') === bytes.length - 2;
      return size && isWhole
        ? { type: 'image/jpeg', ...size, bytes: Buffer.concat([...kept, bytes.subarray(at)]) }
        : null;
    }
    if (!isMetadata(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

/** WebP chunks that change the drawing. `VP8X` is rewritten, because it also announces the removed ones. */
const WEBP_KEPT: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
/** Bits of `VP8X`: animation, and the metadata that is removed (EXIF and XMP). */
const ANIMATED = 0x02;
const WEBP_METADATA = 0x08 | 0x04;

function readWebp(bytes: Buffer): Picture | null {
  if (bytes.length < 20 || bytes.readUInt32LE(4) + 8 !== bytes.length) return null;
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | null = null;
  let pixels = false;
  for (let at = 12; at < bytes.length;) {
    if (at + 8 > bytes.length) return null;
    const length = bytes.readUInt32LE(at + 4);
    // A chunk of odd length is followed by a byte of padding.
    const end = at + 8 + length + (length % 2);
    if (end > bytes.length) return null;
    const name = bytes.toString('latin1', at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, end));
    const found = webpSize(name, chunk.subarray(8));
    size ??= found;
    if (name === 'VP8 ' || name === 'VP8L') {
      if (!found || pixels) return null;
      pixels = true;
    }
    if (name === 'VP8X') {
      const flags = chunk[8] ?? 0;
      if (flags & ANIMATED) return null;
      chunk[8] = flags & ~WEBP_METADATA;
    }
    if (WEBP_KEPT.has(name)) kept.push(chunk);
    at = end;
  }
  if (!size || !pixels) return null;
  const body = Buffer.concat(kept);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return { type: 'image/webp', ...size, bytes: Buffer.concat([head, body]) };
}

/** Returns the size that a WebP chunk states. Null for a chunk that states none. */
function webpSize(name: string, data: Buffer): { width: number; height: number } | null {
  if (data.length < 10) return null;
  if (name === 'VP8X') return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  if (name === 'VP8L' && data[0] === 0x2f) {
    const packed = data.readUInt32LE(1);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (name === 'VP8 ' && data.readUIntBE(3, 3) === 0x9d012a)
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  return null;
}
