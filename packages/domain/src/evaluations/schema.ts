import * as z from 'zod/mini';
import { EMPHASES, MAX_DESCRIPTION_LENGTH, MAX_SKILLS, MAX_TITLE_LENGTH } from '#/jobs/options';
import { keyReadingSchema } from '#/jobs/schema';
import { text } from '#/kernel/fields';
import { only } from '#/kernel/query';
import {
  AUTHENTICITY_TIERS,
  DIMENSION_KEYS,
  type DimensionKey,
  FAIRNESS_FACTS,
  MAX_LEVEL_REASON_LENGTH,
  MAX_POSITION,
  RECOMMENDATIONS,
} from './options.ts';

const score = z.nullable(z.int().check(z.minimum(0), z.maximum(100)));
const level = z.nullable(z.int().check(z.minimum(0), z.maximum(4)));

export const quoteSchema = z.object({
  text: z.string(),
  source: z.enum(['answer', 'cv']),
  /** Index of the answer that contains the quote; absent for a quote of the CV. */
  exchangeIndex: z.optional(z.int()),
});

/** A level that a person of the company set for one dimension; it is shown beside the engine's level and changes no score. */
export const humanLevelSchema = z.object({
  level: z.int().check(z.minimum(0), z.maximum(4)),
  reason: z.nullable(z.string()),
  /** E-mail address, at that time, of the person who set it. */
  by: z.string(),
  at: z.string(),
});
export type HumanLevel = z.output<typeof humanLevelSchema>;
export type HumanLevels = Partial<Record<DimensionKey, HumanLevel>>;

export const dimensionSchema = z.object({
  key: z.enum(DIMENSION_KEYS),
  level,
  score,
  /** Percentage of the overall score; a summary's weight repeats those of the criteria it summarises. */
  weight: z.number(),
  reason: z.string(),
  quotes: z.array(quoteSchema),
  human: z.nullable(humanLevelSchema),
});

export const engineSchema = z.object({
  name: z.string(),
  version: z.string(),
  lexiconHash: z.string(),
  /** Name of the language model that answered. */
  model: z.optional(z.string()),
  /**
   * Reason for which the local engine replaced the configured language model; `cvReadLocally`: reason for which the local
   * reader read the CV.
   */
  standsInFor: z.optional(z.string()),
  /** Set if a model was available but no answer needed it. */
  settled: z.optional(z.literal(true)),
  cvReadLocally: z.optional(z.string()),
  /** Day of the measurement used to calibrate a model's levels. */
  calibration: z.optional(z.string()),
});
export type EngineView = z.output<typeof engineSchema>;

/** The result of an evaluation before it was recalculated. */
export const earlierSchema = z.object({
  score,
  recommendation: z.string(),
  engine: engineSchema,
  evaluatedAt: z.string(),
});
export type EarlierEvaluation = z.output<typeof earlierSchema>;

/** An evaluation as the recruiter sees it. Null means « Non évalué », never 0. */
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
  /** Margin of error in points: the true score lies within it in nine cases out of ten; null if the engine gave none. */
  margin: z.nullable(z.int()),
  /** The possible range of the score while the CV has not been read; `score` is then its lower end. */
  range: z.nullable(z.object({ low: z.int(), high: z.int() })),
  /** Required skills of the offer for which neither answers nor CV give evidence. They cause no rejection. */
  missingSkills: z.array(z.string()),
  dimensions: z.array(dimensionSchema),
  authenticity: z.object({
    tier: z.enum(AUTHENTICITY_TIERS),
    /** Points deducted for the facts; unchanged if a person has given them back. */
    deduction: z.number(),
    facts: z.array(z.string()),
    /** The facts in one line (`writingSummary`); absent if it would be empty. */
    summary: z.optional(z.string()),
    /** Whether a person gave the points back; score, recommendation and note then exclude the deduction. */
    waived: z.boolean(),
    /** The last change of `waived`; null if nobody has changed it. */
    changed: z.nullable(z.object({ by: z.string(), at: z.string() })),
  }),
  /** Results of the signed answer keys, one entry per question that has a key; quotes only if the plan shows answers. */
  keys: z.optional(z.array(z.object({ exchangeIndex: z.int(), reading: keyReadingSchema }))),
  /** Set if the levels of criteria and the recommendation follow the company's own thresholds instead of the engine's. */
  house: z.optional(z.object({ levels: z.int() })),
  /** Problems with reading the CV, in French (scanned, hidden text…). */
  cvWarnings: z.array(z.string()),
  engine: engineSchema,
  evaluatedAt: z.string(),
  /** Results before each recalculation, oldest first; empty if a later engine has not recalculated the evaluation. */
  earlier: z.array(earlierSchema),
});
export type EvaluationView = z.output<typeof evaluationSchema>;

export const deductionChangeSchema = z.object({
  waived: z.boolean({ error: 'Dites si les points sont rendus (true) ou retirés (false).' }),
});

export const levelChangeSchema = z.object({
  dimension: z.enum(DIMENSION_KEYS, { error: 'Ce critère n’existe pas.' }),
  /** The person's level; null removes it. */
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

/**
 * Progress of a person's reading of a candidate, if the company requires reading first. While `closed` is true, the person sees
 * nothing of the evaluation.
 */
export const readingSchema = z.object({
  closed: z.boolean(),
  /** Number of answers that need a level before the evaluation opens. */
  needed: z.int(),
  /** The person's own levels, by position of the question. */
  levels: z.array(z.object({ position: z.int(), level: z.int().check(z.minimum(0), z.maximum(4)) })),
});
export type Reading = z.output<typeof readingSchema>;

export const answerLevelSchema = z.object({
  position: z
    .int({ error: 'Cette réponse n’existe pas.' })
    .check(z.minimum(0, 'Cette réponse n’existe pas.'), z.maximum(MAX_POSITION, 'Cette réponse n’existe pas.')),
  level: z
    .int({ error: 'Choisissez un niveau de 0 à 4.' })
    .check(z.minimum(0, 'Choisissez un niveau de 0 à 4.'), z.maximum(4, 'Choisissez un niveau de 0 à 4.')),
});
export type AnswerLevel = z.output<typeof answerLevelSchema>;

export const readingChangeSchema = z.object({
  on: z.boolean({ error: 'Dites si l’équipe lit avant de voir (true) ou non (false).' }),
});

const closenessSchema = z.object({
  /** Number of levels compared, and number of candidates whose answers got them. */
  levels: z.int(),
  candidates: z.int(),
  /** Mean distance in levels to the engine, and the share of equal levels in percent; null for too few levels. */
  distance: z.nullable(z.number()),
  same: z.nullable(z.int()),
});

/** Comparison of one person's levels of answers with the engine's: levels given before the evaluation was open to them, and after. */
export const independenceSchema = z.object({
  before: closenessSchema,
  after: closenessSchema,
  /** Minimum number of levels for figures. */
  needed: z.int(),
});
export type Independence = z.output<typeof independenceSchema>;

/** Agreement between people's levels and the engine's, with one entry per dimension, in the order of the dimensions. */
export const agreementSchema = z.object({
  /** Number of candidates with at least one level set by a person. */
  candidates: z.int(),
  criteria: z.array(
    z.object({
      key: z.enum(DIMENSION_KEYS),
      /** Number of levels set by people. */
      set: z.int(),
      /** Number of those levels for which the engine has a level too; only they are compared. */
      compared: z.int(),
      same: z.int(),
      higher: z.int(),
      lower: z.int(),
      /** Number of compared levels at least two levels apart. */
      far: z.int(),
      /** Mean of the human level minus the engine's level; null if there is nothing to compare. */
      meanDifference: z.nullable(z.number()),
    }),
  ),
});
export type Agreement = z.output<typeof agreementSchema>;

/** Minimum scores, as integers, for levels 1 to 4 and for the recommendations. */
export const thresholdsSchema = z.object({
  cuts: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  meet: z.int(),
  explore: z.int(),
  /** Minimum score of the answers about the trade alone. */
  trade: z.int(),
});
export type ThresholdsView = z.output<typeof thresholdsSchema>;

/** Thresholds derived from the company's own levels: their current values, and whether evaluations follow them. */
export const houseSchema = z.object({
  /** Number of levels by people that currently count, and number required. */
  levels: z.int(),
  needed: z.int(),
  engine: thresholdsSchema,
  /**
   * Thresholds derived from today's levels; null if there are fewer than `needed`. `offset`: points by which the company's
   * levels exceed the engine's in the middle of the scale.
   */
  own: z.nullable(z.extend(thresholdsSchema, { offset: z.number() })),
  /** The thresholds that new evaluations follow; null if they follow the engine's. */
  applied: z.nullable(z.extend(thresholdsSchema, { levels: z.int() })),
});
export type HouseView = z.output<typeof houseSchema>;

export const houseChangeSchema = z.object({
  on: z.boolean({ error: 'Dites si vos seuils valent (true) ou ceux du moteur (false).' }),
});

/** Query that selects one offer, or all offers if `jobId` is absent. */
export const scopeQuery = z.object({ jobId: only });

/** The engines that made the evaluations of one offer or of all, and the progress of recalculating the older ones. */
export const enginesSchema = z.object({
  /** Key of the engine in use. */
  running: z.string(),
  /** Number of candidates per engine, newest engine first. */
  groups: z.array(z.object({ engine: z.string(), candidates: z.int(), current: z.boolean() })),
  /** Number of evaluations by another engine than the one in use, or by other thresholds than the company's current ones. */
  outdated: z.int(),
  /** Number of outdated evaluations by the engine in use, which differ only in their thresholds. */
  otherThresholds: z.int(),
  /** Number of outdated evaluations queued for recalculation, and number of failed ones, which keep their old result. */
  waiting: z.int(),
  failed: z.int(),
});
export type Engines = z.output<typeof enginesSchema>;

const loose = (max: number) => z._default(z.string().check(z.maxLength(max, 'Ce texte est trop long.')), '');

/** A draft of an offer, for which the form previews the effect of its weights. */
export const weightsPreviewBody = z.object({
  title: loose(MAX_TITLE_LENGTH),
  description: loose(MAX_DESCRIPTION_LENGTH),
  seniorityLevel: loose(100),
  industryBackground: loose(300),
  skills: z._default(z.array(loose(60)).check(z.maxLength(MAX_SKILLS, 'Trop de compétences.')), []),
});
export type WeightsPreviewBody = z.output<typeof weightsPreviewBody>;

/** The weights suggested by the offer's trade, and how each choice would rank the candidates of an already evaluated offer. */
export const weightsPreviewSchema = z.object({
  suggested: z.enum(EMPHASES),
  /** Preview on an evaluated offer; null if no offer has two candidates evaluated by the engine in use. */
  example: z.nullable(
    z.object({
      jobId: z.string(),
      title: z.string(),
      /** The emphasis of that evaluated offer. */
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
  /** Number of candidates evaluated only by an older engine; after a recalculation they could serve as an example. */
  outdated: z.int(),
});
export type WeightsPreview = z.output<typeof weightsPreviewSchema>;

/** Differences between the scores of an interview when it is evaluated under several identities. */
const differenceSchema = z.object({
  interviews: z.int(),
  /** Number of identities under which each interview was evaluated. */
  identities: z.int(),
  /** Number of interviews in which any number changed, including those of an answer or a criterion. */
  changed: z.int(),
  /**
   * Difference in overall score, in points, between the best and the worst treated identity: the largest, and the mean over the
   * interviews.
   */
  largest: z.number(),
  mean: z.number(),
  /** The largest difference of any number. */
  largestAnywhere: z.number(),
});

export const swapFiguresSchema = z.object({
  /** Number of eligible interviews, of which the newest were used. */
  available: z.int(),
  engine: z.string(),
  local: differenceSchema,
  /** Results of the configured language model on a few of these interviews; null without a model, or if it did not answer. */
  model: z.nullable(z.extend(differenceSchema, { name: z.string() })),
});
export type SwapFigures = z.output<typeof swapFiguresSchema>;
export type SwapDifference = SwapFigures['local'];

export const swapTestSchema = z.object({
  state: z.enum(['NONE', 'RUNNING', 'DONE', 'FAILED']),
  requestedAt: z.nullable(z.string()),
  /** Time of the last finished test, also while another one runs. */
  measuredAt: z.nullable(z.string()),
  figures: z.nullable(swapFiguresSchema),
});
export type SwapTest = z.output<typeof swapTestSchema>;

/** Measurements of the running engine, for people who judge by its results. */
export const instructionsSchema = z.object({
  engine: z.string(),
  /** Number of answers used for training and for testing, and number of trades and authors of the test answers. */
  answers: z.object({ train: z.int(), test: z.int(), testJobs: z.int(), testVoices: z.int() }),
  levels: z.array(
    z.object({
      by: z.enum(['all', 'language', 'kind']),
      /** Name of the group: a language such as `fr`, or a kind of question. */
      name: z.string(),
      answers: z.int(),
      /** Percentage of answers with exactly the expected level, and within one level of it. */
      exact: z.int(),
      within: z.int(),
    }),
  ),
  /** The engine's measured weaknesses, as French sentences. */
  limits: z.array(z.string()),
  /** The language model that judges instead of the engine; null if there is none. The figures above do not apply to it. */
  model: z.nullable(z.string()),
  /** The model's figures, measured on this installation; null if not measured. */
  modelFigures: z.nullable(z.object({ measuredAt: z.string(), answers: z.int(), exact: z.int(), within: z.int() })),
});
export type Instructions = z.output<typeof instructionsSchema>;

/** Counts for one group of candidates; the mean is given only if the group is large enough. */
const fairnessGroup = z.object({
  label: z.string(),
  candidates: z.int(),
  scored: z.int(),
  averageScore: z.nullable(z.number()),
  /**
   * Number of candidates with writing signals of any tier; with the highest tier; with points deducted; with points given back
   * by a person.
   */
  flagged: z.int(),
  high: z.int(),
  deducted: z.int(),
  givenBack: z.int(),
});
export type FairnessGroup = z.output<typeof fairnessGroup>;

/** Statistics over the evaluations of one offer or of all: figures only, no personal data. */
export const fairnessSchema = z.object({
  candidates: z.int(),
  averageScore: z.nullable(z.number()),
  medianScore: z.nullable(z.number()),
  /** Number of scores per band, in the order of the bands. */
  bands: z.array(z.int()),
  /** Number of candidates evaluated without an overall score: « Preuves insuffisantes ». */
  unscored: z.int(),
  groups: z.array(z.object({ by: z.enum(FAIRNESS_FACTS), groups: z.array(fairnessGroup) })),
  /** Whether a test started now would also call a language model, which costs money. */
  modelTested: z.boolean(),
  test: swapTestSchema,
});
export type Fairness = z.output<typeof fairnessSchema>;
