import { candidateErrors } from '@kafaa/domain/candidates/errors';
import type { RegistrationPayload } from '@kafaa/domain/candidates/schema';
import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { isLinkOpen, linkExpiry, remindUntil } from '@kafaa/domain/interviews/rules';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { Db, Deps } from '#/deps';
import { rightsUrl } from '#/platform/rights-link';
import { hashToken } from '#/platform/token';
import { addCandidate, requireCandidate } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { countCompleted, locateOpenJob, requireJob } from '../jobs/service.ts';
import { mayMail } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { applicationAlreadySentMail } from './mails/application-already-sent.tsx';
import { interviewLinkMail } from './mails/interview-link.tsx';
import { interviewReminderMail } from './mails/interview-reminder.tsx';
import * as store from './store.ts';

/** A mail too many is not sent, and nobody told: whoever asked so often has some whose links work. */
const LINK_MAILS = { calls: 3, seconds: 3600 };

/** Registers a candidate and sends the personal link. The answer is the same for someone who had registered before. */
export async function register(deps: Deps, { jobId, ...person }: RegistrationPayload) {
  const { job, company, companyId } = await locateOpenJob(deps, jobId);
  const running = await runningSubscription(deps, deps.db, companyId);
  if (job.status !== 'OPEN' || !running) throw new AppError(candidateErrors.JOB_CLOSED);
  const now = deps.clock.now();
  const expiresAt = linkExpiry(now);
  const names = { firstName: person.firstName, job: job.title, company: company.name };
  const writes = await mayMail(deps, ['application', jobId, person.email], LINK_MAILS);
  const enter = () =>
    deps.db.transaction(async (tx) => {
      const { candidate, isNew } = await addCandidate(deps, tx, { ...person, companyId, jobId });
      const key = { companyId, candidateId: candidate.id };
      const rights = rightsUrl(deps, key);
      const before = isNew ? null : await store.lockInterview(tx, key);
      // Erased between the two: this person is new after all.
      if (!isNew && !before) return false;
      if (!isNew && !writes) return true;
      if (before?.completedAt) {
        const content = await applicationAlreadySentMail(deps.config, {
          ...names,
          rights,
          withdrawn: !!before.withdrawnAt,
        });
        await queueMail(deps, tx, { ...key, to: person.email, content });
        return true;
      }
      // Only completed interviews hold their seats for good: the others may fall free again.
      if (isNew && (await countCompleted(tx, { companyId, jobId })) >= running.maxCandidates) {
        throw new AppError(candidateErrors.REGISTRATION_FULL);
      }
      await store.saveInterview(tx, { ...key, jobId, linkExpiresAt: expiresAt });
      const token = await openNewLink(deps, tx, key);
      const content = await interviewLinkMail(deps.config, { ...names, token, expiresAt, rights });
      await queueMail(deps, tx, { ...key, to: person.email, content });
      return true;
    });
  if (!(await enter()) && !(await enter())) throw new AppError(kernelErrors.UNAVAILABLE);
  return { message: 'Vérifiez votre boîte e-mail', email: person.email };
}

/** Another address of the same interview; it lives as long as the newest link. Only its hash is kept. */
export async function openNewLink(deps: Deps, tx: Db, key: store.InterviewKey): Promise<string> {
  const token = deps.newToken();
  await store.insertLink(tx, { ...key, tokenHash: hashToken(token), createdAt: deps.clock.now() });
  return token;
}

const REMINDERS_AT_ONCE = 500;

/**
 * Hourly: writes, once, to those whose link ends within two days and who have not finished. The mail brings a link of its
 * own, since of the first one only the hash is here; it ends when the first one does, and both open the same interview.
 */
export async function remindBeforeEnd(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const until = remindUntil(now);
  const ending = await store.locateEndingLinks(deps.db, { now, until, limit: REMINDERS_AT_ONCE });
  for (const { jobId, ...key } of ending) {
    const [job, company] = [await requireJob(deps.db, { ...key, jobId }), await getCompany(deps.db, key.companyId)];
    const running = await runningSubscription(deps, deps.db, key.companyId);
    await deps.db.transaction(async (tx) => {
      const interview = await store.lockInterview(tx, key);
      if (!interview || interview.withdrawnAt) return;
      // Nobody is called to a door that is shut; should it open again, the next hour finds them.
      const open = job.status === 'OPEN' && running !== null && job.seatsTaken < running.maxCandidates;
      if (!interview.seated && !open) return;
      if (!(await store.markReminded(tx, { ...key, now }))) return;
      const { firstName, email: to } = await requireCandidate(tx, key);
      const content = await interviewReminderMail(deps.config, {
        firstName,
        job: job.title,
        company: company.name,
        token: await openNewLink(deps, tx, key),
        expiresAt: interview.linkExpiresAt,
        started: interview.startedAt !== null,
        rights: rightsUrl(deps, key),
      });
      await queueMail(deps, tx, { ...key, to, content });
    });
  }
}

/** Whose interview the link opens; an unknown token looks like an expired one. */
export async function openLink(deps: Deps, token: string): Promise<store.InterviewKey> {
  const key = await store.locateInterview(deps.db, hashToken(token));
  if (!key) throw new AppError(interviewErrors.EXPIRED_LINK);
  return key;
}

/** The interview while its link is good. */
export async function requireOpenInterview(deps: Deps, db: Db, key: store.InterviewKey): Promise<store.HeldInterview> {
  const interview = await store.findInterview(db, key);
  if (!interview || !isLinkOpen(interview, deps.clock.now())) throw new AppError(interviewErrors.EXPIRED_LINK);
  return interview;
}
