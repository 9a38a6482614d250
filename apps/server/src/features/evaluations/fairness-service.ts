import { SCORE_BANDS, SWAP_MODEL_INTERVIEWS } from '@kafaa/domain/evaluations/options';
import { fairnessOf, shareOf } from '@kafaa/domain/evaluations/rules';
import type { Fairness, Instructions, SwapDifference } from '@kafaa/domain/evaluations/schema';
import { FACT_LABELS, IDENTITY_FINDINGS, SWAP_STATE_TEXT } from '@kafaa/domain/evaluations/fairness-texts';
import { engineText } from '@kafaa/domain/evaluations/texts';
import { jobErrors } from '@kafaa/domain/jobs/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import { FIGURES } from '@kafaa/interviewer/figures';
import { holdsFor, type ModelFigures } from '@kafaa/interviewer/llm/calibration';
import type { Deps } from '#/deps';
import { type Cell, csvFile } from '#/platform/files/csv';
import * as store from './store.ts';
import { presentSwapTest } from './swap-service.ts';

export async function getFairness(deps: Deps, scope: store.ReadScope): Promise<Fairness> {
  const { jobId } = scope;
  const found = jobId === undefined || isId(jobId) ? await store.readFairness(deps.db, scope) : null;
  if (!found) throw new AppError(jobErrors.JOB_NOT_FOUND);
  const report = fairnessOf(
    found.facts.map(({ score, tier, deduction, waived, language, cvRead, engine: name, version, model, jobTitle }) => ({
      score,
      tier,
      deduction,
      waived,
      language,
      cv: cvRead ? 'CV lu' : 'CV illisible ou absent',
      engine: engineText({ name, version, lexiconHash: '', ...(model !== null && { model }) }),
      job: jobTitle,
    })),
  );
  return {
    ...report,
    // The report of one offer omits the grouping by offer, which would have one group.
    groups: report.groups.filter(({ by }) => by !== 'job' || jobId === undefined),
    modelTested: deps.languageModel !== null && SWAP_MODEL_INTERVIEWS > 0,
    test: presentSwapTest(deps, found.test),
  };
}

const figuresShown = ({ measuredAt, answers, exact, within }: ModelFigures) => ({ measuredAt, answers, exact, within });

/** Returns the measured accuracy of this version's engine; the benchmark writes the figures with each version. */
export async function getInstructions(deps: Deps): Promise<Instructions> {
  const { engine, answers, levels, limits } = FIGURES;
  const measured = deps.languageModel?.figures ?? null;
  return {
    engine,
    answers,
    levels: [...levels],
    limits,
    model: deps.config.llm?.model ?? null,
    modelFigures: measured && holdsFor(measured, measured.model) ? figuresShown(measured) : null,
  };
}

const decimal = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);

/** Returns a share for the spreadsheet, or a text if the group is too small. */
const share = (count: number, total: number): Cell => shareOf(count, total) ?? 'Trop peu de candidats';

export async function exportFairness(
  deps: Deps,
  scope: store.ReadScope,
): Promise<{ fileName: string; content: string }> {
  const report = await getFairness(deps, scope);
  const { state, measuredAt, figures } = report.test;
  const swaps = (engine: string, difference: SwapDifference): Cell[][] =>
    (
      [
        ['Entretiens repris', difference.interviews],
        ['Identités essayées', difference.identities],
        ['Plus grand écart de score', difference.largest],
        ['Écart moyen de score', decimal(difference.mean)],
        ['Plus grand écart, tous chiffres', difference.largestAnywhere],
        ['Entretiens dont un chiffre change', difference.changed],
      ] as const
    ).map(([name, value]) => ['Essai d’identités', engine, name, value]);
  const rows: Cell[][] = [
    ['Rubrique', 'Groupe', 'Mesure', 'Valeur'],
    ['Scores', '', 'Candidats évalués', report.candidates],
    ['Scores', '', 'Score moyen', decimal(report.averageScore)],
    ['Scores', '', 'Score médian', decimal(report.medianScore)],
    ...SCORE_BANDS.map(({ label }, index): Cell[] => ['Scores', label, 'Candidats', report.bands[index] ?? 0]),
    ['Scores', 'Preuves insuffisantes', 'Candidats', report.unscored],
    ...report.groups.flatMap(({ by, groups }) =>
      groups.flatMap(({ label, candidates, averageScore, flagged, high, deducted, givenBack }) =>
        (
          [
            ['Candidats', candidates],
            ['Score moyen', decimal(averageScore) ?? 'Trop peu de candidats'],
            ['Avec indices d’écriture', flagged],
            ['Avec indices d’écriture, en %', share(flagged, candidates)],
            ['Avec indices forts', high],
            ['Points retirés', deducted],
            ['Points rendus', givenBack],
          ] as const
        ).map(([name, value]): Cell[] => [FACT_LABELS[by], label, name, value]),
      ),
    ),
    ['Essai d’identités', '', 'État', SWAP_STATE_TEXT[state]],
    ['Essai d’identités', '', 'Date (UTC)', measuredAt?.slice(0, 16).replace('T', ' ') ?? ''],
    ...(figures ? swaps(figures.engine, figures.local) : []),
    ...(figures?.model ? swaps(figures.model.name, figures.model) : []),
    // The export states the limits of the swap test: a column of zeros alone would claim more than the test can find.
    ...(figures ? [['Essai d’identités', '', 'Limite', IDENTITY_FINDINGS.review]] : []),
  ];
  const day = deps.clock.now().toISOString().slice(0, 10);
  return { fileName: `equite-${day}.csv`, content: csvFile(rows) };
}
