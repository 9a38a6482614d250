import { posix } from 'node:path';
import { isCode, type Source, withoutComments } from './sources.ts';

export type Import = { specifier: string; typeOnly: boolean; target: Target };

export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'node'; name: string }
  | { kind: 'missing' };

const STATEMENT = /^[ \t]*(import|export)\s+(type\s+)?(?:[\w*{][^;'"`]*?\sfrom\s*)?(['"])([^'"\n]+)\3/gm;
const CALL = /\b(?:import|require)\(\s*(['"])([^'"\n]+)\1/g;
const WORKSPACES: Record<string, string> = {
  '@kafaa/domain': 'packages/domain',
  '@kafaa/interviewer': 'packages/interviewer',
  '@kafaa/ui': 'packages/ui',
  '@kafaa/web-build': 'packages/web-build',
  '@kafaa/web-kit': 'packages/web-kit',
  '@kafaa/server': 'apps/server',
  '@kafaa/site': 'apps/site',
  '@kafaa/candidate': 'apps/candidate',
  '@kafaa/recruiter': 'apps/recruiter',
  '@kafaa/testing': 'packages/testing',
  '@kafaa/research': 'research',
};

/** Every import, re-export and literal dynamic import of a file, resolved among the known files. */
export function importsOf(source: Source, known: ReadonlySet<string>): Import[] {
  const text = withoutComments(source.text);
  const statements = [...text.matchAll(STATEMENT)].map((match) => ({
    specifier: match[4] ?? '',
    typeOnly: match[2] !== undefined || onlyTypes(match[0]),
  }));
  const calls = [...text.matchAll(CALL)].map((match) => ({
    specifier: match[2] ?? '',
    // `typeof import('x')` and `import('x').Y` in a type position cannot be recognised here and count as real imports.
    typeOnly: false,
  }));
  return [...statements, ...calls].map((one) => ({ ...one, target: resolve(source.path, one.specifier, known) }));
}

// Whether an import names only types: the compiler removes `import { type A, type B } from …`, too.
function onlyTypes(statement: string): boolean {
  const names = /\{([^}]*)\}/
    .exec(statement)?.[1]
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return (
    !!names?.length && /^\s*(import|export)\s*\{/.test(statement) && names.every((name) => name.startsWith('type '))
  );
}

function resolve(from: string, specifier: string, known: ReadonlySet<string>): Target {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('node:')) return { kind: 'node', name: bare };
  if (bare.startsWith('.')) return find(posix.join(posix.dirname(from), bare), known);
  if (bare.startsWith('#/')) return mapped(`${workspaceOf(from)}/src/${bare.slice(2)}`, known);
  const name = bare.split('/', bare.startsWith('@') ? 2 : 1).join('/');
  const workspace = WORKSPACES[name];
  if (!workspace) return { kind: 'package', name };
  const inside = bare.slice(name.length + 1);
  return mapped(inside.startsWith('test/') ? `${workspace}/${inside}` : `${workspace}/src/${inside}`, known);
}

// Resolves a path like the import maps in package.json: `.ts` is added, any other extension must be written.
function mapped(path: string, known: ReadonlySet<string>): Target {
  const file = known.has(path) && !path.endsWith('.ts') ? path : `${path}.ts`;
  return known.has(file) ? { kind: 'file', path: file } : { kind: 'missing' };
}

function find(path: string, known: ReadonlySet<string>): Target {
  const found = [path, `${path}.ts`, `${path}.tsx`].find((candidate) => known.has(candidate));
  return found ? { kind: 'file', path: found } : { kind: 'missing' };
}

export function workspaceOf(path: string): string {
  return /^(apps|packages)\/[^/]+/.exec(path)?.[0] ?? path.split('/')[0] ?? '';
}

export type Graph = ReadonlyMap<string, readonly Import[]>;

export function graphOf(sources: readonly Source[]): Graph {
  const known = new Set(sources.map((source) => source.path));
  return new Map(sources.filter(({ path }) => isCode(path)).map((source) => [source.path, importsOf(source, known)]));
}

/** Every import cycle, as the list of its files. */
export function cyclesOf(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): void => {
    if (done.has(path)) return;
    const start = trail.indexOf(path);
    if (start >= 0) {
      cycles.push([...trail.slice(start), path]);
      return;
    }
    trail.push(path);
    for (const { target } of graph.get(path) ?? []) if (target.kind === 'file') visit(target.path);
    trail.pop();
    done.add(path);
  };
  for (const path of graph.keys()) visit(path);
  return cycles;
}
