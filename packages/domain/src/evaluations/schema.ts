import * as z from 'zod/mini';
import { text } from '#/kernel/fields';
import {
  AUTHENTICITY_TIERS,
  DIMENSION_KEYS,
  type DimensionKey,
  MAX_LEVEL_REASON_LENGTH,
  RECOMMENDATIONS,
} from './options.ts';

const score = z.nullable(z.int().check(z.minimum(0), z.maximum(100)));
const level = z.nullable(z.int().check(z.minimum(0), z.maximum(4)));

export const quoteSchema = z.object({
  text: z.string(),
  source: z.enum(['answer', 'cv']),
  /** Position of the answer it stands in; absent for the CV. */
  exchangeIndex: z.optional(z.int()),
});

/** What a person of the company holds of one dimension; it stands beside the engine's level and changes no score. */
export const humanLevelSchema = z.object({
  level: z.int().check(z.minimum(0), z.maximum(4)),
  reason: z.nullable(z.string()),
  /** Address of who set it, as it was then. */
  by: z.string(),
  at: z.string(),
});
export type HumanLevel = z.output<typeof humanLevelSchema>;
export type HumanLevels = Partial<Record<DimensionKey, HumanLevel>>;

export const dimensionSchema = z.object({
  key: z.enum(DIMENSION_KEYS),
  level,
  score,
  /** Share of the overall score, in percent; summaries repeat what they gather. */
  weight: z.number(),
  reason: z.string(),
  quotes: z.array(quoteSchema),
  human: z.nullable(humanLevelSchema),
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
  authenticity: z.object({
    tier: z.enum(AUTHENTICITY_TIERS),
    /** Points that the facts cost, also while they are given back. */
    deduction: z.number(),
    facts: z.array(z.string()),
    /** A person gave the points back: score, recommendation and note are then without the deduction. */
    lifted: z.boolean(),
    /** Who changed that last, and when; null while nobody has. */
    changed: z.nullable(z.object({ by: z.string(), at: z.string() })),
  }),
  /** What the CV could not give, in French (scanned, hidden text…). */
  cvWarnings: z.array(z.string()),
  engine: engineSchema,
  evaluatedAt: z.string(),
});
export type EvaluationView = z.output<typeof evaluationSchema>;

export const deductionChangeSchema = z.object({
  lifted: z.boolean({ error: 'Dites si les points sont rendus (true) ou retirés (false).' }),
});

export const levelChangeSchema = z.object({
  dimension: z.enum(DIMENSION_KEYS, { error: 'Ce critère n’existe pas.' }),
  /** Null takes the own level away. */
  level: z.nullable(
    z
      .int({ error: 'Choisissez un niveau de 0 à 4.' })
      .check(z.minimum(0, 'Choisissez un niveau de 0 à 4.'), z.maximum(4, 'Choisissez un niveau de 0 à 4.')),
  ),
  reason: z.optional(
    text('Cette raison est illisible.').check(
      z.maxLength(MAX_LEVEL_REASON_LENGTH, `La raison dépasse ${MAX_LEVEL_REASON_LENGTH} caractères.`),
    ),
  ),
});
export type LevelChange = z.output<typeof levelChangeSchema>;

/** How often a person and the engine gave a dimension the same level; one entry a dimension, in their order. */
export const agreementSchema = z.object({
  /** Candidates with at least one own level. */
  candidates: z.int(),
  criteria: z.array(
    z.object({
      key: z.enum(DIMENSION_KEYS),
      /** Own levels set. */
      set: z.int(),
      /** Of these, where the engine has a level, too: only they can agree or not. */
      compared: z.int(),
      same: z.int(),
      higher: z.int(),
      lower: z.int(),
      /** Two levels or more apart. */
      far: z.int(),
      /** Mean of own level minus the engine's; null without any to compare. */
      meanDifference: z.nullable(z.number()),
    }),
  ),
});
export type Agreement = z.output<typeof agreementSchema>;

export const agreementQuery = z.object({ jobId: z.optional(z.string()) });
