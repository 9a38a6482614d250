import { globSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '@kafaa/testing/root';
import { type Row, runTrials, type Trial } from '../report.ts';

/**
 * A file to mutate, and patterns of the tests that run for each of its mutants. Running all tests of the server would take
 * minutes for each.
 */
interface Mutated {
  readonly file: string;
  readonly tests: readonly string[];
}

/** The rules of the domain, which decide who may do what, and when. */
const RULES: readonly Mutated[] = globSync('packages/domain/src/*/rules.ts', { cwd: ROOT })
  .sort()
  .map((file) => ({ file, tests: ['packages/domain/{src,test}/**/*.test.ts'] }));

/** Guards of the server that are code. Those that are SQL (indexes, triggers, predicates) cannot be mutated. */
const GUARDS: readonly Mutated[] = [
  {
    file: 'apps/server/src/adapters/db/tenant-guard.ts',
    tests: ['apps/server/src/adapters/db/tenant-guard.test.ts'],
  },
  {
    file: 'apps/server/src/platform/files/csv.ts',
    tests: ['apps/server/src/features/candidates/csv-export.test.ts'],
  },
  {
    file: 'apps/server/src/platform/links/signed-link.ts',
    tests: ['apps/server/src/features/own-data/own-data-page.test.ts'],
  },
];

/** Minimum share of the mutants that the tests of a file must detect. */
const LEAST = 0.8;

/** Folders that Stryker does not copy with the sources. */
const IGNORED = ['/dist', '/data', '/docs', '/research', '/screenshots', '/.node', '/test-results'];

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

/** Mutates a file, runs its tests for each mutant and prints the survivors. */
function mutated({ file, tests }: Mutated): Promise<Mutants> {
  // Stryker's option for test files has no effect on mutants of constants, so the configuration limits the files.
  process.env.MUTATION_TESTS = JSON.stringify(tests);
  return new Stryker({
    mutate: [file],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'quality/mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    ignorePatterns: IGNORED,
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    concurrency: 2,
    // String literals are not mutated: they are texts on the screen, which the tests of pages compare.
    mutator: { excludedMutations: ['StringLiteral'] },
    tempDirName: '.stryker-tmp',
    cleanTempDir: 'always',
    allowEmpty: false,
  }).runMutationTest();
}

/** Result row of one file: the share of its mutants that made a test fail or hang. */
function rowOf(id: string, file: string, mutants: Mutants): Row {
  const counted = mutants.filter(({ status }) => status !== 'Ignored');
  const noticed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const untested = counted.filter(({ status }) => status === 'NoCoverage').length;
  const share = noticed.length / counted.length;
  return {
    id,
    goal: `the tests of ${file} fail for at least ${LEAST * 100} % of the mutants`,
    figure: `${(100 * share).toFixed(0)} % (${noticed.length} of ${counted.length})`,
    verdict: share >= LEAST ? 'met' : 'short',
    ...(untested > 0 && { note: `no test of the group runs ${untested} of them` }),
  };
}

const trialsOf = (letter: string, list: readonly Mutated[]): Trial[] =>
  list.map((one, index) => {
    const id = `${letter}${index + 1}`;
    return { id, title: one.file, run: async () => [rowOf(id, one.file, await mutated(one))] };
  });

process.exitCode = await runTrials(
  'mutate',
  [...trialsOf('M', RULES), ...trialsOf('G', GUARDS)],
  process.argv.slice(2),
);
