import { join } from 'node:path';
import { bootstrap, ROOT, run } from './bootstrap.mjs';

await bootstrap();
const { buildIfStale } = await import('./build.ts');
await buildIfStale();

const args = ['--enable-source-maps', join(ROOT, 'dist', 'server', 'serve.js'), ...process.argv.slice(2)];
process.exit(await run(process.execPath, args, { cwd: process.cwd() }));
