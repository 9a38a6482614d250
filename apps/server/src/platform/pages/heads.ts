import type { Interview } from '@kafaa/domain/interviews/schema';
import type { PublicJob } from '@kafaa/domain/jobs/schema';
import type { Plan } from '@kafaa/domain/plans/schema';

/** Values that the server inserts into a page's shell (title, head lines, data for the page's script), and the page's status. */
export interface PageHead {
  readonly status: number;
  readonly title: string;
  readonly lines: readonly string[];
  readonly data: {
    readonly job?: PublicJob | null;
    readonly interview?: Interview;
    /** Identity provider of the log-in page, if one is configured. */
    readonly provider?: { readonly name: string; readonly only: boolean };
  };
}

/** Data from features. The app passes it in, so that `platform` imports no feature. */
export interface Heads {
  apply(jobId: string): Promise<PageHead>;
  /** Counts one opening of the page of an existing offer. */
  countView(jobId: string): Promise<void>;
  /** Returns the id of the offer that a short link names; null for an unknown link. */
  offerByCode(code: string): Promise<string | null>;
  /** Returns the interview of a link if the interview has not begun; null for any other link. */
  interview(token: string): Promise<Interview | null>;
  /** Returns the current plans, whose prices the public pages show. */
  plans(): Promise<readonly Plan[]>;
  /** Returns at most `limit` publicly listed offers, most recently changed first. */
  listedOffers(limit: number): Promise<readonly ListedOffer[]>;
  /** Data of the page about the evaluation method and its accuracy. */
  readonly method: object;
}

export interface ListedOffer {
  readonly jobId: string;
  readonly changedAt: Date;
}
