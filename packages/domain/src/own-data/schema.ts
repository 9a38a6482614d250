import * as z from 'zod/mini';
import { correctableOf } from '#/candidates/fields';
import { SOURCES, STAGES } from '#/candidates/options';
import { candidateValuesSchema, cvFieldsSchema, personSchema } from '#/candidates/schema';
import { MEETING_OUTCOMES } from '#/invitations/options';
import { poolConsentSchema } from '#/pool/schema';
import { APPLICATION_STATES, PATH_STATES, PATH_STEPS } from './options.ts';

/** The fields that candidates may correct. */
export const correctionSchema = z.object(correctableOf(personSchema.shape));
export type Correction = z.output<typeof correctionSchema>;

/** All stored data of an application, as its candidate sees it. */
export const ownDataSchema = z.object({
  companyName: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  identity: candidateValuesSchema,
  appliedAt: z.string(),
  /** Where the candidate's link was found, as the link says; absent if it says nothing. */
  source: z.optional(z.enum(SOURCES)),
  /** The application is erased automatically at this time. */
  keptUntil: z.string(),
  state: z.enum(APPLICATION_STATES),
  /** The steps in order; `at` is null where no date is known, also of a step that is done. */
  path: z.array(z.object({ step: z.enum(PATH_STEPS), state: z.enum(PATH_STATES), at: z.nullable(z.string()) })),
  /** The meeting that the candidate is invited to; `link` is the page of the reply. */
  meeting: z.nullable(
    z.object({
      interviewType: z.enum(['ONLINE', 'IN_PERSON']),
      interviewPlace: z.string(),
      interviewDate: z.string(),
      reply: z.enum(['NONE', 'ACCEPTED', 'DECLINED']),
      link: z.string(),
      /** The dates to choose from; empty once the date is known. */
      slots: z.array(z.string()),
    }),
  ),
  /**
   * The promised answer while it is awaited, in a sentence; once its day has come, with the company's address for questions. Null
   * without a promise.
   */
  promise: z.nullable(z.object({ text: z.string(), contact: z.nullable(z.string()) })),
  /** Whether a withdrawn application can be resumed where it was. */
  resumable: z.boolean(),
  consents: z.array(z.object({ to: z.enum(['REGISTRATION', 'INTERVIEW']), version: z.string(), at: z.string() })),
  /** The person's consent to be contacted for other offers of the company, given with any of their applications there. */
  pool: z.nullable(poolConsentSchema),
  interview: z.object({
    linkExpiresAt: z.nullable(z.string()),
    startedAt: z.nullable(z.string()),
    completedAt: z.nullable(z.string()),
    /** Declared before the start: nothing about how the answers were written is stored. */
    accommodation: z.boolean(),
  }),
  answers: z.array(
    z.object({ question: z.string(), answer: z.string(), savedAt: z.string(), measured: z.array(z.string()) }),
  ),
  /** `searchable`: its text is kept, too, by which the company finds the candidate. */
  cv: z.nullable(z.object({ name: z.string(), size: z.int(), searchable: z.optional(z.boolean()) })),
  cvFields: z.nullable(cvFieldsSchema),
  /** When levels and reasons will be shown; null if they are shown already, or if there is no interview to judge. */
  resultFrom: z.nullable(z.string()),
  evaluation: z.nullable(
    z.object({
      evaluatedAt: z.string(),
      score: z.nullable(z.int()),
      /** The score in words; without one, how many answers were read. */
      scoreSaid: z.string(),
      recommendation: z.string(),
      note: z.string(),
      criteria: z.array(
        z.object({
          label: z.string(),
          level: z.nullable(z.int()),
          /** The level in words, for the candidate. */
          said: z.string(),
          /** The text that the company reads. */
          reason: z.string(),
        }),
      ),
      deduction: z.number(),
      signs: z.array(z.string()),
    }),
  ),
  /** The text about the interview that the company approved, one line each; null before. */
  feedback: z.nullable(z.object({ text: z.string(), at: z.string() })),
  /** Answers that resemble another candidate's, one sentence each; empty while the evaluation is not shown. */
  resemblances: z.array(z.string()),
  reportedAt: z.nullable(z.string()),
  /** How many opinions, comments, scorecards and levels of answers people wrote; the file of the data contains their texts. */
  writtenByPeople: z.int(),
  /**
   * The company looks back on the hire: when the candidate was told about it, and how many answers there are; the file of the data
   * contains them. Null if there is no such thing.
   */
  hindsight: z.nullable(z.object({ toldAt: z.nullable(z.string()), answers: z.int() })),
  invitations: z.array(
    z.object({
      interviewType: z.enum(['ONLINE', 'IN_PERSON']),
      interviewPlace: z.string(),
      interviewDate: z.string(),
      reply: z.enum(['NONE', 'ACCEPTED', 'DECLINED']),
      withdrawn: z.boolean(),
      durationMinutes: z.int(),
      /** The dates offered to choose from. */
      slots: z.array(z.string()),
      /** The candidate's sentence with a « no ». */
      note: z.string(),
      /** Outcome that the company noted after the meeting. */
      outcome: z.nullable(z.enum(MEETING_OUTCOMES)),
    }),
  ),
  /** The stages that the candidate may see, oldest first; the file of a request for access has them all. */
  moves: z.array(z.object({ to: z.enum(STAGES), at: z.string() })),
  mails: z.array(z.object({ subject: z.string(), at: z.string() })),
});
export type OwnData = z.output<typeof ownDataSchema>;
