import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** One chunk of a PNG. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), chunk.length - 4);
  return chunk;
}

/** A PNG of one colour (RGB), with further chunks after its header. */
export function pngPicture(
  { width, height }: { width: number; height: number },
  { colour = [0, 90, 140], chunks = [] }: { colour?: readonly number[]; chunks?: readonly Buffer[] } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The body of `companies.saveLogo`. */
export const logoBody = (picture: Buffer = pngPicture({ width: 160, height: 80 })) => ({
  picture: picture.toString('base64'),
});

const segment = (marker: number, data: Buffer): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, data]);
};

/** The structure of a JPEG with this size: its scan holds no decodable pixels. */
export function jpegShape({ width, height }: { width: number; height: number }, extra: readonly Buffer[] = []): Buffer {
  const frame = Buffer.alloc(15);
  frame.writeUInt8(8, 0);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    ...extra,
    segment(0xc0, frame),
    segment(0xda, Buffer.alloc(10)),
    Buffer.from('1234ff00ffd9', 'hex'),
  ]);
}
export const exifSegment = (text: string): Buffer => segment(0xe1, Buffer.from(`Exif\0\0${text}`, 'latin1'));

const riffChunk = (name: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** The structure of an extended WebP with this size, EXIF data and, if asked for, an animation. */
export function webpShape(
  { width, height }: { width: number; height: number },
  { exif = '', animated = false }: { exif?: string; animated?: boolean } = {},
): Buffer {
  const extended = Buffer.alloc(10);
  extended[0] = (exif === '' ? 0 : 0x08) | (animated ? 0x02 : 0);
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(height - 1, 7, 3);
  const pixels = Buffer.alloc(12);
  pixels[0] = 0x2f;
  pixels.writeUInt32LE(((height - 1) << 14) | (width - 1), 1);
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    riffChunk('VP8X', extended),
    riffChunk('VP8L', pixels),
    ...(exif === '' ? [] : [riffChunk('EXIF', Buffer.from(exif, 'latin1'))]),
  ]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
