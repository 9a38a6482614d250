import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '@kafaa/testing/root';
import { ProductServer } from '@kafaa/testing/product/server';
import { startBare } from './bare.ts';
import type { Row, Trial } from '../report.ts';
import { compare, median, ratioText, send, verdictOf } from './paired.ts';
import { embeddedProduct, foundCompany, ownDatabase, productOn } from './world.ts';

const MOST_RATIO = 1.5;
const MOST_BEYOND_REOPENING_MS = 500;
const FIRST_WITHIN_MS = 3_000;

/** Trial P12: time from the start of the process to its first response. */
export const startUp: Trial = {
  id: 'P12',
  title: 'the server answers its first request soon after the start',
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
      const timed = await compare(product, bare, { rounds: long ? 20 : 8 });
      const verdict = verdictOf(timed, MOST_RATIO);
      const rows: Row[] = [
        {
          id: 'P12a',
          goal: `the time from start to first response on PostgreSQL is at most ${MOST_RATIO} × that of bare Fastify and pg`,
          figure: ratioText(timed),
          verdict,
          ...(verdict !== 'met' && {
            note: 'it loads the product’s modules (half of its own CPU time: 5 MB in a few bundled files, for one library and one driver there), mounts every route and checks migrations and queues (a quarter and a seventh)',
          }),
        },
        ...(await embeddedRows(long ? 10 : 4)),
      ];
      return rows;
    } finally {
      await database.drop();
    }
  },
};

async function embeddedRows(rounds: number): Promise<Row[]> {
  const timed = async (work: () => Promise<void>) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const first: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    let server: ProductServer | undefined;
    first.push(await timed(async () => void (server = await ProductServer.start())));
    await server?.dispose();
  }
  const product = await embeddedProduct();
  try {
    const beyond: number[] = [];
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const own = await timed(() => product.start());
      await product.stop();
      const least = await timed(() => reopen(join(product.dataDir, 'db')));
      ours.push(own);
      bare.push(least);
      beyond.push(own - least);
    }
    const seconds = (list: readonly number[]) => `${(median(list) / 1000).toFixed(2)} s`;
    const more = median(beyond);
    return [
      {
        id: 'P12b',
        goal: `a start on the embedded database takes at most ${MOST_BEYOND_REOPENING_MS} ms more than opening the database`,
        figure: `${Math.round(more)} ms more: ${seconds(ours)} against ${seconds(bare)}, medians of ${rounds}`,
        verdict: more <= MOST_BEYOND_REOPENING_MS ? 'met' : 'short',
        ...(more > MOST_BEYOND_REOPENING_MS && {
          note: 'loading its modules, then the queue’s and the migrations’ checks in a database that has compiled nothing yet, then the routes',
        }),
      },
      {
        id: 'P12c',
        goal: `the very first start, which creates the embedded database, takes at most ${FIRST_WITHIN_MS / 1000} s`,
        figure: `${seconds(first)}, median of ${first.length}`,
        verdict: median(first) <= FIRST_WITHIN_MS ? 'met' : 'short',
        ...(median(first) > FIRST_WITHIN_MS && {
          note: 'a copy of the database that the build made (40 MB), then a start like any other: what that takes is the row above',
        }),
      },
    ];
  } finally {
    await product.dispose();
  }
}

const OPEN = `
  import { PGlite } from '@electric-sql/pglite';
  const pglite = await PGlite.create(process.env.FOLDER, { relaxedDurability: false });
  await pglite.query('select 1');
  await pglite.close();`;

/** Opens and closes an embedded database in a process without other work. */
async function reopen(folder: string): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', OPEN], {
    cwd: join(ROOT, 'apps/server'),
    env: { PATH: process.env.PATH, FOLDER: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the embedded database did not open: ${code}`);
}
