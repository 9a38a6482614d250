import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A worker's file beside its adapter, and how Node runs it: as built, or from source in tests and development. */
export function workerFile(name: string, besides: string): { file: string; execArgv: string[] } {
  const built = fileURLToPath(new URL(`./${name}.js`, besides));
  if (existsSync(built)) return { file: built, execArgv: [] };
  // By its own address: the process may run in any folder, where the name alone leads nowhere.
  const loader = pathToFileURL(createRequire(besides).resolve('tsx')).href;
  return { file: fileURLToPath(new URL(`./${name}.ts`, besides)), execArgv: ['--import', loader] };
}
