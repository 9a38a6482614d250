import type { QuestionKind } from '#/contract';
import { cleanText } from '#/language/normalise';
import { stem, type TextLanguage } from '#/language/stem';
import { STOPWORDS } from '#/language/stopwords';
import { tokenise } from '#/language/tokens';
import { OPEN_WORD } from '../closed.ts';

/** The terms of a text with their weights: words as « fr:stem », adjacent pairs as « fr:stem stem ». */
export type Terms = ReadonlyMap<string, number>;

/** Whether a term is an adjacent pair, « fr:stem stem ». */
export const isPair = (term: string): boolean => /^\w\w:.* /.test(term);

const EXPECTED_WORD = 'expected ';
/** The word of a term that stands for expected evidence of a question; null for other terms. */
export const ofExpected = (term: string): string | null =>
  term.startsWith(EXPECTED_WORD) ? term.slice(EXPECTED_WORD.length) : null;

const isContent = (word: string, language: TextLanguage): boolean =>
  word.length > 2 && /^[a-z]/.test(word) && !STOPWORDS[language].has(word);

/** Numbers are no words: « 35 ans » says an age, never to which question an answer belongs. */
const isWord = (word: string | undefined): word is string =>
  word !== undefined && word !== OPEN_WORD && !/^\d/.test(word);

/** The words of stemmed sentences and, if asked, the adjacent pairs with a function word, which show how something is told. */
function counted(sentences: readonly (readonly string[])[], language: TextLanguage, neighbours: boolean): Terms {
  const terms = new Map<string, number>();
  const add = (term: string): void => {
    terms.set(term, (terms.get(term) ?? 0) + 1);
  };
  for (const sentence of sentences)
    sentence.forEach((word, at) => {
      if (!isWord(word)) return;
      add(`${language}:${word}`);
      const next = sentence[at + 1];
      if (neighbours && isWord(next) && !(isContent(word, language) && isContent(next, language)))
        add(`${language}:${word} ${next}`);
    });
  for (const [term, times] of terms) terms.set(term, 1 + Math.log(times));
  return terms;
}

const stems = (text: string, language: TextLanguage): string[] =>
  tokenise(cleanText(text))
    .filter((token) => /^[a-z]/.test(token))
    .map((token) => stem(token, language));

export const answerTerms = (sentences: readonly { stems: readonly string[] }[], language: TextLanguage): Terms =>
  counted(
    sentences.map((each) => each.stems),
    language,
    true,
  );

/** Weight of a word of the expected evidence, half of that of a word in the question. */
const EXPECTED = 0.5;

export function questionTerms(
  question: { text: string; kind: QuestionKind; evidence: readonly string[] },
  language: TextLanguage,
): Terms {
  const terms = new Map(counted([stems(question.text, language)], language, true));
  for (const word of question.evidence.flatMap((group) => stems(group, language)))
    terms.set(`${EXPECTED_WORD}${language}:${word}`, EXPECTED);
  return terms.set(`kind ${question.kind}`, 1).set(`kind ${language} ${question.kind}`, 1);
}

/** Past behaviour may come from any trade, so only answers to the other kinds of question are also compared with the offer. */
export const speaksOfOffer = (kind: QuestionKind): boolean => kind !== 'behaviour' && kind !== 'value';

export const offerTerms = (
  job: { title: string; skills: readonly string[]; description: string },
  language: TextLanguage,
): Terms =>
  counted(
    [stems([job.title, job.title, ...job.skills, job.description.slice(0, 3000)].join(' . '), language)],
    language,
    false,
  );
