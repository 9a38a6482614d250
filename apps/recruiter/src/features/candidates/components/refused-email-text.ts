import type { Candidate } from '@kafaa/domain/candidates/schema';

/** True if the candidate's address bounces and should be corrected; a withdrawn candidate gets no more mail. */
export const refusesMail = ({ emailRefusal, withdrawnAt }: Candidate): boolean =>
  emailRefusal !== null && withdrawnAt === null;

/** The id of the part that explains the refusal and corrects the address. */
export const correctionOf = (candidateId: string): string => `refused-${candidateId}`;
