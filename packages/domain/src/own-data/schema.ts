import * as z from 'zod/mini';
import { correctableOf } from '#/candidates/fields';
import { candidateValuesSchema, personSchema } from '#/candidates/schema';
import { APPLICATION_STATES } from './options.ts';

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
  /** The application is erased automatically at this time. */
  keptUntil: z.string(),
  state: z.enum(APPLICATION_STATES),
  /** Whether a withdrawn application can be resumed where it was. */
  resumable: z.boolean(),
  consents: z.array(z.object({ to: z.enum(['REGISTRATION', 'INTERVIEW']), version: z.string(), at: z.string() })),
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
  cv: z.nullable(z.object({ name: z.string(), size: z.int() })),
  /** When levels and reasons will be shown; null if they are shown already, or if there is no interview to judge. */
  resultFrom: z.nullable(z.string()),
  evaluation: z.nullable(
    z.object({
      evaluatedAt: z.string(),
      score: z.nullable(z.int()),
      recommendation: z.string(),
      note: z.string(),
      criteria: z.array(z.object({ label: z.string(), level: z.nullable(z.int()), reason: z.string() })),
      deduction: z.number(),
      signs: z.array(z.string()),
    }),
  ),
  /** Answers that resemble another candidate's, one sentence each; empty while the evaluation is not shown. */
  resemblances: z.array(z.string()),
  reportedAt: z.nullable(z.string()),
  invitations: z.array(
    z.object({
      interviewType: z.enum(['ONLINE', 'IN_PERSON']),
      interviewPlace: z.string(),
      interviewDate: z.string(),
      reply: z.enum(['NONE', 'ACCEPTED', 'DECLINED']),
      withdrawn: z.boolean(),
    }),
  ),
  mails: z.array(z.object({ subject: z.string(), at: z.string() })),
});
export type OwnData = z.output<typeof ownDataSchema>;
