import type { TextLanguage } from '../language/stem.ts';
import { pairsOf, type PlacedPair, type PlacedWord, placedWords } from './pairs.ts';
import type { Place } from './passage.ts';

/** Result of comparing two answers that share most of their words. */
export interface Likeness {
  /** Share of the shorter answer's word pairs that also occur in the other, in percent. */
  readonly share: number;
  /** Position of the longest common passage in each of the two. */
  readonly one: Place;
  readonly other: Place;
}

/** Minimum number of common pairs; fewer of them are only a common phrase of about seven words. */
export const FEWEST_PAIRS = 16;
/** Minimum of the common pairs divided by the root of the shorter answer's pairs. Pairs of answers alike by chance stay far below it. */
export const LEAST_LIKENESS = 2.9;
/** Maximum distance between neighbouring words of a passage, in compared words. */
const GAP = 4;

/** The run of word positions, with at most `GAP` between neighbours, that has the most words. */
function longestRun(places: readonly number[]): { from: number; to: number } {
  let best = { from: 0, to: -1, words: 0 };
  let run = best;
  for (const place of [...new Set(places)].sort((a, b) => a - b)) {
    run =
      run.words > 0 && place - run.to <= GAP
        ? { from: run.from, to: place, words: run.words + 1 }
        : { from: place, to: place, words: 1 };
    if (run.words > best.words) best = run;
  }
  return best;
}

const placesOf = (pairs: readonly PlacedPair[]): number[] => pairs.flatMap(({ first, second }) => [first, second]);

/** An answer, prepared for comparison with others. */
export interface ReadAnswer {
  readonly words: readonly PlacedWord[];
  readonly pairs: readonly PlacedPair[];
  readonly keys: ReadonlySet<string>;
}

/** Prepares an answer for comparison. `given`: the words of the offer and its questions, which all candidates have seen. */
export function readAnswer(answer: string, given: ReadonlySet<string>, language: TextLanguage): ReadAnswer {
  const words = placedWords(answer, language);
  const pairs = pairsOf(words, given);
  return { words, pairs, keys: new Set(pairs.map(({ key }) => key)) };
}

/**
 * Compares the word pairs of two answers for one offer, ignoring names, figures and genders. Returns the share of common pairs and the
 * longest common passage. Null if the answers are no more alike than honest answers are.
 */
export function likenessOf(one: ReadAnswer, other: ReadAnswer): Likeness | null {
  const shared = new Set([...one.keys].filter((key) => other.keys.has(key)));
  const least = Math.min(one.keys.size, other.keys.size);
  if (shared.size < FEWEST_PAIRS || shared.size / Math.sqrt(least) < LEAST_LIKENESS) return null;
  const common = one.pairs.filter(({ key }) => shared.has(key));
  const run = longestRun(placesOf(common));
  const inRun = common.filter(({ first, second }) => first >= run.from && second <= run.to).map(({ key }) => key);
  const keys = new Set(inRun);
  const there = longestRun(placesOf(other.pairs.filter(({ key }) => keys.has(key))));
  const place = ({ words }: ReadAnswer, { from, to }: typeof run): Place => ({
    start: words[from]?.start ?? 0,
    end: words[to]?.end ?? 0,
  });
  return { share: Math.round((100 * shared.size) / least), one: place(one, run), other: place(other, there) };
}
