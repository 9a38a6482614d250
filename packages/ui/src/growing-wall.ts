import type { TileCell } from './tiles.tsx';

type Rows = readonly (readonly TileCell[])[];

/** The tiles of a wall that grows, in the order in which they are laid. */
const GROWING: Rows[number] = ['fleur', 'rose2', 'soleil3', 'arcs3', 'k', 'fleur5', 'rose', 'clous', 'fleur2'];
const growing = (place: number): TileCell => GROWING[place % GROWING.length] ?? null;

/** A strip of `total` places, of which the first `done` have their tile. */
export const growingStrip = (total: number, done: number): Rows => [
  Array.from({ length: total }, (_, place) => (place < done ? growing(place) : 'missing')),
];

/** The tiles of a full strip of `total` places, laid as a wall of three columns; whole rows only. */
export const grownWall = (total: number): Rows =>
  Array.from({ length: Math.ceil(total / 3) }, (_, row) => [0, 1, 2].map((column) => growing(row * 3 + column)));
