import { expect, it } from 'vitest';
import { listJobs } from '@kafaa/domain/jobs/api';
import { isolationFault, TenantIsolationError } from './tenant-guard.ts';
import { runInTenantScope, currentTenantScope, createTenantScope, type TenantScope } from '#/platform/data/tenant';
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

const DECIDED: Readonly<Record<string, [verdict: 'runs' | 'refused', statement: string, params?: unknown[]][]>> = {
  conditions: [
    ['runs', 'select id from jobs where company_id = $1 and (id = $2 or id = $3)', [A, 'x', 'y']],
    ['runs', 'select id from public.jobs where public.jobs.company_id = $1::text', [A]],
    ['runs', 'select "J".id from only jobs as "J" where $1 = "J".company_id', [A]],
    ['refused', 'select id from jobs where id = $1', ['x']],
    ['refused', 'select id from jobs where company_id = $1 and id = $2', [B, 'x']],
    ['refused', 'select id from jobs where company_id = $1', [null]],
    ['refused', 'select id from jobs where company_id = $1 and company_id = $2', [A, B]],
    ['refused', 'select id from jobs where company_id = $1 or id = $2', [A, 'x']],
    ['refused', 'select id from jobs where company_id = $1 or true', [A]],
    ['refused', 'select id from jobs where (company_id = $1 and id = $2) or id = $3', [A, 'x', 'y']],
    ['refused', 'select id from jobs where not (company_id = $1)', [A]],
    ['refused', 'select id from jobs where (company_id = $1) is false', [A]],
    ['refused', 'select id from jobs where company_id <> $1', [A]],
    ['refused', 'select id from jobs where company_id >= $1', [A]],
    ['refused', 'select id from jobs where company_id like $1', [A]],
    ['refused', 'select id from jobs where company_id = any($1)', [[A, B]]],
    ['refused', 'select id from jobs where company_id = company_id', []],
    ['refused', `select id from jobs where company_id = '${A}'`, []],
    ['refused', 'select id from jobs having company_id = $1', [A]],
    ['refused', 'select company_id = $1 from jobs', [A]],
    ['refused', 'table jobs', []],
  ],
  'texts and comments': [
    ['runs', "select 1 from jobs where company_id = $1 and title = 'from users'", [A]],
    ['refused', "select 1 from jobs where title = ' and company_id = $1 '", [A]],
    ['refused', 'select 1 from jobs where title = $$ and company_id = $1 $$', [A]],
    ['refused', 'select 1 from jobs where id = $1 -- and company_id = $1', [A]],
    ['refused', 'select 1 from jobs where id = $1 /* /* and */ company_id = $1 */', [A]],
    ['refused', "select 1 from jobs where title = e'\\' and company_id = $1 -- '", [A]],
    ['refused', 'select 1 from jobs where "and company_id = $1" = $1', [A]],
  ],
  joins: [
    ['runs', 'select 1 from jobs join users u on u.company_id = jobs.company_id where u.company_id = $1', [A]],
    ['runs', 'select 1 from jobs left join users u on u.company_id = jobs.company_id where jobs.company_id = $1', [A]],
    ['runs', 'select 1 from jobs j, users u where j.company_id = $1 and u.company_id = j.company_id', [A]],
    ['runs', 'select 1 from job_locators join jobs on jobs.company_id = job_locators.company_id', []],
    ['runs', 'select 1 from plans', []],
    ['runs', 'select 1 from tasks join plans using (name) where id = $1', ['x']],
    ['runs', 'select 1 from tasks where name = $1', ['x']],
    ['refused', 'select 1 from jobs j, users where j.company_id = $1', [A]],
    ['refused', 'select 1 from jobs join users u on u.id = jobs.id where u.company_id = $1', [A]],
    ['refused', 'select 1 from jobs join users using (company_id)', []],
    ['refused', 'select 1 from jobs natural join users u where u.company_id = $1', [A]],
    ['refused', 'select 1 from jobs left join users u on jobs.company_id = $1 and u.company_id = $1', [A]],
    ['refused', 'select 1 from users u right join jobs on jobs.company_id = $1 and u.company_id = $1', [A]],
    ['refused', 'select 1 from jobs full join users u on jobs.company_id = $1 and u.company_id = $1', [A]],
    ['refused', 'select 1 from jobs join users u on u.company_id = jobs.company_id where company_id = $1', [A]],
  ],
  'derived tables': [
    [
      'runs',
      'select 1 from jobs where company_id = $1 and exists (select from users u where u.company_id = jobs.company_id)',
      [A],
    ],
    [
      'runs',
      'select 1 from (select * from jobs where company_id = $1) j join users u on u.company_id = j.company_id',
      [A],
    ],
    [
      'runs',
      'select 1 from jobs j, lateral (select 1 from users u where u.company_id = j.company_id) x where j.company_id = $1',
      [A],
    ],
    [
      'runs',
      'with c as (select $1::text as company_id) select 1 from jobs join c on jobs.company_id = c.company_id',
      [A],
    ],
    ['runs', 'select id from jobs where company_id = $1 union all select id from users where company_id = $1', [A]],
    ['refused', 'select (select 1 from users where users.id = $2) from jobs where jobs.company_id = $1', [A, 'x']],
    ['refused', 'select 1 from jobs where company_id = $1 and exists (select from users where id = $2)', [A, 'x']],
    ['refused', 'select 1 from jobs where company_id = $1 order by (select max(name) from users)', [A]],
    ['refused', 'select 1 from jobs j where exists (select where j.company_id = $1)', [A]],
    ['refused', 'select id from jobs where company_id = $1 union all select id from users', [A]],
    [
      'refused',
      'with c as (select $1::text as company_id) select 1 from jobs join c on jobs.company_id = c.company_id',
      [B],
    ],
    ['refused', "with c as (select 'b' as company_id) select 1 from jobs join c on jobs.company_id = c.company_id", []],
    [
      'refused',
      'with c as (select id as company_id from jobs where company_id = $1) select 1 from users u join c on u.company_id = c.company_id',
      [A],
    ],
    [
      'refused',
      'with c(company_id, id) as (select id, company_id from jobs where company_id = $1) select 1 from users u join c on u.company_id = c.company_id',
      [A],
    ],
    [
      'refused',
      "with recursive c as (select 'b' as company_id union select j.company_id from jobs j join c on j.company_id = c.company_id) select 1 from c",
      [],
    ],
    [
      'refused',
      'select 1 from jobs join unnest($1::text[]) as c(company_id) on jobs.company_id = c.company_id',
      [[A, B]],
    ],
    ['refused', 'select 1 from jobs join (values ($1)) as c(company_id) on jobs.company_id = c.company_id', [B]],
    [
      'refused',
      'with gone as (delete from jobs where id = $2 returning 1) select 1 from users where company_id = $1',
      [A, 'x'],
    ],
  ],
  writes: [
    ['runs', 'update jobs set title = $1 where company_id = $2 and id = $3', ['t', A, 'x']],
    [
      'runs',
      'update jobs j set title = u.name from users u where j.company_id = $1 and u.company_id = j.company_id',
      [A],
    ],
    ['runs', 'delete from jobs j using users u where j.company_id = $1 and u.company_id = j.company_id', [A]],
    ['runs', 'insert into jobs (company_id, id) values ($1, $2), ($3, $4)', [A, 'x', A, 'y']],
    ['runs', 'insert into jobs (id, company_id) select id, company_id from users where company_id = $1', [A]],
    [
      'runs',
      'insert into jobs as j (company_id, id) values ($1, $2) on conflict (company_id, id) do update set id = excluded.id where j.company_id = excluded.company_id',
      [A, 'x'],
    ],
    [
      'runs',
      `with held as (select * from jobs i where i.company_id = $1), kept as (insert into users as a (company_id, id)
      select company_id, $2::int from held on conflict do nothing) update jobs j set x = 1 from held r where j.company_id = r.company_id`,
      [A, 'x'],
    ],
    ['refused', 'update jobs set title = $1 where id = $2', ['t', 'x']],
    ['refused', 'update jobs set company_id = $1 where id = $2', [A, 'x']],
    ['refused', 'update jobs set company_id = $2 where company_id = $1', [A, B]],
    [
      'refused',
      'update jobs set (company_id, id) = (select id, id from users where company_id = $1) where company_id = $1',
      [A],
    ],
    ['refused', 'update jobs j set title = u.name from users u where j.company_id = $1', [A]],
    ['refused', 'delete from jobs where id = $1', ['x']],
    ['refused', 'insert into jobs (company_id, id) values ($1, $2), ($3, $4)', [A, 'x', B, 'y']],
    ['refused', "insert into jobs (company_id, id) values ('b', $1)", ['x']],
    ['refused', 'insert into jobs (id) values ($1)', ['x']],
    ['refused', 'insert into jobs values ($1, $2)', [A, 'x']],
    ['refused', 'insert into jobs default values', []],
    ['refused', 'insert into jobs (company_id, id) select id, company_id from users where company_id = $1', [A]],
    ['refused', 'insert into jobs (company_id, id) select * from users where company_id = $1', [A]],
    ['refused', 'insert into jobs (company_id, id) values ($1, (select max(id) from users))', [A]],
    [
      'refused',
      'insert into jobs (company_id, id) values ($1, $2) on conflict (company_id, id) do update set company_id = $3',
      [A, 'x', B],
    ],
    ['refused', 'with kept as (insert into users (company_id, id) select $1, id from jobs) select 1 from kept', [A]],
    ['refused', 'merge into jobs j using users u on j.id = u.id when matched then delete', []],
  ],
  'other statements': [
    ['runs', 'begin', []],
    ['runs', 'savepoint sp1', []],
    ['runs', "select pg_notify('tasks', '')", []],
    ['refused', 'truncate jobs', []],
    ['refused', 'lock table jobs', []],
    ['refused', 'copy jobs to stdout', []],
    ['refused', 'explain select 1 from jobs', []],
    ['refused', 'prepare every as select 1 from jobs', []],
    ['refused', 'do $$ begin delete from jobs; end $$', []],
    ['refused', 'create table mine as select * from jobs', []],
    ['refused', 'select id into mine from jobs where company_id = $1', [A]],
    ['refused', 'select 1 from jobs where company_id = $1; delete from jobs', [A]],
    ['refused', 'select 1 from candidates_of_tomorrow', []],
  ],
};

for (const [what, rows] of Object.entries(DECIDED))
  it.each(rows)(`the tenant guard decides on ${what}: %s: %s`, (verdict, statement, params = []) => {
    expect(isolationFault(statement, params, scope(A)) === null ? 'runs' : 'refused').toBe(verdict);
  });

it('the tenant guard refuses a statement that it cannot parse', () => {
  expect(isolationFault('select 1 from jobs tablesample system (1)', [], scope(A))).toContain('cannot be read');
});

it('the tenant guard binds a request to the company of its first statement, and lets a task change the company', () => {
  const statement = 'select 1 from "jobs" where company_id = $1';
  const [request, task] = [scope(), scope(null, 'task')];
  expect([A, A, B].map((company) => isolationFault(statement, [company], request) === null)).toEqual([
    true,
    true,
    false,
  ]);
  expect([A, B].map((company) => isolationFault(statement, [company], task) === null)).toEqual([true, true]);
});

it('the tenant guard refuses in the driver every statement without its company condition', async () => {
  const seen = new Set<string>();
  const outside = new Set<string>();
  const database = await freshPglite((statement) => {
    seen.add(statement);
    if (!currentTenantScope()) outside.add(statement);
  });
  const app = await openTestApp(async () => database);
  const { token } = await newSubscriber(app);
  await app.call(listJobs, {}, token);
  // The checks of a session or a link, which precede the reading of the body, run in the tenant scope, too.
  outside.clear();
  await app.call(listJobs, {}, token);
  const headers = { 'content-type': 'application/octet-stream' };
  const cv = '/api/interviews/faux/cv?offset=0&size=1&name=cv.pdf';
  expect((await app.app.inject({ method: 'PUT', url: cv, headers, payload: 'x' })).statusCode).toBe(410);
  expect([...outside]).toEqual([]);
  // The secret of an account link may be looked up without a company, so its statement is left out.
  const ours = [...seen].filter((one) => /"company_id" = \$\d/.test(one) && !one.startsWith('update "account_tokens"'));
  expect(ours.length).toBeGreaterThan(8);
  for (const statement of ours) {
    const careless = statement.replace(/"\w+"\."company_id" = \$\d+/g, 'true');
    expect(isolationFault(careless, [], scope()), careless).toContain('names no company');
    // The database refuses the statement before it runs.
    await expect(
      runInTenantScope(createTenantScope('request', null), async () => database.db.execute(careless)),
    ).rejects.toThrow(TenantIsolationError);
  }
  await app.close();
}, 90_000);
