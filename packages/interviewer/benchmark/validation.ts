import { readFileSync } from 'node:fs';
import type { Figures } from './figures.ts';
import type { RelevanceFound } from './relevance/train.ts';
import type { ChosenRule } from './validate.ts';

/** What training found out on dev and keeps beside the weights: cross-validation takes minutes. */
export interface Validation {
  voice: Figures;
  job: Figures;
  both: Figures;
  cuts: string;
  offTopic: ChosenRule;
  /** Where the slope of hollow answers begins, and the share of templates and general texts of unseen writers beyond it. */
  hollow: { from: number; caught: number };
  /** How well answers of unseen offers are told from those to other questions. */
  relevance: RelevanceFound;
  /** Ready-made sentences around answers, none of them learned from. */
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
  /** What the weights were learned from; a test compares. */
  learnedFrom: string;
  testLooks: string;
}

export const VALIDATION_FILE = new URL('./validation.json', import.meta.url);

/** Fine level of each answer of dev, by its id, as weights made it that saw neither its voice nor its job. */
export const UNSEEN_FILE = new URL('./unseen-values.json', import.meta.url);

export function loadValidation(): Validation {
  return JSON.parse(readFileSync(VALIDATION_FILE, 'utf8')) as Validation;
}
