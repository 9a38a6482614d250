/** Whether an answer speaks to its question: fully, in part, or of something else. */
export const RELEVANCES = ['answers', 'partly', 'other'] as const;

/** Whether what is said is right, where facts or steps of a trade are asked. */
export const CORRECTNESSES = ['right', 'partly', 'wrong'] as const;

/** One judgement of an answer by a language model, as it was counted. */
export interface Judgement {
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly relevance: (typeof RELEVANCES)[number];
  /** Only where facts are asked. */
  readonly correctness: (typeof CORRECTNESSES)[number] | null;
}
