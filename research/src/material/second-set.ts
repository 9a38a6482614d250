import { readdirSync, readFileSync } from 'node:fs';
import type { CompanyBrief, Identity, JobBrief, Level, QuestionKind } from '@kafaa/interviewer/contract';
import type { Split } from './voice-answers.ts';

interface Item {
  id: string;
  split: Split;
}

export interface Template extends Item {
  language: 'fr' | 'en';
  /** `template` is a story without content, `general` is general talk. */
  kind: 'template' | 'general';
  text: string;
}

/** Some writers spell the kind « values ». */
export type WrittenKind = QuestionKind | 'values';

interface Typed extends Item {
  question: string;
  kind: WrittenKind;
  level: number;
  clean: string;
  typed: string;
}

export interface Spelling extends Typed {
  style: 'phonetic' | 'sms' | 'bare';
}

export interface Mixed extends Typed {
  share: 'some' | 'half' | 'most';
}

/** One act told with « je », « nous » and « on ». */
export interface We extends Item {
  question: string;
  level: number;
  je: string;
  nous: string;
  on: string;
}

export interface Keyed extends Item {
  trade: string;
  kind: QuestionKind;
  question: string;
  points: { point: string; synonyms: string[] }[];
  redFlags: { flag: string; synonyms: string[] }[];
  right: string;
  rightTerse: string;
  halfRight: string;
  wrong: string;
  vague: string;
}

export interface GeneralInterview extends Item {
  job: string;
  style: string;
  answers: { question: string; text: string }[];
}

export interface Improved extends Item {
  job: string;
  question: string;
  kind: QuestionKind;
  gain: string;
  length: string;
  worse: string;
  better: string;
}

export interface GenderedInterview extends Item {
  language: 'fr' | 'en';
  trade: string;
  exchanges: { kind: WrittenKind; question: string; level: number; masculine: string; feminine: string }[];
}

export interface GenderedCv extends Item {
  trade: string;
  masculine: string;
  feminine: string;
}

export interface CopiedPair extends Item {
  job: string;
  question: string;
  style: 'copy' | 'alike' | 'source';
  /** For a copy: the share of the text that was kept. */
  kept?: number;
  one: string;
  other: string;
}

/** An offer and two whole interviews for it; the person to meet first comes first. */
export interface Judged extends Item {
  job: JobBrief;
  company: CompanyBrief;
  people: {
    candidate: Identity;
    exchanges: { text: string; kind: QuestionKind; competency: string; answer: string }[];
    meet: 'yes' | 'perhaps' | 'no';
    /** Verdicts of other people who read only the answers, and the levels that they gave. */
    readers?: { meet: 'yes' | 'perhaps' | 'no'; levels?: Level[] }[];
    why: string[];
    ask: string[] | string;
  }[];
}

/** An answer that tells, without regret, what a recruiter must know before a meeting (`own`), or one that only has the same words and themes. */
export interface Conduct extends Item {
  language: 'fr' | 'en';
  trade: string;
  question: string;
  conduct: 'own' | 'none';
  kind: string;
  text: string;
  /** The words that decide; empty if there are none. */
  passage: string;
}

/** An offer with its questions and the answers of several people, for the wrong-question figures; never learned from. */
export interface AskedOffer extends Item {
  job: JobBrief;
  company: CompanyBrief;
  questions: { kind: QuestionKind; question: string }[];
  answers: { question: number; level: number; register: string; text: string }[];
}

interface Folders {
  'templates/': Template;
  'spelling/': Spelling;
  'mixed/': Mixed;
  'we/': We;
  'keys/': Keyed;
  'levels/general': GeneralInterview;
  'levels/better': Improved;
  'gender/interviews': GenderedInterview;
  'gender/cvs': GenderedCv;
  'copies/': CopiedPair;
  'judged/': Judged;
  'asked/': AskedOffer;
  'conduct/': Conduct;
}

const FOLDER = new URL('../../corpus/second/', import.meta.url);

/** Material of one split, in the order of the file names. The files are ours, so their shape is not validated. */
export function secondSet<Name extends keyof Folders>(name: Name, split: Split): Folders[Name][] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.startsWith(name) && path.endsWith('.json'))
    .sort()
    .flatMap((path) => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8')) as Folders[Name][])
    .filter((item) => item.split === split);
}
