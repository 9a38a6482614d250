import type { CandidateStatus } from '#/candidates/options';
import type { ErrorDefinition } from '#/kernel/app-error';
import { invitationErrors } from './errors.ts';
import { COMPANY_ZONE, type REPLY_STATES, TIME_STEP_MINUTES } from './options.ts';
import { DATE_IN_PAST } from './texts.ts';

const UTC_DATE_TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?(?:\.\d{1,3})?Z?$/;

/** The instant of an `interviewDate` as the API carries it (UTC, cut to seconds, no suffix); null for anything else. */
export function parseInterviewDate(text: string): Date | null {
  const [, minutes, seconds = ':00'] = UTC_DATE_TIME.exec(text) ?? [];
  if (minutes === undefined) return null;
  const date = new Date(`${minutes}${seconds}Z`);
  // JavaScript reads the 31st of February as the 3rd of March.
  return Number.isNaN(date.getTime()) || interviewDateText(date) !== minutes + seconds ? null : date;
}

/** An instant as the API carries it: « 2026-11-28T09:00:00 » is 10:00 in Tunis. */
export function interviewDateText(date: Date): string {
  return date.toISOString().slice(0, 19);
}

/** The same instant in the specification's form and, beside it, with its offset. */
export function interviewDates(date: Date): { interviewDate: string; interviewAt: string } {
  return { interviewDate: interviewDateText(date), interviewAt: date.toISOString() };
}

/** The clock on the wall of a zone at an instant: « 2026-11-28T10:00:00 ». */
function wallClock(date: Date, timeZone: string): string {
  // Swedish writes dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(date)
    .replace(' ', 'T');
}

/** What a form shows for an instant: « 2026-11-28T10:00 », in the company's zone. */
export function localDateTime(date: Date, timeZone: string = COMPANY_ZONE): string {
  return wallClock(date, timeZone).slice(0, 16);
}

/** The instant that a local date-time of the form (« 2026-11-28T10:00 », company's zone) means; null when it is none. */
export function instantOfLocal(text: string, timeZone: string = COMPANY_ZONE): Date | null {
  const asUtc = parseInterviewDate(text);
  if (!asUtc) return null;
  const offset = new Date(`${wallClock(asUtc, timeZone)}Z`).getTime() - asUtc.getTime();
  return new Date(asUtc.getTime() - offset);
}

/** Whether a local date-time of the form stands on one of the steps that its calendar offers. */
export function isOnStep(text: string): boolean {
  return Number(text.slice(14, 16)) % TIME_STEP_MINUTES === 0;
}

/** Upcoming until its hour, past from then on. */
export function isUpcoming(interviewDate: Date, now: Date): boolean {
  return interviewDate.getTime() > now.getTime();
}

/** What is wrong with the date of a new appointment; null when it may be sent. */
export function dateProblem(interviewDate: Date, now: Date): string | null {
  return isUpcoming(interviewDate, now) ? null : DATE_IN_PAST;
}

export interface CandidateFacts {
  readonly status: CandidateStatus;
  readonly withdrawnAt: Date | null;
  /** Whether an invitation that was not withdrawn lies ahead, whatever its reply. */
  readonly hasUpcoming: boolean;
}

/**
 * Why a candidate may not be invited now. The automated interview need not be finished: whom to meet is the company's
 * decision, and it may know the person from elsewhere.
 */
export function invitationProblem({ status, withdrawnAt, hasUpcoming }: CandidateFacts): ErrorDefinition | null {
  if (withdrawnAt) return invitationErrors.CANDIDATE_WITHDRAWN;
  if (status === 'REJECTED') return invitationErrors.CANDIDATE_REJECTED;
  return hasUpcoming ? invitationErrors.ALREADY_INVITED : null;
}

export interface InvitationFacts {
  readonly interviewDate: Date;
  readonly withdrawnAt: Date | null;
}

/** Why an invitation can no longer be moved or withdrawn. */
export function changeProblem({ interviewDate, withdrawnAt }: InvitationFacts, now: Date): ErrorDefinition | null {
  if (withdrawnAt) return invitationErrors.INVITATION_WITHDRAWN;
  return isUpcoming(interviewDate, now) ? null : invitationErrors.INVITATION_PAST;
}

/** What the candidate's page shows of an invitation. */
export function replyState({ interviewDate, withdrawnAt }: InvitationFacts, now: Date): (typeof REPLY_STATES)[number] {
  if (withdrawnAt) return 'WITHDRAWN';
  return isUpcoming(interviewDate, now) ? 'UPCOMING' : 'PAST';
}

/** Why the candidate's reply cannot be taken; `sequence` is the invitation's revision that the candidate has read. */
export function replyProblem(
  invitation: InvitationFacts & { readonly sequence: number },
  sequence: number,
  now: Date,
): ErrorDefinition | null {
  if (invitation.withdrawnAt) return invitationErrors.INVITATION_WITHDRAWN;
  if (invitation.sequence !== sequence) return invitationErrors.INVITATION_MOVED;
  return isUpcoming(invitation.interviewDate, now) ? null : invitationErrors.REPLY_TOO_LATE;
}

const ADDRESS = /^https?:\/\/[^\s<>"]+$/i;
const BARE_ADDRESS = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[^\s<>"]*$/i;

/** The address that an online meeting's place leads to; null when it is no web address (a telephone number, a sentence). */
export function meetingAddress(place: string): string | null {
  if (ADDRESS.test(place)) return place;
  return BARE_ADDRESS.test(place) ? `https://${place}` : null;
}
