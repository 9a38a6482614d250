import stored from './learned.json' with { type: 'json' };

/** The encoder and the trees of relevance: rows of numbers as signs (pack.ts), and trees (trees.ts). */
export const LEARNED = stored.data;
