import { fileURLToPath } from 'node:url';
import { prepareEnvironment } from './environment.ts';

// A reader such as `head` may close the pipe early, so EPIPE is ignored.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
prepareEnvironment();
// Commands use the server's cache of compiled code (serve.ts), which makes their start a fifth faster.
const { enableCompileCache } = await import('node:module');
if (import.meta.url.endsWith('.js')) enableCompileCache(fileURLToPath(new URL('.compile-cache', import.meta.url)));
const { runCommand } = await import('./command-line.ts');
process.exitCode = await runCommand(process.argv.slice(2));
