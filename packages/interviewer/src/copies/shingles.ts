import type { TextLanguage } from '../language/stem.ts';
import { pairsOf, placedWords } from './pairs.ts';

/** Sampling rate: one pair in four is kept, chosen by its hash, so that two answers keep the same pairs. */
const SAMPLED = 4;
/** Maximum number of pairs kept. A longer answer keeps every eighth, sixteenth… pair. */
const MOST = 64;

/**
 * Hashed word pairs, by which copies of an answer are looked up among all answers of an offer. `hash` is keyed and returns an
 * integer ≥ 0, so a stored hash reveals nothing without the key. Sorted, without duplicates.
 */
export function shinglesOf(
  answer: string,
  given: ReadonlySet<string>,
  language: TextLanguage,
  hash: (pair: string) => number,
): number[] {
  const keys = new Set(pairsOf(placedWords(answer, language), given).map(({ key }) => key));
  const hashes = [...new Set([...keys].map(hash))].sort((a, b) => a - b);
  for (let share = SAMPLED; ; share *= 2) {
    const kept = hashes.filter((each) => each % share === 0);
    if (kept.length <= MOST) return kept;
  }
}
