import { readdirSync, readFileSync } from 'node:fs';
import type { QuestionKind } from '@kafaa/interviewer/contract';
import type { TextLanguage } from '@kafaa/interviewer/language/stem';
import { prepareAnswers } from '@kafaa/interviewer/local';
import {
  answerTerms,
  offerTerms,
  questionTerms,
  speaksOfOffer,
  type Terms,
} from '@kafaa/interviewer/scoring/relevance/terms';
import { NOBODY } from '#/material/examples';
import { askedOf, plainOffer } from '#/material/asking';

const FOLDER = new URL('../../../corpus/relevance/kernels/', import.meta.url);

/** An offer with six related questions and short answers to each. */
export interface Taught {
  language: TextLanguage;
  terms: Terms;
  questions: { kind: QuestionKind; ofOffer: boolean; terms: Terms; answers: Terms[] }[];
}

interface Group {
  trade: string;
  language: 'fr' | 'en';
  isStory: boolean;
  questions: { text: string; answers: string[] }[];
}

/** Parses groups « # trade | language | kind » with their questions « ? … » and answers « - … ». */
function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  for (const line of text.split('\n')) {
    const [sign, told] = [line.slice(0, 2), line.slice(2).trim()];
    const [trade = '', language = '', kind = ''] = told.split('|').map((each) => each.trim());
    if (sign === '# ')
      groups.push({ trade, language: language === 'en' ? 'en' : 'fr', isStory: kind === 'story', questions: [] });
    if (sign === '? ') groups.at(-1)?.questions.push({ text: told, answers: [] });
    if (sign === '- ') groups.at(-1)?.questions.at(-1)?.answers.push(told);
  }
  return groups;
}

export const kernelGroups = (): Group[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => groupsOf(readFileSync(new URL(file, FOLDER), 'utf8')));

/** Every group of the folder as an offer with its questions and answers. A group for all trades gets an offer without a title. */
export function kernels(): Taught[] {
  return kernelGroups().map(({ trade, language, isStory, questions }) => {
    const offer = plainOffer(/^tout/i.test(trade) ? '' : trade, language);
    return {
      language,
      terms: offerTerms(offer.job, language),
      questions: questions.map(({ text, answers }) => {
        const question = askedOf(offer, text, isStory ? 'behaviour' : undefined);
        const exchanges = answers.map((answer) => ({ question, answer }));
        return {
          kind: question.kind,
          ofOffer: speaksOfOffer(question.kind),
          terms: questionTerms(question, language),
          answers: prepareAnswers({ ...offer, exchanges, cv: null, identity: NOBODY }).flatMap((prepared) =>
            prepared ? [answerTerms(prepared.sentences, language)] : [],
          ),
        };
      }),
    };
  });
}
