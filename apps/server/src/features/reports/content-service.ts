import { DIMENSIONS, PETALS } from '@kafaa/domain/evaluations/options';
import { groupScore } from '@kafaa/domain/evaluations/rules';
import type { HumanLevel } from '@kafaa/domain/evaluations/schema';
import { deductionText, houseText, noteParts, TIER_TEXT, weightText } from '@kafaa/domain/evaluations/reason-texts';
import { engineText, missingSkillsText, scoreText, writingSummary } from '@kafaa/domain/evaluations/texts';
import { keyLines, keySummary } from '@kafaa/domain/jobs/texts';
import { spacedPhone } from '@kafaa/domain/kernel/phone';
import { FIRST_RECIPE } from '@kafaa/interviewer/aggregate';
import type { DimensionEvaluation, Quote } from '@kafaa/interviewer/contract';
import { CV_WARNING_TEXT } from '@kafaa/interviewer/cv/warnings';
import { withoutDeduction } from '@kafaa/interviewer/scoring/waived';
import type { ReportContent } from '#/platform/files/report-content';
import { mailDay } from '#/platform/mail/mail-layout.tsx';
import { exactnessOf } from '../candidates/service.ts';
import type { CandidateRow } from '../candidates/store.ts';
import type { CompanyRow } from '../companies/store.ts';
import type { EvaluationRow } from '../evaluations/store.ts';
import type { Told } from '../interviews/exchanges-service.ts';
import type { JobRow } from '../jobs/store.ts';

interface Sources {
  readonly brand: string;
  readonly company: CompanyRow;
  readonly job: JobRow;
  readonly candidate: CandidateRow;
  readonly evaluation: EvaluationRow;
  readonly told: readonly Told[];
}

/** Computes the content of a report from stored data only: the same evaluation always gives the same report. */
export function reportContent({ brand, company, job, candidate, evaluation, told }: Sources): ReportContent {
  const { evaluatedAt, deductionWaived: waived, humanLevels } = evaluation;
  const result = waived ? withoutDeduction(evaluation.result) : evaluation.result;
  const weighed = result.dimensions.map((each) => ({ ...each, weight: each.weight ?? FIRST_RECIPE[each.key] }));
  const { paragraphs, questions } = noteParts(result.note, result.recommendation);
  const byKey = new Map(weighed.map((dimension) => [dimension.key, dimension]));
  return {
    brand,
    company: company.name,
    job: job.title,
    candidate: {
      name: `${candidate.firstName} ${candidate.lastName}`,
      facts: [
        candidate.email,
        spacedPhone(candidate.phone),
        `Candidature du ${mailDay(candidate.appliedAt)}`,
        `Entretien en ${job.interviewLanguage.toLowerCase()}`,
      ],
    },
    evaluatedAt: evaluatedAt.toISOString(),
    evaluatedOn: mailDay(evaluatedAt),
    score: result.score,
    exactness: scoreText({ score: result.score, ...exactnessOf(result) }, result.score === null ? '' : 'sur 100'),
    recommendation: result.recommendation,
    missing: missingSkillsText(result.missingSkills ?? []),
    note: paragraphs,
    questions,
    groups: (['Parcours', 'Personne'] as const).map((title) => ({ title, average: groupScore(weighed, title) })),
    dimensions: DIMENSIONS.map(({ key, label, group }) => ({
      label,
      group,
      score: result[key],
      level: byKey.get(key)?.level ?? null,
      reason: byKey.get(key)?.reason ?? 'Non évalué.',
      weight: weightText(byKey.get(key)?.weight ?? 0),
      human: humanText(humanLevels[key]),
      quotes: quotesOf(byKey.get(key)),
    })),
    petals: PETALS.map(({ key, label, group }) => ({ label, group, value: result[key] })),
    authenticity: {
      summary: [
        `${TIER_TEXT[result.authenticity.tier]}.`,
        deductionText({ ...result.authenticity, waived }),
        writingSummary(result.authenticity.facts, result.answers.length),
      ]
        .filter(Boolean)
        .join(' '),
      facts: result.authenticity.facts,
    },
    cvWarnings: (result.cv?.warnings ?? []).map((warning) => CV_WARNING_TEXT[warning]),
    exchanges: told.map(({ exchange, answer, again }, index) => {
      const judged = result.answers[index];
      const level = judged?.level === null || judged === undefined ? 'Non évalué' : `Niveau ${judged.level} sur 4`;
      // The points of the answer key are listed line by line below, so the verdict gives only their summary.
      const reason = judged?.key ? `${keySummary(judged.key)}.` : judged?.reason;
      const key = judged?.key ? keyLines(judged.key).map(({ label, text, quote }) => ({ label, text, quote })) : [];
      return { question: exchange.question.text, answer, again, verdict: judged ? `${level}. ${reason}` : '', key };
    }),
    engine: [`${engineText(result.engine)}.`, houseText(result.house)].filter(Boolean).join(' '),
  };
}

/** Formats a person's level and reason: « Niveau de l’entreprise : 3 sur 4. Exemples donnés au téléphone. » Null if there is no level. */
function humanText(human: HumanLevel | undefined): string | null {
  if (!human) return null;
  return [`Niveau de l’entreprise\u00A0: ${human.level} sur 4.`, human.reason].filter(Boolean).join(' ');
}

/** Returns the source of a quote, in French. */
const fromOf = ({ source, exchangeIndex }: Quote): string =>
  source === 'cv' ? 'CV' : exchangeIndex === undefined ? 'Réponse' : `Réponse ${exchangeIndex + 1}`;

const quotesOf = (dimension: DimensionEvaluation | undefined) =>
  (dimension?.quotes ?? []).map((quote) => ({ text: quote.text, from: fromOf(quote) }));
