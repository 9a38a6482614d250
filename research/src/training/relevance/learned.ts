/** Numbers that training turns, row by row, by Adam (Kingma and Ba 2015); only rows that were touched since the last step move. */
export class Learned {
  readonly values: Float32Array;
  readonly slopes: Float32Array;
  readonly #first: Float32Array;
  readonly #second: Float32Array;
  readonly #touched = new Set<number>();
  readonly #size: number;
  #steps = 0;

  /** `draw` gives the first value of each number. */
  constructor(rows: number, size: number, draw: () => number) {
    this.#size = size;
    this.values = Float32Array.from({ length: rows * size }, draw);
    this.slopes = new Float32Array(rows * size);
    this.#first = new Float32Array(rows * size);
    this.#second = new Float32Array(rows * size);
  }

  /** Adds `amount` times a gradient to a row's slope. */
  add(row: number, amount: number, gradient: Float32Array, from: number): void {
    this.#touched.add(row);
    const at = row * this.#size;
    for (let i = 0; i < this.#size; i++)
      this.slopes[at + i] = (this.slopes[at + i] ?? 0) + amount * (gradient[from + i] ?? 0);
  }

  step(rate: number, decay: number): void {
    this.#steps++;
    const first = 1 - 0.9 ** this.#steps;
    const second = 1 - 0.999 ** this.#steps;
    for (const row of this.#touched)
      for (let i = row * this.#size; i < (row + 1) * this.#size; i++) {
        const value = this.values[i] ?? 0;
        const slope = (this.slopes[i] ?? 0) + decay * value;
        const mean = 0.9 * (this.#first[i] ?? 0) + 0.1 * slope;
        const square = 0.999 * (this.#second[i] ?? 0) + 0.001 * slope * slope;
        this.#first[i] = mean;
        this.#second[i] = square;
        this.values[i] = value - (rate * (mean / first)) / (Math.sqrt(square / second) + 1e-8);
        this.slopes[i] = 0;
      }
    this.#touched.clear();
  }
}
