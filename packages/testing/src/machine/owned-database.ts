import { Client } from 'pg';

/**
 * The role that owns the tests' databases. It is not the administrator of TEST_DATABASE_URL, because row level
 * security does not apply to a superuser.
 */
const OWNER = 'kafaa_tests';

/** Creates a database in the administrator's cluster; returns its address for the role that owns it. */
export async function createDatabase(cluster: string, name: string, template = 'template1'): Promise<string> {
  const { password } = new URL(cluster);
  await onCluster(cluster, async (query) => {
    // Processes that create the role at the same time fail with one of these errors.
    await query(`do $$ begin create role ${OWNER} login password '${decodeURIComponent(password).replaceAll("'", "''")}';
      exception when duplicate_object or unique_violation then null; end $$`);
    await query(`create database ${name} template ${template} owner ${OWNER}`);
  });
  return Object.assign(new URL(cluster), { pathname: `/${name}`, username: OWNER }).href;
}

/** Database URL for connections that see the rows of every company without setting the scope in each statement. */
export function everyCompany(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c kafaa.company=*');
  return url.href;
}

/** Runs statements as the cluster's administrator; each returns its number of rows. */
export async function onCluster<T>(
  url: string,
  work: (query: (text: string, values?: unknown[]) => Promise<number>) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (text, values) => (await client.query(text, values)).rowCount ?? 0);
  } finally {
    await client.end();
  }
}
