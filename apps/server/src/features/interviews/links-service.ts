import { candidateErrors } from '@kafaa/domain/candidates/errors';
import type { RegistrationPayload } from '@kafaa/domain/candidates/schema';
import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { isLinkOpen, linkExpiry } from '@kafaa/domain/interviews/rules';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Db, Deps } from '#/deps';
import { hashToken } from '#/platform/token';
import { addCandidate } from '../candidates/service.ts';
import { locateOpenJob } from '../jobs/service.ts';
import { queueMail } from '../mails/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { applicationAlreadySentMail } from './mails/application-already-sent.tsx';
import { interviewLinkMail } from './mails/interview-link.tsx';
import * as store from './store.ts';

/** Registers a candidate and sends the personal link. The answer is the same for someone who had registered before. */
export async function register(deps: Deps, { jobId, ...person }: RegistrationPayload) {
  const { job, company, companyId } = await locateOpenJob(deps, jobId);
  const running = await runningSubscription(deps, deps.db, companyId);
  if (job.status !== 'OPEN' || !running) throw new AppError(candidateErrors.JOB_CLOSED);
  const token = deps.newToken();
  const now = deps.clock.now();
  const expiresAt = linkExpiry(now);
  const names = { firstName: person.firstName, job: job.title, company: company.name };
  const link = await interviewLinkMail(deps.config, { ...names, token, expiresAt });
  const sent = await applicationAlreadySentMail(deps.config, names);
  await deps.db.transaction(async (tx) => {
    const { candidate, isNew } = await addCandidate(deps, tx, { ...person, companyId, jobId });
    const key = { companyId, candidateId: candidate.id };
    const before = isNew ? null : await store.lockInterview(tx, key);
    if (before?.completedAt) return queueMail(deps, tx, { ...key, to: person.email, content: sent });
    // Only completed interviews hold their seats for good: the others may fall free again.
    if (isNew && (await store.countCompleted(tx, { companyId, jobId })) >= running.maxCandidates) {
      throw new AppError(candidateErrors.REGISTRATION_FULL);
    }
    await store.saveInterview(tx, { ...key, jobId, linkExpiresAt: expiresAt });
    await store.insertLink(tx, { ...key, tokenHash: hashToken(token), createdAt: now });
    return queueMail(deps, tx, { ...key, to: person.email, content: link });
  });
  return { message: 'Vérifiez votre boîte e-mail', email: person.email };
}

/** Whose interview the link opens; an unknown token looks like an expired one. */
export async function openLink(deps: Deps, token: string): Promise<store.InterviewKey> {
  const key = await store.locateInterview(deps.db, hashToken(token));
  if (!key) throw new AppError(interviewErrors.EXPIRED_LINK);
  return key;
}

/** The interview while its link is good. */
export async function requireOpenInterview(deps: Deps, db: Db, key: store.InterviewKey): Promise<store.InterviewRow> {
  const interview = await store.findInterview(db, key);
  if (!interview || !isLinkOpen(interview, deps.clock.now())) throw new AppError(interviewErrors.EXPIRED_LINK);
  return interview;
}
