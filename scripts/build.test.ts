import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildInputs, commitOf } from './build.ts';

describe('commit of a build', () => {
  let folder = '';
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'kafaa-commit-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { encoding: 'utf8' });

  it('commitOf returns the short hash of the checkout’s HEAD', () => {
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '-m', 'first');
    expect(commitOf(folder)).toBe(git('rev-parse', 'HEAD').slice(0, 7));
  });

  it('commitOf returns null without git, without history and inside another repository', () => {
    expect(commitOf(folder)).toBeNull();
    git('init', '--quiet');
    expect(commitOf(folder)).toBeNull();
    git('commit', '--quiet', '--allow-empty', '-m', 'first');
    const inside = join(folder, 'inside');
    mkdirSync(inside);
    expect(commitOf(inside)).toBeNull();
  });
});

describe('the inputs of a build', () => {
  it('buildInputs leaves out tests and the test kit, so that editing them causes no rebuild', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kafaa-inputs-'));
    const source = 'apps/server/src/features/jobs/service.ts';
    const tests = ['apps/server/src/features/jobs/service.test.ts', 'packages/ui/src/button.test.tsx'];
    for (const file of [source, ...tests, 'packages/testing/src/answers.ts', 'packages/testing/package.json']) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), '');
    }
    expect(buildInputs(undefined, folder).filter((file) => file.includes('.'))).toEqual([source]);
    rmSync(folder, { recursive: true });
  });
});
