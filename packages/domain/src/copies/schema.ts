import * as z from 'zod/mini';

/** A passage of an answer; `question` is the place of the question that the answer belongs to, counted from 0. */
const sideSchema = z.object({
  /** Place of the answer; behind those to the questions stand those to what was asked again. */
  position: z.int(),
  question: z.int(),
  passage: z.string(),
});

/** Two answers for one offer that say the same in the same words: a fact, which enters no score. */
export const resemblanceSchema = z.object({
  ...sideSchema.shape,
  other: z.object({ ...sideSchema.shape, id: z.string(), firstName: z.string(), lastName: z.string() }),
  /** How much of the shorter answer stands in the other one, in percent. */
  share: z.int(),
  foundAt: z.string(),
  /** Somebody of the company has seen it and put it aside, for both candidates. */
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
