import type { MeetingOutcome } from '@kafaa/domain/invitations/options';
import { instantOfLocal, localDateTime, outcomeError } from '@kafaa/domain/invitations/rules';
import { moveError } from '@kafaa/domain/candidates/rules';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import type { Deps } from '#/deps';
import type { Session } from '#/platform/http/route';
import { recordAuditEvent } from '../audit/service.ts';
import { holdCandidate, lockCandidate } from '../candidates/service.ts';
import { moveCandidates } from '../candidates/stages-service.ts';
import { queueMail } from '../mails/service.ts';
import { outcomeAskedMail } from './mails/outcome-asked.tsx';
import { meetingEmails } from './reminders-service.ts';
import { candidateKey, present, requireInvitation } from './service.ts';
import * as store from './store.ts';

const EVENTS = { HELD: 'MEETING_HELD', NO_SHOW: 'MEETING_NO_SHOW', POSTPONED: 'MEETING_POSTPONED' } as const;

/** Records the outcome of a meeting. A meeting that took place moves the candidate to « Rencontré », unless people have set a stage. */
export async function recordOutcome(
  deps: Deps,
  { companyId, userId, offers }: Session,
  { invitationId, outcome }: { invitationId: string; outcome: MeetingOutcome },
) {
  const key = { companyId, invitationId };
  const found = await requireInvitation(deps.db, key);
  const invitation = { ...found.invitation, outcome };
  await deps.db.transaction(async (tx) => {
    const candidate = await lockCandidate(tx, candidateKey(found, companyId));
    const now = (await requireInvitation(tx, key)).invitation;
    const problem = outcomeError(now, deps.clock.now());
    if (problem) throw new AppError(problem);
    if (now.outcome === outcome) return;
    await store.updateInvitation(tx, { ...key, set: { outcome } });
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: EVENTS[outcome], of: candidate.id });
    if (outcome !== 'HELD' || candidate.setStage !== null || moveError(candidate, 'MET')) return;
    const seen = { ids: [candidate.id], versions: [candidate.stageVersion] };
    await moveCandidates({ ...deps, db: tx }, { companyId, userId, offers, ...seen, to: 'MET' });
  });
  return { ...present({ ...found, invitation }), message: 'C’est noté.' };
}

/** Maximum age of a meeting that the mail asks about; for an older one the outcome is known by other ways. */
const ASK_DAYS = 7;
const AT_ONCE = 500;

/** Daily task: asks on the next morning for the outcome of yesterday's meetings, once for each. */
export async function askForOutcomes(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const today = instantOfLocal(`${localDateTime(now).slice(0, 10)}T00:00`) ?? now;
  const from = new Date(now.getTime() - ASK_DAYS * DAY_MS);
  for (const key of await store.findUnaskedUnscoped(deps.db, { from, until: today, limit: AT_ONCE })) {
    await deps.db.transaction(async (tx) => {
      const read = await store.findInvitation(tx, key);
      if (!read || !(await holdCandidate(tx, candidateKey(read, key.companyId)))) return;
      const found = await store.findInvitation(tx, key);
      if (!found || found.invitation.outcomeAskedAt || outcomeError(found.invitation, now)) return;
      await store.updateInvitation(tx, { ...key, set: { outcomeAskedAt: now } });
      const { candidate, job, invitation } = found;
      const content = await outcomeAskedMail(deps.config, {
        candidate: `${candidate.firstName} ${candidate.lastName}`,
        job: job.title,
        meeting: invitation,
        invitationId: invitation.id,
      });
      const of = candidateKey(found, key.companyId);
      for (const to of await meetingEmails(tx, key, found)) await queueMail(deps, tx, { ...of, to, content });
    });
  }
}
