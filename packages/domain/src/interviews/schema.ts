import * as z from 'zod/mini';
import { candidateValuesSchema, cvFieldsSchema } from '#/candidates/schema';
import { INTERVIEW_LANGUAGES } from '#/jobs/options';
import { keyReadingSchema } from '#/jobs/schema';
import { ANSWER_EMPTY, ANSWER_TOO_LONG, CONSENT_VERSIONS, MAX_ANSWER_LENGTH } from './options.ts';

const ratio = z.number().check(z.minimum(0), z.maximum(1));
const count = z.number().check(z.minimum(0), z.maximum(1_000_000));

/** How an answer was written: aggregates only, announced to the candidate beforehand. */
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

/** An answer as typed; only the check trims, so that the candidate's text is stored unchanged. */
export const answerText = z.string({ error: ANSWER_EMPTY }).check(
  z.refine((answer) => answer.trim().length > 0, ANSWER_EMPTY),
  z.maxLength(MAX_ANSWER_LENGTH, ANSWER_TOO_LONG),
);

export const saveAnswerSchema = z.object({
  answer: answerText,
  /** Increases with every change on the device; the highest revision wins. */
  revision: z.int({ error: 'Version de réponse invalide.' }).check(z.minimum(1), z.maximum(1_000_000_000_000_000)),
  behaviour: z.optional(behaviourSchema),
  /**
   * The revisions that this answer knowingly replaces. If the server holds another one, it was written on another device: it stays,
   * and the response names it. Without this list the highest revision wins.
   */
  over: z.optional(z.array(z.int({ error: 'Version de réponse invalide.' })).check(z.maxLength(20))),
});
export type SaveAnswerPayload = z.output<typeof saveAnswerSchema>;

export const startInterviewSchema = z.object({
  /** Version of the accepted text. */
  consentVersion: z.enum(CONSENT_VERSIONS, {
    error: 'Acceptez l’avertissement pour commencer. S’il ne s’affiche pas, rechargez la page.',
  }),
  /** The candidate dictates or uses another writing aid; if absent, an earlier declaration stays. */
  accommodation: z.optional(z.boolean({ error: 'Cochez ou décochez cette case.' })),
});

export type StartInterviewPayload = z.output<typeof startInterviewSchema>;

/**
 * A follow-up to one question, asked right after its answer or after the last question: a quote from the answer and a fixed
 * text. The server decides on it by one rule for everybody.
 */
const followUpSchema = z.object({
  /** Index of the question whose answer it completes. */
  question: z.int(),
  text: z.string(),
  /** True if it asks to repeat the answer in the interview's language. */
  language: z.optional(z.boolean()),
});
export type FollowUp = z.output<typeof followUpSchema>;
/** As stored on the server, with what it asks for; absent if the follow-up is older than this field. */
export type KeptFollowUp = Pick<FollowUp, 'question' | 'text'> & {
  readonly asks?: 'action' | 'result' | 'subject' | 'imagine' | 'language';
};

/** For each question whether it asks for lived experience, so that « I have not lived this » is an answer to it. */
const livedSchema = z.array(z.boolean());

/** The values that are fixed from the start on. Before the start the company may have changed questions that the page shows. */
export const startedInterviewSchema = z.object({
  startedAt: z.string(),
  questions: z.array(z.string()),
  lived: livedSchema,
  accommodation: z.boolean(),
});
export type StartedInterview = z.output<typeof startedInterviewSchema>;

export const interviewSchema = z.object({
  /** Empty strings, one per question, until the interview has begun. */
  questions: z.array(z.string()),
  /** Empty until the interview has begun; absent on a device that stored the interview before this field existed. */
  lived: z.optional(livedSchema),
  /** In the order in which they were decided; none is ever removed. The indexes of their answers follow those of the questions. */
  followUps: z.array(followUpSchema),
  interviewLanguage: z.enum(INTERVIEW_LANGUAGES),
  jobId: z.string(),
  jobTitle: z.string(),
  jobLocation: z.string(),
  companyName: z.string(),
  /** The company's address for questions about the job; absent on a device that stored the interview before this field existed. */
  contact: z.optional(z.string()),
  /** As typed at registration, to be confirmed before the start; `ownData` is the link for correcting it. */
  candidate: z.object({ ...candidateValuesSchema.shape, ownData: z.string() }),
  answers: z.array(z.object({ index: z.int(), answer: z.string(), revision: z.int() })),
  startedAt: z.nullable(z.string()),
  /** Declared before the start: the device then records nothing about how answers are written. */
  accommodation: z.boolean(),
  expiresAt: z.string(),
  /**
   * A CV that was uploaded completely or in part; `received` is the offset at which to continue. `readable`: whether its text can be
   * read; null until it is complete, or if that is unknown.
   */
  cv: z.nullable(z.object({ name: z.string(), size: z.int(), received: z.int(), readable: z.nullable(z.boolean()) })),
  /** The short answers that replace the CV's text, as last saved. */
  cvFields: z.nullable(cvFieldsSchema),
  /** Begun on this device before the address was confirmed. `finished`: only the confirmation is missing. */
  unconfirmed: z.optional(z.object({ finished: z.boolean(), erasedAt: z.string() })),
  /** Interviews that were begun with the address of this link, which only its reader can confirm. */
  begun: z.optional(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        startedAt: z.string(),
        answers: z.int(),
        finished: z.boolean(),
      }),
    ),
  ),
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
  /** All follow-ups known so far: those that this answer triggers, and those decided too late for the previous response. */
  followUps: z.array(followUpSchema),
});

export const chatSchema = z.object({
  questions: z.array(z.string()),
  answers: z.array(z.string()),
  /** Follow-ups with their answers. */
  followUps: z.array(z.object({ ...followUpSchema.shape, answer: z.string() })),
  /** Result of each question's answer key, in question order; null without a signed key or before the evaluation. */
  readings: z.array(z.nullable(keyReadingSchema)),
});
export type Chat = z.output<typeof chatSchema>;
