import { prepareEnvironment } from './environment.ts';

// A reader such as `head` closes the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
prepareEnvironment();
const { runCommand } = await import('./command-line.ts');
process.exitCode = await runCommand(process.argv.slice(2));
