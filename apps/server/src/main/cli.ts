import { prepareEnvironment } from './environment.ts';

prepareEnvironment();
const { runCommand } = await import('./command-line.ts');
process.exitCode = await runCommand(process.argv.slice(2));
