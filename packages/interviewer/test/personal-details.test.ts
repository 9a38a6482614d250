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

const letters = (text: string): string => fold(text.replace(/\[[a-z]+\]/g, '|')).replace(/[^a-z0-9|]/g, '');

/** The details of a list that a model would still be told. */
function leaving(list: 'dev' | 'test'): { left: Detail[]; all: number } {
  const file = new URL(`../benchmark/personal-details/${list}.json`, import.meta.url);
  const details = JSON.parse(readFileSync(file, 'utf8')) as Detail[];
  const left = details.filter(({ identity, text, secret }) =>
    letters(withoutPerson(text, identity, new Set())).includes(letters(secret)),
  );
  return { left, all: details.length };
}

describe('what leaves for a language model', () => {
  it.each(['dev', 'test'] as const)('holds at most 2 % of the personal details of the %s list', (list) => {
    const { left, all } = leaving(list);
    expect(all).toBeGreaterThanOrEqual(100);
    expect(left.length / all, left.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.02);
  });
});
