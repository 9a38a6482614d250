import * as z from 'zod/mini';
import { HINDSIGHT_DAYS, HINDSIGHT_KEYS, HINDSIGHT_MARKS } from './options.ts';

export const hindsightChangeSchema = z.object({ on: z.boolean() });

const count = z.int();

export const hindsightSchema = z.object({
  /** Time since which the company looks back on hires; null if the feature is off. */
  since: z.nullable(z.string()),
  /** Number of hired people with an answer. */
  people: count,
  /** For each criterion, the number of people with each mark; null while there are too few people. */
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

/** Marks of one hired person, one for each criterion. There is no field for a free text, so that none is stored. */
export const hindsightMarksSchema = z.record(
  z.enum(HINDSIGHT_KEYS, { error: 'Ce critère n’existe pas.' }),
  z.enum(HINDSIGHT_MARKS, { error: 'Choisissez une réponse.' }),
  { error: 'Choisissez une réponse pour chaque critère.' },
);

export const hindsightAnswerPayload = z.object({ day, marks: hindsightMarksSchema });
