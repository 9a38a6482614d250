import type { AnswerFlag } from '@kafaa/interviewer/contract';
import { loadCorpus, scoreOne, type CorpusJob } from './corpus.ts';
import { pairwise, quadraticKappa, spearman } from './metrics.ts';

export interface Row {
  job: string;
  language: 'fr' | 'en';
  kind: string;
  question: string;
  label: number;
  value: number;
  level: number;
  words: number;
  flags: readonly AnswerFlag[];
}

/** Scores a split; an answer that is not judged counts as level 0, as its label would say. */
export function rowsOf(jobs: readonly CorpusJob[]): Row[] {
  return jobs.flatMap((entry) =>
    entry.answers.map(({ kind, question, level, answer }): Row => {
      const { value, evaluation } = scoreOne(entry, question, answer, kind);
      return {
        job: entry.key,
        language: entry.job.interviewLanguage === 'Anglais' ? 'en' : 'fr',
        kind,
        question,
        label: level,
        value: value ?? 0,
        level: evaluation.level ?? 0,
        words: answer.split(/\s+/).length,
        flags: evaluation.flags,
      };
    }),
  );
}

export interface Figures {
  answers: number;
  spearman: number;
  lengthOnly: number;
  kappa: number;
  pairs1: number;
  pairs2: number;
  matchedPairs: number;
}

/** The figures of the design's table for a set of rows, with the length-only baseline beside them. */
export function figuresOf(rows: readonly Row[]): Figures {
  const groups = [...Map.groupBy(rows, (row) => `${row.job}|${row.question}`).values()].map((group) =>
    group.map((row) => ({ label: row.label, score: row.value, length: row.words })),
  );
  const labels = rows.map((row) => row.label);
  return {
    answers: rows.length,
    spearman: spearman(
      rows.map((row) => row.value),
      labels,
    ),
    lengthOnly: spearman(
      rows.map((row) => row.words),
      labels,
    ),
    kappa: quadraticKappa(
      rows.map((row) => row.level),
      labels,
    ),
    pairs1: pairwise(groups, 1),
    pairs2: pairwise(groups, 2),
    matchedPairs: pairwise(groups, 1, true),
  };
}

const GIBBERISH = [
  'azeaze qsdqsd wxcwxc rtyrty fghfgh vbnvbn',
  'jkl hjk lmp oiu ytr eza sqd fds gfd',
  'xkcd wqrt zzzp lkjh mnbv',
  'hhhhhhhhhhhh',
  '!!! ??? ...',
  'ploum zorgl fnip krat wux brtz',
];

/** Share of bad answers that are capped at level 1 or less, and of honest ones that a hard gate hits by mistake. */
export function gateFigures(jobs: readonly CorpusJob[]): {
  gibberish: number;
  copied: number;
  keywords: number;
  falseAlarms: number;
} {
  const share = (list: readonly boolean[]): number => list.filter(Boolean).length / Math.max(list.length, 1);
  const gibberish: boolean[] = [];
  const copied: boolean[] = [];
  const keywords: boolean[] = [];
  for (const entry of jobs) {
    const question = entry.answers[0]?.question ?? '';
    for (const text of GIBBERISH) gibberish.push((scoreOne(entry, question, text).value ?? 0) <= 0.5);
    for (const each of new Set(entry.answers.map((answer) => answer.question)))
      copied.push((scoreOne(entry, each, each).value ?? 0) <= 0.5);
    const list = [...entry.job.skills, ...entry.job.softSkills, ...entry.company.companyValues].join(', ');
    keywords.push((scoreOne(entry, question, `${list}, gestion, planning, reporting, Excel`).value ?? 0) <= 1);
  }
  const hard = new Set<AnswerFlag>(['gibberish', 'copied-question', 'keyword-list', 'off-topic']);
  const honest = rowsOf(jobs).filter((row) => row.label >= 1);
  return {
    gibberish: share(gibberish),
    copied: share(copied),
    keywords: share(keywords),
    falseAlarms: share(honest.map((row) => row.flags.some((flag) => hard.has(flag)))),
  };
}

const PADDING = {
  fr: " Je pense que c'est très important dans la vie. Je suis quelqu'un de motivé et dynamique. La communication est la clé de la réussite.",
  en: ' I think it is very important in life. I am a motivated and dynamic person. Communication is the key to success.',
} as const;

/** Mean change of the continuous level when empty sentences are added to an answer. */
export function paddingChange(jobs: readonly CorpusJob[]): number {
  const changes = jobs.flatMap((entry) =>
    entry.answers
      .filter((answer) => answer.level >= 2)
      .map(({ question, answer, kind }) => {
        const text = entry.job.interviewLanguage === 'Anglais' ? PADDING.en : PADDING.fr;
        const before = scoreOne(entry, question, answer, kind).value ?? 0;
        return Math.abs((scoreOne(entry, question, `${answer}.${text}`, kind).value ?? 0) - before);
      }),
  );
  return changes.reduce((sum, each) => sum + each, 0) / Math.max(changes.length, 1);
}

const SWAPS = [
  { firstName: 'Mohamed', lastName: 'Ben Salah' },
  { firstName: 'Marie', lastName: 'Dupont' },
  { firstName: 'Fatma', lastName: 'El Ayari' },
] as const;

/** Largest change of the level when only the name, in the registration and in the text, is another. */
export function identityChange(jobs: readonly CorpusJob[]): number {
  let largest = 0;
  for (const entry of jobs) {
    for (const { question, answer, kind } of entry.answers) {
      const values = SWAPS.map((identity) => {
        const text =
          entry.job.interviewLanguage === 'Anglais'
            ? `My name is ${identity.firstName} ${identity.lastName}. ${answer}`
            : `Je m'appelle ${identity.firstName} ${identity.lastName}. ${answer}`;
        return scoreOne(entry, question, text, kind, identity).value ?? -1;
      });
      largest = Math.max(largest, Math.max(...values) - Math.min(...values));
    }
  }
  return largest;
}

export const splitOf = (split: 'dev' | 'test'): CorpusJob[] => loadCorpus().filter((entry) => entry.split === split);
