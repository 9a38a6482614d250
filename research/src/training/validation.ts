import { readFileSync } from 'node:fs';
import type { Figures } from '#/benchmark/figures';
import type { RelevanceFound } from './relevance/train.ts';
import type { ChosenRule } from './validate.ts';

/** Results that training finds on dev and stores beside the weights, because cross-validation takes minutes. */
export interface Validation {
  voice: Figures;
  job: Figures;
  both: Figures;
  cuts: string;
  offTopic: ChosenRule;
  /** The value from which an answer is hollow, and the share of templates and general texts of unseen writers above it. */
  hollow: { from: number; caught: number };
  /** How well answers to a question are distinguished from answers to other questions, on unseen offers. */
  relevance: RelevanceFound;
  /** Mean change of the level by ready-made sentences around answers; the sentences were not learned from. */
  padding: { pairs: number; mean: number };
  sizes: readonly { name: string; answers: number; spearman: number }[];
  kinds: readonly { name: string; answers: number; spearman: number }[];
  worst: readonly { id: string; kind: string; label: number; value: number; question: string; text: string }[];
  named: number;
  words: number;
  letters: number;
  english: number;
  strange: number;
  readyMade: number;
  /** Hash of what the weights were learned from; a test compares it. */
  learnedFrom: string;
  testLooks: string;
}

export const VALIDATION_FILE = new URL('../../results/validation.json', import.meta.url);

/** Continuous level of each dev answer, by its id, from weights that saw neither its voice nor its job. */
export const UNSEEN_FILE = new URL('../../results/unseen-values.json', import.meta.url);

export function loadValidation(): Validation {
  return JSON.parse(readFileSync(VALIDATION_FILE, 'utf8')) as Validation;
}
