import { AppError } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import { isPlainName } from '@kafaa/domain/kernel/plain-name';
import { reviewErrors } from '@kafaa/domain/reviews/errors';
import { MAX_REVIEW_LENGTH, type ReviewKind } from '@kafaa/domain/reviews/options';
import { openReviews, reviewDue, reviewReminderUntil } from '@kafaa/domain/reviews/rules';
import type { Review, ReviewPageData } from '@kafaa/domain/reviews/schema';
import { ownDataErrors } from '@kafaa/domain/own-data/errors';
import type { Deps } from '#/deps';
import type { Session } from '#/platform/http/route';
import { ownDataLink, ownDataUrl } from '#/platform/links/own-data-link';
import { recordAuditEvent } from '../audit/service.ts';
import { offerEmails } from '../auth/service.ts';
import { lockCandidate, requireCandidate } from '../candidates/service.ts';
import { openLink } from '../interviews/links-service.ts';
import { forgetCopies } from '../copies/service.ts';
import { queueMail } from '../mails/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { filesForgotten } from '#/features/own-data/events';
import { open } from '#/features/own-data/links-service';
import { reviewAnsweredMail } from './mails/review-answered.tsx';
import { reviewAskedMail } from './mails/review-asked.tsx';
import { reviewDueMail } from './mails/review-due.tsx';
import { reviewReceivedMail } from './mails/review-received.tsx';
import * as store from './store.ts';

/** Returns the candidate and the page of a personal link, which is an own-data link from a mail or an interview link. */
async function openPersonal(deps: Deps, link: string): Promise<{ key: store.CandidateKey; page: string }> {
  try {
    return { key: await open(deps, link), page: 'MesDonnees' };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'OWN_DATA_LINK_UNKNOWN') throw error;
    const key = await openLink(deps, link).catch(() => null);
    if (!key) throw error;
    return { key, page: 'Interview' };
  }
}

async function requireAsked(deps: Deps, key: store.CandidateKey) {
  const found = await store.findAsked(deps.db, key);
  if (!found) throw new AppError(ownDataErrors.DATA_ERASED);
  return found;
}

/** Returns the data of the page that a personal link opens; for an invalid link, the error message to show. */
export async function describeReviews(deps: Deps, link: string): Promise<ReviewPageData> {
  try {
    const { key, page } = await openPersonal(deps, link);
    const found = await requireAsked(deps, key);
    const { candidate, companyName, jobTitle, completedAt, asked } = found;
    const kinds = asked.map(({ kind }) => kind);
    return {
      state: 'READY',
      companyName,
      jobTitle,
      completed: completedAt !== null,
      back: `/${page}/${link}`,
      open: openReviews({ ...candidate, completedAt }, kinds),
      asked: asked.map(({ kind, reason, askedAt, dueAt, answer, answeredAt }) => ({
        kind,
        reason,
        askedAt: askedAt.toISOString(),
        dueAt: dueAt.toISOString(),
        answer,
        answeredAt: answeredAt?.toISOString() ?? null,
      })),
    };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return { state: 'INVALID', message: error.message };
    throw error;
  }
}

/** Records a candidate's request, once per kind, and mails both sides the date by which the company answers. */
export async function askForReview(
  deps: Deps,
  link: string,
  { kind, reason: written }: { kind: ReviewKind; reason: string },
): Promise<void> {
  const reason = written.trim();
  if (reason.length > MAX_REVIEW_LENGTH || (kind === 'CONTEST' && reason === ''))
    throw new AppError(reviewErrors.REVIEW_TEXT);
  const { key } = await openPersonal(deps, link);
  const { candidate, jobTitle, companyName } = await requireAsked(deps, key);
  if (candidate.withdrawnAt) throw new AppError(reviewErrors.REVIEW_CLOSED);
  const askedAt = deps.clock.now();
  const dueAt = reviewDue(askedAt);
  const names = { job: jobTitle, company: companyName };
  const received = await reviewReceivedMail(deps.config, {
    ...names,
    firstName: candidate.firstName,
    kind,
    dueAt,
    ownData: ownDataUrl(deps, key),
  });
  const asked = await reviewAskedMail(deps.config, {
    job: jobTitle,
    jobId: candidate.jobId,
    candidate: `${candidate.firstName} ${candidate.lastName}`,
    candidateId: candidate.id,
    kind,
    dueAt,
  });
  await deps.db.transaction(async (tx) => {
    // The candidate is locked, so that neither an erasure nor a new score happens in between.
    await lockCandidate(tx, key);
    if (!(await store.insertReview(tx, { ...key, kind, reason, askedAt, dueAt }))) return;
    await recordAuditEvent(deps, tx, {
      ...key,
      by: 'CANDIDATE',
      action: kind === 'PERSON' ? 'PERSON_ASKED' : 'CONTESTED',
      of: key.candidateId,
    });
    if (kind === 'PERSON') {
      await forgetCopies(tx, key);
      const report = await store.setAside(tx, { ...key, at: askedAt });
      if (report) await deps.queue.send(tx, filesForgotten, { prefixes: [], keys: [report] });
    }
    await queueMail(deps, tx, { ...key, to: candidate.email, content: received });
    for (const to of await offerEmails(tx, { companyId: key.companyId, jobId: candidate.jobId }))
      await queueMail(deps, tx, { ...key, to, content: asked });
  });
}

type Listed = Awaited<ReturnType<typeof store.listReviews>>[number];

function present({ review, candidate, jobTitle }: Listed, now: Date): Review {
  const { kind, reason, askedAt, dueAt, answer, answeredAt } = review;
  return {
    candidateId: candidate.id,
    candidate: `${candidate.firstName} ${candidate.lastName}`,
    jobId: candidate.jobId,
    jobTitle,
    kind,
    reason,
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    overdue: answeredAt === null && dueAt <= now,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

export async function listReviews(deps: Deps, scope: Pick<Session, 'companyId' | 'offers'>): Promise<Review[]> {
  const now = deps.clock.now();
  return (await store.listReviews(deps.db, scope)).map((row) => present(row, now));
}

/** Stores the company's answer for the candidate's page and mails it. Sending the same answer twice has no further effect. */
export async function answerReview(
  deps: Deps,
  { userId, answer, ...key }: store.ReviewKey & { userId: string; answer: string },
): Promise<Review> {
  const found = isId(key.candidateId) ? await store.findAsked(deps.db, key) : null;
  if (!found) throw new AppError(reviewErrors.REVIEW_NOT_FOUND);
  const { candidate, jobTitle, companyName } = found;
  const content = await reviewAnsweredMail(deps.config, {
    firstName: candidate.firstName,
    job: jobTitle,
    company: companyName,
    kind: key.kind,
    // An answer with an address is mailed only for a paying company, because its identity is known
    // (docs/decisions/answers-of-free-companies.md).
    answer:
      isPlainName(answer) || ((await runningSubscription(deps, deps.db, key.companyId))?.price ?? 0) > 0
        ? answer
        : null,
    page: `${deps.config.publicUrl}/Relecture/${ownDataLink(deps, key)}`,
    ownData: ownDataUrl(deps, key),
  });
  const at = deps.clock.now();
  const review = await deps.db.transaction(async (tx) => {
    const held = await store.lockReview(tx, key);
    if (!held) throw new AppError(reviewErrors.REVIEW_NOT_FOUND);
    if (held.answer === answer) return held;
    if (held.answeredAt) throw new AppError(reviewErrors.REVIEW_ANSWERED);
    await store.setAnswer(tx, { ...key, answer, at });
    const { companyId, candidateId } = key;
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'REVIEW_ANSWERED', of: candidateId });
    await queueMail(deps, tx, { companyId, candidateId, to: candidate.email, content });
    return { ...held, answer, answeredAt: at };
  });
  return present({ review, candidate, jobTitle }, at);
}

const REMINDERS_AT_ONCE = 500;

/** Daily task: reminds companies, once per request, of requests that are nearly due. */
export async function remindOfReviews(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const near = await store.findUnremindedUnscoped(deps.db, {
    until: reviewReminderUntil(now),
    limit: REMINDERS_AT_ONCE,
  });
  for (const key of near) {
    await deps.db.transaction(async (tx) => {
      const review = await store.lockReview(tx, key);
      if (!review || !(await store.markReminded(tx, { ...key, at: now }))) return;
      const { companyId, candidateId } = key;
      const { firstName, lastName, jobId } = await requireCandidate(tx, key);
      const content = await reviewDueMail(deps.config, {
        candidate: `${firstName} ${lastName}`,
        candidateId,
        jobId,
        kind: key.kind,
        dueAt: review.dueAt,
      });
      for (const to of await offerEmails(tx, { companyId, jobId }))
        await queueMail(deps, tx, { companyId, candidateId, to, content });
    });
  }
}

/** Lists overdue requests without an answer, without names of candidates; for the operator. */
export const overdueReviews = (deps: Pick<Deps, 'db' | 'clock'>) =>
  store.findOverdueUnscoped(deps.db, deps.clock.now());

/** Counts overdue requests, for Prometheus. */
export const countOverdueReviews = (deps: Pick<Deps, 'db' | 'clock'>) =>
  store.findOverdueCountUnscoped(deps.db, deps.clock.now());
