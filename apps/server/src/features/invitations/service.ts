import { invitationErrors } from '@kafaa/domain/invitations/errors';
import { INTERVIEW_TYPES, MAX_LISTED, MEETING_MINUTES } from '@kafaa/domain/invitations/options';
import {
  awaitsChoice,
  changeError,
  choiceError,
  dateError,
  freeSlots,
  interviewDates,
  invitationError,
  parseInterviewDate,
  reminderMarks,
  replyError,
  replyState,
} from '@kafaa/domain/invitations/rules';
import type {
  InvitationDefaults,
  MeetingDefaults,
  InvitationDetails,
  InvitationItem,
  InvitationPayload,
  ReplyPayload,
  ReplyView,
} from '@kafaa/domain/invitations/schema';
import { DATE_INVALID, SLOT_TAKEN_BY_OTHER } from '@kafaa/domain/invitations/texts';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { type CompanyId, isId } from '@kafaa/domain/kernel/ids';
import { filledFor } from '@kafaa/domain/templates/rules';
import type { ExampleNames, MailView, TemplatePayload } from '@kafaa/domain/templates/schema';
import type { Db, Deps } from '#/deps';
import { hiddenLink } from '#/platform/mail/hidden-link';
import { tooMany } from '#/platform/http/call-limits';
import { ownDataUrl } from '#/platform/links/own-data-link';
import type { Session } from '#/platform/http/route';
import { recordAuditEvent } from '../audit/service.ts';
import { offerEmails } from '../auth/service.ts';
import { holdCandidate, lockCandidate, recordStatus, requireCandidate } from '../candidates/service.ts';
import type { CandidateKey } from '../candidates/store.ts';
import { getCompany } from '../companies/service.ts';
import { requireJob } from '../jobs/service.ts';
import { countCalls } from '../limits/service.ts';
import { contactAddress, queueMail } from '../mails/service.ts';
import { findTemplate } from '../templates/service.ts';
import { calledOf, holdColleague, prepareTelling, requireColleague, toldOfMove } from './colleague-service.ts';
import { openReply, replyLink } from './links-service.ts';
import { calendarAttachment, type Party } from './mails/calendar-attachment.tsx';
import { candidateRepliedMail } from './mails/candidate-replied.tsx';
import { invitationMail } from './mails/invitation.tsx';
import { invitationMovedMail } from './mails/invitation-moved.tsx';
import { invitationWithdrawnMail } from './mails/invitation-withdrawn.tsx';
import { slotsOfferedMail } from './mails/slots-offered.tsx';
import * as store from './store.ts';

export type Found = NonNullable<Awaited<ReturnType<typeof store.findInvitation>>>;

/** Invites a candidate: the meeting, the status « Invité » and the mail are written in one transaction. */
export async function inviteCandidate(
  deps: Deps,
  { companyId, userId }: { companyId: CompanyId; userId: string },
  payload: InvitationPayload,
) {
  const key = { companyId, candidateId: payload.candidateId };
  const { party, invitation } = await draftOf(deps, { ...key, userId }, payload);
  const { candidate } = party;
  const mail = await invitationContent(deps, deps.db, { invitation, party });
  const tellColleague = await prepareTelling(deps, deps.db, [{ invitation, party, change: 'INVITED' }]);
  const kept = await deps.db.transaction(async (tx) => {
    await holdColleague(tx, key, party.colleague);
    const { status, withdrawnAt } = await lockCandidate(tx, key);
    const upcoming = await store.findUpcoming(tx, { ...key, now: invitation.createdAt });
    // The request is a repetition: the same meeting exists, and its mail is queued.
    if (upcoming && isSame(upcoming, invitation)) return upcoming;
    const problem = invitationError({ status, withdrawnAt, hasUpcoming: upcoming !== null });
    if (problem) throw new AppError(problem);
    await refuseTaken(tx, invitation);
    await store.insertInvitation(tx, invitation);
    await recordStatus(tx, key, 'ACCEPTED', { at: invitation.createdAt, by: userId });
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'INVITED', of: key.candidateId });
    await queueMail(deps, tx, { ...key, to: candidate.email, ...mail });
    await tellColleague(tx);
    return invitation;
  });
  return {
    ...present({ ...party, invitation: kept }),
    message: `Invitation envoyée à ${candidate.firstName} ${candidate.lastName}.`,
  };
}

/** Builds the invitation that a payload asks for, with its candidate, company, offer and colleague (`Party`). */
async function draftOf(deps: Deps, { userId, ...key }: CandidateKey & { userId: string }, payload: InvitationDetails) {
  const details = meeting(deps, payload);
  const found = await partyOf(deps, key);
  const colleague = await requireColleague(deps.db, key, { colleagueId: payload.colleagueId, invitedBy: userId });
  const now = deps.clock.now();
  const invitation = {
    ...NEW_INVITATION,
    ...details,
    ...key,
    id: deps.newId(),
    createdAt: now,
    invitedBy: userId,
    colleagueId: colleague?.id ?? null,
    ...reminderMarks(details.interviewDate, now),
  };
  return { invitation, party: { ...found, colleague } };
}

/** Returns the default values of the next invitation's form. */
export async function getDefaults(deps: Deps, session: Session): Promise<InvitationDefaults> {
  const last = await store.findDefaults(deps.db, session);
  const set = last?.set ?? { durationMinutes: null, link: '', address: '' };
  const company = last ? [last.companyAddress, last.companyCity].filter(Boolean).join(', ') : '';
  return {
    interviewType: INTERVIEW_TYPES.find((type) => type === last?.interviewType) ?? 'ONLINE',
    places: { ONLINE: set.link || (last?.link ?? ''), IN_PERSON: set.address || (last?.address ?? company) },
    durationMinutes: set.durationMinutes ?? (last?.durationMinutes || MEETING_MINUTES),
    company: set,
  };
}

/** Saves the company's default values for the form of new invitations. */
export async function saveDefaults(
  deps: Deps,
  session: Session,
  defaults: MeetingDefaults,
): Promise<InvitationDefaults> {
  await store.saveDefaults(deps.db, { companyId: session.companyId, meetingDefaults: defaults });
  return getDefaults(deps, session);
}

interface InvitationMailOf {
  readonly invitation: store.InvitationRow;
  readonly party: Party;
  /** Links that replace the candidate's personal ones in a preview. */
  readonly links?: { readonly reply: string; readonly ownData: string };
  /** Date of the meeting before a move. */
  readonly before?: Date;
  readonly corrected?: boolean;
}

/** Renders the mail of an invitation: one date with its calendar file, or slots to choose from. */
export async function invitationContent(deps: Deps, db: Db, { invitation, party, links, ...how }: InvitationMailOf) {
  const link = links?.reply ?? replyLink(deps, invitation);
  const shown = {
    ...namesOf(deps, party),
    ...(links && { ownData: links.ownData }),
    ...(how.corrected && { corrected: true }),
    meeting: guestMeeting(invitation, party),
    message: invitation.customMessage,
    link,
  };
  if (awaitsChoice(invitation))
    return {
      content: await slotsOfferedMail(deps.config, { ...shown, again: how.before !== undefined }),
      attachments: [],
    };
  const content = how.before
    ? await invitationMovedMail(deps.config, { ...shown, before: how.before })
    : await invitationMail(deps.config, {
        ...shown,
        template: await findTemplate(db, { companyId: party.company.id, kind: 'INVITATION' }),
      });
  // The calendar entry's organizer is the address that receives replies to the mails.
  const organizer = await contactAddress(deps, db, party.company.id);
  return {
    content,
    attachments: [calendarAttachment(deps, { invitation, party, link, method: 'REQUEST', organizer })],
  };
}

/** Previews the mail of this invitation, without the candidate's personal links. */
export async function previewInvitation(
  deps: Deps,
  { companyId, userId }: { companyId: CompanyId; userId: string },
  payload: InvitationPayload,
): Promise<MailView> {
  const key = { companyId, candidateId: payload.candidateId };
  const { party, invitation } = await draftOf(deps, { ...key, userId }, payload);
  const links = { reply: hiddenLink(deps.config, 'Invitation'), ownData: hiddenLink(deps.config, 'MesDonnees') };
  const { content } = await invitationContent(deps, deps.db, { invitation, party, links });
  return { subject: content.subject, text: content.text, leavesAt: null };
}

/** Throws if another candidate has already taken part of one of the slots. */
async function refuseTaken(
  tx: Db,
  {
    companyId,
    id,
    invitedBy,
    slots,
    durationMinutes,
  }: Pick<store.InvitationRow, 'id' | 'invitedBy' | 'slots' | 'durationMinutes'> & { companyId: CompanyId },
): Promise<void> {
  if (slots.length === 0 || invitedBy === null) return;
  const dates = slots.map((slot) => new Date(slot));
  const offered = { offeredBy: invitedBy, slots: dates, durationMinutes };
  if (await store.areTaken(tx, { companyId, invitationId: id, ...offered }))
    throw refused('otherDates', SLOT_TAKEN_BY_OTHER);
}

/** Lists the company's meetings. On a plan without scheduling, existing ones stay visible. */
export async function listInvitations(deps: Deps, session: Session): Promise<InvitationItem[]> {
  const { companyId, offers } = session;
  const rows = await store.listInvitations(deps.db, { companyId, offers, limit: MAX_LISTED });
  if (rows.length === 0 && !session.allows('SCHEDULING')) throw new AppError(kernelErrors.PLAN_FEATURE_REQUIRED);
  return rows.map(present);
}

/** Changes a meeting and asks the candidate again; a repeated request or one without a change does nothing. */
export async function moveInvitation(
  deps: Deps,
  { userId, ...key }: store.InvitationKey & { userId: string },
  payload: InvitationDetails,
) {
  const found = await requireInvitation(deps.db, key);
  const message = 'Entretien modifié. Le candidat reçoit la nouvelle invitation.';
  const wanted = { durationMinutes: found.invitation.durationMinutes, ...payload };
  const kept = found.invitation.colleagueId;
  const chosen = payload.colleagueId === undefined ? kept : payload.colleagueId || null;
  const colleagueId = chosen === userId ? null : chosen;
  if (!found.invitation.withdrawnAt && isSame(found.invitation, { ...detailsOf(wanted), colleagueId }))
    return { ...present(found), message };
  const details = { ...meeting(deps, wanted), colleagueId };
  const earlier = partyIn(found, key.companyId);
  const of = candidateKey(found, key.companyId);
  const colleague = await requireColleague(deps.db, of, { colleagueId, invitedBy: userId });
  const party = { ...earlier, colleague };
  const now = deps.clock.now();
  const asked = { ...UNANSWERED, invitedBy: userId, ...reminderMarks(details.interviewDate, now) };
  const moved = {
    ...found.invitation,
    ...details,
    sequence: found.invitation.sequence + 1,
    ...asked,
  };
  const before = found.invitation.interviewDate;
  const mail = await invitationContent(deps, deps.db, { invitation: moved, party, before });
  const told = toldOfMove({ invitation: found.invitation, party: earlier }, { invitation: moved, party });
  const tellColleagues = await prepareTelling(deps, deps.db, told);
  const stored = await deps.db.transaction(async (tx) => {
    await holdColleague(tx, of, colleague);
    const { status, withdrawnAt } = await lockCandidate(tx, of);
    const { invitation } = await requireInvitation(tx, key);
    if (!invitation.withdrawnAt && isSame(invitation, details)) return invitation;
    const problem =
      changeError(invitation, now) ??
      invitationError({ status, withdrawnAt, hasUpcoming: false }) ??
      changedMeanwhile(invitation, found.invitation);
    if (problem) throw new AppError(problem);
    await refuseTaken(tx, { ...moved, companyId: key.companyId });
    await store.freeSlots(tx, key);
    const { sequence } = moved;
    await store.updateInvitation(tx, { ...key, set: { ...details, ...asked, sequence } });
    await recordAuditEvent(deps, tx, { ...key, by: { userId }, action: 'INVITATION_MOVED', of: found.candidate.id });
    await queueMail(deps, tx, { ...of, to: found.candidate.email, ...mail });
    await tellColleagues(tx);
    return moved;
  });
  return { ...present({ ...found, colleague, invitation: stored }), message };
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
  const tellColleague = await prepareTelling(deps, deps.db, [{ invitation: withdrawn, party, change: 'CANCELLED' }]);
  // Without a chosen date the candidate's calendar has no entry to remove.
  const attachments = awaitsChoice(withdrawn) ? [] : [file];
  await deps.db.transaction(async (tx) => {
    const { status, setStage } = await lockCandidate(tx, candidate);
    const { invitation } = await requireInvitation(tx, key);
    if (invitation.withdrawnAt) return;
    const problem = changeError(invitation, withdrawnAt) ?? changedMeanwhile(invitation, found.invitation);
    if (problem) throw new AppError(problem);
    await store.updateInvitation(tx, { ...key, set: { withdrawnAt, sequence: withdrawn.sequence } });
    await store.freeSlots(tx, key);
    await recordAuditEvent(deps, tx, {
      ...key,
      by: { userId },
      action: 'INVITATION_WITHDRAWN',
      of: found.candidate.id,
    });
    // A stage that people have set does not depend on the meeting.
    if (status === 'ACCEPTED' && setStage === null && !(await store.hasOther(tx, { ...key, ...candidate })))
      await recordStatus(tx, candidate, 'PENDING', { at: withdrawnAt, by: userId });
    await queueMail(deps, tx, { ...candidate, to: found.candidate.email, content, attachments });
    await tellColleague(tx);
  });
  return { message: 'Entretien annulé. Le candidat en est averti par e-mail.' };
}

/**
 * Cancels the meeting of a candidate who withdraws the application, so that the company decides again if the candidate returns. A stage
 * that people have set stays.
 */
export async function giveUpMeeting(deps: Deps, tx: Db, key: CandidateKey) {
  const meeting = await cancelMeeting(deps, tx, key);
  if (!meeting) return null;
  const { status, setStage } = await requireCandidate(tx, key);
  if (status === 'ACCEPTED' && setStage === null)
    await recordStatus(tx, key, 'PENDING', { at: deps.clock.now(), by: null });
  // Without a chosen date there is no meeting to announce as cancelled, and no calendar entry.
  return awaitsChoice(meeting.invitation) ? null : meeting;
}

/**
 * Cancels the candidate's upcoming meeting. The caller has locked the candidate's row and sends the mail. Returns the meeting
 * and the calendar file that removes it from the candidate's calendar; null without a meeting.
 */
async function cancelMeeting(deps: Deps, tx: Db, key: CandidateKey) {
  const now = deps.clock.now();
  const upcoming = await store.findUpcoming(tx, { ...key, now });
  if (!upcoming) return null;
  const invitation = { ...upcoming, withdrawnAt: now, sequence: upcoming.sequence + 1 };
  const { withdrawnAt, sequence } = invitation;
  await store.updateInvitation(tx, { ...key, invitationId: upcoming.id, set: { withdrawnAt, sequence } });
  await store.freeSlots(tx, { companyId: key.companyId, invitationId: upcoming.id });
  const party = await partyOf({ ...deps, db: tx }, key, upcoming.colleagueId);
  await (
    await prepareTelling(deps, tx, [{ invitation, party, change: 'CANCELLED' }])
  )(tx);
  const organizer = await contactAddress(deps, tx, key.companyId);
  const file = calendarAttachment(deps, { invitation, party, link: null, method: 'CANCEL', organizer });
  return { date: upcoming.interviewDate, file, invitation, party };
}

/** Cancels the meeting of an invited candidate whom the company rejected at `rejectedAt`, unless the rejection was undone. */
export async function cancelMeetingOfRejected(
  deps: Deps,
  { rejectedAt, ...key }: CandidateKey & { rejectedAt: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await holdCandidate(tx, key))) return;
    const row = await requireCandidate(tx, key);
    if (row.status !== 'REJECTED' || row.rejectedAt?.toISOString() !== rejectedAt || row.withdrawnAt) return;
    const meeting = await cancelMeeting(deps, tx, key);
    if (!meeting) return;
    const { invitation, party, file } = meeting;
    const content = await invitationWithdrawnMail(deps.config, { ...namesOf(deps, party), meeting: invitation });
    await queueMail(deps, tx, { ...key, to: row.email, content, attachments: awaitsChoice(invitation) ? [] : [file] });
  });
}

/** Returns the meeting as a file for the recruiter's own calendar. */
export async function getCalendar(deps: Deps, key: store.InvitationKey) {
  const found = await requireInvitation(deps.db, key);
  if (awaitsChoice(found.invitation)) throw new AppError(invitationErrors.SLOT_NOT_CHOSEN);
  const { filename, content } = calendarAttachment(deps, {
    invitation: found.invitation,
    party: partyIn(found, key.companyId),
    link: null,
    method: 'PUBLISH',
  });
  return { fileName: filename, content };
}

/** Returns the current meeting for the holder of a mailed link. */
export async function readReply(deps: Deps, link: string): Promise<ReplyView> {
  const { key, sequence } = await openReply(deps, link);
  return viewOf(deps, key, sequence);
}

/** Limits changes of a reply, because each one mails the company. */
const REPLY_CHANGES = { calls: 5, seconds: 3600 };

/** Throws if the candidate has changed the reply too often. */
export async function countReply(deps: Deps, invitationId: string): Promise<void> {
  const wait = await countCalls(deps, [{ who: ['reply', invitationId], ...REPLY_CHANGES }]);
  if (wait > 0) throw tooMany(wait);
}

/** Returns the recipients of a candidate's reply: people who make decisions about the offer, and the colleague who takes part. */
export async function replyEmails(
  db: Db,
  { companyId }: Pick<store.InvitationKey, 'companyId'>,
  { job, colleague }: Pick<Found, 'job' | 'colleague'>,
): Promise<string[]> {
  const all = await offerEmails(db, { companyId, jobId: job.id });
  return [...new Set(colleague && colleague.email !== '' ? [...all, colleague.email] : all)];
}

/** Stores the candidate's reply; mails the company only if it changed. */
export async function sendReply(
  deps: Deps,
  link: string,
  { reply, sequence, note = '' }: ReplyPayload,
): Promise<ReplyView> {
  const { key, sequence: sequenceOfLink } = await openReply(deps, link);
  const { invitation, candidate, job, colleague } = await requireInvitation(deps.db, key);
  const content = await candidateRepliedMail(deps.config, {
    candidate: `${candidate.firstName} ${candidate.lastName}`,
    email: candidate.email,
    job: job.title,
    meeting: invitation,
    reply,
    note,
    open: awaitsChoice(invitation),
    invitationId: invitation.id,
  });
  const repliedAt = deps.clock.now();
  if (invitation.reply !== reply) await countReply(deps, invitation.id);
  await deps.db.transaction(async (tx) => {
    await lockCandidate(tx, { ...key, candidateId: candidate.id });
    const now = (await requireInvitation(tx, key)).invitation;
    const problem = replyError(now, sequence, repliedAt);
    if (problem) throw new AppError(problem);
    if (now.reply === reply) return;
    if (reply === 'ACCEPTED' && awaitsChoice(now)) throw new AppError(invitationErrors.SLOT_NOT_CHOSEN);
    await store.freeSlots(tx, key);
    // After a « no » the candidate may choose again until the last slot is over.
    const last = now.slots.at(-1);
    const interviewDate = last === undefined ? now.interviewDate : new Date(last);
    await store.updateInvitation(tx, {
      ...key,
      set: { reply, repliedAt, note: reply === 'DECLINED' ? note : '', interviewDate },
    });
    for (const to of await replyEmails(tx, key, { job, colleague }))
      await queueMail(deps, tx, { companyId: key.companyId, candidateId: candidate.id, to, content });
  });
  return viewOf(deps, key, sequenceOfLink);
}

/** Returns the meeting as a file for the candidate's calendar. */
export async function getReplyCalendar(deps: Deps, link: string) {
  const { key } = await openReply(deps, link);
  const found = await requireInvitation(deps.db, key);
  const { invitation } = found;
  if (invitation.withdrawnAt) throw new AppError(invitationErrors.INVITATION_WITHDRAWN);
  if (awaitsChoice(invitation)) throw new AppError(invitationErrors.SLOT_NOT_CHOSEN);
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

export async function viewOf(deps: Deps, key: store.InvitationKey, sequenceOfLink: number): Promise<ReplyView> {
  const { invitation, candidate, job, company, taken } = await requireInvitation(deps.db, key);
  const { sequence, interviewDate, interviewType, interviewPlace, customMessage, reply, repliedAt } = invitation;
  const now = deps.clock.now();
  const choice = invitation.slots.length > 0;
  return {
    state: replyState(invitation, now),
    // A candidate who has chosen or refused has seen this revision, even if the link is from an earlier mail.
    outdated: sequence !== sequenceOfLink && !(choice && reply !== 'NONE'),
    sequence,
    firstName: candidate.firstName,
    companyName: company.name,
    companyCity: company.city,
    companyPhone: company.phone,
    jobTitle: job.title,
    ...interviewDates(interviewDate),
    interviewType,
    interviewPlace,
    customMessage,
    reply,
    repliedAt: repliedAt?.toISOString() ?? null,
    durationMinutes: invitation.durationMinutes,
    choice,
    slots: choiceError(invitation, now) ? [] : freeSlots(invitation, { taken, now }),
  };
}

export async function requireInvitation(db: Db, key: store.InvitationKey): Promise<Found> {
  const found = isId(key.invitationId) ? await store.findInvitation(db, key) : null;
  if (!found) throw new AppError(invitationErrors.INVITATION_NOT_FOUND);
  return found;
}

/** Returns an error if somebody changed the invitation meanwhile: the prepared mail's former date and sequence number would be wrong. */
const changedMeanwhile = (now: store.InvitationRow, read: store.InvitationRow) =>
  now.sequence === read.sequence ? null : invitationErrors.INVITATION_CHANGED;

export const candidateKey = ({ candidate }: Found, companyId: CompanyId) => ({ companyId, candidateId: candidate.id });

/** The values of an invitation that the candidate has not answered. */
const UNANSWERED = {
  reply: 'NONE',
  repliedAt: null,
  slotChoices: 0,
  note: '',
  outcome: null,
  outcomeAskedAt: null,
} as const;
/** Initial values of a new invitation, the same as the table's defaults. */
const NEW_INVITATION = { ...UNANSWERED, sequence: 0, withdrawnAt: null } as const;

type Meeting = Pick<
  store.InvitationRow,
  'interviewType' | 'interviewPlace' | 'interviewDate' | 'customMessage' | 'durationMinutes' | 'slots'
>;
type Attended = Meeting & Pick<store.InvitationRow, 'colleagueId'>;

function detailsOf(payload: InvitationDetails): Meeting {
  const { interviewType, interviewPlace, customMessage, durationMinutes = MEETING_MINUTES, otherDates = [] } = payload;
  const dates = [payload.interviewDate, ...otherDates].map((date) => parseInterviewDate(date));
  const valid = dates.filter((date) => date !== null).toSorted((a, b) => a.getTime() - b.getTime());
  const interviewDate = valid.at(-1);
  if (!interviewDate || valid.length < dates.length) throw refused('interviewDate', DATE_INVALID);
  const slots = valid.length > 1 ? valid.map((date) => date.toISOString()) : [];
  return { interviewDate, interviewType, interviewPlace, customMessage, durationMinutes, slots };
}

/** Returns the details of a meeting; throws unless its dates are in the future by the server's clock. */
function meeting(deps: Deps, payload: InvitationDetails): Meeting {
  const details = detailsOf(payload);
  const problem = dateError(new Date(details.slots[0] ?? details.interviewDate), deps.clock.now());
  if (problem) throw refused('interviewDate', problem);
  return details;
}

const refused = (path: string, message: string) =>
  new AppError(kernelErrors.VALIDATION_FAILED, { message, fields: [{ path, message }] });

/** Whether the invitation already has the requested meeting; a single date counts as the slot that was chosen. */
function isSame(one: Attended & Pick<store.InvitationRow, 'reply'>, other: Attended): boolean {
  const sameDates =
    other.slots.length > 0
      ? one.slots.join() === other.slots.join()
      : !awaitsChoice(one) && one.interviewDate.getTime() === other.interviewDate.getTime();
  return (
    sameDates &&
    one.colleagueId === other.colleagueId &&
    one.durationMinutes === other.durationMinutes &&
    one.interviewType === other.interviewType &&
    one.interviewPlace === other.interviewPlace &&
    one.customMessage === other.customMessage
  );
}

/** Returns the candidate, company, offer and colleague of a loaded invitation. */
export const partyIn = ({ candidate, company, job, colleague }: Found, id: CompanyId): Party => ({
  candidate,
  company: { id, name: company.name, phone: company.phone },
  job,
  colleague,
});

/** Returns a meeting as mails show it, with the colleague's name. */
export const shownMeeting = <M extends object>(one: M, { colleague }: Party) => ({
  ...one,
  colleague: colleague?.name ?? null,
});

/** Returns a meeting as mails to the candidate show it, with the company's phone number. */
export const guestMeeting = <M extends object>(one: M, party: Party) => ({
  ...shownMeeting(one, party),
  phone: party.company.phone,
});

export async function partyOf(deps: Deps, key: CandidateKey, colleagueId: string | null = null): Promise<Party> {
  const { companyId } = key;
  const candidate = await requireCandidate(deps.db, key);
  const [company, job] = [await getCompany(deps.db, companyId), await requireJob(deps.db, { ...candidate, companyId })];
  const { id, firstName, lastName, phone } = candidate;
  return {
    candidate: { id, firstName, lastName, phone, email: candidate.email },
    company: { id: companyId, name: company.name, phone: company.phone },
    job: { id: job.id, title: job.title },
    colleague: colleagueId === null ? null : await store.findColleague(deps.db, { companyId, userId: colleagueId }),
  };
}

export const namesOf = (deps: Deps, { candidate, company, job }: Party) => ({
  firstName: candidate.firstName,
  company: company.name,
  job: job.title,
  ownData: ownDataUrl(deps, { companyId: company.id, candidateId: candidate.id }),
});

export function present({
  invitation,
  candidate,
  job,
  colleague,
}: Pick<Found, 'invitation' | 'candidate' | 'job' | 'colleague'>): InvitationItem {
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
      durationMinutes: invitation.durationMinutes,
      slots: invitation.slots,
      note: invitation.note,
      outcome: invitation.outcome,
      colleague: colleague && { id: colleague.id, name: calledOf(colleague) },
    },
    candidateId: candidate.id,
    candidateFirstName: candidate.firstName,
    candidateLastName: candidate.lastName,
    jobId: job.id,
    jobTitle: job.title,
  };
}

const WEEK_MS = 7 * 86_400_000;

/** Renders an example invitation in a week, with the given template. */
export async function exampleInvitation({ config, clock }: Deps, names: ExampleNames, template: TemplatePayload) {
  return invitationMail(config, {
    ...names,
    ownData: hiddenLink(config, 'MesDonnees'),
    meeting: {
      interviewDate: new Date(clock.now().getTime() + WEEK_MS),
      interviewType: 'ONLINE',
      interviewPlace: 'https://meet.example/abc',
      durationMinutes: MEETING_MINUTES,
    },
    message: filledFor(template, names).text,
    link: hiddenLink(config, 'Invitation'),
    template,
  });
}
