import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#/platform/process/root';

/** Version of package.json, plus the commit of the build if git knew it: `0.2.0+1a2b3c4`. */
export function productVersion(): string {
  const manifest = JSON.parse(readFileSync(join(repositoryRoot(), 'package.json'), 'utf8')) as { version: string };
  return [manifest.version, ...builtCommit()].join('+');
}

/** Reads the commit that the build wrote beside the bundle (scripts/build.ts). Empty in a run from source. */
function builtCommit(): string[] {
  try {
    return [readFileSync(new URL('commit', import.meta.url), 'utf8').trim()].filter(Boolean);
  } catch {
    return [];
  }
}
