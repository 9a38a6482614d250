import type { Db, Deps } from '#/deps';
import type { CandidateKey } from '../candidates/store.ts';
import { contactAddress, queueMail } from '../mails/service.ts';
import { calendarAttachment } from './mails/calendar-attachment.tsx';
import { invitationWithdrawnMail } from './mails/invitation-withdrawn.tsx';
import { invitationContent, namesOf, partyOf } from './service.ts';
import * as store from './store.ts';

/**
 * Mails a corrected address the newest invitation to a future meeting, or its cancellation; false if there is neither. The sequence number
 * is raised, so that calendars accept the new entry.
 */
export async function writeMeetingAgain(deps: Deps, tx: Db, key: CandidateKey): Promise<boolean> {
  const newest = await store.findNewestAhead(tx, { ...key, now: deps.clock.now() });
  if (!newest) return false;
  const meeting = { ...newest, sequence: newest.sequence + 1 };
  await store.updateInvitation(tx, { ...key, invitationId: newest.id, set: { sequence: meeting.sequence } });
  const party = await partyOf({ ...deps, db: tx }, key, newest.colleagueId);
  if (!meeting.withdrawnAt) {
    const mail = await invitationContent(deps, tx, { invitation: meeting, party, corrected: true });
    await queueMail(deps, tx, { ...key, to: party.candidate.email, ...mail });
    return true;
  }
  const organizer = await contactAddress(deps, tx, key.companyId);
  const content = await invitationWithdrawnMail(deps.config, { ...namesOf(deps, party), corrected: true, meeting });
  const file = calendarAttachment(deps, { invitation: meeting, party, link: null, method: 'CANCEL', organizer });
  await queueMail(deps, tx, { ...key, to: party.candidate.email, content, attachments: [file] });
  return true;
}
