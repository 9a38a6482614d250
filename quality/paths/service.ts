import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFakeSmtp } from '@kafaa/testing/fakes/smtp-server';
import { signUp } from './account.ts';
import { block, dotEnv, substitute } from './documents.ts';
import type { Machine } from './machine.ts';
import { productionText, variablesOf } from './production.ts';
import { expect, stopAnswers, type Trial, waitUntilReady } from './trial.ts';
import { freePort } from '@kafaa/testing/machine/free-port';

const INSTALL = 'docs/OPERATIONS.md § A service of systemd';
const COMMANDS = 'docs/OPERATIONS.md § A service of systemd 2';
const UPDATE = 'docs/OPERATIONS.md § From one box to many';
const UNIT = '/etc/systemd/system/kafaa.service';

export const service: Trial = {
  id: 'service',
  title: 'the server runs as a systemd service and survives an update of its checkout',
  runs: [INSTALL, COMMANDS, UPDATE],
  async run(workshop, step) {
    const settings = join(workshop.base, 'service.env');
    const machine = workshop.machine({ PREPARED_ENV: settings });
    const smtp = await openFakeSmtp();
    const stop = () => machine.run('systemctl stop kafaa');
    try {
      const port = await freePort();
      const visit = { port, host: 'kafaa.example' };
      const text = productionText({ port, database: '0', smtp: smtp.port });
      const { DATABASE_URL: _, ...values } = await variablesOf(machine, text);
      writeFileSync(settings, dotEnv({ ...values, DATA_DIR: '/var/lib/kafaa' }));

      const log = () => journal(machine);
      await machine.run(substitute(block(INSTALL), { 'https://git.example/kafaa.git': workshop.older }));
      await waitUntilReady(visit, log);
      await signUp(visit, smtp, 'contact@societe.tn');
      step('installed as written; it serves as its own user and signs up');
      await machine.run(`systemd-analyze verify ${UNIT}`);
      const rating = await machine.run(`systemd-analyze security --offline=true ${UNIT} | tail -1`);
      step(`systemd-analyze verify has nothing to say; ${rating.replace(/[^\w ():.]/g, '').trim()}`);
      // The check exits with an error, because no server answers at its PUBLIC_URL here.
      const checked = await machine.run(`(${block(COMMANDS)}) 2>&1 || true`);
      expect('the files that the service’s user tries', /^✓ +fichiers .*\/var\/lib\/kafaa/m.test(checked), true);
      await machine.run('npm run --silent ops -- check || true', { cwd: '/opt/kafaa' });
      const foreign = await machine.run('find /var/lib/kafaa ! -user kafaa');
      expect('files that are not the service’s, after commands of root', foreign, '');
      step('commands as the service’s user and as root, beside it');
      await stopAnswers(visit, stop);
      await machine.run('systemctl start kafaa');
      step('systemctl stop, SIGTERM to all its processes: the call under way is answered');

      workshop.release();
      // NODE_ENV=production is set, as in the shells of some operators.
      await machine.run(block(UPDATE), { env: { NODE_ENV: 'production' } });
      await waitUntilReady(visit, log);
      if (!existsSync(join(machine.own('/opt/kafaa'), workshop.newPackage)))
        throw new Error('the update did not install the packages of its lockfile');
      await signUp(visit, smtp, 'autre@societe.tn');
      step('updated as written, with a new package, under NODE_ENV=production');
      await stop();
    } finally {
      await stop().catch(() => undefined);
      await smtp.close();
    }
  },
};

function journal(machine: Machine): string {
  const file = join(machine.own('/etc'), 'systemd/kafaa.log');
  return existsSync(file) ? readFileSync(file, 'utf8').slice(-4000) : 'nothing was started';
}
