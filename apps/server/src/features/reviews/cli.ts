import { type Command, shortDate, table } from '#/platform/tasks/command';
import { overdueReviews } from './service.ts';

const KINDS = { CONTEST: 'conteste', PERSON: 'demande une personne' } as const;

export const reviewsCommands: readonly Command[] = [
  {
    name: 'reviews overdue',
    summary: 'Les demandes de candidats auxquelles une entreprise n’a pas répondu à la date dite.',
    async run(deps) {
      const rows = await overdueReviews(deps);
      return {
        json: rows,
        text: table(
          ['ENTREPRISE', 'CANDIDATURE', 'DEMANDE', 'DU', 'POUR LE'],
          rows.map(({ companyName, candidateId, kind, askedAt, dueAt }) => [
            companyName,
            candidateId,
            KINDS[kind],
            shortDate(askedAt),
            shortDate(dueAt),
          ]),
          'Aucune demande en retard.',
        ),
      };
    },
  },
];
