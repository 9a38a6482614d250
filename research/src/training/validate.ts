import { modelOf, predict, type Model, type OffTopicRule, type Weights } from '@kafaa/interviewer/scoring/model';
import { hollowValue } from '@kafaa/interviewer/scoring/hollow';
import { substance } from '@kafaa/interviewer/scoring/substance';
import { doubt, offTopicValue, RELEVANCE_COUNTS, sharedWords } from '@kafaa/interviewer/scoring/topic';
import type { Example } from '#/material/examples';
import { fit, type FitOptions } from './fit.ts';
import type { Material } from './strange.ts';

export interface Guess {
  example: Example;
  /** Continuous level without gates, by weights that saw nothing of the fold left out. */
  value: number;
  offTopic: number;
  shared: number;
  /** Distance of the answer above the limit of relevance, by an encoder that saw nothing of its offer. */
  relevance: number;
  hollow: number;
}

/** The unit left out of training: the job of the judged answers, their voice, or both. */
export type Scheme = 'job' | 'voice' | 'both';

/** Number of parts of the jobs: `PARTS` when voices are left out as well, `JOB_PARTS` when only jobs are. */
const PARTS = 3;
const JOB_PARTS = 5;
/** Voices are left out ten at a time: v1 to v10 answered one another's offers, and v9 and v10 are by one writer. */
export const TOGETHER = 10;

function foldsOf(examples: readonly Example[], scheme: Scheme): { learn: Example[]; judge: Example[] }[] {
  const groupOf = (voice: string): number => Math.floor((Number(voice.slice(1)) - 1) / TOGETHER);
  const groups = [...new Set(examples.map((each) => groupOf(each.voice)))].sort((a, b) => a - b);
  const jobs = [...new Set(examples.map((each) => each.job))].sort();
  const part = (job: string): number => jobs.indexOf(job) % PARTS;
  const split = (out: (example: Example) => boolean, near: (example: Example) => boolean) => ({
    learn: examples.filter((each) => !near(each)),
    judge: examples.filter(out),
  });
  if (scheme === 'voice')
    return groups.map((group) => {
      const near = (each: Example): boolean => groupOf(each.voice) === group;
      return split(near, near);
    });
  if (scheme === 'job')
    return Array.from({ length: JOB_PARTS }, (_, k) => {
      const near = (each: Example): boolean => jobs.indexOf(each.job) % JOB_PARTS === k;
      return split(near, near);
    });
  return groups.flatMap((group) =>
    Array.from({ length: PARTS }, (_, k) =>
      split(
        (each) => groupOf(each.voice) === group && part(each.job) === k,
        (each) => groupOf(each.voice) === group || part(each.job) === k,
      ),
    ),
  );
}

export function judge(examples: readonly Example[], model: Model): Guess[] {
  return examples.map((example) => {
    const { prepared, kind } = example;
    const used = substance(prepared, model);
    const prediction = predict(prepared, used, kind, model);
    const offTopic = offTopicValue(prepared, kind, model);
    return {
      example,
      value: prediction.value,
      offTopic,
      shared: sharedWords(prepared),
      relevance: RELEVANCE_COUNTS,
      hollow: hollowValue(used, prepared.scoredAs, model),
    };
  });
}

/** Number of answers that each ready-made sentence is added to. */
const HOSTS = 4;

/** Change of the level by each ready-made sentence, added after and before an answer in turn. */
export function paddingChanges(hosts: readonly Example[], lines: readonly Example[], model: Model): number[] {
  return lines.flatMap((line, index) => {
    const own = hosts.filter((each) => each.language === line.language && each.level > 0);
    return Array.from({ length: HOSTS }, (_, turn) => own[(index * 37 + turn * 41) % own.length]).flatMap(
      (host, turn) => {
        if (!host) return [];
        const extra = line.prepared.sentences;
        const { sentences } = host.prepared;
        const padded = turn % 2 === 0 ? [...sentences, ...extra] : [...extra, ...sentences];
        const [before, after] = judge([host, { ...host, prepared: { ...host.prepared, sentences: padded } }], model);
        return before && after ? [Math.max(0, after.value) - Math.max(0, before.value)] : [];
      },
    );
  });
}

/** Judgements of material by weights that had not seen it. */
export interface Unseen {
  guesses: Guess[];
  strange: Guess[];
  hollow: Guess[];
  /** Changes of the level by a ready-made sentence. */
  padding: number[];
}

/**
 * Judges all answers by weights learned without their job, their voice or both, and strange texts, templates and ready-made
 * sentences by weights learned without them. Each fold learns its vocabulary, rarity and weights anew.
 */
export function leaveOut(
  { answers, strange, readyMade, retold, typed, hollow }: Material,
  scheme: Scheme,
  options: FitOptions,
  cuts: Weights['cuts'],
): Unseen {
  const unseen: Unseen = { guesses: [], strange: [], hollow: [], padding: [] };
  const writers = [...new Set(hollow.map((each) => each.voice))];
  const folds = foldsOf(answers, scheme).filter(({ judge: out }) => out.length > 0);
  folds.forEach(({ learn, judge: out }, fold) => {
    // A strange text is put to several questions, and all of these are left out together.
    const texts = [...new Set(strange.map((each) => each.voice))];
    const isOut = (voice: string): boolean => texts.indexOf(voice) % folds.length === fold;
    const isOutWriter = (writer: string): boolean => writers.indexOf(writer) % folds.length === fold % writers.length;
    const learned = new Set(learn.map(({ id }) => id));
    const material: Material = {
      answers: learn,
      retold,
      typed: typed.filter(({ of }) => learned.has(of)),
      strange: strange.filter((each) => !isOut(each.voice)),
      readyMade: readyMade.filter((_, index) => index % folds.length !== fold),
      hollow: hollow.filter((each) => !isOutWriter(each.voice)),
    };
    const model = modelOf({ ...fit(material, options), cuts });
    unseen.guesses.push(...judge(out, model));
    unseen.strange.push(
      ...judge(
        strange.filter((each) => isOut(each.voice)),
        model,
      ),
    );
    unseen.hollow.push(
      ...judge(
        hollow.filter((each) => isOutWriter(each.voice)),
        model,
      ),
    );
    const lines = readyMade.filter((_, index) => index % folds.length === fold);
    unseen.padding.push(...paddingChanges(out, lines, model));
  });
  return unseen;
}

/** Cuts with which the guesses have as many answers of each level as the labels; between cuts the level is linear. */
export function cutsOf(guesses: readonly Guess[]): [number, number, number, number] {
  const values = guesses.map((each) => each.value).sort((a, b) => a - b);
  const cut = (level: number): number => {
    const below = guesses.filter((each) => each.example.level < level).length;
    return Math.round(500 * ((values[below - 1] ?? 0) + (values[below] ?? 0))) / 1000;
  };
  return [cut(1), cut(2), cut(3), cut(4)];
}

/** The limit that this share of the honest answers of level 3 and 4 exceeds; on lower levels the cap changes next to nothing. */
export function hollowLimit({ guesses, hollow }: Unseen, falseAlarms: number): { from: number; caught: number } {
  const honest = guesses.filter((each) => each.example.level >= 3).map((each) => each.hollow);
  const sorted = honest.sort((a, b) => b - a);
  const from = Math.round(1000 * (sorted[Math.floor(sorted.length * falseAlarms)] ?? 1)) / 1000;
  return { from, caught: hollow.filter((each) => each.hollow >= from).length / hollow.length };
}

/** Values tried for the rule: how much the level, shared words and relevance of an answer reduce the doubt about it. */
const LEVEL_COSTS = [0.025, 0.05, 0.075, 0.1];
const SHARED_COSTS = [0, 0.01, 0.02, 0.03];
const RELEVANCE_COSTS = [0, 0.01, 0.02, 0.03];

export interface ChosenRule {
  rule: OffTopicRule;
  /** Shares caught by the rule, of the voices' level 0 answers and of strange texts, and share of all other answers hit by mistake. */
  zero: number;
  strange: number;
  falseAlarms: number;
}

/** The rule that catches most of both kinds while it hits at most this share of the honest answers. */
export function offTopicRule({ guesses, strange }: Unseen, falseAlarms: number): ChosenRule {
  const zero = guesses.filter((each) => each.example.level === 0);
  const honest = guesses.filter((each) => each.example.level > 0);
  const costs = LEVEL_COSTS.flatMap((level) =>
    SHARED_COSTS.flatMap((shared) => RELEVANCE_COSTS.map((relevance) => ({ level, shared, relevance }))),
  );
  const candidates = costs.map((cost): ChosenRule => {
    const of = (list: readonly Guess[]): number[] => list.map((each) => doubt(each.offTopic, each, cost));
    const sorted = of(honest).sort((a, b) => b - a);
    const from = Math.round(1000 * (sorted[Math.floor(honest.length * falseAlarms)] ?? 1)) / 1000;
    const part = (values: readonly number[]): number => values.filter((each) => each >= from).length / values.length;
    return {
      rule: { from, ...cost },
      zero: part(of(zero)),
      strange: part(of(strange)),
      falseAlarms: part(sorted),
    };
  });
  // Rules are compared by the kind that is caught less often, then by both.
  const worth = ({ zero: a, strange: b }: ChosenRule): number => Math.min(a, b) + (a + b) / 100;
  const [best] = candidates.sort((a, b) => worth(b) - worth(a));
  if (!best) throw new Error('no rule');
  return best;
}
