import * as z from 'zod/mini';
import { INTERVIEW_LANGUAGES } from '#/jobs/options';
import { keyReadingSchema } from '#/jobs/schema';
import { ANSWER_EMPTY, ANSWER_TOO_LONG, CONSENT_VERSIONS, MAX_ANSWER_LENGTH } from './options.ts';

const ratio = z.number().check(z.minimum(0), z.maximum(1));
const count = z.number().check(z.minimum(0), z.maximum(1_000_000));

/** How an answer was written: aggregates only, told to the candidate beforehand. */
export const behaviourSchema = z.object({
  pastedShare: z.optional(ratio),
  largestInsert: z.optional(count),
  charsPerMinute: z.optional(count),
  deletions: z.optional(count),
  blurBeforePaste: z.optional(z.boolean()),
  latencySeconds: z.optional(count),
  accommodation: z.optional(z.boolean()),
});
export type Behaviour = z.output<typeof behaviourSchema>;

/** An answer as typed; only the check trims, so that nothing the candidate wrote is changed. */
export const answerText = z.string({ error: ANSWER_EMPTY }).check(
  z.refine((answer) => answer.trim().length > 0, ANSWER_EMPTY),
  z.maxLength(MAX_ANSWER_LENGTH, ANSWER_TOO_LONG),
);

export const saveAnswerSchema = z.object({
  answer: answerText,
  /** Grows with every change on the device; the highest wins. */
  revision: z.int({ error: 'Version de réponse invalide.' }).check(z.minimum(1), z.maximum(1_000_000_000_000_000)),
  behaviour: z.optional(behaviourSchema),
});
export type SaveAnswerPayload = z.output<typeof saveAnswerSchema>;

export const startInterviewSchema = z.object({
  /** The version of the text that was accepted. */
  consentVersion: z.enum(CONSENT_VERSIONS, {
    error: 'Acceptez l’avertissement pour commencer. S’il ne s’affiche pas, rechargez la page.',
  }),
  /** The candidate writes by dictation or with another aid; absent leaves what was said before. */
  accommodation: z.optional(z.boolean({ error: 'Cochez ou décochez cette case.' })),
});

export type StartInterviewPayload = z.output<typeof startInterviewSchema>;

/**
 * What comes back to one question, asked right after its answer or after the last one: a piece of the answer and a fixed text.
 * Decided on the server, by one rule for all.
 */
const followUpSchema = z.object({
  /** Index of the question whose answer it completes. */
  question: z.int(),
  text: z.string(),
});
export type FollowUp = z.output<typeof followUpSchema>;
/** As the server keeps it: what it asks for, unless it was decided before that was written down. */
export type KeptFollowUp = FollowUp & {
  readonly asks?: 'action' | 'result' | 'subject' | 'imagine' | 'language';
};

/** What holds from the start on: until then the company may have changed questions that the page shows. */
export const startedInterviewSchema = z.object({
  startedAt: z.string(),
  questions: z.array(z.string()),
  accommodation: z.boolean(),
});
export type StartedInterview = z.output<typeof startedInterviewSchema>;

export const interviewSchema = z.object({
  /** Empty texts, one a question, until the interview has begun. */
  questions: z.array(z.string()),
  /** As they were decided, none is ever taken back; their answers have the indexes behind the questions'. */
  followUps: z.array(followUpSchema),
  interviewLanguage: z.enum(INTERVIEW_LANGUAGES),
  jobId: z.string(),
  jobTitle: z.string(),
  jobLocation: z.string(),
  companyName: z.string(),
  /** As it was typed at the registration, to be confirmed before beginning; `ownData` is the link by which it is corrected. */
  candidate: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    ownData: z.string(),
  }),
  answers: z.array(z.object({ index: z.int(), answer: z.string(), revision: z.int() })),
  startedAt: z.nullable(z.string()),
  /** Declared before starting: the device then measures nothing of how answers are written. */
  accommodation: z.boolean(),
  expiresAt: z.string(),
  /** A CV that arrived, whole or in part; `received` is where to go on. */
  cv: z.nullable(z.object({ name: z.string(), size: z.int(), received: z.int() })),
});
export type Interview = z.output<typeof interviewSchema>;

/** Fields of the multipart completion; `questions` is read for compatibility and never trusted. */
export const completionFieldsSchema = z.object({
  interviewToken: z.string({ error: 'Lien d’entretien manquant.' }),
  questions: z.optional(z.string()),
  answers: z.optional(z.string()),
});
export const completionAnswersSchema = z.array(z.nullable(z.string()));

export const savedAnswerSchema = z.object({
  index: z.int(),
  revision: z.int(),
  savedAt: z.string(),
  /** All that is known by now: what this answer calls for, and what was decided too late for the answer before. */
  followUps: z.array(followUpSchema),
});

export const chatSchema = z.object({
  questions: z.array(z.string()),
  answers: z.array(z.string()),
  /** What was asked again, with its answer. */
  followUps: z.array(z.object({ ...followUpSchema.shape, answer: z.string() })),
  /** What the key of each question found, in the order of the questions; null without a signed key, and before the evaluation. */
  readings: z.array(z.nullable(keyReadingSchema)),
});
export type Chat = z.output<typeof chatSchema>;
