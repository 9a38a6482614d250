import type { TextLanguage } from '@kafaa/interviewer/language/stem';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';
import {
  answerTerms,
  offerTerms,
  questionTerms,
  speaksOfOffer,
  type Terms,
} from '@kafaa/interviewer/scoring/relevance/terms';
import type { Example } from '../examples.ts';
import { voiceJobs } from '../voice-answers.ts';

export interface Offer {
  key: string;
  language: TextLanguage;
  terms: Terms;
  /** Places of its questions. */
  questions: number[];
}

export interface AskedQuestion {
  offer: number;
  ofOffer: boolean;
  terms: Terms;
}

export interface Pair {
  example: Example;
  offer: number;
  question: number;
  terms: Terms;
}

/** Offers, their questions and the answers to them, as the encoder reads them. */
export interface Pairs {
  offers: Offer[];
  questions: AskedQuestion[];
  answers: Pair[];
  /** Empty answers and strange texts, which teach nothing and are only fitted. */
  empty: Pair[];
}

/** An answer that its rater found general or empty tells nothing about what it was asked. */
const LEAST_LEVEL = 1;

export function pairsOf(examples: readonly Example[]): Pairs {
  const offers: Offer[] = [];
  const questions: AskedQuestion[] = [];
  const places = new Map<string, number>();
  for (const { key, split, job, company, questions: asked } of voiceJobs()) {
    if (split !== 'dev') continue;
    const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
    const answered = examples.filter((each) => each.job === key);
    const own = new Map(
      [...asked, ...answered].map(({ question, kind }) => [
        question,
        { ...describeQuestion(question, job, company), kind },
      ]),
    );
    offers.push({ key, language, terms: offerTerms(job, language), questions: [] });
    for (const question of own.values()) {
      places.set(`${key} ${question.text}`, questions.length);
      offers.at(-1)?.questions.push(questions.length);
      questions.push({
        offer: offers.length - 1,
        ofOffer: speaksOfOffer(question.kind),
        terms: questionTerms(question, language),
      });
    }
  }
  const offerAt = new Map(offers.map(({ key }, place) => [key, place]));
  const all = examples.flatMap((example): Pair[] => {
    const offer = offerAt.get(example.job);
    const question = places.get(`${example.job} ${example.question}`);
    if (offer === undefined || question === undefined) return [];
    return [{ example, offer, question, terms: answerTerms(example.prepared.sentences, example.language) }];
  });
  return {
    offers,
    questions,
    answers: all.filter(({ example }) => example.level >= LEAST_LEVEL),
    empty: all.filter(({ example }) => example.level < LEAST_LEVEL),
  };
}
