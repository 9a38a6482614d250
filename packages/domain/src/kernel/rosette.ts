/** Minimum length of a petal, as a share of the full length, so that a value of 0 is visible. */
const BUD = 0.08;

export interface RosetteShape {
  /** Distances from the centre at which petals begin and at which 100 ends. */
  inner: number;
  outer: number;
  /** Half width of a full petal, as a share of its length. */
  plump: number;
}

export const LARGE: RosetteShape = { inner: 18, outer: 110, plump: 0.1854 };
export const MINI: RosetteShape = { inner: 3, outer: 21, plump: 0.2259 };

/** Length of a petal from its base: linear from 0 to 100, as the bars beside it. */
export function petalLength(shape: RosetteShape, value: number): number {
  return (shape.outer - shape.inner) * Math.max(BUD, Math.min(100, value) / 100);
}

/** Distance from the centre at which the petal of a value ends. */
export function radiusOf(shape: RosetteShape, value: number): number {
  return shape.inner + petalLength(shape, value);
}

/** Outline of one petal pointing up from the origin; the caller rotates it into place. */
export function petalPath(shape: RosetteShape, value: number): string {
  const length = petalLength(shape, value);
  const half = (shape.plump * (shape.outer - shape.inner + length)) / 2;
  const at = (share: number) => (-shape.inner - share * length).toFixed(2);
  const [x, base, lower, upper, tip] = [half.toFixed(2), at(0), at(0.22), at(0.68), at(1)];
  return `M0 ${base}C${x} ${lower} ${x} ${upper} 0 ${tip}C-${x} ${upper} -${x} ${lower} 0 ${base}z`;
}
