import { describe, expect, it } from 'vitest';
import { hostileText } from './linear/attacks.ts';
import { findIn, type Found } from './linear/found.ts';
import { DEADLINE_MS, tried, trySources } from './linear/tried.ts';

const NOTHING: Found = { literals: [], makings: [], functions: [] };

const literal = (regex: RegExp) => ({ place: 'here:1', source: regex.source, flags: regex.flags });
const caught = async (...patterns: RegExp[]) =>
  (await tried({ ...NOTHING, imports: [], literals: patterns.map(literal) })).faults;

describe('law 10: linear patterns', { timeout: DEADLINE_MS + 20_000 }, () => {
  it('every pattern and text function of the sources runs in linear time on hostile texts', async () => {
    const { faults, patterns, functions } = await trySources({ thorough: process.env.LINEAR_THOROUGH === '1' });
    expect(faults).toEqual([]);
    // The number is checked, because a search that found no patterns would report no faults.
    expect(patterns).toBeGreaterThan(500);
    expect(functions).toBeGreaterThan(50);
  });

  it('the linearity check reports known superlinear patterns', async () => {
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

  it('the linearity check accepts the linear forms of slow patterns', async () => {
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

  it('the linearity check reports an untested function with a second parameter and an untested runtime pattern', async () => {
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

  it('hostileText repeats the middle part to the requested length between head and tail', () => {
    expect(hostileText({ head: '<', pump: 'ab', tail: '!' }, 6)).toBe('<ababab!');
  });
});
