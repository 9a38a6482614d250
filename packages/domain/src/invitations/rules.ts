import type { CandidateStatus } from '#/candidates/options';
import type { ErrorDefinition } from '#/kernel/app-error';
import { HOUR_MS } from '#/kernel/time';
import { invitationErrors } from './errors.ts';
import {
  COMPANY_ZONE,
  type InvitationReply,
  MAX_SLOT_CHOICES,
  MOVE_UNTIL_HOURS,
  QUIET_HOURS,
  REMINDER_HOURS,
  type REPLY_STATES,
  TIME_STEP_MINUTES,
} from './options.ts';
import { DATE_IN_PAST } from './texts.ts';

const UTC_DATE_TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?(?:\.\d{1,3})?Z?$/;

/** Parses an `interviewDate` of the API (UTC, to the second, no suffix); null if invalid. */
export function parseInterviewDate(text: string): Date | null {
  const [, minutes, seconds = ':00'] = UTC_DATE_TIME.exec(text) ?? [];
  if (minutes === undefined) return null;
  const date = new Date(`${minutes}${seconds}Z`);
  // JavaScript parses 31 February as 3 March.
  return Number.isNaN(date.getTime()) || interviewDateText(date) !== minutes + seconds ? null : date;
}

/** An instant in the API's format: « 2026-11-28T09:00:00 » is 10:00 in Tunis. */
export function interviewDateText(date: Date): string {
  return date.toISOString().slice(0, 19);
}

/** The same instant in two formats: the one of the specification, and ISO 8601 with its offset. */
export function interviewDates(date: Date): { interviewDate: string; interviewAt: string } {
  return { interviewDate: interviewDateText(date), interviewAt: date.toISOString() };
}

/** The local time in a zone at an instant: « 2026-11-28T10:00:00 ». */
function wallClock(date: Date, timeZone: string): string {
  // The Swedish locale formats dates like ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(date)
    .replace(' ', 'T');
}

/** An instant as the form shows it: « 2026-11-28T10:00 », in the company's zone. */
export function localDateTime(date: Date, timeZone: string = COMPANY_ZONE): string {
  return wallClock(date, timeZone).slice(0, 16);
}

/** Parses a local date-time of the form (« 2026-11-28T10:00 », company's zone); null if invalid. */
export function instantOfLocal(text: string, timeZone: string = COMPANY_ZONE): Date | null {
  const asUtc = parseInterviewDate(text);
  if (!asUtc) return null;
  const offset = new Date(`${wallClock(asUtc, timeZone)}Z`).getTime() - asUtc.getTime();
  return new Date(asUtc.getTime() - offset);
}

/** Whether a local date-time of the form lies on a step that the form's calendar offers. */
export function isOnStep(text: string): boolean {
  return Number(text.slice(14, 16)) % TIME_STEP_MINUTES === 0;
}

/** Whether the meeting has not begun yet. */
export function isUpcoming(interviewDate: Date, now: Date): boolean {
  return interviewDate.getTime() > now.getTime();
}

/** Returns the error of a new meeting's date. Null if the date is valid. */
export function dateError(interviewDate: Date, now: Date): string | null {
  return isUpcoming(interviewDate, now) ? null : DATE_IN_PAST;
}

export interface CandidateFacts {
  readonly status: CandidateStatus;
  readonly withdrawnAt: Date | null;
  /** Whether the candidate has an upcoming invitation that was not withdrawn, whatever its reply. */
  readonly hasUpcoming: boolean;
}

/**
 * Returns the error that prevents inviting a candidate now. Null if they can be invited. The automated interview need not be
 * finished: the company decides whom to meet, and may know the person from elsewhere.
 */
export function invitationError({ status, withdrawnAt, hasUpcoming }: CandidateFacts): ErrorDefinition | null {
  if (withdrawnAt) return invitationErrors.CANDIDATE_WITHDRAWN;
  if (status === 'REJECTED') return invitationErrors.CANDIDATE_REJECTED;
  return hasUpcoming ? invitationErrors.ALREADY_INVITED : null;
}

export interface InvitationFacts {
  readonly interviewDate: Date;
  readonly withdrawnAt: Date | null;
}

/** Returns the error that prevents moving or withdrawing an invitation. Null if this is still possible. */
export function changeError({ interviewDate, withdrawnAt }: InvitationFacts, now: Date): ErrorDefinition | null {
  if (withdrawnAt) return invitationErrors.INVITATION_WITHDRAWN;
  return isUpcoming(interviewDate, now) ? null : invitationErrors.INVITATION_PAST;
}

/** The state of an invitation on the candidate's page. */
export function replyState({ interviewDate, withdrawnAt }: InvitationFacts, now: Date): (typeof REPLY_STATES)[number] {
  if (withdrawnAt) return 'WITHDRAWN';
  return isUpcoming(interviewDate, now) ? 'UPCOMING' : 'PAST';
}

export interface SlotFacts extends InvitationFacts {
  readonly sequence: number;
  readonly reply: InvitationReply;
  /** The dates offered to choose from (ISO 8601); empty for a meeting with one date. */
  readonly slots: readonly string[];
  /** Number of times that the candidate has chosen a slot. */
  readonly slotChoices: number;
}

/** Whether the candidate must still choose a date; until then `interviewDate` is the last one offered. */
export function awaitsChoice({ slots, reply }: Pick<SlotFacts, 'slots' | 'reply'>): boolean {
  return slots.length > 0 && reply !== 'ACCEPTED';
}

/** Whether the candidate has chosen this slot. */
export function hasChosen(invitation: SlotFacts, slot: Date): boolean {
  const chosen = invitation.slots.length > 0 && !awaitsChoice(invitation);
  return chosen && !invitation.withdrawnAt && invitation.interviewDate.getTime() === slot.getTime();
}

/** Returns the error that prevents the candidate from choosing a slot now or changing the choice. Null if they can. */
export function choiceError(invitation: SlotFacts, now: Date): ErrorDefinition | null {
  if (invitation.withdrawnAt) return invitationErrors.INVITATION_WITHDRAWN;
  if (invitation.slotChoices >= MAX_SLOT_CHOICES) return invitationErrors.MOVED_ALREADY;
  if (awaitsChoice(invitation)) return null;
  const latest = invitation.interviewDate.getTime() - MOVE_UNTIL_HOURS * HOUR_MS;
  return now.getTime() <= latest ? null : invitationErrors.MOVE_TOO_LATE;
}

/**
 * Returns the error that prevents the candidate from choosing this slot. Null if they can. Does not check whether another
 * candidate has it. `sequence` is the revision of the invitation that the candidate has read.
 */
export function slotError(
  invitation: SlotFacts,
  { slot, sequence }: { readonly slot: Date; readonly sequence: number },
  now: Date,
): ErrorDefinition | null {
  if (invitation.withdrawnAt) return invitationErrors.INVITATION_WITHDRAWN;
  if (invitation.sequence !== sequence) return invitationErrors.INVITATION_MOVED;
  if (!invitation.slots.includes(slot.toISOString())) return invitationErrors.SLOT_UNKNOWN;
  return isUpcoming(slot, now) ? choiceError(invitation, now) : invitationErrors.SLOT_PAST;
}

/** Returns the upcoming slots that are neither in `taken` (slots of other candidates) nor the slot that the candidate has chosen. */
export function freeSlots(
  invitation: SlotFacts,
  { taken, now }: { readonly taken: readonly Date[]; readonly now: Date },
): string[] {
  const gone = new Set(taken.map((date) => date.toISOString()));
  return invitation.slots.filter((slot) => {
    const date = new Date(slot);
    return !gone.has(slot) && isUpcoming(date, now) && !hasChosen(invitation, date);
  });
}

/** Whether reminders are delayed at `now`, because it is evening or night in Tunis. */
export function isQuiet(now: Date): boolean {
  const hour = Number(localDateTime(now).slice(11, 13));
  return hour >= QUIET_HOURS.from || hour < QUIET_HOURS.until;
}

/**
 * Returns the initial send times of a meeting's reminders. A reminder whose time is already past at `now` counts as sent, because
 * the invitation itself has just been sent. The other send times are null.
 */
export function reminderMarks(
  interviewDate: Date,
  now: Date,
): { dayRemindedAt: Date | null; soonRemindedAt: Date | null } {
  const left = interviewDate.getTime() - now.getTime();
  return {
    dayRemindedAt: left <= REMINDER_HOURS.day * HOUR_MS ? now : null,
    soonRemindedAt: left <= REMINDER_HOURS.soon * HOUR_MS ? now : null,
  };
}

/**
 * Returns the reminder that is due now. Null if none is, or during quiet hours. In the last two hours before the meeting only
 * the second reminder can be due, even if the first was never sent.
 */
export function dueReminder(
  { interviewDate, dayRemindedAt, soonRemindedAt }: { interviewDate: Date } & ReturnType<typeof reminderMarks>,
  now: Date,
): 'day' | 'soon' | null {
  const left = interviewDate.getTime() - now.getTime();
  if (left <= 0 || isQuiet(now)) return null;
  if (left <= REMINDER_HOURS.soon * HOUR_MS) return soonRemindedAt ? null : 'soon';
  return left <= REMINDER_HOURS.day * HOUR_MS && !dayRemindedAt ? 'day' : null;
}

/** Returns the error that prevents recording the outcome of a meeting now. Null if it can be recorded. */
export function outcomeError(invitation: SlotFacts, now: Date): ErrorDefinition | null {
  if (invitation.withdrawnAt) return invitationErrors.INVITATION_WITHDRAWN;
  if (awaitsChoice(invitation)) return invitationErrors.MEETING_NOT_AGREED;
  return isUpcoming(invitation.interviewDate, now) ? invitationErrors.MEETING_NOT_OVER : null;
}

/**
 * Returns the error that prevents accepting the candidate's reply. Null if it can be accepted. `sequence` is the revision of the
 * invitation that the candidate has read.
 */
export function replyError(
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

/** Returns the URL of an online meeting's place. Null if the place is not a web address (a telephone number, a sentence). */
export function meetingAddress(place: string): string | null {
  if (ADDRESS.test(place)) return place;
  return BARE_ADDRESS.test(place) ? `https://${place}` : null;
}
