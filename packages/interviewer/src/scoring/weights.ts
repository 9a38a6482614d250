import stored from './weights.json' with { type: 'json' };

/** Weights of the local engine (docs/intelligence-report.md). Grams: rarity, then gram:level:off-topic:empty:hollow in hundredths. */
export const WEIGHTS = {
  ...stored.data,
  // JSON has no tuples.
  cuts: stored.data.cuts as [number, number, number, number],
};
