/** Whether an answer addresses its question: fully, partly, or speaks of something else. */
export const RELEVANCES = ['answers', 'partly', 'other'] as const;

/** Whether an answer is right, if the question asks for facts or steps of a trade. */
export const CORRECTNESSES = ['right', 'partly', 'wrong'] as const;

/** One judgement of an answer by a language model that counts for its level. */
export interface Judgement {
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly relevance: (typeof RELEVANCES)[number];
  /** Correctness of the answer; null unless facts are asked. */
  readonly correctness: (typeof CORRECTNESSES)[number] | null;
}
