import { CUTS, levelFromScore, PROVEN_BY_ANSWERS, THRESHOLDS, type Cuts, type Thresholds } from './aggregate.ts';
import type { DimensionKey } from '@kafaa/domain/evaluations/options';
import type { DimensionEvaluation, EngineStamp, House, InterviewInput, Level } from './contract.ts';

/** Number of levels set by a company's people from which the company gets its own thresholds. */
export const HOUSE_FROM = 10;

/** Points of each level, on the display scale. */
const POINTS: readonly number[] = [0, 25, 50, 75, 92];
const MIDDLE = 50;
/** Maximum offset in points: half a level. */
const MOST_OFFSET = 12.5;
const SLOPES = { least: 0.75, most: 1.25 } as const;
/** Bounds of the moved thresholds: for every company, an empty answer stays at level 0 and level 4 stays reachable. */
const REACHED = { least: 1, most: 96 } as const;

/** The prior: ten imaginary answers, two at each level, on which company and engine agree. */
const IMAGINED = [0, 1, 2, 3, 4, 0, 1, 2, 3, 4];

/** The engine's score of a criterion, 0–100, and the level that a person of the company gave it. */
export interface OwnLevel {
  readonly score: number;
  readonly level: number;
}

const within = (value: number, { least, most }: { least: number; most: number }): number =>
  Math.min(most, Math.max(least, value));
const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((each) => (each - middle) ** 2)));
}

const pointsOf = (level: number): number => (POINTS[level] ?? 0) - MIDDLE;

/**
 * Fits the linear map from the engine's scale to a company's, so that mean and spread of both sides' levels are equal (linear
 * equating: Kolen & Brennan, *Test Equating, Scaling, and Linking*, 3rd ed., ch. 2). A regression would mistake the noise of
 * single levels for leniency at the bottom and severity at the top. The ten imaginary answers shrink the map towards the identity
 * (data as prior: Theil & Goldberger 1961). A ratio of spreads is above 0, so the order of candidates never reverses. Fewer than
 * ten levels give the identity.
 *
 * The input holds these pairs only: no candidate's identity and no outcome of an application.
 */
export function fitHouse(levels: readonly OwnLevel[]): Pick<House, 'offset' | 'slope'> {
  if (levels.length < HOUSE_FROM) return { offset: 0, slope: 1 };
  const engine = [...levels.map(({ score }) => levelFromScore(score) ?? 0), ...IMAGINED].map(pointsOf);
  const house = [...levels.map(({ level }) => level), ...IMAGINED].map(pointsOf);
  const slope = within(spread(house) / spread(engine), SLOPES);
  const offset = within(mean(house) - slope * mean(engine), { least: -MOST_OFFSET, most: MOST_OFFSET });
  return { offset: Math.round(offset * 10) / 10, slope: Math.round(slope * 100) / 100 };
}

/** A company's thresholds between levels and recommendations. The scores, and so the ranking, do not change. */
export function thresholdsOf(house: Pick<House, 'offset' | 'slope'> | undefined): Thresholds {
  if (!house) return THRESHOLDS;
  const { offset, slope } = house;
  const moved = (threshold: number) => within(MIDDLE + (threshold - MIDDLE - offset) / slope, REACHED);
  const [one, two, three, four] = CUTS;
  const cuts: Cuts = [moved(one), moved(two), moved(three), moved(four)];
  return {
    cuts,
    meet: moved(THRESHOLDS.meet),
    explore: moved(THRESHOLDS.explore),
    trade: moved(THRESHOLDS.trade),
  };
}

/** The company's map for an interview; undefined if it was fitted to scores of another engine or version. */
export function houseFor({ house }: InterviewInput, { name, version }: EngineStamp): House | undefined {
  return house?.engine.name === name && house.engine.version === version ? house : undefined;
}

/**
 * Sets the levels of the criteria by a company's thresholds. Only criteria that answers prove are changed: the others are facts of
 * a CV. The answers' own evaluations keep the engine's levels. `places`: indexes in `scores` of the answers to each criterion.
 */
export function byHouse(
  dimensions: DimensionEvaluation[],
  house: House | undefined,
  places: Readonly<Partial<Record<DimensionKey, readonly number[]>>>,
  scores: readonly (number | null)[],
): DimensionEvaluation[] {
  if (!house) return dimensions;
  const { cuts } = thresholdsOf(house);
  const levelAt = (score: number | null): Level | null => levelFromScore(score, cuts);
  return dimensions.map((each) => {
    if (!PROVEN_BY_ANSWERS.has(each.key) || each.level === null) return each;
    const levels = (places[each.key] ?? []).map((index) => levelAt(scores[index] ?? null));
    return { ...each, level: levelAt(each.score), levels };
  });
}
