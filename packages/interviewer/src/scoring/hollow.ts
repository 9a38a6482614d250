import type { TextLanguage } from '../language/stem.ts';
import { FEATURE_NAMES, saturate, type FeatureName } from './features.ts';
import { currentModel, dot, wordingValue, type Model } from './model.ts';
import type { PreparedSentence } from './prepare.ts';

/** Words of the offer and the question are ignored: anyone with a template can insert them. */
const BORROWED: ReadonlySet<FeatureName> = new Set(['skill', 'evidence', 'relevance', 'tool']);

/** The named features of the judged sentences, without those that can be borrowed from the offer. */
export function hollowFeatures(sentences: readonly PreparedSentence[]): Map<string, number> {
  const vector = new Map<string, number>([['bias', 1]]);
  for (const name of FEATURE_NAMES) {
    if (BORROWED.has(name)) continue;
    const count = sentences.reduce((sum, { counts }) => sum + counts[name], 0);
    if (count > 0) vector.set(name, saturate(name, count));
  }
  return vector;
}

/** Score of how generic an answer is. The weights were trained on generic texts of several writers against honest answers. */
export function hollowValue(
  used: readonly PreparedSentence[],
  language: TextLanguage,
  model: Model = currentModel(),
): number {
  return dot(hollowFeatures(used), model.weights.hollow) + wordingValue(used, language, model, 'hollow');
}

/** The cap falls linearly from above the highest level, at the threshold, to that of generic talk; there is no step. */
const AT_LIMIT = 4.6;
const SLOPE = 24;
const LEAST = 1.3;

/** The cap of an answer without content of its own: the higher the value, the lower the cap, but never level 0. Null for other answers. */
export function hollowCap(
  used: readonly PreparedSentence[],
  language: TextLanguage,
  model: Model = currentModel(),
): number | null {
  const beyond = hollowValue(used, language, model) - model.weights.hollowFrom;
  return beyond < 0 ? null : Math.max(LEAST, AT_LIMIT - SLOPE * beyond);
}
