import type { Forest, Tree } from '@kafaa/interviewer/scoring/relevance/trees';

/** Pairs to learn from: `width` signs (features) of each pair in a flat array, and whether the answer belongs to that question. */
export interface Rows {
  width: number;
  signs: Float32Array;
  isOwn: Uint8Array;
}

const TREES = 260;
const LEAVES = 15;
const RATE = 0.06;
/** Minimum number of pairs in a leaf, and the L2 penalty on a leaf's value. */
const LEAST = 60;
const COST = 1;
/** Number of bins for the values of a sign. */
const STEPS = 64;

/** Limits between the bins of each sign, chosen so that the bins hold about equal numbers of pairs. */
function stepsOf({ width, signs, isOwn }: Rows): Float32Array[] {
  const count = isOwn.length;
  return Array.from({ length: width }, (_, sign) => {
    const values = Float32Array.from({ length: count }, (__, row) => signs[row * width + sign] ?? 0).sort();
    const between = Array.from(
      { length: STEPS - 1 },
      (__, step) => values[Math.floor(((step + 1) * count) / STEPS)] ?? 0,
    );
    // Limits are rounded as the file stores them, so that training and the engine use the same values.
    return Float32Array.from(new Set(between.map((value) => Number(value.toPrecision(5)))));
  });
}

function stepOf(value: number, between: Float32Array): number {
  let [from, to] = [0, between.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (value <= (between[middle] ?? 0)) to = middle;
    else from = middle + 1;
  }
  return from;
}

interface Node {
  rows: Int32Array;
  slope: number;
  curve: number;
  best: { gain: number; sign: number; step: number } | null;
}

const worth = (slope: number, curve: number): number => (slope * slope) / (curve + COST);

/** The best split of a node, by the sums of slopes and curves (first and second derivatives of the loss) in each bin of each sign. */
function bestSplit(
  node: Omit<Node, 'best'>,
  table: Uint8Array,
  rows: number,
  width: number,
  slopes: Float64Array,
  curves: Float64Array,
): Node['best'] {
  let best: Node['best'] = null;
  const [slopeIn, curveIn, countIn] = [new Float64Array(STEPS), new Float64Array(STEPS), new Int32Array(STEPS)];
  const whole = worth(node.slope, node.curve);
  for (let sign = 0; sign < width; sign++) {
    slopeIn.fill(0);
    curveIn.fill(0);
    countIn.fill(0);
    const from = sign * rows;
    for (const row of node.rows) {
      const step = table[from + row] ?? 0;
      slopeIn[step] = (slopeIn[step] ?? 0) + (slopes[row] ?? 0);
      curveIn[step] = (curveIn[step] ?? 0) + (curves[row] ?? 0);
      countIn[step] = (countIn[step] ?? 0) + 1;
    }
    let [slope, curve, count] = [0, 0, 0];
    for (let step = 0; step < STEPS - 1; step++) {
      slope += slopeIn[step] ?? 0;
      curve += curveIn[step] ?? 0;
      count += countIn[step] ?? 0;
      if (count < LEAST || node.rows.length - count < LEAST) continue;
      const gain = worth(slope, curve) + worth(node.slope - slope, node.curve - curve) - whole;
      if (gain > (best?.gain ?? 1e-6)) best = { gain, sign, step };
    }
  }
  return best;
}

/** Learns a forest by gradient boosting with logistic loss. Equal rows give equal trees. */
export function grow(rows: Rows): Forest {
  const { width, signs, isOwn } = rows;
  const count = isOwn.length;
  const between = stepsOf(rows);
  const table = new Uint8Array(count * width);
  for (let row = 0; row < count; row++)
    for (let sign = 0; sign < width; sign++)
      table[sign * count + row] = stepOf(signs[row * width + sign] ?? 0, between[sign] ?? new Float32Array());
  const share = isOwn.reduce((sum, each) => sum + each, 0) / count;
  const base = Number(Math.log(share / (1 - share)).toPrecision(5));
  const values = new Float64Array(count).fill(base);
  const [slopes, curves] = [new Float64Array(count), new Float64Array(count)];
  const sum = (list: Int32Array, of: Float64Array): number => list.reduce((total, row) => total + (of[row] ?? 0), 0);
  const nodeOf = (list: Int32Array): Node => {
    const node = { rows: list, slope: sum(list, slopes), curve: sum(list, curves) };
    return { ...node, best: bestSplit(node, table, count, width, slopes, curves) };
  };
  const trees: Tree[] = [];
  for (let tree = 0; tree < TREES; tree++) {
    for (let row = 0; row < count; row++) {
      const chance = 1 / (1 + Math.exp(-(values[row] ?? 0)));
      slopes[row] = (isOwn[row] ?? 0) - chance;
      curves[row] = chance * (1 - chance);
    }
    trees.push(
      oneTree(nodeOf(Int32Array.from({ length: count }, (_, row) => row)), nodeOf, table, count, between, values),
    );
  }
  return { base, trees };
}

/** Splits the leaf with the largest gain until there are enough leaves, then adds each leaf's value to its rows. */
function oneTree(
  root: Node,
  nodeOf: (rows: Int32Array) => Node,
  table: Uint8Array,
  count: number,
  between: readonly Float32Array[],
  values: Float64Array,
): Tree {
  const tree = {
    sign: [] as number[],
    limit: [] as number[],
    low: [] as number[],
    high: [] as number[],
    leaves: [] as number[],
  };
  const open: { node: Node; hang: (child: number) => void }[] = [{ node: root, hang: () => undefined }];
  while (open.length < LEAVES) {
    const [next] = open.toSorted((one, other) => (other.node.best?.gain ?? 0) - (one.node.best?.gain ?? 0));
    if (!next?.node.best) break;
    open.splice(open.indexOf(next), 1);
    const { sign, step } = next.node.best;
    const isLow = (row: number): boolean => (table[sign * count + row] ?? 0) <= step;
    const at = tree.sign.length;
    next.hang(at);
    tree.sign.push(sign);
    tree.limit.push(Number((between[sign]?.[step] ?? 0).toPrecision(5)));
    tree.low.push(-1);
    tree.high.push(-1);
    open.push(
      { node: nodeOf(next.node.rows.filter(isLow)), hang: (child) => (tree.low[at] = child) },
      { node: nodeOf(next.node.rows.filter((row) => !isLow(row))), hang: (child) => (tree.high[at] = child) },
    );
  }
  for (const { node, hang } of open) {
    const value = Number(((RATE * node.slope) / (node.curve + COST)).toFixed(4));
    hang(-1 - tree.leaves.length);
    tree.leaves.push(value);
    for (const row of node.rows) values[row] = (values[row] ?? 0) + value;
  }
  return tree;
}
