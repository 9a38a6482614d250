import * as z from 'zod/mini';
import { oneOf, text } from '#/kernel/fields';
import { visibleText } from '#/kernel/plain-name';
import {
  INTERVIEW_TYPES,
  type InterviewType,
  INVITATION_REPLIES,
  MEETING_OUTCOMES,
  MAX_DURATION_MINUTES,
  MAX_MESSAGE_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_PLACE_LENGTH,
  MAX_SLOTS,
  MIN_DURATION_MINUTES,
  REPLY_STATES,
} from './options.ts';
import { dateError, instantOfLocal, isOnStep, parseInterviewDate } from './rules.ts';
import {
  ADDRESS_REQUIRED,
  DATE_IN_PAST,
  DATE_INVALID,
  DATE_OFF_STEP,
  DATE_REQUIRED,
  DURATION_INVALID,
  LINK_REQUIRED,
  SAME_SLOT,
  TOO_MANY_SLOTS,
} from './texts.ts';

const PLACE_TOO_LONG = `Ce texte dépasse ${MAX_PLACE_LENGTH} caractères.`;
const NOTE_TOO_LONG = `Ce texte dépasse ${MAX_NOTE_LENGTH} caractères.`;
const CHOOSE_SLOT = 'Choisissez un créneau.';
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

const interviewDate = text(DATE_REQUIRED).check(
  z.minLength(1, DATE_REQUIRED),
  z.refine((value) => parseInterviewDate(value) !== null, DATE_INVALID),
);
const durationMinutes = z
  .int({ error: DURATION_INVALID })
  .check(z.minimum(MIN_DURATION_MINUTES, DURATION_INVALID), z.maximum(MAX_DURATION_MINUTES, DURATION_INVALID));

// Only the first error of each field is shown, so no check needs to abort the others.
const details = {
  interviewType,
  interviewPlace,
  interviewDate,
  customMessage,
  /** Absent: the duration stays, or is an hour. */
  durationMinutes: z.optional(durationMinutes),
  /** A colleague who takes part. Absent: the same as before; null or empty: nobody. */
  colleagueId: z.optional(z.nullable(text('Choisissez une personne de la liste.'))),
  /** Further slots beside `interviewDate`; the candidate chooses one. */
  otherDates: z.optional(
    z.array(interviewDate, { error: DATE_INVALID }).check(z.maxLength(MAX_SLOTS - 1, TOO_MANY_SLOTS)),
  ),
};

interface Dates {
  readonly interviewDate?: string;
  readonly otherDates?: readonly string[] | undefined;
}
const distinctDates = z.refine<Dates>(
  ({ interviewDate: first, otherDates = [] }) => {
    const dates = [first ?? '', ...otherDates].map((date) => parseInterviewDate(date)?.getTime());
    return new Set(dates).size === dates.length;
  },
  { path: ['otherDates'], message: SAME_SLOT },
);

/**
 * The details of a meeting, sent in full when it is moved. Whether its date is in the future is checked against the
 * server's clock.
 */
export const invitationDetailsSchema = z
  .object(details)
  .check(placeOf('ONLINE', LINK_REQUIRED), placeOf('IN_PERSON', ADDRESS_REQUIRED), distinctDates);
export type InvitationDetails = z.output<typeof invitationDetailsSchema>;

export const invitationSchema = z
  .object({ candidateId: text('Candidat manquant.').check(z.minLength(1, 'Candidat manquant.')), ...details })
  .check(placeOf('ONLINE', LINK_REQUIRED), placeOf('IN_PERSON', ADDRESS_REQUIRED), distinctDates);
export type InvitationPayload = z.output<typeof invitationSchema>;

/** The scheduling form; dates and times are in the company's zone (« 2026-11-28T10:00 »). */
export function schedulingFormSchema(now: () => Date) {
  const instant = [
    z.refine<string>((value) => value === '' || instantOfLocal(value) !== null, DATE_INVALID),
    z.refine<string>((value) => {
      const date = instantOfLocal(value);
      return date === null || dateError(date, now()) === null;
    }, DATE_IN_PAST),
    z.refine<string>((value) => instantOfLocal(value) === null || isOnStep(value), DATE_OFF_STEP),
  ] as const;
  const isOther = (field: 'secondDateTime' | 'thirdDateTime', before: readonly (keyof SchedulingForm)[]) =>
    z.refine<SchedulingForm>((form) => form[field] === '' || before.every((one) => form[one] !== form[field]), {
      path: [field],
      message: SAME_SLOT,
    });
  // An empty further slot is not offered.
  const otherDateTime = text(DATE_INVALID).check(...instant);
  return z
    .object({
      interviewType,
      interviewDateTime: text(DATE_REQUIRED).check(z.minLength(1, DATE_REQUIRED), ...instant),
      secondDateTime: otherDateTime,
      thirdDateTime: otherDateTime,
      durationMinutes,
      interviewPlace,
      customMessage,
      colleagueId: text('Choisissez une personne de la liste.'),
    })
    .check(
      placeOf('ONLINE', LINK_REQUIRED),
      placeOf('IN_PERSON', ADDRESS_REQUIRED),
      isOther('secondDateTime', ['interviewDateTime']),
      isOther('thirdDateTime', ['interviewDateTime', 'secondDateTime']),
    );
}
export interface SchedulingForm {
  interviewType: InterviewType;
  interviewPlace: string;
  interviewDateTime: string;
  secondDateTime: string;
  thirdDateTime: string;
  durationMinutes: number;
  customMessage: string;
  /** Empty: nobody. */
  colleagueId: string;
}

/** Default values of the form: the values of the person's last invitations in this company. */
export const invitationDefaultsSchema = z.object({
  interviewType: z.enum(INTERVIEW_TYPES),
  /** The last link and address; without one, the address of the company. */
  places: z.object({ ONLINE: z.string(), IN_PERSON: z.string() }),
  durationMinutes: z.int(),
});
export type InvitationDefaults = z.output<typeof invitationDefaultsSchema>;

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
    durationMinutes: z.int(),
    /** The dates offered to choose from (ISO 8601); until one is chosen `interviewDate` is the last of them. */
    slots: z.array(z.string()),
    /** The candidate's sentence with a « no »; empty without one. */
    note: z.string(),
    /** Outcome of the meeting; null until somebody has recorded it. */
    outcome: z.nullable(z.enum(MEETING_OUTCOMES)),
    /** The colleague who takes part. */
    colleague: z.nullable(z.object({ id: z.string(), name: z.string() })),
  }),
  candidateId: z.string(),
  candidateFirstName: z.string(),
  candidateLastName: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
});
export type InvitationItem = z.output<typeof invitationItemSchema>;

/** The colleagues who see the candidate's offer, for the choice of one who takes part. */
export const colleaguesSchema = z.array(z.object({ id: z.string(), name: z.string() }));

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
  companyPhone: z.string(),
  jobTitle: z.string(),
  interviewDate: z.string(),
  interviewAt: z.string(),
  interviewType: z.enum(INTERVIEW_TYPES),
  interviewPlace: z.string(),
  customMessage: z.string(),
  reply: z.enum(INVITATION_REPLIES),
  repliedAt: z.nullable(z.string()),
  durationMinutes: z.int(),
  /** Whether the candidate chooses the date from several. */
  choice: z.boolean(),
  /** The slots that are free now (ISO 8601), without the chosen one; empty when no other may be chosen. */
  slots: z.array(z.string()),
});
export type ReplyView = z.output<typeof replyViewSchema>;

export const replySchema = z.object({
  reply: oneOf(['ACCEPTED', 'DECLINED'], 'Répondez par oui ou par non.'),
  sequence: z.int({ error: 'Rechargez la page, puis répondez.' }),
  /** A sentence for the company, with a « no ». */
  note: z.optional(text(NOTE_TOO_LONG).check(z.maxLength(MAX_NOTE_LENGTH, NOTE_TOO_LONG), visibleText)),
});
export type ReplyPayload = z.output<typeof replySchema>;

export const outcomeSchema = z.object({
  outcome: oneOf(MEETING_OUTCOMES, 'Dites si l’entretien a eu lieu.'),
});

export const slotChoiceSchema = z.object({
  slot: text(CHOOSE_SLOT).check(z.refine((value) => parseInterviewDate(value) !== null, CHOOSE_SLOT)),
  sequence: z.int({ error: 'Rechargez la page, puis répondez.' }),
});
export type SlotChoice = z.output<typeof slotChoiceSchema>;
