import { startBare } from './bare.ts';
import type { Row, Trial } from '../report.ts';
import { compare, median, ratioText, send, verdictOf } from './paired.ts';
import { embeddedProduct, foundCompany, ownDatabase, productOn } from './world.ts';

/** P12: from the start of the process to its first answer. */
export const startUp: Trial = {
  id: 'P12',
  title: 'Start to first answer',
  async run({ long }) {
    const database = await ownDatabase();
    const world = await foundCompany(database.open);
    await world.app.close();
    const plans = { text: 'select * from plans order by price', values: [] };
    const product = async () => {
      const began = performance.now();
      const server = await productOn(database.url);
      await send({ url: `${server.url}/api/plans` });
      const took = performance.now() - began;
      await server.dispose();
      return took;
    };
    const bare = async () => {
      const began = performance.now();
      const server = await startBare(database.url, [{ method: 'GET', path: '/api/plans', statements: [plans] }]);
      await send({ url: `${server.url}/api/plans` });
      const took = performance.now() - began;
      await server.stop();
      return took;
    };
    try {
      const timed = await compare(product, bare, { rounds: long ? 20 : 4 });
      const embedded = await embeddedProduct();
      const reopened: number[] = [];
      for (let round = 0; round < (long ? 10 : 3); round += 1) {
        const began = performance.now();
        await embedded.start();
        reopened.push(performance.now() - began);
        await embedded.stop();
      }
      await embedded.dispose();
      const rows: Row[] = [
        {
          id: 'P12',
          goal: 'start to first answer on PostgreSQL: at most 1.5 × bare Fastify and pg',
          figure: ratioText(timed),
          verdict: verdictOf(timed, 1.5),
          note: `migrations checked, queue and pages ready before the first answer; reopening the embedded database ${(median(reopened) / 1000).toFixed(1)} s`,
        },
      ];
      return rows;
    } finally {
      await database.drop();
    }
  },
};
