import { WEIGHTS } from '@kafaa/interviewer/aggregate';
import { FIGURES } from '@kafaa/interviewer/figures';

/** What the page on the method says of the engine that runs here: its weights, and how well it was measured to do. */
export const method = { weights: WEIGHTS, figures: FIGURES };
