import { isSameText, stemSet } from './gates.ts';
import { displayScore } from './model.ts';
import type { ScoredAnswer } from './score-answer.ts';

/** A text under a second question is no second piece of evidence. */
const REPEATED = 1;
const REASON = 'La réponse reprend presque mot pour mot une autre réponse du même entretien.';

/** An answer that repeats another one: level 1 at most, and what stands below keeps its own. */
function repeated(each: ScoredAnswer): ScoredAnswer {
  const { evaluation, value } = each;
  const flags = [...new Set([...evaluation.flags, 'duplicate' as const])];
  if (value === null || (evaluation.level ?? 0) <= REPEATED) return { ...each, evaluation: { ...evaluation, flags } };
  // Its level is fixed, however far two judgements of it are apart.
  const { spread: _spread, ...rest } = evaluation;
  const capped = { ...rest, level: REPEATED, score: displayScore(REPEATED), reason: REASON, flags } as const;
  return { ...each, value: REPEATED, evaluation: capped };
}

interface Copies {
  /** Points that an answer's own level brings beyond level 1. */
  readonly gain: (place: number) => number;
  readonly isCopy: (one: number, other: number) => boolean;
}

/** The places, none a copy of another, that bring most together; `places` begin with the one that brings most. */
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
  // Copies of one text: the one that brings most stands for all.
  if (near.every((one) => near.every((other) => one === other || isCopy(one, other)))) return taken;
  const left = best(rest, copies);
  const sum = (list: readonly number[]) => list.reduce((total, place) => total + gain(place), 0);
  return sum(left) > sum(taken) ? left : taken;
}

/**
 * One text under several questions keeps its level where it brings the most points, whichever was answered first: leaving a copy
 * out can then raise no total. `brought`: points of an answer in its place.
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
