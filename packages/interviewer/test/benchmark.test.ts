import { describe, expect, it } from 'vitest';
import { figuresOf, gateFigures, identityChange, paddingChange, rowsOf, splitOf } from '../benchmark/report.ts';
import { pairwise, quadraticKappa, spearman } from '../benchmark/metrics.ts';

// Floors a little under what was measured on jobs the weights never saw: a change that breaks the
// engine must fall through them, a change that improves it should raise them.
describe('the test split', () => {
  const rows = rowsOf(splitOf('test'));
  const figures = figuresOf(rows);

  it('is ordered by the engine, far better than by length', () => {
    expect(figures.spearman).toBeGreaterThan(0.88);
    expect(figures.spearman).toBeGreaterThan(figures.lengthOnly + 0.12);
    expect(figures.kappa).toBeGreaterThan(0.82);
    expect(figures.pairs1).toBeGreaterThan(0.92);
    expect(figures.pairs2).toBeGreaterThan(0.97);
  });

  it.each(['fr', 'en'] as const)('is ordered in %s', (language) => {
    expect(figuresOf(rows.filter((row) => row.language === language)).spearman).toBeGreaterThan(0.85);
  });

  it('passes the gates', () => {
    const gates = gateFigures(splitOf('test'));
    expect(gates.gibberish).toBeGreaterThan(0.97);
    expect(gates.copied).toBeGreaterThan(0.9);
    expect(gates.keywords).toBeGreaterThan(0.95);
    expect(gates.falseAlarms).toBeLessThan(0.03);
  });

  it('is unmoved by padding and by names', () => {
    expect(paddingChange(splitOf('test'))).toBeLessThan(0.1);
    expect(identityChange(splitOf('test'))).toBe(0);
  });
});

describe('the metrics', () => {
  it('agree with values computed by hand', () => {
    expect(spearman([1, 2, 3, 4], [10, 20, 30, 40])).toBeCloseTo(1);
    expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
    expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 3);
    expect(quadraticKappa([0, 1, 2, 3, 4], [0, 1, 2, 3, 4])).toBe(1);
    expect(quadraticKappa([0, 4], [4, 0])).toBe(-1);
    expect(
      pairwise(
        [
          [
            { label: 2, score: 1, length: 5 },
            { label: 1, score: 0, length: 5 },
            { label: 0, score: 0.5, length: 9 },
          ],
        ],
        1,
      ),
    ).toBeCloseTo(2 / 3);
  });
});
