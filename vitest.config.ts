import { defineConfig } from 'vitest/config';

interface More {
  testTimeout?: number;
  execArgv?: string[];
  experimental?: { viteModuleRunner: boolean; nodeLoader: boolean };
}

const project = (name: string, root: string, patterns: string[], more: More = {}) => ({
  extends: true as const,
  test: { name, root, include: patterns, ...more },
});

/** Statistics over the corpus: a test takes up to 36 s on a free core, and 100 s on one that is shared. */
const STATISTICS_TIMEOUT_MS = 240_000;

const TSX_LOADER = new URL('packages/testing/src/machine/tsx-loader.ts', import.meta.url).href;

/**
 * Node itself loads the modules of a project, as in production. Vite's loader turns each use of an import into a property access,
 * which took a fifth of the processor time. The front ends need Vite, because they import styles and pictures.
 */
const LOADED_BY_NODE: More = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** The server's threads and child processes run from the build: from source each would compile its modules first. */
const SERVER: More = { ...LOADED_BY_NODE, execArgv: ['--import', TSX_LOADER, '--conditions=built-workers'] };

export default defineConfig({
  test: {
    environment: 'node',
    // Three workers on two cores, because half of the server's tests wait for a database or a child process.
    maxWorkers: 3,
    // Files share a worker and its loaded modules, because loading them anew took as long as the tests. Modules keep no state (law 8),
    // and tests restore what they change (a clock, the environment).
    isolate: false,
    // A mock that a test leaves behind must not affect the next test.
    restoreMocks: true,
    // The limit is only for tests that hang: on two busy cores, ten seconds of work have taken thirty.
    hookTimeout: 120_000,
    testTimeout: 60_000,
    projects: [
      project('domain', './packages/domain', ['{src,test}/**/*.test.ts'], LOADED_BY_NODE),
      project('interviewer', './packages/interviewer', ['{src,test}/**/*.test.ts'], LOADED_BY_NODE),
      project('research', './research', ['{src,test}/**/*.test.ts'], {
        ...LOADED_BY_NODE,
        testTimeout: STATISTICS_TIMEOUT_MS,
      }),
      project('server', './apps/server', ['{src,test}/**/*.test.{ts,tsx}'], SERVER),
      project('site', './apps/site', ['{src,test}/**/*.test.{ts,tsx}']),
      project('candidate', './apps/candidate', ['{src,test}/**/*.test.{ts,tsx}']),
      project('recruiter', './apps/recruiter', ['{src,test}/**/*.test.{ts,tsx}']),
      project('ui', './packages/ui', ['src/**/*.test.{ts,tsx}']),
      project('web-kit', './packages/web-kit', ['src/**/*.test.ts']),
      project('scripts', './scripts', ['**/*.test.ts'], LOADED_BY_NODE),
      project('quality', './quality', ['**/*.test.ts'], LOADED_BY_NODE),
    ],
  },
});
