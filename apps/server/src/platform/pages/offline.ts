import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Chunk of the build, as Vite's manifest describes it. */
export interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: string[];
  readonly imports?: string[];
  readonly assets?: string[];
}
export type Manifest = Readonly<Record<string, Chunk | undefined>>;

/** Modules of the pages that must open offline, because candidates write answers there. */
const PAGES = [
  'candidate.html',
  'style.css',
  'src/features/candidates/pages/apply-page.tsx',
  'src/features/interviews/pages/interview-page.tsx',
  'src/features/interviews/components/talk.tsx',
  'src/features/interviews/components/chat-menu.tsx',
  'src/features/interviews/components/cv-panel.tsx',
  'src/features/interviews/components/end-screens.tsx',
];

/** Whether a file is kept offline. Fonts for letters that French does not use are excluded; they load when a name needs them. */
const isWanted = (file: string) => !file.includes('-ext-');

/** All files that the pages load, according to the build's manifest. */
function filesOf(manifest: Manifest, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || found.has(`/${chunk.file}`)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])].filter(isWanted))
      found.add(`/${file}`);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/**
 * Text of /sw.js: the list of this release's files, then the built worker (apps/candidate/src/app/offline-worker.ts); null if the
 * worker was not built. The text changes only when the pages change, which is how browsers detect a new version.
 */
export function offlineWorker(
  dist: string,
  manifest: Manifest,
  { shell, html }: { shell: string; html: string },
): string | null {
  const worker = manifest['src/app/offline-worker.ts'];
  if (!worker) return null;
  const code = readFileSync(join(dist, 'web', worker.file), 'utf8');
  const files = [...filesOf(manifest, PAGES)].toSorted();
  const version = createHash('sha256')
    .update([html, code, ...files].join('\n'))
    .digest('base64url')
    .slice(0, 12);
  return `const OFFLINE=${JSON.stringify({ version, shell, files })};\n${code}`;
}
