import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '#/platform/process/root';
import type { Route } from '#/platform/http/route';

type Exported = readonly Route[] | ((record: () => Promise<void>) => readonly Route[]);

/** Lists every endpoint: method, URL, access with roles, name and the file that binds it. */
async function boundEndpoints(): Promise<string[][]> {
  const root = repositoryRoot();
  const lines: string[][] = [];
  for (const file of globSync('apps/server/src/features/*/routes.ts', { cwd: root }).toSorted()) {
    const exported = (await import(pathToFileURL(join(root, file)).href)) as Record<string, Exported>;
    // `authRoutes` is a function, which takes the recorder of audit events.
    const bound = Object.values(exported).map((one) => (typeof one === 'function' ? one(async () => undefined) : one));
    for (const { endpoint } of bound.flat()) {
      lines.push([
        endpoint.method,
        `/api${endpoint.path}`,
        [endpoint.access, ...(endpoint.roles ?? [])].join(' '),
        endpoint.name,
        file,
      ]);
    }
  }
  return lines;
}

const lines = await boundEndpoints();
const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
for (const line of lines) console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
