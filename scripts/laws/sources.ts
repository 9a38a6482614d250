import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source file; its path is relative to the root, with slashes. */
export type Source = { path: string; text: string };

export type Violation = { path: string; law: string; message: string };

const PATTERNS = [
  '{apps,packages}/*/{src,test}/**/*',
  'research/{src,test}/**/*',
  'e2e/**/*',
  'quality/**/*',
  'scripts/**/*',
];

export function readSources(root: string): Source[] {
  return globSync(PATTERNS, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(root.length + 1).replaceAll('\\', '/'), file }))
    .map(({ path, file }) => ({ path, text: isCode(path) || path.endsWith('.css') ? readFileSync(file, 'utf8') : '' }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

export const isCode = (path: string) =>
  /\.(ts|tsx|mts|mjs)$/.test(path) && !path.endsWith('.d.ts') && !path.endsWith('.d.mts');

export const isKit = (path: string) => path.startsWith('packages/testing/');

export const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) || /^(apps|packages)\/[^/]+\/test\//.test(path) || isKit(path);

/** The text with comments replaced by spaces; line numbers and strings are kept. */
export function withoutComments(text: string): string {
  return text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (match, string: string | undefined) => string ?? match.replace(/[^\n]/g, ' '),
  );
}

export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
