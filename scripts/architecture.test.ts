import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { FEATURES } from './ranks.ts';

const NAME = /^[\w<>{},.*/-]+(\/|\.tsx?|\})$/;

/** Expands braces in a path: `src/{a,b}/` to `src/a/` and `src/b/`. */
function expanded(name: string): string[] {
  const [, before = '', list, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  return list === undefined ? [name] : list.split(',').flatMap((one) => expanded(`${before}${one}${after}`));
}

/**
 * The paths in a text that draws a tree. Each line begins with names, indented by two spaces below their folder; the text after
 * them describes them. A line indented further continues a description.
 */
function pathsOf(text: string): string[] {
  const [, tree = ''] = /```\n(packages\/[\s\S]*?)```/.exec(text) ?? [];
  const folders: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const depth = (line.length - line.trimStart().length) / 2;
    if (line.trim() === '' || depth > 3) return [];
    const words = line.trim().split(/\s+/);
    const end = words.findIndex((word) => !NAME.test(word));
    const names = words.slice(0, end < 0 ? words.length : end);
    folders[depth] = names[0] ?? '';
    const above = folders.slice(0, depth).join('');
    return names.flatMap((name) => expanded(above + name));
  });
}

const named = pathsOf(readFileSync(join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8'));

it('every folder and file in the tree of docs/ARCHITECTURE.md exists', () => {
  expect(named.length).toBeGreaterThan(40);
  const exists = (path: string) =>
    FEATURES.some((feature) => globSync(path.replace('<feature>', feature), { cwd: ROOT }).length > 0);
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

it('the tree of docs/ARCHITECTURE.md names every workspace and every folder directly below a workspace’s src', () => {
  const folders = globSync(
    ['{apps,packages}/*/', '{apps,packages}/*/src/*/', 'research/', 'research/src/*/', 'e2e/', 'quality/', 'scripts/'],
    {
      cwd: ROOT,
      withFileTypes: true,
    },
  ).filter((entry) => entry.isDirectory());
  const paths = folders
    .map(({ parentPath, name }) => `${join(parentPath, name).slice(ROOT.length + 1)}/`)
    .map((path) =>
      FEATURES.reduce(
        (whole, feature) => whole.replace(new RegExp(`^(packages/domain/src)/${feature}/$`), '$1/<feature>/'),
        path,
      ),
    );
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !named.some((one) => one.startsWith(path)))).toEqual([]);
});
