import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFakeSmtp } from '@kafaa/testing/fakes/smtp-server';
import { PASSWORD, signUp } from './account.ts';
import { block, dotEnv } from './documents.ts';
import { expect, type Trial } from './trial.ts';
import { call } from './visitor.ts';
import { emptyCluster } from './workshop.ts';
import { freePort } from '@kafaa/testing/machine/free-port';

const MOVE = 'docs/OPERATIONS.md § From the embedded database to PostgreSQL';
const ROLE = 'docs/OPERATIONS.md § PostgreSQL: its role and rights';
const CUSTOMER = 'contact@societe.tn';

export const moving: Trial = {
  id: 'moving',
  title: 'the move command moves an embedded database to an empty PostgreSQL',
  runs: [MOVE],
  async run(workshop, step) {
    const machine = workshop.machine();
    const cwd = workshop.checkout();
    const [smtp, cluster] = [await openFakeSmtp(), await emptyCluster()];
    try {
      const port = await freePort();
      const visit = { port, host: `127.0.0.1:${port}` };
      const values = { PORT: String(port), SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
      writeFileSync(join(cwd, '.env'), dotEnv(values));
      const server = await machine.serve('npm start', visit, { cwd });
      await signUp(visit, smtp, CUSTOMER);
      await server.stop();
      await machine.run(block(ROLE), { env: cluster.admin, answers: `${PASSWORD}\n${PASSWORD}\n` });
      const DATABASE_URL = `postgres://kafaa:${PASSWORD}@127.0.0.1:${cluster.port}/kafaa`;
      writeFileSync(join(cwd, '.env'), dotEnv({ ...values, DATABASE_URL }));
      const refused = await machine.run('npm start 2>&1 || true', { cwd });
      expect('the start names the command', /ops -- data move/.test(refused), true);
      step('a new DATABASE_URL beside the full folder: the start ends and names the command');

      const moved = await machine.serve(block(MOVE), visit, { cwd });
      const body = { userName: CUSTOMER, password: PASSWORD };
      expect('the log-in after the move', (await call(visit, '/api/auth/login', { body })).status, 200);
      await signUp(visit, smtp, 'autre@societe.tn');
      step('moved and served: the same log-in, another sign-up with its mail');
      await moved.stop();
    } finally {
      await smtp.close();
      await cluster.stop();
    }
  },
};
