import * as z from 'zod/mini';
import { AUDIT_ACTIONS, AUDIT_ACTORS } from '#/audit/options';
import { CANDIDATE_STATUSES, SOURCES, STAGES } from '#/candidates/options';
import { INTERVIEW_MAILS, MEMBER_STATES } from '#/auth/options';
import { candidateValuesSchema, cvFieldsSchema, rejectionSchema } from '#/candidates/schema';
import { ONBOARDING_STATUSES } from '#/companies/options';
import { evaluationSchema } from '#/evaluations/schema';
import { calendarSchema } from '#/calendar/schema';
import { hindsightSchema } from '#/hindsight/schema';
import { INTERVIEW_TYPES, INVITATION_REPLIES, MEETING_OUTCOMES } from '#/invitations/options';
import { meetingDefaultsSchema } from '#/invitations/schema';
import { EMPHASES, JOB_STATUSES } from '#/jobs/options';
import { requiredText } from '#/kernel/fields';
import { ROLES } from '#/kernel/roles';
import { storedKeySchema, storedOfferSchema } from '#/jobs/schema';
import { LEFT_OUT } from '#/messages/options';
import { OPINION_VERDICTS } from '#/opinions/options';
import { ownLevelsSchema } from '#/opinions/schema';
import { PLAN_IDS, SUBSCRIPTION_STATUSES } from '#/plans/options';
import { REVIEW_KINDS } from '#/reviews/options';
import { TEMPLATE_KINDS } from '#/templates/options';
import { EXPORT_FORMAT, EXPORT_PARTS, EXPORT_STATES } from './options.ts';

const instant = z.iso.datetime();
const maybe = z.nullable(instant);
const count = z.int().check(z.minimum(0));

/** State of the company's data as a whole, for the settings page. */
export const companyLifeSchema = z.object({
  /** The last requested export; null if there is none to show. */
  export: z.nullable(
    z.object({
      state: z.enum(EXPORT_STATES),
      requestedAt: z.string(),
      readyAt: z.nullable(z.string()),
      /** Time at which the export is deleted. */
      endsAt: z.nullable(z.string()),
      /** Size of the file in bytes. */
      size: z.nullable(z.number()),
    }),
  ),
  /** Parts that an export requested now would leave out. */
  leavesOut: z.array(z.enum(EXPORT_PARTS)),
  /** Time at which all data of the company will be erased at its own request. Null if there is no such request. */
  eraseAt: z.nullable(z.string()),
});
export type CompanyLife = z.output<typeof companyLifeSchema>;

export const erasureSchema = z.object({
  name: requiredText('Écrivez le nom de l’entreprise.', 200),
  // Not trimmed, because spaces are part of the password.
  password: z.string({ error: 'Écrivez votre mot de passe.' }).check(z.minLength(1, 'Écrivez votre mot de passe.')),
});
export type ErasurePayload = z.output<typeof erasureSchema>;

/** Contents of `export.json`. The file is written last, so an archive without it is incomplete. */
export const exportFileSchema = z.strictObject({
  format: z.literal(EXPORT_FORMAT),
  exportedAt: instant,
  /** URL of the installation. */
  from: z.string(),
  company: z.strictObject({
    id: z.string(),
    name: z.string(),
    /** The full legal name. */
    legalName: z.nullable(z.string()),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    description: z.nullable(z.string()),
    industry: z.nullable(z.string()),
    size: z.nullable(z.string()),
    values: z.array(z.string()),
    onboardingStatus: z.enum(ONBOARDING_STATUSES),
    contactEmail: z.nullable(z.string()),
    contactEmailAsked: z.nullable(z.string()),
    /** Values that the company set for its invitations; null if it set none. */
    meetingDefaults: z.nullable(meetingDefaultsSchema),
    /** The logo; `file` is its name beside `export.json`. */
    logo: z.nullable(z.strictObject({ file: z.string(), width: count, height: count, savedAt: instant })),
    createdAt: instant,
  }),
  /** The people of the company, including those who are invited or have left. */
  accounts: z.array(
    z.strictObject({
      id: z.string(),
      email: z.string(),
      name: z.nullable(z.string()),
      role: z.enum(ROLES),
      state: z.enum(MEMBER_STATES),
      allOffers: z.boolean(),
      /** Ids of the offers that the person may see, unless the person sees all. */
      jobIds: z.array(z.string()),
      /** Times at which the person last opened each offer. */
      visits: z.array(z.strictObject({ jobId: z.string(), visitedAt: instant })),
      /** Frequency of the person's mails about finished interviews. Null if the person has chosen nothing. */
      interviewMails: z.nullable(z.enum(INTERVIEW_MAILS)),
      /** The day in Tunis of the last digest, and the instant at which the next digest begins. */
      digestDay: z.nullable(z.iso.date()),
      digestFrom: maybe,
      /** The person's weekly hours for meetings; null if the person has set none. */
      meetingHours: z.nullable(calendarSchema.shape.hours),
      confirmedAt: maybe,
      createdAt: instant,
    }),
  ),
  subscriptions: z.array(
    z.strictObject({
      id: z.string(),
      planId: z.enum(PLAN_IDS),
      planName: z.string(),
      status: z.enum(SUBSCRIPTION_STATUSES),
      price: z.number(),
      numOfJobs: z.int(),
      jobsUsed: z.int(),
      maxCandidates: z.int(),
      features: z.array(z.string()),
      createdAt: instant,
      activatedAt: maybe,
      expireAt: maybe,
    }),
  ),
  /** The company's own words of mails to candidates. */
  templates: z.array(
    z.strictObject({ kind: z.enum(TEMPLATE_KINDS), subject: z.string(), text: z.string(), savedAt: instant }),
  ),
  /** Counts of the look back on hires, as an administrator sees them. */
  hindsight: hindsightSchema,
  leftOut: z.array(z.enum(EXPORT_PARTS)),
  counts: z.strictObject({
    offers: count,
    applications: count,
    cvs: count,
    reports: count,
    mails: count,
    events: count,
  }),
  /** Files that the database lists but the file store has lost. */
  missingFiles: z.array(z.string()),
});
export type ExportFile = z.output<typeof exportFileSchema>;

/** Contents of a file `offres/….json`. */
export const offerFileSchema = z.strictObject({
  ...storedOfferSchema.shape,
  status: z.enum(JOB_STATUSES),
  listed: z.boolean(),
  promiseDays: z.nullable(z.int()),
  emphasis: z.enum(EMPHASES),
  indispensableSkills: z.array(z.string()),
  asksForWriting: z.boolean(),
  candidates: count,
  seatsTaken: count,
  createdAt: instant,
  changedAt: maybe,
  questionsLockedAt: maybe,
  questionsReadAt: maybe,
  questions: z.array(
    z.strictObject({
      id: z.string(),
      text: z.string(),
      kind: z.string(),
      competency: z.string(),
      requirement: z.string(),
      rationale: z.string(),
      evidence: z.array(z.string()),
      key: z.optional(storedKeySchema),
      own: z.boolean(),
    }),
  ),
  /** Number of times that the offer's page was opened, per day in Tunis, oldest first. */
  views: z.array(z.strictObject({ day: z.iso.date(), count })),
  /** Mails to several candidates, oldest first. */
  groupMails: z.array(
    z.strictObject({
      id: z.string(),
      /** Id of the other offer that the mail proposes. */
      proposedOfferId: z.nullable(z.string()),
      subject: z.string(),
      text: z.string(),
      /** Id of one of the `accounts`. */
      userId: z.string(),
      createdAt: instant,
      leavesAt: instant,
      takenBackAt: maybe,
      doneAt: maybe,
      chosen: count,
      /** Recipients, without those who have been erased. */
      recipients: z.array(
        z.strictObject({ applicationId: z.string(), written: z.boolean(), leftOut: z.nullable(z.enum(LEFT_OUT)) }),
      ),
    }),
  ),
});
export type OfferFile = z.output<typeof offerFileSchema>;

const mailState = z.strictObject({
  recipient: z.string(),
  subject: z.string(),
  createdAt: instant,
  sentAt: maybe,
  refusal: z.nullable(z.string()),
  refusedAt: maybe,
});

const event = z.strictObject({
  at: instant,
  actor: z.enum(AUDIT_ACTORS),
  /** Id of one of the `accounts`. */
  userId: z.nullable(z.string()),
  action: z.enum(AUDIT_ACTIONS),
});

/** Contents of a file `candidatures/…/candidature.json`. */
export const applicationFileSchema = z.strictObject({
  id: z.string(),
  offerId: z.string(),
  offerTitle: z.string(),
  ...candidateValuesSchema.shape,
  appliedAt: instant,
  consentVersion: z.nullable(z.string()),
  /** Source that the candidate's link named. */
  source: z.nullable(z.enum(SOURCES)),
  status: z.enum(CANDIDATE_STATUSES),
  rejection: z.nullable(rejectionSchema),
  withdrawnAt: maybe,
  promiseDays: z.nullable(z.int()),
  /** The day in Tunis before which the company promised an answer. */
  promisedBy: z.nullable(z.iso.date()),
  score: z.nullable(z.int()),
  notes: z.string(),
  /** The text about the interview for the candidate, if somebody edited or approved one. */
  feedback: z.nullable(z.strictObject({ text: z.string(), savedAt: instant, approvedAt: maybe })),
  /** Reviews that the candidate requested (a contest or a reading by a person), with the company's answers. */
  reviews: z.array(
    z.strictObject({
      kind: z.enum(REVIEW_KINDS),
      reason: z.string(),
      askedAt: instant,
      dueAt: instant,
      answer: z.nullable(z.string()),
      answeredAt: maybe,
    }),
  ),
  interview: z.nullable(
    z.strictObject({
      linkExpiresAt: instant,
      consentVersion: z.nullable(z.string()),
      startedAt: maybe,
      lastAnswerAt: maybe,
      completedAt: maybe,
    }),
  ),
  /** The answers; null if the archive leaves answers out. */
  answers: z.nullable(
    z.array(z.strictObject({ position: z.int(), question: z.string(), answer: z.string(), savedAt: instant })),
  ),
  /** The CV; `file` is its name in the same folder. */
  cv: z.nullable(z.strictObject({ name: z.string(), size: count, file: z.string() })),
  /** The candidate's short answers in place of a CV without readable text. */
  cvFields: z.nullable(cvFieldsSchema),
  report: z.nullable(z.strictObject({ generatedAt: instant, file: z.string() })),
  evaluation: z.nullable(evaluationSchema),
  /** Answers that resemble another application's, by their positions in `answers`; empty if the archive leaves answers out. */
  resemblances: z.array(
    z.strictObject({
      position: z.int(),
      otherApplicationId: z.string(),
      otherPosition: z.int(),
      share: count,
      foundAt: instant,
      setAsideBy: z.nullable(z.string()),
      setAsideAt: maybe,
    }),
  ),
  invitations: z.array(
    z.strictObject({
      id: z.string(),
      interviewType: z.enum(INTERVIEW_TYPES),
      interviewPlace: z.string(),
      interviewAt: instant,
      customMessage: z.string(),
      createdAt: instant,
      reply: z.enum(INVITATION_REPLIES),
      repliedAt: maybe,
      withdrawnAt: maybe,
      durationMinutes: count,
      invitedBy: z.nullable(z.string()),
      colleagueId: z.nullable(z.string()),
      slots: z.array(instant),
      slotChoices: count,
      note: z.string(),
      outcome: z.nullable(z.enum(MEETING_OUTCOMES)),
    }),
  ),
  /** Changes of the stage, oldest first. */
  moves: z.array(
    z.strictObject({
      from: z.nullable(z.enum(STAGES)),
      to: z.enum(STAGES),
      at: instant,
      /** Id of one of the `accounts`; null for a step of the candidate. */
      userId: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      /** Whether this move takes back the one before it. */
      undo: z.boolean(),
    }),
  ),
  /** Opinions of people who read the application by a link. */
  opinions: z.array(
    z.strictObject({ name: z.string(), verdict: z.enum(OPINION_VERDICTS), sentence: z.string(), givenAt: instant }),
  ),
  /** `userId` is one of the `accounts`, here and in the scorecards. */
  comments: z.array(z.strictObject({ userId: z.string(), text: z.string(), createdAt: instant })),
  scorecards: z.array(
    z.strictObject({ userId: z.string(), levels: ownLevelsSchema, sentence: z.string(), savedAt: instant }),
  ),
  /** Levels that people gave answers, without their names. */
  answerLevels: z.array(z.strictObject({ position: z.int(), level: z.int(), at: instant })),
  /** Time at which the candidate was told about the look back on the hire. */
  hindsightToldAt: maybe,
  /** Questions about the hire, without the marks: the company reads them as counts only (`hindsight` in `export.json`). */
  hindsight: z.array(z.strictObject({ day: z.int(), userId: z.string(), askedAt: instant, answeredAt: maybe })),
  /** The consent to be contacted for other offers that was given with this application. */
  pool: z.nullable(z.strictObject({ version: z.string(), givenAt: instant, endsAt: instant })),
  mails: z.array(mailState),
  trail: z.array(event),
});
export type ApplicationFile = z.output<typeof applicationFileSchema>;

/** Contents of a file `e-mails/….json`: mails that belong to no application. */
export const mailsFileSchema = z.array(mailState);
/** Contents of a file `journal/….json`: audit events about the company itself, or about an erased application. */
export const trailFileSchema = z.array(z.strictObject({ ...event.shape, applicationId: z.nullable(z.string()) }));
