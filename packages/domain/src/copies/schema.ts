import * as z from 'zod/mini';

/** A passage of an answer; `question` is the index, from 0, of the question that the answer belongs to. */
const sideSchema = z.object({
  /** Position of the answer; answers to follow-ups come after those to the questions. */
  position: z.int(),
  question: z.int(),
  passage: z.string(),
});

/** Two answers for one offer with the same wording; a fact for the recruiter, which affects no score. */
export const resemblanceSchema = z.object({
  ...sideSchema.shape,
  other: z.object({ ...sideSchema.shape, id: z.string(), firstName: z.string(), lastName: z.string() }),
  /** Percentage of the shorter answer that also occurs in the other one. */
  share: z.int(),
  foundAt: z.string(),
  /** The person of the company who marked the resemblance as irrelevant, for both candidates; null if nobody has. */
  setAside: z.nullable(z.object({ by: z.string(), at: z.string() })),
});
export type Resemblance = z.output<typeof resemblanceSchema>;

const place = z.int({ error: 'Réponse inconnue.' }).check(z.minimum(0), z.maximum(1_000));

export const setAsideSchema = z.object({
  position: place,
  otherId: z.string({ error: 'Candidat inconnu.' }),
  otherPosition: place,
  setAside: z.boolean({ error: 'Dites si la ressemblance est vue.' }),
});
export type SetAsidePayload = z.output<typeof setAsideSchema>;
