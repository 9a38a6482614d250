/**
 * The one contract of both engines: what goes in, what comes out. Engines give
 * anchored levels, reasons and quotes; the numbers are made by `aggregate.ts`.
 */

import type { Judgement } from './llm/judgement.ts';

export const ENGINE_VERSION = '0.7.0';

export type InterviewLanguage = 'Français' | 'Anglais';

/** The offer as the engine sees it: the specification's job and idealProfile, flattened. */
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
  /** What counts most in the total; without it, what the trade and the seniority suggest (`defaultEmphasis`). */
  emphasis?: 'trade' | 'balanced' | 'person';
  /** Of `skills`: those whose missing evidence is said. They reject nobody. */
  indispensableSkills?: string[];
  /** How somebody writes enters the total only then. */
  asksForWriting?: boolean;
}

/** `name` is used for writing question texts only; no score depends on it. */
export interface CompanyBrief {
  name?: string;
  industry: string;
  companyDescription: string;
  companySize: string;
  companyValues: string[];
}

export type QuestionKind = 'motivation' | 'behaviour' | 'value' | 'knowledge' | 'situation' | 'scenario';

/** What an answer of level 0, 2 and 4 looks like, shown to the recruiter. */
export interface Anchors {
  0: string;
  2: string;
  4: string;
}

/** One thing that a good answer names, or a mistake that must not be made; each synonym says the same in other words. */
export interface KeyEntry {
  text: string;
  synonyms: string[];
}

/** What a question about knowledge is judged by: a draft until somebody has signed it, and without a word in the level until then. */
export interface AnswerKey {
  points: KeyEntry[];
  redFlags: KeyEntry[];
  /** The person who stands for it, or the bank that it comes from; absent: a draft. */
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
  /** "Mesure X parce que…", shown to the recruiter. */
  rationale: string;
  /** What good evidence speaks of: one group of comma-separated words per line, readable as it is. */
  evidence: string[];
  anchors: Anchors;
  followUps: string[];
  key?: AnswerKey;
}

/** Aggregates of how one answer was typed. All optional; no keystroke is ever kept. */
export interface Behaviour {
  /** 0..1, share of the characters that came by paste or drop. */
  pastedShare?: number;
  /** Characters of the largest single paste or drop. */
  largestInsert?: number;
  charsPerMinute?: number;
  deletions?: number;
  blurBeforePaste?: boolean;
  latencySeconds?: number;
  /** The candidate asked for an accommodation: behaviour is then ignored altogether. */
  accommodation?: boolean;
}

export interface Exchange {
  question: Question;
  /** Null: none was given; where there is another answer, the question was seen, and silence is level 0. */
  answer: string | null;
  behaviour?: Behaviour;
  /**
   * The answer was lost for technical reasons, or the question was never put: it is not judged and weighs nothing. The server
   * completes no interview without all answers, so one that is gone later was lost by it.
   */
  lost?: true;
  /** The answer says what one would do in place of what was not lived: judged as a situation, level 3 at most. */
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

/** What the text extraction answers; hidden text is apart, never in `text`. */
export interface CvText {
  text: string;
  pages: number | null;
  hiddenText: string[];
  warnings: CvWarning[];
}

/** Five short answers of a candidate whose CV has no text: what the engine reads in its place. Empty where nothing was said. */
export interface CvFields {
  diploma: string;
  lastExperience: string;
  /** How long that was: « 2 ans », « depuis 2021 ». */
  duration: string;
  languages: string;
  /** Tools or licences. */
  tools: string;
}

/** Only the redaction step sees it; no feature and no prompt does. */
export interface Identity {
  firstName: string;
  lastName: string;
  email?: string;
  phone?: string;
}

/** Thresholds of a company, as far as its own levels tell them apart from the engine's; `house.ts` makes and applies it. */
export interface House {
  /** Points by which its levels stand above the engine's in the middle of the scale; below, where negative. */
  offset: number;
  /** How far apart its levels stand, by the engine's; above 0. */
  slope: number;
  /** Own levels that it rests on. */
  levels: number;
  /** Its scores are those that the levels stood beside. */
  engine: Pick<EngineStamp, 'name' | 'version'>;
}

/** The middle of an offer's other candidates, by criterion: it ranks the strengths of a summary and moves no number. */
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
  /** Month of the application, for CV ranges that end "à ce jour" (time is an argument here). */
  today?: { year: number; month: number };
  /** Only where the company has turned it on. */
  house?: House;
  /** Where the caller knows enough of them. */
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

/** What a key found in an answer, entry by entry, in the key's order. */
export interface KeyReading {
  points: { text: string; found: 'named' | 'denied' | 'not-found'; quote: string | null }[];
  /** Only those that the answer makes. */
  redFlags: { text: string; quote: string }[];
}

export interface AnswerEvaluation {
  /** Anchored level, or null when nothing could be judged. */
  level: Level | null;
  /** Finer 0–100 number beside the level. */
  score: number | null;
  /** One French sentence naming what the model really used. */
  reason: string;
  /** Verbatim pieces of the answer. */
  quotes: string[];
  flags: AnswerFlag[];
  /** Only where the question has a signed key that can be used. */
  key?: KeyReading;
  /** Only of a language model, which is asked twice in different words: what it said, and how far apart that is, in points. */
  judgements?: Judgement[];
  spread?: number;
}

export const DIMENSION_KEYS = [
  'experienceMatch',
  'technicalSkillsMatch',
  'educationMatch',
  'languageMatch',
  'seniorityMatch',
  'cvScore',
  'mindsetScore',
  'cultureFit',
  'communicationSkills',
  'otherFactorsScore',
] as const;
export type DimensionKey = (typeof DIMENSION_KEYS)[number];

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
  /** Share of the overall score in percent, by the policy that made it; engines before 0.3.1 did not write it down. */
  weight?: number;
  /** Levels of what the criterion rests on, one for each answer, or of the CV; null where it could not be judged. */
  levels?: (Level | null)[];
  /** What enters the total: the score before it is rounded, with whatever could not be judged as 0. */
  counted?: number;
}

/** `level` is null when only a mention was found without a level beside it. */
export interface CvLanguage {
  name: string;
  level: 'notions' | 'intermédiaire' | 'courant' | 'bilingue' | null;
  /** The CV's line that says so; engines before 0.5 and a language model do not write it down. */
  line?: string;
}

/** A diploma as the CV names it. */
export interface CvDiploma {
  /** Verbatim, without the years around it. */
  words: string;
  /** One of the specification's education levels: what these words are understood as; null where nothing tells. */
  level: string | null;
  line: string;
}

/** One period of work or internship, read from one line. */
export interface CvPeriod {
  line: string;
  months: number;
  internship: boolean;
  /** Years without months: « 2019 – 2021 ». */
  approximate: boolean;
  /** Beside the offer's trade; `unknown` is to be verified. */
  trade: 'same' | 'other' | 'unknown';
}

export interface CvFacts {
  /** Months of work, overlaps counted once, internships at half; null when no date was found. */
  experienceMonths: number | null;
  /** Months of internship as said, apart from those of work; `experienceMonths` holds half of them. */
  internshipMonths?: number;
  /** True when some of it is known by years only. */
  approximate?: true;
  /** Of these, the months spent clearly in another trade than the offer's; absent when there are none. */
  otherTradeMonths?: number;
  /** Of these, the months whose trade nothing tells: counted a third like another trade's, and to be verified. */
  unknownTradeMonths?: number;
  /** The periods behind the months, each with its line. */
  periods?: CvPeriod[];
  /** Highest diploma held, one of the specification's education levels, or null when none was found. */
  educationLevel: string | null;
  /** A higher diploma still being studied for. */
  educationInProgress?: string | null;
  /** Both in the CV's own words; absent where the CV names none. */
  diploma?: CvDiploma;
  diplomaInProgress?: CvDiploma;
  languages: CvLanguage[];
  /** Skills of the offer found in the CV; `dated`: used in a dated job. */
  skills: { name: string; dated: boolean; line?: string }[];
  seniorityLevel: string | null;
  warnings: CvWarning[];
}

export const RECOMMENDATIONS = [
  'À rencontrer',
  'À approfondir',
  'Peu adapté au poste',
  'Preuves insuffisantes',
] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];

export interface Authenticity {
  tier: 'none' | 'low' | 'medium' | 'high';
  /** Points taken off the overall score, 0..10; the recruiter can lift it. */
  deduction: number;
  /** Facts in French, never a verdict. */
  facts: string[];
}

/** What can go wrong with a language model; none of them leaves an interview without its evaluation. */
export const MODEL_FAULTS = [
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
export type ModelFault = (typeof MODEL_FAULTS)[number];

export interface EngineStamp {
  name: 'local' | 'llm';
  version: string;
  /** Hash of lexicons and weights (and of the prompts, with a language model): the same input under the same hash. */
  lexiconHash: string;
  /** The language model that answered, by the name its provider gave. */
  model?: string;
  /** Why the local engine stood in for a configured language model. */
  standsInFor?: ModelFault;
  /** A language model was there and no answer needed it: silence and noise are settled by code. */
  settled?: true;
  /** Day of the measurement whose offset and slope the levels went through; absent for a model that is not measured. */
  calibration?: string;
  /** With a language model: why the local reader read the CV all the same. */
  cvReadLocally?: ModelFault;
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
  /** The weights that made the total, in whole percent, adding up to 100; engines before 0.5 had one recipe for all. */
  weights?: Readonly<Record<DimensionKey, number>>;
  /** Points, either way, within which nine totals in ten stand; see `MARGIN`. */
  margin?: number;
  /** The total without a CV that could be read: its part counted as 0, and in full. `score` is `low`. */
  range?: { low: number; high: number };
  /** Indispensable skills of the offer that neither an answer nor the CV shows; absent where there are none. */
  missingSkills?: string[];
  /** The company's thresholds that levels of criteria and recommendation follow; absent: the engine's own. */
  house?: House;
  /** What the summary's strengths were ranked by; absent where nobody knew the offer's other candidates. */
  others?: Others;
};
