import { describe, expect, it } from 'vitest';
import { gateFigures, injectionFigure, paddingFigure } from '../benchmark/adversarial-figures.ts';
import { cvFigures } from '../benchmark/cv-figures.ts';
import { cvInjectionFigure } from '../benchmark/cv-injection-figures.ts';
import { identityFigure } from '../benchmark/identity-figures.ts';
import { pasteFigures } from '../benchmark/paste-figures.ts';

// A smaller run of the benchmark's other rows, on the test halves. Floors a little under what was measured.
const ONE_IN = 40;

describe('what tries to be taken for an answer', () => {
  const gates = new Map(gateFigures('test', ONE_IN).map((figure) => [figure.set, figure]));

  it.each([
    ['gibberish', 0.85],
    ['copied', 0.95],
    ['empty', 0.95],
    ['keywords', 0.9],
  ])('%s is caught', (set, floor) => {
    expect(gates.get(set)?.recall).toBeGreaterThan(floor);
    expect(gates.get(set)?.falseAlarms).toBeLessThan(0.02);
  });

  it('moves a level by padding only a little', () => {
    expect(paddingFigure('test').mean).toBeLessThan(0.25);
  });

  it('gains next to nothing by instructions, which are cut out and never cut out of honest answers', () => {
    const figure = injectionFigure('test', ONE_IN);
    expect(figure.largest).toBeLessThanOrEqual(1);
    expect(figure.excised).toBeGreaterThan(0.97);
    expect(figure.falseAlarms).toBeLessThan(0.01);
    expect(injectionFigure('dev', ONE_IN)).toMatchObject({ largest: 0, excised: 1, controlsHit: 0 });
  });
});

describe('who somebody is', () => {
  it('changes no number, in answers and CV alike', () => {
    expect(identityFigure('test', 150)).toMatchObject({ largest: 0, changes: [] });
  });
});

describe('pasted answers', () => {
  it('are flagged, and honest ways of writing are not', () => {
    const figures = pasteFigures('test', 3);
    expect(figures.recall).toBeGreaterThan(0.78);
    expect(figures.falsePositives).toBeLessThan(0.01);
  });
});

describe('CV files', () => {
  const figures = cvFigures('test');

  it('give degree, languages, experience and skills', () => {
    expect(figures.degree).toBeGreaterThan(0.95);
    expect(figures.language).toBeGreaterThan(0.95);
    expect(figures.experience).toBeGreaterThan(0.92);
    expect(figures.skillRecall).toBeGreaterThan(0.97);
    expect(figures.skillInvented).toBeLessThan(0.03);
  });

  it('gain nothing by instructions in plain sight', () => {
    expect(cvInjectionFigure('test')).toMatchObject({ largest: 0, gains: [] });
  });

  it('give hidden text away, and no harmless look-alike', () => {
    expect(figures.hiddenRecall).toBeGreaterThan(0.97);
    expect(figures.leaks).toBe(0);
    expect(figures.hiddenPrecision).toBeGreaterThan(0.97);
  });
});
