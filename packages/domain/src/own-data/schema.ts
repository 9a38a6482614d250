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
  /** Source that the candidate's link named; absent if it named none. */
  source: z.optional(z.enum(SOURCES)),
  /** Time at which the application is erased automatically. */
  keptUntil: z.string(),
  state: z.enum(APPLICATION_STATES),
  /** The steps in order; `at` is null if no date is known, which is also possible for a step that is done. */
  path: z.array(z.object({ step: z.enum(PATH_STEPS), state: z.enum(PATH_STATES), at: z.nullable(z.string()) })),
  /** The meeting that the candidate is invited to; `link` is the page of the reply. */
  meeting: z.nullable(
    z.object({
      interviewType: z.enum(['ONLINE', 'IN_PERSON']),
      interviewPlace: z.string(),
      interviewDate: z.string(),
      reply: z.enum(['NONE', 'ACCEPTED', 'DECLINED']),
      link: z.string(),
      /** The dates to choose from; empty once the date is fixed. */
      slots: z.array(z.string()),
    }),
  ),
  /**
   * A sentence with the promised answer while the candidate waits for it; once the day has come, with the company's address for
   * questions. Null if nothing is promised.
   */
  promise: z.nullable(z.object({ text: z.string(), contact: z.nullable(z.string()) })),
  /** Sentences beside the state's own: on a closed offer, a meeting that is over or cancelled, a requested person. Absent if there are none. */
  notice: z.optional(z.string()),
  /** Whether a withdrawn application can be resumed at its earlier step. */
  resumable: z.boolean(),
  consents: z.array(z.object({ to: z.enum(['REGISTRATION', 'INTERVIEW']), version: z.string(), at: z.string() })),
  /** The person's consent to be contacted for other offers of the company, given with any of their applications there. */
  pool: z.nullable(poolConsentSchema),
  interview: z.object({
    linkExpiresAt: z.nullable(z.string()),
    startedAt: z.nullable(z.string()),
    completedAt: z.nullable(z.string()),
    /** Whether the candidate declared a writing aid before the start; nothing about how the answers were written is stored then. */
    accommodation: z.boolean(),
  }),
  answers: z.array(
    z.object({ question: z.string(), answer: z.string(), savedAt: z.string(), measured: z.array(z.string()) }),
  ),
  /** The CV. `searchable`: its text is also stored, so that the company finds the candidate by words in it. */
  cv: z.nullable(z.object({ name: z.string(), size: z.int(), searchable: z.optional(z.boolean()) })),
  cvFields: z.nullable(cvFieldsSchema),
  /** Time from which levels and reasons are shown. Null if they are shown already, or if there is no interview to judge. */
  resultFrom: z.nullable(z.string()),
  evaluation: z.nullable(
    z.object({
      evaluatedAt: z.string(),
      score: z.nullable(z.int()),
      /** The score in words; if there is no score, the number of answers that the engine could read. */
      scoreSaid: z.string(),
      recommendation: z.string(),
      note: z.string(),
      criteria: z.array(
        z.object({
          /** The company's name of the criterion. */
          label: z.string(),
          /** The criterion, named for the candidate. */
          title: z.string(),
          level: z.nullable(z.int()),
          /** The level in words for the candidate. */
          said: z.string(),
          /** The reason of the level, as the company reads it. */
          reason: z.string(),
        }),
      ),
      deduction: z.number(),
      /** The deduction in words for the candidate; empty if nothing was noticed. */
      deductionSaid: z.string(),
      /** Facts about the way of writing, as the company reads them. */
      signs: z.array(z.string()),
    }),
  ),
  /** The text about the interview, one line each; null until the company approves it. */
  feedback: z.nullable(z.object({ text: z.string(), at: z.string() })),
  /** One sentence about the answers that resemble another candidate's; empty if there are none or the evaluation is not shown. */
  resemblances: z.array(z.string()),
  reportedAt: z.nullable(z.string()),
  /** Number of opinions, comments, scorecards and answer levels that people wrote; the data file contains their texts. */
  writtenByPeople: z.int(),
  /**
   * The company's look back on the hire: when the candidate was told about it, and the number of answers, which the data file
   * contains. Null if there is no look back.
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
      /** The sentence that the candidate added to a « no ». */
      note: z.string(),
      /** Outcome of the meeting, as the company recorded it. */
      outcome: z.nullable(z.enum(MEETING_OUTCOMES)),
    }),
  ),
  /** The stages that the candidate may see, oldest first; the data file that answers a request for access has all of them. */
  moves: z.array(z.object({ to: z.enum(STAGES), at: z.string() })),
  mails: z.array(z.object({ subject: z.string(), at: z.string() })),
});
export type OwnData = z.output<typeof ownDataSchema>;
