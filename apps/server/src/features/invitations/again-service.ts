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
 * Mails a corrected address the newest invitation to a future meeting, or its cancellation. False when there is neither. The
 * sequence number is raised so that calendars accept the new entry.
 */
export async function writeMeetingAgain(deps: Deps, tx: Db, key: CandidateKey): Promise<boolean> {
  const newest = await store.findNewestAhead(tx, { ...key, now: deps.clock.now() });
  if (!newest) return false;
  const meeting = { ...newest, sequence: newest.sequence + 1 };
  await store.updateInvitation(tx, { ...key, invitationId: newest.id, set: { sequence: meeting.sequence } });
  const party = await partyOf({ ...deps, db: tx }, key);
  // The calendar entry's organizer is the address that receives replies to the mails.
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
