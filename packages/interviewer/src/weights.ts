import type { DimensionKey, JobBrief } from './contract.ts';
import { familyOf } from './questions/family.ts';

/** « Ce qui compte le plus » of an offer: Métier d’abord, Équilibré, Savoir-être d’abord. */
export const EMPHASES = ['trade', 'balanced', 'person'] as const;
export type Emphasis = (typeof EMPHASES)[number];

/** What a criterion is part of: evidence of the trade, evidence of the person, the path that the CV tells. */
export const WEIGHT_GROUPS = ['technical', 'person', 'path'] as const;
export type WeightGroup = (typeof WEIGHT_GROUPS)[number];

/** Percent of the total, by group. */
export const EMPHASIS_WEIGHTS: Readonly<Record<Emphasis, Readonly<Record<WeightGroup, number>>>> = {
  trade: { technical: 50, person: 35, path: 15 },
  balanced: { technical: 40, person: 45, path: 15 },
  person: { technical: 25, person: 60, path: 15 },
};

/** Accounting, health, crafts and technical trades, by the bank's names: what somebody can do decides there. */
const TRADE_FAMILIES: ReadonlySet<string> = new Set(
  `accounting,finance-lead,health,pharmacy,laboratory,agriculture,beauty,construction,driving,electricity,kitchen,maintenance,
  manufacturing,metal,sewing,data,development,infrastructure`.split(/,\s*/),
);
/** Whoever leads needs people as much as the trade. */
const LEADING: ReadonlySet<string> = new Set(["Chef d'équipe", 'Cadre']);

/** The emphasis of an offer that has chosen none, by its trade and seniority: who still learns the trade is met for the person. */
export function defaultEmphasis(job: JobBrief): Emphasis {
  const family = familyOf(job, { industry: '' });
  const trade = family !== null && TRADE_FAMILIES.has(family.key);
  if (job.seniorityLevel === 'Stagiaire') return trade ? 'balanced' : 'person';
  return trade && !LEADING.has(job.seniorityLevel) ? 'trade' : 'balanced';
}

export type Weights = Readonly<Record<DimensionKey, number>>;
