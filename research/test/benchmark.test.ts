import { describe, expect, it } from 'vitest';
import { figuresOf } from '#/benchmark/figures';
import { learnedFrom } from '#/training/learned-from';
import { pairwise, quadraticKappa, spearman } from '#/benchmark/metrics';
import { emptyFigures, identityChange, paddingChange, rowsOf } from '#/benchmark/report';
import { loadValidation } from '#/training/validation';
import { loadVoices } from '#/material/voices';

// Floors slightly below the figures of docs/intelligence-report.md: a change that breaks the engine must fall below them, and one
// that improves it should raise them.
describe('the test split', () => {
  const answers = loadVoices().filter((each) => each.split === 'test');
  const some = answers.filter((_, index) => index % 3 === 0);
  const rows = rowsOf(answers);
  const figures = figuresOf(rows);

  it('the test split has at least 600 answers and shares no voice and no job with the dev split', () => {
    const dev = loadVoices().filter((each) => each.split === 'dev');
    expect(answers.length).toBeGreaterThanOrEqual(600);
    expect(dev.length).toBeGreaterThanOrEqual(2400);
    for (const key of ['voice', 'job'] as const) {
      const seen = new Set(dev.map((each) => each[key]));
      expect(answers.filter((each) => seen.has(each[key]))).toEqual([]);
    }
  });

  it('engine scores on the test split reach the minimum correlation, kappa and pair agreement', () => {
    expect(figures.spearman).toBeGreaterThan(0.83);
    expect(figures.spearman).toBeGreaterThan(figures.lengthOnly + 0.5);
    expect(figures.kappa).toBeGreaterThan(0.8);
    expect(figures.pairs1).toBeGreaterThan(0.89);
    expect(figures.pairs2).toBeGreaterThan(0.95);
  });

  it.each(['fr', 'en'] as const)(
    'engine scores on the test split correlate above 0.8 with the true levels in %s',
    (language) => {
      expect(figuresOf(rows.filter((row) => row.answer.language === language)).spearman).toBeGreaterThan(0.8);
    },
  );

  it.each(['bank', 'recruiter'] as const)(
    'engine scores on the test split correlate above 0.8 with the true levels for questions of the %s',
    (source) => {
      expect(figuresOf(rows.filter((row) => row.answer.source === source)).spearman).toBeGreaterThan(0.8);
    },
  );

  // Engine 0.8.0 has 4.0 % false alarms (23 of 575), 0.7.0 had 3.3 % (19); the design asks for 2 % (docs/intelligence-report.md).
  it('the engine catches over 60 % of the test answers of level 0, with at most 4 % false alarms', () => {
    const empty = emptyFigures(rows);
    expect(empty.recall).toBeGreaterThan(0.6);
    expect(empty.falseAlarms).toBeLessThanOrEqual(0.04);
  });

  it('padding moves the level of a test answer by less than 0.35 on average, and another name does not move it', () => {
    expect(paddingChange(some.filter((_, index) => index % 8 === 0))).toBeLessThan(0.35);
    expect(identityChange(some.filter((_, index) => index % 16 === 0))).toBe(0);
  });
});

describe('training validation on dev', () => {
  // Fails when question bank, redaction, features or corpus were changed: run `npm run train:local`, then `npm run bench:intelligence`.
  it('the stored validation matches the current question bank, redaction, features and corpus', () => {
    expect(loadValidation().learnedFrom).toBe(learnedFrom());
  });

  it('the validation catches over 70 % of off-topic answers, and padding moves it by less than 0.12 on average', () => {
    const { offTopic, padding } = loadValidation();
    expect(Math.min(offTopic.zero, offTopic.strange)).toBeGreaterThan(0.7);
    expect(offTopic.falseAlarms).toBeLessThan(0.02);
    expect(padding.mean).toBeLessThan(0.12);
  });

  it('the stored cross-validation has a Spearman correlation above 0.8 for unseen voices and for unseen jobs', () => {
    const { voice, job } = loadValidation();
    expect(voice.spearman).toBeGreaterThan(0.8);
    expect(job.spearman).toBeGreaterThan(0.8);
  });
});

describe('the metrics', () => {
  it('spearman, quadraticKappa and pairwise agree with values computed by hand', () => {
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
