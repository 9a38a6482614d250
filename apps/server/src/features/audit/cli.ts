import { AUDIT_ACTIONS } from '@kafaa/domain/audit/options';
import { ACTION_TEXTS, ACTOR_TEXTS } from '@kafaa/domain/audit/texts';
import { type Command, shortDate, table, UsageError } from '#/platform/tasks/command';
import { requireCompany } from '../companies/service.ts';
import { eventsSince } from './service.ts';

/** The audit trail of reads and decisions; it holds ids, and addresses of accounts, but no data of a candidate. */
export const auditCommands: readonly Command[] = [
  {
    name: 'audit list',
    summary: 'Qui a lu ou décidé quoi, au sujet de quelle candidature, du plus récent au plus ancien.',
    options: {
      days: { value: 'JOURS', what: 'depuis combien de jours\u00a0; 30 par défaut' },
      company: { value: 'ENTREPRISE', what: 'son identifiant, ou l’e-mail d’un de ses comptes' },
      candidate: { value: 'QUI', what: 'l’identifiant d’une candidature, ou l’e-mail de la personne' },
      action: { value: 'ACTE', what: AUDIT_ACTIONS.join(', ').toLowerCase() },
      limit: { value: 'NOMBRE', what: 'combien d’entrées au plus\u00a0; 200 par défaut' },
    },
    async run(deps, args) {
      const days = args.whole('days') ?? 30;
      if (days < 1 || days > 3660) throw new UsageError('--days\u00a0: attendu un nombre entre 1 et 3660.');
      const action = args.oneOf('action', AUDIT_ACTIONS);
      const reference = args.text('company');
      const rows = await eventsSince(deps, {
        days,
        companyId: reference === undefined ? undefined : await requireCompany(deps, reference),
        candidate: args.text('candidate'),
        action,
        limit: args.whole('limit') ?? 200,
      });
      return {
        json: rows.map(({ at, candidateId, ...row }) => ({
          at: at.toISOString(),
          ...row,
          candidateId: candidateId || null,
        })),
        text: table(
          ['DATE', 'ENTREPRISE', 'QUI', 'QUOI', 'CANDIDATURE'],
          rows.map((row) => [
            shortDate(row.at),
            row.companyName,
            row.email ?? ACTOR_TEXTS[row.actor],
            ACTION_TEXTS[row.action],
            row.candidateId || '–',
          ]),
          'Rien n’a été lu ni décidé.',
        ),
      };
    },
  },
];
