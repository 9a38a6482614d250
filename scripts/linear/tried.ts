import { Worker } from 'node:worker_threads';
import { ROOT } from '../bootstrap.mjs';
import { isCode, isTest, readSources } from '../laws/sources.ts';
import type { Attack } from './attacks.ts';
import { findIn } from './found.ts';
import type { Message, Work } from './worker.ts';

/** Time limit for the whole search; only a pattern that never finishes reaches it. */
export const DEADLINE_MS = 200_000;

export interface Tried {
  /** One sentence for each pattern or function that is not linear or could not be tried. */
  readonly faults: string[];
  readonly patterns: number;
  readonly functions: number;
}

/** Runs hostile texts through the patterns and functions found, in a worker thread that can be terminated. */
export async function tried(work: Omit<Work, 'root'>): Promise<Tried> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { root: ROOT, ...work },
    execArgv: [],
  });
  const faults: string[] = [];
  let begun = '';
  let done = { patterns: 0, functions: 0 };
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      faults.push(`${begun} has not ended within ${DEADLINE_MS / 1000} s.`);
      void worker.terminate().then(() => resolve());
    };
    const deadline = setTimeout(end, DEADLINE_MS);
    worker.on('message', (message: Message) => {
      if (message.kind === 'begun') begun = message.place;
      else if (message.kind === 'done') done = message;
      else faults.push(sentenceOf(message));
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(deadline);
      resolve();
    });
  });
  return { faults, ...done };
}

function sentenceOf(message: Exclude<Message, { kind: 'begun' | 'done' }>): string {
  if (message.kind === 'unmade')
    return `${message.place} makes a pattern that was not tried. Make it once, at the top of the module; or add a call that makes it to MAKERS in scripts/linear/calls.ts.`;
  if (message.kind === 'uncalled')
    return `${message.place} takes a text and is not tried. Add a row to GIVEN in scripts/linear/calls.ts that says what else it is given.`;
  const { place, what, ms, length, attack } = message;
  return `${place}: ${what} takes ${Math.round(ms)} ms for ${length} characters: ${told(attack)}. Its time must grow with the length alone: docs/STYLE.md, Patterns.`;
}

const told = ({ head, pump, tail }: Attack) =>
  `${JSON.stringify(head)} + ${JSON.stringify(pump)} × n + ${JSON.stringify(tail)}`;

/** Tries every pattern and every text function of the sources. With `thorough`, functions get all text lengths, as patterns do. */
export async function trySources({ thorough = false } = {}): Promise<Tried> {
  const sources = readSources(ROOT);
  const imports = sources
    .map(({ path }) => path)
    .filter((path) => /^packages\/(?:domain|interviewer)\/src\//.test(path) && isCode(path) && !isTest(path));
  return tried({ ...findIn(sources), imports, thorough });
}
