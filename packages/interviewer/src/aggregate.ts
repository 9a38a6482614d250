import type { DimensionEvaluation, DimensionKey, Evaluation, Level, Quote, Recommendation } from './contract.ts';

/** A number with the part of its weight that evidence covers (0..1). */
export interface Part {
  score: number | null;
  coverage: number;
}

export const MISSING: Part = { score: null, coverage: 0 };

/** Mean of what is known, weights renormalised; coverage is the share of the weight that is known. */
export function weigh(parts: readonly (readonly [number, Part])[]): Part {
  let sum = 0;
  let known = 0;
  let covered = 0;
  let total = 0;
  for (const [weight, part] of parts) {
    total += weight;
    covered += weight * part.coverage;
    if (part.score === null) continue;
    const effective = weight * Math.max(part.coverage, 0.0001);
    sum += effective * part.score;
    known += effective;
  }
  return known === 0 ? MISSING : { score: sum / known, coverage: covered / total };
}

/** Mean over questions; the unanswered ones lower the coverage, never the score. */
export function meanOf(scores: readonly (number | null)[]): Part {
  const known = scores.filter((score) => score !== null);
  if (known.length === 0) return MISSING;
  return { score: known.reduce((sum, each) => sum + each, 0) / known.length, coverage: known.length / scores.length };
}

/** Policy of the whole, visible to the recruiter (design: aggregation). */
export const POLICY = {
  technical: { answers: 0.55, cv: 0.45 },
  cv: { technical: 0.5, experience: 0.15, education: 0.08, languages: 0.14, seniority: 0.13 },
  other: { mindset: 0.5, culture: 0.25, communication: 0.25 },
  overall: { cv: 0.35, other: 0.65 },
  /** Beyond this share of missing weight the overall is not given. */
  missingLimit: 0.4,
  meet: 70,
  explore: 50,
} as const;

/** Share of the overall score in percent; the two summaries are what the others add up to. */
export const WEIGHTS: Readonly<Record<DimensionKey, number>> = {
  experienceMatch: percent(POLICY.overall.cv * POLICY.cv.experience),
  technicalSkillsMatch: percent(POLICY.overall.cv * POLICY.cv.technical),
  educationMatch: percent(POLICY.overall.cv * POLICY.cv.education),
  languageMatch: percent(POLICY.overall.cv * POLICY.cv.languages),
  seniorityMatch: percent(POLICY.overall.cv * POLICY.cv.seniority),
  cvScore: percent(POLICY.overall.cv),
  mindsetScore: percent(POLICY.overall.other * POLICY.other.mindset),
  cultureFit: percent(POLICY.overall.other * POLICY.other.culture),
  communicationSkills: percent(POLICY.overall.other * POLICY.other.communication),
  otherFactorsScore: percent(POLICY.overall.other),
};

/** Two decimals: 4.55, not 4.5500000000000007. */
function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}

export interface Parts {
  technicalAnswers: Part;
  technicalCv: Part;
  experience: Part;
  education: Part;
  languages: Part;
  seniority: Part;
  mindset: Part;
  culture: Part;
  communication: Part;
  /** False when there is no readable CV: its score is then "Non évalué". */
  hasCv: boolean;
}

export interface Totals {
  technical: Part;
  cv: Part;
  other: Part;
  overall: Part;
}

/**
 * Combines the parts into the specification's fields. Without a CV the knowledge shown in the
 * answers still counts in the overall, although `cvScore` itself is then unknown.
 */
export function combine(parts: Parts): Totals {
  const technical = weigh([
    [POLICY.technical.answers, parts.technicalAnswers],
    [POLICY.technical.cv, parts.technicalCv],
  ]);
  const cvSide = weigh([
    [POLICY.cv.technical, technical],
    [POLICY.cv.experience, parts.experience],
    [POLICY.cv.education, parts.education],
    [POLICY.cv.languages, parts.languages],
    [POLICY.cv.seniority, parts.seniority],
  ]);
  const other = weigh([
    [POLICY.other.mindset, parts.mindset],
    [POLICY.other.culture, parts.culture],
    [POLICY.other.communication, parts.communication],
  ]);
  const overall = weigh([
    [POLICY.overall.cv, cvSide],
    [POLICY.overall.other, other],
  ]);
  return { technical, cv: parts.hasCv ? cvSide : MISSING, other, overall };
}

export const rounded = (score: number | null): number | null =>
  score === null ? null : Math.max(0, Math.min(100, Math.round(score)));

/** Levels come from scores on the display scale (10, 40, 60, 76, 90), cut half-way. */
export function levelFromScore(score: number | null): Level | null {
  if (score === null) return null;
  if (score < 25) return 0;
  if (score < 50) return 1;
  if (score < 68) return 2;
  return score < 83 ? 3 : 4;
}

/** The recommendation follows from the numbers alone; a weak core dimension never reads "À rencontrer". */
export function recommend(score: number | null, core: readonly (number | null)[]): Recommendation {
  if (score === null) return 'Preuves insuffisantes';
  if (score < POLICY.explore) return 'Peu adapté au poste';
  const weak = core.some((each) => each !== null && each < 45);
  return score >= POLICY.meet && !weak ? 'À rencontrer' : 'À approfondir';
}

/** Builds a dimension; a score that no quote carries becomes null (rule 2). */
export function dimension(
  key: DimensionKey,
  score: number | null,
  reason: string,
  quotes: Quote[],
): DimensionEvaluation {
  const value = rounded(score);
  return quotes.length > 0 || value === null
    ? { key, level: levelFromScore(value), score: value, reason, quotes }
    : { key, level: null, score: null, reason: 'Non évalué\u00A0: aucun passage à citer.', quotes: [] };
}

/**
 * The overall score had nothing been deducted. Rounding takes whole points, so they can simply be given back; a score
 * that the deduction pushed against 0 is weighed anew from its two halves.
 */
export function fullScore({ score, cvScore, otherFactorsScore, authenticity }: Evaluation): number | null {
  const { deduction } = authenticity;
  if (score === null || deduction === 0) return score;
  if (score > 0) return rounded(score + deduction);
  const { cv, other } = POLICY.overall;
  const again = weigh([
    [cv, cvScore === null ? MISSING : { score: cvScore, coverage: 1 }],
    [other, otherFactorsScore === null ? MISSING : { score: otherFactorsScore, coverage: 1 }],
  ]).score;
  return rounded(Math.min(again ?? 0, deduction));
}
