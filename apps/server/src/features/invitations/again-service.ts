import type { Db, Deps } from '#/deps';
import type { CandidateKey } from '../candidates/store.ts';
import { contactAddress, queueMail } from '../mails/service.ts';
import { calendarAttachment } from './mails/calendar-attachment.tsx';
import { invitationMail } from './mails/invitation.tsx';
import { invitationWithdrawnMail } from './mails/invitation-withdrawn.tsx';
import { replyLink } from './links-service.ts';
import { namesOf, partyOf } from './service.ts';
import * as store from './store.ts';

/**
 * Writes to a corrected address what stands of the meeting ahead: the invitation, or that it was called off. False when
 * there is neither. A new sequence number makes calendars take the new entry.
 */
export async function writeMeetingAgain(deps: Deps, tx: Db, key: CandidateKey): Promise<boolean> {
  const newest = await store.findNewestAhead(tx, { ...key, now: deps.clock.now() });
  if (!newest) return false;
  const meeting = { ...newest, sequence: newest.sequence + 1 };
  await store.updateInvitation(tx, { ...key, invitationId: newest.id, set: { sequence: meeting.sequence } });
  const party = await partyOf({ ...deps, db: tx }, key);
  // A meeting's organizer is whoever reads answers to its mails.
  const organizer = await contactAddress(deps, tx, key.companyId);
  const names = { ...namesOf(deps, party), corrected: true };
  const link = meeting.withdrawnAt ? null : replyLink(deps, meeting);
  const content =
    link === null
      ? await invitationWithdrawnMail(deps.config, { ...names, meeting })
      : await invitationMail(deps.config, { ...names, meeting, message: meeting.customMessage, link });
  const method = link === null ? 'CANCEL' : 'REQUEST';
  const file = calendarAttachment(deps, { invitation: meeting, party, link, method, organizer });
  await queueMail(deps, tx, { ...key, to: party.candidate.email, content, attachments: [file] });
  return true;
}
