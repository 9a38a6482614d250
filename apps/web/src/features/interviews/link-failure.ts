/** A failure of a call of the link, as the page shows it. `status` 0: no answer came, or one that is not of our server. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly status: number;
}

/** Why an attempt may succeed later: no answer came, or the server answered that it cannot. */
export type RetryCause = 'network' | 'server';

const TRANSIENT = new Set([408, 425, 429]);

/** Only a clear « no » of our own server is final: a portal's page, a proxy's 502 and a busy server pass. */
export function isFinal({ status }: Failure): boolean {
  return status >= 400 && status < 500 && !TRANSIENT.has(status);
}

/** The link leads to no interview any more: it has ended, or the company has rejected the candidate. */
export const isOver = ({ status }: Failure): boolean => status === 410;

export const causeOf = ({ status }: Failure): RetryCause => (status === 0 ? 'network' : 'server');
