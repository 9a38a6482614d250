import { WEIGHTS } from './weights.ts';

function wordsOf(table: string): string[] {
  return table.split('\n').flatMap((line) =>
    line
      .split('|')
      .slice(1)
      .map((entry) => entry.split(':')[0] ?? '')
      .filter((gram) => !gram.includes(' ')),
  );
}

const stems = { fr: new Set(wordsOf(WEIGHTS.grams['fr-words'])), en: new Set(wordsOf(WEIGHTS.grams['en-words'])) };

/** True for a word that several people used in the training answers: an ordinary word and not a name. */
export const isTrainedWord = (french: string, english: string): boolean =>
  stems.fr.has(french) || stems.en.has(english);
