import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, globSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { repositoryRoot } from '#/platform/process/root';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillWithExample } from '@kafaa/testing/app/example-folder';
import { noOtherUser, SERVICE } from '@kafaa/testing/machine/other-user';
import { runCli } from '@kafaa/testing/app/command-line';

const SERVE = join(repositoryRoot(), 'dist/server/serve.js');
const SLOW = 180_000;

describe.runIf(noOtherUser() === null)('root on a data folder of another user', { timeout: SLOW }, () => {
  let folder = '';
  let data = '';
  const started: ChildProcess[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kafaa-owner-'));
    chmodSync(folder, 0o755);
    data = ownFolder('data');
    await fillWithExample(data);
    for (const path of ['', ...globSync('**/{*,.*}', { cwd: data })])
      chownSync(join(data, path), SERVICE.uid, SERVICE.gid);
    const { server } = await ready({ DATA_DIR: data }, SERVICE);
    await stop(server);
  }, SLOW);
  afterAll(() => {
    // Processes that a failed test left running are killed.
    for (const child of started) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  function ownFolder(name: string): string {
    const made = join(folder, name);
    mkdirSync(made, { mode: 0o700 });
    chownSync(made, SERVICE.uid, SERVICE.gid);
    return made;
  }

  function start(env: Record<string, string>, as = {}) {
    const all = { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', PORT: '0', ...env };
    const child = spawn(process.execPath, [SERVE], { cwd: folder, env: all, ...as });
    started.push(child);
    return child;
  }

  async function ready(env: Record<string, string>, as = {}) {
    const server = start(env, as);
    let said = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
    await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
    expect(said).toContain('est prêt');
    return { server, said: () => said };
  }

  async function stop(server: ChildProcess): Promise<void> {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }

  /** Returns the stderr of a start that fails by itself. */
  async function refused(env: Record<string, string>): Promise<string> {
    const server = start(env, SERVICE);
    server.stdout.once('data', () => server.kill('SIGKILL'));
    const [said] = await Promise.all([text(server.stderr), once(server, 'exit')]);
    expect(server.exitCode).toBe(1);
    return said;
  }

  const ownersOf = (place: string) =>
    new Set(['', ...globSync('**/{*,.*}', { cwd: place })].map((path) => lstatSync(join(place, path)).uid));

  test('commands run as root leave every file to the service user, and the service still starts', async () => {
    const env = { DATA_DIR: data };
    for (const line of [['companies', 'list'], ['check'], ['plans', 'list']])
      expect(await runCli(folder, line, env), line.join(' ')).toMatchObject({ code: 0 });
    expect([...ownersOf(data)]).toEqual([SERVICE.uid]);
    const { server } = await ready(env, SERVICE);
    await stop(server);
  });

  test('a check run as root before the first start leaves every file to the service user', async () => {
    const empty = ownFolder('empty');
    expect(await runCli(folder, ['check'], { DATA_DIR: empty })).toMatchObject({ code: 0 });
    expect([...ownersOf(empty)]).toEqual([SERVICE.uid]);
    // The command itself creates the folder `sub/data` inside a folder of the service.
    expect(await runCli(folder, ['check'], { DATA_DIR: join(empty, 'sub/data') })).toMatchObject({ code: 0 });
    expect([...ownersOf(empty)]).toEqual([SERVICE.uid]);
  });

  test('backup and export run as root write files of root, and restore writes files of the service user', async () => {
    const safe = join(folder, 'safe');
    mkdirSync(safe, { mode: 0o700 });
    const [copy, zip] = [join(safe, 'copy'), join(safe, 'company.zip')];
    expect(await runCli(folder, ['backup', copy], { DATA_DIR: data })).toMatchObject({ code: 0 });
    const line = ['companies', 'export', 'demo@medina-digital.example', '--out', zip];
    expect(await runCli(folder, line, { DATA_DIR: data })).toMatchObject({ code: 0 });
    expect([...ownersOf(safe)]).toEqual([0]);
    expect([...ownersOf(data)]).toEqual([SERVICE.uid]);

    const target = ownFolder('restored');
    expect(await runCli(folder, ['restore', copy], { DATA_DIR: target })).toMatchObject({ code: 0 });
    expect([...ownersOf(target)]).toEqual([SERVICE.uid]);
    const { server, said } = await ready({ DATA_DIR: target }, SERVICE);
    await stop(server);
    expect(said()).toContain('demo@medina-digital.example');
  });

  test('a data move from a folder owned by root fails with code 3 and names the required chown', async () => {
    const old = join(folder, 'old');
    mkdirSync(join(old, 'db'), { recursive: true, mode: 0o700 });
    const env = { DATA_DIR: data, DATABASE_URL: 'postgres://kafaa@127.0.0.1:1/kafaa' };
    const { code, err } = await runCli(folder, ['data', 'move', '--from', old], env);
    expect(code).toBe(3);
    expect(err).toBe(
      `${old}/db n’est pas ouvert à nobody, l’utilisateur de ce processus. Rendez-lui le dossier de données\u00a0: chown -R nobody: ${old}\n`,
    );
    expect([...ownersOf(old)]).toEqual([0]);
  });

  test('a server started as root switches all its user ids to the service user', async () => {
    const { server } = await ready({ DATA_DIR: data });
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    expect(/^Uid:\s+(.*)$/m.exec(status)?.[1]?.split('\t')).toEqual(Array(4).fill('65534'));
    await stop(server);
    expect([...ownersOf(data)]).toEqual([SERVICE.uid]);
  });

  test.each(['db/global/pg_control', 'db/pg_wal', 'files'])(
    'a start fails and names the required chown if %s belongs to root',
    async (name) => {
      const path = join(data, name);
      chownSync(path, 0, 0);
      try {
        const said = await refused({ DATA_DIR: data });
        expect(said).toContain(`${path} n’est pas ouvert à nobody`);
        expect(said).toContain(`chown -R nobody: ${data}`);
        expect(said).not.toMatch(/RuntimeError|\n\s+at /);
        // A folder that the service can still read does not stop commands that only read.
        if (name === 'db/pg_wal') return;
        const command = await runCli(folder, ['check'], { DATA_DIR: data });
        expect(command).toMatchObject({ code: 1, err: '' });
        expect(command.out).toContain(`${path} n’est pas ouvert à nobody`);
      } finally {
        chownSync(path, SERVICE.uid, SERVICE.gid);
      }
    },
  );
});
