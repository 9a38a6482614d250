import type { TileCell } from './tiles.tsx';

type Rows = readonly (readonly TileCell[])[];

/** The band above an offer on the candidate's page: two large suns and targets among single tiles. */
export const OFFER_BAND: Rows = [
  ['fleur', 'rose2', 'soleil2@270', 'soleil2', 'fleur5', 'clous', 'fleur2', 'uni-ocre', 'arcs3@270', 'arcs3'],
  ['fleur2', 'uni-ciel', 'soleil2@180', 'soleil2@90', 'rose', 'fleur', 'diag2', 'k', 'arcs3@180', 'arcs3@90'],
];

/** One strip of six tiles, for previews. */
export const PREVIEW_STRIP: Rows = [['fleur', 'soleil2@270', 'soleil2', 'fleur5', 'rose2', 'fleur2']];

/** One strip of six tiles, for the head of the sheet that opens the interview. */
export const SHEET_STRIP: Rows = [['soleil2@270', 'soleil2', 'fleur2', 'rose', 'clous', 'fleur5']];

/** The whole sun, for success screens. */
export const SUN: Rows = [
  ['soleil2@270', 'soleil2'],
  ['soleil2@180', 'soleil2@90'],
];

/** Walls with a missing tile: content that is not there yet, no longer there, or not allowed. */
export const EMPTY_WALLS = {
  waiting: [
    ['fleur', 'missing'],
    ['arcs3', 'fleur5'],
  ],
  notFound: [
    ['missing', 'fleur2'],
    ['rose', 'fleur'],
  ],
  blocked: [
    ['clous', 'fleur2'],
    ['uni-ciel', 'missing'],
  ],
  expired: [
    ['soleil2@270', 'soleil2'],
    ['soleil2@180', 'missing'],
  ],
} satisfies Record<string, Rows>;
