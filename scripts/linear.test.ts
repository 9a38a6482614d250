import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { isCode, isTest, readSources } from './laws/sources.ts';
import { hostileText, type Attack } from './linear/attacks.ts';
import { findIn, type Found } from './linear/found.ts';
import type { Message, Work } from './linear/worker.ts';

/** Only what never ends is to end by it. */
const DEADLINE_MS = 200_000;
const NOTHING: Found = { literals: [], makings: [], functions: [] };

/** Everything that the worker complains of, as sentences, and what it has tried. */
async function tried(work: Omit<Work, 'root'>): Promise<{ faults: string[]; patterns: number; functions: number }> {
  const worker = new Worker(new URL('./linear/worker.ts', import.meta.url), {
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

const literal = (regex: RegExp) => ({ place: 'here:1', source: regex.source, flags: regex.flags });
const caught = async (...patterns: RegExp[]) =>
  (await tried({ ...NOTHING, imports: [], literals: patterns.map(literal) })).faults;

describe('law 10: every pattern is linear', { timeout: DEADLINE_MS + 20_000 }, () => {
  it('finds no pattern and no text function whose time grows faster than the length of a hostile text', async () => {
    const sources = readSources(ROOT);
    const imports = sources
      .map(({ path }) => path)
      .filter((path) => /^packages\/[^/]+\/src\//.test(path) && isCode(path) && !isTest(path));
    const { faults, patterns, functions } = await tried({ ...findIn(sources), imports });
    expect(faults).toEqual([]);
    // A search that sees nothing finds nothing wrong.
    expect(patterns).toBeGreaterThan(500);
    expect(functions).toBeGreaterThan(50);
  });

  it('catches the patterns that reviews found slow, and others of their kinds', async () => {
    const slow = [
      /[.!?…]+(?=[\s"»)]|$)|\n+|;(?=\s)/u,
      /^```[a-z]*\s*([\s\S]*?)\s*```$/,
      /\s+$/,
      /<w:shd\b[^>]*w:fill="([^"]+)"/,
      /^(?:a+)+$/,
    ];
    const faults = await caught(...slow);
    expect(faults.join('\n')).not.toContain('has not ended');
    expect(slow.filter((regex) => !faults.some((fault) => fault.includes(String(regex))))).toEqual([]);
  });

  it('lets their linear forms pass', async () => {
    expect(
      await caught(
        /(?<![.!?…])[.!?…]+(?=[\s"»)]|$)/u,
        /(?<!\s)\s+$/,
        /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/,
        /<[^<>]*>/,
        /a{1,20}b/,
      ),
    ).toEqual([]);
  });

  it('asks for a row where a function needs more than a text, and for a call where a pattern is made within a function', async () => {
    const path = 'packages/interviewer/src/cv/new.ts';
    const text = `export const found = (text: string, name: string) => new RegExp(name).exec(text);`;
    const { functions, makings } = findIn([{ path, text }]);
    expect(functions).toEqual([{ path, name: 'found', alone: false }]);
    expect(makings).toEqual([{ path, line: 1 }]);
    const { faults } = await tried({
      ...NOTHING,
      functions,
      imports: [],
      makings: [{ path: 'scripts/linear/found.ts', line: 1 }],
    });
    expect(faults).toEqual([
      expect.stringContaining('found.ts:1 makes a pattern that was not tried'),
      expect.stringContaining('cv/new.ts found takes a text and is not tried'),
    ]);
  });

  it('builds a hostile text of the length asked', () => {
    expect(hostileText({ head: '<', pump: 'ab', tail: '!' }, 6)).toBe('<ababab!');
  });
});
