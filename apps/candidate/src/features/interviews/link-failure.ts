import type {
  completeInterview,
  getInterview,
  joinWaitlist,
  renewInterviewLink,
  saveAnswer,
  sendCvChunk,
  startInterview,
} from '@kafaa/domain/interviews/api';
import type { CallCode } from '@kafaa/web-kit/api';

/** The endpoints that an interview link opens. */
export type LinkEndpoint =
  | typeof getInterview
  | typeof startInterview
  | typeof saveAnswer
  | typeof sendCvChunk
  | typeof joinWaitlist
  | typeof renewInterviewLink
  | typeof completeInterview;

/** A failed call, as the page shows it. `status` 0: no answer, or one that is not from our server. */
export interface Failure<Code = CallCode<LinkEndpoint>> {
  readonly code: Code;
  readonly message: string;
  readonly status: number;
  /** Address at which the holder of the link can go on; absent if there is none. */
  readonly link?: string | undefined;
  /** True for a link that this device has used up and that the server no longer knows: the data of the application were erased. */
  readonly erased?: boolean;
}

/** The cause of a transient failure: no answer came, or the server answered with an error. */
export type RetryCause = 'network' | 'server';

const TRANSIENT = new Set([408, 425, 429]);

/** Only a clear 4xx of our server is final; a captive portal's page, a 5xx and a busy server are transient. */
export function isFinal({ status }: Failure): boolean {
  return status >= 400 && status < 500 && !TRANSIENT.has(status);
}

/** Whether the link leads to no interview any more: it has ended, or the company has rejected the candidate. */
export const isOver = ({ status }: Failure): boolean => status === 410;

export const causeOf = ({ status }: Failure): RetryCause => (status === 0 ? 'network' : 'server');
