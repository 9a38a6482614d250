import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './bootstrap.mjs';

type Outcome = { ok: boolean; output: string; seconds: number };
type Step = { name: string; run: () => Promise<Outcome[]> };

const bin = (name: string, ...args: string[]) => execute(join(ROOT, 'node_modules/.bin', name), args);
const script = (...args: string[]) => execute(process.execPath, ['--import', 'tsx', ...args]);

const STEPS: readonly Step[] = [
  { name: 'types', run: types },
  { name: 'lint', run: async () => [await bin('oxlint')] },
  { name: 'format', run: async () => [await bin('oxfmt', '--check', '.')] },
  { name: 'structure', run: async () => [await script('scripts/structure.ts')] },
  { name: 'tables', run: async () => [await script('scripts/laws/tables.ts')] },
  {
    name: 'migrations',
    run: async () => [await execute(process.execPath, ['scripts/run.mjs', 'migrations', '--check'])],
  },
  { name: 'dead code', run: async () => [await bin('knip', '--no-progress')] },
];

/** `npm run check [-- step…]`: prints a line per step and the output of failed ones; returns 1 if one failed. */
export async function check(names: readonly string[]): Promise<number> {
  const steps = STEPS.filter(({ name }) => names.length === 0 || names.includes(name));
  let failed = steps.length === 0;
  for (const step of steps) {
    const outcomes = await step.run();
    const ok = outcomes.every((outcome) => outcome.ok);
    const seconds = Math.max(...outcomes.map((outcome) => outcome.seconds));
    for (const outcome of outcomes) if (!outcome.ok) console.log(outcome.output.trim());
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(12)} ${seconds.toFixed(1)} s`);
    failed ||= !ok;
  }
  console.log(failed ? 'check: FAILED' : 'check: every law kept');
  return failed ? 1 : 0;
}

async function types(): Promise<Outcome[]> {
  const projects = globSync('{apps,packages}/*/tsconfig*.json', { cwd: ROOT }).sort();
  const outcomes: Outcome[] = [];
  // The projects are compiled one after the other, because the compiler already uses every core.
  for (const project of [
    ...projects,
    'research/tsconfig.json',
    'e2e/tsconfig.json',
    'quality/tsconfig.json',
    'scripts/tsconfig.json',
  ]) {
    outcomes.push(await bin('tsc', '--noEmit', '-p', project));
  }
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  return outcomes.map((outcome) => ({ ...outcome, seconds }));
}

function execute(command: string, args: readonly string[]): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = (ok: boolean) => resolve({ ok, output, seconds: (performance.now() - started) / 1000 });
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}
