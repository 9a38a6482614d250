import * as z from 'zod/mini';
import { cleanTexts } from './clean.ts';

const partsSchema = z.tuple([z.string(), z.union([z.string(), z.int()]), z.string()]);

/** The end of a page: its sort order, and the sort value and id of its last row. */
export type CursorParts = z.output<typeof partsSchema>;

/** An opaque text for URLs. */
export function encodeCursor(parts: CursorParts): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Null for an invalid cursor. */
export function decodeCursor(text: string): CursorParts | null {
  try {
    const parsed = z.safeParse(partsSchema, cleanTexts(JSON.parse(Buffer.from(text, 'base64url').toString())));
    return parsed.success && encodeCursor(parsed.data) === text ? parsed.data : null;
  } catch {
    return null;
  }
}
