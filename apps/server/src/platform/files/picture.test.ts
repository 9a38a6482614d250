import { describe, expect, it } from 'vitest';
import { exifSegment, jpegShape, pngChunk, pngPicture, webpShape } from '@kafaa/testing/files/pictures';
import { readPicture } from './picture.ts';

const SIZE = { width: 160, height: 80 };
const SECRET = 'Tunis 36.8N';
const note = pngChunk('tEXt', Buffer.from(`Comment\0${SECRET}`, 'latin1'));

describe('pictures', () => {
  it.each([
    ['image/png', pngPicture(SIZE, { chunks: [note] })],
    ['image/jpeg', jpegShape(SIZE, [exifSegment(SECRET)])],
    ['image/webp', webpShape(SIZE, { exif: SECRET })],
  ] as const)('a picture of type %s keeps its size and loses its metadata', (type, bytes) => {
    expect(bytes.includes(SECRET)).toBe(true);
    const picture = readPicture(bytes);
    expect(picture).toMatchObject({ type, ...SIZE });
    expect(picture?.bytes.includes(SECRET)).toBe(false);
    // The cleaned picture is whole: reading it again changes nothing.
    expect(readPicture(picture?.bytes ?? Buffer.alloc(0))).toEqual(picture);
  });

  it('a picture without metadata keeps its bytes', () => {
    const bytes = pngPicture(SIZE);
    expect(readPicture(bytes)?.bytes.equals(bytes)).toBe(true);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['an empty file', Buffer.alloc(0)],
    ['a truncated PNG', pngPicture(SIZE).subarray(0, -9)],
    ['a PNG with a page after its end', Buffer.concat([pngPicture(SIZE), Buffer.from('<script>')])],
    ['an animated PNG', pngPicture(SIZE, { chunks: [pngChunk('acTL', Buffer.alloc(8))] })],
    ['a PNG with a wrong checksum', Buffer.from(pngPicture(SIZE).fill(1, 17, 18))],
    ['a truncated JPEG', jpegShape(SIZE).subarray(0, -2)],
    ['a JPEG with a page after its end', Buffer.concat([jpegShape(SIZE), Buffer.from('<script>')])],
    ['a JPEG without a frame', Buffer.from('ffd8ffda0008000000000000ffd9', 'hex')],
    ['a WebP with a page after its end', Buffer.concat([webpShape(SIZE), Buffer.from('<script>')])],
    ['an animated WebP', webpShape(SIZE, { animated: true })],
    ['only the header of a WebP', webpShape(SIZE).subarray(0, 12)],
  ])('the server refuses %s as a picture', (_name, bytes) => {
    expect(readPicture(bytes)).toBeNull();
  });
});
