import { fileURLToPath } from 'node:url';
import { prepareEnvironment } from './environment.ts';

// A reader such as `head` closes the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
prepareEnvironment();
// The server's cache of compiled code (serve.ts), which makes a command start a fifth faster.
const { enableCompileCache } = await import('node:module');
if (import.meta.url.endsWith('.js')) enableCompileCache(fileURLToPath(new URL('.compile-cache', import.meta.url)));
const { runCommand } = await import('./command-line.ts');
process.exitCode = await runCommand(process.argv.slice(2));
