import type { TextLanguage } from '../language/stem.ts';
import { FEATURE_NAMES, saturate, type FeatureName } from './features.ts';
import { currentModel, dot, wordingValue, type Model } from './model.ts';
import type { PreparedSentence } from './prepare.ts';

/** Words of the offer and the question make no answer fuller: whoever has a template puts them in. */
const BORROWED: ReadonlySet<FeatureName> = new Set(['skill', 'evidence', 'relevance', 'tool']);

/** The named features of the sentences that are judged, without those that the offer lends. */
export function hollowFeatures(sentences: readonly PreparedSentence[]): Map<string, number> {
  const vector = new Map<string, number>([['bias', 1]]);
  for (const name of FEATURE_NAMES) {
    if (BORROWED.has(name)) continue;
    const count = sentences.reduce((sum, { counts }) => sum + counts[name], 0);
    if (count > 0) vector.set(name, saturate(name, count));
  }
  return vector;
}

/** How much speaks for « this could stand under any question »: learned from such texts of several writers against honest answers. */
export function hollowValue(
  used: readonly PreparedSentence[],
  language: TextLanguage,
  model: Model = currentModel(),
): number {
  return dot(hollowFeatures(used), model.weights.hollow) + wordingValue(used, language, model, 'hollow');
}

/** A slope, no cliff: the cap falls from the highest level at the limit to that of general talk. */
const AT_LIMIT = 4.6;
const SLOPE = 16;
const LEAST = 1.3;

/** The cap of an answer without content of its own: the lower the surer it is, never level 0. Null for all others. */
export function hollowCap(
  used: readonly PreparedSentence[],
  language: TextLanguage,
  model: Model = currentModel(),
): number | null {
  const beyond = hollowValue(used, language, model) - model.weights.hollowFrom;
  return beyond < 0 ? null : Math.max(LEAST, AT_LIMIT - SLOPE * beyond);
}
