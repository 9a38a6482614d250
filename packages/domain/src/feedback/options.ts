export const MAX_FEEDBACK_LENGTH = 1500;
/** Maximum number of strengths; more would read like a report. */
export const FEEDBACK_STRENGTHS = 2;
/** Minimum and maximum length of a quote: long enough to say something, short enough to be read to the end. */
export const MIN_FEEDBACK_QUOTE = 20;
export const MAX_FEEDBACK_QUOTE = 300;
