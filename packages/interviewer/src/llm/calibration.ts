import { PROMPTS_VERSION } from './model.ts';

/** What was measured of one model with the prompts of one version, on answers whose levels are known. */
export interface ModelFigures {
  /** As it is configured, and as its provider calls it. */
  readonly configured: string;
  readonly model: string;
  readonly prompts: string;
  /** Day of the measurement; it names the calibration in every stamp. */
  readonly measuredAt: string;
  /** Level = offset + slope × mean of the two judgements. */
  readonly offset: number;
  readonly slope: number;
  /** Answers that the two numbers were learned on, and others that the figures were measured on. */
  readonly learnedOn: number;
  readonly answers: number;
  /** Percent of these whose level is the expected one; next to it at most. */
  readonly exact: number;
  readonly within: number;
  readonly spearman: number;
  readonly kappa: number;
}

export type Calibration = Pick<ModelFigures, 'offset' | 'slope'>;

/** So many answers in which a model needs no calibration are added: few measured ones move little. */
const PRIOR = 20;
const SLOPES = { least: 0.5, most: 1.5 } as const;

/** Below stands level 0, nothing or another subject, which no calibration moves. */
const NOTHING = 0.5;
const HIGHEST = 4.6;

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);

/** Offset and slope by least squares over answers above level 0, drawn towards no change. */
export function calibrationFrom(answers: readonly { value: number; label: number }[]): Calibration {
  const judged = answers.filter(({ value }) => value >= NOTHING);
  const [x, y] = [mean(judged.map(({ value }) => value)), mean(judged.map(({ label }) => label))];
  const spread = judged.reduce((sum, { value }) => sum + (value - x) ** 2, 0);
  const together = judged.reduce((sum, { value, label }) => sum + (value - x) * (label - y), 0);
  // The prior's answers are spread as levels are, with variance 1.
  const slope = Math.min(SLOPES.most, Math.max(SLOPES.least, (together + PRIOR) / (spread + PRIOR)));
  const shift = ((y - x) * judged.length) / (judged.length + PRIOR);
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return { offset: rounded(x + shift - slope * x), slope: rounded(slope) };
}

/** A continuous level by a model's calibration; the order of answers stays. */
export function calibrated(value: number, calibration: Calibration | null): number {
  if (calibration === null || value < NOTHING) return value;
  return Math.min(HIGHEST, Math.max(NOTHING, calibration.offset + calibration.slope * value));
}

/** Figures that hold for what a model has just judged: of its name, and of these prompts. */
export const holdsFor = (figures: ModelFigures | null, model: string | null): figures is ModelFigures =>
  figures !== null && figures.model === model && figures.prompts === PROMPTS_VERSION;
