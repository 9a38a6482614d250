import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Identity } from '@kafaa/interviewer/contract';
import { fold } from '@kafaa/interviewer/language/normalise';
import { withoutPerson } from '@kafaa/interviewer/llm/outgoing/without-person';

interface Detail {
  readonly kind: string;
  readonly identity: Identity;
  readonly text: string;
  readonly secret: string;
}

const LISTS = ['dev', 'test', 'generated', 'written', 'spoken', 'unread-1', 'unread-2', 'unread-4'] as const;
const NONE: ReadonlySet<string> = new Set();
const letters = (text: string): string => fold(text.replace(/\[[a-z]+\]/g, '|')).replace(/[^\p{L}\p{N}|]/gu, '');

/** The details of a list that would still be sent to a model. */
function leaving(list: (typeof LISTS)[number]): { left: Detail[]; all: number } {
  const file = new URL(`../corpus/personal-details/${list}.json`, import.meta.url);
  const details = JSON.parse(readFileSync(file, 'utf8')) as Detail[];
  const left = details.filter(({ identity, text, secret }) =>
    letters(withoutPerson(text, identity, NONE)).includes(letters(secret)),
  );
  return { left, all: details.length };
}

describe('personal details in text sent to a language model', () => {
  it.each(LISTS)('the text sent to a model contains at most 2 % of the personal details of the %s list', (list) => {
    const { left, all } = leaving(list);
    expect(all).toBeGreaterThanOrEqual(100);
    expect(left.length / all, left.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.02);
  });
});
