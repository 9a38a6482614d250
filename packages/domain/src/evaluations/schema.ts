import * as z from 'zod/mini';
import { EMPHASES, MAX_DESCRIPTION_LENGTH, MAX_SKILLS, MAX_TITLE_LENGTH } from '#/jobs/options';
import { keyReadingSchema } from '#/jobs/schema';
import { text } from '#/kernel/fields';
import {
  AUTHENTICITY_TIERS,
  DIMENSION_KEYS,
  type DimensionKey,
  FAIRNESS_FACTS,
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
  /** Present where a model was there and no answer needed it. */
  settled: z.optional(z.literal(true)),
  cvReadLocally: z.optional(z.string()),
  /** Day of the measurement that a model's levels were calibrated by. */
  calibration: z.optional(z.string()),
});
export type EngineView = z.output<typeof engineSchema>;

/** What an evaluation said before it was made anew. */
export const earlierSchema = z.object({
  score,
  recommendation: z.string(),
  engine: engineSchema,
  evaluatedAt: z.string(),
});
export type EarlierEvaluation = z.output<typeof earlierSchema>;

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
  /** Points on both sides of the score within which it is right nine times in ten; null where the engine did not say. */
  margin: z.nullable(z.int()),
  /** Where the score lies while the CV's part is unknown; `score` is then the lower end. */
  range: z.nullable(z.object({ low: z.int(), high: z.int() })),
  /** Indispensable skills of the offer without evidence in answers or CV. They reject nobody. */
  missingSkills: z.array(z.string()),
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
  /** What the signed keys found, an entry a question that has one; quotes only where the plan shows answers. */
  keys: z.optional(z.array(z.object({ exchangeIndex: z.int(), reading: keyReadingSchema }))),
  /** The company's own thresholds that the levels of criteria and the recommendation follow; absent: the engine's. */
  house: z.optional(z.object({ levels: z.int() })),
  /** What the CV could not give, in French (scanned, hidden text…). */
  cvWarnings: z.array(z.string()),
  engine: engineSchema,
  evaluatedAt: z.string(),
  /** Oldest first; empty unless it was made anew by a later engine. */
  earlier: z.array(earlierSchema),
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

/** Whole scores from which levels 1 to 4 and the recommendations begin. */
export const thresholdsSchema = z.object({
  cuts: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  meet: z.int(),
  explore: z.int(),
  /** Of the answers about the trade alone. */
  trade: z.int(),
});
export type ThresholdsView = z.output<typeof thresholdsSchema>;

/** Thresholds by the company's own levels: what they are today, and whether evaluations follow them. */
export const houseSchema = z.object({
  /** Own levels that count today, and how many it takes. */
  levels: z.int(),
  needed: z.int(),
  engine: thresholdsSchema,
  /** By the levels of today; null below `needed`. `offset`: points above the engine's in the middle of the scale. */
  own: z.nullable(z.extend(thresholdsSchema, { offset: z.number() })),
  /** Those that new evaluations follow; null: the engine's. */
  applied: z.nullable(z.extend(thresholdsSchema, { levels: z.int() })),
});
export type HouseView = z.output<typeof houseSchema>;

export const houseChangeSchema = z.object({
  on: z.boolean({ error: 'Dites si vos seuils valent (true) ou ceux du moteur (false).' }),
});

/** One offer, or all of them when absent. */
export const scopeQuery = z.object({ jobId: z.optional(z.string()) });

/** Which engines made the evaluations of an offer, or of all, and where making the older ones anew stands. */
export const enginesSchema = z.object({
  /** The engine that evaluates now. */
  running: z.string(),
  /** Newest engine first. */
  groups: z.array(z.object({ engine: z.string(), candidates: z.int(), current: z.boolean() })),
  /** Evaluations by another engine than the running one, or by other thresholds than the company's of today. */
  outdated: z.int(),
  /** Of these, by the running engine: only their thresholds are others. */
  otherThresholds: z.int(),
  /** Of these: waiting to be made anew; given up, which leaves them as they are. */
  waiting: z.int(),
  failed: z.int(),
});
export type Engines = z.output<typeof enginesSchema>;

const loose = (max: number) => z._default(z.string().check(z.maxLength(max, 'Ce texte est trop long.')), '');

/** An offer as far as it is written, so that its form can show what its choices would do. */
export const weightsPreviewBody = z.object({
  title: loose(MAX_TITLE_LENGTH),
  description: loose(MAX_DESCRIPTION_LENGTH),
  seniorityLevel: loose(100),
  industryBackground: loose(300),
  skills: z._default(z.array(loose(60)).check(z.maxLength(MAX_SKILLS, 'Trop de compétences.')), []),
});
export type WeightsPreviewBody = z.output<typeof weightsPreviewBody>;

/** What the offer's trade suggests, and how each choice would order the people of an offer that was evaluated already. */
export const weightsPreviewSchema = z.object({
  suggested: z.enum(EMPHASES),
  /** Null where no two people were evaluated by the running engine. */
  example: z.nullable(
    z.object({
      jobId: z.string(),
      title: z.string(),
      /** What that offer weighs itself. */
      emphasis: z.enum(EMPHASES),
      people: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          scores: z.object({ trade: z.int(), balanced: z.int(), person: z.int() }),
          margin: z.nullable(z.int()),
        }),
      ),
    }),
  ),
  /** People whom only an older engine evaluated: made anew they could be an example. */
  outdated: z.int(),
});
export type WeightsPreview = z.output<typeof weightsPreviewSchema>;

/** How far the scores of one interview stood apart when it was told in several names. */
const differenceSchema = z.object({
  interviews: z.int(),
  /** People in whose name each was evaluated. */
  identities: z.int(),
  /** Interviews of which any number changed, an answer's or a criterion's included. */
  changed: z.int(),
  /** Points of the overall score between the best and the worst treated: the largest, and the mean over the interviews. */
  largest: z.number(),
  mean: z.number(),
  /** The largest among all numbers. */
  largestAnywhere: z.number(),
});

export const swapFiguresSchema = z.object({
  /** Interviews that could have been taken; the newest were. */
  available: z.int(),
  engine: z.string(),
  local: differenceSchema,
  /** What a configured language model made of a few of them; null without one, or when it did not answer. */
  model: z.nullable(z.extend(differenceSchema, { name: z.string() })),
});
export type SwapFigures = z.output<typeof swapFiguresSchema>;
export type SwapDifference = SwapFigures['local'];

export const swapTestSchema = z.object({
  state: z.enum(['NONE', 'RUNNING', 'DONE', 'FAILED']),
  requestedAt: z.nullable(z.string()),
  /** Of the last test that ended, also while another one runs. */
  measuredAt: z.nullable(z.string()),
  figures: z.nullable(swapFiguresSchema),
});
export type SwapTest = z.output<typeof swapTestSchema>;

/** Figures of the engine that runs here, for whoever has to judge by what it says. */
export const instructionsSchema = z.object({
  engine: z.string(),
  /** Answers it learned from, answers it was measured on, and of how many trades and authors those are. */
  answers: z.object({ train: z.int(), test: z.int(), testJobs: z.int(), testVoices: z.int() }),
  levels: z.array(
    z.object({
      by: z.enum(['all', 'language', 'kind']),
      /** A language as `fr`, or a kind of question. */
      name: z.string(),
      answers: z.int(),
      /** Percent of the answers whose level is the expected one; next to it at most. */
      exact: z.int(),
      within: z.int(),
    }),
  ),
  /** What was measured of its weaknesses, in French sentences. */
  limits: z.array(z.string()),
  /** The language model that judges in the engine's place; null: none. The figures are not its own. */
  model: z.nullable(z.string()),
  /** Its figures, measured on this installation; null where none were. */
  modelFigures: z.nullable(z.object({ measuredAt: z.string(), answers: z.int(), exact: z.int(), within: z.int() })),
});
export type Instructions = z.output<typeof instructionsSchema>;

/** People of one kind, counted; the mean only where they are enough to say something. */
const fairnessGroup = z.object({
  label: z.string(),
  candidates: z.int(),
  scored: z.int(),
  averageScore: z.nullable(z.number()),
  /** With signs of writing of any tier; of the strongest; who lost points for them; to whom a person gave them back. */
  flagged: z.int(),
  high: z.int(),
  deducted: z.int(),
  givenBack: z.int(),
});
export type FairnessGroup = z.output<typeof fairnessGroup>;

/** What an offer's evaluations look like side by side, or all of them: figures only, nothing of any person. */
export const fairnessSchema = z.object({
  candidates: z.int(),
  averageScore: z.nullable(z.number()),
  medianScore: z.nullable(z.number()),
  /** One number a band, in their order. */
  bands: z.array(z.int()),
  /** Evaluated without an overall score: « Preuves insuffisantes ». */
  unscored: z.int(),
  groups: z.array(z.object({ by: z.enum(FAIRNESS_FACTS), groups: z.array(fairnessGroup) })),
  /** Whether a test now would also ask a language model, which has its price. */
  modelTested: z.boolean(),
  test: swapTestSchema,
});
export type Fairness = z.output<typeof fairnessSchema>;
