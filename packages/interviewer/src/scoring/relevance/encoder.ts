import type { Terms } from './terms.ts';

/** Numbers that a word's vector holds, and those of an encoded text. */
export const WORD_SIZE = 40;
export const SIZE = 48;

/** One of the three kinds of text: what was learned for its terms, and how its word vectors are turned. */
export interface Tower {
  /** Rows of `SIZE` numbers. */
  terms: ReadonlyMap<string, number>;
  rows: Float32Array;
  /** `WORD_SIZE` rows of `SIZE` numbers. */
  turn: Float32Array;
}

export type TowerName = 'question' | 'offer' | 'answer';

export interface Encoder {
  /** Row of each word in `vectors`. */
  words: ReadonlyMap<string, number>;
  vectors: Float32Array;
  /** By row of `vectors`: how much a word tells, the more the rarer. */
  rarity: Float32Array;
  towers: Readonly<Record<TowerName, Tower>>;
}

/** A text as weighted rows: its words in the common space, its terms in the tower's own. */
export interface Weighted {
  x: Float32Array;
  rows: readonly number[];
  amounts: readonly number[];
}

/** Reads a text's terms: those that are words with a vector, and those that the tower has learned. */
export function weighted(terms: Terms, { words, vectors, rarity }: Encoder, tower: Tower): Weighted {
  const x = new Float32Array(WORD_SIZE);
  const rows: number[] = [];
  const amounts: number[] = [];
  let squares = 0;
  let own = 0;
  for (const [term, amount] of terms) {
    const word = words.get(term.startsWith('expected ') ? term.slice('expected '.length) : term);
    if (word !== undefined) {
      const size = amount * (rarity[word] ?? 0);
      squares += size * size;
      for (let i = 0; i < WORD_SIZE; i++) x[i] = (x[i] ?? 0) + size * (vectors[word * WORD_SIZE + i] ?? 0);
    }
    const row = tower.terms.get(term);
    if (row === undefined) continue;
    rows.push(row);
    amounts.push(amount);
    own += amount * amount;
  }
  const norm = Math.sqrt(squares) || 1;
  for (let i = 0; i < WORD_SIZE; i++) x[i] = (x[i] ?? 0) / norm;
  const length = Math.sqrt(own) || 1;
  return { x, rows, amounts: amounts.map((amount) => amount / length) };
}

/** Adds a text's numbers to `to`, from `at` on. */
export function encodeInto(
  to: Float32Array,
  at: number,
  { x, rows, amounts }: Weighted,
  { rows: learned, turn }: Tower,
): void {
  for (let i = 0; i < WORD_SIZE; i++) {
    const value = x[i] ?? 0;
    if (value === 0) continue;
    for (let j = 0; j < SIZE; j++) to[at + j] = (to[at + j] ?? 0) + value * (turn[i * SIZE + j] ?? 0);
  }
  rows.forEach((row, index) => {
    const amount = amounts[index] ?? 0;
    for (let j = 0; j < SIZE; j++) to[at + j] = (to[at + j] ?? 0) + amount * (learned[row * SIZE + j] ?? 0);
  });
}

export function fit(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < SIZE; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** The logarithm of the mean of exponentials. */
export function logMean(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const most = values.reduce((a, b) => Math.max(a, b), -Infinity);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0) / values.length);
}
