/** Average ranks; equal values share one rank. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const result: number[] = Array.from({ length: values.length }, () => 0);
  let start = 0;
  while (start < order.length) {
    let end = start;
    while (end + 1 < order.length && order[end + 1]?.value === order[start]?.value) end++;
    for (let i = start; i <= end; i++) result[order[i]?.index ?? 0] = (start + end) / 2;
    start = end + 1;
  }
  return result;
}

function pearson(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
  const [ma, mb] = [mean(a), mean(b)];
  let [top, va, vb] = [0, 0, 0];
  a.forEach((x, i) => {
    const [dx, dy] = [x - ma, (b[i] ?? 0) - mb];
    top += dx * dy;
    va += dx * dx;
    vb += dy * dy;
  });
  return va === 0 || vb === 0 ? 0 : top / Math.sqrt(va * vb);
}

/** Rank correlation. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  return pearson(ranks(a), ranks(b));
}

/** Quadratic weighted kappa of two lists of levels 0–4. */
export function quadraticKappa(a: readonly number[], b: readonly number[]): number {
  const levels = 5;
  const count = (list: readonly number[], level: number): number => list.filter((each) => each === level).length;
  let observed = 0;
  let expected = 0;
  a.forEach((x, i) => {
    observed += (x - (b[i] ?? 0)) ** 2;
  });
  for (let x = 0; x < levels; x++)
    for (let y = 0; y < levels; y++) expected += ((count(a, x) * count(b, y)) / a.length) * (x - y) ** 2;
  return expected === 0 ? 1 : 1 - observed / expected;
}

/** Share of pairs within a group whose scores are in the order of their labels, for label gaps of at least `gap`. */
export function pairwise(
  groups: readonly (readonly { label: number; score: number; length: number }[])[],
  gap: number,
  matched = false,
): number {
  let right = 0;
  let all = 0;
  for (const group of groups) {
    for (const a of group) {
      for (const b of group) {
        if (a.label - b.label < gap) continue;
        if (matched && Math.abs(a.length - b.length) > 0.2 * Math.max(a.length, b.length)) continue;
        all++;
        right += a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0;
      }
    }
  }
  return all === 0 ? 1 : right / all;
}
