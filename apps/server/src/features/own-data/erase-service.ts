import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { TAKEN_MONTHS } from '@kafaa/domain/interviews/options';
import { keptUntil, retentionCutoff } from '@kafaa/domain/own-data/rules';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import type { Db, Deps } from '#/deps';
import { recordAuditEvent } from '#/features/audit/service';
import { offerEmails } from '#/features/auth/service';
import { forgetMoves } from '#/features/candidates/service';
import { personOf } from '#/features/interviews/links-service';
import { eraseProvisionals } from '#/features/interviews/provisional-service';
import { giveUpMeeting } from '#/features/invitations/service';
import { changeSeats, countCandidate, lockJob, requireJob } from '#/features/jobs/service';
import { queueMail } from '#/features/mails/service';
import { mailboxOf } from '#/platform/mail/mailbox';
import { filesForgotten, remainsLeft } from './events.ts';
import { meetingOffMail } from './mails/meeting-off.tsx';
import * as store from './store.ts';

/** Delay of the second sweep: it removes a CV or report that was being written during the erasure and was stored after the first sweep. */
const SECOND_SWEEP_MS = 15 * 60 * 1000;

/**
 * Erases everything about a candidate: the rows in one transaction, the files by tasks queued in it. False if there was nothing to erase.
 * Queued tasks for this candidate find no row and end.
 */
export async function eraseCandidate(
  deps: Deps,
  key: store.CandidateKey,
  by: 'CANDIDATE' | 'OPERATOR' | 'RETENTION',
): Promise<boolean> {
  const jobId = await store.findJobId(deps.db, key);
  if (jobId === null) return false;
  const scope = { companyId: key.companyId, jobId };
  const { title: job } = await requireJob(deps.db, scope);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    // Lock order is job, interview, candidate.
    await lockJob(tx, scope);
    const held = await store.lockCandidate(tx, key);
    if (!held) return false;
    const meeting = await giveUpMeeting(deps, tx, key);
    if (meeting) {
      // The mail has neither the candidate's name nor `candidateId`, so that it is not deleted with the candidate's mails.
      const content = await meetingOffMail(deps.config, { job, date: meeting.date });
      for (const to of await offerEmails(tx, scope)) await queueMail(deps, tx, { ...scope, to, content });
    }
    const report = await store.dropReport(tx, key);
    // The retention task leaves no hash: by then the period in which a second interview is prevented is over.
    if (by !== 'RETENTION' && held.interview?.startedAt) {
      const personHash = personOf(deps, { jobId, email: held.candidate.email });
      await store.keepTaken(tx, { ...scope, personHash, endsAt: keptUntil(now, TAKEN_MONTHS) });
    }
    // Erases unconfirmed interviews that somebody began with this address.
    const begun = await eraseProvisionals(tx, { ...scope, mailbox: mailboxOf(held.candidate.email) });
    await forgetMoves(tx, { ...key, person: deps.newId() });
    await store.deleteCandidate(tx, key);
    await recordAuditEvent(deps, tx, { ...key, by, action: 'ERASED', of: key.candidateId });
    await countCandidate(tx, { ...scope, by: -1 });
    if (held.interview?.seated) await changeSeats(tx, { ...scope, by: -1 });
    const files = {
      prefixes: [
        ...['cvs', 'uploads', 'reports'].map((folder) => `${folder}/${key.companyId}/${key.candidateId}/`),
        ...begun.prefixes,
      ],
      keys: [held.interview?.cvKey, report, ...begun.keys].filter((file) => typeof file === 'string'),
    };
    await deps.queue.send(tx, filesForgotten, files);
    await deps.queue.send(tx, filesForgotten, files, { startAfter: new Date(now.getTime() + SECOND_SWEEP_MS) });
    await queueRemains(deps, tx);
    return true;
  });
}

/** Returns the next 02:30 UTC, after the daily retention task. */
function comingNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(2, 30, 0, 0);
  return night > now ? night : new Date(night.getTime() + DAY_MS);
}

/** Queues the task that removes, next night, the bytes that deleted rows leave in the database's files. */
export async function queueRemains(deps: Deps, tx: Db): Promise<void> {
  await deps.queue.send(tx, remainsLeft, {}, { startAfter: comingNight(deps.clock.now()), singletonKey: 'night' });
}

/** Nightly task after an erasure: removes deleted rows' bytes from the database's files. */
export async function removeRemains(deps: Deps): Promise<void> {
  const tables = await deps.removeRemains();
  if (tables.length > 0)
    deps.log.warn({ tables }, 'too large to be written anew: erased bytes stay until ops data scrub');
}

export async function forgetFiles(
  deps: Deps,
  { prefixes, keys }: { prefixes: readonly string[]; keys: readonly string[] },
): Promise<void> {
  for (const key of keys) await deps.files.remove(key);
  for (const prefix of prefixes) for (const key of await deps.files.list(prefix)) await deps.files.remove(key);
}

const RETIRED_AT_ONCE = 50;

/**
 * Daily task: erases applications older than the retention period, company by company, and expired rows of `taken_interviews` and
 * `pool_consents`.
 */
export async function eraseRetired(deps: Deps): Promise<void> {
  await store.forgetTakenUnscoped(deps.db, deps.clock.now());
  await store.forgetConsentsUnscoped(deps.db, deps.clock.now());
  const cutoff = retentionCutoff(deps.clock.now(), deps.config.retentionMonths);
  const faults: unknown[] = [];
  let erased = 0;
  for (const companyId of await store.findRetiringUnscoped(deps.db, cutoff)) {
    erased += await eraseRetiredOf(deps, { companyId, cutoff }, (fault) => faults.push(fault));
  }
  if (erased > 0 || faults.length > 0) deps.log.info({ erased, failed: faults.length }, 'retention');
  // A failed erasure does not stop the others; the error is thrown at the end so that the task is retried.
  if (faults.length > 0) throw faults[0];
}

async function eraseRetiredOf(
  deps: Deps,
  { companyId, cutoff }: { companyId: CompanyId; cutoff: Date },
  failed: (fault: unknown) => void,
): Promise<number> {
  let [erased, skip] = [0, 0];
  for (;;) {
    const ids = await store.listRetiring(deps.db, { companyId, cutoff, skip, limit: RETIRED_AT_ONCE });
    for (const candidateId of ids) {
      try {
        if (await eraseCandidate(deps, { companyId, candidateId }, 'RETENTION')) erased += 1;
      } catch (error) {
        failed(error);
        skip += 1;
      }
    }
    if (ids.length < RETIRED_AT_ONCE) return erased;
  }
}
