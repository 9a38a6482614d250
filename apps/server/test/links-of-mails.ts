import { expect } from 'vitest';
import type { OutboxMail } from '@kafaa/domain/mails/api';

/** The parts of the links in a text, as whoever reads a proxy's log could read them: percent signs and base64url resolved. */
function readable(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^/\s]+(\/\S+)/g)].flatMap(([, path = '']) => [
    decodeURIComponent(path),
    ...path.split(/[/?=.]/).map((part) => Buffer.from(part, 'base64url').toString()),
  ]);
}

const ADDRESS = /[\w.-]{2,}@\w[\w-]*\.\w/;
/** A random signature may look like an address, one link in some hundred thousand; it is no text then. */
const NO_TEXT = /[\p{Cc}\uFFFD]/u;

/** Holds each mail that a test reads to « links name nobody » (S24): no address stands in a link. */
export function namingNobody(mails: OutboxMail[]): OutboxMail[] {
  expect(
    mails.flatMap(({ text }) => readable(text)).filter((part) => ADDRESS.test(part) && !NO_TEXT.test(part)),
  ).toEqual([]);
  return mails;
}
