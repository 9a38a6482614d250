import { REMINDER_HOURS } from '@kafaa/domain/invitations/options';
import { awaitsChoice, dueReminder, isQuiet } from '@kafaa/domain/invitations/rules';
import { HOUR_MS } from '@kafaa/domain/kernel/time';
import type { Db, Deps } from '#/deps';
import { loginOf, offerEmails } from '../auth/service.ts';
import { holdCandidate } from '../candidates/service.ts';
import { queueMail } from '../mails/service.ts';
import { replyLink } from './links-service.ts';
import { invitationReminderMail } from './mails/invitation-reminder.tsx';
import { meetingAheadMail } from './mails/meeting-ahead.tsx';
import { candidateKey, type Found, guestMeeting, namesOf, partyIn, shownMeeting } from './service.ts';
import * as store from './store.ts';

/** Maximum number of meetings per run; the task runs every quarter of an hour, so the rest follows soon. */
const AT_ONCE = 500;

/** Reminds both sides of future meetings, a day and two hours before, each once. */
export async function remindOfMeetings(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  if (isQuiet(now)) return;
  const after = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const { day, soon } = REMINDER_HOURS;
  const near = await store.findToRemindUnscoped(deps.db, { now, day: after(day), soon: after(soon), limit: AT_ONCE });
  for (const key of near) await remindOfMeeting(deps, key, now);
}

async function remindOfMeeting(deps: Deps, key: store.InvitationKey, now: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const read = await store.findInvitation(tx, key);
    if (!read || !(await holdCandidate(tx, candidateKey(read, key.companyId)))) return;
    // The meeting is read again under the lock: another worker may have sent the reminder, or the meeting may be cancelled.
    const found = await store.findInvitation(tx, key);
    if (!found || found.invitation.withdrawnAt || awaitsChoice(found.invitation)) return;
    const { invitation, candidate, job } = found;
    const due = invitation.reply === 'DECLINED' ? null : dueReminder(invitation, now);
    if (due === null) return;
    const marks = due === 'soon' ? { dayRemindedAt: now, soonRemindedAt: now } : { dayRemindedAt: now };
    await store.updateInvitation(tx, { ...key, set: marks });
    const party = partyIn(found, key.companyId);
    const names = namesOf(deps, party);
    const shown = { meeting: shownMeeting(invitation, party), due, reply: invitation.reply };
    const toCandidate = await invitationReminderMail(deps.config, {
      ...names,
      ...shown,
      meeting: guestMeeting(invitation, party),
      link: replyLink(deps, invitation),
    });
    const of = candidateKey(found, key.companyId);
    await queueMail(deps, tx, { ...of, to: candidate.email, content: toCandidate });
    const content = await meetingAheadMail(deps.config, {
      ...shown,
      candidate: `${candidate.firstName} ${candidate.lastName}`,
      email: candidate.email,
      job: job.title,
      invitationId: invitation.id,
    });
    const colleague = found.colleague?.email;
    const recipients = [...(await meetingEmails(tx, key, found)), ...(colleague ? [colleague] : [])];
    for (const to of new Set(recipients)) await queueMail(deps, tx, { ...of, to, content });
  });
}

/**
 * Returns the address of the person who invited, if that person still makes decisions about the offer; else those of everybody who does.
 */
export async function meetingEmails(
  db: Db,
  { companyId }: Pick<store.InvitationKey, 'companyId'>,
  { invitation: { invitedBy }, job }: Pick<Found, 'invitation' | 'job'>,
): Promise<string[]> {
  const all = await offerEmails(db, { companyId, jobId: job.id });
  if (invitedBy === null) return all;
  const own = await loginOf(db, { companyId, userId: invitedBy });
  return all.includes(own) ? [own] : all;
}
