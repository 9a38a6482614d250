import type { QuestionKind } from '@kafaa/interviewer/contract';
import type { TextLanguage } from '@kafaa/interviewer/language/stem';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';
import {
  answerTerms,
  offerTerms,
  questionTerms,
  speaksOfOffer,
  type Terms,
} from '@kafaa/interviewer/scoring/relevance/terms';
import type { Example } from '#/material/examples';
import { voiceJobs } from '#/material/voice-answers';
import { kernels } from './kernels.ts';

export interface Offer {
  language: TextLanguage;
  terms: Terms;
  /** Indices of its questions. */
  questions: number[];
  /** One of the kernels (groups of short answers), which are used for training only. */
  isKernel: boolean;
}

export interface AskedQuestion {
  offer: number;
  kind: QuestionKind;
  ofOffer: boolean;
  terms: Terms;
}

/** An answer with its offer and its question, to learn from. */
export interface Lesson {
  offer: number;
  question: number;
  terms: Terms;
}

export interface Pair extends Lesson {
  example: Example;
}

/** Offers, their questions and the answers to them, in the form that the encoder reads. */
export interface Pairs {
  offers: Offer[];
  questions: AskedQuestion[];
  /** Every answer and strange text of the voices. */
  answers: Pair[];
  lessons: Lesson[];
}

/** Answers below this level are not learned from. */
const LEAST_LEVEL = 2;

export function pairsOf(examples: readonly Example[]): Pairs {
  const offers: Offer[] = [];
  const questions: AskedQuestion[] = [];
  const places = new Map<string, number>();
  const ask = (question: Omit<AskedQuestion, 'offer'>): number => {
    offers.at(-1)?.questions.push(questions.length);
    return questions.push({ ...question, offer: offers.length - 1 }) - 1;
  };
  const offerAt = new Map<string, number>();
  const byJob = Map.groupBy(examples, ({ job }) => job);
  for (const { key, split, job, company, questions: asked } of voiceJobs()) {
    if (split !== 'dev') continue;
    const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
    offerAt.set(key, offers.length);
    offers.push({ language, terms: offerTerms(job, language), questions: [], isKernel: false });
    for (const { question, kind } of [...asked, ...(byJob.get(key) ?? [])]) {
      if (places.has(`${key} ${question}`)) continue;
      const described = { ...describeQuestion(question, job, company), kind };
      const terms = questionTerms(described, language);
      places.set(`${key} ${question}`, ask({ kind, ofOffer: speaksOfOffer(kind), terms }));
    }
  }
  const answers = examples.flatMap((example): Pair[] => {
    const offer = offerAt.get(example.job);
    const question = places.get(`${example.job} ${example.question}`);
    if (offer === undefined || question === undefined) return [];
    return [{ example, offer, question, terms: answerTerms(example.prepared.sentences, example.language) }];
  });
  const lessons: Lesson[] = answers.filter(({ example }) => example.level >= LEAST_LEVEL);
  for (const { language, terms, questions: asked } of kernels()) {
    offers.push({ language, terms, questions: [], isKernel: true });
    for (const { answers: told, ...question } of asked) {
      const place = ask(question);
      for (const each of told) lessons.push({ offer: offers.length - 1, question: place, terms: each });
    }
  }
  return { offers, questions, answers, lessons };
}
