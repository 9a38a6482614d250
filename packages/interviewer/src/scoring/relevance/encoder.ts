import { ofExpected, type Terms } from './terms.ts';

/** Dimensions of a word vector and of an encoded text. */
export const WORD_SIZE = 40;
export const SIZE = 128;

/** Parameters for one of the three kinds of text: the learned vectors of its terms, and the matrix that projects word vectors. */
export interface Tower {
  /** Dimensions of its encodings. */
  size: number;
  /** Rows of `size` numbers. */
  terms: ReadonlyMap<string, number>;
  rows: Float32Array;
  /** `WORD_SIZE` rows of `size` numbers. */
  turn: Float32Array;
}

export type TowerName = 'question' | 'offer' | 'answer';

export interface Encoder {
  /** Row of each word in `vectors`. */
  words: ReadonlyMap<string, number>;
  vectors: Float32Array;
  /** Weight of the word in each row of `vectors`; rarer words weigh more. */
  rarity: Float32Array;
  /** Words without a vector that nevertheless occur in many answers. */
  common: ReadonlySet<string>;
  towers: Readonly<Record<TowerName, Tower>>;
}

/** A text as the weighted sum of its word vectors and the weighted rows of its terms in the tower. */
export interface Weighted {
  x: Float32Array;
  rows: readonly number[];
  amounts: readonly number[];
}

/** A text's terms looked up in an encoder and a tower, as parallel arrays; −1 where a term is unknown to one of the two. */
export interface Reading {
  words: Int32Array;
  rows: Int32Array;
  /** Amount of each term, and amount times rarity of its word. */
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

/** Normalises a text to length 1: word vectors summed, the tower's terms as rows. `isLeftOut` is called once per term (dropout). */
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

/** Adds a text's encoding to `to`, starting at `at`. */
export function encodeInto(
  to: Float32Array,
  at: number,
  { x, rows, amounts }: Weighted,
  { size, rows: learned, turn }: Tower,
): void {
  for (let i = 0; i < WORD_SIZE; i++) {
    const value = x[i] ?? 0;
    if (value === 0) continue;
    for (let j = 0; j < size; j++) to[at + j] = (to[at + j] ?? 0) + value * (turn[i * size + j] ?? 0);
  }
  for (let index = 0; index < rows.length; index++) {
    const amount = amounts[index] ?? 0;
    const from = (rows[index] ?? 0) * size;
    for (let j = 0; j < size; j++) to[at + j] = (to[at + j] ?? 0) + amount * (learned[from + j] ?? 0);
  }
}

export function fit(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** The logarithm of the mean of exponentials. */
export function logMean(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const most = values.reduce((a, b) => Math.max(a, b), -Infinity);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0) / values.length);
}
