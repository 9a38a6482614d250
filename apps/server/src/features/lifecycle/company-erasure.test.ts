import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { registerCandidate } from '@kafaa/domain/candidates/api';
import { login, signup } from '@kafaa/domain/auth/api';
import { getSettings } from '@kafaa/domain/companies/api';
import { getInterview } from '@kafaa/domain/interviews/api';
import { getPublicJob } from '@kafaa/domain/jobs/api';
import { askErasure, getCompanyLife, keepCompany, requestExport } from '@kafaa/domain/lifecycle/api';
import { eraseOwnData, getOwnData } from '@kafaa/domain/own-data/api';
import { commands } from '#/commands';
import { listListedJobs } from '#/features/jobs/service';
import { eraseCompany, eraseDueCompanies } from './erase-service.ts';
import { readArgs } from '#/platform/tasks/command';
import type { TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { PASSWORD, person, signupPayload } from '@kafaa/testing/app/factories';
import { snapshot } from '@kafaa/testing/routes/isolation';
import { fixtureCopies, rowsOf, type Fixtures } from '@kafaa/testing/routes/two-companies';

/** Returns the tables and files that contain a text. */
async function placesOf(app: TestApp, text: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    app.deps.db,
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema = 'public' order by 1`,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    const found = await rowsOf<{ n: number }>(
      app.deps.db,
      sql`select count(*)::int as n from ${sql.raw(name)} t where to_jsonb(t)::text ilike ${`%${text}%`}`,
    );
    if ((found[0]?.n ?? 0) > 0) places.push(name);
  }
  for (const key of await app.deps.files.list('')) {
    const bytes = Buffer.from((await app.deps.files.get(key)) ?? []);
    if (`${key} ${bytes.toString('latin1')}`.toLowerCase().includes(text.toLowerCase())) places.push('files');
  }
  return [...new Set(places)];
}

// Filling the fixtures takes longer than most tests, so each test erases companies in a copy of them.
const copies = {
  pglite: fixtureCopies('pglite', { exposed: false }),
  postgres: fixtureCopies('postgres', { exposed: false }),
};
afterAll(async () => {
  await copies.pglite.remove();
  await copies.postgres.remove();
});

oneDatabase('erasing a company', (_, kind) => {
  let fixtures: Fixtures;
  let app: TestApp;
  beforeEach(async () => {
    fixtures = await copies[kind].open();
    app = fixtures.app;
  });
  afterEach(() => app.close());

  const ops = async (...line: string[]) => {
    const command = commands.find(({ name }) => name === line.slice(0, 2).join(' '));
    if (!command) throw new Error(`no command ${line.join(' ')}`);
    return command.run(app.deps, readArgs(command, line.slice(2)));
  };

  test('erasing a company leaves only its tombstone in tables, queue and files, and changes no other company', async () => {
    const { owner, stranger } = fixtures;
    await app.call(requestExport, {}, owner.token);
    await app.drain();
    // The candidate has an unfinished CV upload, stored in chunks.
    await app.deps.files.put(`uploads/${owner.companyId}/${owner.secondId}/00000000`, Buffer.from('x'), '');
    expect((await placesOf(app, owner.companyId)).length).toBeGreaterThan(15);
    // Tasks are left out, because the other company's own tasks run meanwhile.
    const { tasks: _, ...other } = await snapshot(fixtures, stranger);

    await expect(ops('companies', 'erase', owner.email)).rejects.toThrow('Rien n’a été effacé');
    expect((await app.call(getSettings, {}, owner.token)).status).toBe(200);
    await ops('companies', 'erase', owner.email, '--yes');
    await app.drain();
    // The only mail left is the erasure notice, which is already sent.
    expect((await app.mails(owner.email)).map(({ subject }) => subject)).toEqual(['Zqannapub est effacée de Kafaa']);
    app.clock.move({ minutes: 20 });
    await app.drain();
    for (const mark of ['zqanna', owner.jobId, owner.candidateId, owner.secondId])
      expect(await placesOf(app, mark)).toEqual([]);
    app.clock.move({ days: 8 });
    await app.drain();
    expect(await placesOf(app, owner.companyId)).toEqual(['public.company_tombstones']);
    expect(await snapshot(fixtures, stranger)).toMatchObject(other);
    const erased = await ops('companies', 'erased');
    expect(erased.json).toMatchObject([
      { companyId: owner.companyId, erasedBy: 'OPERATOR', erased: { jobs: 1, candidates: 2, users: 4 } },
    ]);
    expect(await app.deps.queue.failures()).toEqual([]);
  });

  test('erasing a company ends its sessions, links and pages, and mails its candidates about it', async () => {
    const { owner, stranger } = fixtures;
    await eraseCompany(app.deps, { companyId: owner.companyId, by: 'OPERATOR' });
    await app.drain();
    expect((await app.call(getSettings, {}, owner.token)).status).toBe(401);
    const body = { userName: owner.email, password: PASSWORD };
    expect(await app.call(login, { body })).toMatchObject({ body: { code: 'BAD_CREDENTIALS' } });
    expect((await app.call(getPublicJob, { params: { id: owner.jobId } })).status).toBe(404);
    expect((await app.call(registerCandidate, { body: { ...person(), jobId: owner.jobId } })).status).toBe(404);
    expect((await listListedJobs(app.deps, 1000)).map(({ jobId }) => jobId)).toEqual([stranger.jobId]);
    expect((await app.call(getInterview, { params: { token: owner.interviewToken } })).status).toBe(410);
    for (const link of [owner.ownDataLink, owner.secondOwnDataLink])
      expect(await app.call(getOwnData, { params: { link } })).toMatchObject({
        status: 410,
        body: { code: 'COMPANY_LEFT', message: expect.stringContaining('a quitté ce service') as string },
      });
    const again = { params: { link: owner.ownDataLink }, body: { confirmed: true as const } };
    expect((await app.call(eraseOwnData, again)).status).toBe(200);
    const [letter] = await app.mails(owner.candidateEmail);
    expect(letter).toMatchObject({ subject: 'Zqannapub a quitté Kafaa', sentAt: expect.any(String) as string });
    expect(letter?.text).toContain('ce n’est pas un refus');
    // Somebody can sign up again with the address.
    expect((await app.call(signup, { body: signupPayload(owner.email) })).status).toBeLessThan(300);
  });

  test('an error during the erasure of a company rolls back every row, and a retry completes the erasure', async () => {
    const { owner } = fixtures;
    const before = await snapshot(fixtures, owner);
    // The erasure deletes the jobs table as the last but one.
    await app.deps.db.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'disk trouble'; end $$`,
    );
    await app.deps.db.execute(sql`create trigger refuse before delete on jobs for each row execute function refuse()`);
    await expect(eraseCompany(app.deps, { companyId: owner.companyId, by: 'OPERATOR' })).rejects.toThrow(
      'erase_company',
    );
    expect(await snapshot(fixtures, owner)).toEqual(before);
    expect(await rowsOf(app.deps.db, sql`select * from company_tombstones`)).toEqual([]);
    expect((await app.call(getSettings, {}, owner.token)).status).toBe(200);
    await app.drain();
    expect((await app.deps.files.list(`cvs/${owner.companyId}/`)).length).toBeGreaterThan(0);
    await app.deps.db.execute(sql`drop trigger refuse on jobs`);
    expect(await eraseCompany(app.deps, { companyId: owner.companyId, by: 'OPERATOR' })).toMatchObject({ jobs: 1 });
    expect(await eraseCompany(app.deps, { companyId: owner.companyId, by: 'OPERATOR' })).toBeNull();
  });

  test('the erasure of a company yields to the event loop while it deletes more than 2,000 rows', async () => {
    const { owner } = fixtures;
    await app.deps.db.execute(
      sql`insert into mails (company_id, id, recipient, subject, text, html, created_at)
        select ${owner.companyId}, 'm' || n, 'a@mail.tn', 's', 't', 'h', now() from generate_series(1, 2000) n`,
    );
    let turns = 0;
    let erasing = true;
    const take = () => {
      turns += 1;
      if (erasing) setImmediate(take);
    };
    take();
    const erased = await eraseCompany(app.deps, { companyId: owner.companyId, by: 'OPERATOR' });
    erasing = false;
    expect(erased?.['mails']).toBeGreaterThan(2000);
    // Each table, and each batch of 500 rows, yields to the event loop at least once.
    expect(turns).toBeGreaterThan(25);
  });

  test('an erasure requested by the company needs its name and password, waits seven days and can be cancelled', async () => {
    const { owner } = fixtures;
    const ask = (name: string, password: string) => app.call(askErasure, { body: { name, password } }, owner.token);
    expect(await ask('Zqanna', PASSWORD)).toMatchObject({ status: 400, body: { code: 'NAME_DIFFERS' } });
    expect(await ask('Zqannapub', 'pas-le-bon')).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } });
    expect((await app.call(getCompanyLife, {}, owner.token)).body.eraseAt).toBeNull();
    const availability = async () => (await app.call(getPublicJob, { params: { id: owner.jobId } })).body.availability;
    const asked = await ask('Zqannapub', PASSWORD);
    expect(asked.status).toBe(200);
    const eraseAt = asked.body.eraseAt;
    expect(Date.parse(eraseAt ?? '') - app.clock.now().getTime()).toBe(7 * 86_400_000);
    expect((await ask('Zqannapub', PASSWORD)).body.eraseAt).toBe(eraseAt);
    expect(await availability()).toBe('CLOSED');
    expect((await app.mails(owner.email)).filter(({ subject }) => subject.includes('sera effacée'))).toHaveLength(1);
    await app.call(keepCompany, {}, owner.token);
    expect((await app.call(keepCompany, {}, owner.token)).body.eraseAt).toBeNull();
    expect(await availability()).toBe('OPEN');

    await ask('Zqannapub', PASSWORD);
    app.clock.move({ days: 6, hours: 23 });
    await eraseDueCompanies(app.deps);
    expect(await rowsOf(app.deps.db, sql`select * from company_tombstones`)).toEqual([]);
    app.clock.move({ hours: 1 });
    await eraseDueCompanies(app.deps);
    expect(await rowsOf(app.deps.db, sql`select company_id, erased_by from company_tombstones`)).toEqual([
      { company_id: owner.companyId, erased_by: 'COMPANY' },
    ]);
  });
});

oneDatabase('the trail of a company', (_, kind) => {
  let fixtures: Fixtures;
  beforeAll(async () => {
    fixtures = await copies[kind].open();
  });
  afterAll(() => fixtures.app.close());

  test('only the erasure function deletes a company’s audit trail, and its tombstone is append-only', async () => {
    const { db } = fixtures.app.deps;
    const { companyId } = fixtures.owner;
    const count = async () =>
      (
        await rowsOf<{ n: number }>(
          db,
          sql`select count(*)::int as n from audit_events where company_id = ${companyId}`,
        )
      )[0]?.n;
    /** Returns the database's error message for a statement that it refuses. */
    const refusalOf = async (statement: SQL) => {
      try {
        await db.execute(statement);
        return 'done';
      } catch (error) {
        return String((error as Error).cause);
      }
    };
    const before = await count();
    expect(before).toBeGreaterThan(0);
    const tries = [
      sql`delete from audit_events where company_id = ${companyId}`,
      sql`truncate audit_events`,
      sql.raw(`do $$ begin delete from audit_events where company_id = '${companyId}'; end $$`),
    ];
    for (const attempt of tries) await expect(refusalOf(attempt)).resolves.toMatch(/audit_events is append-only/);
    await db.execute(sql`insert into company_tombstones values (${companyId}, now(), 'OPERATOR', '{}')`);
    await expect(refusalOf(sql`delete from audit_events where company_id = ${companyId}`)).resolves.toMatch(
      /audit_events/,
    );
    await expect(refusalOf(sql`delete from company_tombstones`)).resolves.toMatch(/company_tombstones is append-only/);
    await expect(refusalOf(sql`update company_tombstones set erased_at = now()`)).resolves.toMatch(
      /company_tombstones is append-only/,
    );
    await expect(refusalOf(sql`truncate company_tombstones`)).resolves.toMatch(/company_tombstones is append-only/);
    expect(await count()).toBe(before);
    await eraseCompany(fixtures.app.deps, { companyId, by: 'OPERATOR' });
    expect(await count()).toBe(0);
  });
});
