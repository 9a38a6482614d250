import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { cut, release, released } from './release.ts';

const read = (file: string, root = ROOT) => readFileSync(join(root, file), 'utf8');
const git = (root: string, ...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
const json = (file: string, root = ROOT) =>
  JSON.parse(read(file, root)) as { version: string; packages?: Record<string, { version?: string }> };

describe('product version', () => {
  it('package.json and the lockfile have the newest version of the changelog', () => {
    const { version } = json('package.json');
    const lock = json('package-lock.json');
    expect(released(read('CHANGELOG.md'))[0]).toBe(version);
    expect([lock.version, lock.packages?.['']?.version]).toEqual([version, version]);
  });

  it('every version tag has a changelog section, and a tag on HEAD matches package.json', () => {
    const tags = git(ROOT, 'tag', '--list', 'v*').split('\n').filter(Boolean);
    expect(tags.filter((tag) => !released(read('CHANGELOG.md')).includes(tag.slice(1)))).toEqual([]);
    for (const tag of git(ROOT, 'tag', '--list', 'v*', '--points-at', 'HEAD').split('\n').filter(Boolean))
      expect(tag).toBe(`v${json('package.json').version}`);
  });

  it('the changelog can be released once its new lines are sorted under headings', () => {
    const sorted = read('CHANGELOG.md').replace(/^(## Unreleased\n\n)(?:- .*\n(?: {2}.*\n)*)+\n?/m, '$1');
    const { section, changelog } = cut(sorted, { version: '999.0.0', since: '0.1.0', date: '2026-12-01' });
    expect(section).toMatch(/^## 999\.0\.0 — 2026-12-01\n\n### To do when updating\n/);
    expect(released(changelog)[0]).toBe('999.0.0');
  });
});

describe('npm run release', () => {
  let root = '';
  const sorted = `# Changelog\n\n## Unreleased\n\n### To do when updating\n\nNothing.\n\n### For operators\n\n- New.\n\n## 0.1.0 — 2026-11-21\n\n- First.\n`;

  const commit = (changelog: string) => {
    writeFileSync(join(root, 'CHANGELOG.md'), changelog);
    git(root, 'add', '.');
    git(root, '-c', 'user.name=a', '-c', 'user.email=a@localhost', 'commit', '--quiet', '--message', 'x');
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kafaa-release-'));
    git(root, 'init', '--quiet');
    git(root, 'config', 'user.name', 'a');
    git(root, 'config', 'user.email', 'a@localhost');
    const manifest = { name: 'kafaa', version: '0.1.0' };
    const other = { name: 'other', version: '0.1.0' };
    writeFileSync(join(root, 'package.json'), JSON.stringify(manifest, null, 2));
    const lock = { ...manifest, packages: { '': manifest, 'node_modules/other': other } };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock, null, 2));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const go = (version: string) => release([version], root, new Date('2026-12-01T10:00:00Z'));

  it('npm run release numbers changelog, manifest and lockfile, and makes a commit and a tag', () => {
    commit(sorted);
    expect(go('0.2.0')).toBe(0);
    expect(read('CHANGELOG.md', root)).toBe(
      sorted.replace('## Unreleased\n\n', '## Unreleased\n\n## 0.2.0 — 2026-12-01\n\n'),
    );
    const lock = json('package-lock.json', root);
    expect([json('package.json', root).version, lock.version, lock.packages?.['']?.version]).toEqual(
      Array(3).fill('0.2.0'),
    );
    expect(lock.packages?.['node_modules/other']?.version).toBe('0.1.0');
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(git(root, 'tag', '--points-at', 'HEAD')).toBe('v0.2.0');
    expect(git(root, 'tag', '--list', '--format=%(contents)', 'v0.2.0')).toContain('### For operators\n\n- New.');
  });

  it.each([
    ['a version that is not newer', '0.1.0', sorted],
    ['a text that is no version', 'next', sorted],
    ['unsorted lines', '0.2.0', sorted.replace('### To do', '- A line.\n\n### To do')],
    ['an unknown heading', '0.2.0', sorted.replace('For operators', 'For everybody')],
    [
      'a changelog without advice on the update',
      '0.2.0',
      sorted.replace('### To do when updating\n\nNothing.\n\n', ''),
    ],
    ['a changelog without new lines', '0.2.0', sorted.replace(/### [\s\S]*?(?=## 0)/, '')],
  ])('npm run release refuses %s and changes nothing', (_what, version, changelog) => {
    commit(changelog);
    expect(go(version)).toBe(1);
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(git(root, 'tag')).toBe('');
    expect(json('package.json', root).version).toBe('0.1.0');
  });

  it('npm run release refuses uncommitted changes', () => {
    commit(sorted);
    writeFileSync(join(root, 'CHANGELOG.md'), `${sorted}\n- More.\n`);
    expect(go('0.2.0')).toBe(1);
    expect(git(root, 'tag')).toBe('');
  });
});
