import type { CvFields } from '@kafaa/domain/candidates/schema';
import type { FollowUp, Interview } from '@kafaa/domain/interviews/schema';
import type { AnswerSheet } from './answer-sheet.ts';
import type { Failure, RetryCause } from './link-failure.ts';

/** A follow-up; if it came too late to follow its question, it is asked after all questions. */
export type AskedAgain = FollowUp & { readonly late?: boolean };

/** An interview as stored on this device. */
export type KnownInterview = Omit<Interview, 'followUps'> & { readonly followUps: AskedAgain[] };

/** The CV as the panel shows it; `received` of `size` bytes are on the server. */
export interface CvView {
  readonly name: string;
  readonly size: number;
  readonly received: number;
  /** Whether the CV's text can be read; null or absent if that is not known yet. */
  readonly readable?: boolean | null;
  /** Whether the CV is stored in part while this device no longer has the file: the candidate must choose it again. */
  readonly lost?: boolean;
}

/** A message of the assistant about the submission. */
interface Said {
  readonly text: string;
  readonly failed: boolean;
}

export interface SubmissionView {
  readonly cv?: CvView;
  /** The fault of the chosen file, or the reason why the last attempt failed. */
  readonly problem?: string;
  readonly busy: boolean;
  /** Whether the chosen file is being uploaded, before or during the submission. */
  readonly uploading?: boolean;
  /** Whether the candidate has no CV, so that the short answers replace it. */
  readonly without?: boolean;
  /** The short answers as typed so far. */
  readonly fields?: CvFields;
  /** The cause of the failure that the next attempt waits for. */
  readonly waiting?: RetryCause | undefined;
  readonly said: readonly Said[];
  /** Sentence on the day before which the company promises an answer; set once the application is sent. */
  readonly promise?: string | undefined;
}

/** The state that the controller of an interview passes to its page. */
export interface Snapshot {
  readonly screen: 'loading' | 'failed' | 'warning' | 'chat' | 'success';
  readonly failure?: Failure;
  readonly interview?: KnownInterview;
  readonly sheet: AnswerSheet;
  /** Index of the question shown last; the assistant is typing while it differs from `targetStep`. */
  readonly revealed: number;
  /** The reason why answers cannot be sent: none, no network, or a failing server. */
  readonly outage: 'none' | RetryCause;
  /** False if this browser's storage fails; answers that are not sent are then lost when the page is closed. */
  readonly durable: boolean;
  readonly otherTab: boolean;
  readonly editing?: number;
  readonly starting: boolean;
  readonly startError?: string;
  readonly submission: SubmissionView;
}
