/** Sparse rows: row i holds `index` and `value` from start[i] to start[i + 1]. */
export interface Rows {
  start: Int32Array;
  index: Int32Array;
  value: Float64Array;
  width: number;
}

/** A row under construction: columns and their values. */
export interface Row {
  at: number[];
  value: number[];
}

export function pack(rows: readonly Row[], width: number): Rows {
  const size = rows.reduce((sum, row) => sum + row.at.length, 0);
  const packed: Rows = {
    start: new Int32Array(rows.length + 1),
    index: new Int32Array(size),
    value: new Float64Array(size),
    width,
  };
  let end = 0;
  rows.forEach((row, i) => {
    packed.index.set(row.at, end);
    packed.value.set(row.value, end);
    end += row.at.length;
    packed.start[i + 1] = end;
  });
  return packed;
}

const ROUNDS = 80;
const TOLERANCE = 1e-4;

/**
 * Ridge regression, min |Xw − y|² + |w|², by conjugate gradients on the normal equations. The caller sets the
 * cost of a single column by scaling: a column divided by √c costs c.
 */
export function ridge(rows: Rows, target: Float64Array): Float64Array {
  const { start, index, value, width } = rows;
  const count = start.length - 1;
  const times = (vector: Float64Array, out: Float64Array): void => {
    for (let i = 0; i < count; i++) {
      let sum = 0;
      for (let k = start[i] ?? 0; k < (start[i + 1] ?? 0); k++) sum += (value[k] ?? 0) * (vector[index[k] ?? 0] ?? 0);
      out[i] = sum;
    }
  };
  const transposed = (vector: Float64Array, out: Float64Array): void => {
    out.fill(0);
    for (let i = 0; i < count; i++) {
      const factor = vector[i] ?? 0;
      for (let k = start[i] ?? 0; k < (start[i + 1] ?? 0); k++) {
        const column = index[k] ?? 0;
        out[column] = (out[column] ?? 0) + (value[k] ?? 0) * factor;
      }
    }
  };
  const square = (vector: Float64Array): number => vector.reduce((sum, each) => sum + each * each, 0);
  const weights = new Float64Array(width);
  const residual = target.slice();
  const gradient = new Float64Array(width);
  transposed(residual, gradient);
  const direction = gradient.slice();
  const image = new Float64Array(count);
  let size = square(gradient);
  const first = size;
  for (let round = 0; round < ROUNDS && size > TOLERANCE * TOLERANCE * first; round++) {
    times(direction, image);
    const step = size / (square(image) + square(direction));
    for (let j = 0; j < width; j++) weights[j] = (weights[j] ?? 0) + step * (direction[j] ?? 0);
    for (let i = 0; i < count; i++) residual[i] = (residual[i] ?? 0) - step * (image[i] ?? 0);
    transposed(residual, gradient);
    for (let j = 0; j < width; j++) gradient[j] = (gradient[j] ?? 0) - (weights[j] ?? 0);
    const next = square(gradient);
    for (let j = 0; j < width; j++) direction[j] = (gradient[j] ?? 0) + (next / size) * (direction[j] ?? 0);
    size = next;
  }
  return weights;
}
