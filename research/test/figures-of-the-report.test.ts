import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIGURES, type Measured } from '@kafaa/interviewer/figures';
import stored from '@kafaa/interviewer/figures.json' with { type: 'json' };
import { pageRows } from '#/benchmark/page-figures';

const measured = () => stored as Measured;

describe('figures.json', () => {
  const report = readFileSync(new URL('../../docs/intelligence-report.md', import.meta.url), 'utf8');
  const mark = (met: boolean | undefined) => (met === undefined ? '' : met ? '✓' : '✗');
  const cells = (line: string) => line.split('|').map((cell) => cell.trim());

  it('the rows of figures.json equal the first table of the intelligence report', () => {
    const lines = report.split('\n').filter((line) => line.startsWith('| '));
    const { rows } = measured();
    expect(lines.slice(1, rows.length + 1).map((line) => cells(line).slice(2, 6))).toEqual(
      rows.map(({ goal, figure, baseline = '', met }) => [goal, figure, baseline, mark(met)]),
    );
  });

  it('the second edition’s rows of figures.json equal the report’s table of the current split', () => {
    const section = FIGURES.tuned ? 'where the engine stands' : '`test`, opened once';
    const [, after = ''] = report.split(`## Second edition: ${section}`);
    const [, table = ''] = after.split('\n## ')[0]?.split('\n| figure | ') ?? [];
    expect(pageRows(table)).toEqual(measured().second.rows);
  });
});
