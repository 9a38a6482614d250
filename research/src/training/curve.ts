import { modelOf } from '@kafaa/interviewer/scoring/model';
import { CHOSEN, fit, type FitOptions } from './fit.ts';
import { spearman } from '#/benchmark/metrics';
import type { Material } from './strange.ts';
import { judge, leaveOut } from './validate.ts';

/** A cost so high that a group of weights stays at zero. */
const NEVER = 1e9;
export const PLAIN_CUTS = [0.5, 1.5, 2.5, 3.5] as const;

/** The kinds of model that were tried, from the named features alone to all features. */
export const KINDS: Readonly<Record<string, FitOptions>> = {
  'named features only': { ...CHOSEN, named: 3, words: NEVER, letters: NEVER },
  'words only': { ...CHOSEN, named: NEVER, letters: NEVER, words: 0.5 },
  'letters only': { ...CHOSEN, named: NEVER, words: NEVER, letters: 0.5 },
  'all, as chosen': CHOSEN,
  'all, twice the cost': { ...CHOSEN, named: 60, words: 1.5, letters: 1.5 },
};

export const WORDS_ONLY = KINDS['words only'] ?? CHOSEN;

export interface CurvePoint {
  name: string;
  answers: number;
  spearman: number;
}

const three = (value: number): number => Math.round(value * 1000) / 1000;

/** Figures of each kind of model, with the voice of every judged answer left out of training. */
export function kindsCurve(material: Material): CurvePoint[] {
  return Object.entries(KINDS).map(([name, options]) => {
    const { guesses } = leaveOut(material, 'voice', options, PLAIN_CUTS);
    return {
      name,
      answers: material.answers.length,
      spearman: three(
        spearman(
          guesses.map((each) => each.value),
          guesses.map((each) => each.example.level),
        ),
      ),
    };
  });
}

/** Voices with fewer answers are left out of the size curve. */
const FULL = 200;

/** Learns from one, two, four and all other full voices. Each voice is judged by a model of the voices that follow it in a circle. */
export function sizeCurve(material: Material): CurvePoint[] {
  const byVoice = Map.groupBy(material.answers, (each) => each.voice);
  const examples = [...byVoice.values()].filter((each) => each.length >= FULL).flat();
  const voices = [...new Set(examples.map((each) => each.voice))].sort();
  return [1, 2, 4, voices.length - 1].map((size) => {
    let learned = 0;
    const guesses = voices.flatMap((voice, at) => {
      const from = new Set(Array.from({ length: size }, (_, k) => voices[(at + 1 + k) % voices.length]));
      const learn = examples.filter((each) => from.has(each.voice));
      learned += learn.length / voices.length;
      const options = size > 1 ? CHOSEN : { ...CHOSEN, fewest: { ...CHOSEN.fewest, voices: 1 } };
      return judge(
        examples.filter((each) => each.voice === voice),
        modelOf({ ...fit({ ...material, answers: learn }, options), cuts: PLAIN_CUTS }),
      );
    });
    return {
      name: `${size} voice${size > 1 ? 's' : ''}`,
      answers: Math.round(learned),
      spearman: three(
        spearman(
          guesses.map((each) => each.value),
          guesses.map((each) => each.example.level),
        ),
      ),
    };
  });
}
