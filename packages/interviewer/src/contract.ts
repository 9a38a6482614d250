/**
 * The contract of both engines: input and output. Engines give anchored levels,
 * reasons and quotes; `aggregate.ts` computes the scores.
 */

import type { DimensionKey, Recommendation } from '@kafaa/domain/evaluations/options';
import type { Behaviour } from '@kafaa/domain/interviews/schema';
import type { Judgement } from './llm/judgement.ts';

export const ENGINE_VERSION = '0.13.0';

export type InterviewLanguage = 'Français' | 'Anglais';

/** The offer in the form that the engine takes: the specification's job and idealProfile, flattened. */
export interface JobBrief {
  title: string;
  description: string;
  location?: string;
  type?: string;
  skills: string[];
  minExperienceYears: number;
  educationLevel: string;
  preferredLanguages: string[];
  softSkills: string[];
  seniorityLevel: string;
  industryBackground: string;
  interviewLanguage: InterviewLanguage;
  /** Emphasis of the total; if absent, it follows from the trade and the seniority (`defaultEmphasis`). */
  emphasis?: 'trade' | 'balanced' | 'person';
  /** Indispensable skills, part of `skills`. Missing evidence for them is reported; nobody is rejected for it. */
  indispensableSkills?: string[];
  /** Whether the quality of writing enters the total. */
  asksForWriting?: boolean;
}

/** The company as the engine reads it. `name` appears in question texts only; no score depends on it. */
export interface CompanyBrief {
  name?: string;
  industry: string;
  companyDescription: string;
  companySize: string;
  companyValues: string[];
}

export type QuestionKind = 'motivation' | 'behaviour' | 'value' | 'knowledge' | 'situation' | 'scenario';

/** Descriptions of an answer of level 0, 2 and 4, shown to the recruiter. */
export interface Anchors {
  0: string;
  2: string;
  4: string;
}

/** One point that a good answer names, or one mistake that it must not make. Each synonym says the same in other words. */
export interface KeyEntry {
  text: string;
  synonyms: string[];
}

/** The key by which a knowledge question is judged. Until it is signed, it is a draft without effect on the level. */
export interface AnswerKey {
  points: KeyEntry[];
  redFlags: KeyEntry[];
  /** Person who signed the key, or the bank that it comes from; absent for a draft. */
  signedBy?: string;
  /** ISO date of the signature. */
  signedAt?: string;
}

export interface Question {
  text: string;
  kind: QuestionKind;
  /** Name of the skill, soft skill or value measured, as the offer or the company spells it. */
  competency: string;
  /** The line of the offer or of the company's profile the question comes from. */
  requirement: string;
  /** Reason for the question, shown to the recruiter: « Mesure X parce que… ». */
  rationale: string;
  /** Words of good evidence: one group of comma-separated words per line, readable as it is. */
  evidence: string[];
  anchors: Anchors;
  followUps: string[];
  key?: AnswerKey;
}

export interface Exchange {
  question: Question;
  /** The answer; null if none was given. Silence is level 0 if the interview has any other answer, otherwise it is not judged. */
  answer: string | null;
  behaviour?: Behaviour;
  /**
   * Set if the answer was lost for technical reasons or the question was never asked. It is then not judged and has no weight. The
   * server completes no interview without all answers, so an answer that is missing later was lost by the server.
   */
  lost?: true;
  /**
   * Set if the answer says what the candidate would do, without having experienced it. It is judged as a situation, at level 3 at
   * most.
   */
  imagined?: true;
}

export const CV_WARNINGS = [
  'absent',
  'empty',
  'unsupported',
  'scanned',
  'encrypted',
  'broken',
  'too-large',
  'timeout',
  'memory',
  'hidden-text',
  'instruction',
  'active',
  'many-pages',
  'truncated',
] as const;
export type CvWarning = (typeof CV_WARNINGS)[number];

/** Result of the text extraction; hidden text is kept apart, never in `text`. */
export interface CvText {
  text: string;
  pages: number | null;
  hiddenText: string[];
  warnings: CvWarning[];
}

/** Five short answers of a candidate whose CV has no text, which the engine reads instead. Empty if nothing was said. */
export interface CvFields {
  diploma: string;
  lastExperience: string;
  /** Duration of the last experience: « 2 ans », « depuis 2021 ». */
  duration: string;
  languages: string;
  /** Tools or licences. */
  tools: string;
}

/** Identity of the candidate. Only the redaction step uses it; no feature and no prompt does. */
export interface Identity {
  firstName: string;
  lastName: string;
  email?: string;
  phone?: string;
}

/** Linear map from the engine's scale to a company's own; `house.ts` fits it and moves the thresholds by it. */
export interface House {
  /** Points by which the company's levels lie above the engine's in the middle of the scale; negative if below. */
  offset: number;
  /** Spread of the company's levels relative to the engine's; above 0. */
  slope: number;
  /** Number of the company's own levels that the map is based on. */
  levels: number;
  /** The engine whose scores the levels were compared with. */
  engine: Pick<EngineStamp, 'name' | 'version'>;
}

/** Medians of an offer's other candidates, by criterion. They rank the strengths of a summary and change no score. */
export interface Others {
  candidates: number;
  medians: Partial<Record<DimensionKey, number>>;
}

export interface InterviewInput {
  job: JobBrief;
  company: CompanyBrief;
  exchanges: Exchange[];
  cv: CvText | null;
  cvFields?: CvFields;
  identity: Identity;
  /** Month of the application, for CV ranges that end "à ce jour"; passed in, because the engine reads no clock. */
  today?: { year: number; month: number };
  /** The company's map; set if the company has turned on its own thresholds. */
  house?: House;
  /** Medians of the offer's other candidates; set if the caller has answers of enough of them. */
  others?: Others;
}

export type Level = 0 | 1 | 2 | 3 | 4;

export const ANSWER_FLAGS = [
  'unanswered',
  'gibberish',
  'copied-question',
  'keyword-list',
  'too-short',
  'off-topic',
  'repetition',
  'wrong-language',
  'generic',
  'duplicate',
  'instruction-removed',
  'hidden-characters',
  'truncated',
  'to-verify',
] as const;
export type AnswerFlag = (typeof ANSWER_FLAGS)[number];

/** Findings of a key in an answer, entry by entry, in the key's order. */
export interface KeyReading {
  points: { text: string; found: 'named' | 'denied' | 'not-found'; quote: string | null }[];
  /** Mistakes of the key that the answer makes, and no others. */
  redFlags: { text: string; quote: string }[];
}

export interface AnswerEvaluation {
  /** Anchored level, or null when nothing could be judged. */
  level: Level | null;
  /** 0–100 score, finer than the level. */
  score: number | null;
  /** One French sentence naming the evidence that the model really used. */
  reason: string;
  /** Verbatim excerpts of the answer. */
  quotes: string[];
  flags: AnswerFlag[];
  /** Set if the question has a signed, usable answer key. */
  key?: KeyReading;
  /** The two judgements of a language model, asked in two wordings, and their difference in points (`spread`). */
  judgements?: Judgement[];
  spread?: number;
}

export interface Quote {
  text: string;
  source: 'answer' | 'cv';
  /** Index into the exchanges when the source is an answer. */
  exchangeIndex?: number;
}

export interface DimensionEvaluation {
  key: DimensionKey;
  level: Level | null;
  score: number | null;
  reason: string;
  quotes: Quote[];
  /** Share of the overall score in percent, under the weights that applied; engines before 0.3.1 did not store it. */
  weight?: number;
  /** Levels that the criterion rests on, one for each answer, or the CV's; null if it could not be judged. */
  levels?: (Level | null)[];
  /** The score that enters the total: not rounded, with unjudged parts as 0. */
  counted?: number;
}

/** A language that the CV names; `level` is null if the CV gives none. */
export interface CvLanguage {
  name: string;
  level: 'notions' | 'intermédiaire' | 'courant' | 'bilingue' | null;
  /** Line of the CV that names the language; engines before 0.5 and language models do not store it. */
  line?: string;
}

/** A diploma as the CV names it. */
export interface CvDiploma {
  /** Words of the CV, verbatim, without the years around them. */
  words: string;
  /** The specification's education level that the words mean; null if they leave it open. */
  level: string | null;
  line: string;
}

/** One period of work or internship, read from one line. */
export interface CvPeriod {
  line: string;
  months: number;
  internship: boolean;
  /** Whether the CV gives only years without months: « 2019 – 2021 ». */
  approximate: boolean;
  /** Trade of the period compared with the offer's; `unknown` is to be verified. */
  trade: 'same' | 'other' | 'unknown';
}

export interface CvFacts {
  /** Months of work, overlaps counted once, internships at half; null when no date was found. */
  experienceMonths: number | null;
  /** Months of internship at full length, without those that overlap with work; `experienceMonths` holds half of them. */
  internshipMonths?: number;
  /** Set if some of the months are known by years only. */
  approximate?: true;
  /** The part of these months spent clearly in another trade than the offer's; absent when there are none. */
  otherTradeMonths?: number;
  /** The part of these months whose trade is unknown. They count a third, like months in another trade, and are to be verified. */
  unknownTradeMonths?: number;
  /** The periods behind the months, each with its line. */
  periods?: CvPeriod[];
  /** Highest diploma held, one of the specification's education levels, or null when none was found. */
  educationLevel: string | null;
  /** A higher diploma still being studied for. */
  educationInProgress?: string | null;
  /** The diploma held and the one in progress, in the CV's own words; each is absent if the CV does not name it. */
  diploma?: CvDiploma;
  diplomaInProgress?: CvDiploma;
  languages: CvLanguage[];
  /** Skills of the offer found in the CV; `dated`: used in a dated job. */
  skills: { name: string; dated: boolean; line?: string }[];
  seniorityLevel: string | null;
  warnings: CvWarning[];
}

export interface Authenticity {
  tier: 'none' | 'low' | 'medium' | 'high';
  /** Points taken off the overall score, 0..10; the recruiter can waive it. */
  deduction: number;
  /** Facts in French, never a verdict. */
  facts: string[];
}

/** Faults of a language model. An interview gets its evaluation despite any of them. */
export const MODEL_ERROR_KINDS = [
  'unreachable',
  'timeout',
  'rate-limited',
  'server-error',
  'rejected',
  'too-large',
  'cut-off',
  'wrong-shape',
  'refused',
  'unfaithful',
  'budget',
  'resting',
  'unexpected',
] as const;
export type ModelErrorKind = (typeof MODEL_ERROR_KINDS)[number];

export interface EngineStamp {
  name: 'local' | 'llm';
  version: string;
  /** Hash of lexicons and weights (and of the prompts, with a language model): the same input is judged alike under the same hash. */
  lexiconHash: string;
  /** Name of the language model that answered, as its provider gave it. */
  model?: string;
  /** The fault for which the local engine replaced a configured language model. */
  standsInFor?: ModelErrorKind;
  /** Set if a language model was available but no answer needed it, because code settles silence and noise. */
  settled?: true;
  /** Day of the measurement whose offset and slope were applied to the levels; absent for a model that is not measured. */
  calibration?: string;
  /** The fault for which the local reader replaced a configured language model in reading the CV. */
  cvReadLocally?: ModelErrorKind;
}

/** All scores are integers 0–100, or null: "Non évalué". */
export type Evaluation = { [key in DimensionKey]: number | null } & {
  score: number | null;
  note: string;
  recommendation: Recommendation;
  answers: AnswerEvaluation[];
  dimensions: DimensionEvaluation[];
  cv: CvFacts | null;
  authenticity: Authenticity;
  engine: EngineStamp;
  /** The weights of the total, in whole percent, adding up to 100; engines before 0.5 had one fixed set. */
  weights?: Readonly<Record<DimensionKey, number>>;
  /** Margin of the total, in points; see `MARGIN`. */
  margin?: number;
  /** Range of the total, set if no CV is readable: with the CV's part counted as 0 (`low`, equal to `score`) and in full (`high`). */
  range?: { low: number; high: number };
  /** Indispensable skills of the offer that neither an answer nor the CV shows; absent if there are none. */
  missingSkills?: string[];
  /**
   * The company's map that sets the thresholds of the criteria's levels and of the recommendation; absent if the engine's own
   * apply.
   */
  house?: House;
  /** The medians by which the summary's strengths were ranked; absent if the offer's other candidates were not known. */
  others?: Others;
};
