import { statementsOf } from '@kafaa/testing/app/counted-statements';
import type { Row, Trial } from '../report.ts';
import { startBare } from './bare.ts';
import { atOnce, type Call, compare, ratioText } from './paired.ts';
import { cpuSeconds } from './reads.ts';
import { seedInterviews, tokenOf } from './seed.ts';
import { foundCompany, ownDatabase, productOn } from './world.ts';

const INTERVIEWS = 400;
export const ANSWER =
  'En mars 2023 j’ai repris le formulaire de virement d’une banque : 40 % des clients abandonnaient. J’ai mesuré les erreurs, réécrit la validation avec React et testé avec huit personnes. Les abandons sont tombés à 18 % en deux mois.';
export const BEHAVIOUR = { pastedShare: 0, largestInsert: 12, charsPerMinute: 140, deletions: 21, latencySeconds: 9 };
export const QUESTIONS = 8;

/** Trial P8: the cost of storing an answer, compared with a minimal handler that inserts one row. */
export const answers: Trial = {
  id: 'P8',
  title: 'the server saves answers at half the rate of a bare insert or faster',
  async run({ long }) {
    const database = await ownDatabase();
    const world = await foundCompany(database.open);
    await seedInterviews(world.app.deps.db, world, { series: 5, count: INTERVIEWS });
    const texts = (
      await statementsOf(() =>
        world.app.app.inject({
          method: 'PUT',
          url: `/api/interviews/${tokenOf(5, 1)}/answers/0`,
          payload: { answer: ANSWER, revision: 1, behaviour: BEHAVIOUR },
        }),
      )
    ).map(({ text }) => text.trim().split(/\s+/)[0]);
    await world.app.close();
    await database.pool.query(`create table bare_answers (id bigserial primary key, body jsonb not null)`);
    const product = await productOn(database.url);
    const bare = await startBare(database.url, [
      {
        method: 'POST',
        path: '/answers',
        statements: [{ text: 'insert into bare_answers (body) values ($1) returning id', values: ['$body'] }],
      },
    ]);
    let sent = 1;
    const body = () => JSON.stringify({ answer: ANSWER, revision: (sent += 1), behaviour: BEHAVIOUR });
    const spent = { product: { seconds: 0, calls: 0 }, bare: { seconds: 0, calls: 0 } };
    const side = (name: 'product' | 'bare', pid: number, next: () => Call) => {
      const run = atOnce(() => {
        spent[name].calls += 1;
        return next();
      }, 8);
      return async (ms: number) => {
        const before = cpuSeconds(pid);
        const mean = await run(ms);
        spent[name].seconds += cpuSeconds(pid) - before;
        return mean;
      };
    };
    const each = (name: 'product' | 'bare') => `${((1000 * spent[name].seconds) / spent[name].calls).toFixed(2)} ms`;
    try {
      const timed = await compare(
        side('product', product.pid, () => {
          const text = body();
          const path = `${tokenOf(5, 1 + (sent % INTERVIEWS))}/answers/${Math.floor(sent / INTERVIEWS) % QUESTIONS}`;
          return { method: 'PUT', url: `${product.url}/api/interviews/${path}`, body: text };
        }),
        side('bare', bare.pid, () => ({ method: 'POST', url: `${bare.url}/answers`, body: body() })),
        { rounds: long ? 60 : 40, ms: long ? 1000 : 120 },
      );
      const share = 1 / timed.ratio.middle;
      const noisy = timed.control.high > 1.15 || timed.control.low < 0.85;
      const row: Row = {
        id: 'P8',
        goal: 'eight clients save at least 0.5 × the answers a second of a bare Fastify and pg handler with one insert',
        figure: `${share.toFixed(2)} × (time ${ratioText(timed)})`,
        verdict: noisy ? 'inconclusive' : 1 / timed.ratio.high >= 0.5 / timed.control.high ? 'met' : 'short',
        note: `${texts.length} prepared statements (${texts.join(', ')}): whose interview the link opens, then lock, check, answer and sign of life in one, then what the engine looks at for a follow-up, and how far it has looked; the bare one checks nothing. Processor ${each('product')} an answer beside ${each('bare')}; PostgreSQL’s was 0.8 beside 0.35 ms. They stay two since the second names its company, which the first finds. It is 222 answers a second with a quarter of a core (L1)`,
      };
      return [row];
    } finally {
      await bare.stop();
      await product.dispose();
      await database.drop();
    }
  },
};
