import { invitationErrors } from '@kafaa/domain/invitations/errors';
import { awaitsChoice } from '@kafaa/domain/invitations/rules';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { type CompanyId, isId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import { requireCandidate } from '../candidates/service.ts';
import type { CandidateKey } from '../candidates/store.ts';
import { contactAddress, queueMail } from '../mails/service.ts';
import { calendarAttachment, type Party } from './mails/calendar-attachment.tsx';
import { colleagueMeetingMail } from './mails/colleague-meeting.tsx';
import * as store from './store.ts';

/** Returns a colleague's name, else the address, else (if the address was erased) « ancien collègue ». */
export const calledOf = ({ name, email }: store.Colleague): string =>
  name ?? (email === '' ? 'ancien collègue' : email);

/** Lists the people who may take part in a meeting with the candidate, except the person who invites. */
export async function listColleagues(
  deps: Deps,
  { companyId, userId }: { companyId: CompanyId; userId: string },
  candidateId: string,
) {
  const people = await store.listColleagues(deps.db, { companyId, candidateId });
  // Every offer has readers, at least the administrators, so an empty list means that the candidate does not exist.
  if (people.length === 0) await requireCandidate(deps.db, { companyId, candidateId });
  return people.filter(({ id }) => id !== userId).map((person) => ({ id: person.id, name: calledOf(person) }));
}

/**
 * Returns the chosen colleague; throws unless this person may see the candidate's offer. Null if there is none, or it is the person who
 * invites.
 */
export async function requireColleague(
  db: Db,
  { companyId, candidateId }: CandidateKey,
  { colleagueId, invitedBy }: { colleagueId: string | null | undefined; invitedBy: string },
): Promise<store.Colleague | null> {
  if (!colleagueId || colleagueId === invitedBy) return null;
  const [found] = isId(colleagueId)
    ? await store.listColleagues(db, { companyId, candidateId, userId: colleagueId })
    : [];
  if (!found) throw new AppError(invitationErrors.COLLEAGUE_NOT_FOUND);
  return found;
}

/**
 * Repeats the check in the transaction. The share lock waits for a concurrent change of the colleague's access, which updates the user's
 * row first and then clears the meetings; the second statement sees the change. Call it before locking the candidate: the digest locks in
 * this order, too.
 */
export async function holdColleague(
  tx: Db,
  { companyId, candidateId }: CandidateKey,
  colleague: store.Colleague | null,
): Promise<void> {
  if (!colleague) return;
  const userId = colleague.id;
  await store.lockColleague(tx, { companyId, userId });
  const found = await store.listColleagues(tx, { companyId, candidateId, userId });
  if (found.length === 0) throw new AppError(invitationErrors.COLLEAGUE_NOT_FOUND);
}

interface Told {
  readonly invitation: store.InvitationRow;
  readonly party: Party;
  readonly change: 'INVITED' | 'MOVED' | 'CANCELLED';
}

/** Renders the mail to the colleague of a meeting, with its calendar file. Null without a colleague, or without a date. */
async function colleagueMail(deps: Deps, db: Db, { invitation, party, change }: Told) {
  const { candidate, colleague, job } = party;
  if (!colleague || colleague.email === '' || awaitsChoice(invitation)) return null;
  const content = await colleagueMeetingMail(deps.config, {
    candidate: `${candidate.firstName} ${candidate.lastName}`,
    email: candidate.email,
    job: job.title,
    meeting: invitation,
    change,
    invitationId: invitation.id,
  });
  const organizer = await contactAddress(deps, db, party.company.id);
  const method = change === 'CANCELLED' ? 'CANCEL' : 'REQUEST';
  const file = { invitation, party, link: null, method, organizer, toColleague: colleague } as const;
  const of = { companyId: party.company.id, candidateId: candidate.id };
  return { ...of, to: colleague.email, content, attachments: [calendarAttachment(deps, file)] };
}

/** Queues a prepared mail to a colleague, in the transaction of its cause. */
type Telling = (tx: Db) => Promise<void>;

/** Renders the mails to colleagues before the transaction; changes that need no mail are left out. */
export async function prepareTelling(deps: Deps, db: Db, told: readonly Told[]): Promise<Telling> {
  const mails = await Promise.all(told.map((one) => colleagueMail(deps, db, one)));
  return async (tx) => {
    for (const mail of mails) if (mail) await queueMail(deps, tx, mail);
  };
}

/** Lists the mails of a change: to the colleague who stays or is new, and to one who no longer takes part. */
export function toldOfMove(before: Omit<Told, 'change'>, after: Omit<Told, 'change'>): Told[] {
  const [old, next] = [before.party.colleague, after.party.colleague];
  const had = old !== null && !awaitsChoice(before.invitation);
  const keeps = had && old.id === next?.id && !awaitsChoice(after.invitation);
  // The calendar entry to remove is the one before the move, with the sequence number of this change.
  const { sequence } = after.invitation;
  const off = { ...before, invitation: { ...before.invitation, sequence }, change: 'CANCELLED' as const };
  return [...(had && !keeps ? [off] : []), { ...after, change: keeps ? 'MOVED' : 'INVITED' }];
}
