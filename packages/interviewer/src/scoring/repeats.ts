import { isSameText, stemSet } from './gates.ts';
import { displayScore } from './model.ts';
import type { ScoredAnswer } from './score-answer.ts';

/** Level cap of a repeated text, which is not additional evidence. */
const REPEATED = 1;
const REASON = 'La réponse reprend presque mot pour mot une autre réponse du même entretien.';

/** An answer that repeats another: at most level 1; a lower level is kept. */
function repeated(each: ScoredAnswer): ScoredAnswer {
  const { evaluation, value } = each;
  const flags = [...new Set([...evaluation.flags, 'duplicate' as const])];
  if (value === null || (evaluation.level ?? 0) <= REPEATED) return { ...each, evaluation: { ...evaluation, flags } };
  // The level is fixed here, so the spread between two judgements of the answer no longer applies.
  const { spread: _spread, ...rest } = evaluation;
  const capped = { ...rest, level: REPEATED, score: displayScore(REPEATED), reason: REASON, flags } as const;
  return { ...each, value: REPEATED, evaluation: capped };
}

interface Copies {
  /** Points that an answer's own level adds compared with level 1. */
  readonly gain: (place: number) => number;
  readonly isCopy: (one: number, other: number) => boolean;
}

/** The places with the highest total gain of which none is a copy of another; `places` must be sorted by descending gain. */
function best([first, ...rest]: readonly number[], copies: Copies): number[] {
  if (first === undefined) return [];
  const { gain, isCopy } = copies;
  const near = rest.filter((place) => isCopy(first, place));
  const taken = [
    first,
    ...best(
      rest.filter((place) => !near.includes(place)),
      copies,
    ),
  ];
  // All texts in `near` are copies of one another, so the one with the highest gain represents them.
  if (near.every((one) => near.every((other) => one === other || isCopy(one, other)))) return taken;
  const left = best(rest, copies);
  const sum = (list: readonly number[]) => list.reduce((total, place) => total + gain(place), 0);
  return sum(left) > sum(taken) ? left : taken;
}

/**
 * Lets only the copy of a text that brings the most points keep its level, whichever was answered first, so that omitting a copy
 * can never raise the total. `brought`: points that an answer adds at its place.
 */
export function withoutRepeats(
  scored: readonly ScoredAnswer[],
  brought: (answer: ScoredAnswer, place: number) => number,
): ScoredAnswer[] {
  const stems = scored.map(({ prepared }) => stemSet(prepared?.sentences ?? []));
  const isCopy = (one: number, other: number): boolean => {
    const [a, b] = [stems[one], stems[other]];
    return a !== undefined && b !== undefined && isSameText(a, b);
  };
  const places = [...scored.keys()];
  const rivals = places.filter((one) => places.some((other) => one !== other && isCopy(one, other)));
  if (rivals.length === 0) return [...scored];
  const gains = scored.map((each, place) => brought(each, place) - brought(repeated(each), place));
  const gain = (place: number) => gains[place] ?? 0;
  const kept = best(
    rivals.toSorted((a, b) => gain(b) - gain(a) || a - b),
    { gain, isCopy },
  );
  return scored.map((each, place) => (rivals.includes(place) && !kept.includes(place) ? repeated(each) : each));
}
