import { randomInt } from 'node:crypto';
import { endpoints } from '@kafaa/domain/endpoints';
import { freshPostgres } from '@kafaa/testing/app/databases';
import { type Fuzzed, fuzzRoute, leftBehind } from '@kafaa/testing/routes/fuzz';
import { rowOf } from '@kafaa/testing/routes/every-route';
import { snapshot } from '@kafaa/testing/routes/isolation';
import { openFixtures } from '@kafaa/testing/routes/two-companies';
import type { Row, Trial } from '../report.ts';
import { clusterUrl, few } from './trying.ts';

/** Endpoints in the order of the trial: those with GET first, while the lists are short, because the others add rows. */
const inOrder = endpoints.toSorted((a, b) => Number(b.method === 'GET') - Number(a.method === 'GET'));
/**
 * Number of cases per endpoint. Costly endpoints render mails or end the object of the call, which takes a hundred times as
 * long as a refusal.
 */
const CASES = { usual: 1000, costly: 200, long: 5000 };
const COSTLY = ['auth.signup', 'candidates.create', 'jobs.create'];

/** Value of a command line option: `--seed=123` repeats a run, `--cases=50` shortens it. */
const given = (name: string) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3));

/** Trial that mutates valid calls of every endpoint into hostile ones; the seed in a fault reproduces it. */
export const fuzz: Trial = {
  id: 'S11',
  title: 'every route answers fuzzed requests as declared and stores only permitted fields',
  async run({ long }): Promise<readonly Row[]> {
    const seed = given('seed') || randomInt(2 ** 31);
    const most = given('cases') || (long ? CASES.long : CASES.usual);
    const world = await openFixtures(() => freshPostgres(clusterUrl()), { exposed: false });
    try {
      const before = await snapshot(world, world.owner);
      const results: Fuzzed[] = [];
      for (const endpoint of inOrder) {
        const costly = COSTLY.includes(endpoint.name) || rowOf(endpoint).spends === true;
        results.push(await fuzzRoute(world, endpoint, costly && !long ? Math.min(most, CASES.costly) : most, seed));
      }
      const left = await leftBehind(world);
      const after = await snapshot(world, world.owner);
      const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
      const faults = results.flatMap((result) => result.faults);
      const sum = (key: 'cases' | 'served') => results.reduce((total, result) => total + result[key], 0);
      const fewest = Math.min(...results.map(({ cases }) => cases));
      return [
        {
          id: 'S11',
          goal: 'every route answers fuzzed requests as declared, with 0 × 5xx',
          figure: `${faults.length} faults in ${sum('cases')} cases on ${results.length} routes (${fewest} to ${most} a route, ${sum('served')} went through), seed ${seed}`,
          verdict: faults.length === 0 ? 'met' : 'short',
          note: few(faults),
        },
        {
          id: 'S12',
          goal: 'privileged keys are refused or ignored, and no mail header, task or other company is damaged',
          figure: `${left.length + changed.length} traces in the whole database`,
          verdict: left.length + changed.length === 0 ? 'met' : 'short',
          note: few([...left, ...changed.map((table) => `${table} of another company has changed`)]),
        },
      ];
    } finally {
      await world.app.close();
    }
  },
};
