import { PROMPTS_VERSION } from './model.ts';

/** Measurements of one model with one version of the prompts, on answers whose levels are known. */
export interface ModelFigures {
  /** The model's name as configured, and as its provider reports it. */
  readonly configured: string;
  readonly model: string;
  readonly prompts: string;
  /** Date of the measurement; it identifies the calibration in every stamp. */
  readonly measuredAt: string;
  /** Level = offset + slope × mean of the two judgements. */
  readonly offset: number;
  readonly slope: number;
  /** Number of answers that offset and slope were fitted on, and of the other answers that the figures were measured on. */
  readonly learnedOn: number;
  readonly answers: number;
  /** Percent of those other answers at the expected level, and within one level of it. */
  readonly exact: number;
  readonly within: number;
  readonly spearman: number;
  readonly kappa: number;
}

export type Calibration = Pick<ModelFigures, 'offset' | 'slope'>;

/** Number of imaginary, already correct answers added as a prior, so that few measured answers change little. */
const PRIOR = 20;
const SLOPES = { least: 0.5, most: 1.5 } as const;

/** Lower bound of calibrated values. Lower ones are level 0 (empty or off-topic). */
const NOTHING = 0.5;
const HIGHEST = 4.6;

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);

/** Offset and slope by least squares over answers above level 0, shrunk towards no change. */
export function calibrationFrom(answers: readonly { value: number; label: number }[]): Calibration {
  const judged = answers.filter(({ value }) => value >= NOTHING);
  const [x, y] = [mean(judged.map(({ value }) => value)), mean(judged.map(({ label }) => label))];
  const spread = judged.reduce((sum, { value }) => sum + (value - x) ** 2, 0);
  const together = judged.reduce((sum, { value, label }) => sum + (value - x) * (label - y), 0);
  // The prior's answers have the variance of levels, 1.
  const slope = Math.min(SLOPES.most, Math.max(SLOPES.least, (together + PRIOR) / (spread + PRIOR)));
  const shift = ((y - x) * judged.length) / (judged.length + PRIOR);
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return { offset: rounded(x + shift - slope * x), slope: rounded(slope) };
}

/** Applies a model's calibration to a continuous level; the order of answers stays. */
export function calibrated(value: number, calibration: Calibration | null): number {
  if (calibration === null || value < NOTHING) return value;
  return Math.min(HIGHEST, Math.max(NOTHING, calibration.offset + calibration.slope * value));
}

/** Whether figures apply to a judgement: the same model and the same version of the prompts. */
export const holdsFor = (figures: ModelFigures | null, model: string | null): figures is ModelFigures =>
  figures !== null && figures.model === model && figures.prompts === PROMPTS_VERSION;
