/** Wording that more answers of an offer share is common: it tells nothing about any of them. */
export const COMMON_FROM = 40;
/** Fewer rare pairs of words in common are no reason to compare two answers. */
export const FEWEST_SHARED = 3;
/** Resemblances of one answer that are kept and shown: the closest ones. */
export const MOST_PER_ANSWER = 5;
