import { fold } from '#/language/normalise';
import { stem } from '#/language/stem';
import privateWeights from './private-weights.json' with { type: 'json' };

// Detects clauses about private life that contain no listed word: « j'ai quatre bouches à nourrir ». A linear model over words
// and pairs of words, trained on lists of personal details against answers about work.

const { bias: BIAS, least: LEAST, scale: SCALE, weights: WEIGHTS } = privateWeights.data;

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const ZERO = 31;
const VALUES = new Map(Array.from(SIGNS, (sign, value) => [sign.charCodeAt(0), value - ZERO]));

const BREAK =
  /[!?;:()\n,«»"\u{F0000}]|\.(?!\d)|(?<!\p{L})(?:mais|but|donc|so|car|parce|because|pcq|alors|sinon|puis|then|ama|et|and|cependant|however|pourtant|though|otherwise)(?!\p{L})/gu;

export interface Clause {
  readonly from: number;
  readonly to: number;
}

/** The clauses of a levelled text. */
export function clausesOf(plain: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const add = (to: number): void => {
    if (/\p{L}/u.test(plain.slice(from, to))) clauses.push({ from, to });
  };
  for (const { index, 0: found } of plain.matchAll(BREAK)) {
    add(index);
    from = index + (found.length === 1 ? 1 : 0);
  }
  add(plain.length);
  return clauses;
}

/** Indexes of a clause's words and word pairs in a hashed table of `size` weights. */
export function featuresOf(clause: string, size: number): number[] {
  const words = fold(clause.replace(/\[[a-z]{2,8}\]/g, ' ')).match(/\p{L}+|\d+/gu) ?? [];
  const stems = words.map((word) => (/\d/.test(word) ? '#' : stem(stem(word, 'fr'), 'en')));
  const keys = new Set(stems);
  ['^', ...stems].forEach((one, index) => keys.add(`${one} ${stems[index] ?? '$'}`));
  return [...new Set([...keys].map((key) => numberOf(key) % size))];
}

function numberOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Score of a clause; above `LEAST` the clause sounds like private life. */
function privacyOf(clause: string): number {
  const features = featuresOf(clause, WEIGHTS.length);
  const sum = features.reduce((all, each) => all + (VALUES.get(WEIGHTS.charCodeAt(each)) ?? 0), 0);
  return BIAS + (SCALE * sum) / Math.sqrt(Math.max(1, features.length));
}

/** Clauses with fewer characters are never private. */
const SHORTEST = 4;

/** True for a clause that sounds like private life. */
export const soundsPrivate = (clause: string): boolean => clause.length >= SHORTEST && privacyOf(clause) > LEAST;

/** Encodes a table of weights as text, six bits each, with the step size. Used by the training script. */
export function packed(weights: ArrayLike<number>, most: number): { text: string; scale: number } {
  const scale = most / ZERO;
  const sign = (weight: number): string =>
    SIGNS[Math.max(-ZERO, Math.min(ZERO, Math.round(weight / scale))) + ZERO] ?? 'f';
  return { text: Array.from(weights, sign).join(''), scale };
}
