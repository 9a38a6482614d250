import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
const manifests = globSync(['package.json', '{apps,packages}/*/package.json', 'research/package.json'], { cwd: ROOT });

describe('npm packages', () => {
  it('the lockfile contains no registry host', () => {
    expect(lock.match(/"resolved": "(?!(?:apps|packages)\/|research").*/g)).toBeNull();
  });

  it('every package in the lockfile has a sha512 hash', () => {
    const { packages } = JSON.parse(lock) as { packages: Record<string, { integrity?: string; link?: boolean }> };
    const entries = Object.entries(packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.link);
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter(([, entry]) => !entry.integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  });

  it.each(manifests)('the manifest %s pins exact versions', (file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, range]) => !/^\d+\.\d+\.\d+$/.test(range),
    );
    expect(loose).toEqual([]);
  });
});
