import { describe, expect, it } from 'vitest';
import { figuresOf } from '../benchmark/figures.ts';
import { learnedFrom } from '../benchmark/learned-from.ts';
import { pairwise, quadraticKappa, spearman } from '../benchmark/metrics.ts';
import { emptyFigures, identityChange, paddingChange, rowsOf } from '../benchmark/report.ts';
import { loadValidation } from '../benchmark/validation.ts';
import { loadVoices } from '../benchmark/voices.ts';

// Floors a little under what docs/intelligence-report.md says: a change that breaks the engine must fall through them, one
// that improves it should raise them.
describe('the test split', () => {
  const answers = loadVoices().filter((each) => each.split === 'test');
  const some = answers.filter((_, index) => index % 3 === 0);
  const rows = rowsOf(answers);
  const figures = figuresOf(rows);

  it('is of voices and jobs that training never saw', () => {
    const dev = loadVoices().filter((each) => each.split === 'dev');
    expect(answers.length).toBeGreaterThanOrEqual(600);
    expect(dev.length).toBeGreaterThanOrEqual(2400);
    for (const key of ['voice', 'job'] as const) {
      const seen = new Set(dev.map((each) => each[key]));
      expect(answers.filter((each) => seen.has(each[key]))).toEqual([]);
    }
  });

  it('is ordered by the engine, and not by length', () => {
    expect(figures.spearman).toBeGreaterThan(0.83);
    expect(figures.spearman).toBeGreaterThan(figures.lengthOnly + 0.5);
    expect(figures.kappa).toBeGreaterThan(0.8);
    expect(figures.pairs1).toBeGreaterThan(0.89);
    expect(figures.pairs2).toBeGreaterThan(0.95);
  });

  it.each(['fr', 'en'] as const)('is ordered in %s', (language) => {
    expect(figuresOf(rows.filter((row) => row.answer.language === language)).spearman).toBeGreaterThan(0.8);
  });

  it.each(['bank', 'recruiter'] as const)('is ordered for questions of the %s', (source) => {
    expect(figuresOf(rows.filter((row) => row.answer.source === source)).spearman).toBeGreaterThan(0.8);
  });

  it('has its answers of level 0 caught, and few others', () => {
    const empty = emptyFigures(rows);
    expect(empty.recall).toBeGreaterThan(0.6);
    expect(empty.falseAlarms).toBeLessThan(0.04);
  });

  it('is little moved by padding and not at all by names', () => {
    expect(paddingChange(some.filter((_, index) => index % 8 === 0))).toBeLessThan(0.35);
    expect(identityChange(some.filter((_, index) => index % 16 === 0))).toBe(0);
  });
});

describe('what training found on dev', () => {
  // Falls when question bank, redaction, features or corpus were changed: `npm run train:local`, then `npm run bench:intelligence`.
  it('is of the question bank, the redaction, the features and the corpus as they are', () => {
    expect(loadValidation().learnedFrom).toBe(learnedFrom());
  });

  it('catches what is off-topic and is little moved by ready-made sentences, neither of them learned from', () => {
    const { offTopic, padding } = loadValidation();
    expect(Math.min(offTopic.zero, offTopic.strange)).toBeGreaterThan(0.7);
    expect(offTopic.falseAlarms).toBeLessThan(0.02);
    expect(padding.mean).toBeLessThan(0.12);
  });

  it('holds for voices and for jobs that are left out', () => {
    const { voice, job } = loadValidation();
    expect(voice.spearman).toBeGreaterThan(0.8);
    expect(job.spearman).toBeGreaterThan(0.8);
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
