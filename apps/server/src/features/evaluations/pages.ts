import { MARGIN } from '@kafaa/interviewer/aggregate';
import { FIGURES } from '@kafaa/interviewer/figures';
import { RECIPES } from '@kafaa/interviewer/weights';

/** Data of the method page: the weights, margin and measured figures of the running engine. */
export const method = { recipes: RECIPES, margin: MARGIN, figures: FIGURES };
