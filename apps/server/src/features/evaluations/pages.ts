import { MARGIN } from '@kafaa/interviewer/aggregate';
import { FIGURES } from '@kafaa/interviewer/figures';
import { RECIPES } from '@kafaa/interviewer/weights';

/** What the page on the method says of the engine that runs here: its weights, and how well it was measured to do. */
export const method = { recipes: RECIPES, margin: MARGIN, figures: FIGURES };
