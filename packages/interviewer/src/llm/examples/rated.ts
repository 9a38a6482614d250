import type { QuestionKind } from '#/contract';
import type { Judgement } from '#/llm/judgement';

/** An answer with the reply that a rater should give, in the order in which it is written. */
export interface RatedExample extends Judgement {
  readonly question: string;
  readonly answer: string;
  /** Letter by letter from the answer. */
  readonly evidence: readonly string[];
  readonly reason: string;
}
export type RatedExamples = Readonly<Record<QuestionKind, readonly RatedExample[]>>;
