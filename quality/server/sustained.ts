import { statementsOf } from '@kafaa/testing/app/counted-statements';
import type { Row, Trial } from '../report.ts';
import { ANSWER, BEHAVIOUR, QUESTIONS } from './answers.ts';
import { type BareRoute, REVISION, startBare } from './bare.ts';
import { type Call, quantile, send } from './paired.ts';
import { cpuSeconds } from './reads.ts';
import { seedInterviews, tokenOf } from './seed.ts';
import { foundCompany, ownDatabase, productOn, type World } from './world.ts';

const SERIES = 15;
const INTERVIEWS = 200;
/** Numbers of concurrent calls. */
const WIDTHS = [4, 8, 16, 32, 64, 128] as const;
const P99_MS = 100;
/** A revision number that differs from every other value of a statement. */
const MARK = 987_654_321;

interface Stage {
  readonly width: number;
  readonly perSecond: number;
  readonly p99: number;
  readonly failed: number;
  /** Processor time of the server, as a share of one core. */
  readonly server: number;
  readonly generator: number;
}

/** Runs `width` concurrent loops of calls for `ms` milliseconds. */
async function runStage(width: number, ms: number, pid: number, next: () => Call): Promise<Stage> {
  const times: number[] = [];
  let failed = 0;
  const spent = { server: cpuSeconds(pid), generator: process.cpuUsage() };
  const begun = performance.now();
  const loop = async () => {
    while (performance.now() - begun < ms) {
      const sent = performance.now();
      const { status } = await send(next());
      times.push(performance.now() - sent);
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: width }, loop));
  const seconds = (performance.now() - begun) / 1000;
  const own = process.cpuUsage(spent.generator);
  return {
    width,
    perSecond: times.length / seconds,
    p99: quantile(times, 0.99),
    failed,
    server: (cpuSeconds(pid) - spent.server) / seconds,
    generator: (own.user + own.system) / 1e6 / seconds,
  };
}

const answersOf = (world: World, number: number, revision: number) =>
  world.app.app.inject({
    method: 'PUT',
    url: `/api/interviews/${tokenOf(SERIES, number)}/answers/0`,
    payload: { answer: ANSWER, revision, behaviour: BEHAVIOUR },
  });

/** Routes of the minimal server, one path per interview, that run the product's own statements for an answer, with a growing revision. */
async function bareRoutes(world: World): Promise<BareRoute[]> {
  const routes: BareRoute[] = [];
  for (let number = 1; number <= INTERVIEWS; number += 1) {
    const sent = await statementsOf(() => answersOf(world, number, MARK));
    const statements = sent.map(({ text, values }) => ({
      text,
      values: values.map((value) => (Number(value) === MARK ? REVISION : value)),
    }));
    if (!statements.some(({ values }) => values.includes(REVISION)))
      throw new Error('no statement has the revision as a parameter');
    routes.push({ method: 'POST', path: `/answers/${number}`, statements });
  }
  return routes;
}

/** The stage with the most calls per second among those with a p99 within the limit and without failures. */
function ceilingOf(stages: readonly Stage[]): Stage | undefined {
  return stages
    .filter(({ p99, failed }) => p99 <= P99_MS && failed === 0)
    .toSorted((a, b) => b.perSecond - a.perSecond)[0];
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

function rowOf(product: readonly Stage[], bare: readonly Stage[]): Row {
  const goal = `at p99 ≤ ${P99_MS} ms the server saves ≥ 0.5 × the answers a second of a bare handler with the same statements`;
  const [best, least] = [ceilingOf(product), ceilingOf(bare)];
  if (!best || !least) return { id: 'P15', goal, figure: 'no stage stayed below 100 ms', verdict: 'inconclusive' };
  const share = best.perSecond / least.perSecond;
  const over = product.find(({ p99 }) => p99 > P99_MS);
  return {
    id: 'P15',
    goal,
    figure: `${best.perSecond.toFixed(0)} a second beside ${least.perSecond.toFixed(0)}: ${share.toFixed(2)} ×`,
    verdict: share >= 0.5 ? 'met' : 'short',
    note: [
      `at its ceiling (${best.width} at once, p99 ${best.p99.toFixed(0)} ms) the server takes ${percent(best.server)} of a core, the load generator ${percent(best.generator)}; PostgreSQL has the rest of the two cores`,
      over
        ? `with ${over.width} at once p99 is ${over.p99.toFixed(0)} ms at ${over.perSecond.toFixed(0)} a second`
        : '',
      product.some(({ failed }) => failed > 0)
        ? `failed: ${product.map(({ failed }) => failed).join(', ')}`
        : 'none failed',
    ]
      .filter(Boolean)
      .join('; '),
  };
}

/** Trial P15: the sustained maximum of answers per second, and the resource that limits it. */
export const sustained: Trial = {
  id: 'P15',
  title: 'the server sustains half the answer rate of a bare handler or more',
  async run({ long }) {
    const database = await ownDatabase();
    const world = await foundCompany(database.open);
    await seedInterviews(world.app.deps.db, world, { series: SERIES, count: INTERVIEWS });
    const routes = await bareRoutes(world);
    await world.app.close();
    const product = await productOn(database.url);
    const bare = await startBare(database.rowsUrl, routes);
    let sent = MARK;
    const call = (): { interview: number; question: number; body: string } => {
      sent += 1;
      const body = JSON.stringify({ answer: ANSWER, revision: sent, behaviour: BEHAVIOUR });
      return { interview: 1 + (sent % INTERVIEWS), question: Math.floor(sent / INTERVIEWS) % QUESTIONS, body };
    };
    const ofProduct = (): Call => {
      const { interview, question, body } = call();
      const path = `/api/interviews/${tokenOf(SERIES, interview)}/answers/${question}`;
      return { method: 'PUT', url: product.url + path, body };
    };
    const ofBare = (): Call => {
      const { interview, body } = call();
      return { method: 'POST', url: `${bare.url}/answers/${interview}`, body };
    };
    const stages: { product: Stage[]; bare: Stage[] } = { product: [], bare: [] };
    const ms = long ? 20_000 : 3000;
    try {
      for (const width of WIDTHS) {
        stages.product.push(await runStage(width, ms, product.pid, ofProduct));
        stages.bare.push(await runStage(width, ms, bare.pid, ofBare));
      }
      return [rowOf(stages.product, stages.bare)];
    } finally {
      await bare.stop();
      await product.dispose();
      await database.drop();
    }
  },
};
