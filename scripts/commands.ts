import { join } from 'node:path';
import { ROOT, run } from './bootstrap.mjs';
import { buildIfStale } from './build.ts';

type Command = (args: readonly string[]) => Promise<number>;

const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
const tsx = (file: string, args: readonly string[]) =>
  run(process.execPath, ['--import', 'tsx', join(ROOT, file), ...args]);

/** Runs trials of `quality/` on the built product and, like the tests, with a temporary PostgreSQL. */
async function measured(folder: string, args: readonly string[]): Promise<number> {
  // Some trials run the server in their own process and load its mails, which are JSX and need this tsconfig in tsx.
  process.env.TSX_TSCONFIG_PATH = join(ROOT, 'apps/server/tsconfig.json');
  await buildIfStale();
  if (process.env.TEST_DATABASE_URL) return tsx(`quality/${folder}/main.ts`, args);
  const cluster = await (await import('@kafaa/testing/machine/postgres')).startPostgres();
  try {
    process.env.TEST_DATABASE_URL = cluster.url;
    return await tsx(`quality/${folder}/main.ts`, args);
  } finally {
    await cluster.stop();
  }
}

// The folder of the caller, to which relative paths refer; npm changes to the root before it runs a script.
const whereAsked = () => (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd();

/** The commands of `npm run <name>`, which run once Node and the packages are installed. */
export const commands: Record<string, Command> = {
  check: async (args) => (await import('./check.ts')).check(args),
  build: async () => {
    await buildIfStale(true);
    return 0;
  },
  evaluate: async (args) => {
    await buildIfStale();
    return run(process.execPath, [join(ROOT, 'dist/server/evaluate.js'), ...args], { cwd: whereAsked() });
  },
  ops: async (args) => {
    await buildIfStale();
    // The command runs in the root, like the server, because DATA_DIR and .env are relative to it.
    return run(process.execPath, [join(ROOT, 'dist/server/cli.js'), ...args], { cwd: process.cwd() });
  },
  'bench:intelligence': (args) => {
    const entry = args.includes('llm') ? 'model' : args.includes('second') ? 'second-edition' : 'bench';
    return tsx(`research/src/benchmark/${entry}.ts`, args);
  },
  'questions:read': (args) => tsx('research/src/benchmark/questions.ts', args),
  'train:local': (args) => tsx('research/src/training/train.ts', args),
  routes: (args) => tsx('apps/server/src/main/routes.ts', args),
  migrations: async (args) => (await import('./migrations.ts')).migrations(args),
  release: async (args) => (await import('./release.ts')).release(args),
  format: (args) => run(bin('oxfmt'), args.length > 0 ? args : ['.']),
  dev: async (args) => (await import('./dev.ts')).dev(args),
  'test:faults': (args) => measured('faults', args),
  mutate: (args) => tsx('quality/mutation/main.ts', args),
  'test:security': (args) => measured('security', args),
  'test:paths': (args) => tsx('quality/paths/main.ts', args),
  'bench:web': (args) => measured('web', args),
  'bench:server': (args) => measured('server', args),
  screenshots: (args) => tsx('scripts/screenshots.ts', args),
};
