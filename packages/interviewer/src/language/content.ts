import { cleanText } from './normalise.ts';
import { stem, type TextLanguage } from './stem.ts';
import { STOPWORDS } from './stopwords.ts';
import { tokenise } from './tokens.ts';

/** Content stems (no function words, no numbers) of a text, in order, repeats included. */
export function contentStems(text: string, language: TextLanguage): string[] {
  return tokenise(cleanText(text))
    .filter((token) => token.length > 2 && /^[a-z]/.test(token) && !STOPWORDS[language].has(token))
    .map((token) => stem(token, language));
}
