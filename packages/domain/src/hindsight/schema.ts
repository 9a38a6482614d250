import * as z from 'zod/mini';
import { HINDSIGHT_DAYS, HINDSIGHT_KEYS, HINDSIGHT_MARKS } from './options.ts';

export const hindsightChangeSchema = z.object({ on: z.boolean() });

const count = z.int();

export const hindsightSchema = z.object({
  /** Since when hires are looked back on; null: off. */
  since: z.nullable(z.string()),
  /** Number of hired people with an answer. */
  people: count,
  /** For each criterion, how many of them got which mark; null while they are too few. */
  criteria: z.nullable(
    z.array(
      z.object({
        key: z.enum(HINDSIGHT_KEYS),
        counts: z.object({ BETTER: count, EXPECTED: count, WORSE: count, UNKNOWN: count }),
      }),
    ),
  ),
});
export type Hindsight = z.output<typeof hindsightSchema>;

const day = z.literal(HINDSIGHT_DAYS, { error: 'Ce jour n’existe pas.' });

export const hindsightQuestionSchema = z.object({
  candidate: z.object({ firstName: z.string(), lastName: z.string() }),
  jobTitle: z.string(),
  day,
});
export type HindsightQuestion = z.output<typeof hindsightQuestionSchema>;

/** One mark for each criterion, and nothing else: there is no place for a sentence. */
export const hindsightMarksSchema = z.record(
  z.enum(HINDSIGHT_KEYS, { error: 'Ce critère n’existe pas.' }),
  z.enum(HINDSIGHT_MARKS, { error: 'Choisissez une réponse.' }),
  { error: 'Choisissez une réponse pour chaque critère.' },
);

export const hindsightAnswerPayload = z.object({ day, marks: hindsightMarksSchema });
