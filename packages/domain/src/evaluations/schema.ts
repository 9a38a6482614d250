import * as z from 'zod/mini';
import { AUTHENTICITY_TIERS, DIMENSION_KEYS, RECOMMENDATIONS } from './options.ts';

const score = z.nullable(z.int().check(z.minimum(0), z.maximum(100)));
const level = z.nullable(z.int().check(z.minimum(0), z.maximum(4)));

export const quoteSchema = z.object({
  text: z.string(),
  source: z.enum(['answer', 'cv']),
  /** Position of the answer it stands in; absent for the CV. */
  exchangeIndex: z.optional(z.int()),
});

export const dimensionSchema = z.object({
  key: z.enum(DIMENSION_KEYS),
  level,
  score,
  reason: z.string(),
  quotes: z.array(quoteSchema),
});

export const engineSchema = z.object({
  name: z.string(),
  version: z.string(),
  lexiconHash: z.string(),
  /** The language model that answered. */
  model: z.optional(z.string()),
  /** Present when the local engine, or its reader of CVs, stood in for the model: the kind of fault. */
  standsInFor: z.optional(z.string()),
  cvReadLocally: z.optional(z.string()),
});
export type EngineView = z.output<typeof engineSchema>;

/** An evaluation as the recruiter reads it. Null is « Non évalué », never 0. */
export const evaluationSchema = z.object({
  score,
  experienceMatch: score,
  technicalSkillsMatch: score,
  educationMatch: score,
  languageMatch: score,
  seniorityMatch: score,
  cvScore: score,
  mindsetScore: score,
  cultureFit: score,
  communicationSkills: score,
  otherFactorsScore: score,
  note: z.string(),
  recommendation: z.enum(RECOMMENDATIONS),
  dimensions: z.array(dimensionSchema),
  authenticity: z.object({ tier: z.enum(AUTHENTICITY_TIERS), deduction: z.number(), facts: z.array(z.string()) }),
  /** What the CV could not give, in French (scanned, hidden text…). */
  cvWarnings: z.array(z.string()),
  engine: engineSchema,
  evaluatedAt: z.string(),
});
export type EvaluationView = z.output<typeof evaluationSchema>;
