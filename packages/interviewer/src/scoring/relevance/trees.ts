// Boosted trees (Friedman 2001): a sum of small trees, each of which asks some of the signs of a pair in turn.

/** One tree as lists of its splits: a sign below or at `limit` goes to `low`, else to `high`; a child under 0 is a leaf, `-1 - child` its place. */
export interface Tree {
  sign: readonly number[];
  limit: readonly number[];
  low: readonly number[];
  high: readonly number[];
  leaves: readonly number[];
}

export interface Forest {
  /** What every pair starts with. */
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

/** A forest as text: the start, then a tree a line, its five lists between bars. */
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
