import { seeded } from '@kafaa/interviewer/test/seeded';

/** Iterations of the subspace method; the directions that matter converge long before. */
const TURNS = 40;

/** Makes the columns of a matrix (rows of `count` numbers) orthonormal. */
function orthogonal(matrix: Float64Array, rows: number, count: number): void {
  for (let column = 0; column < count; column++) {
    for (let before = 0; before < column; before++) {
      let dot = 0;
      for (let row = 0; row < rows; row++)
        dot += (matrix[row * count + column] ?? 0) * (matrix[row * count + before] ?? 0);
      for (let row = 0; row < rows; row++)
        matrix[row * count + column] = (matrix[row * count + column] ?? 0) - dot * (matrix[row * count + before] ?? 0);
    }
    let square = 0;
    for (let row = 0; row < rows; row++) square += (matrix[row * count + column] ?? 0) ** 2;
    const length = Math.sqrt(square) || 1;
    for (let row = 0; row < rows; row++) matrix[row * count + column] = (matrix[row * count + column] ?? 0) / length;
  }
}

/** A sparse row: columns with their values. */
export type SparseRow = readonly (readonly [column: number, value: number])[];

/**
 * Reduces rows of many columns to `count` numbers each that keep most of their differences (truncated singular value
 * decomposition by subspace iteration on the columns' products). Equal input gives equal numbers.
 */
export function reduced(rows: readonly SparseRow[], columns: number, count: number): Float64Array[] {
  const products = new Float64Array(columns * columns);
  for (const row of rows)
    for (const [a, x] of row)
      for (const [b, y] of row) products[a * columns + b] = (products[a * columns + b] ?? 0) + x * y;
  const random = seeded('subspace');
  let basis: Float64Array = Float64Array.from({ length: columns * count }, () => random() - 0.5);
  orthogonal(basis, columns, count);
  for (let turn = 0; turn < TURNS; turn++) {
    const next = new Float64Array(columns * count);
    for (let a = 0; a < columns; a++)
      for (let b = 0; b < columns; b++) {
        const product = products[a * columns + b] ?? 0;
        if (product === 0) continue;
        for (let k = 0; k < count; k++)
          next[a * count + k] = (next[a * count + k] ?? 0) + product * (basis[b * count + k] ?? 0);
      }
    orthogonal(next, columns, count);
    basis = next;
  }
  return rows.map((row) => {
    const short = new Float64Array(count);
    for (const [column, value] of row)
      for (let k = 0; k < count; k++) short[k] = (short[k] ?? 0) + value * (basis[column * count + k] ?? 0);
    return short;
  });
}

export function ofLengthOne(vector: Float64Array): Float64Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  return vector.map((value) => value / length);
}
