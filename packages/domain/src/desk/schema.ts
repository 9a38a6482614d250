import * as z from 'zod/mini';
import { INTERVIEW_MAILS } from '#/auth/options';
import { RECOMMENDATIONS } from '#/evaluations/options';
import { HINDSIGHT_DAYS } from '#/hindsight/options';
import { wholeNumber } from '#/kernel/query';
import { OPINION_VERDICTS } from '#/opinions/options';
import { BLOCK_KINDS, DESK_SIZE, MAX_DESK_SIZE, REPLY_KINDS } from './options.ts';

export const deskQuery = z.object({
  /** Entries per group. */
  size: z._default(wholeNumber({ min: 1, max: MAX_DESK_SIZE }), DESK_SIZE),
});

const entry = {
  jobId: z.string(),
  jobTitle: z.string(),
  /** Since when it waits. */
  at: z.string(),
  /** Whether it came since the person last opened the offer. */
  isNew: z.boolean(),
};
const person = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });

export const toDecideSchema = z.object({
  ...entry,
  candidate: person,
  /** Null while the person may not see it. */
  recommendation: z.nullable(z.enum(RECOMMENDATIONS)),
  /** One sentence of the evaluation's note; null without any. */
  reason: z.nullable(z.string()),
  /** Number of answers to level before the evaluation opens to the person; 0 once it is open. */
  levelsLeft: z.int(),
});
export type ToDecide = z.output<typeof toDecideSchema>;

export const replySchema = z.object({
  ...entry,
  candidate: person,
  kind: z.enum(REPLY_KINDS),
  /** The instant of the meeting, of an answer to an invitation. */
  interviewAt: z.nullable(z.string()),
  /** When the company's answer is due, of a contestation. */
  dueAt: z.nullable(z.string()),
  opinion: z.nullable(z.object({ name: z.string(), verdict: z.enum(OPINION_VERDICTS), sentence: z.string() })),
});
export type DeskReply = z.output<typeof replySchema>;

export const blockSchema = z.object({
  ...entry,
  kind: z.enum(BLOCK_KINDS),
  /** Null for a waiting list, which concerns the whole offer. */
  candidate: z.nullable(person),
  /** The people on the waiting list, up to a hundred; 0 for other kinds. */
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
      /** Evaluated candidates without a decision since the person last opened the offer, up to MAX_UNREAD + 1. */
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
  /** Questions about hires that this person decided, 30 and 90 days after them. */
  lookBacks: group(lookBackSchema),
});
export type Desk = z.output<typeof deskSchema>;

export const interviewMailsPayload = z.object({
  choice: z.enum(INTERVIEW_MAILS, { error: 'Choisissez quand vous recevez ces e-mails.' }),
});
export const interviewMailsSchema = z.object({
  choice: z.enum(INTERVIEW_MAILS),
  /** The person chose it; otherwise it follows from the number of offers. */
  own: z.boolean(),
});
export type InterviewMailsSetting = z.output<typeof interviewMailsSchema>;
