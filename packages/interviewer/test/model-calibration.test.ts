import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateWithModel } from '@kafaa/interviewer/llm';
import { calibrated, calibrationFrom, type ModelFigures } from '@kafaa/interviewer/llm/calibration';
import { PROMPTS_VERSION } from '@kafaa/interviewer/llm/model';
import { ANSWERS, exchange, INPUT, session, verdict } from './scripted-model.ts';

const FIGURES: ModelFigures = {
  configured: 'écrit',
  model: 'écrit-1',
  prompts: PROMPTS_VERSION,
  measuredAt: '2026-11-23',
  offset: -1,
  slope: 1,
  learnedOn: 200,
  answers: 200,
  exact: 61,
  within: 97,
  spearman: 0.86,
  kappa: 0.8,
};

describe('model calibration', () => {
  it('the calibration corrects a model one level too lenient and a model whose levels spread twice too far', () => {
    const kind = [1, 2, 3, 4].flatMap((value) => Array.from({ length: 50 }, () => ({ value, label: value - 1 })));
    const shift = calibrationFrom(kind);
    expect(calibrated(3, shift)).toBeCloseTo(2.1, 1);
    expect(shift.slope).toBeCloseTo(1, 2);
    const bold = [1, 2, 3, 4].flatMap((value) =>
      Array.from({ length: 50 }, () => ({ value, label: 2.5 + (value - 2.5) / 2 })),
    );
    expect(calibrationFrom(bold).slope).toBeCloseTo(0.54, 2);
    expect(calibrated(2.5, calibrationFrom(bold))).toBeCloseTo(2.5, 2);
  });

  it('the calibration moves little after one answer and not at all without answers', () => {
    expect(calibrationFrom([])).toEqual({ offset: 0, slope: 1 });
    expect(calibrated(3, calibrationFrom([{ value: 3, label: 1 }]))).toBeGreaterThan(2.85);
    expect(calibrated(3, null)).toBe(3);
  });

  it('the calibration keeps the order of answers, level 0 and the upper limit for any measured answers', () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.record({ value: number(0, 4), label: fc.integer({ min: 0, max: 4 }) }), { maxLength: 60 }),
        number(0, 4),
        number(0, 4),
        (answers, a, b) => {
          const calibration = calibrationFrom(answers);
          const [low, high] = [Math.min(a, b), Math.max(a, b)];
          expect(calibrated(low, calibration)).toBeLessThanOrEqual(calibrated(high, calibration) + 1e-9);
          expect(calibrated(high, calibration)).toBeLessThanOrEqual(4.6);
          expect(calibrated(0, calibration)).toBe(0);
        },
      ),
    );
  });

  const judged = async (figures: ModelFigures | null) => {
    const { open } = session((request) => verdict(request));
    return evaluateWithModel({ ...INPUT, exchanges: [exchange(ANSWERS[0] ?? '')] }, open, figures);
  };

  it('the calibration applies to the measured model and prompts, and the engine stamp contains its date', async () => {
    const { answers, engine } = await judged(FIGURES);
    expect(answers[0]).toMatchObject({ level: 2, score: 50, judgements: [{ level: 3 }, { level: 3 }] });
    expect(engine).toMatchObject({ model: 'écrit-1', calibration: '2026-11-23' });
  });

  it.each([
    ['another model', { ...FIGURES, model: 'écrit-2' }],
    ['other prompts', { ...FIGURES, prompts: 'p0' }],
    ['no answer', null],
  ])('figures measured on %s are not applied as a calibration', async (_, figures) => {
    const { answers, engine } = await judged(figures);
    expect(answers[0]?.level).toBe(3);
    expect(engine.calibration).toBeUndefined();
  });
});
