import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '@kafaa/testing/root';
import type { Row, Trial, TrialOptions } from '../report.ts';
import { inParallel } from './caller.ts';
import type { Run } from './simulation/run-seed.ts';

const PROCESSES = 2;
/** Number of first seeds of the next part that each part also runs; their hashes must be equal. */
const SHARED = 3;
/** Number of times that a failing seed is run again, to show that it fails every time. */
const AGAIN = 10;

/** Seed of the option `--seed=123`, which runs only that seed, ten times. */
const asked = process.argv.find((arg) => arg.startsWith('--seed='))?.slice('--seed='.length);

/** Runs seeds in a process of its own, whose clock and random numbers are simulated. */
async function simulate(first: number, count: number, times = 1): Promise<Run[]> {
  const entry = join(ROOT, 'quality/faults/simulation/main.ts');
  const line = ['--import', 'tsx', entry, String(first), String(count), String(times)];
  // Production mode turns React's development checks off, which take as long as the rest of rendering a mail.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, line, { env, cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const runs: Run[] = [];
  for await (const said of createInterface(child.stdout)) if (said.startsWith('{')) runs.push(JSON.parse(said) as Run);
  if (runs.length < count * times)
    throw new Error(`simulation of seeds ${first} to ${first + count - 1} ended after ${runs.length} runs`);
  return runs;
}

async function run({ long }: TrialOptions): Promise<readonly Row[]> {
  if (asked !== undefined) return [again(await simulate(Number(asked), 1, AGAIN))];
  const count = long ? 10_000 : 200;
  const size = long ? 250 : count / PROCESSES;
  const firsts = Array.from({ length: count / size }, (_, part) => 1 + part * size);
  const parts = await inParallel(firsts, PROCESSES, (first) => simulate(first, size + SHARED));
  const [runs, shared] = [parts.flatMap((part) => part.slice(0, size)), parts.flatMap((part) => part.slice(size))];
  const failed = runs.filter(({ violations }) => violations.length > 0);
  const sum = (value: (one: Run) => number) => runs.reduce((total, one) => total + value(one), 0);
  for (const { seed, violations } of failed.slice(0, 20)) console.log(`  --seed=${seed}: ${violations[0]}`);
  const hashes = new Map(runs.map(({ seed, hash }) => [seed, hash]));
  const repeated = shared.filter(({ seed }) => hashes.has(seed));
  const alike = repeated.filter(({ seed, hash }) => hashes.get(seed) === hash);
  return [
    {
      id: 'R16',
      goal: `with ${count} seeds no invariant I1–I13 is violated after a crash at any statement or call, or at the end`,
      figure: `${runs.length} seeds, ${sum(({ steps }) => steps)} steps, ${sum(({ crashes }) => crashes)} crashes, ${sum(({ acks }) => acks)} acknowledged operations, ${failed.length} seeds failed`,
      verdict: failed.length === 0 ? 'met' : 'short',
      ...(failed[0] && { note: `--seed=${failed[0].seed}: ${failed[0].violations[0]}` }),
    },
    {
      id: 'R16',
      goal: 'a seed gives the same run in another process and after other seeds',
      figure: `${alike.length} of ${repeated.length} seeds`,
      verdict: alike.length === repeated.length && repeated.length > 0 ? 'met' : 'short',
    },
    ...(failed[0] ? [again(await simulate(failed[0].seed, 1, AGAIN))] : []),
  ];
}

/** Whether all runs of a seed were identical. */
function again(runs: readonly Run[]): Row {
  const [first] = runs;
  const same = runs.filter(({ hash }) => hash === first?.hash).length;
  for (const line of first?.violations ?? []) console.log(`  ${line}`);
  return {
    id: 'R16',
    goal: `seed ${first?.seed} gives the same run ${AGAIN} times`,
    figure: `${same} of ${AGAIN} with the hash ${first?.hash}, ${first?.violations.length} violations`,
    verdict: same === AGAIN && first?.violations.length === 0 ? 'met' : 'short',
  };
}

export const simulation: Trial = {
  id: 'R16',
  title: 'a deterministic simulation crashes the server between any two steps',
  run,
};
