import { type Command, shortDate, table, UsageError } from '#/platform/tasks/command';
import { holdsFor } from '@kafaa/interviewer/llm/calibration';
import { requireCompany } from '../companies/service.ts';
import { usageSince } from './service.ts';

type Row = Awaited<ReturnType<typeof usageSince>>[number];

const PURPOSES = { evaluation: 'entretien', questions: 'questions', fairness: 'essai d’équité' } as const;
const NUMBER = new Intl.NumberFormat('fr-FR');
const COST = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 4, maximumFractionDigits: 4 });
const cost = (value: number | null): string => (value === null ? '–' : COST.format(value));

interface Sum {
  readonly works: number;
  /** Number of tasks that the local engine did in place of the model. */
  readonly fallbacks: number;
  readonly calls: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  /** Sum over the tasks with a known price; null if no price is known. */
  readonly cost: number | null;
}

function sumOf(rows: readonly Row[]): Sum {
  const total = (read: (row: Row) => number) => rows.reduce((sum, row) => sum + read(row), 0);
  const priced = rows.filter((row) => row.cost !== null);
  return {
    works: rows.length,
    fallbacks: rows.filter(({ used }) => used === 'local').length,
    calls: total(({ calls }) => calls),
    tokensIn: total(({ tokensIn }) => tokensIn),
    tokensOut: total(({ tokensOut }) => tokensOut),
    cost: priced.length === 0 ? null : priced.reduce((sum, row) => sum + (row.cost ?? 0), 0),
  };
}

const cells = ({ works, fallbacks, calls, tokensIn, tokensOut, cost: sum }: Sum): string[] => [
  String(works),
  String(fallbacks),
  ...[calls, tokensIn, tokensOut].map((value) => NUMBER.format(value)),
  cost(sum),
];

const options = {
  days: { value: 'JOURS', what: 'depuis combien de jours\u00a0; 30 par défaut' },
  company: { value: 'ENTREPRISE', what: 'son identifiant, ou l’e-mail d’un de ses comptes' },
};

async function rowsFor(deps: Parameters<Command['run']>[0], args: Parameters<Command['run']>[1]): Promise<Row[]> {
  const days = args.whole('days') ?? 30;
  if (days < 1 || days > 3660) throw new UsageError('--days\u00a0: attendu un nombre entre 1 et 3660.');
  const reference = args.text('company');
  return usageSince(deps, {
    days,
    companyId: reference === undefined ? undefined : await requireCompany(deps, reference),
  });
}

const decimal = (value: number): string => value.toFixed(2).replace('.', ',');

/** Command that prints the measured accuracy of the configured model's levels. */
const figuresCommand: Command = {
  name: 'usage model',
  summary: 'Ce qui est mesuré du modèle de langage configuré.',
  options: {},
  run: async ({ languageModel }) => {
    const figures = languageModel?.figures ?? null;
    const model = languageModel?.model ?? null;
    if (model === null) return { json: { model, figures: null }, text: 'Aucun modèle de langage n’est configuré.' };
    if (!figures || !holdsFor(figures, figures.model))
      return {
        json: { model, figures: null },
        text: `${model}\u00a0: non mesuré. npm run bench:intelligence -- --engine llm --save`,
      };
    const { measuredAt, answers, exact, within, spearman, kappa, offset, slope, learnedOn } = figures;
    return {
      json: { model, figures },
      text: [
        `${model} (${figures.model}), mesuré le ${measuredAt} sur ${answers} réponses`,
        `niveau exact ${exact}\u00a0%, à un niveau près ${within}\u00a0%, Spearman ${decimal(spearman)}, kappa ${decimal(kappa)}`,
        `niveau = ${decimal(offset)} + ${decimal(slope)} × moyenne des deux jugements, appris sur ${learnedOn} autres réponses`,
      ].join('\n'),
    };
  },
};

/** Commands that print the language model's cost, in total and per task, and its accuracy. */
export const usageCommands: readonly Command[] = [
  figuresCommand,
  {
    name: 'usage sum',
    summary: 'Ce que le modèle de langage a consommé et coûté, par entreprise et par modèle.',
    options,
    async run(deps, args) {
      const rows = await rowsFor(deps, args);
      const groups = [
        ...Map.groupBy(rows, (row) => JSON.stringify([row.companyName, row.model, row.purpose])).values(),
      ];
      const sums = groups.flatMap((group) => {
        const [first] = group;
        if (!first) return [];
        const { companyId, companyName, model, purpose } = first;
        return [{ companyId, companyName, model, purpose, ...sumOf(group) }];
      });
      const total = sumOf(rows);
      return {
        json: { groups: sums, total },
        text: table(
          ['ENTREPRISE', 'MODÈLE', 'POUR', 'TRAVAUX', 'EN LOCAL', 'APPELS', 'JETONS LUS', 'JETONS ÉCRITS', 'COÛT'],
          [
            ...sums.map((sum) => [sum.companyName, sum.model, PURPOSES[sum.purpose], ...cells(sum)]),
            ...(sums.length > 1 ? [['Ensemble', '', '', ...cells(total)]] : []),
          ],
          'Aucun appel à un modèle de langage.',
        ),
      };
    },
  },
  {
    name: 'usage list',
    summary: 'Les mêmes dépenses, entretien par entretien.',
    options,
    async run(deps, args) {
      const rows = await rowsFor(deps, args);
      return {
        json: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
        text: table(
          [
            'DATE',
            'ENTREPRISE',
            'POUR',
            'OFFRE',
            'CANDIDATURE',
            'MODÈLE',
            'MOTEUR',
            'FAUTE',
            'APPELS',
            'LUS',
            'ÉCRITS',
            'COÛT',
          ],
          rows.map((row) => [
            shortDate(row.at),
            row.companyName,
            PURPOSES[row.purpose],
            row.jobId,
            row.candidateId ?? '–',
            row.model,
            row.used === 'llm' ? 'modèle' : 'local',
            row.fault ?? '–',
            String(row.calls),
            NUMBER.format(row.tokensIn),
            NUMBER.format(row.tokensOut),
            cost(row.cost),
          ]),
          'Aucun appel à un modèle de langage.',
        ),
      };
    },
  },
];
