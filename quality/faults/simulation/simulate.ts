import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../../../apps/server/src/adapters/db/migrate.ts';
import { adoptPglite } from '../../../apps/server/src/adapters/db/open-database.ts';
import { ROOT } from '@kafaa/testing/root';
import { AckLog } from '../ack-log.ts';
import { Client } from '../client.ts';
import {
  answerQuestions,
  type Applicant,
  apply,
  complete,
  foundCompany,
  publish,
  subscribe,
} from '../scenario-actions.ts';
import { enter } from './determinism.ts';
import { Outside } from './ports.ts';
import { ADDRESS, ServerProcess } from './process.ts';
import { type Beginning, network, type Run, runSeed, STARTS_AT } from './run-seed.ts';
import { World } from './world.ts';

/** Runs `count` seeds, `times` times, one after the other on one database that is reset before each run. */
export async function* simulate(first: number, count: number, times: number): AsyncGenerator<Run> {
  const { stdout } = spawnSync('tar', ['-cf', '-', '-C', join(ROOT, 'dist/server/database'), '.'], {
    maxBuffer: 2 ** 28,
  });
  const pglite = await PGlite.create({ loadDataDir: new Blob([stdout]) });
  await migrate(adoptPglite(pglite));
  const known = await beginning(pglite);
  const reset = await remember(pglite);
  for (let index = 0; index < count * times; index += 1) {
    await reset();
    yield await runSeed(first + (index % count), pglite, known);
  }
}

/** Creates a company with a plan, an offer and candidates at every stage, without faults. */
async function beginning(pglite: PGlite): Promise<Beginning> {
  const world = new World(0, STARTS_AT - 3_600_000);
  enter(world, 0);
  const outside = new Outside(world);
  outside.calm = true;
  const server = new ServerProcess(world, outside, pglite);
  globalThis.fetch = network(world, outside, () => server);
  const client = new Client({ url: ADDRESS, log: new AckLog() });
  const found = async () => {
    await server.start();
    const company = await foundCompany(client);
    await subscribe(client, company);
    const offer = await publish(client, company);
    const people: Applicant[] = [];
    for (const stage of ['registered', 'answering', 'completed', 'completed'] as const) {
      const applicant = await apply(client, offer);
      if (stage !== 'registered') await answerQuestions(client, applicant, stage === 'completed' ? Infinity : 3);
      if (stage === 'completed') await complete(client, applicant);
      people.push(applicant);
    }
    // The pause leaves time for the evaluations of these candidates.
    await world.sleep(10_000);
    return { offers: [offer], people, files: outside.files };
  };
  const known = await world.until(found());
  world.life += 1;
  await server.crash();
  return known;
}

/** Saves the contents of every table; returns a function that restores them, including the order of rows. */
async function remember(pglite: PGlite): Promise<() => Promise<void>> {
  // The database computes generated columns itself and refuses values for them.
  const { rows } = await pglite.query<{ name: string; columns: string }>(
    `select format('%I.%I', nspname, relname) as name,
        (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind = 'r' and nspname = 'public' order by 1`,
  );
  const tables = rows.map((row) => ({ ...row, kept: `kept.${row.name.replace('.', '_')}` }));
  const keep = tables.map(({ name, kept }) => `create table ${kept} as table ${name};`);
  await pglite.exec(`create schema kept; ${keep.join('\n')}`);
  // The replica role disables foreign keys and the trigger of the audit trail.
  const back = `begin; set local session_replication_role = replica;
    truncate ${tables.map(({ name }) => name).join(', ')};
    ${tables.map(({ name, columns, kept }) => `insert into ${name} (${columns}) overriding system value select ${columns} from ${kept};`).join('\n')} commit;
    select setseed(0.5);`;
  return async () => void (await pglite.exec(back));
}
