import { spawnSync } from 'node:child_process';
import { aptInstall, mayUseApt } from '@kafaa/testing/machine/chromium';
import { say } from '@kafaa/testing/machine/say';
import { documentedBlocks, placeholders } from './documents.ts';
import { elsewhere } from './elsewhere.ts';
import { embedded } from './embedded.ts';
import { image } from './image.ts';
import { mayMount } from './machine.ts';
import { moving } from './moving.ts';
import { production } from './production.ts';
import { proxy } from './proxy.ts';
import { service } from './service.ts';
import type { Trial } from './trial.ts';
import { Workshop } from './workshop.ts';

const TRIALS: readonly Trial[] = [production, embedded, moving, elsewhere, service, proxy, image];

/** Blocks that no trial runs, with the reason. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'README.md § Run it 2': '.ci/run runs it itself',
  'docs/OPERATIONS.md § Bounces': 'records of a name server, which no imitated machine has',
  'docs/OPERATIONS.md § Bounces 2':
    'Postfix is no part of an imitated machine; R20 of test:faults sends through one with settings of its own',
};

/** Tools that the documents assume, with their Debian packages. */
const TOOLS = {
  git: 'git',
  openssl: 'openssl',
  caddy: 'caddy',
  nginx: 'nginx-light',
  'systemd-analyze': 'systemd',
  useradd: 'passwd',
  setpriv: 'util-linux',
};

/** `npm run test:paths [-- ID…]`: runs the commands of the documents on imitated bare machines. */
async function main(ids: readonly string[]): Promise<number> {
  const picked = TRIALS.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const uncovered = ids.length === 0 ? coverageFaults() : [];
  for (const fault of uncovered) console.log(fault);
  if (picked.length === 0) console.log(`No such way. Known: ${TRIALS.map(({ id }) => id).join(', ')}.`);
  if (uncovered.length > 0 || picked.length === 0) return 1;
  const missing = Object.entries(TOOLS).filter(([tool]) => spawnSync('which', [tool]).status !== 0);
  if (missing.length > 0 && mayUseApt()) aptInstall(missing.map(([, name]) => name));
  if (!(await mayMount())) {
    say('This needs root and the right to mount, to imitate other machines.');
    return 1;
  }
  const started = performance.now();
  const workshop = new Workshop();
  let failed = 0;
  try {
    for (const trial of picked) failed += await attempt(trial, workshop);
  } finally {
    await workshop.dispose();
  }
  console.log(`with other values for: ${[...placeholders].join(', ')}`);
  for (const [place, why] of Object.entries(NOT_RUN)) console.log(`not run « ${place} »: ${why}`);
  console.log(`${picked.length - failed} of ${picked.length} ways run as written, ${seconds(started)} s`);
  return failed === 0 ? 0 : 1;
}

async function attempt(trial: Trial, workshop: Workshop): Promise<number> {
  console.log(trial.title);
  const begun = performance.now();
  let last = begun;
  try {
    await trial.run(workshop, (shown) => {
      console.log(`  ok    ${shown} (${seconds(last)} s)`);
      last = performance.now();
    });
    return 0;
  } catch (error) {
    console.log(`  FAILED after ${seconds(begun)} s: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

function coverageFaults(): string[] {
  const known = new Set([...TRIALS.flatMap(({ runs }) => runs), ...Object.keys(NOT_RUN)]);
  const there = documentedBlocks();
  return [
    ...[...there.keys()].filter((place) => !known.has(place)).map((place) => `nobody runs the block « ${place} »`),
    ...[...known].filter((place) => !there.has(place)).map((place) => `there is no block « ${place} » any more`),
  ];
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0);

process.exit(await main(process.argv.slice(2)));
