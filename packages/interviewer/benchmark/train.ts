import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vectorOf } from '@kafaa/interviewer/scoring/model';
import { PRIOR } from '@kafaa/interviewer/scoring/prior';
import { loadCorpus, scoreOne, type CorpusJob } from './corpus.ts';
import { spearman } from './metrics.ts';

// Ridge regression towards the hand-set weights: what 131 answers cannot show stays as it was.
// Words cost more than named features, so that they move only where several jobs agree.
const COST = { named: 12, interaction: 20, word: 30 } as const;
const SCALES = [1, 2, 4] as const;
/** A word must occur in this many jobs and answers to count as a word of telling rather than of a trade. */
const FEWEST_JOBS = 3;
const FEWEST_ANSWERS = 4;
const SMALLEST = 0.008;

interface Example {
  job: string;
  label: number;
  vector: Map<string, number>;
}

function examplesOf(jobs: readonly CorpusJob[]): Example[] {
  return jobs.flatMap((entry) =>
    entry.answers.flatMap(({ question, answer, kind, level }) => {
      const { prepared } = scoreOne(entry, question, answer, kind);
      // Level 0 is the gates' work; teaching it to the weights would only blur them.
      return prepared && level > 0 ? [{ job: entry.key, label: level, vector: vectorOf(prepared, kind) }] : [];
    }),
  );
}

const isWord = (key: string): boolean => key.startsWith('fr:') || key.startsWith('en:');
const costOf = (key: string): number => (isWord(key) ? COST.word : key.includes(':') ? COST.interaction : COST.named);

function vocabularyOf(examples: readonly Example[]): Set<string> {
  const seen = new Map<string, { jobs: Set<string>; answers: number }>();
  for (const { job, vector } of examples) {
    for (const key of vector.keys()) {
      const entry = seen.get(key) ?? { jobs: new Set<string>(), answers: 0 };
      entry.jobs.add(job);
      entry.answers++;
      seen.set(key, entry);
    }
  }
  return new Set(
    [...seen]
      .filter(([key, { jobs, answers }]) => !isWord(key) || (jobs.size >= FEWEST_JOBS && answers >= FEWEST_ANSWERS))
      .map(([key]) => key),
  );
}

/** Solves A x = b by Gaussian elimination with pivoting. */
function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  const a = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let j = i + 1; j < n; j++) if (Math.abs(a[j]?.[i] ?? 0) > Math.abs(a[pivot]?.[i] ?? 0)) pivot = j;
    [a[i], a[pivot]] = [a[pivot] ?? [], a[i] ?? []];
    for (let j = i + 1; j < n; j++) {
      const row = a[j] ?? [];
      const factor = (row[i] ?? 0) / (a[i]?.[i] ?? 1);
      if (factor !== 0) for (let k = i; k <= n; k++) row[k] = (row[k] ?? 0) - factor * (a[i]?.[k] ?? 0);
    }
  }
  const x = Array.from({ length: n }, () => 0);
  for (let i = n - 1; i >= 0; i--) {
    let sum = a[i]?.[n] ?? 0;
    for (let k = i + 1; k < n; k++) sum -= (a[i]?.[k] ?? 0) * (x[k] ?? 0);
    x[i] = sum / (a[i]?.[i] ?? 1);
  }
  return x;
}

const score = (vector: ReadonlyMap<string, number>, learned: ReadonlyMap<string, number>): number =>
  [...vector].reduce((sum, [key, value]) => sum + ((PRIOR[key] ?? 0) + (learned.get(key) ?? 0)) * value, 0);

/** Corrections to the prior, in the dual form (one unknown per answer). */
function train(examples: readonly Example[], scale: number): Map<string, number> {
  const vocabulary = vocabularyOf(examples);
  const none = new Map<string, number>();
  const residual = examples.map(({ vector, label }) => label - score(vector, none));
  const kernel = examples.map((a, i) =>
    examples.map((b, j) => {
      let sum = i === j ? 1 : 0;
      for (const [key, value] of a.vector) {
        const other = b.vector.get(key);
        if (other !== undefined && vocabulary.has(key)) sum += (value * other) / (costOf(key) * scale);
      }
      return sum;
    }),
  );
  const alpha = solve(kernel, residual);
  const learned = new Map<string, number>();
  examples.forEach(({ vector }, i) => {
    for (const [key, value] of vector) {
      if (vocabulary.has(key))
        learned.set(key, (learned.get(key) ?? 0) + ((alpha[i] ?? 0) * value) / (costOf(key) * scale));
    }
  });
  return learned;
}

function leaveOneJobOut(examples: readonly Example[], scale: number): number {
  const predicted: number[] = [];
  const labels: number[] = [];
  for (const job of new Set(examples.map((each) => each.job))) {
    const learned = train(
      examples.filter((each) => each.job !== job),
      scale,
    );
    for (const each of examples.filter((one) => one.job === job)) {
      predicted.push(score(each.vector, learned));
      labels.push(each.label);
    }
  }
  return spearman(predicted, labels);
}

const examples = examplesOf(loadCorpus().filter((entry) => entry.split === 'dev'));
const none = new Map<string, number>();
console.log(
  `prior alone: ${spearman(
    examples.map((each) => score(each.vector, none)),
    examples.map((each) => each.label),
  ).toFixed(3)}`,
);
const tried = SCALES.map((scale) => ({ scale, rho: leaveOneJobOut(examples, scale) }));
for (const { scale, rho } of tried) console.log(`scale ${scale}: leave-one-job-out ${rho.toFixed(3)}`);
const best = tried.reduce((a, b) => (b.rho > a.rho ? b : a));
const learned = [...train(examples, best.scale)]
  .map(([key, value]) => [key, Math.round(value * 1000) / 1000] as const)
  .filter(([, value]) => Math.abs(value) >= SMALLEST)
  .sort(([a], [b]) => (a < b ? -1 : 1));

const target = fileURLToPath(new URL('../src/scoring/weights.ts', import.meta.url));
const lines = learned.map(([key, value]) => `  ${/^[a-z]+$/i.test(key) ? key : `'${key}'`}: ${value},`);
writeFileSync(
  target,
  `/**\n * Corrections to the hand-set weights, learned from the corpus' dev split by benchmark/train.ts.\n * Made by a machine: change the corpus and train again instead of editing. Model card: benchmark/README.md.\n */\nexport const LEARNED: Readonly<Record<string, number>> = {\n${lines.join('\n')}\n};\n`,
);
console.log(`${learned.length} weights written`);
