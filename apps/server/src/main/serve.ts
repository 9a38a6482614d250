import { fileURLToPath } from 'node:url';
import { prepareEnvironment } from './environment.ts';

/** Delay before the compile cache is written, so that it does not slow down the first request. */
const AT_REST_MS = 2_000;

prepareEnvironment();
// Dynamic import: with a static import, a Node too old for these names would fail before `prepareEnvironment` reports its version.
const { enableCompileCache, flushCompileCache } = await import('node:module');

// V8's compiled code is cached beside the build, which makes the next start a sixth faster. Without write access to that
// folder, as in a container, nothing is cached.
if (import.meta.url.endsWith('.js')) enableCompileCache(fileURLToPath(new URL('.compile-cache', import.meta.url)));

// Imported only now, because modules imported before `enableCompileCache` are not cached.
const { serve } = await import('./server.ts');
await serve(process.argv.slice(2));
setTimeout(flushCompileCache, AT_REST_MS).unref();
