import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { ProductServer } from '@kafaa/testing/product/server';
import { ROOT } from '@kafaa/testing/root';
import type { Row, Trial, TrialOptions } from '../report.ts';
import { AckLog } from './ack-log.ts';
import { Balancer } from './balancer.ts';
import { checkSettled } from './invariants.ts';
import { startLoad } from './load.ts';

/** Changes of the schema that the next version may make to tables of the present version. */
const ADDED = [
  'CREATE TABLE "next_things" ("company_id" uuid NOT NULL, "id" uuid NOT NULL, PRIMARY KEY ("company_id", "id"));',
  'ALTER TABLE "candidates" ADD COLUMN "next_word" text;',
  'ALTER TABLE "interviews" ADD COLUMN "next_count" integer DEFAULT 0 NOT NULL;',
  'CREATE INDEX "next_answers" ON "interview_answers" ("company_id", "candidate_id", "revision");',
];

/** Creates a copy of the built server with one more migration. The copy is inside the repository, where it finds its packages and pages. */
function buildNext(): { entry: string; remove: () => void } {
  const folder = join(ROOT, 'dist/server-next');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  cpSync(join(ROOT, 'dist/server'), folder, { recursive: true });
  const journal = join(folder, 'migrations/meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as {
    entries: { idx: number; when: number }[];
  };
  const last = entries.at(-1);
  if (!last) throw new Error('the migration journal has no entries');
  const more = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, more] }));
  writeFileSync(join(folder, 'migrations/next.sql'), ADDED.join('\n--> statement-breakpoint\n'));
  return { entry: join(folder, 'serve.js'), remove };
}

async function count(url: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(statement);
  await client.end();
  return rows[0]?.count ?? 0;
}

const MIGRATIONS = 'select count(*)::int as count from drizzle.__drizzle_migrations';

/** Replaces a node of this version by two of the next and goes back, under load; both versions serve together for `bothMs`. */
async function toNextAndBack(bothMs: number) {
  const next = buildNext();
  const env = { DRAIN_SECONDS: '1' };
  const old = await ProductServer.start({ database: 'postgres', env });
  const databaseUrl = old.databaseUrl ?? '';
  const balancer = await Balancer.open([old.url]);
  const log = new AckLog();
  const started: ProductServer[] = [];
  const startNext = async () => {
    const server = await ProductServer.start({
      databaseUrl,
      entry: next.entry,
      env: { ...env, DATA_DIR: old.dataDir },
    });
    started.push(server);
    return server;
  };
  const load = startLoad({ url: balancer.url, log, seed: 16 });
  try {
    await load.warm;
    const before = await count(databaseUrl, MIGRATIONS);
    // Two nodes start at once, as an orchestrator may do it: one migrates while the other waits.
    const newer = await Promise.all([startNext(), startNext()]);
    for (const { url } of newer) balancer.add(url);
    await delay(bothMs);
    const migrated = (await count(databaseUrl, MIGRATIONS)) - before;
    await old.stop('SIGTERM');
    await delay(bothMs / 2);
    const servedByNext = log.acks;
    // This is the rollback: the previous version must start on the newer tables.
    await old.start();
    await delay(bothMs);
    for (const server of newer) await server.stop('SIGTERM');
    await delay(bothMs / 2);
    await load.stop();
    const violations = await checkSettled(old, log);
    return { balancer, log, violations, migrated, servedByNext };
  } finally {
    await load.stop();
    await balancer.close();
    for (const server of started) await server.dispose();
    await old.dispose();
    next.remove();
  }
}

async function run({ long }: TrialOptions): Promise<readonly Row[]> {
  const { balancer, log, violations, migrated, servedByNext } = await toNextAndBack(long ? 20_000 : 2_000);
  for (const fault of [...violations, ...log.surprises].slice(0, 20)) console.log(`  ${fault}`);
  const failed = balancer.broken + balancer.refused + log.retries;
  const faultless = failed === 0 && violations.length === 0 && log.surprises.length === 0;
  return [
    {
      id: 'R14',
      goal: 'two nodes of the next version migrate under load, take over and hand back without a failed request or violation',
      figure: `${migrated} migration, ${balancer.served} requests, ${failed} failed, ${log.acks} acknowledged operations (${log.acks - servedByNext} after the way back began), ${violations.length} violations`,
      verdict: faultless && migrated === 1 ? 'met' : 'short',
      ...(failed > 0 && {
        note: `${balancer.broken} broken off, ${balancer.refused} that no node took, ${log.retries} asked again`,
      }),
    },
  ];
}

export const update: Trial = { id: 'R14', title: 'an update and its rollback run while both versions serve', run };
