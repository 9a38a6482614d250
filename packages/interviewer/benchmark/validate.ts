import type { Weights } from '@kafaa/interviewer/scoring/model';
import { modelOf, offTopicValue, predict, substance } from '@kafaa/interviewer/scoring/model';
import type { Example } from './examples.ts';
import { fit, type FitOptions } from './fit.ts';

export interface Guess {
  example: Example;
  /** Continuous level without gates, by weights that saw nothing of the fold left out. */
  value: number;
  offTopic: number;
}

/** What is left out of training: a job, a voice, or the job and the voice of the answers judged. */
export type Scheme = 'job' | 'voice' | 'both';

/** Jobs fall into these many parts when voices are left out as well. */
const PARTS = 3;
const JOB_PARTS = 10;

function foldsOf(examples: readonly Example[], scheme: Scheme): { learn: Example[]; judge: Example[] }[] {
  const voices = [...new Set(examples.map((each) => each.voice))].sort();
  const jobs = [...new Set(examples.map((each) => each.job))].sort();
  const part = (job: string): number => jobs.indexOf(job) % PARTS;
  const split = (out: (example: Example) => boolean, near: (example: Example) => boolean) => ({
    learn: examples.filter((each) => !near(each)),
    judge: examples.filter(out),
  });
  if (scheme === 'voice')
    return voices.map((voice) =>
      split(
        (each) => each.voice === voice,
        (each) => each.voice === voice,
      ),
    );
  // A few jobs at a time: the rest is still nearly everything, and ten trainings are enough to wait for.
  if (scheme === 'job')
    return Array.from({ length: JOB_PARTS }, (_, k) => {
      const near = (each: Example): boolean => jobs.indexOf(each.job) % JOB_PARTS === k;
      return split(near, near);
    });
  return voices.flatMap((voice) =>
    Array.from({ length: PARTS }, (_, k) =>
      split(
        (each) => each.voice === voice && part(each.job) === k,
        (each) => each.voice === voice || part(each.job) === k,
      ),
    ),
  );
}

export function judge(examples: readonly Example[], weights: Weights): Guess[] {
  const model = modelOf(weights);
  return examples.map((example) => {
    const used = substance(example.prepared);
    const prediction = predict(example.prepared, used, example.kind, model);
    const offTopic = offTopicValue(example.prepared, prediction, example.kind, model);
    return { example, value: prediction.value, offTopic };
  });
}

/** Every answer judged by weights learned without its job, its voice or both: vocabulary, rarity and weights anew. */
export function leaveOut(
  examples: readonly Example[],
  scheme: Scheme,
  options: FitOptions,
  cuts: Weights['cuts'],
): Guess[] {
  return foldsOf(examples, scheme).flatMap(({ learn, judge: out }) =>
    out.length === 0 ? [] : judge(out, { ...fit(learn, options), cuts }),
  );
}

/** Cuts that give the guesses as many of each level as the labels have; between them levels are linear. */
export function cutsOf(guesses: readonly Guess[]): [number, number, number, number] {
  const values = guesses.map((each) => each.value).sort((a, b) => a - b);
  const cut = (level: number): number => {
    const below = guesses.filter((each) => each.example.level < level).length;
    return Math.round(500 * ((values[below - 1] ?? 0) + (values[below] ?? 0))) / 1000;
  };
  return [cut(1), cut(2), cut(3), cut(4)];
}

/** The limit that this share of the on-topic answers lies above. */
export function offTopicLimit(guesses: readonly Guess[], falseAlarms: number): number {
  const honest = guesses
    .filter((each) => each.example.level > 0)
    .map((each) => each.offTopic)
    .sort((a, b) => b - a);
  return Math.round(1000 * (honest[Math.floor(honest.length * falseAlarms)] ?? 1)) / 1000;
}
