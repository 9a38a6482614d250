import type { PGlite, Transaction } from '@electric-sql/pglite';
import { ALONE, type World } from './world.ts';

type Given = [statement: string, ...more: unknown[]];

/** The methods of the embedded database that the driver and the queue use. */
type Asked = Pick<PGlite, 'query' | 'exec' | 'transaction'>;

const nameOf = (statement: string) => `sql ${statement.replaceAll(/\s+/g, ' ').slice(0, 60)}`;

/** The embedded database for one life of the process; each statement, begin and commit is a step of the simulated world. */
export function stepwise(world: World, pglite: PGlite, life: number): { pglite: PGlite; abort: () => Promise<void> } {
  let abort = async () => {};
  const steps = (target: PGlite | Transaction, within: object) => ({
    query: (...given: Given) =>
      world.step(nameOf(given[0]), () => target.query(...(given as [string])), { within, life }),
    exec: (...given: Given) =>
      world.step(nameOf(given[0]), () => target.exec(...(given as [string])), { within, life }),
  });
  const transaction = async (body: (tx: Transaction) => Promise<unknown>) => {
    const holder = {};
    const gate = Promise.withResolvers<void>();
    const opened = Promise.withResolvers<Transaction>();
    let ended: Promise<void> = Promise.resolve();
    const end = async (how: () => void) => {
      how();
      await ended.finally(() => (world.holder = null));
    };
    const begin = () => {
      world.holder = holder;
      abort = () => end(() => gate.reject(new Error('the process ended'))).catch(() => undefined);
      ended = pglite.transaction((real) => {
        opened.resolve(real);
        return gate.promise;
      });
      return opened.promise;
    };
    const real = await world.step('begin', begin, { within: ALONE, life });
    const options = { within: holder, life };
    let result: unknown;
    try {
      result = await body(steps(real, holder) as unknown as Transaction);
    } catch (error) {
      await world.step('rollback', () => end(() => gate.reject(error)).catch(() => undefined), options);
      throw error;
    }
    await world.step('commit', () => end(gate.resolve), options);
    return result;
  };
  const asked = { ...steps(pglite, ALONE), transaction } as unknown as Asked;
  return { pglite: asked as PGlite, abort: () => (world.holder === null ? Promise.resolve() : abort()) };
}
