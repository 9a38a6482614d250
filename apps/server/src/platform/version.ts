import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './root.ts';

/** The product's version, which package.json alone says. */
export function productVersion(): string {
  const manifest = JSON.parse(readFileSync(join(repositoryRoot(), 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}
