import { describe, expect, it } from 'vitest';
import { jpegPdf } from './jpeg-pdf.ts';

const page = (width: number, height: number, byte: number) => ({
  jpeg: new Uint8Array([0xff, 0xd8, byte, 0x0a, 0xff, 0xd9]),
  width,
  height,
});

describe('PDF of photographed pages', () => {
  it('jpegPdf puts upright and landscape pictures in order, with a cross-reference table that points at every object', async () => {
    const bytes = new Uint8Array(await jpegPdf([page(1200, 1600, 1), page(1600, 800, 2)]).arrayBuffer());
    const text = new TextDecoder('latin1').decode(bytes);
    expect(text).toContain('/Count 2/Kids[3 0 R 6 0 R]');
    expect([...text.matchAll(/MediaBox\[([^\]]*)\]/g)].map(([, box]) => box)).toEqual(['0 0 595 842', '0 0 842 595']);
    // Fitted without distortion: 842 × 421 in the middle of a page across.
    expect(text).toContain('842 0 0 421 0 87 cm /P Do');
    expect(text.indexOf('\u0001\n')).toBeLessThan(text.indexOf('\u0002\n'));
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(table, table + 9)).toBe('xref\n0 9\n');
    const offsets = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset, index) => text.startsWith(`${index + 1} 0 obj\n`, offset))).toEqual(
      Array(8).fill(true),
    );
    for (const [, length, at] of [...text.matchAll(/\/Length (\d+)>>\nstream\n/g)].map(
      (match) => [0, Number(match[1]), match.index + match[0].length] as const,
    )) {
      expect(text.slice(at + length, at + length + 10)).toBe('\nendstream');
    }
  });
});
