import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { openDatabase, type Database } from '../../apps/server/src/adapters/db/open-database.ts';
import { tenantGuard } from '../../apps/server/src/adapters/db/tenant-guard.ts';
import { signedTokens } from '../../apps/server/src/adapters/tokens/access-token.ts';
import { createTenantScope, runInTenantScope } from '@kafaa/server/platform/data/tenant';
import { statementsOf } from '@kafaa/testing/app/counted-statements';
import { silent } from '@kafaa/testing/app/databases';
import { newEntreprise, newJob } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { createDatabase, onCluster } from '@kafaa/testing/machine/owned-database';
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

/** Trial P16: the cost of row level security on PostgreSQL (docs/decisions/row-level-security.md). */
export const rowPolicies: Trial = {
  id: 'P16',
  title: 'row level security costs little CPU time beside the same database without it',
  async run(options) {
    const { plain, product, drop } = await twoDatabases();
    try {
      return [...(await besidePlain(plain, product, options)), await isolation(product)];
    } finally {
      await drop();
    }
  },
};

/** The product on one of the databases, with the data for its requests. */
interface Installation {
  readonly database: Extract<Database, { kind: 'postgres' }>;
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

/** Opens the product twice on equal data: as it is, and without policies and without the setting that it sends with each statement. */
async function twoDatabases() {
  const mark = randomBytes(6).toString('hex');
  const [withPolicies, without] = [`policies_${mark}`, `plain_${mark}`];
  const cluster = process.env['TEST_DATABASE_URL'];
  if (!cluster) throw new Error('TEST_DATABASE_URL is missing: npm run bench:server starts a cluster');
  const url = await createDatabase(cluster, withPolicies);
  const world = await foundCompany(() => openDatabase({ databaseUrl: url, dataDir: '' }, silent));
  const tenants = await seedTenants(world);
  await world.app.close();
  const plainUrl = await createDatabase(cluster, without, withPolicies);
  await asOwner(plainUrl, WITHOUT_POLICIES);
  for (const one of [url, plainUrl]) await asOwner(one, 'vacuum analyze');
  const open = async (database: Database): Promise<Installation> => {
    if (database.kind !== 'postgres') throw new Error('invariant: policies on PostgreSQL (row-policies)');
    const app = await openTestApp(async () => database, { accessTokens: signedTokens(SECRET) });
    app.clock.move({ seconds: (Date.now() - app.clock.now().getTime()) / 1000 });
    return { database, app, tenants };
  };
  const plain = await open(openPlain(plainUrl));
  const product = await open(await openDatabase({ databaseUrl: url, dataDir: '' }, silent));
  return {
    plain,
    product,
    drop: async () => {
      for (const { app } of [plain, product]) await app.close();
      for (const name of [withPolicies, without])
        await onCluster(cluster, (query) => query(`drop database ${name} with (force)`));
    },
  };
}

const WITHOUT_POLICIES = `do $$ declare t regclass; begin
  for t in select polrelid::regclass from pg_policy loop
    execute format('drop policy own_company on %s', t);
    execute format('alter table %s no force row level security, disable row level security', t);
  end loop; end $$`;

/** The product's connections without the setting of the company. */
function openPlain(url: string): Installation['database'] {
  const pool = new Pool({ Client: plainClient(), connectionString: url, max: 10, idleTimeoutMillis: 600_000 });
  pool.on('error', () => {});
  return { kind: 'postgres', db: drizzle(pool, { logger: tenantGuard }), pool, url, close: () => pool.end() };
}

/** A client that prepares the same statements as the product's client, from their third call on. */
function plainClient(): typeof Client {
  const names = new Map<string, string>();
  const calls = new Map<string, number>();
  return class PlainClient extends Client {
    // The driver has many overloads; arguments and result are passed through unchanged.
    override query(...given: never[]): never {
      const [statement, values, ...rest] = given as unknown as [string | { text: string }, unknown, ...unknown[]];
      const send = super.query.bind(this) as unknown as (...sent: unknown[]) => never;
      if (typeof statement === 'string' || !Array.isArray(values) || values.length === 0) return send(...given);
      const { text } = statement;
      const called = (calls.get(text) ?? 0) + 1;
      calls.set(text, called);
      if (called < 3 || text.length > 5_000) return send({ ...statement, name: undefined }, values, ...rest);
      const name = names.get(text) ?? `plain_${names.size}`;
      names.set(text, name);
      return send({ ...statement, name }, values, ...rest);
    }
  };
}

/** Two companies with the same counts of rows. Their requests alternate, so that every request changes the connection's company. */
async function seedTenants(world: World): Promise<Tenant[]> {
  const other = await newEntreprise(world.app);
  const { id } = await newJob(world.app, { token: other.token, email: '' });
  const owners = [
    world,
    // The evaluations are copies of the evaluation of the first company's candidate.
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

async function asOwner(url: string, statement: string): Promise<void> {
  await onCluster(url, (query) => query(statement));
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

async function besidePlain(plain: Installation, product: Installation, { long }: TrialOptions): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { id, what, ask } of CALLS) {
    const [before, after] = [await statementsSent(plain, ask), await statementsSent(product, ask)];
    const elapsed = { product: [] as number[], plain: [] as number[] };
    const comparison = await compare(
      requests(product, ask, elapsed.product),
      requests(plain, ask, elapsed.plain),
      long ? { rounds: 120, ms: 500 } : { rounds: 40, ms: 150 },
    );
    const took = median(elapsed.product) / median(elapsed.plain);
    rows.push({
      id,
      goal: `${what}: a request takes at most ${GOAL} × the CPU time without policies`,
      figure: ratioText(comparison),
      verdict: verdictOf(comparison, GOAL),
      note: `round trips a request: ${after} beside ${before}; elapsed time ${took.toFixed(2)} ×`,
    });
  }
  return rows;
}

/** Checks that the policies are enforced; otherwise the comparison would be meaningless. */
async function isolation({ database, tenants }: Installation): Promise<Row> {
  const seen: string[] = [];
  for (const { companyId } of tenants) {
    const text = 'select distinct company_id as id from candidates';
    const scope = { ...createTenantScope('task', null), company: companyId };
    const { rows } = await runInTenantScope(scope, () => database.pool.query<{ id: string }>({ text }));
    seen.push(rows.map(({ id }) => (id === companyId ? 'own' : 'foreign')).join());
  }
  return {
    id: 'P16f',
    goal: 'a statement without a company condition returns only rows of its own company',
    figure: seen.join('; '),
    verdict: seen.every((one) => one === 'own') ? 'met' : 'short',
  };
}

/**
 * Sends requests of the tenants in turn; returns the processor time of one request, in this process and in PostgreSQL. Unlike
 * the elapsed time, it hardly depends on other processes of the machine. Every response must be a success.
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

/** Reads the processor time of a process, which Linux counts in nanoseconds; 0 if its connection has ended. */
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

/** Number of statements that the second of two consecutive requests sends. */
async function statementsSent({ app, tenants }: Installation, ask: Ask): Promise<number> {
  const [first, second] = tenants;
  if (!first || !second) throw new Error('invariant: two tenants (row-policies)');
  await send(app, first, ask(first, 0));
  const sent = await statementsOf(() => send(app, second, ask(second, 0)));
  return sent.length;
}
