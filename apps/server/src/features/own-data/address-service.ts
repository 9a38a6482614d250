import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import type { Deps } from '#/deps';
import { tooMany } from '#/platform/http/call-limits';
import { mailboxOf } from '#/platform/mail/mailbox';
import { writeRejectionAgain } from '#/features/candidates/decision-service';
import { LINK_MAILS, writeAgain } from '#/features/interviews/links-service';
import { writeMeetingAgain } from '#/features/invitations/again-service';
import { lockJob } from '#/features/jobs/service';
import { mayMail } from '#/features/limits/service';
import { readRefusals } from '#/features/mails/service';
import { correctIdentity } from './service.ts';
import * as store from './store.ts';

/**
 * Corrects, for the company, an address that refuses mail. Every link sent to the old address ends, and the refused mail is sent again to
 * the new one. An address that accepts mail cannot be changed: its owner would lose access to the application.
 */
export async function correctAddress(
  deps: Deps,
  { userId, email, ...key }: store.CandidateKey & { userId: string; email: string },
): Promise<{ email: string; message: string }> {
  const { companyId, candidateId } = key;
  const jobId = isId(candidateId) ? await store.findJobId(deps.db, key) : null;
  if (jobId === null) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  if (!(await mayMail(deps, ['application', jobId, mailboxOf(email)], LINK_MAILS))) throw tooMany(LINK_MAILS.seconds);
  await deps.db.transaction(async (tx) => {
    await lockJob(tx, { companyId, jobId });
    const held = await store.lockCandidate(tx, key);
    if (!held) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
    const { candidate } = held;
    if (candidate.withdrawnAt) throw new AppError(candidateErrors.APPLICATION_WITHDRAWN);
    const refusals = await readRefusals({ ...deps, db: tx }, { companyId, candidateIds: [candidateId] });
    const refused = refusals.some(({ recipient }) => recipient === candidate.email);
    // The request is a repetition: the mail to this address is already queued.
    if (!refused && candidate.email === email) return;
    if (!refused) throw new AppError(candidateErrors.EMAIL_ARRIVES);
    if (await store.isTaken(tx, { ...key, jobId, email, mailbox: mailboxOf(email) }))
      throw new AppError(candidateErrors.EMAIL_TAKEN);
    await correctIdentity(deps, tx, { ...key, by: { userId }, held: candidate, correction: { email } });
    await store.endLinks(tx, { ...key, at: deps.clock.now() });
    if (await writeMeetingAgain(deps, tx, key)) return;
    if (await writeRejectionAgain(deps, tx, key)) return;
    await writeAgain(deps, tx, key, { corrected: true });
  });
  return { email, message: `Adresse corrigée. Un e-mail part à ${email}.` };
}
