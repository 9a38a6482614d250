import { join } from 'node:path';
import { ROOT, run } from './bootstrap.mjs';
import { buildIfStale } from './build.ts';

/** Restarts the server on each change of its sources and rebuilds the pages into dist/web; reload the browser to see them. */
export async function dev(args: readonly string[]): Promise<number> {
  // A full build first, because the server reads the pages from dist/web at its start.
  await buildIfStale();
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const pages = run(process.execPath, [vite, 'build', '--watch', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps/web'),
  });
  const serve = join(ROOT, 'apps/server/src/main/serve.ts');
  const server = run(process.execPath, ['--watch', '--import', 'tsx', serve, ...args]);
  return Promise.race([pages, server]);
}
