import type { AnswerFlag, Level } from '@kafaa/interviewer/contract';
import { pairwise, quadraticKappa, spearman } from './metrics.ts';
import type { VoiceAnswer } from '#/material/voices';

export interface Row {
  answer: Pick<VoiceAnswer, 'id' | 'voice' | 'job' | 'language' | 'kind' | 'source' | 'register' | 'question' | 'text'>;
  label: Level;
  /** Continuous level, by which candidates are ranked. */
  value: number;
  level: number;
  flags: readonly AnswerFlag[];
}

export interface Figures {
  answers: number;
  spearman: number;
  lengthOnly: number;
  kappa: number;
  pairs1: number;
  pairs2: number;
  matchedPairs: number;
}

export const wordsOf = (text: string): number => text.split(/\s+/).length;

/**
 * The figures of the design's table, with the length-only baseline. A pair is two answers to one question of one offer; if the
 * rows hold one voice only, its pairs do too.
 */
export function figuresOf(rows: readonly Row[]): Figures {
  const groups = [...Map.groupBy(rows, ({ answer }) => `${answer.job}|${answer.question}`).values()].map((group) =>
    group.map((row) => ({ label: row.label, score: row.value, length: wordsOf(row.answer.text) })),
  );
  const labels = rows.map((row) => row.label);
  const values = rows.map((row) => row.value);
  return {
    answers: rows.length,
    spearman: spearman(values, labels),
    lengthOnly: spearman(
      rows.map((row) => wordsOf(row.answer.text)),
      labels,
    ),
    kappa: quadraticKappa(
      rows.map((row) => row.level),
      labels,
    ),
    pairs1: pairwise(groups, 1),
    pairs2: pairwise(groups, 2),
    matchedPairs: pairwise(groups, 1, true),
  };
}

/** Surface cues. A correlation with the level means that the corpus can be gamed by the cue. */
export const SURFACE: Readonly<Record<string, (text: string) => number>> = {
  words: wordsOf,
  digits: (text) => (text.match(/\d/g) ?? []).length,
  'holds a digit': (text) => (/\d/.test(text) ? 1 : 0),
  '« je » or « I », share of words': (text) =>
    (text.match(/(?<!\p{L})(?:je|j|i|jai)(?!\p{L})/giu) ?? []).length / wordsOf(text),
  capitals: (text) => (text.match(/\p{Lu}/gu) ?? []).length / text.length,
  accents: (text) => (text.match(/[à-ÿ]/giu) ?? []).length / text.length,
  commas: (text) => (text.match(/,/g) ?? []).length / wordsOf(text),
  colons: (text) => (text.match(/:/g) ?? []).length,
  sentences: (text) => (text.match(/[.!?](?:\s|$)/g) ?? []).length,
};
