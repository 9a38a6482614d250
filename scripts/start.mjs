import { join } from 'node:path';
import { bootstrap, ROOT, run } from './bootstrap.mjs';

await bootstrap();
const { buildIfStale } = await import('./build.ts');
await buildIfStale();

// With small V8 semi-spaces the garbage of a request is collected early, so a first start with the example needs 100 MB less.
const args = ['--max-semi-space-size=4', join(ROOT, 'dist', 'server', 'serve.js'), ...process.argv.slice(2)];
process.exit(await run(process.execPath, args, { cwd: process.cwd() }));
