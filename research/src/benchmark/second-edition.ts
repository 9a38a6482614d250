/**
 * Prints the second edition's figures on `dev` during development: `npm run bench:intelligence -- second`, followed by names of
 * parts to measure only those. Only `npm run bench:intelligence -- --open-test` measures `test`.
 */
import { PARTS } from './second/rows-of-split.ts';
import { splitTable } from './second/rows.ts';

const wanted = process.argv.slice(2).filter((name) => name in PARTS);
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  const rows = part('dev');
  console.log(`${splitTable('dev', rows)}\n${name}: ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
}
