import { CANDIDATE_FIELDS, FIELD_NAMES } from '@kafaa/domain/candidates/fields';
import {
  type ExportContent,
  INTERVIEW_STATE_LABELS,
  STAGE_LABELS,
  STATUS_LABELS,
  WITHDRAWN_LABEL,
} from '@kafaa/domain/candidates/options';
import type { Candidate, CandidateExportQuery } from '@kafaa/domain/candidates/schema';
import { DIMENSIONS } from '@kafaa/domain/evaluations/options';
import { pointsTaken } from '@kafaa/domain/evaluations/rules';
import { engineText, scoreText } from '@kafaa/domain/evaluations/texts';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { COMPANY_ZONE } from '@kafaa/domain/invitations/options';
import { unaccented } from '@kafaa/domain/kernel/text';
import type { Deps } from '#/deps';
import { type Cell, csvFile } from '#/platform/files/csv';
import { readerOf, type Session } from '#/platform/http/route';
import { recordAuditEvent } from '../audit/service.ts';
import { listCandidates } from './service.ts';
import type * as store from './store.ts';

const TUNIS = new Intl.DateTimeFormat('fr-FR', {
  timeZone: COMPANY_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Formats an instant as « 21/11/2026 10:12 » in Tunis time, which spreadsheets parse as a date. */
function spreadsheetDate(instant: string | null): string {
  return instant === null ? '' : TUNIS.format(new Date(instant)).replace(/,? /u, ' ');
}

/** Text in place of the score while the evaluation is closed to the person who exports. */
const CLOSED = 'Évaluation fermée';

type Column = readonly [string, (candidate: Candidate) => Cell];

const LIST: readonly Column[] = [
  ...FIELD_NAMES.map((name): Column => [CANDIDATE_FIELDS[name].label, (candidate) => candidate[name]]),
  ['Candidature reçue le (heure de Tunis)', ({ appliedAt }) => spreadsheetDate(appliedAt)],
  ['Entretien', ({ interviewState }) => INTERVIEW_STATE_LABELS[interviewState]],
  ['Entretien terminé le', ({ completedAt }) => spreadsheetDate(completedAt)],
  ['Score', ({ evaluation }) => evaluation?.score ?? null],
  [
    'Score et marge',
    ({ evaluation, reading }) => (evaluation ? scoreText(evaluation) : reading?.closed ? CLOSED : null),
  ],
  ['Recommandation', ({ evaluation }) => evaluation?.recommendation ?? null],
  ['Indispensable, sans preuve', ({ evaluation }) => evaluation?.missingSkills.join(', ') ?? null],
  ['Moteur', ({ evaluation }) => (evaluation ? engineText(evaluation.engine) : null)],
  ['Statut', ({ status, withdrawnAt }) => (withdrawnAt === null ? STATUS_LABELS[status] : WITHDRAWN_LABEL)],
  ['Étape', ({ stage }) => STAGE_LABELS[stage]],
  ['Rejetée le', ({ rejection }) => spreadsheetDate(rejection?.rejectedAt ?? null)],
  ['Motif du rejet', ({ rejection }) => rejection?.reason ?? null],
  ['Notes privées', ({ notes }) => notes],
];

type Part = readonly [string, (evaluation: EvaluationView) => Cell];

const EVALUATION: readonly Part[] = [
  ['Synthèse de l’IA', ({ note }) => note],
  ['Points retirés', ({ authenticity }) => pointsTaken(authenticity)],
  ['Points rendus', ({ authenticity }) => (authenticity.waived ? authenticity.deduction : 0)],
  ['Indices d’écriture', ({ authenticity }) => authenticity.facts.join('\n')],
  ...DIMENSIONS.flatMap(({ key, label }): Part[] => {
    const of = ({ dimensions }: EvaluationView) => dimensions.find((dimension) => dimension.key === key);
    return [
      [label, (evaluation) => evaluation[key] ?? 'Non évalué'],
      [`${label}, niveau sur 4`, (evaluation) => of(evaluation)?.level ?? null],
      [`${label}, votre niveau`, (evaluation) => of(evaluation)?.human?.level ?? null],
      [`${label}, votre raison`, (evaluation) => of(evaluation)?.human?.reason ?? null],
      [`${label}, raison`, (evaluation) => of(evaluation)?.reason ?? null],
      [
        `${label}, citations`,
        (evaluation) => (of(evaluation)?.quotes ?? []).map(({ text }) => `«\u00a0${text}\u00a0»`).join('\n'),
      ],
    ];
  }),
];

/** Returns the header row of an export. */
function exportHeaders(content: ExportContent): string[] {
  const parts = content === 'evaluation' ? EVALUATION : [];
  return [...LIST, ...parts].map(([header]) => header);
}

/** Returns one candidate's row of an export, in the order of the headers. */
function exportCells(candidate: Candidate, content: ExportContent): Cell[] {
  const cells = LIST.map(([, read]) => read(candidate));
  if (content === 'list') return cells;
  const { evaluation } = candidate;
  return [...cells, ...EVALUATION.map(([, read]) => (evaluation ? read(evaluation) : null))];
}

const EXPORT_PAGE = 1000;

/** Exports all candidates of a job that match the filters, or only the named ones, as a CSV file. */
export async function exportCandidates(
  deps: Deps,
  session: Session,
  scope: store.JobScope,
  { content, only, ...query }: CandidateExportQuery,
): Promise<{ fileName: string; content: string }> {
  if (content === 'evaluation' && !session.allows('ADVANCED_REPORTS')) {
    throw new AppError(kernelErrors.PLAN_FEATURE_REQUIRED);
  }
  const rows = [];
  const candidateIds: string[] = [];
  let cursor: string | null | undefined;
  let jobTitle = '';
  do {
    const page = await listCandidates(
      deps,
      { ...scope, reader: readerOf(session) },
      {
        ...query,
        page: 0,
        size: EXPORT_PAGE,
        cursor: cursor ?? undefined,
      },
      { ties: false, only },
    );
    rows.push(...page.content.map((candidate) => exportCells(candidate, content)));
    candidateIds.push(...page.content.map(({ id }) => id));
    ({ cursor, jobTitle } = page);
  } while (cursor);
  await recordAuditEvent(deps, deps.db, { ...scope, by: session, action: 'EXPORTED', of: candidateIds });
  const fileName = offerFileName(deps, 'candidats', jobTitle);
  return { fileName, content: csvFile([exportHeaders(content), ...rows]) };
}

/** Builds a file name such as « candidats-comptable-2026-11-22.csv ». */
export function offerFileName(deps: Deps, what: string, jobTitle: string): string {
  const day = deps.clock.now().toISOString().slice(0, 10);
  const title = unaccented(jobTitle)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${what}-${title}-${day}.csv`;
}
