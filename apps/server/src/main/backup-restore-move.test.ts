import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import { getInterview, saveAnswer } from '@kafaa/domain/interviews/api';
import { eraseOwnData } from '@kafaa/domain/own-data/api';
import { lendCopies } from '#/adapters/db/borrowed-copy';
import { refuseUnfinished } from '#/adapters/db/fill';
import { migrate } from '#/adapters/db/migrate';
import { openDatabase, type Database } from '#/adapters/db/open-database';
import { localFiles } from '#/adapters/storage/local';
import { parseConfig } from '#/config';
import { archived, readArchivedFile, readManifest } from './archive.ts';
import { backUp, backupCommand, restore, restoreCommand } from './backup.ts';
import { moveCommand, moveData, refuseToLeaveData } from './move.ts';
import { load } from './target.ts';
import { readArgs } from '#/platform/tasks/command';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { emptyPostgres, openFolder, silent } from '@kafaa/testing/app/databases';
import { answerAll, complete, newCandidate, PASSWORD, start } from '@kafaa/testing/app/factories';
import { Offer } from '@kafaa/testing/app/applicants';

const cluster = process.env.TEST_DATABASE_URL ?? '';
const base = mkdtempSync(join(tmpdir(), 'kafaa-whole-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
const fresh = (name: string) => mkdtempSync(join(base, `${name}-`));
const configOf = (dataDir: string, databaseUrl?: string) =>
  parseConfig({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
const backedUp = (dataDir: string, folder: string) => backUp(configOf(dataDir), readArgs(backupCommand, [folder]));
const restored = (folder: string, dataDir: string, url?: string) =>
  restore(configOf(dataDir, url), readArgs(restoreCommand, [folder]));
const moved = (from: string, dataDir: string, url: string) =>
  moveData(configOf(dataDir, url), readArgs(moveCommand, ['--from', from]));

/** Characters that need care in line formats and quoting. */
const ODD = 'l’été : \u2028 « "citation" » \\N \\ {a,b} \t 🦉 النهاية';

/** Opens an embedded installation in the given folder and runs it. */
async function openInstallation(dataDir: string) {
  const database = await openFolder(dataDir);
  if (database.kind !== 'pglite') throw new Error('expected an embedded database');
  const app = await openTestApp(async () => database, { files: localFiles(join(dataDir, 'files')) });
  const withdraw = await lendCopies(database, dataDir, silent);
  writeFileSync(join(dataDir, 'session-secret'), 'a secret of forty-three characters, or so.');
  const close = async () => {
    withdraw();
    await app.close();
  };
  return { app, close };
}

/** Opens restored or moved data in a server. */
async function openCopy(dataDir: string, databaseUrl: string | null, work: (app: TestApp) => Promise<void>) {
  const app = await openTestApp(() => openDatabase({ databaseUrl, dataDir }, silent), {
    files: localFiles(join(dataDir, 'files')),
  });
  try {
    await work(app);
  } finally {
    await app.close();
  }
}

async function withEmptyPostgres<T>(work: (url: string, database: Database) => Promise<T>): Promise<T> {
  const database = await emptyPostgres(cluster);
  try {
    return await work(database.kind === 'postgres' ? database.url : '', database);
  } finally {
    await database.close();
  }
}

/** Timeout that allows for a disk and CPUs shared with other processes. */
const SLOW = 240_000;

describe('backup, restore and move of an installation', { timeout: SLOW }, () => {
  const source = fresh('source');
  let offer: Offer;
  let candidates: number;
  /** Token of a running interview. Below: the number of its answers acknowledged during the backup. */
  let token = '';
  let saved = 0;
  const folder = join(base, 'backup');

  const save = async (app: TestApp, index: number, revision: number) => {
    const answer = `${ODD} ${revision}`;
    const { status } = await app.call(saveAnswer, {
      params: { token, index: String(index) },
      body: { answer, revision },
    });
    if (status === 200) saved += 1;
  };

  beforeAll(async () => {
    const { app, close } = await openInstallation(source);
    offer = await Offer.open(app);
    const first = await newCandidate(app, offer.jobId);
    await answerAll(app, first.token, `${ODD} En mars 2023 j’ai repris le formulaire.`);
    await complete(app, first.token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    await app.drain();
    const gone = await offer.applicant();
    await app.call(eraseOwnData, { params: { link: gone.link }, body: { confirmed: true } });
    // The evaluation of this interview is waiting in the queue when the backup is made.
    const waiting = await newCandidate(app, offer.jobId);
    await answerAll(app, waiting.token);
    await complete(app, waiting.token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    token = (await newCandidate(app, offer.jobId)).token;
    await start(app, token);
    await save(app, 0, 1);
    candidates = (await offer.listed()).length;
    const done = new AbortController();
    const writer = (async () => {
      for (let revision = 2; !done.signal.aborted; revision += 1) await save(app, 1, revision);
    })();
    await backedUp(source, folder);
    done.abort();
    await writer;
    await close();
  }, SLOW);

  /**
   * Checks a copy. It must contain everything acknowledged before the backup began. Each answer saved during the backup must be in
   * it completely or not at all.
   */
  const expectWhole = async (app: TestApp) => {
    const there = new Offer(app, offer.recruiter, offer.jobId);
    expect((await there.listed()).length).toBe(candidates);
    const interview = (await app.call(getInterview, { params: { token } })).body;
    const answers = new Map(interview.answers.map(({ index, answer }) => [index, answer]));
    expect(answers.get(0)).toBe(`${ODD} 1`);
    expect(answers.get(1) ?? `${ODD} 1`).toMatch(/^l’été[^]* \d+$/);
    const logged = await app.call(login, { body: { userName: offer.recruiter.email, password: PASSWORD } });
    expect(logged.status).toBe(200);
    // The queued evaluation must run on the copy, and the triggers must keep the counts right.
    await app.drain();
    expect((await there.listed()).filter(({ evaluation }) => evaluation).length).toBe(2);
    await newCandidate(app, offer.jobId);
    expect((await there.counts()).candidates).toBe(candidates + 1);
    // The audit trail must be copied and protected against deletion again.
    await expect(app.deps.db.execute(sql`delete from audit_events`)).rejects.toThrow('audit_events');
  };

  test('a backup taken while answers are saved restores completely into an empty folder', async () => {
    // The number shows that answers were saved throughout the backup, not only before and after it.
    expect(saved).toBeGreaterThan(20);
    const target = fresh('restored');
    await restored(folder, target);
    expect(readFileSync(join(target, 'session-secret'), 'utf8')).toBe(
      readFileSync(join(source, 'session-secret'), 'utf8'),
    );
    await openCopy(target, null, expectWhole);
    await expect(restored(folder, target)).rejects.toThrow('n’est pas vide');
  });

  test('a backup into an existing folder or without a database is refused and leaves no partial folder', async () => {
    await expect(backedUp(source, folder)).rejects.toThrow('existe déjà');
    await expect(backedUp(fresh('nothing'), join(base, 'none'))).rejects.toThrow('pas de base');
    expect(existsSync(join(base, 'none'))).toBe(false);
    expect(existsSync(join(base, 'none.partial'))).toBe(false);
  });

  test.each([
    [
      'changed rows',
      (copy: string) => appendFileSync(join(copy, 'tables/public.candidates.jsonl'), '["x"]\n'),
      'public.candidates',
    ],
    ['a missing table', (copy: string) => rmSync(join(copy, 'tables/public.mails.jsonl')), 'public.mails'],
    [
      'a changed file',
      (copy: string) => appendFileSync(join(copy, 'files', readManifest(copy).files[0]?.key ?? ''), 'x'),
      'n’est plus celui',
    ],
    ['a missing file', (copy: string) => rmSync(join(copy, 'files', readManifest(copy).files[0]?.key ?? '')), 'manque'],
    ['no manifest', (copy: string) => rmSync(join(copy, 'manifest.json')), 'pas une sauvegarde entière'],
  ])('the restore refuses a damaged backup (%s) before it writes anything', async (_what, damage, message) => {
    const [copy, target] = [join(fresh('damaged'), 'backup'), join(fresh('target'), 'data')];
    cpSync(folder, copy, { recursive: true });
    damage(copy);
    await expect(restored(copy, target)).rejects.toThrow(message);
    expect(existsSync(target)).toBe(false);
  });

  test('the restore refuses a backup of a newer version, and the target stays empty', async () => {
    const [copy, target] = [join(fresh('newer'), 'backup'), fresh('target')];
    cpSync(folder, copy, { recursive: true });
    const manifest = readManifest(copy);
    const migrations = [...manifest.layout.migrations, 'f'.repeat(64)];
    writeFileSync(
      join(copy, 'manifest.json'),
      JSON.stringify({ ...manifest, layout: { ...manifest.layout, migrations } }),
    );
    await expect(restored(copy, target)).rejects.toThrow('version plus récente');
    expect(readdirSync(target)).toEqual([]);
  });

  test('an interrupted restore can neither start nor be backed up, and a repeated restore completes it', async () => {
    const target = fresh('broken');
    const manifest = readManifest(folder);
    const contents = archived(folder, manifest);
    const breaking = {
      contents: {
        ...contents,
        async *rows(table: Parameters<typeof contents.rows>[0]) {
          if (table.name === 'public.mails') throw new Error('simulated power failure');
          yield* contents.rows(table);
        },
      },
      files: { list: manifest.files, read: (file: (typeof manifest.files)[number]) => readArchivedFile(folder, file) },
      secret: null,
    };
    const database = await openDatabase({ databaseUrl: null, dataDir: target, blank: true }, silent);
    await expect(load(configOf(target), database, breaking)).rejects.toThrow('simulated power failure');
    await expect(refuseUnfinished(database)).rejects.toThrow('Relancez la même commande');
    await database.close();
    await expect(backedUp(target, join(base, 'half'))).rejects.toThrow('pas allé à son terme');
    await restored(folder, target);
    await openCopy(target, null, expectWhole);
  });

  describe.runIf(cluster !== '')('with PostgreSQL', () => {
    test('an embedded backup is restored into an empty PostgreSQL database, and refused by a filled one', () =>
      withEmptyPostgres(async (url) => {
        const target = fresh('files');
        await restored(folder, target, url);
        await openCopy(target, url, expectWhole);
        await expect(restored(folder, fresh('again'), url)).rejects.toThrow('La base de DATABASE_URL n’est pas vide');
      }));

    test('a move to PostgreSQL copies rows, queue, audit trail and files, and a later backup has the same table hashes', () =>
      withEmptyPostgres(async (url) => {
        const target = fresh('moved');
        const { json, text } = await moved(source, target, url);
        const { tables, files } = json as { tables: { table: string; rows: number }[]; files: { count: number } };
        const rowsOf = (name: string) => tables.find(({ table }) => table === name)?.rows ?? 0;
        expect(rowsOf('public.candidates')).toBe(candidates);
        expect(rowsOf('public.audit_events')).toBe(1);
        expect(rowsOf('public.tasks')).toBeGreaterThan(0);
        expect(files.count).toBe(2);
        expect(text).toContain('Installation déplacée');
        const again = join(base, 'backup-of-postgres');
        await backUp(configOf(target, url), readArgs(backupCommand, [again]));
        const hashes = (from: readonly { table: string; hash: string }[]) =>
          from.map(({ table, hash }) => `${table} ${hash}`).toSorted();
        expect(hashes(readManifest(again).tables)).toEqual(
          hashes((json as { tables: { table: string; hash: string }[] }).tables),
        );
        await openCopy(target, url, expectWhole);
        await expect(moved(source, fresh('again'), url)).rejects.toThrow('La base de DATABASE_URL n’est pas vide');
      }));

    test('a move is refused while a server uses the source or the target, and into a database with foreign tables', () =>
      withEmptyPostgres(async (url, database) => {
        const held = await openDatabase({ databaseUrl: null, dataDir: source }, silent);
        await expect(moved(source, fresh('held'), url)).rejects.toThrow('déjà utilisé');
        await held.close();
        await database.db.execute(sql`select 1`);
        await expect(moved(source, fresh('busy'), url)).rejects.toThrow('Un serveur travaille');
        await database.db.execute(sql`create table somebody_elses (id int)`);
        await expect(moved(source, fresh('foreign'), url)).rejects.toThrow('n’est pas vide');
      }));

    test('a start with embedded data and an empty PostgreSQL database stops and names the move command', () =>
      withEmptyPostgres(async (url, database) => {
        await expect(refuseToLeaveData(configOf(source, url), database)).rejects.toThrow('ops -- data move');
        await migrate(database);
        await expect(refuseToLeaveData(configOf(source, url), database)).rejects.toThrow('ops -- data move');
        await refuseToLeaveData(configOf(fresh('none'), url), database);
      }));
  });
});
