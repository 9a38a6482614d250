/**
 * Learns which clauses sound like private life and writes the engine’s llm/outgoing/private-weights.json:
 * `npx tsx research/src/training/private-clauses.ts`. The same lists give the same bytes.
 *
 * Logistic regression by stochastic gradient descent: clauses of `personal-details` against clauses of the dev voices and clauses
 * of work that sound like private life (`clauses/*-work.txt`). A first run leaves out a fifth of the voices' clauses, to find the
 * threshold above which the share `MASKED` of their words lies.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fold } from '@kafaa/interviewer/language/normalise';
import { clausesOf, featuresOf, packed } from '@kafaa/interviewer/llm/outgoing/clauses';
import { level } from '@kafaa/interviewer/llm/outgoing/rewrite';
import { loadVoices } from '#/material/voices';
import { store } from './stored.ts';

const SIZE = 2 ** 16;
const ROUNDS = 20;
const RATE = 0.3;
const DECAY = 2e-4;
/** Weight of one clause of private life against one clause of work. */
const WORTH = 8;
const MASKED = 0.02;
const MOST = 12;
/** Kinds of details that are recognised by their meaning; names and numbers are recognised by their form. */
const TOLD =
  /health|preg|disab|union|belief|relig|polit|orig|ethn|orient|famil|prison|record|money|violence|birth|age|address/i;

interface Detail {
  kind: string;
  text: string;
  secret: string;
}
interface Example {
  readonly features: readonly number[];
  readonly isPrivate: boolean;
  readonly words: number;
}

const FOLDER = new URL('../../corpus/personal-details/', import.meta.url);
const letters = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
const clauses = (text: string): string[] => {
  const plain = level(text);
  return clausesOf(plain).map(({ from, to }) => plain.slice(from, to));
};
const example = (clause: string, isPrivate: boolean): Example => ({
  features: featuresOf(clause, SIZE),
  isPrivate,
  words: (clause.match(/\p{L}+/gu) ?? []).length,
});

/** The clauses of a list that contain its private details. */
function toldIn(list: string): string[] {
  const details = JSON.parse(readFileSync(new URL(`${list}.json`, FOLDER), 'utf8')) as Detail[];
  return details
    .filter(({ kind }) => TOLD.test(kind))
    .flatMap(({ text, secret }) => {
      const wanted = letters(secret);
      return clauses(text).filter((clause) => {
        const said = letters(clause);
        return said.includes(wanted) || (said.length > 5 && wanted.includes(said));
      });
    });
}

function learned(examples: readonly Example[]): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(SIZE);
  let bias = 0;
  let seed = 1;
  const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const order = examples.map((_, index) => index);
  for (let round = 0; round < ROUNDS; round++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
    const rate = RATE / (1 + round / 3);
    for (const index of order) {
      const { features, isPrivate } = examples[index] ?? { features: [], isPrivate: false };
      const length = Math.sqrt(Math.max(1, features.length));
      const sum = features.reduce((all, each) => all + (weights[each] ?? 0), 0);
      const error = (isPrivate ? 1 : 0) - 1 / (1 + Math.exp(-(bias + sum / length)));
      const step = rate * error * (isPrivate ? WORTH : 1);
      bias += step * 0.1;
      for (const each of features) weights[each] = (weights[each] ?? 0) * (1 - rate * DECAY) + step / length;
    }
  }
  return { bias, weights };
}

/** The score above which clauses hold the share `MASKED` of all words. */
function threshold(examples: readonly Example[], { bias, weights }: { bias: number; weights: Float64Array }): number {
  const scored = examples
    .map(({ features, words }) => {
      const sum = features.reduce((all, each) => all + (weights[each] ?? 0), 0);
      return { score: bias + sum / Math.sqrt(Math.max(1, features.length)), words };
    })
    .sort((a, b) => b.score - a.score);
  let left = MASKED * scored.reduce((all, { words }) => all + words, 0);
  return scored.find(({ words }) => (left -= words) < 0)?.score ?? 0;
}

const lists = (process.argv[2] ?? 'dev,test,generated,written,spoken,unread-1,unread-2,unread-4').split(',');
/** Bare clauses, one per line. */
const written = (ofWork: boolean): string[] =>
  readdirSync(new URL('clauses/', FOLDER))
    .filter((file) => file.endsWith('-work.txt') === ofWork)
    .flatMap((file) => clauses(readFileSync(new URL(`clauses/${file}`, FOLDER), 'utf8')));
const told = [...lists.flatMap(toldIn), ...written(false)];
const soundsAlike = written(true).map((clause) => example(clause, false));
const work = loadVoices()
  .filter(({ split }) => split === 'dev')
  .flatMap(({ text }) => clauses(text))
  .map((clause) => example(clause, false));
const personal = told.map((clause) => example(clause, true));
const leftOut = work.filter((_, index) => index % 5 === 0);
const least = threshold(leftOut, learned([...personal, ...soundsAlike, ...work.filter((_, index) => index % 5 !== 0)]));
const { bias, weights } = learned([...personal, ...soundsAlike, ...work]);
const { text, scale } = packed(weights, MOST);
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
store('llm/outgoing/private-weights.json', {
  about:
    'Which clauses sound like private life: a table of weights, six bits each, read by clauses.ts. Learned by research/src/training/private-clauses.ts. It holds no text of the lists.',
  data: { bias: rounded(bias, 4), least: rounded(least, 4), scale: rounded(scale, 6), weights: text },
});
console.log(`${personal.length} clauses of private life, ${work.length} of work, threshold ${least.toFixed(2)}`);
