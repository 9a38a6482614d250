import { expect, it } from 'vitest';
import { listJobs } from '@kafaa/domain/jobs/api';
import { isolationFault, TenantIsolationError } from './tenant-guard.ts';
import { runInTenantScope, currentTenantScope, createTenantScope, type TenantScope } from '#/platform/tenant';
import { openTestApp } from '@kafaa/testing/app/test-app';
import { freshPglite } from '@kafaa/testing/app/databases';
import { newSubscriber } from '@kafaa/testing/app/factories';

const A = '01900000-0000-7000-8000-00000000000a';
const B = '01900000-0000-7000-8000-00000000000b';
const scope = (company: string | null = null, kind: TenantScope['kind'] = 'request'): TenantScope => ({
  kind,
  company,
  unscoped: false,
  requestId: null,
});

it.each<[verdict: 'runs' | 'refused', statement: string, params: unknown[]]>([
  ['runs', 'select "id" from "jobs" where ("jobs"."company_id" = $1 and "jobs"."id" = $2)', [A, 'x']],
  ['refused', 'select "id" from "jobs" where "jobs"."id" = $1', ['x']],
  ['refused', 'select "id" from "jobs" where ("jobs"."company_id" = $1 and "jobs"."id" = $2)', [B, 'x']],
  ['refused', 'select "id" from "jobs" where ("jobs"."company_id" = $1 or "jobs"."id" = $2)', [A, 'x']],
  ['refused', 'select "id" from "jobs" where "jobs"."company_id" = $1', [null]],
  ['refused', 'select 1 from "jobs" j, "users" where j.company_id = $1', [A]],
  [
    'runs',
    'select 1 from "jobs" inner join "users" u on u.company_id = "jobs".company_id where u.company_id = $1',
    [A],
  ],
  ['refused', 'select 1 from "jobs" inner join "users" u on u.id = "jobs".id where u.company_id = $1', [A]],
  ['runs', 'select 1 from "job_locators" inner join "jobs" on "jobs"."company_id" = "job_locators"."company_id"', []],
  [
    'refused',
    'select (select 1 from "users" where "users"."id" = $2) from "jobs" where "jobs"."company_id" = $1',
    [A, 'x'],
  ],
  ['runs', 'update "jobs" set "title" = $1 where ("jobs"."company_id" = $2 and "jobs"."id" = $3)', ['t', A, 'x']],
  ['refused', 'update "jobs" set "title" = $1 where "jobs"."id" = $2', ['t', 'x']],
  ['refused', 'delete from "jobs" where "jobs"."id" = $1', ['x']],
  ['runs', 'insert into "jobs" ("company_id", "id") values ($1, $2), ($3, $4)', [A, 'x', A, 'y']],
  ['refused', 'insert into "jobs" ("company_id", "id") values ($1, $2), ($3, $4)', [A, 'x', B, 'y']],
  ['refused', 'insert into "jobs" ("id") values ($1)', ['x']],
  [
    'runs',
    `with held as (select * from "jobs" i where i.company_id = $1), kept as (insert into "users" as a (company_id, id)
      select company_id, $2::int from held on conflict do nothing) update "jobs" j set x = 1 from held r where j.company_id = r.company_id`,
    [A, 'x'],
  ],
  [
    'refused',
    `with held as (select * from "jobs" i where i.id = $1), kept as (insert into "users" as a (company_id, id)
      select company_id, $2::int from held) select 1 from kept`,
    [A, 'x'],
  ],
  ['refused', 'with kept as (insert into "users" (company_id, id) select $1, id from "jobs") select 1 from kept', [A]],
  ['runs', 'select 1 from tasks where name = $1', ['x']],
  ['runs', 'select 1 from "plans"', []],
  ['runs', 'select 1 from "jobs" where company_id = $1 and title = \'from users\'', [A]],
])('the tenant guard decides %s for the statement: %s', (verdict, statement, params) => {
  expect(isolationFault(statement, params, scope(A)) === null ? 'runs' : 'refused').toBe(verdict);
});

it('a request is bound to the company of its first statement, and a task may switch companies', () => {
  const statement = 'select 1 from "jobs" where company_id = $1';
  const [request, task] = [scope(), scope(null, 'task')];
  expect([A, A, B].map((company) => isolationFault(statement, [company], request) === null)).toEqual([
    true,
    true,
    false,
  ]);
  expect([A, B].map((company) => isolationFault(statement, [company], task) === null)).toEqual([true, true]);
});

it('the tenant guard refuses in the driver every statement that has lost its company condition', async () => {
  const seen = new Set<string>();
  const outside = new Set<string>();
  const database = await freshPglite((statement) => {
    seen.add(statement);
    if (!currentTenantScope()) outside.add(statement);
  });
  const app = await openTestApp(async () => database);
  const { token } = await newSubscriber(app);
  await app.call(listJobs, {}, token);
  // The checks of a session or a link before the body is read run in the tenant scope, too.
  outside.clear();
  await app.call(listJobs, {}, token);
  const headers = { 'content-type': 'application/octet-stream' };
  const cv = '/api/interviews/faux/cv?offset=0&size=1&name=cv.pdf';
  expect((await app.app.inject({ method: 'PUT', url: cv, headers, payload: 'x' })).statusCode).toBe(410);
  expect([...outside]).toEqual([]);
  // The secret of a link may be looked up without its company.
  const ours = [...seen].filter((one) => /"company_id" = \$\d/.test(one) && !one.startsWith('update "account_tokens"'));
  expect(ours.length).toBeGreaterThan(8);
  for (const statement of ours) {
    const careless = statement.replace(/"\w+"\."company_id" = \$\d+/g, 'true');
    expect(isolationFault(careless, [], scope()), careless).toContain('names no company');
    // The driver refuses it, too, before anything runs.
    await expect(
      runInTenantScope(createTenantScope('request', null), async () => database.db.execute(careless)),
    ).rejects.toThrow(TenantIsolationError);
  }
  await app.close();
}, 90_000);
