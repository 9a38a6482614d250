import * as z from 'zod/mini';
import { INTERVIEW_MAILS } from '#/auth/options';
import { RECOMMENDATIONS } from '#/evaluations/options';
import { HINDSIGHT_DAYS } from '#/hindsight/options';
import { wholeNumber } from '#/kernel/query';
import { OPINION_VERDICTS } from '#/opinions/options';
import { BLOCK_KINDS, DESK_SIZE, MAX_DESK_SIZE, REPLY_KINDS } from './options.ts';

export const deskQuery = z.object({
  /** Maximum number of entries per group. */
  size: z._default(wholeNumber({ min: 1, max: MAX_DESK_SIZE }), DESK_SIZE),
});

const entry = {
  jobId: z.string(),
  jobTitle: z.string(),
  /** Time since which the entry waits. */
  at: z.string(),
  /** Whether the entry is newer than the person's last visit of the offer. */
  isNew: z.boolean(),
};
const person = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });

export const toDecideSchema = z.object({
  ...entry,
  candidate: person,
  /** The engine's recommendation; null while the evaluation is closed to the person. */
  recommendation: z.nullable(z.enum(RECOMMENDATIONS)),
  /** One sentence of the evaluation's note; null if there is none. */
  reason: z.nullable(z.string()),
  /** Number of answers to level before the evaluation opens to the person; 0 once it is open. */
  levelsLeft: z.int(),
  /** Day in Tunis (`YYYY-MM-DD`) before which the company promises an answer; null without a promise. */
  promisedBy: z.nullable(z.string()),
});
export type ToDecide = z.output<typeof toDecideSchema>;

export const replySchema = z.object({
  ...entry,
  candidate: person,
  kind: z.enum(REPLY_KINDS),
  /** Time of the meeting that the entry is about; null if the candidate refused several dates. */
  interviewAt: z.nullable(z.string()),
  /** The candidate's sentence with a refusal; empty without one. */
  note: z.string(),
  /** Deadline for the company's answer to a contestation. */
  dueAt: z.nullable(z.string()),
  opinion: z.nullable(z.object({ name: z.string(), verdict: z.enum(OPINION_VERDICTS), sentence: z.string() })),
});
export type DeskReply = z.output<typeof replySchema>;

export const blockSchema = z.object({
  ...entry,
  kind: z.enum(BLOCK_KINDS),
  /** The candidate of the entry; null for a waiting list or unread questions, which concern the whole offer. */
  candidate: z.nullable(person),
  /** Number of people on the waiting list, up to a hundred; 0 for other kinds. */
  waiting: z.int(),
});
export type DeskBlock = z.output<typeof blockSchema>;

export const lookBackSchema = z.object({
  ...entry,
  candidate: person,
  day: z.literal(HINDSIGHT_DAYS),
});
export type LookBack = z.output<typeof lookBackSchema>;

const group = <T extends z.ZodMiniType>(item: T) => z.object({ items: z.array(item), more: z.boolean() });

export const deskSchema = z.object({
  /** The offers that are open or have new candidates, newest first. */
  offers: z.array(
    z.object({
      jobId: z.string(),
      title: z.string(),
      /** Number of evaluated candidates without a decision since the person's last visit of the offer, up to MAX_UNREAD + 1. */
      unread: z.int(),
    }),
  ),
  /** The number of closed offers. */
  closed: z.int(),
  /** The last time the person opened one of these offers; null if never. */
  lastVisit: z.nullable(z.string()),
  toDecide: group(toDecideSchema),
  replies: group(replySchema),
  blocked: group(blockSchema),
  /** Questions about hires that this person decided; they are asked 30 and 90 days after the hire. */
  lookBacks: group(lookBackSchema),
});
export type Desk = z.output<typeof deskSchema>;

export const interviewMailsPayload = z.object({
  choice: z.enum(INTERVIEW_MAILS, { error: 'Choisissez quand vous recevez ces e-mails.' }),
});
export const interviewMailsSchema = z.object({
  choice: z.enum(INTERVIEW_MAILS),
  /** Whether the person chose the setting; otherwise it follows from the number of offers. */
  own: z.boolean(),
});
export type InterviewMailsSetting = z.output<typeof interviewMailsSchema>;
