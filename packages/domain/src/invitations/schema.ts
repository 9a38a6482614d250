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
import { dateProblem, instantOfLocal, isOnStep, parseInterviewDate } from './rules.ts';
import { ADDRESS_REQUIRED, DATE_IN_PAST, DATE_INVALID, DATE_OFF_STEP, DATE_REQUIRED, LINK_REQUIRED } from './texts.ts';

const PLACE_TOO_LONG = `Ce texte dépasse ${MAX_PLACE_LENGTH} caractères.`;
const MESSAGE_TOO_LONG = `Le message dépasse ${MAX_MESSAGE_LENGTH} caractères.`;

const interviewType = oneOf(INTERVIEW_TYPES, 'Choisissez le type d’entretien');
const customMessage = z._default(
  text('Le message est incorrect.').check(z.maxLength(MAX_MESSAGE_LENGTH, MESSAGE_TOO_LONG), visibleText),
  '',
);
// Whether it may be empty is said once for the whole, since the message depends on the type.
const interviewPlace = z._default(
  text(ADDRESS_REQUIRED).check(z.maxLength(MAX_PLACE_LENGTH, PLACE_TOO_LONG), visibleText),
  '',
);

interface Place {
  readonly interviewType?: InterviewType;
  readonly interviewPlace?: string;
}

/** The place's own message, beside whatever else is wrong. */
const placeOf = (type: InterviewType, message: string) =>
  z.refine<Place>(({ interviewType, interviewPlace = '' }) => interviewType !== type || !isBlank(interviewPlace), {
    path: ['interviewPlace'],
    message,
    when: () => true,
  });
// Asked even when other fields are wrong, so the place need not be a text yet: its own fault says so then.
const isBlank = (place: unknown) => typeof place === 'string' && place.trim() === '';

// Each field shows its first fault only, so none needs to stop the others.
const details = {
  interviewType,
  interviewPlace,
  interviewDate: text(DATE_REQUIRED).check(
    z.minLength(1, DATE_REQUIRED),
    z.refine((value) => parseInterviewDate(value) !== null, DATE_INVALID),
  ),
  customMessage,
};

/** What an appointment is: the whole of it is sent anew when it is moved. Whether it lies in the future is the server's clock to say. */
export const invitationDetailsSchema = z
  .object(details)
  .check(placeOf('ONLINE', LINK_REQUIRED), placeOf('IN_PERSON', ADDRESS_REQUIRED));
export type InvitationDetails = z.output<typeof invitationDetailsSchema>;

export const invitationSchema = z
  .object({ candidateId: text('Candidat manquant.').check(z.minLength(1, 'Candidat manquant.')), ...details })
  .check(placeOf('ONLINE', LINK_REQUIRED), placeOf('IN_PERSON', ADDRESS_REQUIRED));
export type InvitationPayload = z.output<typeof invitationSchema>;

/** The scheduling form: the date and hour are those of the company's zone (« 2026-11-28T10:00 »). */
export function schedulingFormSchema(now: () => Date) {
  return z
    .object({
      interviewType,
      interviewDateTime: text(DATE_REQUIRED).check(
        z.minLength(1, DATE_REQUIRED),
        z.refine((value) => instantOfLocal(value) !== null, DATE_INVALID),
        z.refine((value) => {
          const date = instantOfLocal(value);
          return date === null || dateProblem(date, now()) === null;
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

/** An entry of the page /Interviews: the specification's fields, then ours. */
export const invitationItemSchema = z.object({
  candidateFullName: z.string(),
  candidateEmail: z.string(),
  candidatePhone: z.string(),
  interviewInvitation: z.object({
    id: z.string(),
    /** UTC, cut to seconds, without suffix: the specification's form. */
    interviewDate: z.string(),
    /** The same instant with its offset, as any library reads it. */
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

/** What the candidate's page shows: the appointment as it stands now, whichever mail the link is from. */
export const replyViewSchema = z.object({
  state: z.enum(REPLY_STATES),
  /** The link is from a mail that a later one has replaced. */
  outdated: z.boolean(),
  /** Given back with the reply: it says which appointment the candidate has read. */
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
