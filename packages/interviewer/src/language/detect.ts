import { eld } from 'eld/extrasmall';
import { DERJA, FOREIGN, TELLING } from './stopwords.ts';
import type { TextLanguage } from './stem.ts';

export type DetectedLanguage = TextLanguage | 'ar' | 'other' | 'unknown';

/** Tunisian Arabic in Latin letters writes its own sounds as digits inside words (3andi, 9rit, na7ki). */
const ARABIZI = /(?<![\p{L}\d])(?:\p{L}+[3579]\p{L}*|[3579]\p{L}{2,})(?![\p{L}\d])/gu;

function derjaWords(sample: string): number {
  const plain = (sample.toLowerCase().match(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu) ?? []).filter((word) =>
    DERJA.has(word),
  );
  return (sample.match(ARABIZI) ?? []).filter((word) => !/^\p{Lu}+\d+$/u.test(word)).length + plain.length;
}

/**
 * Language of an answer. Function words decide first (they survive bad spelling and foreign
 * trade words); n-grams are used only if function words show neither French nor English.
 */
export function detectLanguage(text: string, tokens: readonly string[]): DetectedLanguage {
  const sample = text
    .slice(0, 4000)
    .replace(/\[[a-z]+\]/g, '')
    .replace(/\s+/g, ' ');
  const arabic = (sample.match(/\p{Script=Arabic}/gu) ?? []).length;
  const letters = (sample.match(/\p{L}/gu) ?? []).length;
  if (letters === 0) return 'unknown';
  if (arabic / letters > 0.4) return 'ar';
  const latin = (sample.match(/\p{Script=Latin}/gu) ?? []).length;
  if (latin / letters < 0.5) return 'other';
  const words = tokens.slice(0, 600);
  let french = 0;
  let english = 0;
  let foreign = 0;
  for (const word of words) {
    if (TELLING.fr.has(word)) french++;
    if (TELLING.en.has(word)) english++;
    if (FOREIGN.has(word)) foreign++;
  }
  // Derja words inside French or English sentences ("barcha", "ya3ni") are ordinary in Tunisia and do not change the language.
  const derja = derjaWords(sample);
  if (derja >= 2 && derja > french + english && derja / Math.max(words.length, 1) > 0.12) return 'ar';
  if (foreign >= 3 && foreign > french && foreign > english) return 'other';
  const total = Math.max(words.length, 1);
  if (french >= 2 && french > english * 1.3 && french / total > 0.12) return 'fr';
  if (english >= 2 && english > french * 1.3 && english / total > 0.12) return 'en';
  if (words.length < 4) return 'unknown';
  const guess = eld.detect(sample.slice(0, 1000));
  if (guess.language === 'fr' || guess.language === 'en') return guess.language;
  // n-grams may take a list of trade words for any language, so 'other' also requires function words of another language.
  return foreign >= 2 && guess.isReliable() && french + english < foreign ? 'other' : 'unknown';
}
