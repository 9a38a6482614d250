import type { TextLanguage } from '../language/stem.ts';
import { pairsOf, type PlacedPair, type PlacedWord, placedWords } from './pairs.ts';
import type { Place } from './passage.ts';

/** Two answers that say the same in the same words. */
export interface Likeness {
  /** Share of the shorter answer's pairs of words that stand in the other, too, in percent. */
  readonly share: number;
  /** The longest common piece, where it stands in each of the two. */
  readonly one: Place;
  readonly other: Place;
}

/** Fewer common pairs are a common turn of phrase: seven words or so. */
export const FEWEST_PAIRS = 16;
/** Common pairs over the root of the shorter answer's: no pair of answers that was alike by chance comes near it. */
export const LEAST_LIKENESS = 2.9;
/** Words of a piece stand at most so many compared words apart. */
const GAP = 4;

/** Runs of word places with at most `GAP` between neighbours; the one with the most words. */
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

/** An answer, read for comparing it with others. */
export interface ReadAnswer {
  readonly words: readonly PlacedWord[];
  readonly pairs: readonly PlacedPair[];
  readonly keys: ReadonlySet<string>;
}

/** `given`: the words of offer and questions, which everybody has before them. */
export function readAnswer(answer: string, given: ReadonlySet<string>, language: TextLanguage): ReadAnswer {
  const words = placedWords(answer, language);
  const pairs = pairsOf(words, given);
  return { words, pairs, keys: new Set(pairs.map(({ key }) => key)) };
}

/**
 * Whether two answers for one offer have most of their words in common, in the same order piece by piece, once names, figures and
 * genders are put aside. Null when they are no more alike than honest answers are.
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
