import * as z from 'zod/mini';
import { cleanTexts } from './clean.ts';

const partsSchema = z.tuple([z.string(), z.union([z.string(), z.int()]), z.string()]);

/** End of a page of a list: the sort order, and the sort value and id of the page's last row. */
export type CursorParts = z.output<typeof partsSchema>;

/** Encodes a cursor as an opaque text for URLs. */
export function encodeCursor(parts: CursorParts): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Decodes a cursor; returns null for an invalid one. */
export function decodeCursor(text: string): CursorParts | null {
  try {
    const parsed = z.safeParse(partsSchema, cleanTexts(JSON.parse(Buffer.from(text, 'base64url').toString())));
    return parsed.success && encodeCursor(parsed.data) === text ? parsed.data : null;
  } catch {
    return null;
  }
}
