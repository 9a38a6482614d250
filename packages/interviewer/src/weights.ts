import { DIMENSION_KEYS, type DimensionKey } from '@kafaa/domain/evaluations/options';
import type { JobBrief } from './contract.ts';
import { familyOf } from './questions/family.ts';

/** « Ce qui compte le plus » of an offer: Métier d’abord, Équilibré, Savoir-être d’abord. */
export const EMPHASES = ['trade', 'balanced', 'person'] as const;
export type Emphasis = (typeof EMPHASES)[number];

/** Group of a criterion: evidence of the trade, evidence of the person, the path that the CV tells. */
type WeightGroup = 'technical' | 'person' | 'path';

/** Percent of the total, by group. */
export const EMPHASIS_WEIGHTS: Readonly<Record<Emphasis, Readonly<Record<WeightGroup, number>>>> = {
  trade: { technical: 50, person: 35, path: 15 },
  balanced: { technical: 40, person: 45, path: 15 },
  person: { technical: 25, person: 60, path: 15 },
};

/** Trades of accounting, health, crafts and technology, by the bank's names, in which skill decides. */
const TRADE_FAMILIES: ReadonlySet<string> = new Set(
  `accounting,finance-lead,health,pharmacy,laboratory,agriculture,beauty,construction,driving,electricity,kitchen,maintenance,
  manufacturing,metal,sewing,data,development,infrastructure`.split(/,\s*/),
);
/** Leading positions, in which the person counts at least as much as the trade. */
const LEADING: ReadonlySet<string> = new Set(["Chef d'équipe", 'Cadre']);

/** Default emphasis of an offer, by its trade and seniority. For an intern the person counts more: the trade is still being learned. */
export function defaultEmphasis(job: JobBrief): Emphasis {
  const family = familyOf(job, { industry: '' });
  const trade = family !== null && TRADE_FAMILIES.has(family.key);
  if (job.seniorityLevel === 'Stagiaire') return trade ? 'balanced' : 'person';
  return trade && !LEADING.has(job.seniorityLevel) ? 'trade' : 'balanced';
}

export type Weights = Readonly<Record<DimensionKey, number>>;

/** Criteria that share a number of points, each with its part of them. */
interface Section {
  points: number;
  parts: Readonly<Partial<Record<DimensionKey, number>>>;
  /** Whether the section is made of answers. Such sections receive the points of sections that no question asks for. */
  answered: boolean;
}

/** Share of the technical points that depends on the CV's skills alone. It is low, because anyone can list skills. */
const CV_SKILLS = 0.24;

function sectionsOf(emphasis: Emphasis, writing: boolean): Section[] {
  const { technical, person, path } = EMPHASIS_WEIGHTS[emphasis];
  const skills = Math.round(technical * CV_SKILLS);
  const parts = {
    mindsetScore: 50,
    cultureFit: 30,
    otherFactorsScore: 20,
    ...(writing && { communicationSkills: 25 }),
  };
  return [
    { points: technical - skills, parts: { technicalSkillsMatch: 1 }, answered: true },
    { points: person, parts, answered: true },
    { points: skills, parts: { cvScore: 1 }, answered: false },
    // Years and diploma predict little: together 8 of 100, whatever the offer.
    {
      points: path,
      parts: { experienceMatch: 6, languageMatch: 4, seniorityMatch: 3, educationMatch: 2 },
      answered: false,
    },
  ];
}

/** Splits points into whole numbers by these parts, with an exact sum: the largest remainders are rounded up. */
function apportion<K extends string>(points: number, parts: readonly (readonly [K, number])[]): [K, number][] {
  const sum = parts.reduce((total, [, part]) => total + part, 0);
  const exact = parts.map(([key, part]) => ({ key, share: (points * part) / sum }));
  const rest = points - exact.reduce((total, { share }) => total + Math.floor(share), 0);
  const raised = new Set(
    exact
      .toSorted((a, b) => (b.share % 1) - (a.share % 1))
      .slice(0, rest)
      .map(({ key }) => key),
  );
  return exact.map(({ key, share }) => [key, Math.floor(share) + (raised.has(key) ? 1 : 0)]);
}

/**
 * Weight of each criterion in the total, in whole percent adding up to 100. `asked`: the criteria that the offer and its
 * questions ask for. They depend on the offer alone, never on the candidate's input: the points of a criterion that is not asked go
 * to the others of its section, and those of an empty section to the answers.
 */
export function weightsFor(emphasis: Emphasis, asked: ReadonlySet<DimensionKey>, writing = false): Weights {
  const open = sectionsOf(emphasis, writing).map((section) => ({
    ...section,
    parts: (Object.entries(section.parts) as [DimensionKey, number][]).filter(([key]) => asked.has(key)),
  }));
  const living = open.filter(({ parts }) => parts.length > 0);
  const answered = living.filter((section) => section.answered);
  const heirs = answered.length > 0 ? answered : living;
  const orphaned = open.reduce((sum, { parts, points }) => sum + (parts.length === 0 ? points : 0), 0);
  const inherited = new Map(
    apportion(
      orphaned,
      heirs.map(({ points }, index) => [String(index), points]),
    ).map(([index, points]) => [heirs[Number(index)], points]),
  );
  const weights = Object.fromEntries(DIMENSION_KEYS.map((key) => [key, 0])) as Record<DimensionKey, number>;
  for (const section of living)
    Object.assign(
      weights,
      Object.fromEntries(apportion(section.points + (inherited.get(section) ?? 0), section.parts)),
    );
  return weights;
}

/** Weights as a page explains them: every criterion is asked, and writing does not count. */
export const RECIPES: Readonly<Record<Emphasis, Weights>> = {
  trade: weightsFor('trade', new Set(DIMENSION_KEYS)),
  balanced: weightsFor('balanced', new Set(DIMENSION_KEYS)),
  person: weightsFor('person', new Set(DIMENSION_KEYS)),
};
