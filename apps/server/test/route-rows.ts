import type { TestApp } from './app.ts';
import type { Sent } from './bodies.ts';
import type { Company } from './two-companies.ts';

/** What an id names. `public` ones are for anybody; all others belong to somebody. */
export type IdKind =
  | 'public'
  | 'job'
  | 'candidate'
  | 'invitation'
  | 'question'
  | 'cursor'
  | 'request'
  | 'address'
  | 'interview'
  | 'account'
  | 'reply'
  | 'rights'
  | 'file';

export interface Row {
  /** Every place where an id, a link or somebody's address can stand, as `path.id`, `query.jobId`, `body.ids[]`. */
  readonly ids?: Readonly<Record<string, IdKind>>;
  /** A call that succeeds for this company, or for the candidate whose link it holds. */
  readonly good: (company: Company, app: TestApp) => Sent | Promise<Sent>;
  /** A success uses up what the call was about: the next one needs another. */
  readonly spends?: true;
  /** Who calls, where it is not the company's own session. */
  readonly session?: (company: Company, app: TestApp) => Promise<string>;
}
