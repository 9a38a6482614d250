import type { Interview } from '@kafaa/domain/interviews/schema';
import type { PublicJob } from '@kafaa/domain/jobs/schema';
import type { Plan } from '@kafaa/domain/plans/schema';

/** Values that the server inserts into a page's shell: title, head lines and data for the page's script; and the status. */
export interface PageHead {
  readonly status: number;
  readonly title: string;
  readonly lines: readonly string[];
  readonly data: {
    readonly job?: PublicJob | null;
    readonly interview?: Interview;
    /** The identity provider of the log-in page, if one is configured. */
    readonly provider?: { readonly name: string; readonly only: boolean };
  };
}

/** Data from features, passed in by the app so that `platform` imports no feature. */
export interface Heads {
  apply(jobId: string): Promise<PageHead>;
  /** The id of the offer that a short link names; null for an unknown one. */
  offerByCode(code: string): Promise<string | null>;
  /** The interview of a link if it has not begun; null for any other link. */
  interview(token: string): Promise<Interview | null>;
  /** The current plans, whose prices the public pages show. */
  plans(): Promise<readonly Plan[]>;
  /** At most `limit` publicly listed offers, most recently changed first. */
  listedOffers(limit: number): Promise<readonly ListedOffer[]>;
  /** Data of the page about the evaluation method and its accuracy. */
  readonly method: object;
}

export interface ListedOffer {
  readonly jobId: string;
  readonly changedAt: Date;
}
