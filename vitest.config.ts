import { defineConfig } from 'vitest/config';

const project = (name: string, root: string, patterns: string[]) => ({
  extends: true as const,
  test: { name, root, include: patterns },
});

export default defineConfig({
  test: {
    environment: 'node',
    // Three on two cores: half of the server's tests is waiting, for a database or a child process.
    maxWorkers: 3,
    // Files share a worker and the modules it has read: reading them anew took as long as the tests. A module keeps no state
    // (law 8), and what a test moves (a clock, the environment) it puts back.
    isolate: false,
    // A test that leaves a promise or a mock behind must not colour the next one.
    restoreMocks: true,
    // Only what hangs is to end by them: on two busy cores, ten seconds of work have taken thirty.
    hookTimeout: 120_000,
    testTimeout: 60_000,
    projects: [
      project('domain', './packages/domain', ['{src,test}/**/*.test.ts']),
      project('interviewer', './packages/interviewer', ['{src,test,benchmark}/**/*.test.ts']),
      project('server', './apps/server', ['{src,test}/**/*.test.{ts,tsx}']),
      project('web', './apps/web', ['{src,test}/**/*.test.{ts,tsx}']),
      project('scripts', './scripts', ['**/*.test.ts']),
      project('quality', './quality', ['**/*.test.ts']),
    ],
  },
});
