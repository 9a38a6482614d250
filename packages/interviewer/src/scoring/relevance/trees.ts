// Boosted trees (Friedman 2001): a sum of small decision trees over the signs of a pair.

/** A tree as lists of its splits: a sign up to `limit` leads to `low`, otherwise to `high`; a child below 0 is the leaf at `-1 - child`. */
export interface Tree {
  sign: readonly number[];
  limit: readonly number[];
  low: readonly number[];
  high: readonly number[];
  leaves: readonly number[];
}

export interface Forest {
  /** Initial value of every pair. */
  base: number;
  trees: readonly Tree[];
}

function leafOf({ sign, limit, low, high, leaves }: Tree, signs: ArrayLike<number>): number {
  let at = sign.length === 0 ? -1 : 0;
  while (at >= 0) at = (signs[sign[at] ?? 0] ?? 0) <= (limit[at] ?? 0) ? (low[at] ?? -1) : (high[at] ?? -1);
  return leaves[-1 - at] ?? 0;
}

export const grown = ({ base, trees }: Forest, signs: ArrayLike<number>): number =>
  trees.reduce((sum, tree) => sum + leafOf(tree, signs), base);

const list = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

/** A forest as text: the base, then one tree per line with its five lists separated by bars. */
export const packForest = ({ base, trees }: Forest): string =>
  [base, ...trees.map(({ sign, limit, low, high, leaves }) => [sign, limit, low, high, leaves].join('|'))].join('\n');

export function unpackForest(packed: string): Forest {
  const [base = '0', ...lines] = packed.split('\n');
  const trees = lines.map((line): Tree => {
    const [sign = '', limit = '', low = '', high = '', leaves = ''] = line.split('|');
    return { sign: list(sign), limit: list(limit), low: list(low), high: list(high), leaves: list(leaves) };
  });
  return { base: Number(base), trees };
}
