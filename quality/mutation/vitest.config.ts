import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Root of Stryker's copy of the sources, which contains the mutants and this file.
const root = join(import.meta.dirname, '../..');
const SOURCES = {
  domain: 'packages/domain',
  interviewer: 'packages/interviewer',
  testing: 'packages/testing',
  server: 'apps/server',
};

export default defineConfig({
  root,
  resolve: {
    // The aliases replace the links in node_modules, which lead out of the copy, to files without mutants.
    alias: Object.entries(SOURCES).flatMap(([name, folder]) => [
      { find: new RegExp(`^@kafaa/${name}/(.+\\.(?:tsx|json))$`), replacement: join(root, folder, 'src/$1') },
      { find: new RegExp(`^@kafaa/${name}/(.+)$`), replacement: join(root, folder, 'src/$1.ts') },
    ]),
  },
  test: {
    include: JSON.parse(process.env.MUTATION_TESTS ?? '[]') as string[],
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
});
