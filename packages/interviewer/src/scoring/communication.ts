import { saturate, countTogether } from './features.ts';
import type { ScoredAnswer } from './score-answer.ts';

function plateau(words: number): number {
  if (words < 8) return 0.4 + (0.6 * words) / 8;
  if (words <= 28) return 1;
  return Math.max(0.45, 1 - (words - 28) / 60);
}

/** Clarity 0..1: sentences of readable length, more than one, words not repeated. Style beyond that and spelling do not count. */
export function clarity(answer: ScoredAnswer): number | null {
  const prepared = answer.prepared;
  if (prepared === null || answer.value === null) return null;
  const lengths = prepared.sentences.map((sentence) => sentence.tokens.length).filter((length) => length > 0);
  if (lengths.length === 0) return null;
  const mean = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
  const long = prepared.tokens.filter((token) => token.length > 3).slice(0, 300);
  const variety = long.length === 0 ? 0 : new Set(long).size / long.length;
  return 0.45 * plateau(mean) + 0.25 * Math.min(1, lengths.length / 2) + 0.3 * Math.min(1, variety / 0.6);
}

/** The value from which an answer fully answers its question. */
const ANSWERED = 3;

/** Returns .5 clarity + .3 answered the question + .2 structure, on 0–97. Null if the answer was not judged. */
export function communicationScore(answer: ScoredAnswer): number | null {
  if (answer.prepared === null) return answer.evaluation.score;
  const clear = clarity(answer);
  if (clear === null || answer.value === null) return null;
  // An answer such as « . » scores like no answer.
  if (answer.value <= 0.5) return 0;
  const counts = countTogether(answer.prepared.sentences, answer.prepared.context);
  // Uses the answer's value, not counts that grow with its length, so that a better answer in fewer words does not lower the criterion.
  const answered = Math.min(1, answer.value / ANSWERED);
  const acted = Math.max(
    saturate('ownAction', counts.ownAction),
    saturate('habit', counts.habit),
    saturate('steps', counts.steps),
  );
  const structure =
    (saturate('situation', counts.situation) +
      acted +
      Math.max(saturate('result', counts.result), saturate('reasoning', counts.reasoning))) /
    3;
  return Math.min(97, Math.round(100 * (0.5 * clear + 0.3 * answered + 0.2 * Math.min(1, structure * 1.3))));
}
