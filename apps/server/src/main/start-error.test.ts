import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { freePort } from './wire.ts';
import { repositoryRoot } from '#/platform/process/root';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exposedTo } from '@kafaa/testing/app/exposed';
import { noOtherUser, SERVICE } from '@kafaa/testing/machine/other-user';

const SERVE = join(repositoryRoot(), 'dist/server/serve.js');
const CLUSTER = process.env.TEST_DATABASE_URL ?? '';
/** Permissions do not stop root, so root runs the test as another user. */
const isRoot = process.getuid?.() === 0;

let folder = '';
const other = createServer();
let taken = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kafaa-start-'));
  chmodSync(folder, 0o755);
  await once(other.listen(0, '127.0.0.1'), 'listening');
  taken = (other.address() as AddressInfo).port;
});
afterAll(() => {
  other.close();
  rmSync(folder, { recursive: true });
});

/** Returns the exit code and stderr of a start that fails. A start that succeeds is killed. */
async function start(env: Record<string, string>, as = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'kafaa-start-data-'));
  const child = spawn(process.execPath, [SERVE, '--empty'], {
    cwd: folder,
    // NODE_NO_WARNINGS hides the PostgreSQL client's own warning about sslmode.
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', PORT: '0', DATA_DIR: dataDir, ...env },
    ...as,
  });
  child.stdout.once('data', () => child.kill('SIGKILL'));
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  rmSync(dataDir, { recursive: true });
  // The log line that names the starting version is removed.
  return { code: child.exitCode, said: said.replace(/^\{.*"starting"\}\n/, '') };
}

/** Expects one or two sentences for the operator: no stack, no object, no secret. */
function expectSentence({ code, said }: { code: number | null; said: string }, words: RegExp) {
  expect(code).toBe(1);
  expect(said).toMatch(words);
  expect(said).not.toMatch(/\n\s+at |node:internal|\{|hunter2/);
  expect(said.trim().split('\n').length).toBeLessThan(4);
}

describe('failed server starts', () => {
  test.skipIf(isRoot && noOtherUser() !== null)(
    'the start fails with a sentence about an unwritable DATA_DIR',
    async () => {
      const somebody = isRoot ? SERVICE : {};
      const closed = join(folder, 'closed');
      mkdirSync(closed, { mode: 0o555 });
      expectSentence(await start({ DATA_DIR: join(closed, 'data') }, somebody), /DATA_DIR.*ne peut pas y écrire/);
      expectSentence(await start({ DATA_DIR: closed }, somebody), /DATA_DIR.*ne peut pas y écrire/);
    },
  );

  test('the start fails with a sentence about DATA_DIR when it or a folder above it is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const DATA_DIR of [file, join(file, 'data')]) expectSentence(await start({ DATA_DIR }), /DATA_DIR.*fichier/);
  });

  test('the start fails with a sentence about METRICS_PORT, not about PORT, when the metrics port is in use', async () => {
    const answer = await start({ METRICS_PORT: String(taken) });
    expectSentence(answer, new RegExp(`${taken} est déjà utilisé.*METRICS_PORT`));
    expect(answer.said).not.toMatch(/avec PORT/);
  });

  test('the start fails with a sentence about BOUNCE_SMTP_PORT when the port for bounces is in use', async () => {
    const bounces = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_BOUNCE_DOMAIN: 'rebonds.societe.tn' };
    const answer = await start({ ...bounces, BOUNCE_SMTP_PORT: String(taken) });
    expectSentence(answer, new RegExp(`${taken} est déjà utilisé.*BOUNCE_SMTP_PORT`));
  });

  test('the start fails with a sentence about PORT when the port is in use', async () => {
    expectSentence(await start({ PORT: String(taken) }), new RegExp(`${taken} est déjà utilisé.*avec PORT`));
  });

  test.each(['192.0.2.1', 'nulle-part.invalid'])(
    'the start fails with a sentence about HOST=%s if it is no address of this machine',
    async (HOST) => {
      const env = {
        PUBLIC_URL: 'https://kafaa.tn',
        SMTP_URL: 'smtp://127.0.0.1:9',
        SESSION_SECRET: 's'.repeat(32),
        MAIL_FROM: 'a@kafaa.tn',
        OPERATOR_EMAIL: 'a@kafaa.tn',
        BRAND_EMAIL: 'a@kafaa.tn',
      };
      expectSentence(await start({ ...env, HOST }), /HOST n’est pas une adresse de cette machine/);
    },
  );

  test.each([
    ['TRUSTED_PROXIES', '999.1.1.1'],
    ['BRAND_IMAGES', '/nulle/part'],
  ])('the start fails with a sentence about the invalid %s=%s', async (name, value) => {
    expectSentence(await start({ [name]: value }), new RegExp(`${name}\u00a0:`));
  });

  test('the server logs an unusable object store at the start, without the secret key', async () => {
    const S3 = { S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`, S3_BUCKET: 'cvs', S3_ACCESS_KEY_ID: 'id' };
    const env = {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(folder, 's3'),
      ...S3,
      S3_SECRET_ACCESS_KEY: 'hunter2',
    };
    const child = spawn(process.execPath, [SERVE, '--empty'], { cwd: folder, env });
    let said = '';
    for await (const chunk of child.stderr) if ((said += String(chunk)).includes('S3_ENDPOINT')) break;
    child.kill('SIGKILL');
    expect(said).toContain('the object store of S3_ENDPOINT cannot be used');
    expect(said).not.toContain('hunter2');
  });

  test('the start fails with a sentence about DATABASE_URL when PostgreSQL does not answer', async () => {
    for (const host of [`127.0.0.1:${await freePort()}`, 'nulle-part.invalid:5432'])
      expectSentence(
        await start({ DATABASE_URL: `postgres://kafaa:hunter2@${host}/kafaa` }),
        /DATABASE_URL ne répond pas/,
      );
  });

  describe.runIf(CLUSTER !== '')('with PostgreSQL', () => {
    const role = `start_${process.pid}`;
    const at = (change: Partial<Record<'username' | 'password' | 'pathname' | 'search', string>>) =>
      Object.assign(new URL(CLUSTER), { username: role, password: 'hunter2', ...change }).href;
    const query = async (...statements: string[]) => {
      const client = new Client({ connectionString: CLUSTER });
      await client.connect();
      for (const statement of statements) await client.query(statement);
      await client.end();
    };
    /** Line for pg_hba.conf. The throwaway cluster trusts every role; the line makes it ask this one role for its password. */
    const rule = `host all ${role} 127.0.0.1/32 scram-sha-256`;
    const setRules = (lines: string) => `do $$ begin execute format(
      'copy (select line from unnest(string_to_array(%L, E''\\n'')) as line where line <> %L) to %L',
      ${lines}, '', current_setting('hba_file')); end $$`;
    const rules = `pg_read_file(current_setting('hba_file'))`;
    beforeAll(() =>
      query(
        `create role ${role} login password 'hunter2'`,
        `create database ${role}`,
        setRules(`'${rule}' || E'\\n' || ${rules}`),
        'select pg_reload_conf()',
      ),
    );
    afterAll(() =>
      query(
        setRules(`replace(${rules}, '${rule}', '')`),
        'select pg_reload_conf()',
        `drop database ${role} with (force)`,
        `drop role ${role}`,
      ),
    );

    test('the start fails with a sentence about DATABASE_URL for a wrong password or an unknown role', async () => {
      for (const change of [{ password: 'autre' }, { username: `${role}_x` }])
        expectSentence(await start({ DATABASE_URL: at(change) }), /DATABASE_URL.*nom ou mot de passe/);
    });

    test('the start fails with a sentence about DATABASE_URL when the database does not exist', async () => {
      expectSentence(await start({ DATABASE_URL: at({ pathname: `/${role}_x` }) }), /DATABASE_URL.*base n’existe pas/);
    });

    test('the start fails with a sentence about DATABASE_URL when the role may not create a schema', async () => {
      expectSentence(await start({ DATABASE_URL: at({ pathname: `/${role}` }) }), /DATABASE_URL.*n’a pas le droit/);
    });

    test('the start of an exposed installation fails with a sentence about DATABASE_URL when its role is a superuser', async () => {
      const env = { DATABASE_URL: CLUSTER, ...exposedTo('https://kafaa.example') };
      expectSentence(await start(env), /DATABASE_URL.*superutilisateur/);
    });

    test('the start fails with a sentence about DATABASE_URL if the URL requires TLS and the database has none', async () => {
      const url = at({ pathname: `/${role}`, search: '?sslmode=require' });
      expectSentence(await start({ DATABASE_URL: url }), /DATABASE_URL.*TLS/);
    });
  });
});
