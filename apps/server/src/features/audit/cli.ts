import { AUDIT_ACTIONS, type AuditAction, type AuditActor } from '@kafaa/domain/audit/options';
import { type Command, shortDate, table, UsageError } from '#/platform/tasks/command';
import { requireCompany } from '../companies/service.ts';
import { eventsSince } from './service.ts';

const ACTORS: Readonly<Record<AuditActor, string>> = {
  RECRUITER: 'un compte',
  CANDIDATE: 'le candidat',
  OPERATOR: 'l’exploitant',
  RETENTION: 'la conservation',
};

const ACTIONS: Readonly<Record<AuditAction, string>> = {
  CV_READ: 'a ouvert le CV',
  TRANSCRIPT_READ: 'a lu les réponses',
  REPORT_READ: 'a ouvert le rapport',
  EXPORTED: 'a exporté',
  INVITED: 'a invité',
  INVITATION_MOVED: 'a déplacé l’entretien',
  INVITATION_WITHDRAWN: 'a annulé l’entretien',
  REJECTED: 'a rejeté',
  REJECTION_UNDONE: 'a annulé le rejet',
  POINTS_GIVEN_BACK: 'a rendu les points',
  POINTS_TAKEN_AGAIN: 'a retiré les points à nouveau',
  LEVEL_SET: 'a posé son niveau',
  LEVEL_REMOVED: 'a retiré son niveau',
  RECALCULATED: 'a demandé un nouveau calcul',
  HOUSE_TURNED_ON: 'a réglé les seuils sur ses niveaux',
  HOUSE_TURNED_OFF: 'est revenu aux seuils du moteur',
  COPIES_READ: 'a lu des ressemblances entre réponses',
  COPY_SET_ASIDE: 'a classé une ressemblance',
  COPY_TAKEN_UP: 'a repris une ressemblance',
  CORRECTED: 'a corrigé',
  WITHDRAWN: 'a retiré la candidature',
  RESUMED: 'a repris la candidature',
  INTERVIEW_REOPENED: 'a rouvert l’entretien',
  ERASED: 'a effacé',
  CONTESTED: 'a contesté',
  PERSON_ASKED: 'a demandé une personne',
  REVIEW_ANSWERED: 'a répondu',
  COMPANY_EXPORTED: 'a exporté l’entreprise',
  PASSWORD_RESET: 'a fermé le mot de passe',
  ACCOUNT_CONFIRMED: 'a confirmé le compte',
  LOGIN_CHANGED: 'a changé l’adresse de connexion',
  COMPANY_SUSPENDED: 'a suspendu l’entreprise',
  COMPANY_RESUMED: 'a rouvert l’entreprise',
  COMPANY_ERASURE_ASKED: 'a demandé d’effacer l’entreprise',
  COMPANY_ERASURE_CANCELLED: 'a renoncé à effacer l’entreprise',
};

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
            row.email ?? ACTORS[row.actor],
            ACTIONS[row.action],
            row.candidateId || '–',
          ]),
          'Rien n’a été lu ni décidé.',
        ),
      };
    },
  },
];
