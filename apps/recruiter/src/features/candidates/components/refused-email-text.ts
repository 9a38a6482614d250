import type { Candidate } from '@kafaa/domain/candidates/schema';

/** True if the candidate's address bounces and should be corrected; a withdrawn candidate gets no more mail. */
export const refusesMail = ({ emailRefusal, withdrawnAt }: Candidate): boolean =>
  emailRefusal !== null && withdrawnAt === null;
