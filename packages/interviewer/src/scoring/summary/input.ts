import type {
  AnswerEvaluation,
  Authenticity,
  CompanyBrief,
  CvFacts,
  CvWarning,
  DimensionEvaluation,
  Exchange,
  JobBrief,
  Others,
  Recommendation,
} from '#/contract';
import type { PreparedAnswer } from '../prepare.ts';

/** An answer as an engine judged it, whichever engine that was, and as the local reader prepared it. */
export interface ReadAnswer {
  evaluation: AnswerEvaluation;
  /** Null where nothing was answered. */
  prepared: PreparedAnswer | null;
}

/** What a summary is written from: the parts of an evaluation, and the answers behind them. */
export interface SummaryInput {
  recommendation: Recommendation;
  job: JobBrief & { indispensableSkills?: string[] };
  company: CompanyBrief;
  exchanges: readonly Exchange[];
  answers: readonly ReadAnswer[];
  dimensions: readonly DimensionEvaluation[];
  /** Null without a readable CV. */
  cv: CvFacts | null;
  warnings: readonly CvWarning[];
  authenticity: Authenticity;
  /** The middle of the offer's other candidates, by criterion, where the caller knows it. */
  others?: Others | undefined;
  /** Sentences on copies between candidates, from whoever compares them. */
  copies?: readonly string[];
}

/** What stands in the summary already: nothing is quoted or named twice. */
export interface Told {
  quotes: Set<string>;
  /** Stems of the things that were named. */
  terms: Set<string>;
  /** Weak answers that were quoted already. */
  answers: Set<number>;
}
