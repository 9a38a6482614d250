import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, UsageError } from '#/platform/command';
import { zipFile } from '#/platform/zip';
import { requireCompany } from '../companies/service.ts';
import { exportEntries } from './export-service.ts';

const COMPANY = { name: 'ENTREPRISE', what: 'son identifiant, ou l’e-mail d’un de ses comptes' };

/** What happens to a company as a whole. */
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
      const sink = createWriteStream(draft, { mode: 0o600 });
      try {
        await pipeline(Readable.from(zipFile(entries, deps.clock.now())), sink);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      const bytes = sink.bytesWritten;
      return { json: { companyId, file, bytes }, text: `${file}\u00a0: ${Math.ceil(bytes / 1024)} Ko.` };
    },
  },
];
