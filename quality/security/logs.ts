import { randomUUID } from 'node:crypto';
import { endpoints } from '@kafaa/domain/endpoints';
import { freshPglite } from '@kafaa/testing/app/databases';
import { send, type Sent } from '@kafaa/testing/app/bodies';
import { goodCall, strayMarks, type Tally, tryRoute } from '@kafaa/testing/routes/isolation';
import { openFixtures } from '@kafaa/testing/routes/two-companies';
import type { Row, Trial } from '../report.ts';
import { few } from './trying.ts';

/** Trial that runs each endpoint with success, with failures and with a failing database, at the log level debug. */
export const logs: Trial = {
  id: 'S14',
  title: 'the log contains no personal data, link or session',
  async run(): Promise<readonly Row[]> {
    const world = await openFixtures(freshPglite);
    const { app, stranger } = world;
    const mark = `zqb${randomUUID().slice(0, 8)}`;
    try {
      const tally: Tally = { calls: 0, faults: [] };
      const good = new Map<string, Sent>();
      for (const endpoint of endpoints) {
        await tryRoute(world, endpoint, tally);
        good.set(endpoint.name, await goodCall(world, stranger, endpoint));
      }
      await app.drain();
      // Database drivers put row values into error messages; these must not reach the log either.
      const { db } = app.deps;
      for (const broken of ['syntax error at or near', 'duplicate key value violates']) {
        const fail = () => {
          throw new Error(`${broken} "${mark} 20123456 ${stranger.email}"`);
        };
        Object.assign(db, { transaction: fail, select: fail, insert: fail, update: fail, delete: fail, execute: fail });
        for (const endpoint of endpoints) await send(app.app, endpoint, good.get(endpoint.name) ?? {}, stranger.token);
        for (const name of ['transaction', 'select', 'insert', 'update', 'delete', 'execute'])
          Reflect.deleteProperty(db, name);
      }
      const { faults, lines } = await strayMarks(world);
      const said = faults.filter((fault) => fault.includes('log'));
      if (!world.log().includes('call failed')) said.push('nothing failed, so nothing was shown');
      return [
        {
          id: 'S14',
          goal: 'the log contains 0 names, addresses, answers, links or sessions',
          figure: `${said.length} in ${lines} lines at the level debug, good, refused and failed calls of ${endpoints.length} routes`,
          verdict: said.length === 0 ? 'met' : 'short',
          note: few(said),
        },
      ];
    } finally {
      await world.app.close();
    }
  },
};
