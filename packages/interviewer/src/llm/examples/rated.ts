import type { QuestionKind } from '#/contract';
import type { Judgement } from '#/llm/judgement';

/** An answer with the reply expected of a rater; the examples list its fields in the order that the prompt requires. */
export interface RatedExample extends Judgement {
  readonly question: string;
  readonly answer: string;
  /** Copied verbatim from the answer. */
  readonly evidence: readonly string[];
  readonly reason: string;
}
export type RatedExamples = Readonly<Record<QuestionKind, readonly RatedExample[]>>;
