import type { DimensionGroup } from '@kafaa/domain/evaluations/options';

/** Content of a report, ready to be rendered: no ids, no dates to format, no facts to look up. */
export interface ReportContent {
  readonly brand: string;
  readonly company: string;
  readonly job: string;
  readonly candidate: { readonly name: string; readonly facts: readonly string[] };
  /** Time of the evaluation (ISO). It is also the document's date, so that the same evaluation gives the same bytes. */
  readonly evaluatedAt: string;
  readonly evaluatedOn: string;
  readonly score: number | null;
  /** Score with its margin, such as « 72 ± 8 sur 100 ». */
  readonly exactness: string;
  readonly recommendation: string;
  /** Sentence about the indispensable skills without evidence; empty if there are none. */
  readonly missing: string;
  /** Paragraphs of the summary, as on the candidate's card. The summary's questions for the candidate are in `questions`. */
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
  /** Level that a person of the company gave, with the reason; null if no person gave one. */
  readonly human: string | null;
  readonly quotes: readonly { readonly text: string; readonly from: string }[];
}

export interface ReportExchange {
  readonly question: string;
  /** Answer; null if the stored answer was lost, because no interview is completed without all answers. */
  readonly answer: string | null;
  /**
   * Follow-up question with its answer, which is judged together with the first answer; null without a follow-up question or
   * without an answer to it.
   */
  readonly again?: { readonly question: string; readonly answer: string } | null;
  readonly verdict: string;
  /** Points of the question's answer key with their results, one per line; empty without a key. */
  readonly key?: readonly { readonly label: string; readonly text: string; readonly quote: string | null }[];
}
