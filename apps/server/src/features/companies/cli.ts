import { ONBOARDING_STATUSES } from '@kafaa/domain/companies/options';
import { statusWord } from '@kafaa/domain/plans/rules';
import { columns, type Command, shortDate, table } from '#/platform/tasks/command';
import type { CompanyRow } from './store.ts';
import { describeCompany, listCompanies, requireCompany } from './service.ts';

const ONBOARDING = { COMPLETED: 'complétée', PENDING: 'en cours' } as const;

type Standing = Pick<CompanyRow, 'suspendedAt' | 'suspendedReason' | 'eraseAt'>;

/** Describes the company's state: « active », or the time and reason of its suspension and the time of its erasure. */
function standingOf({ suspendedAt, suspendedReason, eraseAt }: Standing): string {
  const parts = [
    suspendedAt && `suspendue le ${shortDate(suspendedAt)}${suspendedReason === null ? '' : ` (${suspendedReason})`}`,
    eraseAt && `effacée le ${shortDate(eraseAt)}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'active' : parts.join(', ');
}

/** `companies list` shows company names only; accounts and addresses appear in `companies show`. */
export const companiesCommands: readonly Command[] = [
  {
    name: 'companies list',
    summary: 'Les entreprises inscrites et leur plan, de la plus récente à la plus ancienne.',
    options: {
      status: { value: 'ÉTAT', what: 'pending (configuration en cours) ou completed' },
      search: { value: 'TEXTE', what: 'seulement celles dont le nom ou la ville contient ce texte' },
    },
    async run(deps, args) {
      const status = args.oneOf('status', ONBOARDING_STATUSES);
      const search = args.text('search')?.toLowerCase() ?? '';
      const rows = (await listCompanies(deps)).filter(
        ({ onboardingStatus, name, city }) =>
          (status === undefined || onboardingStatus === status) && `${name} ${city}`.toLowerCase().includes(search),
      );
      return {
        json: rows,
        text: table(
          ['ENTREPRISE', 'NOM', 'VILLE', 'CONFIGURATION', 'ÉTAT', 'PLAN', 'FIN DU PLAN', 'INSCRITE'],
          rows.map(({ companyId, name, city, onboardingStatus, planName, expireAt, createdAt, ...standing }) => [
            companyId,
            name,
            city,
            ONBOARDING[onboardingStatus],
            standingOf(standing),
            planName ?? '–',
            shortDate(expireAt),
            shortDate(createdAt),
          ]),
          'Aucune entreprise.',
        ),
      };
    },
  },
  {
    name: 'companies show',
    summary: 'Une entreprise\u00a0: ses coordonnées, ses comptes et ses abonnements.',
    words: [{ name: 'ENTREPRISE', what: 'son identifiant, ou l’e-mail d’un de ses comptes' }],
    async run(deps, args) {
      const companyId = await requireCompany(deps, args.word('ENTREPRISE'));
      const { company, accounts, subscriptions, jobs, candidates } = await describeCompany(deps, companyId);
      const { name, phone, address, city, onboardingStatus, createdAt } = company;
      return {
        json: { ...company, accounts, subscriptions, jobs, candidates },
        text: [
          ...columns([
            ['Entreprise', companyId],
            ['Nom', name],
            ['Téléphone', phone],
            ['Adresse', `${address}, ${city}`],
            ['Configuration', ONBOARDING[onboardingStatus]],
            ['État', standingOf(company)],
            ['Inscrite', shortDate(createdAt)],
            ['Offres', String(jobs)],
            ['Candidats', String(candidates)],
            ...accounts.map(({ email, confirmedAt }) => [
              'Compte',
              `${email} (${confirmedAt ? `confirmé le ${shortDate(confirmedAt)}` : 'non confirmé'})`,
            ]),
          ]),
          '',
          table(
            ['ABONNEMENT', 'PLAN', 'ÉTAT', 'PRIX', 'OFFRES', 'DEMANDÉ', 'FIN'],
            subscriptions.map((one) => [
              one.id,
              one.planName,
              statusWord(one, deps.clock.now()),
              `${one.price} TND`,
              `${one.jobsUsed}/${one.numOfJobs}`,
              shortDate(one.createdAt),
              shortDate(one.expireAt),
            ]),
            'Aucun abonnement.',
          ),
        ].join('\n'),
      };
    },
  },
];
