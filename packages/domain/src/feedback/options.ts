export const MAX_FEEDBACK_LENGTH = 1500;
/** More strengths than this would read like a report. */
export const FEEDBACK_STRENGTHS = 2;
/** Quotes within these lengths say something and are read to the end. */
export const MIN_FEEDBACK_QUOTE = 20;
export const MAX_FEEDBACK_QUOTE = 300;
