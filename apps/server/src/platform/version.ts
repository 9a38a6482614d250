import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './root.ts';

/** The version of package.json, with the commit that the build was made of where git knew it: `0.2.0+1a2b3c4`. */
export function productVersion(): string {
  const manifest = JSON.parse(readFileSync(join(repositoryRoot(), 'package.json'), 'utf8')) as { version: string };
  return [manifest.version, ...builtCommit()].join('+');
}

/** The build leaves it beside the bundle (scripts/build.ts); sources have none. */
function builtCommit(): string[] {
  try {
    return [readFileSync(new URL('commit', import.meta.url), 'utf8').trim()].filter(Boolean);
  } catch {
    return [];
  }
}
