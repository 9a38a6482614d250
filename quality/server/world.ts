import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { signedTokens } from '../../apps/server/src/adapters/tokens/access-token.ts';
import { openDatabase, type Database } from '../../apps/server/src/adapters/db/open-database.ts';
import type { Db } from '../../apps/server/src/deps.ts';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { silent } from '@kafaa/testing/app/databases';
import { answerAll, complete, newCandidate, newEntreprise, newJob } from '@kafaa/testing/app/factories';
import { createDatabase, everyCompany, onCluster } from '@kafaa/testing/machine/owned-database';
import { ProductServer } from '@kafaa/testing/product/server';

const SECRET = 'a secret of the benchmark that is long enough';

/** A company in a database of its own, which the product in this process created; the benchmarks attach their data to it. */
export interface World {
  readonly app: TestApp;
  /** The access token of the company's only user. */
  readonly token: string;
  readonly companyId: string;
  readonly jobId: string;
  /** Id of a candidate with an evaluation. */
  readonly candidateId: string;
}

/** Opens the product in this process with one company, one offer and one evaluated candidate. */
export async function foundCompany(open: () => Promise<Database>): Promise<World> {
  const app = await openTestApp(open, { accessTokens: signedTokens(SECRET) });
  // The clock is set to the current time, which the built server uses, too.
  app.clock.move({ seconds: (Date.now() - app.clock.now().getTime()) / 1000 });
  const { token, companyId } = await newEntreprise(app);
  const { id: jobId } = await newJob(app, { token, email: '' });
  const { token: link, email } = await newCandidate(app, jobId);
  await answerAll(app, link);
  await complete(app, link, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
  await app.drain();
  const found = await read<{ id: string }>(app.deps.db, `select id from candidates where email = '${email}'`);
  return { app, token, companyId, jobId, candidateId: found[0]?.id ?? '' };
}

/** The rows that a statement returns, on either database. */
export async function read<T>(db: Db, text: string): Promise<T[]> {
  return ((await db.execute(sql.raw(text))) as { rows: T[] }).rows;
}

/** Starts the built server on the database of a world. */
export const productOn = (databaseUrl: string) =>
  ProductServer.start({ env: { DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET, CALL_LIMITS: 'on' } });

/** Creates the built server with its embedded database and stops it, so that data can be added to its folder. */
export async function embeddedProduct(): Promise<ProductServer> {
  const product = await ProductServer.start({ env: { SESSION_SECRET: SECRET, CALL_LIMITS: 'on' } });
  await product.stop();
  return product;
}

export interface OwnDatabase {
  readonly url: string;
  /** Database URL for the trial's own statements, which read the rows of every company. */
  readonly rowsUrl: string;
  readonly open: () => Promise<Database>;
  readonly pool: Pool;
  drop(): Promise<void>;
}

/** Creates a database in the cluster of TEST_DATABASE_URL. */
export async function ownDatabase(): Promise<OwnDatabase> {
  const cluster = process.env['TEST_DATABASE_URL'];
  if (!cluster) throw new Error('TEST_DATABASE_URL is missing: npm run bench:server starts a cluster');
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(cluster, name);
  // The role may disable triggers, because large tables are filled without them.
  const { username } = new URL(url);
  await onCluster(cluster, (query) => query(`grant set on parameter session_replication_role to ${username}`));
  const rowsUrl = everyCompany(url);
  const pool = new Pool({ connectionString: rowsUrl, max: 4 });
  pool.on('error', () => {});
  return {
    url,
    rowsUrl,
    pool,
    open: () => openDatabase({ databaseUrl: url, dataDir: '' }, silent),
    async drop() {
      await pool.end();
      await onCluster(cluster, (query) => query(`drop database ${name} with (force)`));
    },
  };
}
