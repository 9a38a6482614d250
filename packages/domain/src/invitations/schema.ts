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
// The check on the whole object decides whether the place may be empty, because the message depends on the type.
const interviewPlace = z._default(
  text(ADDRESS_REQUIRED).check(z.maxLength(MAX_PLACE_LENGTH, PLACE_TOO_LONG), visibleText),
  '',
);

interface Place {
  readonly interviewType?: InterviewType;
  readonly interviewPlace?: string;
}

/** A check that requires a place for this type of meeting; it also runs while other fields are invalid. */
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
  /** Duration in minutes; if absent, a moved meeting keeps its duration and a new one lasts an hour. */
  durationMinutes: z.optional(durationMinutes),
  /** Id of a colleague who takes part. If absent, the colleague stays the same; null or empty: no colleague. */
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

/** The details of a meeting; a move sends all of them. The server checks against its own clock whether the date is in the future. */
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
  // An empty further slot is allowed and not offered.
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
  /** Id of the colleague who takes part; empty if there is none. */
  colleagueId: string;
}

const defaultPlace = z._default(
  text(ADDRESS_REQUIRED).check(z.trim(), z.maxLength(MAX_PLACE_LENGTH, PLACE_TOO_LONG), visibleText),
  '',
);

/** Values that the company sets for all its invitations; null or an empty place sets none. */
export const meetingDefaultsSchema = z.object({
  durationMinutes: z.nullable(durationMinutes),
  link: defaultPlace,
  address: defaultPlace,
});
export type MeetingDefaults = z.output<typeof meetingDefaultsSchema>;

/** Default values of the form: those that the company has set, otherwise those of the person's last invitations in this company. */
export const invitationDefaultsSchema = z.object({
  interviewType: z.enum(INTERVIEW_TYPES),
  /** The last link and the last address; if there is no last address, the address of the company. */
  places: z.object({ ONLINE: z.string(), IN_PERSON: z.string() }),
  durationMinutes: z.int(),
  /** The values that the company has set. */
  company: meetingDefaultsSchema,
});
export type InvitationDefaults = z.output<typeof invitationDefaultsSchema>;

/** An entry of the page /Interviews: the specification's fields, then additional ones. */
export const invitationItemSchema = z.object({
  candidateFullName: z.string(),
  candidateEmail: z.string(),
  candidatePhone: z.string(),
  interviewInvitation: z.object({
    id: z.string(),
    /** Time of the meeting in the specification's format: UTC, to the second, without suffix. */
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
    /** The sentence that the candidate added to a « no »; empty if there is none. */
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

/** The colleagues who see the candidate's offer; the recruiter chooses one of them to take part in the meeting. */
export const colleaguesSchema = z.array(z.object({ id: z.string(), name: z.string() }));

/** The data of the candidate's page: the current meeting, whichever mail the link is from. */
export const replyViewSchema = z.object({
  state: z.enum(REPLY_STATES),
  /** Whether the link is from a mail that a later one has replaced. */
  outdated: z.boolean(),
  /** The revision of the meeting that the page shows. The reply sends it back, so that the server knows what the candidate has read. */
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
  /** The slots that are free now (ISO 8601), without the chosen one; empty if the candidate may not choose another. */
  slots: z.array(z.string()),
});
export type ReplyView = z.output<typeof replyViewSchema>;

export const replySchema = z.object({
  reply: oneOf(['ACCEPTED', 'DECLINED'], 'Répondez par oui ou par non.'),
  sequence: z.int({ error: 'Rechargez la page, puis répondez.' }),
  /** A sentence for the company, which the candidate may add to a « no ». */
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
