/** A word pair found in more than this many answers of a company is common wording and no sign of copying. */
export const COMMON_FROM = 40;
/** Minimum number of rare word pairs in common; two answers with fewer are not compared. */
export const FEWEST_SHARED = 3;
/** Maximum number of resemblances stored and shown per answer; the closest ones are kept. */
export const MOST_PER_ANSWER = 5;
