import { invitationErrors } from '@kafaa/domain/invitations/errors';
import { awaitsChoice, hasChosen, reminderMarks, slotError } from '@kafaa/domain/invitations/rules';
import type { ReplyView, SlotChoice } from '@kafaa/domain/invitations/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Deps } from '#/deps';
import { lockCandidate } from '../candidates/service.ts';
import { contactAddress, queueMail } from '../mails/service.ts';
import { openReply, replyLink } from './links-service.ts';
import { calendarAttachment } from './mails/calendar-attachment.tsx';
import { candidateRepliedMail } from './mails/candidate-replied.tsx';
import { slotChosenMail } from './mails/slot-chosen.tsx';
import {
  candidateKey,
  countReply,
  type Found,
  namesOf,
  guestMeeting,
  partyIn,
  replyEmails,
  requireInvitation,
  viewOf,
} from './service.ts';
import * as store from './store.ts';

/**
 * Takes a slot for the candidate, or moves the meeting to another one. The new slot is taken before the old one is freed. Two candidates
 * who swap slots concurrently are therefore both refused, instead of deadlocking.
 */
export async function chooseSlot(deps: Deps, link: string, { slot, sequence }: SlotChoice): Promise<ReplyView> {
  const { key, sequence: sequenceOfLink } = await openReply(deps, link);
  const startsAt = new Date(slot);
  const read = await requireInvitation(deps.db, key);
  const { candidate } = read;
  if (hasChosen(read.invitation, startsAt)) return viewOf(deps, key, sequenceOfLink);
  const now = deps.clock.now();
  const refusal = slotError(read.invitation, { slot: startsAt, sequence }, now);
  if (refusal) throw new AppError(refusal);
  await countReply(deps, read.invitation.id);
  const { chosen, toCandidate, toCompany } = await choiceMails(deps, key, { read, startsAt, now });
  await deps.db.transaction(async (tx) => {
    await lockCandidate(tx, candidateKey(read, key.companyId));
    const { invitation } = await requireInvitation(tx, key);
    if (hasChosen(invitation, startsAt)) return;
    const problem = slotError(invitation, { slot: startsAt, sequence }, now);
    if (problem) throw new AppError(problem);
    const offeredBy = invitation.invitedBy;
    const meeting = { startsAt, durationMinutes: invitation.durationMinutes };
    if (offeredBy === null || !(await store.takeSlot(tx, { ...key, offeredBy, ...meeting })))
      throw new AppError(invitationErrors.SLOT_TAKEN);
    await store.freeSlots(tx, { ...key, but: meeting });
    await store.updateInvitation(tx, { ...key, set: chosen });
    const of = candidateKey(read, key.companyId);
    await queueMail(deps, tx, { ...of, to: candidate.email, ...toCandidate });
    for (const to of await replyEmails(tx, key, read)) await queueMail(deps, tx, { ...of, to, ...toCompany });
  });
  return viewOf(deps, key, sequenceOfLink);
}

/** Returns the invitation with the chosen slot, and the mails to both sides with its calendar file. */
async function choiceMails(
  deps: Deps,
  key: store.InvitationKey,
  { read, startsAt, now }: { read: Found; startsAt: Date; now: Date },
) {
  const { invitation, candidate } = read;
  const chosen = {
    interviewDate: startsAt,
    reply: 'ACCEPTED' as const,
    repliedAt: now,
    note: '',
    slotChoices: invitation.slotChoices + 1,
    sequence: invitation.sequence + 1,
    ...reminderMarks(startsAt, now),
  };
  const meeting = { ...invitation, ...chosen };
  const before = awaitsChoice(invitation) ? null : invitation.interviewDate;
  const party = partyIn(read, key.companyId);
  const link = replyLink(deps, meeting);
  const organizer = await contactAddress(deps, deps.db, key.companyId);
  const file = { invitation: meeting, party };
  return {
    chosen,
    toCandidate: {
      content: await slotChosenMail(deps.config, {
        ...namesOf(deps, party),
        meeting: guestMeeting(meeting, party),
        before,
        link,
      }),
      attachments: [calendarAttachment(deps, { ...file, link, method: 'REQUEST', organizer })],
    },
    toCompany: {
      content: await candidateRepliedMail(deps.config, {
        candidate: `${candidate.firstName} ${candidate.lastName}`,
        email: candidate.email,
        job: party.job.title,
        meeting,
        reply: 'ACCEPTED',
        before,
        open: false,
        invitationId: invitation.id,
      }),
      attachments: [calendarAttachment(deps, { ...file, link: null, method: 'PUBLISH' })],
    },
  };
}
