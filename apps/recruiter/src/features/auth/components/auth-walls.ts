import type { TileCell } from '@kafaa/ui/tiles.tsx';

type Wall = readonly (readonly TileCell[])[];
type Band = readonly TileCell[];

/** Sign-up: one tile is missing. */
export const SIGNUP_WALL: Wall = [
  ['fleur', 'rose2', 'soleil2@270', 'soleil2'],
  ['arcs3', 'fleur5', 'soleil2@180', 'soleil2@90'],
  ['fleur2', 'clous2', 'rose', 'missing'],
  ['diag2', 'k', 'fleur', 'arcs3@90'],
];

/** Log-in: a studded door in its frame. */
export const LOGIN_WALL: Wall = [
  ['fleur2', 'arcs3@270', 'arcs3', 'fleur2'],
  ['fleur', 'clous', 'clous', 'fleur'],
  ['fleur5', 'clous', 'clous', 'fleur5'],
  ['rose', 'clous', 'clous', 'rose2'],
];

/** Forgotten password: one tile is missing. */
export const RESET_WALL: Wall = [
  ['fleur2', 'rose', 'arcs3', 'fleur'],
  ['diag2', 'soleil2@270', 'soleil2', 'clous2'],
  ['clous', 'soleil2@180', 'missing', 'fleur5'],
  ['fleur', 'arcs3@90', 'rose2', 'fleur2'],
];

export const SIGNUP_BAND: Band = ['fleur', 'rose2', 'arcs3', 'fleur5', 'clous2', 'fleur2', 'rose'];
export const RESET_BAND: Band = ['rose', 'fleur2', 'arcs3', 'missing', 'clous2', 'fleur', 'rose2'];
export const LOGIN_BAND: Band = ['fleur2', 'clous', 'fleur', 'rose', 'fleur5', 'clous', 'rose2'];
