import { describe, expect, it } from 'vitest';
import { CUTS, levelFromScore, recommend, THRESHOLDS, totalOf } from '@kafaa/interviewer/aggregate';
import { RECOMMENDATIONS } from '@kafaa/domain/evaluations/options';
import { ENGINE_VERSION, type House, type InterviewInput } from '@kafaa/interviewer/contract';
import { fitHouse, HOUSE_FROM, houseFor, type OwnLevel, thresholdsOf } from '@kafaa/interviewer/house';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { RECIPES } from '@kafaa/interviewer/weights';
import { seeded } from './seeded.ts';
import { interview, LIVED } from './briefs.ts';

const ENGINE = { name: 'local', version: ENGINE_VERSION } as const;
const houseOf = (offset: number, slope = 1): House => ({ offset, slope, levels: 12, engine: ENGINE });
const times = (count: number, pair: OwnLevel) => Array.from({ length: count }, () => pair);

/** Levels of a company that places a score at `50 + offset + slope · (score − 50)`; both the score and the level have an error. */
function levelsOf(seed: string, count: number, { offset, slope, error }: Record<'offset' | 'slope' | 'error', number>) {
  const next = seeded(seed);
  const noise = () => error * (next() + next() + next() + next() - 2);
  return Array.from({ length: count }, (): OwnLevel => {
    const true_ = 10 + 80 * next();
    const score = Math.max(0, Math.min(97, Math.round(true_ + noise())));
    return { score, level: levelFromScore(50 + offset + slope * (true_ - 50) + noise()) ?? 0 };
  });
}

describe('company thresholds', () => {
  it('fitHouse returns the engine’s thresholds for fewer than ten company levels, and moves them from ten on', () => {
    const severe = { score: 70, level: 2 };
    expect(HOUSE_FROM).toBe(10);
    expect(fitHouse([])).toEqual({ offset: 0, slope: 1 });
    expect(fitHouse(times(9, severe))).toEqual({ offset: 0, slope: 1 });
    expect(fitHouse(times(10, severe)).offset).toBeLessThan(-5);
  });

  it('fitHouse returns the engine’s thresholds for a company that gives the engine’s levels', () => {
    const agreed = Array.from({ length: 97 }, (_, score) => ({ score, level: levelFromScore(score) ?? 0 }));
    expect(fitHouse(agreed)).toEqual({ offset: 0, slope: 1 });
    expect(thresholdsOf({ offset: 0, slope: 1 })).toEqual(THRESHOLDS);
    expect(thresholdsOf(undefined)).toEqual(THRESHOLDS);
  });

  it('fitHouse raises the thresholds for a severe company and lowers them for a lenient one', () => {
    const severe = thresholdsOf({ offset: -8, slope: 1 });
    expect(severe).toEqual({ cuts: [20.5, 45.5, 70.5, 91.5], meet: 73, explore: 56, trade: 54 });
    expect(thresholdsOf({ offset: 8, slope: 1 }).cuts).toEqual([4.5, 29.5, 54.5, 75.5]);
  });

  it('fitHouse moves the thresholds further apart for a company that gives few extreme levels', () => {
    expect(thresholdsOf({ offset: 0, slope: 0.8 }).cuts.map(Math.round)).toEqual([3, 34, 66, 92]);
  });

  it('fitHouse applies half of a company’s offset after ten levels, and nearly all of it after 200', () => {
    const differing = (count: number) => {
      const fits = Array.from({ length: 200 }, (_, run) =>
        fitHouse(levelsOf(`shrunk ${run}`, count, { offset: -10, slope: 1, error: 6 })),
      );
      return fits.reduce((sum, { offset }) => sum + offset, 0) / fits.length;
    };
    expect(Math.abs(differing(10) + 5)).toBeLessThanOrEqual(1);
    expect(Math.abs(differing(200) + 10)).toBeLessThanOrEqual(1);
  });

  it('fitHouse finds no slope and no offset in the noise of single levels', () => {
    const { slope, offset } = fitHouse(levelsOf('noise', 2000, { offset: 0, slope: 1, error: 12 }));
    expect(Math.abs(slope - 1)).toBeLessThanOrEqual(0.05);
    expect(Math.abs(offset)).toBeLessThanOrEqual(1);
  });

  it('fitHouse finds a slope of 0.8 and of 1.2 in 2,000 levels', () => {
    expect(fitHouse(levelsOf('slope', 2000, { offset: 0, slope: 0.8, error: 6 })).slope).toBeCloseTo(0.8, 1);
    expect(fitHouse(levelsOf('slope', 2000, { offset: 0, slope: 1.2, error: 6 })).slope).toBeCloseTo(1.2, 1);
  });

  it('fitHouse keeps the thresholds ordered, inside the scale and within the offset and slope limits for any levels', () => {
    for (let run = 0; run < 500; run += 1) {
      const next = seeded(`any levels ${run}`);
      const level = next() < 0.3 ? () => 4 : () => Math.floor(next() * 5);
      const pairs = Array.from({ length: Math.floor(next() * 60) }, () => ({
        score: Math.floor(next() * 98),
        level: level(),
      }));
      const { offset, slope } = fitHouse(pairs);
      const { cuts, explore, meet } = thresholdsOf({ offset, slope });
      expect(Math.abs(offset)).toBeLessThanOrEqual(12.5);
      expect(slope).toBeGreaterThanOrEqual(0.75);
      expect(slope).toBeLessThanOrEqual(1.25);
      expect(cuts.toSorted((a, b) => a - b)).toEqual(cuts);
      expect(new Set(cuts).size).toBe(CUTS.length);
      expect(explore).toBeLessThan(meet);
      expect([0, 97].map((score) => levelFromScore(score, cuts))).toEqual([0, 4]);
    }
  });
});

/** Rank of the recommendation for an interview of four criteria with these scores, by the thresholds of a company's map. */
function wordOf(scores: readonly number[], house: House): number {
  const keys = ['technicalSkillsMatch', 'mindsetScore', 'cultureFit', 'otherFactorsScore'] as const;
  const thresholds = thresholdsOf(house);
  const dimensions = keys.map((key, index) => {
    const counted = scores[index] ?? 0;
    return { key, counted, levels: [levelFromScore(counted, thresholds.cuts)] };
  });
  const word = recommend(
    { ...totalOf(dimensions, RECIPES.balanced), missing: 0 },
    dimensions,
    RECIPES.balanced,
    thresholds,
  );
  return RECOMMENDATIONS.indexOf(word);
}

describe('evaluations with company thresholds', () => {
  const answers = [LIVED, 'Je suis motivé et sérieux.', LIVED, 'Une fois j’ai aidé un collègue avec un problème.'];
  const input = interview(answers);
  const by = (house?: House): InterviewInput => ({ ...input, ...(house && { house }) });
  const own = evaluateInterview(input);

  it('company thresholds change no score, answer, weight or reason', () => {
    for (const house of [houseOf(-12.5, 0.75), houseOf(12.5, 1.25), houseOf(-6), houseOf(6)]) {
      const evaluation = evaluateInterview(by(house));
      const { score, answers: judged, dimensions, range, margin } = evaluation;
      expect({ score, judged, range, margin }).toEqual({
        score: own.score,
        judged: own.answers,
        range: own.range,
        margin: own.margin,
      });
      expect(dimensions.map((each) => [each.score, each.counted, each.weight, each.reason])).toEqual(
        own.dimensions.map((each) => [each.score, each.counted, each.weight, each.reason]),
      );
      expect(evaluation.house).toEqual(house);
    }
  });

  it('company thresholds equal to the engine’s give the engine’s evaluation byte for byte', () => {
    const { house, ...rest } = evaluateInterview(by(houseOf(0)));
    expect(house).toEqual(houseOf(0));
    expect(JSON.stringify(rest)).toBe(JSON.stringify(own));
    expect('house' in own).toBe(false);
  });

  it('the thresholds of a more severe company give no higher level and no better recommendation', () => {
    const offsets = [12, 8, 4, 0, -4, -8, -12];
    const read = offsets.map((offset) => evaluateInterview(by(houseOf(offset))));
    const levels = read.map(({ dimensions }) => dimensions.map(({ level }) => level ?? 0));
    const words = read.map(({ recommendation }) => RECOMMENDATIONS.indexOf(recommendation));
    for (let at = 1; at < read.length; at += 1) {
      expect(levels[at]?.every((level, index) => level <= (levels[at - 1]?.[index] ?? 0))).toBe(true);
      expect(words[at]).toBeGreaterThanOrEqual(words[at - 1] ?? 0);
    }
    expect(levels[0]).not.toEqual(levels.at(-1));
  });

  it('the summary starts with the recommendation of the company thresholds', () => {
    for (const offset of [-12, 12]) {
      const { note, recommendation } = evaluateInterview(by(houseOf(offset)));
      expect(note.startsWith(recommendation)).toBe(true);
    }
  });

  it('company thresholds leave the CV criteria and the communication criterion unchanged', () => {
    const cv = { text: 'Licence en informatique, 2020\nReact', pages: 1, hiddenText: [], warnings: [] };
    const [without, severe] = [
      { ...input, cv },
      { ...by(houseOf(-12)), cv },
    ].map(evaluateInterview);
    const facts = [
      'experienceMatch',
      'educationMatch',
      'languageMatch',
      'seniorityMatch',
      'cvScore',
      'communicationSkills',
    ];
    const of = (evaluation: typeof own | undefined) => evaluation?.dimensions.filter(({ key }) => facts.includes(key));
    expect(of(severe)).toEqual(of(without));
  });

  it('company thresholds never give a candidate with lower scores in every criterion a better recommendation', () => {
    for (let run = 0; run < 500; run += 1) {
      const next = seeded(`two interviews ${run}`);
      const weaker = [0, 1, 2, 3].map(() => Math.floor(next() * 90));
      const stronger = weaker.map((score) => Math.min(97, score + Math.floor(next() * 30)));
      const house = houseOf(-12.5 + 25 * next(), 0.75 + 0.5 * next());
      expect(wordOf(stronger, house)).toBeLessThanOrEqual(wordOf(weaker, house));
    }
  });

  it('the engine ignores company thresholds that were fitted to another engine or engine version', () => {
    for (const engine of [
      { ...ENGINE, version: '0.4.0' },
      { ...ENGINE, name: 'llm' as const },
    ]) {
      const other = by({ ...houseOf(-12), engine });
      expect(houseFor(other, own.engine)).toBeUndefined();
      expect(JSON.stringify(evaluateInterview(other))).toBe(JSON.stringify(own));
    }
  });
});
