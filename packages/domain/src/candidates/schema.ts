import * as z from 'zod/mini';
import { evaluationSchema, readingSchema } from '#/evaluations/schema';
import { emailField, oneOf, phone, requiredText, text } from '#/kernel/fields';
import { plainRequired } from '#/kernel/plain-name';
import { cursor, pages, search, sorting } from '#/kernel/query';
import type { CvFieldName } from './cv-texts.ts';
import type { FieldName } from './fields.ts';
import {
  EXPORT_CONTENTS,
  MAX_CV_FIELD_LENGTH,
  MAX_DECISIONS,
  MAX_NOTES_LENGTH,
  MAX_REASON_LENGTH,
  CANDIDATE_PAGE_SIZE,
  CANDIDATE_SORTS,
  CANDIDATE_STATUSES,
  INTERVIEW_STATES,
  FUNNEL_STEPS,
  MAX_PAGE_SIZE,
  REPORT_STATUSES,
  SET_STAGES,
  SOURCES,
  STAGES,
} from './options.ts';
import { isDay } from './rules.ts';
import { REGISTRATION_CONSENT_VERSIONS } from './texts.ts';

const MAX_NAME_LENGTH = 60;
const FIRST_NAME_MISSING = 'Le prénom est requis';
const LAST_NAME_MISSING = 'Le nom est requis';
const DAY_INVALID = 'Veuillez entrer une date valide';

/** A day as « 2026-03-01 », which may be absent; an empty input is null. `availabilityProblem` says which days are accepted. */
const optionalDay = z.optional(
  z.nullable(
    z.pipe(
      // A union with `z.iso.date` would add 0.7 KB to the form's script.
      text(DAY_INVALID).check(
        z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, { error: DAY_INVALID, abort: true }),
        z.refine((day) => day === '' || isDay(day), DAY_INVALID),
      ),
      z.transform((day) => (day === '' ? null : day)),
    ),
  ),
);

/** Each field needs a rule here and a type in `candidateValuesSchema`, or this file does not compile. */
type OfFields = Readonly<Record<FieldName, z.ZodMiniType>>;

/** The fields of the registration form as the browser validates them; the offer's id comes from the URL. */
export const registrationFieldsSchema = z.object({
  firstName: requiredText(FIRST_NAME_MISSING, MAX_NAME_LENGTH),
  lastName: requiredText(LAST_NAME_MISSING, MAX_NAME_LENGTH),
  email: emailField('Veuillez entrer une adresse e-mail valide', "L'adresse e-mail est requise"),
  phone: phone('Veuillez entrer un numéro de téléphone valide (8 chiffres)', 'Le numéro de téléphone est requis'),
  availableFrom: optionalDay,
} satisfies OfFields);

/** The fields as the server validates them. The form leaves out the plain-name rule, which would add 1.3 KB to its script. */
export const personSchema = z.object({
  ...registrationFieldsSchema.shape,
  firstName: plainRequired(FIRST_NAME_MISSING, MAX_NAME_LENGTH),
  lastName: plainRequired(LAST_NAME_MISSING, MAX_NAME_LENGTH),
});

/** The stored fields as they appear in every response and archive. */
export const candidateValuesSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  availableFrom: z.nullable(z.string()),
} satisfies OfFields);
export type CandidateValues = z.output<typeof candidateValuesSchema>;

export const registrationSchema = z.object({
  ...personSchema.shape,
  jobId: text('Offre manquante.'),
  /** Version of the notice shown under the form; absent if none was shown. */
  consentVersion: z.optional(z.enum(REGISTRATION_CONSENT_VERSIONS, { error: 'Rechargez la page avant d’envoyer.' })),
  /** `?src=` of the link; `sourceOf` drops an unknown source. */
  source: z.optional(z.string({ error: 'Provenance illisible.' })),
});
export type RegistrationPayload = z.output<typeof registrationSchema>;

/** 32 random bytes in base64url. */
const DEVICE_TOKEN = /^[\w-]{43}$/;

/** The registration as it was sent, and the random token that this device created for the interview. */
export const beginInterviewSchema = z.object({
  ...registrationSchema.shape,
  token: z.string().check(z.regex(DEVICE_TOKEN, 'Rechargez la page avant de commencer.')),
});
export type BeginInterviewPayload = z.output<typeof beginInterviewSchema>;

/** `keep`: the reader's own interview among those begun with this address; the others are erased. Null erases them all. */
export const confirmInterviewSchema = z.object({ keep: z.nullable(z.string({ error: 'Choix invalide.' })) });

const cvField = z
  .string({ error: 'Cette réponse est illisible.' })
  .check(z.trim(), z.maxLength(MAX_CV_FIELD_LENGTH, `Restez sous ${MAX_CV_FIELD_LENGTH} caractères.`));
/** The short answers that replace a CV without text; an empty string means that the answer was not given. */
export const cvFieldsSchema = z.object({
  diploma: cvField,
  lastExperience: cvField,
  duration: cvField,
  languages: cvField,
  tools: cvField,
} satisfies Record<CvFieldName, typeof cvField>);
export type CvFields = z.output<typeof cvFieldsSchema>;

/** A rejection as the recruiter sees it: whether and when the candidate is notified by e-mail. */
export const rejectionSchema = z.object({
  reason: z.nullable(z.string()),
  rejectedAt: z.string(),
  /** Time at which the e-mail was sent; from then on the rejection cannot be undone. */
  mailedAt: z.nullable(z.string()),
  /** Time at which the e-mail will be sent; null if it was sent already or none is sent. */
  mailAt: z.nullable(z.string()),
});
export type Rejection = z.output<typeof rejectionSchema>;

/** The application's stage, and the facts that decide it. */
const stageFields = {
  stage: z.enum(STAGES),
  /** The stage that people have set; null if they have set none. */
  setStage: z.nullable(z.enum(SET_STAGES)),
  /** Counter of stage changes. A move sends the counter that its author saw, so that nobody overwrites an unseen change. */
  stageVersion: z.int(),
};

export const correctEmailSchema = z.pick(registrationFieldsSchema, { email: true });

export const candidateSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  ...candidateValuesSchema.shape,
  appliedAt: z.string(),
  completedAt: z.nullable(z.string()),
  status: z.enum(CANDIDATE_STATUSES),
  ...stageFields,
  interviewState: z.enum(INTERVIEW_STATES),
  reportStatus: z.enum(REPORT_STATUSES),
  reportPdfUrl: z.nullable(z.string()),
  /** API path that returns a short-lived URL of the CV; null if there is none. */
  cvUrl: z.nullable(z.string()),
  /** The candidate's short answers in place of a CV without readable text; null if none were given. */
  cvFields: z.nullable(cvFieldsSchema),
  /** Whether the owner of the e-mail address has confirmed name and number by starting; until then anyone may have typed them. */
  identityConfirmed: z.boolean(),
  /**
   * The evaluation. Null until the engine has scored, while `reading.closed` is true, and if `byPerson` is true. In all other cases
   * a completed interview without an evaluation is still being evaluated.
   */
  evaluation: z.nullable(evaluationSchema),
  /** Whether the evaluation is closed to the session's person, and the levels that open it; absent without the rule « read first ». */
  reading: z.optional(readingSchema),
  /** Number of the offer's other candidates, evaluated by the same engine, whose scores are tied with this one. */
  tiedWith: z.int(),
  rejection: z.nullable(rejectionSchema),
  /** Time of the withdrawal; from then on the candidate can be neither invited nor rejected. */
  withdrawnAt: z.nullable(z.string()),
  /** True if the candidate asked for a person to read the answers instead of the engine; no part of an evaluation is then shown. */
  byPerson: z.optional(z.boolean()),
  /** Day in Tunis (`YYYY-MM-DD`) before which the company promises an answer; absent without a promise. */
  promisedBy: z.optional(z.string()),
  /** Number of applications of the same person to other offers that the session's person sees; absent without any. */
  otherApplications: z.optional(z.int()),
  /** End of the consent to be contacted for other offers; absent without a valid consent. */
  poolUntil: z.optional(z.string()),
  /** Time of the last reminder to finish the interview; null if none was sent. */
  remindedAt: z.nullable(z.string()),
  /** The recruiter's notes, private to the company. */
  notes: z.string(),
  /** Refusal of our last mail by the candidate's mail server: SMTP code and time; null if none. */
  emailRefusal: z.nullable(z.object({ code: z.string(), refusedAt: z.string() })),
});
export type Candidate = z.output<typeof candidateSchema>;

/** Statistics over all candidates of the job, not just the loaded page. */
export const candidateStatsSchema = z.object({
  total: z.int(),
  pending: z.int(),
  accepted: z.int(),
  rejected: z.int(),
  evaluated: z.int(),
  /** Mean of the known scores; null if there are none. */
  averageScore: z.nullable(z.number()),
  highPotential: z.int(),
  /** The distinct scores, highest first, for the small score strip. */
  scores: z.array(z.int()),
});

export const candidatePageSchema = z.object({
  content: z.array(candidateSchema),
  last: z.boolean(),
  /** Position to send as `cursor` for the next page. Null on the last page. */
  cursor: z.nullable(z.string()),
  stats: candidateStatsSchema,
  /**
   * Number of the offer's evaluations that are closed to the session's person; absent if none. While there is one, a list
   * sorted by score is returned in order of arrival, and the statistics contain no figure that is computed from scores.
   */
  closed: z.optional(z.int()),
});
export type CandidatePage = z.output<typeof candidatePageSchema>;

const candidateFilter = {
  ...sorting(CANDIDATE_SORTS, 'createdAt'),
  search,
  status: z.optional(oneOf(CANDIDATE_STATUSES, 'Ce statut n’existe pas.')),
  stage: z.optional(oneOf(STAGES, 'Cette étape n’existe pas.')),
  /** `answers`: candidates whose answers a person should check, because of signals that nobody has waived yet. */
  check: z.optional(oneOf(['answers'], 'Ce filtre n’existe pas.')),
};

export const candidateListQuery = z.object({
  ...pages({ size: CANDIDATE_PAGE_SIZE, max: MAX_PAGE_SIZE }),
  ...candidateFilter,
  cursor,
});
export type CandidateListQuery = z.output<typeof candidateListQuery>;

const reasonField = z.optional(
  text('Ce motif est illisible.').check(
    z.maxLength(MAX_REASON_LENGTH, `Le motif dépasse ${MAX_REASON_LENGTH} caractères.`),
  ),
);

export const rejectSchema = z.object({ reason: reasonField });
export const decideManySchema = z.object({
  ids: z
    .array(z.string({ error: 'Candidat inconnu.' }), { error: 'Choisissez au moins un candidat.' })
    .check(
      z.minLength(1, 'Choisissez au moins un candidat.'),
      z.maxLength(MAX_DECISIONS, `Pas plus de ${MAX_DECISIONS} candidats à la fois.`),
    ),
});
export const rejectManySchema = z.object({ ...decideManySchema.shape, reason: reasonField });

/** A list of candidates; `versions` holds the `stageVersion` that was shown for each id, in the same order. */
const seenMany = {
  ...decideManySchema.shape,
  versions: z
    .array(z.int({ error: 'Version inconnue.' }), { error: 'Version inconnue.' })
    .check(z.maxLength(MAX_DECISIONS, `Pas plus de ${MAX_DECISIONS} candidats à la fois.`)),
};
const isPaired = ({ ids, versions }: { ids: readonly string[]; versions: readonly number[] }) =>
  ids.length === versions.length;
const UNPAIRED = { error: 'Une version par candidat est attendue.', path: ['versions'] };
export const moveManySchema = z
  .object({ ...seenMany, to: oneOf(SET_STAGES, 'Cette étape n’existe pas.'), reason: reasonField })
  .check(z.refine(isPaired, UNPAIRED));
export const undoMovesSchema = z.object(seenMany).check(z.refine(isPaired, UNPAIRED));

/** An entry of a candidate's history, newest first. */
export const moveSchema = z.object({
  from: z.nullable(z.enum(STAGES)),
  to: z.enum(STAGES),
  at: z.string(),
  /** The person of the company; null for a step of the candidate. */
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Whether this move undoes the previous one. */
  undo: z.boolean(),
});
export type MoveEntry = z.output<typeof moveSchema>;

/** Number of an offer's candidates in each stage; stages without any are left out. */
export const stageCountsSchema = z.array(z.object({ stage: z.enum(STAGES), count: z.int() }));

export const funnelSchema = z.object({
  /** Whether there are so few people that one person more would change every figure considerably. */
  few: z.boolean(),
  steps: z.array(
    z.object({
      step: z.enum(FUNNEL_STEPS),
      reached: z.int(),
      lost: z.int(),
      days: z.nullable(z.number()),
      timed: z.int(),
    }),
  ),
  /**
   * Number of applications by the source in the link, most frequent first; a null source means that the link named none.
   * Erased applications are not counted.
   */
  sources: z.array(
    z.object({
      source: z.nullable(z.enum(SOURCES)),
      applied: z.int(),
      finished: z.int(),
      invited: z.int(),
    }),
  ),
  /** Number of times that the offer's page was opened, programs left out, and the first counted day in Tunis; null without any. */
  views: z.nullable(z.object({ count: z.int(), since: z.iso.date() })),
  /** Interviews that stopped without an end, by the number of answered questions; `questions` is the number that the offer asks. */
  stops: z.object({
    questions: z.int(),
    after: z.array(z.object({ answered: z.int(), people: z.int() })),
  }),
});
export type Funnel = z.output<typeof funnelSchema>;

/** A candidate's state after a decision. */
export const decisionSchema = z.object({
  id: z.string(),
  status: z.enum(CANDIDATE_STATUSES),
  ...stageFields,
  rejection: z.nullable(rejectionSchema),
});
export type Decision = z.output<typeof decisionSchema>;

/** The notes are not trimmed, because the text in the recruiter's field must not move under the cursor. */
export const notesSchema = z.object({
  notes: z
    .string({ error: 'Ces notes sont illisibles.' })
    .check(z.maxLength(MAX_NOTES_LENGTH, `Les notes dépassent ${MAX_NOTES_LENGTH} caractères.`)),
});

/** `before`: the text that the client last read. If given, the notes are only replaced while they still equal it. */
export const saveNotesSchema = z.object({ ...notesSchema.shape, before: z.optional(notesSchema.shape.notes) });

export const candidateExportQuery = z.object({
  content: z._default(oneOf(EXPORT_CONTENTS, 'Ce contenu n’existe pas.'), 'list'),
  /** Ids separated by commas; limits the list to these candidates. */
  only: z.optional(
    z.pipe(
      z.string(),
      z.pipe(
        z.transform((ids: string) => [...new Set(ids.split(','))]),
        z.array(z.string()).check(z.maxLength(MAX_DECISIONS, `Pas plus de ${MAX_DECISIONS} candidats à la fois.`)),
      ),
    ),
  ),
  ...candidateFilter,
});
export type CandidateExportQuery = z.output<typeof candidateExportQuery>;
