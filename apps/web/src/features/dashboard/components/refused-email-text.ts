import type { Candidate } from '@kafaa/domain/candidates/schema';

/** Whether something is to be done about a candidate's address; who has left gets no more mail. */
export const refusesMail = ({ emailRefusal, withdrawnAt }: Candidate): boolean =>
  emailRefusal !== null && withdrawnAt === null;
