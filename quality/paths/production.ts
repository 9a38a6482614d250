import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFakeSmtp } from '@kafaa/testing/fakes/smtp-server';
import { linkIn, PASSWORD, signUp } from './account.ts';
import { block, dotEnv, parts, substitute } from './documents.ts';
import type { Machine, Running } from './machine.ts';
import { expect, stopAnswers, type Trial } from './trial.ts';
import { call } from './visitor.ts';
import { emptyCluster } from './workshop.ts';
import { freePort } from '@kafaa/testing/machine/free-port';

const PRODUCTION = 'README.md § In production';
const ROLE = 'docs/OPERATIONS.md § PostgreSQL: its role and rights';
const BACKUP = 'docs/OPERATIONS.md § Backup and restore 2';
const COMMANDS = 'docs/OPERATIONS.md § Commands';

const CUSTOMER = 'contact@societe.tn';
/** Maximum number of processes that `npm start` may keep beside the server: npm, its shell, and one or two Nodes that wait. */
const HELPERS = 5;
const HELPERS_BYTES = 200_000_000;

export const production: Trial = {
  id: 'production',
  title: 'README’s production command runs in a clean clone, and a restore fills an empty PostgreSQL',
  runs: [PRODUCTION, ROLE, BACKUP, COMMANDS],
  async run(workshop, step) {
    const machine = workshop.machine();
    const cwd = workshop.checkout();
    const smtp = await openFakeSmtp();
    const [first, second] = [await emptyCluster(), await emptyCluster()];
    try {
      const port = await freePort();
      const visit = { port, host: 'kafaa.example' };
      await machine.run(block(ROLE), { env: first.admin, answers: `${PASSWORD}\n${PASSWORD}\n` });
      const text = productionText({ port, database: first.port, smtp: smtp.port });
      const server = await machine.serve(text, visit, { cwd });
      step('a clean clone with an empty home serves');
      step(helpersOf(server));
      const token = await signUp(visit, smtp, CUSTOMER);
      expect('buying', (await call(visit, '/api/subscriptions/buy/entreprise', { method: 'POST', token })).status, 201);
      await linkIn(smtp, null, /\/Activation\/[\w.-]+/);
      step('sign-up, its mail, confirmation, log-in, a paid plan and the mail to the operator');
      await stopAnswers(visit, () => server.stop());
      step('SIGTERM to the whole group: the call under way is answered, no process stays');

      const values = await variablesOf(machine, productionText({ port, database: second.port, smtp: smtp.port }));
      const lines = parts(block(BACKUP));
      writeFileSync(join(cwd, '.env'), dotEnv(await variablesOf(machine, text)));
      await machine.run(lines.get('') ?? '', { cwd });
      workshop.checkout();
      const restoring = { cwd, env: { ...second.admin, DATA_DIR: 'data' } };
      await machine.run(lines.get('on an empty machine') ?? '', {
        ...restoring,
        answers: `${PASSWORD}\n${PASSWORD}\n`,
      });
      step('dump, and restore on an empty PostgreSQL');

      writeFileSync(join(cwd, '.env'), dotEnv(values));
      const again = await machine.serve('npm start', visit, { cwd });
      const body = { userName: CUSTOMER, password: PASSWORD };
      expect('the log-in after the restore', (await call(visit, '/api/auth/login', { body })).status, 200);
      await signUp(visit, smtp, 'autre@societe.tn');
      step('the same settings from .env: the restored log-in, another sign-up with its mail');
      await machine.run(block(COMMANDS), { cwd });
      step('the operator’s commands, beside the running server');
      await again.stop();
    } finally {
      await smtp.close();
      await Promise.all([first.stop(), second.stop()]);
    }
  },
};

/** README's production block with this trial's ports and secrets. */
export function productionText({ port, database, smtp }: { port: number; database: string; smtp: number }): string {
  return substitute(block(PRODUCTION), {
    'PORT=3000': `PORT=${port}`,
    'kafaa:…@127.0.0.1:5432': `kafaa:${PASSWORD}@127.0.0.1:${database}`,
    'smtp://…@smtp.example:587': `smtp://127.0.0.1:${smtp}`,
    // The server refuses example addresses.
    '@kafaa.example': '@kafaa-essai.tn',
  });
}

/** The variables set by a block of this kind, as its command sees them. */
export async function variablesOf(machine: Machine, text: string): Promise<Record<string, string>> {
  const names = [...text.matchAll(/(?:^|\s)([A-Z][A-Z0-9_]*)=/g)].map(([, name = '']) => name);
  const seen = await machine.run(text.replace(/npm start$/, 'env -0'));
  const all = Object.fromEntries(seen.split('\0').map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
  return Object.fromEntries(names.map((name) => [name, all[name] ?? '']));
}

function helpersOf(server: Running): string {
  const beside = server.members().filter(({ line }) => !line.includes('serve.js') && !line.startsWith('bash'));
  const lines = beside.map(({ line }) => line).join('; ');
  const bytes = beside.reduce((sum, one) => sum + one.bytes, 0);
  if (beside.length > HELPERS || /esbuild|vite/.test(lines)) throw new Error(`unexpected helper processes: ${lines}`);
  if (bytes > HELPERS_BYTES) throw new Error(`helper processes use ${(bytes / 1e6).toFixed(0)} MB: ${lines}`);
  return `after the build ${beside.length} processes with ${(bytes / 1e6).toFixed(0)} MB wait beside the server`;
}
