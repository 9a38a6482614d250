import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buyPlan, listPlans, listSubscriptions } from '@kafaa/domain/plans/api';
import { commands, setupCommands } from '#/commands';
import type { Task } from '#/deps';
import { openDatabase } from '#/adapters/db/open-database';
import { repositoryRoot } from '#/platform/process/root';
import { createCompany } from '#/features/companies/service';
import { toCompanyId } from '#/platform/data/tenant';
import { MailError } from '#/platform/mail/mail-error';
import { columns, readArgs, terminalJson, terminalText, usageOf } from '#/platform/tasks/command';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { CLI, ops, runCli } from '@kafaa/testing/app/command-line';
import { eachDatabase, emptyPostgres, openFolder, silent } from '@kafaa/testing/app/databases';
import { newCompany } from '@kafaa/testing/app/factories';

const SLOW = 180_000;
describe('command line', () => {
  test.each([...commands, ...setupCommands].map((command) => [command.name, command] as const))(
    'the command %s documents its --json option and accepts --help',
    (name, command) => {
      expect(usageOf(command)).toContain(`npm run ops -- ${name}`);
      expect(usageOf(command)).toContain('--json');
      expect(readArgs(command, ['--help']).has('help')).toBe(true);
    },
  );

  test.each([
    ['subscriptions activate', [], 'ABONNEMENT manque.'],
    ['subscriptions activate', ['a', 'b'], '«\u00A0b\u00A0» est de trop.'],
    ['subscriptions list', ['--etat', 'x'], 'L’option --etat n’existe pas.'],
    ['subscriptions list', ['--status'], 'L’option --status est mal écrite'],
  ])('the command %s rejects the arguments %j with a French message', (name, line, message) => {
    const command = commands.find((one) => one.name === name);
    expect(() => command && readArgs(command, line)).toThrow(message);
  });

  describe('command-line process', () => {
    let folder = '';
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'kafaa-ops-'));
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    const run = (...line: string[]) => runCli(folder, line);

    test(
      'the command line lists all commands with --help and exits with 2 on an unknown command',
      async () => {
        const help = await run('--help');
        expect(help).toMatchObject({ code: 0, err: '' });
        for (const { name } of [...commands, ...setupCommands]) expect(help.out).toContain(name);
        expect(await run('subscriptions', 'lis')).toMatchObject({ code: 2, out: '' });
      },
      SLOW,
    );

    test(
      'the version command prints the package version with the build commit before the first start',
      async () => {
        const manifest = JSON.parse(readFileSync(join(repositoryRoot(), 'package.json'), 'utf8')) as {
          version: string;
        };
        const commit = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], {
          cwd: repositoryRoot(),
          encoding: 'utf8',
        });
        const version = [manifest.version, ...(commit.status === 0 ? [commit.stdout.trim()] : [])].join('+');
        const said = { code: 0, out: `Kafaa ${version} (Node ${process.versions.node})\n`, err: '' };
        expect(await run('version')).toEqual(said);
        expect(await run('--version')).toEqual(said);
        const { out } = await run('--version', '--json');
        expect(JSON.parse(out)).toEqual({ version, node: process.versions.node });
      },
      SLOW,
    );

    test(
      'the command line exits with 0 and without an error if its reader closes stdout early',
      async () => {
        const child = spawn(process.execPath, [CLI, '--help'], { cwd: folder, env: { PATH: process.env.PATH } });
        child.stdout.destroy();
        const [err] = await Promise.all([text(child.stderr), once(child, 'exit')]);
        expect({ code: child.exitCode, err }).toEqual({ code: 0, err: '' });
      },
      SLOW,
    );

    test(
      'the company commands print no terminal control characters of a company name',
      async () => {
        const dataDir = join(folder, 'hostile');
        const database = await openFolder(dataDir);
        const name = 'E\u001B]0;PWN\u0007\u009B2K\u202E';
        const company = {
          companyId: toCompanyId('c1'),
          name,
          phone: '',
          address: '',
          city: name,
          createdAt: new Date(),
        };
        await createCompany(database.db, company);
        await database.close();
        for (const line of [['list'], ['list', '--json'], ['show', 'c1']]) {
          const { code, out } = await runCli(folder, ['companies', ...line], { DATA_DIR: dataDir });
          expect({ code, steered: /[^\P{Cc}\n]|\u202E/u.test(out) }).toEqual({ code: 0, steered: false });
          expect(out).toContain('PWN');
        }
      },
      SLOW,
    );

    test(
      'a command refuses a missing, used or outdated data folder, and works on a folder that no server uses',
      async () => {
        const missing = await run('plans', 'list');
        expect(missing).toMatchObject({ code: 3, out: '' });
        expect(missing.err).toContain('Démarrez le serveur une fois');

        const database = await openDatabase({ databaseUrl: null, dataDir: join(folder, 'data') }, silent);
        const held = await run('plans', 'list', '--json');
        expect(held).toMatchObject({ code: 3, out: '' });
        expect(JSON.parse(held.err)).toMatchObject({ code: 'IN_USE' });
        expect(held.err).toContain(`processus ${process.pid}`);
        // A command that needs only the configuration runs beside the server.
        expect(await run('mail', 'test', 'amel@example.tn', '--json')).toMatchObject({
          code: 1,
          err: expect.stringContaining('NO_SMTP') as string,
        });
        await database.close();

        expect((await run('plans', 'list')).err).toContain('attend une mise à jour');
        const again = await openFolder(join(folder, 'data'));
        await again.close();
        expect(await run('companies', 'list', '--json')).toEqual({ code: 0, out: '[]\n', err: '' });
        expect(await run('companies', 'show', 'personne@rien.tn')).toMatchObject({ code: 1, out: '' });
      },
      SLOW,
    );
  });
});

describe('printed output', () => {
  const hostile = 'PWN\u001B]0;titre\u0007\u001B[2K\u009B31m\u202Edrawer\u2069 \r\nfin';

  test('terminalText and columns remove control characters and direction marks', () => {
    expect(terminalText(hostile)).toBe('PWN]0;titre[2K31mdrawer \nfin');
    expect(columns([[hostile, 'b']])).toEqual(['PWN]0;titre[2K31mdrawer fin  b']);
  });

  test('terminalJson keeps control characters as escapes', () => {
    const printed = terminalJson({ name: hostile }, 2);
    expect(JSON.parse(printed)).toEqual({ name: hostile });
    expect(printed).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/u);
  });
});

eachDatabase('the operator', (open) => {
  let app: TestApp;
  let mood: 'accepts' | 'refuses' = 'accepts';
  const mailer = {
    embedded: false,
    async send() {
      if (mood === 'refuses') throw new MailError('550 unknown', { code: '550', scope: 'recipient', final: true });
    },
    verify: async () => {},
  };
  const flaky: Task<object> = { name: 'test.flaky', payload: z.object({}), retryLimit: 0 };
  let broken = true;
  beforeAll(async () => {
    app = await openTestApp(open, { mailer });
  });
  afterAll(() => app.close());

  test('the operator lists a pending subscription, activates it by the company’s address and ends it', async () => {
    const { token, email } = await newCompany(app);
    await app.call(buyPlan, { params: { planId: 'basic' } }, token);
    const waiting = await ops(app, 'subscriptions', 'list', '--status', 'pending');
    expect(waiting.text).toContain('Medina Digital');
    expect(waiting.text).not.toContain(email);
    expect(JSON.stringify(waiting.json)).not.toContain(email);

    expect((await ops(app, 'subscriptions', 'activate', email)).json).toMatchObject({ status: 'ACTIVE', price: 75 });
    await expect(ops(app, 'subscriptions', 'activate', email)).rejects.toMatchObject({ code: 'NOTHING_TO_ACTIVATE' });
    expect((await app.call(listSubscriptions, {}, token)).body[0]).toMatchObject({ subscriptionStatus: 'ACTIVE' });

    const shown = await ops(app, 'companies', 'show', email);
    expect(shown.text).toContain(email);
    // The text shows an ended subscription as expired even before the daily task has changed its status.
    const stateOf = async () =>
      /actif|ACTIVE|expiré|EXPIRED/.exec((await ops(app, 'companies', 'show', email)).text)?.[0];
    expect(await stateOf()).toBe('actif');
    app.clock.move({ days: 31 });
    expect(await stateOf()).toBe('expiré');
    app.clock.move({ days: -31 });
    expect(shown.json).toMatchObject({ name: 'Medina Digital', jobs: 0, subscriptions: [{ status: 'ACTIVE' }] });
    expect(JSON.stringify(shown.json)).not.toContain('passwordHash');

    expect((await ops(app, 'subscriptions', 'expire', email)).json).toMatchObject({ status: 'EXPIRED' });
    expect((await app.call(listSubscriptions, {}, token)).body[0]).toMatchObject({
      subscriptionStatus: 'EXPIRED',
      expireAt: app.clock.now().toISOString(),
    });
    await expect(ops(app, 'subscriptions', 'expire', email)).rejects.toMatchObject({ code: 'SUBSCRIPTION_NOT_FOUND' });
    for (const reference of ['personne@rien.tn', 'x', '0199f000-0000-7000-8000-000000000000'])
      await expect(ops(app, 'subscriptions', 'activate', reference)).rejects.toMatchObject({ status: 404 });
  });

  test('a pending subscription that is ended becomes EXPIRED without an end date', async () => {
    const { token, email } = await newCompany(app);
    await app.call(buyPlan, { params: { planId: 'basic' } }, token);
    expect((await ops(app, 'subscriptions', 'expire', email)).json).toMatchObject({
      status: 'EXPIRED',
      expireAt: null,
    });
  });

  test('a plan change updates price and quota of the plan, but not of a pending subscription', async () => {
    const { token, email } = await newCompany(app);
    await app.call(buyPlan, { params: { planId: 'basic' } }, token);
    await ops(app, 'plans', 'set', 'basic', '--price', '80', '--jobs', '120');
    expect((await app.call(listPlans, {})).body[1]).toMatchObject({ price: 80, numOfJobs: 120, maxCandidates: 30 });
    expect((await ops(app, 'subscriptions', 'activate', email)).json).toMatchObject({ price: 75, numOfJobs: 3 });
    await ops(app, 'plans', 'set', 'basic', '--price', '75', '--jobs', '3');
    for (const line of [[], ['--price', '3,5'], ['--jobs', 'x']])
      await expect(ops(app, 'plans', 'set', 'basic', ...line)).rejects.toMatchObject({ name: 'UsageError' });
    await expect(ops(app, 'plans', 'set', 'basic', '--price', '0')).rejects.toMatchObject({ code: 'PLAN_PRICE_KIND' });
    await expect(ops(app, 'plans', 'set', 'or', '--price', '9')).rejects.toMatchObject({ code: 'PLAN_NOT_FOUND' });
  });

  test('the outbox lists refused mails without addresses by default, and a retry sends each mail once', async () => {
    mood = 'accepts';
    await app.drain();
    mood = 'refuses';
    const { email } = await newCompany(app);
    await app.drain();
    const refused = await ops(app, 'outbox', 'list');
    expect(refused.json).toMatchObject([{ refusal: '550', sentAt: null }]);
    expect(refused.text).not.toContain(email);
    expect((await ops(app, 'outbox', 'list', '--details')).text).toContain(email);

    mood = 'accepts';
    expect((await ops(app, 'outbox', 'retry', '--all')).json).toEqual({ retried: 1 });
    await ops(app, 'outbox', 'retry', '--all');
    await app.drain();
    expect((await ops(app, 'outbox', 'list')).json).toEqual([]);
    const [mail] = await app.mails(email);
    await expect(ops(app, 'outbox', 'retry', mail?.id ?? '')).rejects.toMatchObject({ code: 'ALREADY_SENT' });
  });

  test('a retry queues a failed task again, and an unknown task id gets 404', async () => {
    const other = await openTestApp(open, {}, (deps) =>
      deps.queue.handle(flaky, async () => {
        if (broken) throw new Error('not now');
      }),
    );
    await other.deps.queue.send(other.deps.db, flaky, {});
    await other.drain();
    const { json } = await ops(other, 'tasks', 'list');
    expect(json).toMatchObject({ failed: [{ name: 'test.flaky' }] });
    const [{ id = '' } = {}] = (json as { failed: { id?: string }[] }).failed;
    broken = false;
    await expect(ops(other, 'tasks', 'retry', '0199f000-0000-7000-8000-000000000000')).rejects.toMatchObject({
      status: 404,
    });
    expect((await ops(other, 'tasks', 'retry', id)).json).toEqual({ retried: 1 });
    await other.drain();
    expect((await ops(other, 'tasks', 'list')).json).toEqual({ failed: [], waiting: [] });
    await other.close();
  });
});

const cluster = process.env.TEST_DATABASE_URL ?? '';
test.runIf(cluster !== '')(
  'on PostgreSQL commands run beside the server, and one of two concurrent activations succeeds',
  async () => {
    const database = await emptyPostgres(cluster);
    const env = { DATABASE_URL: database.kind === 'postgres' ? database.url : '' };
    const folder = mkdtempSync(join(tmpdir(), 'kafaa-ops-pg-'));
    expect(await runCli(folder, ['plans', 'list'], env)).toMatchObject({ code: 3, out: '' });
    const app = await openTestApp(async () => database);
    const { token, email } = await newCompany(app);
    await app.call(buyPlan, { params: { planId: 'basic' } }, token);
    const [one, two] = await Promise.all(
      [1, 2].map(() => runCli(folder, ['subscriptions', 'activate', email, '--json'], env)),
    );
    // One of the two concurrent activations succeeds; the other is refused and changes nothing.
    expect(new Set([one?.code, two?.code])).toEqual(new Set([0, 1]));
    expect((await app.call(listSubscriptions, {}, token)).body[0]).toMatchObject({ subscriptionStatus: 'ACTIVE' });
    expect((await app.mails(email)).filter(({ subject }) => subject === 'Votre plan Basic est actif')).toHaveLength(1);
    expect((await runCli(folder, ['tasks', 'list'], env)).code).toBe(0);
    rmSync(folder, { recursive: true });
    await app.close();
  },
  SLOW,
);
