import { fileURLToPath } from 'node:url';
import { prepareEnvironment } from './environment.ts';

/** Delay before the compile cache is written, so that the write does not slow down the first request. */
const AT_REST_MS = 2_000;

prepareEnvironment();
// The import is dynamic. With a static import, a Node too old for these names would fail before `prepareEnvironment` reports its version.
const { enableCompileCache, flushCompileCache } = await import('node:module');

// The cache of V8's compiled code is beside the build and makes the next start a sixth faster. Without write access to that
// folder, as in a container, there is no cache.
if (import.meta.url.endsWith('.js')) enableCompileCache(fileURLToPath(new URL('.compile-cache', import.meta.url)));

// The server is imported after `enableCompileCache`, because modules imported before that call are not cached.
const { serve } = await import('./server.ts');
await serve(process.argv.slice(2));
setTimeout(flushCompileCache, AT_REST_MS).unref();
