import { join } from 'node:path';
import { bootstrap, ROOT, run } from './bootstrap.mjs';

await bootstrap();
const { buildIfStale } = await import('./build.ts');
await buildIfStale();

// Small nurseries: what a request leaves behind is collected early instead of kept; a first start with the example stays 100 MB lower.
const args = ['--max-semi-space-size=4', join(ROOT, 'dist', 'server', 'serve.js'), ...process.argv.slice(2)];
process.exit(await run(process.execPath, args, { cwd: process.cwd() }));
