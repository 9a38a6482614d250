import type { DimensionGroup } from '@kafaa/domain/evaluations/options';

/** What a report says, ready to be drawn: no ids, no dates to format, nothing the drawing would have to look up. */
export interface ReportContent {
  readonly brand: string;
  readonly company: string;
  readonly job: string;
  readonly candidate: { readonly name: string; readonly facts: readonly string[] };
  /** Instant of the evaluation (ISO): the document's own date, so that the same evaluation gives the same bytes. */
  readonly evaluatedAt: string;
  readonly evaluatedOn: string;
  readonly score: number | null;
  /** « 72 ± 8 sur 100 ». */
  readonly exactness: string;
  readonly recommendation: string;
  /** Indispensable skills without evidence, in a sentence; empty where there are none. */
  readonly missing: string;
  /** The summary as the card has it, its questions for the person apart. */
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
  /** What a person of the company holds of it; null when nobody has said. */
  readonly human: string | null;
  readonly quotes: readonly { readonly text: string; readonly from: string }[];
}

export interface ReportExchange {
  readonly question: string;
  /** Null: it was lost, since no interview is completed without all answers. */
  readonly answer: string | null;
  /** What was asked again, judged together with the answer; null where nothing was, or nobody answered. */
  readonly again?: { readonly question: string; readonly answer: string } | null;
  readonly verdict: string;
  /** What the question's key found, line by line; empty without a key. */
  readonly key?: readonly { readonly label: string; readonly text: string; readonly quote: string | null }[];
}
