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

/** How the company reads a colleague: by name, else by address. */
export const calledOf = ({ name, email }: store.Colleague): string =>
  name ?? (email === '' ? 'ancien collègue' : email);

/** The people who may take part in a meeting with the candidate beside the person who invites. */
export async function listColleagues(
  deps: Deps,
  { companyId, userId }: { companyId: CompanyId; userId: string },
  candidateId: string,
) {
  await requireCandidate(deps.db, { companyId, candidateId });
  const people = await store.listColleagues(deps.db, { companyId, candidateId });
  return people.filter(({ id }) => id !== userId).map((person) => ({ id: person.id, name: calledOf(person) }));
}

/** The chosen colleague; throws unless the person sees the candidate's offer. The person who invites is no colleague of theirs. */
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

interface Told {
  readonly invitation: store.InvitationRow;
  readonly party: Party;
  readonly change: 'INVITED' | 'MOVED' | 'CANCELLED';
}

/** The mail to the colleague of a meeting, with its calendar file. Null without a colleague, or without a date. */
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

/** Prepares the mails to colleagues before the transaction; those without anything to say are left out. */
export async function prepareTelling(deps: Deps, db: Db, told: readonly Told[]): Promise<Telling> {
  const mails = await Promise.all(told.map((one) => colleagueMail(deps, db, one)));
  return async (tx) => {
    for (const mail of mails) if (mail) await queueMail(deps, tx, mail);
  };
}

/** The mails of a change: to the colleague who stays or is new, and to one who no longer takes part. */
export function toldOfMove(before: Omit<Told, 'change'>, after: Omit<Told, 'change'>): Told[] {
  const [old, next] = [before.party.colleague, after.party.colleague];
  const had = old !== null && !awaitsChoice(before.invitation);
  const keeps = had && old.id === next?.id && !awaitsChoice(after.invitation);
  // The calendar entry that is removed is the one before the move, with the number of this change.
  const { sequence } = after.invitation;
  const off = { ...before, invitation: { ...before.invitation, sequence }, change: 'CANCELLED' as const };
  return [...(had && !keeps ? [off] : []), { ...after, change: keeps ? 'MOVED' : 'INVITED' }];
}
