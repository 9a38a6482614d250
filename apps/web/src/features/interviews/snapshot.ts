import type { FollowUp, Interview } from '@kafaa/domain/interviews/schema';
import type { Book } from './book.ts';
import type { Failure, RetryCause } from './link-failure.ts';
import type { SubmissionView } from './submission.ts';

/** A follow-up that came after its moment is asked behind all questions. */
export type AskedAgain = FollowUp & { readonly late?: boolean };

/** An interview as this device knows it. */
export type KnownInterview = Omit<Interview, 'followUps'> & { readonly followUps: AskedAgain[] };

/** What the controller of an interview shows to its page. */
export interface Snapshot {
  readonly screen: 'loading' | 'failed' | 'warning' | 'chat' | 'success';
  readonly failure?: Failure;
  readonly interview?: KnownInterview;
  readonly book: Book;
  /** Step the assistant has reached; it is typing while this is behind the answers. */
  readonly revealed: number;
  /** What keeps answers from leaving: nothing, no network, or a server in trouble. */
  readonly trouble: 'none' | RetryCause;
  /** False when this browser keeps nothing: the page must stay open. */
  readonly durable: boolean;
  readonly otherTab: boolean;
  readonly editing?: number;
  readonly starting: boolean;
  readonly startProblem?: string;
  readonly submission: SubmissionView;
}
