import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { linkExpiry, seatDeadline } from '@kafaa/domain/interviews/rules';
import { OFFER_CLOSED, ON_WAITING_LIST } from '@kafaa/domain/interviews/texts';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import { ownDataUrl } from '#/platform/links/own-data-link';
import { getCompany } from '../companies/service.ts';
import { changeSeats, lockJob, requireJob } from '../jobs/service.ts';
import type { JobRow } from '../jobs/store.ts';
import { queueMail } from '../mails/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { openLink, openNewLink, requireOpenInterview } from './links-service.ts';
import { seatAvailableMail } from './mails/seat-available.tsx';
import * as store from './store.ts';

/** Returns the error of an offer that accepts no new interview. It says whether the offer is closed; otherwise the plan has ended. */
export function pausedError({ status }: Pick<JobRow, 'status'>): AppError {
  return new AppError(interviewErrors.INTERVIEW_PAUSED, status === 'OPEN' ? {} : { message: OFFER_CLOSED });
}

/** Throws the errors of the start before the warning is shown. The start checks again, and its check decides. */
export async function refuseWithoutSeat(
  deps: Deps,
  {
    job,
    companyId,
    maxCandidates,
    waits,
  }: {
    job: JobRow;
    companyId: CompanyId;
    maxCandidates: number | null;
    waits: boolean;
  },
): Promise<void> {
  if (job.status !== 'OPEN' || maxCandidates === null) throw pausedError(job);
  if (job.seatsTaken < maxCandidates) return;
  // Frees idle seats before refusing, because the hourly task may not have freed them yet.
  const free = await deps.db.transaction(
    async (tx) => (await freeIdleSeats(deps, tx, { companyId, jobId: job.id })) < maxCandidates,
  );
  if (!free) throw new AppError(interviewErrors.JOB_FULL, waits ? { message: ON_WAITING_LIST } : {});
}

/**
 * Frees idle seats of a job under its lock; returns how many are taken afterwards. Provisional interviews take no seat, because an
 * unconfirmed address must not use the seat of a person with a confirmed address.
 */
export async function freeIdleSeats(
  deps: Deps,
  tx: Db,
  scope: { companyId: CompanyId; jobId: string },
): Promise<number> {
  const job = await lockJob(tx, scope);
  const freed = await store.releaseSeats(tx, { ...scope, deadline: seatDeadline(deps.clock.now()) });
  if (freed > 0) await changeSeats(tx, { ...scope, by: -freed });
  return job.seatsTaken - freed;
}

/** Takes a seat of the job under its lock, so that two candidates cannot both take the last one. */
export async function takeSeat(deps: Deps, tx: Db, key: store.InterviewKey, jobId: string): Promise<void> {
  const scope = { companyId: key.companyId, jobId };
  const taken = await freeIdleSeats(deps, tx, scope);
  // Without a running subscription there is no limit: an interview that began under the ended plan may continue.
  const running = await runningSubscription(deps, tx, key.companyId);
  if (running && taken >= running.maxCandidates) throw new AppError(interviewErrors.JOB_FULL);
  await changeSeats(tx, { ...scope, by: 1 });
  await store.updateInterview(tx, { ...key, set: { seated: true, waitlistedAt: null } });
}

export async function joinWaitlist(deps: Deps, token: string) {
  const key = await openLink(deps, token);
  const { provisional } = await requireOpenInterview(deps, deps.db, key);
  if (provisional) throw new AppError(interviewErrors.CONFIRM_FIRST);
  await store.updateInterview(deps.db, { ...key, set: { waitlistedAt: deps.clock.now() } });
  return { message: 'C’est noté\u00A0: vous recevrez un e-mail dès qu’une place se libère.' };
}

/** Hourly task: frees idle seats and mails candidates on the waiting list. */
export async function sweepSeats(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const scope of await store.findJobsToSweepUnscoped(deps.db, seatDeadline(now))) {
    const { name: company } = await getCompany(deps.db, scope.companyId);
    const { title: job, status } = await requireJob(deps.db, scope);
    const running = await runningSubscription(deps, deps.db, scope.companyId);
    await deps.db.transaction(async (tx) => {
      const taken = await freeIdleSeats(deps, tx, scope);
      // A closed offer sends no mails: its candidates stay on the waiting list until it reopens.
      const limit = running && status === 'OPEN' ? Math.max(0, running.maxCandidates - taken) : 0;
      const waiting = limit > 0 ? await store.takeFromWaitlist(tx, { ...scope, limit }) : [];
      for (const { email: to, firstName, candidateId } of waiting) {
        const content = await seatAvailableMail(deps.config, {
          firstName,
          job,
          company,
          // The wait may outlast the interview's link, so the mail has a new link that extends the interview once it is opened.
          token: await openNewLink(deps, tx, { ...scope, candidateId }, linkExpiry(now)),
          ownData: ownDataUrl(deps, { ...scope, candidateId }),
        });
        await queueMail(deps, tx, { ...scope, candidateId, to, content });
      }
    });
  }
}
