import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Path of a worker file beside its adapter, with arguments for Node: the built file, or the source in tests and development. */
export function workerFile(name: string, besides: string): { file: string; execArgv: string[] } {
  const built = fileURLToPath(new URL(`./${name}.js`, besides));
  if (existsSync(built)) return { file: built, execArgv: [] };
  // The loader needs an absolute URL, because the name `tsx` alone does not resolve from every working directory.
  const loader = pathToFileURL(createRequire(besides).resolve('tsx')).href;
  return { file: fileURLToPath(new URL(`./${name}.ts`, besides)), execArgv: ['--import', loader] };
}
