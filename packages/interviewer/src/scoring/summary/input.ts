import type { Recommendation } from '@kafaa/domain/evaluations/options';
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
} from '#/contract';
import type { PreparedAnswer } from '../prepare.ts';
import type { Shown } from '../said/shown.ts';

/** An answer as judged by either engine and as prepared by the local one. */
export interface ReadAnswer {
  evaluation: AnswerEvaluation;
  /** The prepared answer; null for an unanswered question. */
  prepared: PreparedAnswer | null;
}

/** Input of a summary: the parts of an evaluation, and the answers behind them. */
export interface SummaryInput {
  recommendation: Recommendation;
  job: JobBrief & { indispensableSkills?: string[] };
  company: CompanyBrief;
  exchanges: readonly Exchange[];
  answers: readonly ReadAnswer[];
  dimensions: readonly DimensionEvaluation[];
  /** The facts of the CV; null without a readable one. */
  cv: CvFacts | null;
  warnings: readonly CvWarning[];
  authenticity: Authenticity;
  /** Medians of the offer's other candidates by criterion, if the caller knows them. */
  others?: Others | undefined;
  /** Sentences on copies between candidates, from the caller that compares them. */
  copies?: readonly string[];
}

/** Words of an answer that a summary shows. */
export interface Chosen {
  index: number;
  shown: Shown;
}
