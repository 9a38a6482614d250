import { ownDataErrors } from '@kafaa/domain/own-data/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Deps } from '#/deps';
import { type Command, shortDate, table, UsageError } from '#/platform/tasks/command';
import { eraseCandidate } from './erase-service.ts';
import { exportForOperator, findApplications } from './service.ts';

const WHO = {
  name: 'QUI',
  what: 'l’e-mail de la personne (toutes ses candidatures) ou l’identifiant d’une candidature',
};

async function applicationsOf(deps: Deps, who: string) {
  const found = await findApplications(deps, who);
  if (found.length === 0) throw new AppError(ownDataErrors.NO_APPLICATION);
  return found;
}

type Found = Awaited<ReturnType<typeof findApplications>>;

const listed = (applications: Found) =>
  table(
    ['CANDIDATURE', 'PERSONNE', 'OFFRE', 'ENTREPRISE', 'REÇUE'],
    applications.map(({ candidate, jobTitle, companyName }) => [
      candidate.id,
      `${candidate.firstName} ${candidate.lastName}`,
      jobTitle,
      companyName,
      shortDate(candidate.appliedAt),
    ]),
    '',
  );

/** Commands for requests that candidates send by e-mail instead of using their own page. */
export const ownDataCommands: readonly Command[] = [
  {
    name: 'candidates export',
    summary: 'Tout ce qui est gardé d’une personne, en JSON, notes de l’entreprise et e-mails compris.',
    words: [WHO],
    async run(deps, args) {
      const applications = [];
      for (const { key } of await applicationsOf(deps, args.word(WHO.name)))
        applications.push(await exportForOperator(deps, key));
      // The text output is the same JSON, because the operator hands it over as a file.
      return { json: applications, text: JSON.stringify(applications, null, 2) };
    },
  },
  {
    name: 'candidates erase',
    summary:
      'Efface pour toujours les candidatures d’une personne\u00a0: réponses, CV, évaluation, rapport, e-mails. Sans --yes, montre seulement ce qui le serait.',
    words: [WHO],
    options: { yes: { what: 'efface vraiment' } },
    async run(deps, args) {
      const applications = await applicationsOf(deps, args.word(WHO.name));
      if (!args.has('yes'))
        throw new UsageError(`${listed(applications)}\n\nRien n’a été effacé. Ajoutez --yes pour l’effacer.`);
      const erased = [];
      for (const { key } of applications) if (await eraseCandidate(deps, key, 'OPERATOR')) erased.push(key.candidateId);
      const what = erased.length === 1 ? '1 candidature effacée' : `${erased.length} candidatures effacées`;
      return { json: { erased }, text: `${what}. Les fichiers disparaissent avec la prochaine tâche du serveur.` };
    },
  },
  {
    name: 'data scrub',
    summary:
      'Récrit toutes les tables, pour que rien de ce qui a été effacé ne reste dans les fichiers de la base. La nuit après un effacement le fait aussi.',
    async run(deps) {
      await deps.removeRemains({ largest: Infinity });
      return { json: { scrubbed: true }, text: 'Les tables sont récrites\u00a0: ce qui a été effacé n’y est plus.' };
    },
  },
];
