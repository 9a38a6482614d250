import { createWriteStream, openSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, shortDate, table, UsageError } from '#/platform/tasks/command';
import { asCaller } from '#/platform/process/owner';
import { zipFile } from '#/platform/files/zip';
import { describeCompany, requireCompany } from '../companies/service.ts';
import { describeErasure, eraseCompany, listErased } from './erase-service.ts';
import { exportEntries } from './export-service.ts';
import { resumeCompany, suspendCompany } from './suspend-service.ts';

const COMPANY = { name: 'ENTREPRISE', what: 'son identifiant, ou l’e-mail d’un de ses comptes' };

/** Commands on a whole company: export, suspension, erasure. */
export const lifecycleCommands: readonly Command[] = [
  {
    name: 'companies export',
    summary:
      'Tout ce qu’une entreprise a ici, en une archive ZIP\u00a0: offres, candidatures, réponses, évaluations, CV, rapports, e-mails, journal.',
    words: [COMPANY],
    options: { out: { value: 'FICHIER', what: 'où l’écrire\u00a0; un fichier qui existe est remplacé' } },
    async run(deps, args) {
      const out = args.text('out');
      if (out === undefined) throw new UsageError('--out manque\u00a0: dites où écrire l’archive.');
      const companyId = await requireCompany(deps, args.word(COMPANY.name));
      const file = resolve(out);
      const draft = `${file}.partial`;
      const entries = exportEntries(deps, { companyId, by: 'OPERATOR', withAnswers: true });
      const sink = createWriteStream('', { fd: asCaller(() => openSync(draft, 'w', 0o600)) });
      try {
        await pipeline(Readable.from(zipFile(entries, deps.clock.now())), sink);
        asCaller(() => renameSync(draft, file));
      } catch (error) {
        asCaller(() => rmSync(draft, { force: true }));
        throw error;
      }
      const bytes = sink.bytesWritten;
      return { json: { companyId, file, bytes }, text: `${file}\u00a0: ${Math.ceil(bytes / 1024)} Ko.` };
    },
  },
  {
    name: 'companies suspend',
    summary:
      'Suspend une entreprise\u00a0: connexion refusée, offres fermées au public, e-mails aux candidats retenus. Rien n’est effacé\u00a0; les entretiens commencés continuent.',
    words: [COMPANY],
    options: { reason: { value: 'MOTIF', what: 'dit à l’entreprise par e-mail, et montré par companies list' } },
    async run(deps, args) {
      const companyId = await requireCompany(deps, args.word(COMPANY.name));
      const reason = args.text('reason')?.trim() || null;
      await suspendCompany(deps, { companyId, reason });
      return { json: { companyId, reason }, text: 'Entreprise suspendue. Ses comptes sont prévenus par e-mail.' };
    },
  },
  {
    name: 'companies resume',
    summary:
      'Rouvre une entreprise suspendue\u00a0; les e-mails retenus partent, les liens d’entretien sont prolongés d’autant.',
    words: [COMPANY],
    async run(deps, args) {
      const companyId = await requireCompany(deps, args.word(COMPANY.name));
      await resumeCompany(deps, { companyId });
      return { json: { companyId }, text: 'Entreprise rouverte. Ses comptes sont prévenus par e-mail.' };
    },
  },
  {
    name: 'companies erase',
    summary:
      'Efface pour toujours tout ce qu’une entreprise a ici, comptes et fichiers compris, et prévient les candidats en cours. Sans --yes, montre seulement ce qui le serait.',
    words: [COMPANY],
    options: { yes: { what: 'efface vraiment, tout de suite' } },
    async run(deps, args) {
      const companyId = await requireCompany(deps, args.word(COMPANY.name));
      if (!args.has('yes')) {
        const { company } = await describeCompany(deps, companyId);
        const rows = counted(await describeErasure(deps, companyId));
        throw new UsageError(
          `${company.name} (${companyId})\u00a0: ${rows}.\n\nRien n’a été effacé. Ajoutez --yes pour l’effacer.`,
        );
      }
      const erased = await eraseCompany(deps, { companyId, by: 'OPERATOR' });
      const text = `Entreprise effacée\u00a0: ${counted(erased ?? {})}. Les fichiers disparaissent avec la prochaine tâche du serveur.`;
      return { json: { companyId, erased }, text };
    },
  },
  {
    name: 'companies erased',
    summary: 'Les entreprises effacées\u00a0: quand, par qui, combien de lignes. Rien d’autre n’en est gardé.',
    async run(deps) {
      const rows = await listErased(deps);
      return {
        json: rows,
        text: table(
          ['ENTREPRISE', 'EFFACÉE', 'PAR', 'LIGNES'],
          rows.map(({ companyId, erasedAt, erasedBy, erased }) => [
            companyId,
            shortDate(erasedAt),
            erasedBy === 'COMPANY' ? 'l’entreprise' : 'l’exploitant',
            counted(erased),
          ]),
          'Aucune entreprise effacée.',
        ),
      };
    },
  },
];

const COUNTED: Readonly<Record<string, string>> = {
  users: 'comptes',
  jobs: 'offres',
  candidates: 'candidatures',
  evaluations: 'évaluations',
  mails: 'e-mails',
};

/** Formats counts as « comptes 1, offres 2… ». */
const counted = (rows: Readonly<Record<string, number>>): string =>
  Object.entries(COUNTED)
    .map(([name, label]) => `${label} ${rows[name] ?? 0}`)
    .join(', ');
