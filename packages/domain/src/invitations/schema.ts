import * as z from 'zod/mini';
import { oneOf, text } from '#/kernel/fields';
import { visibleText } from '#/kernel/plain-name';
import {
  INTERVIEW_TYPES,
  type InterviewType,
  INVITATION_REPLIES,
  MAX_MESSAGE_LENGTH,
  MAX_PLACE_LENGTH,
  REPLY_STATES,
} from './options.ts';
import { dateError, instantOfLocal, isOnStep, parseInterviewDate } from './rules.ts';
import { ADDRESS_REQUIRED, DATE_IN_PAST, DATE_INVALID, DATE_OFF_STEP, DATE_REQUIRED, LINK_REQUIRED } from './texts.ts';

const PLACE_TOO_LONG = `Ce texte dépasse ${MAX_PLACE_LENGTH} caractères.`;
const MESSAGE_TOO_LONG = `Le message dépasse ${MAX_MESSAGE_LENGTH} caractères.`;

const interviewType = oneOf(INTERVIEW_TYPES, 'Choisissez le type d’entretien');
const customMessage = z._default(
  text('Le message est incorrect.').check(z.maxLength(MAX_MESSAGE_LENGTH, MESSAGE_TOO_LONG), visibleText),
  '',
);
// A check on the whole object decides whether it may be empty, because the message depends on the type.
const interviewPlace = z._default(
  text(ADDRESS_REQUIRED).check(z.maxLength(MAX_PLACE_LENGTH, PLACE_TOO_LONG), visibleText),
  '',
);

interface Place {
  readonly interviewType?: InterviewType;
  readonly interviewPlace?: string;
}

/** Requires a place for this type, also while other fields are invalid. */
const placeOf = (type: InterviewType, message: string) =>
  z.refine<Place>(({ interviewType, interviewPlace = '' }) => interviewType !== type || !isBlank(interviewPlace), {
    path: ['interviewPlace'],
    message,
    when: () => true,
  });
// The check also runs while other fields are invalid, so the place may not be a string here; the field's own check reports that.
const isBlank = (place: unknown) => typeof place === 'string' && place.trim() === '';

// Only the first error of each field is shown, so no check needs to abort the others.
const details = {
  interviewType,
  interviewPlace,
  interviewDate: text(DATE_REQUIRED).check(
    z.minLength(1, DATE_REQUIRED),
    z.refine((value) => parseInterviewDate(value) !== null, DATE_INVALID),
  ),
  customMessage,
};

/**
 * The details of a meeting, sent in full when it is moved. Whether its date is in the future is checked against the
 * server's clock.
 */
export const invitationDetailsSchema = z
  .object(details)
  .check(placeOf('ONLINE', LINK_REQUIRED), placeOf('IN_PERSON', ADDRESS_REQUIRED));
export type InvitationDetails = z.output<typeof invitationDetailsSchema>;

export const invitationSchema = z
  .object({ candidateId: text('Candidat manquant.').check(z.minLength(1, 'Candidat manquant.')), ...details })
  .check(placeOf('ONLINE', LINK_REQUIRED), placeOf('IN_PERSON', ADDRESS_REQUIRED));
export type InvitationPayload = z.output<typeof invitationSchema>;

/** The scheduling form; date and time are in the company's zone (« 2026-11-28T10:00 »). */
export function schedulingFormSchema(now: () => Date) {
  return z
    .object({
      interviewType,
      interviewDateTime: text(DATE_REQUIRED).check(
        z.minLength(1, DATE_REQUIRED),
        z.refine((value) => instantOfLocal(value) !== null, DATE_INVALID),
        z.refine((value) => {
          const date = instantOfLocal(value);
          return date === null || dateError(date, now()) === null;
        }, DATE_IN_PAST),
        z.refine((value) => instantOfLocal(value) === null || isOnStep(value), DATE_OFF_STEP),
      ),
      interviewPlace,
      customMessage,
    })
    .check(placeOf('ONLINE', LINK_REQUIRED), placeOf('IN_PERSON', ADDRESS_REQUIRED));
}
export interface SchedulingForm {
  interviewType: InterviewType;
  interviewPlace: string;
  interviewDateTime: string;
  customMessage: string;
}

/** An entry of the page /Interviews: the specification's fields, then additional ones. */
export const invitationItemSchema = z.object({
  candidateFullName: z.string(),
  candidateEmail: z.string(),
  candidatePhone: z.string(),
  interviewInvitation: z.object({
    id: z.string(),
    /** UTC, to the second, without suffix: the specification's format. */
    interviewDate: z.string(),
    /** The same instant in ISO 8601 with its offset. */
    interviewAt: z.string(),
    interviewType: z.enum(INTERVIEW_TYPES),
    interviewPlace: z.string(),
    customMessage: z.string(),
    createdAt: z.string(),
    reply: z.enum(INVITATION_REPLIES),
    repliedAt: z.nullable(z.string()),
  }),
  candidateId: z.string(),
  candidateFirstName: z.string(),
  candidateLastName: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
});
export type InvitationItem = z.output<typeof invitationItemSchema>;

/** The data of the candidate's page: the current meeting, whichever mail the link is from. */
export const replyViewSchema = z.object({
  state: z.enum(REPLY_STATES),
  /** The link is from a mail that a later one has replaced. */
  outdated: z.boolean(),
  /** Sent back with the reply, to tell which revision of the meeting the candidate has read. */
  sequence: z.int(),
  firstName: z.string(),
  companyName: z.string(),
  companyCity: z.string(),
  jobTitle: z.string(),
  interviewDate: z.string(),
  interviewAt: z.string(),
  interviewType: z.enum(INTERVIEW_TYPES),
  interviewPlace: z.string(),
  customMessage: z.string(),
  reply: z.enum(INVITATION_REPLIES),
  repliedAt: z.nullable(z.string()),
});
export type ReplyView = z.output<typeof replyViewSchema>;

export const replySchema = z.object({
  reply: oneOf(['ACCEPTED', 'DECLINED'], 'Répondez par oui ou par non.'),
  sequence: z.int({ error: 'Rechargez la page, puis répondez.' }),
});
export type ReplyPayload = z.output<typeof replySchema>;
