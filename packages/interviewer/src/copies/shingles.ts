import type { TextLanguage } from '../language/stem.ts';
import { pairsOf, placedWords } from './pairs.ts';

/** One pair in four is kept, by its hash: of two answers always the same ones. */
const SAMPLED = 4;
/** A longer answer keeps every eighth, sixteenth… pair, and so no more than these. */
const MOST = 64;

/**
 * Hashed pairs of words by which copies of an answer are looked for among all answers of an offer. `hash` is keyed and gives a
 * whole number ≥ 0, so that a kept hash says nothing to anybody who lacks the key. Sorted, each once.
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
