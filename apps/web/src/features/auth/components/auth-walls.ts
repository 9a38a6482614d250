import type { TileCell } from '#/ui/tiles.tsx';

type Wall = readonly (readonly TileCell[])[];

/** Sign-up: a wall that waits for one more tile. */
export const SIGNUP_WALL: Wall = [
  ['fleur', 'rose2', 'soleil2@270', 'soleil2'],
  ['arcs3', 'fleur5', 'soleil2@180', 'soleil2@90'],
  ['fleur2', 'clous2', 'rose', 'missing'],
  ['diag2', 'k', 'fleur', 'arcs3@90'],
];

/** Log-in: the studded door in its frame. */
export const LOGIN_WALL: Wall = [
  ['fleur2', 'arcs3', 'arcs3@90', 'fleur2'],
  ['fleur', 'clous', 'clous', 'fleur'],
  ['fleur5', 'clous', 'clous', 'fleur5'],
  ['rose', 'clous', 'clous', 'rose2'],
];
