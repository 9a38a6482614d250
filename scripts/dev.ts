import { join } from 'node:path';
import { ROOT, run } from './bootstrap.mjs';
import { buildIfStale } from './build.ts';

/** The server restarts on each change of its sources; the pages are rebuilt into dist/web, reload the browser to see them. */
export async function dev(args: readonly string[]): Promise<number> {
  // A first full build: the server reads the pages from dist/web when it starts.
  await buildIfStale();
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const pages = run(process.execPath, [vite, 'build', '--watch', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps/web'),
  });
  const serve = join(ROOT, 'apps/server/src/main/serve.ts');
  const server = run(process.execPath, ['--watch', '--import', 'tsx', serve, ...args]);
  return Promise.race([pages, server]);
}
