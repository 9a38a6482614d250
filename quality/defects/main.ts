import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '@kafaa/testing/root';
import { type Row, runTrials, type Trial } from '../report.ts';
import { runTestFile } from '../test-file.ts';
import { type Guard, GUARDS } from './guards.ts';

const COPIED = [
  'quality',
  'e2e',
  'apps',
  'packages',
  'scripts',
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'package-lock.json',
];

/** A copy of the sources that shares the installed packages, with our own workspaces linked to the copy. */
function copyOfSources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-defects-'));
  const plain = (path: string) => !/(?:^|\/)node_modules(?:\/|$)/.test(path.slice(ROOT.length));
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: plain });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@kafaa'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@kafaa') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const workspaces of ['apps', 'packages']) {
    for (const name of readdirSync(join(folder, workspaces)))
      symlinkSync(join(folder, workspaces, name), join(modules, '@kafaa', name));
  }
  return folder;
}

const runTests = (folder: string, { held }: Guard) => runTestFile(folder, held.file, { titled: held.by });

/** The tests of a guard must pass with it and fail without it. */
function trialOf(guard: Guard, folder: string): Trial {
  return {
    id: guard.id,
    title: guard.title,
    run: async (): Promise<readonly Row[]> => {
      const file = join(folder, guard.file);
      const whole = readFileSync(file, 'utf8');
      if (whole.split(guard.guard).length !== 2)
        throw new Error(`${guard.file} does not contain this guard exactly once`);
      const before = runTests(folder, guard);
      writeFileSync(
        file,
        whole.replace(guard.guard, () => guard.without),
      );
      const after = runTests(folder, guard);
      writeFileSync(file, whole);
      const caught = before.failed === 0 && before.passed > 0 && after.failed > 0;
      return [
        {
          id: guard.id,
          goal: guard.title,
          figure: `${basename(guard.held.file)}: ${before.passed} passed with it, ${after.failed} failed without it`,
          verdict: caught ? 'met' : 'short',
          ...(before.failed > 0 && { note: `${before.failed} failed with the guard in place` }),
        },
      ];
    },
  };
}

const folder = copyOfSources();
try {
  const trials = GUARDS.map((guard) => trialOf(guard, folder));
  process.exitCode = await runTrials('test:defects', trials, process.argv.slice(2));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
