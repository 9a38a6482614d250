import { fileURLToPath } from 'node:url';
import { prepareEnvironment } from './environment.ts';

/** From then on nobody waits for a first answer. */
const AT_REST_MS = 2_000;

prepareEnvironment();
// By name, an older Node would refuse this file before it could say that it is too old.
const { enableCompileCache, flushCompileCache } = await import('node:module');

// What V8 made of the built code is kept beside it: the next start has a sixth less to do. Where that folder may not be
// written, as in a container, each start does it all.
if (import.meta.url.endsWith('.js')) enableCompileCache(fileURLToPath(new URL('.compile-cache', import.meta.url)));

// Only now, since what is imported above is compiled without it.
const { serve } = await import('./server.ts');
await serve(process.argv.slice(2));
setTimeout(flushCompileCache, AT_REST_MS).unref();
