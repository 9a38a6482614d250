import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { openFakeSmtp } from '@kafaa/testing/fakes/smtp-server';
import { ROOT } from '@kafaa/testing/root';
import { bringNode } from '../../scripts/bootstrap.mjs';
import { signUp } from './account.ts';
import { type Bench, buildImage, enter, makeContext, type Stage } from './dockerfile.ts';
import { substitute } from './documents.ts';
import { Running } from './machine.ts';
import { productionText, variablesOf } from './production.ts';
import { expect, stopAnswers, type Trial } from './trial.ts';
import { emptyCluster } from './workshop.ts';
import { freePort } from '@kafaa/testing/machine/free-port';

/** A password with every character that would have to be escaped in a URL. */
const AWKWARD = `a/b#c@d:e%20f?g&h=i+j'k"l$m n`;

export const image: Trial = {
  id: 'image',
  title: 'the Dockerfile’s steps run one by one, and web and worker start with compose.yaml’s environment',
  runs: [],
  async run(workshop, step) {
    const machine = workshop.machine();
    const context = join(machine.folder, 'context');
    makeContext(workshop.origin, context);
    const bench: Bench = {
      base: machine.folder,
      context,
      node: (await bringNode()).node,
      npm: realpathSync((await machine.run('command -v npm')).trim()),
      npmCache: workshop.npmCache,
      network: workshop.network,
    };
    mkdirSync(bench.npmCache, { recursive: true });
    const built = buildImage(bench, (line) => step(`RUN ${line}`));
    expect('the user of the image', built.user, 'node');

    const smtp = await openFakeSmtp();
    const cluster = await emptyCluster();
    const containers: Running[] = [];
    try {
      // The image of PostgreSQL runs the same script when it creates the database.
      const script = join(ROOT, 'docs/compose-database.sql');
      await machine.run(`createdb kafaa && psql --quiet --file='${script}' kafaa`, {
        env: { ...cluster.admin, POSTGRES_PASSWORD: AWKWARD },
      });
      const port = await freePort();
      const text = productionText({ port, database: cluster.port, smtp: smtp.port });
      const { HOST: _, PORT: __, DATABASE_URL: ___, NODE_ENV: ____, ...dotEnv } = await variablesOf(machine, text);
      const start = async (role: string, at: number) => {
        const metrics = await freePort();
        const env = { ...dotEnv, ...composed(role, { port: at, metrics, database: cluster.port }) };
        const container = await startContainer(bench, built, env);
        containers.push(container);
        return container;
      };
      const web = await start('web', port);
      await start('worker', await freePort());
      const visit = { port, host: 'kafaa.example' };
      await signUp(visit, smtp, 'contact@societe.tn');
      step(
        'as its own user on a read-only root, a database password of all characters: sign-up and mail; HEALTHCHECK passes',
      );
      await stopAnswers(visit, () => web.stop());
      for (const container of containers) await container.stop();
      for (const { exitCode } of containers) expect('the exit code after SIGTERM', exitCode, 0);
      step('STOPSIGNAL: the call under way is answered, both end with 0');
    } finally {
      for (const container of containers) await container.kill();
      await smtp.close();
      await cluster.stop();
    }
  },
};

/** The environment that compose.yaml gives the service with this role, with this trial's addresses and ports. */
function composed(role: string, { port, metrics, database }: { port: number; metrics: number; database: string }) {
  const text = readFileSync(join(ROOT, 'compose.yaml'), 'utf8');
  const shared = /environment: &environment\n((?: {4}.*\n)+)/.exec(text)?.[1] ?? '';
  if (!text.includes(`ROLE: ${role} }`)) throw new Error(`compose.yaml has no service with ROLE ${role}`);
  const filled = substitute(shared, {
    'database:5432': `127.0.0.1:${database}`,
    '${POSTGRES_PASSWORD:?set POSTGRES_PASSWORD in .env}': AWKWARD,
    'HOST: 0.0.0.0': 'HOST: 127.0.0.1',
    "PORT: '3000'": `PORT: '${port}'`,
    "METRICS_PORT: '9464'": `METRICS_PORT: '${metrics}'`,
  });
  const pairs = [...filled.matchAll(/^ {4}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replace(/^'(.*)'$/, '$1'),
  ]);
  return { ...(Object.fromEntries(pairs) as Record<string, string>), ROLE: role };
}

async function startContainer(bench: Bench, built: Stage, given: Readonly<Record<string, string>>): Promise<Running> {
  const environment = { ...built.env, ...given };
  const inImage = (line: readonly string[]) =>
    enter(bench, { ...built, env: environment }, line, environment['DATA_DIR']);
  const child = spawn('unshare', inImage(built.command), { detached: true, stdio: 'pipe' });
  const port = Number(environment['METRICS_PORT']);
  const container = new Running(child, { port, host: `127.0.0.1:${port}` });
  try {
    await container.ready();
    expect('HEALTHCHECK', spawnSync('unshare', inImage(built.healthcheck)).status, 0);
  } catch (error) {
    await container.kill();
    throw error;
  }
  return container;
}
