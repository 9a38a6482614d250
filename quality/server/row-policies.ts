import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type ClientBase, Pool } from 'pg';
import { preparingClient } from '../../apps/server/src/adapters/db/preparing-client.ts';
import { openDatabase, type Database } from '../../apps/server/src/adapters/db/open-database.ts';
import { tenantGuard } from '../../apps/server/src/adapters/db/tenant-guard.ts';
import { signedTokens } from '../../apps/server/src/adapters/tokens/access-token.ts';
import {
  createTenantScope,
  currentTenantScope,
  GLOBAL_TABLES,
  runInTenantScope,
} from '@kafaa/server/platform/data/tenant';
import { statementsOf } from '@kafaa/testing/app/counted-statements';
import { silent } from '@kafaa/testing/app/databases';
import { newEntreprise, newJob } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import type { Row, Trial, TrialOptions } from '../report.ts';
import { ANSWER, BEHAVIOUR, QUESTIONS } from './answers.ts';
import { compare, median, ratioText, type Side, verdictOf } from './paired.ts';
import { idOf, seedCandidates, seedInterviews, seedJob, tokenOf } from './seed.ts';
import { foundCompany, type World } from './world.ts';

const GOAL = 1.15;
const INTERVIEWS = 200;
const SMALL = 200;
const LARGE = 5_000;
const SECRET = 'a secret of the benchmark that is long enough';

/** P16: the cost of row level security on PostgreSQL, which the product does not use (docs/decisions/row-level-security.md). */
export const rowPolicies: Trial = {
  id: 'P16',
  title: 'Row level security beside the same database without it',
  async run(options) {
    const { plain, variants, drop } = await twoDatabases();
    try {
      return [...(await besidePlain(plain, variants, options)), await isolation(variants)];
    } finally {
      await drop();
    }
  },
};

/** An application on one of the databases, with the data of its requests. */
interface Installation {
  readonly name: string;
  readonly database: Database;
  readonly app: TestApp;
  readonly tenants: readonly Tenant[];
}
interface Tenant {
  readonly companyId: string;
  readonly token: string;
  readonly small: string;
  readonly large: string;
  readonly series: number;
}

/** The product twice on equal data and as the same role, which owns its tables and is not a superuser; one side has policies. */
async function twoDatabases() {
  const cluster = process.env['TEST_DATABASE_URL'];
  if (!cluster) throw new Error('TEST_DATABASE_URL is missing: npm run bench:server starts a cluster');
  const mark = randomBytes(6).toString('hex');
  const [role, first, second] = [`policies_${mark}`, `plain_${mark}`, `policies_${mark}`];
  const url = (name: string) => Object.assign(new URL(cluster), { pathname: `/${name}`, username: role }).href;
  await asAdministrator(cluster, `create role ${role} login`, `create database ${first} owner ${role}`);
  const world = await foundCompany(() => openDatabase({ databaseUrl: url(first), dataDir: '' }, silent));
  const tenants = await seedTenants(world);
  await world.app.close();
  await asAdministrator(cluster, `create database ${second} template ${first} owner ${role}`);
  await asAdministrator(url(second), ...policiesFor(await tenantTables(url(second))));
  for (const name of [first, second]) await asAdministrator(url(name), 'vacuum analyze');
  const open = async (name: string, database: Database): Promise<Installation> => {
    const app = await openTestApp(async () => database, { accessTokens: signedTokens(SECRET) });
    app.clock.move({ seconds: (Date.now() - app.clock.now().getTime()) / 1000 });
    return { name, database, app, tenants };
  };
  const plain = await open('plain', await openDatabase({ databaseUrl: url(first), dataDir: '' }, silent));
  const variants = [
    await open('setting sent first', openWithPolicies(url(second), false)),
    await open('setting in the same round trip', openWithPolicies(url(second), true)),
  ];
  return {
    plain,
    variants,
    drop: async () => {
      for (const { app } of [plain, ...variants]) await app.close();
      await asAdministrator(
        cluster,
        `drop database ${first} with (force)`,
        `drop database ${second} with (force)`,
        `drop role ${role}`,
      );
    },
  };
}

/** Two companies with the same counts of rows. Their requests alternate, so that every request changes the connection's company. */
async function seedTenants(world: World): Promise<Tenant[]> {
  const other = await newEntreprise(world.app);
  const { id } = await newJob(world.app, { token: other.token, email: '' });
  const owners = [
    world,
    // The evaluations that are copied are those of the first company's candidate.
    { ...world, token: other.token, companyId: other.companyId, jobId: id },
  ];
  const tenants: Tenant[] = [];
  for (const [index, owner] of owners.entries()) {
    const series = 10 * (index + 1);
    const [small, large] = [idOf(series, 1), idOf(series, 2)];
    for (const [job, count] of [
      [small, SMALL],
      [large, LARGE],
    ] as const) {
      await seedJob(world.app.deps.db, owner, job);
      await seedCandidates(world.app.deps.db, owner, { series: series + (job === small ? 1 : 2), count, jobId: job });
    }
    await seedInterviews(world.app.deps.db, owner, { series: series + 3, count: INTERVIEWS });
    tenants.push({ companyId: owner.companyId, token: owner.token, small, large, series: series + 3 });
  }
  return tenants;
}

async function tenantTables(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    return rows.map(({ name }) => name).filter((name) => !(name in GLOBAL_TABLES));
  } finally {
    await client.end();
  }
}

/** The setting is read once a statement: a call of `current_setting` in each row costs more than the scan. */
const policiesFor = (tables: readonly string[]): string[] =>
  tables.flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy tenant on ${table} using (
      company_id = (select current_setting('kafaa.company', true)) or (select current_setting('kafaa.company', true)) = '*')`,
  ]);

function openWithPolicies(url: string, pipeline: boolean): Database {
  const options = { Client: scopedClient(), connectionString: url, max: 10, idleTimeoutMillis: 600_000, pipeline };
  const pool = new Pool(options);
  pool.on('error', () => {});
  return { kind: 'postgres', db: drizzle(pool, { logger: tenantGuard }), pool, url, close: () => pool.end() };
}

/** Sets the session's company before a statement when it differs from the scope's: at most one statement more a request. */
function scopedClient(): typeof Client {
  const set = { name: 'scope', text: `select set_config('kafaa.company', $1, false)` };
  return class ScopedClient extends preparingClient() {
    #company: string | null = null;
    // The driver has many overloads; arguments and result are passed through unchanged.
    override query(...given: never[]): never {
      const [statement] = given as unknown as [string | { text: string }];
      const text = typeof statement === 'string' ? statement : statement.text;
      // Without a company: look-ups in a locator table, and everything outside of requests.
      const company = currentTenantScope()?.company ?? '*';
      if (company !== this.#company && text !== 'commit' && text !== 'rollback') {
        this.#company = company;
        // Sent by the driver's own method, which the preparing one calls, too.
        const send = Reflect.get(Client.prototype, 'query') as (...sent: unknown[]) => unknown;
        send.call(this, set, [company], () => {});
      }
      // A rollback also rolls the setting back.
      if (text === 'rollback') this.#company = null;
      return (super.query as (...sent: never[]) => never).apply(this, given);
    }
  };
}

async function asAdministrator(url: string, ...statements: string[]): Promise<void> {
  const client: ClientBase & { end(): Promise<void> } = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

type Ask = (tenant: Tenant, turn: number) => { method: 'GET' | 'PUT'; url: string; payload?: object };
const list =
  (job: 'small' | 'large', query = ''): Ask =>
  (tenant) => ({ method: 'GET', url: `/api/candidates/job/${tenant[job]}${query}` });

const CALLS: readonly { id: string; what: string; ask: Ask }[] = [
  { id: 'P16a', what: `list of candidates, ${SMALL} rows`, ask: list('small') },
  { id: 'P16b', what: `list of candidates, ${LARGE} rows`, ask: list('large') },
  { id: 'P16c', what: `search in ${LARGE} rows`, ask: list('large', '?search=nom+77') },
  { id: 'P16d', what: 'counts of the offers', ask: () => ({ method: 'GET', url: '/api/jobs/company' }) },
  {
    id: 'P16e',
    what: 'one answer saved',
    ask: ({ series }, turn) => ({
      method: 'PUT',
      url: `/api/interviews/${tokenOf(series, 1 + (turn % INTERVIEWS))}/answers/${Math.floor(turn / INTERVIEWS) % QUESTIONS}`,
      payload: { answer: ANSWER, revision: turn + 1, behaviour: BEHAVIOUR },
    }),
  },
];

async function besidePlain(
  plain: Installation,
  variants: readonly Installation[],
  { long }: TrialOptions,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { id, what, ask } of CALLS) {
    for (const variant of variants) {
      const [before, after] = [await statementsSent(plain, ask), await statementsSent(variant, ask)];
      const elapsed = { variant: [] as number[], plain: [] as number[] };
      const comparison = await compare(
        requests(variant, ask, elapsed.variant),
        requests(plain, ask, elapsed.plain),
        long ? { rounds: 120, ms: 500 } : { rounds: 40, ms: 150 },
      );
      const took = median(elapsed.variant) / median(elapsed.plain);
      rows.push({
        id,
        goal: `${what}, ${variant.name}: processor time of a request at most ${GOAL} × the same without policies`,
        figure: ratioText(comparison),
        verdict: verdictOf(comparison, GOAL),
        note: `statements a request: ${after} beside ${before}; elapsed time ${took.toFixed(2)} ×`,
      });
    }
  }
  return rows;
}

/** The policies must hold for the owner's role, or the comparison measures nothing. */
async function isolation(variants: readonly Installation[]): Promise<Row> {
  const seen: string[] = [];
  for (const { database, tenants } of variants) {
    if (database.kind !== 'postgres') throw new Error('invariant: policies on PostgreSQL (row-policies)');
    const { pool } = database;
    for (const { companyId } of tenants) {
      const scope = { ...createTenantScope('task', null), company: companyId };
      const { rows } = await runInTenantScope(scope, () =>
        pool.query(`select distinct company_id as id from candidates`),
      );
      seen.push(rows.map(({ id }: { id: string }) => (id === companyId ? 'own' : 'foreign')).join());
    }
  }
  return {
    id: 'P16f',
    goal: 'a statement without a company condition returns the rows of the own company only',
    figure: seen.join('; '),
    verdict: seen.every((one) => one === 'own') ? 'met' : 'short',
  };
}

/**
 * Sends requests of the tenants in turn; returns the processor time of one, in this process and in PostgreSQL: unlike the elapsed
 * time, it hardly depends on what else the machine does. Every response must be a success.
 */
function requests({ app, database, tenants }: Installation, ask: Ask, elapsed: number[]): Side {
  let turn = 1;
  return async (ms) => {
    const { rows } = (await database.db.execute(
      `select pid from pg_stat_activity where datname = current_database()`,
    )) as { rows: { pid: number }[] };
    const spent = () => processorMs() + rows.reduce((sum, { pid }) => sum + backendMs(pid), 0);
    const [before, end] = [spent(), performance.now() + ms];
    let sent = 0;
    while (performance.now() < end) {
      for (const tenant of tenants) {
        const began = performance.now();
        await send(app, tenant, ask(tenant, turn));
        elapsed.push(performance.now() - began);
        sent += 1;
      }
      turn += 1;
    }
    return (spent() - before) / sent;
  };
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Linux counts the processor time of a process in nanoseconds here; a connection that has ended counts as none. */
function backendMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
  } catch {
    return 0;
  }
}

async function send(app: TestApp, { token }: Tenant, { payload, ...request }: ReturnType<Ask>): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.app.inject({ ...request, headers, ...(payload && { payload }) });
  if (answer.statusCode >= 300)
    throw new Error(`the server answered ${answer.statusCode}: ${answer.body.slice(0, 200)}`);
}

/** The statements of the second of two requests in turn. */
async function statementsSent({ app, tenants }: Installation, ask: Ask): Promise<number> {
  const [first, second] = tenants;
  if (!first || !second) throw new Error('invariant: two tenants (row-policies)');
  await send(app, first, ask(first, 0));
  const sent = await statementsOf(() => send(app, second, ask(second, 0)));
  return sent.length;
}
