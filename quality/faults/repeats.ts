import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '@kafaa/domain/endpoints';
import type { Endpoint } from '@kafaa/domain/kernel/endpoint';
import { Client } from 'pg';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';
import { AckLog } from './ack-log.ts';
import { Caller, inParallel, type Seen } from './caller.ts';
import { FaultProxy } from './fault-proxy.ts';
import { checkSettled } from './invariants.ts';
import { whenSettled } from './settle.ts';
import { RECIPES } from './write-recipes.ts';
import type { Recipe, Staged } from './write-stages.ts';

/** Ways of sending a call: once, several times concurrently, or again after a lost response and a server restart. */
const WAYS = ['once', 'at once', 'lost'] as const;

interface Sending {
  readonly endpoint: Endpoint;
  readonly recipe: Recipe;
  readonly staged: Staged;
  readonly way: (typeof WAYS)[number];
  readonly seen: Seen[];
}

const isSuccess = ({ status }: Seen) => status >= 200 && status < 300;
const codeOf = ({ body }: Seen) => (body as { code?: string } | null)?.code ?? '';

/** The faults in the responses to one sending. */
function* answersFaults({ endpoint: { name }, recipe, way, seen }: Sending): Generator<string> {
  if (recipe.refused) {
    const others = seen.map(codeOf).filter((code) => code !== recipe.refused);
    if (others.length > 0) yield `${name}, ${way}: ${others.join(', ')} in place of ${recipe.refused}`;
    return;
  }
  const [first] = seen.filter(isSuccess);
  const echoes = recipe.again ?? [];
  // The response to the first try was lost, so an echo error may be the only response.
  if (!first && !(way === 'lost' && seen.every((one) => echoes.includes(codeOf(one)))))
    yield `${name}, ${way}: no success (${seen.map((one) => `${one.status} ${codeOf(one)}`).join(', ')})`;
  for (const one of seen) {
    if (!isSuccess(one)) {
      if (first && !echoes.includes(codeOf(one)))
        yield `${name}, ${way}: ${one.status} ${codeOf(one)} beside a success`;
    } else if (!recipe.differs && first && !isDeepStrictEqual(one.body, first.body))
      yield `${name}, ${way}: two successes that read differently`;
  }
}

type Counts = Readonly<Record<string, number>>;

/** Tables whose number of rows follows from random draws, scores and the words of texts, not from the number of calls. */
const DERIVED = ['answer_hashes', 'candidate_counts', 'search_words'];

/** Number of rows of the account's company, by table. */
async function countRows(database: Client, email: string): Promise<Counts> {
  const tables = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id' and not table_name = any($1)`,
    [DERIVED],
  );
  const one = tables.rows.map(
    ({ name }) => `select '${name}' as name, count(*)::int as count from "${name}" where company_id = $1`,
  );
  const company = await database.query<{ company_id: string }>('select company_id from users where email = $1', [
    email,
  ]);
  const counted = await database.query<{ name: string; count: number }>(one.join(' union all '), [
    company.rows[0]?.company_id ?? '',
  ]);
  return Object.fromEntries(counted.rows.map(({ name, count }) => [name, count]));
}

/** Tables with more or fewer rows than after a single sending. */
function* rowsFaults({ endpoint, way, recipe }: Sending, expected: Counts, counts: Counts): Generator<string> {
  for (const table of Object.keys(expected)) {
    const [had, has] = [expected[table] ?? 0, counts[table] ?? 0];
    const asked = (recipe.each ?? []).includes(table) && has > had;
    if (has !== had && !asked) yield `${endpoint.name}, ${way}: ${has} rows in ${table}, ${had} when sent once`;
  }
}

async function run({ long }: { long: boolean }): Promise<readonly Row[]> {
  const times = long ? 50 : 5;
  const writes = endpoints.filter(({ method }) => method !== 'GET');
  const names = new Set(writes.map(({ name }) => name));
  const unknown = [
    ...writes.filter(({ name }) => !RECIPES[name]).map(({ name }) => `${name} has no recipe`),
    ...Object.keys(RECIPES).flatMap((name) => (names.has(name) ? [] : [`the recipe ${name} is for no route`])),
  ];
  const server = await ProductServer.start({
    database: 'postgres',
    // Passkeys need a host name.
    hostname: 'localhost',
    env: { LOG_LEVEL: 'error', CALL_LIMITS: 'off' },
  });
  const line = await FaultProxy.open(Number(new URL(server.url).port));
  const database = new Client(server.rowsUrl);
  await database.connect();
  try {
    const wanted = writes.flatMap((endpoint) => {
      const recipe = RECIPES[endpoint.name];
      return recipe ? WAYS.map((way) => ({ endpoint, recipe, way })) : [];
    });
    const sendings = await inParallel(wanted, 6, async (one): Promise<Sending> => {
      const staged = await one.recipe.stage(server).catch((error: unknown) => {
        throw new Error(`staging ${one.endpoint.name} failed`, { cause: error });
      });
      return { ...one, staged, seen: [] };
    });
    // Background tasks of the preparation are finished first, because they must not affect the tried call.
    await whenSettled(server, async () => {});
    line.line = { loseAnswers: true };
    const [direct, lossy] = [new Caller(server.url), new Caller(line.url)];
    let lost = 0;
    await inParallel(sendings, 4, async ({ endpoint, staged, way, seen }) => {
      if (way === 'lost') {
        const { status } = await lossy.call(endpoint, staged);
        if (status === 0) lost += 1;
      } else if (way === 'once') seen.push(await direct.call(endpoint, staged));
      else seen.push(...(await Promise.all(Array.from({ length: times }, async () => direct.call(endpoint, staged)))));
    });
    for (const caller of [direct, lossy]) caller.close();
    await server.stop('SIGKILL');
    await server.start();
    const later = new Caller(server.url);
    const losers = sendings.filter(({ way }) => way === 'lost');
    await inParallel(losers, 4, async ({ endpoint, staged, seen }) => seen.push(await later.call(endpoint, staged)));
    later.close();

    const broken = await checkSettled(server, new AckLog());

    const faults = [...unknown, ...sendings.flatMap((one) => [...answersFaults(one)])];
    for (const { name } of writes) {
      const [once, ...others] = sendings.filter(({ endpoint }) => endpoint.name === name);
      if (!once) continue;
      const expected = await countRows(database, once.staged.email);
      for (const one of others) faults.push(...rowsFaults(one, expected, await countRows(database, one.staged.email)));
    }
    for (const fault of [...faults, ...broken]) console.log(`  ${fault}`);
    return [
      {
        id: 'R8',
        goal: `${writes.length} write routes, called ${times} times at once and after a lost answer and a kill -9, write once and answer alike or refuse`,
        figure: `${writes.length - unknown.length} routes, ${lost} answers lost, ${faults.length} faults, ${broken.length} violations of I1–I13`,
        verdict: faults.length + broken.length === 0 && lost === losers.length ? 'met' : 'short',
        note: faults[0] ?? broken[0] ?? 'rows counted in every table of the company',
      },
    ];
  } finally {
    await database.end();
    await line.close();
    await server.dispose();
  }
}

/** Trial that sends every write call again: as a double click, as a client whose response was lost, after a restart. */
export const repeats: Trial = { id: 'R8', title: 'a repeated write changes nothing', run };
