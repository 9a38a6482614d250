import type { TestApp } from '#/app/test-app';
import type { Sent } from '#/app/bodies';
import type { Company } from './two-companies.ts';

/** The kind of object that an id names. `public` ones are open to everybody; each of the others belongs to a company or person. */
export type IdKind =
  | 'public'
  | 'job'
  | 'candidate'
  | 'invitation'
  | 'question'
  | 'opinion'
  | 'group'
  | 'member'
  | 'company'
  | 'cursor'
  | 'request'
  | 'address'
  | 'interview'
  | 'account'
  | 'reply'
  | 'own-data'
  | 'file';

export interface Row {
  /** Every place that takes an id, a link or somebody's address, as `path.id`, `query.jobId`, `body.ids[]`. */
  readonly ids?: Readonly<Record<string, IdKind>>;
  /** A call that succeeds for this company, or for the candidate whose link it holds. */
  readonly good: (company: Company, app: TestApp) => Sent | Promise<Sent>;
  /** Set if a success uses up the object of the call, so that the next call needs another. */
  readonly spends?: true;
  /** Session of the caller; by default the company's own. */
  readonly session?: (company: Company, app: TestApp) => Promise<string>;
}
