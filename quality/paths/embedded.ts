import { block, parts, substitute } from './documents.ts';
import { expect, stopAnswers, type Trial } from './trial.ts';
import { call } from './visitor.ts';
import { freePort } from '@kafaa/testing/machine/free-port';

const START = 'README.md § Run it';
const BACKUP = 'docs/OPERATIONS.md § Backup and restore';

export const embedded: Trial = {
  id: 'embedded',
  title: 'npm start runs without settings, and its backup is restored on an empty machine',
  runs: [START, BACKUP],
  async run(workshop, step) {
    const machine = workshop.machine();
    const port = await freePort();
    const visit = { port, host: `127.0.0.1:${port}` };
    const typed = { cwd: workshop.checkout(), env: { PORT: String(port) } };
    const server = await machine.serve(block(START), visit, typed);
    const [, userName, password] = await server.says(/(\S+@\S+) \/ (\S+)/);
    await server.says(/\/outbox/);
    const logIn = () => call(visit, '/api/auth/login', { body: { userName, password } });
    expect('the log-in of the example', (await logIn()).status, 200);
    step('the start prints address, example log-in and outbox; the log-in works');
    const typedLines = parts(block(BACKUP));
    await machine.run(typedLines.get('') ?? '', typed);
    step('a backup beside the running server');
    await stopAnswers(visit, () => server.stop());
    step('SIGTERM to the whole group: the call under way is answered, no process stays');

    await machine.run(`mv data ../old-data`, typed);
    const archive = 'kafaa-2026-11-21';
    const today = (await machine.run('date +%F')).trim();
    const given = { [archive]: `kafaa-${today}` };
    const again = await machine.serve(
      substitute(typedLines.get('on an empty machine, in a clone with the old .env') ?? '', given),
      visit,
      typed,
    );
    expect('the log-in after the restore', (await logIn()).status, 200);
    await machine.run('cmp data/session-secret ../old-data/session-secret', typed);
    await again.stop();
    step('it is restored and served: the same log-in, the same secret');
  },
};
