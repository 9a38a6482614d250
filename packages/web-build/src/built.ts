import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createBuilder, type Rollup } from 'vite';

/** Output of one environment of an app, for tests of its size. */
export interface Built {
  readonly chunks: ReadonlyMap<string, Rollup.OutputChunk>;
  readonly sheets: ReadonlyMap<string, Rollup.OutputAsset>;
}

/** Builds an environment of the app in `root` without writing files. Needs NODE_ENV=production: React's other build is twice as large. */
export async function builtOf(root: string, environmentName: string): Promise<Built> {
  const configFile = path.join(root, 'vite.config.ts');
  const builder = await createBuilder({ root, configFile, logLevel: 'error', build: { write: false } });
  const environment = builder.environments[environmentName];
  if (!environment) throw new Error(`${configFile} has no environment ${environmentName} (builtOf)`);
  const { output } = (await builder.build(environment)) as Rollup.RollupOutput;
  const chunks = output.filter((item) => item.type === 'chunk');
  const sheets = output.filter((item) => item.type === 'asset' && item.fileName.endsWith('.css'));
  return {
    chunks: new Map(chunks.map((item) => [item.fileName, item])),
    sheets: new Map(sheets.map((item) => [item.fileName, item as Rollup.OutputAsset])),
  };
}

/** The chunk and all its static imports. */
export function closureOf(built: Built, fileName: string, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const next of built.chunks.get(fileName)?.imports ?? []) closureOf(built, next, found);
  return found;
}

export function entryOf({ chunks }: Built, name: string): Rollup.OutputChunk {
  const chunk = [...chunks.values()].find((item) => item.isEntry && item.name === name);
  if (!chunk) throw new Error(`the build has no entry chunk ${name} (entryOf)`);
  return chunk;
}

/** Bytes of a text under gzip, as the server sends it. */
export const zipped = (source: string | Uint8Array) => gzipSync(source, { level: 9 }).length;

/** Bytes of the scripts under gzip, each compressed alone. */
export const scriptBytes = ({ chunks }: Built, files: Iterable<string>) =>
  [...files].reduce((total, file) => total + zipped(chunks.get(file)?.code ?? ''), 0);

/** Bytes of the stylesheets that the scripts load, under gzip. */
export function sheetBytes({ chunks, sheets }: Built, files: Iterable<string>): number {
  const names = new Set([...files].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]));
  return [...names].reduce((total, name) => total + zipped(sheets.get(name)?.source ?? ''), 0);
}

/** Bytes of each stylesheet of the given output name, under gzip. */
export const sheetsCalled = ({ sheets }: Built, name: string) =>
  [...sheets.values()].filter(({ names }) => names.includes(name)).map(({ source }) => zipped(source));

export const modulesOf = ({ chunks }: Built, files: Iterable<string>) =>
  [...files].flatMap((file) => Object.keys(chunks.get(file)?.modules ?? {}));
