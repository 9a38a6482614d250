import { makeDeterministic } from './determinism.ts';

makeDeterministic();
// The import follows the call, because the imported modules keep references to clock and random functions.
const { simulate } = await import('./simulate.ts');
const [first = 1, count = 1, times = 1] = process.argv.slice(2).map(Number);
for await (const run of simulate(first, count, times)) console.log(JSON.stringify(run));
process.exit(0);
