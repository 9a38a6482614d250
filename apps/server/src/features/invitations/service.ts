import { invitationErrors } from '@kafaa/domain/invitations/errors';
import { MAX_LISTED } from '@kafaa/domain/invitations/options';
import {
  changeError,
  dateError,
  interviewDates,
  invitationError,
  parseInterviewDate,
  replyError,
  replyState,
} from '@kafaa/domain/invitations/rules';
import type {
  InvitationDetails,
  InvitationItem,
  InvitationPayload,
  ReplyPayload,
  ReplyView,
} from '@kafaa/domain/invitations/schema';
import { DATE_INVALID } from '@kafaa/domain/invitations/texts';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { type CompanyId, isId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import { tooMany } from '#/platform/http/call-limits';
import { ownDataUrl } from '#/platform/links/own-data-link';
import type { Session } from '#/platform/http/route';
import { recordAuditEvent } from '../audit/service.ts';
import { companyEmails } from '../auth/service.ts';
import { lockCandidate, recordStatus, requireCandidate } from '../candidates/service.ts';
import type { CandidateKey } from '../candidates/store.ts';
import { getCompany } from '../companies/service.ts';
import { requireJob } from '../jobs/service.ts';
import { countCalls } from '../limits/service.ts';
import { contactAddress, queueMail } from '../mails/service.ts';
import { openReply, replyLink } from './links-service.ts';
import { calendarAttachment, type Party } from './mails/calendar-attachment.tsx';
import { candidateRepliedMail } from './mails/candidate-replied.tsx';
import { invitationMail } from './mails/invitation.tsx';
import { invitationMovedMail } from './mails/invitation-moved.tsx';
import { invitationWithdrawnMail } from './mails/invitation-withdrawn.tsx';
import * as store from './store.ts';

type Found = NonNullable<Awaited<ReturnType<typeof store.findInvitation>>>;

/** Invites a candidate: the meeting, the status « Invité » and the mail are written in one transaction. */
export async function inviteCandidate(
  deps: Deps,
  { companyId, userId }: { companyId: CompanyId; userId: string },
  payload: InvitationPayload,
) {
  const details = meeting(deps, payload);
  const key = { companyId, candidateId: payload.candidateId };
  const party = await partyOf(deps, key);
  const { candidate, job } = party;
  const invitation = {
    ...NEW_INVITATION,
    ...details,
    ...key,
    id: deps.newId(),
    createdAt: deps.clock.now(),
  };
  const link = replyLink(deps, invitation);
  const content = await invitationMail(deps.config, {
    ...namesOf(deps, party),
    meeting: invitation,
    message: invitation.customMessage,
    link,
  });
  const organizer = await contactAddress(deps, deps.db, companyId);
  const file = calendarAttachment(deps, { invitation, party, link, method: 'REQUEST', organizer });
  const kept = await deps.db.transaction(async (tx) => {
    const { status, withdrawnAt } = await lockCandidate(tx, key);
    const upcoming = await store.findUpcoming(tx, { ...key, now: invitation.createdAt });
    // A repeated request: the same meeting exists, and its mail is queued.
    if (upcoming && isSame(upcoming, details)) return upcoming;
    const problem = invitationError({ status, withdrawnAt, hasUpcoming: upcoming !== null });
    if (problem) throw new AppError(problem);
    await store.insertInvitation(tx, invitation);
    await recordStatus(tx, key, 'ACCEPTED');
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'INVITED', of: key.candidateId });
    await queueMail(deps, tx, { ...key, to: candidate.email, content, attachments: [file] });
    return invitation;
  });
  return {
    ...present({ invitation: kept, candidate, job }),
    message: `Invitation envoyée à ${candidate.firstName} ${candidate.lastName}.`,
  };
}

/** The company's meetings. On a plan without scheduling, existing ones stay visible. */
export async function listInvitations(deps: Deps, session: Session): Promise<InvitationItem[]> {
  const rows = await store.listInvitations(deps.db, { companyId: session.companyId, limit: MAX_LISTED });
  if (rows.length === 0 && !session.allows('SCHEDULING')) throw new AppError(kernelErrors.PLAN_FEATURE_REQUIRED);
  return rows.map(present);
}

/** Changes a meeting and asks the candidate again; a repeated request, or one without a change, does nothing. */
export async function moveInvitation(
  deps: Deps,
  { userId, ...key }: store.InvitationKey & { userId: string },
  payload: InvitationDetails,
) {
  const found = await requireInvitation(deps.db, key);
  const message = 'Entretien modifié. Le candidat reçoit la nouvelle invitation.';
  if (!found.invitation.withdrawnAt && isSame(found.invitation, detailsOf(payload)))
    return { ...present(found), message };
  const details = meeting(deps, payload);
  const party = partyIn(found, key.companyId);
  const now = deps.clock.now();
  const moved = {
    ...found.invitation,
    ...details,
    sequence: found.invitation.sequence + 1,
    reply: 'NONE' as const,
    repliedAt: null,
  };
  const link = replyLink(deps, moved);
  const content = await invitationMovedMail(deps.config, {
    ...namesOf(deps, party),
    before: found.invitation.interviewDate,
    meeting: moved,
    message: moved.customMessage,
    link,
  });
  const organizer = await contactAddress(deps, deps.db, key.companyId);
  const file = calendarAttachment(deps, { invitation: moved, party, link, method: 'REQUEST', organizer });
  const kept = await deps.db.transaction(async (tx) => {
    const { status, withdrawnAt } = await lockCandidate(tx, candidateKey(found, key.companyId));
    const { invitation } = await requireInvitation(tx, key);
    if (!invitation.withdrawnAt && isSame(invitation, details)) return invitation;
    const problem =
      changeError(invitation, now) ??
      invitationError({ status, withdrawnAt, hasUpcoming: false }) ??
      changedMeanwhile(invitation, found.invitation);
    if (problem) throw new AppError(problem);
    const { sequence, reply, repliedAt } = moved;
    await store.updateInvitation(tx, { ...key, set: { ...details, sequence, reply, repliedAt } });
    await recordAuditEvent(deps, tx, { ...key, by: { userId }, action: 'INVITATION_MOVED', of: found.candidate.id });
    await queueMail(deps, tx, {
      ...candidateKey(found, key.companyId),
      to: found.candidate.email,
      content,
      attachments: [file],
    });
    return moved;
  });
  return { ...present({ ...found, invitation: kept }), message };
}

/** Withdraws an invitation and mails the candidate, whose status returns to `PENDING` if there is no other invitation. */
export async function withdrawInvitation(
  deps: Deps,
  { userId, ...key }: store.InvitationKey & { userId: string },
): Promise<{ message: string }> {
  const found = await requireInvitation(deps.db, key);
  const candidate = candidateKey(found, key.companyId);
  const party = partyIn(found, key.companyId);
  const withdrawnAt = deps.clock.now();
  const withdrawn = { ...found.invitation, withdrawnAt, sequence: found.invitation.sequence + 1 };
  const content = await invitationWithdrawnMail(deps.config, { ...namesOf(deps, party), meeting: withdrawn });
  const organizer = await contactAddress(deps, deps.db, key.companyId);
  const file = calendarAttachment(deps, { invitation: withdrawn, party, link: null, method: 'CANCEL', organizer });
  await deps.db.transaction(async (tx) => {
    const { status } = await lockCandidate(tx, candidate);
    const { invitation } = await requireInvitation(tx, key);
    if (invitation.withdrawnAt) return;
    const problem = changeError(invitation, withdrawnAt) ?? changedMeanwhile(invitation, found.invitation);
    if (problem) throw new AppError(problem);
    await store.updateInvitation(tx, { ...key, set: { withdrawnAt, sequence: withdrawn.sequence } });
    await recordAuditEvent(deps, tx, {
      ...key,
      by: { userId },
      action: 'INVITATION_WITHDRAWN',
      of: found.candidate.id,
    });
    if (status === 'ACCEPTED' && !(await store.hasOther(tx, { ...key, ...candidate })))
      await recordStatus(tx, candidate, 'PENDING');
    await queueMail(deps, tx, { ...candidate, to: found.candidate.email, content, attachments: [file] });
  });
  return { message: 'Entretien annulé. Le candidat en est averti par e-mail.' };
}

/**
 * Cancels the candidate's upcoming meeting. The caller has locked the candidate's row and sends the mail. Returns the meeting's
 * date and the calendar file that removes it from the candidate's calendar; null without a meeting.
 */
export async function giveUpMeeting(deps: Deps, tx: Db, key: CandidateKey) {
  const now = deps.clock.now();
  const upcoming = await store.findUpcoming(tx, { ...key, now });
  if (!upcoming) return null;
  const invitation = { ...upcoming, withdrawnAt: now, sequence: upcoming.sequence + 1 };
  const { withdrawnAt, sequence } = invitation;
  await store.updateInvitation(tx, { ...key, invitationId: upcoming.id, set: { withdrawnAt, sequence } });
  // If the candidate comes back, the company decides again.
  await recordStatus(tx, key, 'PENDING');
  const party = await partyOf({ ...deps, db: tx }, key);
  const organizer = await contactAddress(deps, tx, key.companyId);
  const file = calendarAttachment(deps, { invitation, party, link: null, method: 'CANCEL', organizer });
  return { date: upcoming.interviewDate, file };
}

/** The meeting for the recruiter's own calendar. */
export async function getCalendar(deps: Deps, key: store.InvitationKey) {
  const found = await requireInvitation(deps.db, key);
  const { filename, content } = calendarAttachment(deps, {
    invitation: found.invitation,
    party: partyIn(found, key.companyId),
    link: null,
    method: 'PUBLISH',
  });
  return { fileName: filename, content };
}

/** The meeting as it stands now, for the holder of a link from one of our mails. */
export async function readReply(deps: Deps, link: string): Promise<ReplyView> {
  const { key, sequence } = await openReply(deps, link);
  return viewOf(deps, key, sequence);
}

/** Limits changes of a reply, because each one mails the company. */
const REPLY_CHANGES = { calls: 5, seconds: 3600 };

/** Stores the candidate's reply; mails the company only if it changed. */
export async function sendReply(deps: Deps, link: string, { reply, sequence }: ReplyPayload): Promise<ReplyView> {
  const { key, sequence: sequenceOfLink } = await openReply(deps, link);
  const { invitation, candidate, job } = await requireInvitation(deps.db, key);
  const content = await candidateRepliedMail(deps.config, {
    candidate: `${candidate.firstName} ${candidate.lastName}`,
    email: candidate.email,
    job: job.title,
    meeting: invitation,
    reply,
    invitationId: invitation.id,
  });
  const repliedAt = deps.clock.now();
  if (invitation.reply !== reply) {
    const wait = await countCalls(deps, [{ who: ['reply', invitation.id], ...REPLY_CHANGES }]);
    if (wait > 0) throw tooMany(wait);
  }
  await deps.db.transaction(async (tx) => {
    await lockCandidate(tx, { ...key, candidateId: candidate.id });
    const now = (await requireInvitation(tx, key)).invitation;
    const problem = replyError(now, sequence, repliedAt);
    if (problem) throw new AppError(problem);
    if (now.reply === reply) return;
    await store.updateInvitation(tx, { ...key, set: { reply, repliedAt } });
    for (const to of await companyEmails(tx, key.companyId))
      await queueMail(deps, tx, { companyId: key.companyId, candidateId: candidate.id, to, content });
  });
  return viewOf(deps, key, sequenceOfLink);
}

/** The meeting for the candidate's calendar. */
export async function getReplyCalendar(deps: Deps, link: string) {
  const { key } = await openReply(deps, link);
  const found = await requireInvitation(deps.db, key);
  const { invitation } = found;
  if (invitation.withdrawnAt) throw new AppError(invitationErrors.INVITATION_WITHDRAWN);
  const party = partyIn(found, key.companyId);
  const { filename, content } = calendarAttachment(deps, {
    invitation,
    party,
    link: null,
    method: 'PUBLISH',
    forGuest: true,
  });
  return {
    bytes: new TextEncoder().encode(content),
    fileName: filename,
    contentType: 'text/calendar' as const,
  };
}

async function viewOf(deps: Deps, key: store.InvitationKey, sequenceOfLink: number): Promise<ReplyView> {
  const { invitation, candidate, job, company } = await requireInvitation(deps.db, key);
  const { sequence, interviewDate, interviewType, interviewPlace, customMessage, reply, repliedAt } = invitation;
  return {
    state: replyState(invitation, deps.clock.now()),
    outdated: sequence !== sequenceOfLink,
    sequence,
    firstName: candidate.firstName,
    companyName: company.name,
    companyCity: company.city,
    jobTitle: job.title,
    ...interviewDates(interviewDate),
    interviewType,
    interviewPlace,
    customMessage,
    reply,
    repliedAt: repliedAt?.toISOString() ?? null,
  };
}

async function requireInvitation(db: Db, key: store.InvitationKey): Promise<Found> {
  const found = isId(key.invitationId) ? await store.findInvitation(db, key) : null;
  if (!found) throw new AppError(invitationErrors.INVITATION_NOT_FOUND);
  return found;
}

/** The error when somebody changed the invitation meanwhile: the prepared mail's former date and sequence number would be wrong. */
const changedMeanwhile = (now: store.InvitationRow, read: store.InvitationRow) =>
  now.sequence === read.sequence ? null : invitationErrors.INVITATION_CHANGED;

const candidateKey = ({ candidate }: Found, companyId: CompanyId) => ({ companyId, candidateId: candidate.id });

/** Initial values of a new invitation, the same as the table's defaults. */
const NEW_INVITATION = { sequence: 0, reply: 'NONE', repliedAt: null, withdrawnAt: null } as const;

type Meeting = Pick<store.InvitationRow, 'interviewType' | 'interviewPlace' | 'interviewDate' | 'customMessage'>;

function detailsOf({ interviewDate, interviewType, interviewPlace, customMessage }: InvitationDetails): Meeting {
  const date = parseInterviewDate(interviewDate);
  if (!date) throw refused('interviewDate', DATE_INVALID);
  return { interviewDate: date, interviewType, interviewPlace, customMessage };
}

/** The details of a meeting; throws unless its date is in the future by the server's clock. */
function meeting(deps: Deps, payload: InvitationDetails): Meeting {
  const details = detailsOf(payload);
  const problem = dateError(details.interviewDate, deps.clock.now());
  if (problem) throw refused('interviewDate', problem);
  return details;
}

const refused = (path: string, message: string) =>
  new AppError(kernelErrors.VALIDATION_FAILED, { message, fields: [{ path, message }] });

function isSame(one: Meeting, other: Meeting): boolean {
  return (
    one.interviewDate.getTime() === other.interviewDate.getTime() &&
    one.interviewType === other.interviewType &&
    one.interviewPlace === other.interviewPlace &&
    one.customMessage === other.customMessage
  );
}

/** The party of a loaded invitation. */
const partyIn = ({ candidate, company, job }: Found, id: CompanyId): Party => ({
  candidate,
  company: { id, name: company.name },
  job,
});

export async function partyOf(deps: Deps, key: CandidateKey): Promise<Party> {
  const { companyId } = key;
  const candidate = await requireCandidate(deps.db, key);
  const [company, job] = [await getCompany(deps.db, companyId), await requireJob(deps.db, { ...candidate, companyId })];
  const { id, firstName, lastName, phone } = candidate;
  return {
    candidate: { id, firstName, lastName, phone, email: candidate.email },
    company: { id: companyId, name: company.name },
    job: { id: job.id, title: job.title },
  };
}

export const namesOf = (deps: Deps, { candidate, company, job }: Party) => ({
  firstName: candidate.firstName,
  company: company.name,
  job: job.title,
  ownData: ownDataUrl(deps, { companyId: company.id, candidateId: candidate.id }),
});

function present({ invitation, candidate, job }: Pick<Found, 'invitation' | 'candidate' | 'job'>): InvitationItem {
  const { id, interviewDate, interviewType, interviewPlace, customMessage, createdAt, reply, repliedAt } = invitation;
  return {
    candidateFullName: `${candidate.firstName} ${candidate.lastName}`,
    candidateEmail: candidate.email,
    candidatePhone: candidate.phone,
    interviewInvitation: {
      id,
      ...interviewDates(interviewDate),
      interviewType,
      interviewPlace,
      customMessage,
      createdAt: createdAt.toISOString(),
      reply,
      repliedAt: repliedAt?.toISOString() ?? null,
    },
    candidateId: candidate.id,
    candidateFirstName: candidate.firstName,
    candidateLastName: candidate.lastName,
    jobId: job.id,
    jobTitle: job.title,
  };
}
