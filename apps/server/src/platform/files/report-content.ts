import type { DimensionGroup } from '@kafaa/domain/evaluations/options';

/** The content of a report, ready to be rendered: no ids, no dates to format, nothing to look up. */
export interface ReportContent {
  readonly brand: string;
  readonly company: string;
  readonly job: string;
  readonly candidate: { readonly name: string; readonly facts: readonly string[] };
  /** Time of the evaluation (ISO). It is the document's date, so that the same evaluation gives the same bytes. */
  readonly evaluatedAt: string;
  readonly evaluatedOn: string;
  readonly score: number | null;
  /** « 72 ± 8 sur 100 ». */
  readonly exactness: string;
  readonly recommendation: string;
  /** Indispensable skills without evidence, as a sentence; empty when there are none. */
  readonly missing: string;
  /** The summary's paragraphs, as on the candidate's card; its questions for the candidate are in `questions`. */
  readonly note: readonly string[];
  readonly questions: readonly string[];
  readonly groups: readonly { readonly title: DimensionGroup; readonly average: number | null }[];
  readonly dimensions: readonly ReportDimension[];
  readonly petals: readonly { readonly label: string; readonly group: DimensionGroup; readonly value: number | null }[];
  readonly authenticity: { readonly summary: string; readonly facts: readonly string[] };
  readonly cvWarnings: readonly string[];
  readonly exchanges: readonly ReportExchange[];
  readonly engine: string;
}

export interface ReportDimension {
  readonly label: string;
  readonly group: DimensionGroup;
  readonly score: number | null;
  readonly level: number | null;
  /** Share of the overall score. */
  readonly weight: string;
  readonly reason: string;
  /** The level that a person of the company gave, with the reason; null when none was given. */
  readonly human: string | null;
  readonly quotes: readonly { readonly text: string; readonly from: string }[];
}

export interface ReportExchange {
  readonly question: string;
  /** Null when the stored answer was lost: no interview is completed without all answers. */
  readonly answer: string | null;
  /** The follow-up question and its answer, judged together with the answer; null when there was none, or no answer to it. */
  readonly again?: { readonly question: string; readonly answer: string } | null;
  readonly verdict: string;
  /** Points of the question's answer key with their results, one per line; empty without a key. */
  readonly key?: readonly { readonly label: string; readonly text: string; readonly quote: string | null }[];
}
