import { bootstrap, fail } from './bootstrap.mjs';

const [name = '', ...args] = process.argv.slice(2);
await bootstrap();
const { commands } = await import('./commands.ts');
const command = commands[name];
if (!command) fail(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}.`);
process.exitCode = await command(args);
