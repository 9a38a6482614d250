import { cleanText } from '#/language/normalise';
import { isVerbatim } from '#/quotes';
import { isPlain, withoutOpening, type Passage } from '../passages.ts';
import { quoted, quoteWhole } from './evidence.ts';
import type { ReadAnswer, Told } from './input.ts';

/** Maximum length of a sentence shown whole, in characters. */
const LONGEST = 250;

/**
 * Quotes the one sentence of a passage, without the sentences beside it; if that sentence cannot be shown alone, quotes it by
 * `quoteWhole`.
 */
export function quoteSentence(passage: Passage, answer: ReadAnswer, said: string | null, told: Told): string {
  const raw = answer.prepared?.sentences[passage.sentence]?.raw ?? '';
  const text = withoutOpening(cleanText(raw)).replace(/(?<![\s.,;:!])[\s.,;:!]+$/u, '');
  const fits = text.length <= LONGEST && isPlain(text, answer.prepared) && isVerbatim(text, said ?? '');
  if (!fits) return quoteWhole(passage, answer, said, told, true);
  told.quotes.add(text);
  return quoted(text);
}
