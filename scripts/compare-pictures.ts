// tsx scripts/compare-pictures.ts BEFORE AFTER [DIFFERENCES]: counts the pixels that differ between two folders of `npm run screenshots`.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const [before, after, differences] = process.argv.slice(2);
if (!before || !after) throw new Error('Usage: tsx scripts/compare-pictures.ts BEFORE AFTER [DIFFERENCES]');

/** The number of differing pixels; NaN if one picture is missing or has another size. */
function differing(file: string): number {
  const places = [join(before ?? '', file), join(after ?? '', file)];
  if (!places.every((place) => existsSync(place))) return NaN;
  const [old, now] = places.map((place) => readFileSync(place));
  if (!old || !now || old.equals(now)) return 0;
  const [a, b] = [PNG.sync.read(old), PNG.sync.read(now)];
  if (a.width !== b.width || a.height !== b.height) return NaN;
  const marked = new PNG({ width: a.width, height: a.height });
  // The threshold ignores one colour level, because Chromium rounds the edge of a curve differently from run to run.
  const count = pixelmatch(a.data, b.data, marked.data, a.width, a.height, { threshold: 0.01, includeAA: true });
  if (differences && count > 0) {
    mkdirSync(dirname(join(differences, file)), { recursive: true });
    writeFileSync(join(differences, file), PNG.sync.write(marked));
  }
  return count;
}

const files = [...new Set([before, after].flatMap((folder) => globSync('**/*.png', { cwd: folder })))].sort();
let total = 0;
let moved = 0;
for (const file of files) {
  const count = differing(file);
  if (count === 0) continue;
  moved++;
  total += Number.isNaN(count) ? 0 : count;
  console.log(`${file}: ${Number.isNaN(count) ? 'missing or of another size' : `${count} pixels`}`);
}
console.log(`${files.length} pictures, ${moved} differ, ${total} pixels`);
process.exitCode = files.length > 0 && moved === 0 ? 0 : 1;
