/**
 * Writes unsteady-words.json: the read words whose two genders, typed by ear in many ways, give other tokens. met-words.ts leaves them
 * out, so that neither gender is read. Run met-words.ts, ear-words.ts, this and the first two again.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold } from '@kafaa/interviewer/language/normalise';
import { neutralForm, SOMEBODY } from '@kafaa/interviewer/language/neutral';
import { apart, drawn } from '#/benchmark/second/gender-by-ear';
import { oneGender } from '@kafaa/interviewer/language/gender';
import { loadVoices } from '#/material/voices';
import before from './unsteady-words.json' with { type: 'json' };

const SEEDS = ['first', 'second', 'third'];
const ALL = 100_000;
/** Number of answers from which a word must not be left out; the ways of typing it then belong in language/by-ear.ts. */
const FREQUENT = 100;

const answers = new Map<string, number>();
for (const { text, language } of loadVoices())
  if (language === 'fr')
    for (const word of new Set((fold(text).match(/[a-z]+/g) ?? []).map(oneGender)))
      answers.set(word, (answers.get(word) ?? 0) + 1);
const found = SEEDS.flatMap((seed) =>
  apart(drawn(seed, ALL, true), seed).map(({ masculine }) => neutralForm(fold(masculine))),
);
const words = [...new Set([...before, ...found])]
  .filter((word) => word !== SOMEBODY && (answers.get(word) ?? 0) < FREQUENT)
  .toSorted();
writeFileSync(fileURLToPath(new URL('unsteady-words.json', import.meta.url)), `${JSON.stringify(words, null, 2)}\n`);
console.log(
  `${words.length} words, ${words.length - before.length} new: ${words.filter((word) => !before.includes(word)).join(' ')}`,
);
