import type { Level } from '@kafaa/interviewer/contract';
import { scoreOne } from '#/material/examples';
import { figuresOf, SURFACE, type Figures, type Row } from './figures.ts';
import { quadraticKappa, spearman } from './metrics.ts';
import type { Validation } from '#/training/validation';
import { loadRatings, type VoiceAnswer } from '#/material/voices';

/** Scores answers with the shipped engine, gates included; answers that are not judged count as 0. */
export function rowsOf(answers: readonly VoiceAnswer[]): Row[] {
  return answers.map((answer) => {
    const { value, evaluation } = scoreOne(answer, answer.text);
    return { answer, label: answer.level, value: value ?? 0, level: evaluation.level ?? 0, flags: evaluation.flags };
  });
}

export interface Slice {
  name: string;
  figures: Figures;
  /** Spearman of the words-only baseline on the same answers. */
  wordsOnly: number;
}

const SLICES: Readonly<Record<string, (row: Row) => string>> = {
  language: ({ answer }) => answer.language,
  kind: ({ answer }) => answer.kind,
  source: ({ answer }) => `question of the ${answer.source}`,
  register: ({ answer }) => answer.register,
  voice: ({ answer }) => answer.voice,
};

/** Figures of all answers, then by language, kind of question, source of the question, register and voice. */
export function slicesOf(rows: readonly Row[], wordsOnly: ReadonlyMap<string, number>): Slice[] {
  const slice = (name: string, part: readonly Row[]): Slice => ({
    name,
    figures: figuresOf(part),
    wordsOnly: spearman(
      part.map((row) => wordsOnly.get(row.answer.id) ?? 0),
      part.map((row) => row.label),
    ),
  });
  return [
    slice('all', rows),
    ...Object.values(SLICES).flatMap((of) =>
      [...Map.groupBy(rows, of)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => slice(name, part)),
    ),
  ];
}

/** Share of answers whose level is the expected one, or at most one off: what a recruiter can expect of one answer. */
export interface LevelFigure {
  by: 'all' | 'language' | 'kind';
  name: string;
  answers: number;
  /** Shares of the answers, as percentages. */
  exact: number;
  within: number;
}

export function levelFigures(rows: readonly Row[]): LevelFigure[] {
  const figure = (by: LevelFigure['by'], name: string, part: readonly Row[]): LevelFigure => {
    const percentOff = (most: number) =>
      Math.round(
        (100 * part.filter((row) => Math.abs(row.level - row.label) <= most).length) / Math.max(part.length, 1),
      );
    return { by, name, answers: part.length, exact: percentOff(0), within: percentOff(1) };
  };
  const groups = (by: 'language' | 'kind') =>
    [...Map.groupBy(rows, ({ answer }) => answer[by])]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => figure(by, name, part));
  return [figure('all', 'all', rows), ...groups('language'), ...groups('kind')];
}

interface OffTopicFigures {
  recall: number;
  empty: number;
  falseAlarms: number;
  honest: number;
}

const HARD: ReadonlySet<string> = new Set(['gibberish', 'copied-question', 'keyword-list', 'off-topic']);

/** Share of the corpus' level 0 answers that get level 0, and of other answers that a hard gate hits. */
export function emptyFigures(rows: readonly Row[]): OffTopicFigures {
  const zero = rows.filter((row) => row.label === 0);
  const honest = rows.filter((row) => row.label > 0);
  return {
    recall: zero.filter((row) => row.level === 0).length / Math.max(zero.length, 1),
    empty: zero.length,
    falseAlarms: honest.filter((row) => row.flags.some((flag) => HARD.has(flag))).length / Math.max(honest.length, 1),
    honest: honest.length,
  };
}

const PADDING = {
  fr: " Je pense que c'est très important dans la vie. Je suis quelqu'un de motivé et dynamique. La communication est la clé de la réussite.",
  en: ' I think it is very important in life. I am a motivated and dynamic person. Communication is the key to success.',
} as const;

/** Mean change of the continuous level when three empty sentences follow an answer. */
export function paddingChange(answers: readonly VoiceAnswer[]): number {
  const changes = answers
    .filter((answer) => answer.level >= 2)
    .map((answer) => {
      const before = scoreOne(answer, answer.text).value ?? 0;
      const end = /[.!?…]$/.test(answer.text) ? '' : '.';
      return Math.abs((scoreOne(answer, `${answer.text}${end}${PADDING[answer.language]}`).value ?? 0) - before);
    });
  return changes.reduce((sum, each) => sum + each, 0) / Math.max(changes.length, 1);
}

const SWAPS = [
  { firstName: 'Mohamed', lastName: 'Ben Salah' },
  { firstName: 'Marie', lastName: 'Dupont' },
  { firstName: 'Fatma', lastName: 'El Ayari' },
] as const;

/** Largest change of the level when only the name differs, in the registration and in the text. */
export function identityChange(answers: readonly VoiceAnswer[]): number {
  let largest = 0;
  for (const answer of answers) {
    const values = SWAPS.map((identity) => {
      const { firstName, lastName } = identity;
      const hello = answer.language === 'en' ? 'My name is' : 'Je m’appelle';
      return scoreOne(answer, `${hello} ${firstName} ${lastName}. ${answer.text}`, identity).value ?? -1;
    });
    largest = Math.max(largest, Math.max(...values) - Math.min(...values));
  }
  return largest;
}

/** Agreement of the second, blind ratings with the level that each answer was written for. */
export function agreement(answers: readonly VoiceAnswer[]): { rated: number; kappa: number; spearman: number } | null {
  const ratings = loadRatings();
  const pairs = answers.flatMap((answer): [Level, Level][] => {
    const second = ratings.get(answer.id);
    return second === undefined ? [] : [[answer.level, second]];
  });
  if (pairs.length === 0) return null;
  const [first, second] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
  return { rated: pairs.length, kappa: quadraticKappa(first, second), spearman: spearman(first, second) };
}

/** Spearman of every surface cue with the level. */
export function surfaceCues(answers: readonly VoiceAnswer[]): [string, number][] {
  return Object.entries(SURFACE).map(([name, of]) => [
    name,
    spearman(
      answers.map((answer) => of(answer.text)),
      answers.map((answer) => answer.level),
    ),
  ]);
}

const two = (value: number): string => value.toFixed(2);
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const met = (value: number, goal: number, least = true): string =>
  (least ? value >= goal : value <= goal) ? '✓' : '✗';

/** A row of the design's table; `french` names it on the page /Methode. */
export interface TableRow {
  metric: string;
  french: string;
  goal: string;
  figure: string;
  baseline?: string;
  met: string;
}

export const least = (metric: string, french: string, value: number, goal: number, baseline?: number): TableRow => ({
  metric,
  french,
  goal: `≥ ${goal.toFixed(2)}`,
  figure: two(value),
  ...(baseline === undefined ? {} : { baseline: two(baseline) }),
  met: met(value, goal),
});

export const most = (metric: string, french: string, value: number, goal: number, digits = 2): TableRow => ({
  metric,
  french,
  goal: `≤ ${goal.toFixed(digits)}`,
  figure: value.toFixed(digits),
  met: met(value, goal, false),
});

export interface Measured {
  slices: readonly Slice[];
  empty: OffTopicFigures;
  padding: number;
  identity: number;
  agreement: ReturnType<typeof agreement>;
  surface: readonly [string, number][];
  validation: Validation;
  /** Rows of the table measured on other material: gates, CVs, pasting. */
  more: readonly TableRow[];
  /** Tables of the second edition: the first measurement, this engine on dev, and on test once that was opened. */
  second: { start: string; dev: string; test: string | null };
  counts: { dev: number; test: number; devVoices: number; testVoices: number; devJobs: number; testJobs: number };
  engine: string;
}

/** Every row of the table: the answers first, then the other material. */
export function tableRows({ slices, validation: v, empty: zero, padding, identity, more }: Measured): TableRow[] {
  const whole = slices[0]?.figures;
  if (!whole) throw new Error('nothing measured');
  return [
    least(
      'Spearman, level of an answer',
      'Ordre des réponses, corrélation de Spearman avec le niveau attendu',
      whole.spearman,
      0.85,
      whole.lengthOnly,
    ),
    least(
      '… ten voices left out (dev)',
      '… auteurs jamais vus (entraînement)',
      v.voice.spearman,
      0.8,
      v.voice.lengthOnly,
    ),
    least(
      '… a fifth of the jobs left out (dev)',
      '… métiers jamais vus (entraînement)',
      v.job.spearman,
      0.8,
      v.job.lengthOnly,
    ),
    least('quadratic weighted kappa', 'Accord sur les niveaux, kappa quadratique', whole.kappa, 0.78),
    least('pairs in order, gap ≥ 1', 'Paires bien ordonnées, un niveau d’écart au moins', whole.pairs1, 0.85),
    least('pairs in order, gap ≥ 2', 'Paires bien ordonnées, deux niveaux d’écart au moins', whole.pairs2, 0.96),
    least('pairs of matched length', 'Paires de même longueur bien ordonnées', whole.matchedPairs, 0.8),
    least(
      `level 0 of the voices (${zero.empty}) given level 0`,
      'Réponses vides ou hors sujet du corpus reconnues',
      zero.recall,
      0.85,
    ),
    most(
      `other answers (${zero.honest}) hit by a hard gate`,
      '… autres réponses écartées à tort',
      zero.falseAlarms,
      0.02,
      3,
    ),
    most(
      'three empty sentences added, mean change',
      'Trois phrases vides ajoutées, écart moyen de niveau',
      padding,
      0.1,
    ),
    most(
      'three names swapped, largest change of a level',
      'Nom changé, trois noms de notre propre essai, plus grand écart de niveau',
      identity,
      0,
    ),
    ...more,
  ];
}

/** The report in Markdown. It holds no date or time, so the same weights and corpus give the same bytes. */
export function writeReport(measured: Measured): string {
  const { validation: v, counts } = measured;
  const whole = measured.slices[0]?.figures;
  if (!whole) throw new Error('nothing measured');
  const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
    [
      `| ${head.join(' | ')} |`,
      `|${head.map(() => '---').join('|')}|`,
      ...rows.map((row) => `| ${row.join(' | ')} |`),
    ].join('\n');
  const goals = tableRows(measured);
  const agreed = measured.agreement;
  return `# How well the local engine judges

Written by \`npm run bench:intelligence\`; do not edit. Engine ${measured.engine}. The design's table with its goals is in the first
column; figures are of the \`test\` split (${counts.test} answers, ${counts.testVoices} voices, ${counts.testJobs} jobs, none of them seen in training) unless a row says \`dev\`
(${counts.dev} answers, ${counts.devVoices} voices, ${counts.devJobs} jobs).

${table(
  ['figure', 'goal', 'measured', 'length only', ''],
  goals.map((row) => [row.metric, row.goal, row.figure, row.baseline ?? '', row.met]),
)}

Baselines on \`test\`: length alone ${two(whole.lengthOnly)}, words only (ridge over stemmed words and pairs) ${two(measured.slices[0]?.wordsOnly ?? 0)}.
${agreed ? `The second, blind raters agree with the ordered levels at kappa ${two(agreed.kappa)} (${agreed.rated} answers, Spearman ${two(agreed.spearman)}): writers and raters are language models of one maker, so this says less than two people would.` : 'No second rating is there yet.'}

## Second edition: the starting line

Engine 0.4.1 on the material of [research/corpus/second](../research/corpus/second/README.md), whose writers had not seen the engine; a figure's
number of pairs, interviews or answers stands in brackets. ✓ and ✗ judge \`test\`. The engine learned from the voices of \`dev\`: where a row
uses voices (questions, identity, omissions, margin), \`dev\` flatters it.

${measured.second.start}
## Second edition: where the engine stands

Engine ${measured.engine} on \`dev\`, which its makers read and tune on, so it flatters: the engine learned from the voices, the templates (with their writer left out, ${Math.round(100 * measured.validation.hollow.caught)} % lie beyond the limit, where
the slope begins), and the tellings with « nous » and « on » and the spellings.

${measured.second.dev}
${measured.second.test === null ? '' : `\n## Second edition: \`test\`, opened once\n\n${measured.second.test}\n`}
## By language, kind, source, register and voice

${table(
  ['answers', 'n', 'Spearman', 'length only', 'words only', 'kappa', 'pairs ≥ 1', 'pairs ≥ 2', 'same length'],
  measured.slices.map(({ name, figures: f, wordsOnly }) => [
    name,
    String(f.answers),
    two(f.spearman),
    two(f.lengthOnly),
    two(wordsOnly),
    two(f.kappa),
    two(f.pairs1),
    two(f.pairs2),
    two(f.matchedPairs),
  ]),
)}

## Would more answers help? Would another model?

Both curves judge \`dev\` answers by weights that never saw their voice; Spearman.

${table(
  ['learned from', 'answers', 'Spearman'],
  v.sizes.map((point) => [point.name, String(point.answers), two(point.spearman)]),
)}

${table(
  ['model', 'Spearman'],
  v.kinds.map((point) => [point.name, point.spearman.toFixed(3)]),
)}

## Can the corpus be ranked by its surface?

Spearman of each cue with the level, all answers. None of these is a feature, except that a number counts as a measure, whichever it is.
${
  measured.surface.some(([, value]) => Math.abs(value) > 0.3)
    ? `Above .3: ${measured.surface
        .filter(([, value]) => Math.abs(value) > 0.3)
        .map(([name]) => name)
        .join(
          ', ',
        )}. The scale asks level 4 for a verifiable specific, so digits come with it; colons are a habit of the hands that wrote the corpus, and the engine never sees them.`
    : ''
}

${table(
  ['cue', 'Spearman'],
  measured.surface.map(([name, value]) => [name, two(value)]),
)}

## What it gets wrong

The answers of \`dev\` furthest from their label, judged by weights that saw neither their voice nor their job, before the gates. (Those of \`test\` are not looked at.)

${table(
  ['answer', 'kind', 'label', 'judged', 'question', 'text'],
  v.worst.map((each) => [each.id, each.kind, String(each.label), two(each.value), each.question, each.text]),
)}

## Model card

| | |
|---|---|
| model | ridge regression over ${v.named} named features (own actions, results, figures, reasons, constraints, hedges, ready-made phrases …, alone and with the question's kind), ${v.words} stemmed words and pairs and ${v.letters} runs of 2–4 letters; a second one for « answers another question », with the words shared with question, skills and trade, learned from ${v.strange} texts on something else, too; a third one for « this sentence could stand under any answer », learned from ${v.readyMade} ready-made sentences against those of the answers; a fourth one for « this whole answer could stand under any question », learned from the templates of \`dev\` against the answers |
| data | ${counts.dev} answers of \`dev\` (research/corpus/voices): twenty-two hands that knew the level scale and nothing of the features, and v9 and v10 of one that had seen them (${v.english} answers in English) |
| learned from | \`${v.learnedFrom}\`: hash of corpus, question bank, redaction and features at the training; a test falls when they are others |
| off-topic | on \`dev\`, by weights that saw neither job, voice nor text: ${percent(v.offTopic.zero)} of the voices' answers of level 0 and ${percent(v.offTopic.strange)} of the strange texts caught at ${percent(v.offTopic.falseAlarms)} of the others |
| hollow | on \`dev\`, writers left out: ${percent(v.hollow.caught)} of the templates and general texts lie beyond ${two(v.hollow.from)}, where the slope begins that lowers the level of hollow answers, and 2 % of the honest answers of level 3 and 4 |
| padding | on \`dev\`, ready-made sentences not learned from: the level moves by ${two(v.padding.mean)} (${v.padding.pairs} pairs) |
| its question | an encoder of questions with their offers and of answers, each a sum of learned vectors of words and of pairs of neighbours beside what the words mean (GloVe through a dictionary, and ${v.relevance.lists} lists of words that go together); learned by contrast from ${v.relevance.answers} answers to ${v.relevance.questions} questions of ${v.relevance.offers} offers, and from ${v.relevance.kernels} short answers to questions that lie close together. ${v.relevance.trees} trees weigh what it says with the words that answer, question, offer and the interview's other questions share. Writers left out with their offers, at ${percent(v.relevance.alarms)} of the good answers to their own question: of good answers ${percent(v.relevance.caught.fr.other)} caught under a question of another offer in French, ${percent(v.relevance.caught.en.other)} in English, ${percent(v.relevance.caught.fr.same)} and ${percent(v.relevance.caught.en.same)} under another one of the same. An interview of three questions or fewer is not held against it |
| vocabulary | what occurs in at least three jobs, two voices and four answers, after redaction; words that are names more often than words are left out; which number it was is not kept |
| length | every group of grams is brought to length 1; ready-made phrases, and up to two sentences at either end that could stand under any answer, are not judged; no feature counts words |
| calibration | four cuts that give held-out guesses as many of each level as the labels have: ${v.cuts} |
| memory | an evaluation adds 16 MB to the server's resident memory, queue, database and mails of the interview's last step included, 20 MB after five (\`npm run bench:server -- I5\`; goal 60 MB) |
| identity | both rows of zeros come from lists that the redaction knows, and of gender they change participles in -é only. A review on answers that are not in this repository (version 0.4.0) moved 25.2 % of them by a point or more (20 at most), the level of 2.3 % and 3.7 % of interviews; the same interview in feminine French went from 66 to 62 points |
| limits | right, half-right and confidently wrong knowledge read alike to it: knowledge answers from level 2 up carry « à vérifier »; answers in Tunisian Arabic are not judged; the corpus was written to order, not by applicants |
| reasons | a sentence's share is the sum of the weights of what it holds: quotes are the sentences with the largest shares, reasons name the features whose words and weights moved the level |
| older corpus | \`corpus/*.json\` (198 answers of one author) is no longer learned from: with it, voices and jobs left out are judged worse (.868 against .877 in the trial) |
| looks at \`test\` | ${v.testLooks} |
`;
}
