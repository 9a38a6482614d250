import type { Candidate } from '@kafaa/domain/candidates/schema';

/** Whether something is to be done about a candidate's address; who has left gets no more mail. */
export const refusesMail = ({ emailRefusal, withdrawnAt }: Candidate): boolean =>
  emailRefusal !== null && withdrawnAt === null;

/** What a candidate gets at the corrected address. */
export function sentAgain({ interviewState, status }: Candidate): string {
  if (interviewState !== 'COMPLETED' && status === 'PENDING') return 'un nouveau lien d’entretien';
  return 'l’e-mail qui n’est pas arrivé';
}
