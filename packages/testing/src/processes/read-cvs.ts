import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCvBytes } from '@kafaa/server/adapters/cv-text/read-bytes';

// Program that the benchmark starts as a process, because the benchmark must not import file readers. `tsx read-cvs.ts FOLDER`
// prints {file: {cv, milliseconds}} for every CV of the folder.
const [folder = '.'] = process.argv.slice(2);
const result: Record<string, { cv: Awaited<ReturnType<typeof readCvBytes>>; milliseconds: number }> = {};
for (const file of readdirSync(folder).sort()) {
  const bytes = new Uint8Array(readFileSync(join(folder, file)));
  const started = performance.now();
  const cv = await readCvBytes(bytes);
  result[file] = { cv, milliseconds: Math.round(performance.now() - started) };
}
process.stdout.write(JSON.stringify(result));
