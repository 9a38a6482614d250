import * as z from 'zod/mini';
import { candidateValuesSchema, cvFieldsSchema } from '#/candidates/schema';
import { INTERVIEW_LANGUAGES } from '#/jobs/options';
import { keyReadingSchema } from '#/jobs/schema';
import { ANSWER_EMPTY, ANSWER_TOO_LONG, CONSENT_VERSIONS, MAX_ANSWER_LENGTH } from './options.ts';

const ratio = z.number().check(z.minimum(0), z.maximum(1));
const count = z.number().check(z.minimum(0), z.maximum(1_000_000));

/** Measures of how an answer was written: aggregates only, announced to the candidate beforehand. No keystroke is stored. */
export const behaviourSchema = z.object({
  /** Share of the characters that were pasted or dropped. */
  pastedShare: z.optional(ratio),
  /** Number of characters of the largest single paste or drop. */
  largestInsert: z.optional(count),
  charsPerMinute: z.optional(count),
  deletions: z.optional(count),
  blurBeforePaste: z.optional(z.boolean()),
  latencySeconds: z.optional(count),
  /** Whether the candidate asked for an accommodation; the other measures are then ignored. */
  accommodation: z.optional(z.boolean()),
});
export type Behaviour = z.output<typeof behaviourSchema>;

/** An answer as typed: it is stored untrimmed, and only the check for an empty answer trims. */
export const answerText = z.string({ error: ANSWER_EMPTY }).check(
  z.refine((answer) => answer.trim().length > 0, ANSWER_EMPTY),
  z.maxLength(MAX_ANSWER_LENGTH, ANSWER_TOO_LONG),
);

export const saveAnswerSchema = z.object({
  answer: answerText,
  /** Number of the revision, which increases with every change on the device; the highest revision wins. */
  revision: z.int({ error: 'Version de réponse invalide.' }).check(z.minimum(1), z.maximum(1_000_000_000_000_000)),
  behaviour: z.optional(behaviourSchema),
  /**
   * The revisions that the writer has seen and replaces. If the server holds another revision, another device wrote it: it
   * stays, and the response contains it. Without this list the highest revision wins.
   */
  over: z.optional(z.array(z.int({ error: 'Version de réponse invalide.' })).check(z.maxLength(20))),
});
export type SaveAnswerPayload = z.output<typeof saveAnswerSchema>;

export const startInterviewSchema = z.object({
  /** Version of the texts that the candidate accepted. */
  consentVersion: z.enum(CONSENT_VERSIONS, {
    error: 'Acceptez l’avertissement pour commencer. S’il ne s’affiche pas, rechargez la page.',
  }),
  /** Whether the candidate dictates or uses another writing aid; if absent, an earlier declaration stays. */
  accommodation: z.optional(z.boolean({ error: 'Cochez ou décochez cette case.' })),
});

export type StartInterviewPayload = z.output<typeof startInterviewSchema>;

/**
 * A follow-up to one question, asked right after its answer or after the last question: a quote from the answer and a fixed
 * text. The server decides on it by one rule for everybody.
 */
const followUpSchema = z.object({
  /** Index of the question whose answer the follow-up completes. */
  question: z.int(),
  text: z.string(),
  /** True if the follow-up asks to repeat the answer in the interview's language. */
  language: z.optional(z.boolean()),
});
export type FollowUp = z.output<typeof followUpSchema>;
/**
 * The follow-up as stored on the server, with the point that it asks for; the point is absent if the follow-up is older than
 * the field.
 */
export type KeptFollowUp = Pick<FollowUp, 'question' | 'text'> & {
  readonly asks?: 'action' | 'result' | 'subject' | 'imagine' | 'language';
};

/** For each question, whether it asks for lived experience, so that « I have not lived this » is an answer. */
const livedSchema = z.array(z.boolean());

/**
 * The data of an interview that are fixed once it has started. Before the start, the company may change questions that the page
 * already shows.
 */
export const startedInterviewSchema = z.object({
  startedAt: z.string(),
  questions: z.array(z.string()),
  lived: livedSchema,
  accommodation: z.boolean(),
});
export type StartedInterview = z.output<typeof startedInterviewSchema>;

export const interviewSchema = z.object({
  /** Texts of the questions; empty strings until the interview has started. */
  questions: z.array(z.string()),
  /**
   * Flags per question; empty until the interview has started, absent on a device that stored the interview before this
   * field existed.
   */
  lived: z.optional(livedSchema),
  /**
   * Follow-ups in the order in which they were decided; none is ever removed. The indexes of their answers follow those of the
   * questions.
   */
  followUps: z.array(followUpSchema),
  interviewLanguage: z.enum(INTERVIEW_LANGUAGES),
  jobId: z.string(),
  jobTitle: z.string(),
  jobLocation: z.string(),
  companyName: z.string(),
  /** The company's address for questions about the job; absent on a device that stored the interview before this field existed. */
  contact: z.optional(z.string()),
  /** The details as typed at registration, which the candidate confirms before the start; `ownData` is the link for correcting them. */
  candidate: z.object({ ...candidateValuesSchema.shape, ownData: z.string() }),
  answers: z.array(z.object({ index: z.int(), answer: z.string(), revision: z.int() })),
  startedAt: z.nullable(z.string()),
  /** Whether the candidate declared a writing aid before the start; the device then records nothing about how answers are written. */
  accommodation: z.boolean(),
  /** True if the candidate has asked for a person; absent otherwise. */
  personAsked: z.optional(z.boolean()),
  expiresAt: z.string(),
  /**
   * A CV that was uploaded completely or in part; `received` is the offset at which to continue. `readable`: whether its text
   * can be read; null if that is unknown or the upload is incomplete.
   */
  cv: z.nullable(z.object({ name: z.string(), size: z.int(), received: z.int(), readable: z.nullable(z.boolean()) })),
  /** The short answers that replace the CV's text, as last saved. */
  cvFields: z.nullable(cvFieldsSchema),
  /**
   * Set if the interview was begun on this device and its address is not confirmed. `finished` is true if only the
   * confirmation is missing.
   */
  unconfirmed: z.optional(z.object({ finished: z.boolean(), erasedAt: z.string() })),
  /** Interviews that were begun with the e-mail address of this link; only the holder of the link can confirm them. */
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

/** Fields of the multipart request that completes an interview; the server accepts `questions` for compatibility and ignores it. */
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
  /** For each question, in order, the result of its answer key; null without a signed key or before the evaluation. */
  readings: z.array(z.nullable(keyReadingSchema)),
  /**
   * The engine's level of each question's answer (null: « Non évalué ») with its reason, in question order. Null before the
   * evaluation, while it is closed to the reader, and for a candidate who asked for a person.
   */
  verdicts: z.array(z.nullable(z.object({ level: z.nullable(z.int()), reason: z.string() }))),
});
export type Chat = z.output<typeof chatSchema>;
/** The engine's level of one answer, with its reason. */
export type AnswerVerdict = NonNullable<Chat['verdicts'][number]>;
