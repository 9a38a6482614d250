import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { AckLog } from '../ack-log.ts';
import { violations } from '../invariants.ts';
import { type Known, startLoad } from '../load.ts';
import { readSnapshot } from '../snapshot.ts';
import { enter } from './determinism.ts';
import { Outside } from './ports.ts';
import { ADDRESS, ServerProcess } from './process.ts';
import { World } from './world.ts';

export interface Run {
  readonly seed: number;
  readonly hash: string;
  readonly steps: number;
  readonly crashes: number;
  readonly acks: number;
  readonly retries: number;
  readonly violations: readonly string[];
}

/** The common initial state of all seeds. */
export interface Beginning extends Known {
  readonly files: Outside['files'];
}

export const STARTS_AT = Date.parse('2026-11-21T09:00:00Z');
/** Duration of the phase in which people act, and of the calm phase after it, in simulated milliseconds. */
const ACTING_MS = 250;
const RESTING_MS = 3 * 60_000;
/** Percentage of network messages lost, in each direction. */
const LOST = 3;
/** Maximum number of crashes in a run. A crash is likelier at a commit, because crashes there reveal missing transactions. */
const MOST_CRASHES = 3;
const DIES_OF_A_THOUSAND = { commit: 25, other: 2 };

/** Runs the load while ports fail, messages get lost and the process crashes, as the seed decides. */
export async function runSeed(seed: number, pglite: PGlite, known: Beginning): Promise<Run> {
  const world = new World(seed, STARTS_AT);
  enter(world, seed);
  const log = new AckLog();
  const outside = new Outside(world, known.files);
  const found: string[] = [];
  const db = drizzle(pglite);
  const look = async (settled: boolean) => violations(await readSnapshot(db, outside.folder), log, { settled });
  let crashes = 0;
  let server = new ServerProcess(world, outside, pglite);
  const start = () => void server.start().catch((error: unknown) => found.push(`a start failed: ${String(error)}`));
  world.dies = (label) => {
    const dies = world.likely(DIES_OF_A_THOUSAND[label === 'commit' ? label : 'other'] / 10);
    if (!dies || outside.calm || crashes === MOST_CRASHES) return null;
    return world.likely(50) ? 'before' : 'after';
  };
  world.crash = async () => {
    await server.crash();
    crashes += 1;
    found.push(...(await look(false)).map((fault) => `after crash ${crashes}: ${fault}`));
    server = new ServerProcess(world, outside, pglite);
    start();
  };
  globalThis.fetch = network(world, outside, () => server);
  try {
    start();
    const load = startLoad({ url: ADDRESS, log, seed, width: 4, finishing: 60, known });
    await world.until(world.sleep(ACTING_MS).then(() => load.stop()));
    outside.calm = true;
    await world.until(world.sleep(RESTING_MS));
    found.push(...(await look(true)), ...(await lostMails(db, outside)));
  } catch (error) {
    found.push(`the run broke off: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    world.life += 1;
    await server.crash();
    enter(null, seed);
  }
  return {
    seed,
    hash: world.hash,
    steps: world.taken,
    crashes,
    acks: log.acks,
    retries: log.retries,
    violations: found,
  };
}

/** A simulated `fetch` to the current process: requests and responses are delayed and may be lost. */
export function network(world: World, outside: Outside, server: () => ServerProcess): typeof fetch {
  const lost = (code: string) => new TypeError('fetch failed', { cause: { code } });
  return async (url, init) => {
    const request = new Request(url, init);
    const body = await world.thread(null, async () => Buffer.from(await request.arrayBuffer()));
    const name = `${request.method} ${new URL(request.url).pathname}`;
    await world.step(`request ${name}`, async () => undefined);
    if (!outside.calm && world.likely(LOST)) throw lost('ECONNREFUSED');
    const response = await server().answer(request, body);
    await world.step(`answer ${response.status} to ${name}`, async () => undefined);
    if (!outside.calm && world.likely(LOST)) throw lost('ECONNRESET');
    return response;
  };
}

/** Mails marked as sent that never arrived. */
async function lostMails(db: Parameters<typeof readSnapshot>[0], { arrived, folder }: Outside): Promise<string[]> {
  const { mails } = await readSnapshot(db, folder);
  return mails
    .filter(({ id, createdAt, sentAt }) => sentAt && createdAt.getTime() >= STARTS_AT && !arrived.has(id))
    .map(({ id }) => `I8: the mail ${id} never arrived`);
}
