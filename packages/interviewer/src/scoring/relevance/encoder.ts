import { ofExpected, type Terms } from './terms.ts';

/** Numbers that a word's vector holds, and those of an encoded text. */
export const WORD_SIZE = 40;
export const SIZE = 64;

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
  /** Words without a vector that many answers hold all the same. */
  common: ReadonlySet<string>;
  towers: Readonly<Record<TowerName, Tower>>;
}

/** A text as weighted rows: its words in the common space, its terms in the tower's own. */
export interface Weighted {
  x: Float32Array;
  rows: readonly number[];
  amounts: readonly number[];
}

/** A text's terms as an encoder and a tower know them, one after the other; −1 where one of the two does not know a term. */
export interface Reading {
  words: Int32Array;
  rows: Int32Array;
  /** How much each term counts, and how much its word tells. */
  amounts: Float32Array;
  sizes: Float32Array;
}

export function readTerms(terms: Terms, { words, rarity }: Encoder, tower: Tower): Reading {
  const known = [...terms].flatMap(([term, amount]) => {
    const word = words.get(ofExpected(term) ?? term) ?? -1;
    const row = tower.terms.get(term) ?? -1;
    return word < 0 && row < 0 ? [] : [{ word, row, amount }];
  });
  return {
    words: Int32Array.from(known, ({ word }) => word),
    rows: Int32Array.from(known, ({ row }) => row),
    amounts: Float32Array.from(known, ({ amount }) => amount),
    sizes: Float32Array.from(known, ({ word, amount }) => (word < 0 ? 0 : amount * (rarity[word] ?? 0))),
  };
}

/** Brings what was read to length 1: the words in their common space, the tower's own terms as rows. `isLeftOut` is asked once a term. */
export function weigh(reading: Reading, vectors: Float32Array, isLeftOut: () => boolean = () => false): Weighted {
  const x = new Float32Array(WORD_SIZE);
  const rows: number[] = [];
  const amounts: number[] = [];
  let squares = 0;
  let own = 0;
  for (let place = 0; place < reading.words.length; place++) {
    if (isLeftOut()) continue;
    const word = reading.words[place] ?? -1;
    if (word >= 0) {
      const size = reading.sizes[place] ?? 0;
      squares += size * size;
      for (let i = 0; i < WORD_SIZE; i++) x[i] = (x[i] ?? 0) + size * (vectors[word * WORD_SIZE + i] ?? 0);
    }
    const row = reading.rows[place] ?? -1;
    if (row < 0) continue;
    const amount = reading.amounts[place] ?? 0;
    rows.push(row);
    amounts.push(amount);
    own += amount * amount;
  }
  const norm = Math.sqrt(squares) || 1;
  for (let i = 0; i < WORD_SIZE; i++) x[i] = (x[i] ?? 0) / norm;
  const length = Math.sqrt(own) || 1;
  return { x, rows, amounts: amounts.map((amount) => amount / length) };
}

export const weighted = (terms: Terms, encoder: Encoder, tower: Tower): Weighted =>
  weigh(readTerms(terms, encoder, tower), encoder.vectors);

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
  for (let index = 0; index < rows.length; index++) {
    const amount = amounts[index] ?? 0;
    const from = (rows[index] ?? 0) * SIZE;
    for (let j = 0; j < SIZE; j++) to[at + j] = (to[at + j] ?? 0) + amount * (learned[from + j] ?? 0);
  }
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
