import { expect } from 'vitest';
import type { OutboxMail } from '@kafaa/domain/mails/api';

/** The parts of the links in a text, decoded (percent-encoding and base64url) as a reader of a proxy's log could do it. */
function readable(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^/\s]+(\/\S+)/g)].flatMap(([, path = '']) => [
    decodeURIComponent(path),
    ...path.split(/[/?=.]/).map((part) => Buffer.from(part, 'base64url').toString()),
  ]);
}

const ADDRESS = /[\w.-]{2,}@\w[\w-]*\.\w/;
/**
 * Pattern of bytes that are not valid text. Without this test, the random signature of one link in some hundred thousand would
 * look like an address.
 */
const NO_TEXT = /[\p{Cc}\uFFFD]/u;

/** Checks the rule « links name nobody » (S24) for each mail that a test reads: no link contains an e-mail address. */
export function namingNobody(mails: OutboxMail[]): OutboxMail[] {
  expect(
    mails.flatMap(({ text }) => readable(text)).filter((part) => ADDRESS.test(part) && !NO_TEXT.test(part)),
  ).toEqual([]);
  return mails;
}
