import { bootstrap } from './bootstrap.mjs';

await bootstrap();
const { test } = await import('./tests.ts');
process.exit(await test(process.argv.slice(2)));
