import { readFileSync } from 'node:fs';
import { openTestApp } from '@kafaa/testing/app/test-app';
import { readingsOf } from '@kafaa/testing/app/counted-statements';
import { readCalls } from '@kafaa/testing/routes/read-routes';
import type { Row, Trial } from '../report.ts';
import { startBare } from './bare.ts';
import { compare, oneByOne, quantile, ratioText, verdictOf } from './paired.ts';
import { seedCandidates, seedJob, idOf } from './seed.ts';
import { foundCompany, ownDatabase, productOn } from './world.ts';

const MOST = 2;

/** Trial P5: the cost of reads, as the number of statements, and as the time compared with a minimal server that runs the same SQL. */
export const reads: Trial = {
  id: 'P5',
  title: 'every read call sends few statements and takes little time',
  async run({ long }) {
    return [await countStatements(), ...(await besideBare(long))];
  },
};

async function countStatements(): Promise<Row> {
  const database = await ownDatabase();
  const app = await openTestApp(database.open);
  try {
    const counted = [];
    for (const { endpoint, read } of await readCalls(app)) {
      const texts = (await readingsOf(read)).map(({ text }) => text);
      counted.push({ name: endpoint.name, count: texts.length, repeated: texts.length - new Set(texts).size });
    }
    const over = counted.filter(({ count, repeated }) => count > MOST || repeated > 0);
    const most = Math.max(...counted.map(({ count }) => count));
    return {
      id: 'P5a',
      goal: `every GET endpoint sends at most ${MOST} statements beside its audit event, and none twice`,
      figure: `${counted.length} routes, ${most} at most, ${counted.reduce((sum, { count }) => sum + count, 0)} in all, ${counted.reduce((sum, { repeated }) => sum + repeated, 0)} repeated`,
      verdict: over.length === 0 ? 'met' : 'short',
      ...(over.length > 0 && {
        note: over
          .map(({ name, count, repeated }) => `${name} ${count}${repeated > 0 ? ` (${repeated} repeated)` : ''}`)
          .join(', '),
      }),
    };
  } finally {
    await app.close();
    await database.drop();
  }
}

async function besideBare(long: boolean): Promise<Row[]> {
  const database = await ownDatabase();
  const world = await foundCompany(database.open);
  const crowded = idOf(1, 1);
  await seedJob(world.app.deps.db, world, crowded);
  await seedCandidates(world.app.deps.db, world, { series: 2, count: 50, jobId: crowded });
  const headers = { authorization: `Bearer ${world.token}` };
  const routes = [
    { id: 'P5b', what: 'offers', path: '/api/jobs/company', goal: 1.25 },
    { id: 'P5c', what: 'one candidate', path: `/api/candidates/${world.candidateId}`, goal: 1.25 },
    { id: 'P5d', what: 'list of candidates', path: `/api/candidates/job/${crowded}`, goal: 1.5 },
  ];
  const bareRoutes = [];
  for (const { path } of routes) {
    const statements = await readingsOf(() => world.app.app.inject({ url: path, headers }));
    bareRoutes.push({ method: 'GET' as const, path, statements });
  }
  await world.app.close();
  const product = await productOn(database.url);
  const bare = await startBare(database.rowsUrl, bareRoutes);
  const rows: Row[] = [];
  try {
    for (const { id, what, path, goal } of routes) {
      const times = { product: [] as number[], bare: [] as number[] };
      const cpu = { product: 0, bare: 0 };
      const side = (name: 'product' | 'bare', url: string, pid: number) => {
        const run = oneByOne(() => ({ url: `${url}${path}`, headers }), times[name]);
        return async (ms: number) => {
          const before = cpuSeconds(pid);
          const middle = await run(ms);
          cpu[name] += cpuSeconds(pid) - before;
          return middle;
        };
      };
      const comparison = await compare(side('product', product.url, product.pid), side('bare', bare.url, bare.pid), {
        rounds: long ? 60 : 40,
        ms: long ? 1000 : 120,
      });
      const each = { product: cpu.product / times.product.length, bare: cpu.bare / times.bare.length };
      const tail = quantile(times.product, 0.99) / quantile(times.bare, 0.99);
      rows.push({
        id,
        goal: `${what}: the median time is at most ${goal} × bare Fastify and pg with the same SQL`,
        figure: ratioText(comparison),
        verdict: verdictOf(comparison, goal),
        note: `p99 ${tail.toFixed(2)} ×; processor ${(each.product * 1000).toFixed(2)} ms a call beside ${(each.bare * 1000).toFixed(2)} ms (${(each.product / each.bare).toFixed(2)} ×): by a profile of the offers a third of it sends the statements and the answer, as the bare one must, a seventh checks the session’s signature, an eighth builds the second statement, the rest is reading rows, hooks and holding the answer to its schema. The product’s statements stay prepared, the bare one’s are planned at each call`,
      });
    }
  } finally {
    await bare.stop();
    await product.dispose();
    await database.drop();
  }
  return rows;
}

/** Processor time in seconds that a process has used, in steps of a hundredth. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
