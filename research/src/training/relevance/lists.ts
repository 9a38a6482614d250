import { readdirSync, readFileSync } from 'node:fs';
import { stem, type TextLanguage } from '@kafaa/interviewer/language/stem';
import { tokenise } from '@kafaa/interviewer/language/tokens';

/** Words that people use together when they talk about one thing, written for this training. */
export interface WordList {
  /** Terms of the thing's name. */
  name: string[];
  /** Terms of both languages, including those of the name. */
  words: string[];
}

const FOLDER = new URL('../../../corpus/relevance/lists/', import.meta.url);

const termsOf = (text: string, language: TextLanguage): string[] =>
  tokenise(text)
    .filter((token) => /^[a-z]/.test(token))
    .map((token) => `${language}:${stem(token, language)}`);

/** Every line « name | French words | English words » of the folder. */
export function listsOf(): WordList[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').split('\n'))
    .flatMap((line): WordList[] => {
      const [name = '', french, english = ''] = line.split('|');
      if (french === undefined) return [];
      const words = [...termsOf(`${name} ${french}`, 'fr'), ...termsOf(english, 'en')];
      return [{ name: termsOf(name, 'fr'), words: [...new Set(words)] }];
    });
}
