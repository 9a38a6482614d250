import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@kafaa/testing/root';

/** Result of a goal. `inconclusive`: the machine was too noisy to decide; this never counts as met. */
export type Verdict = 'met' | 'short' | 'inconclusive';

/** A goal, the measured figure, and whether the goal is met. */
export interface Row {
  /** The goal's id: `R1`, `S11`, `P5`; with a letter if a goal has several figures. */
  readonly id: string;
  readonly goal: string;
  readonly figure: string;
  readonly verdict: Verdict;
  /** By how much and why the figure misses the goal, or what the figure leaves out. */
  readonly note?: string;
}

/** A measurement that returns the rows of its goals. It throws only if it could not be carried out. */
export interface Trial {
  readonly id: string;
  readonly title: string;
  run(options: TrialOptions): Promise<readonly Row[]>;
}

export interface TrialOptions {
  /** Whether to use the full counts, which take a night, instead of those that take some minutes. */
  readonly long: boolean;
}

/** The commands that have a section in the report, in the report's order. */
const SECTIONS = {
  'test:faults': 'Nothing lost: faults and races',
  mutate: 'Rules and guards, changed one expression at a time',
  'test:security': 'Nobody in who should not be',
  'bench:web': 'Light: the pages',
  'bench:server': 'Light: the server and the database',
} as const;
export type Section = keyof typeof SECTIONS;

const REPORT = join(ROOT, 'docs/quality-report.md');
const WORDS: Record<Verdict, string> = { met: 'met', short: 'SHORT', inconclusive: 'inconclusive' };

/**
 * Runs the trials one after the other, prints their table and, if all were run, writes their section of the report. `--long` uses the
 * full counts; other arguments select trials by id and leave the report unchanged. Returns the exit code.
 */
export async function runTrials(section: Section, trials: readonly Trial[], args: readonly string[]): Promise<number> {
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const picked = trials.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  if (picked.length === 0) {
    console.log(`No such trial. Known: ${trials.map(({ id }) => id).join(', ')}.`);
    return 1;
  }
  const options = { long: args.includes('--long') };
  const started = performance.now();
  const rows: Row[] = [];
  for (const trial of picked) {
    const begun = performance.now();
    rows.push(...(await attempt(trial, options)));
    console.log(`${trial.id.padEnd(6)} ${trial.title} (${((performance.now() - begun) / 1000).toFixed(0)} s)`);
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n${table(rows)}\n\n${seconds.toFixed(0)} s`);
  if (wanted.length === 0) writeSection(section, rows, seconds, options);
  return rows.some(({ verdict }) => verdict === 'short') ? 1 : 0;
}

async function attempt(trial: Trial, options: TrialOptions): Promise<readonly Row[]> {
  try {
    return await trial.run(options);
  } catch (error) {
    console.error(error);
    const note = error instanceof Error ? error.message : String(error);
    return [{ id: trial.id, goal: trial.title, figure: 'could not be tried', verdict: 'short', note }];
  }
}

function table(rows: readonly Row[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const lines = rows.map((row) =>
    [row.id, row.goal, row.figure, WORDS[row.verdict], row.note ?? ''].map(cell).join(' | '),
  );
  return [
    '| row | goal | figure | verdict | note |',
    '|---|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}

function writeSection(section: Section, rows: readonly Row[], seconds: number, { long }: TrialOptions): void {
  const marks = (name: string) => ({ begin: `<!-- ${name} -->`, end: `<!-- /${name} -->` });
  const old = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  const bodies = Object.keys(SECTIONS).map((name) => {
    const { begin, end } = marks(name);
    if (name !== section) {
      const kept = old.includes(begin) ? old.slice(old.indexOf(begin), old.indexOf(end) + end.length) : '';
      return kept || `${begin}\n## ${SECTIONS[name as Section]}\n\nNot measured yet: \`npm run ${name}\`.\n${end}`;
    }
    const when = new Date().toISOString().slice(0, 10);
    const line = `\`npm run ${name}${long ? ' -- --long' : ''}\`, ${when}, ${seconds.toFixed(0)} s, Node ${process.versions.node}.`;
    return `${begin}\n## ${SECTIONS[section]}\n\n${line}\n\n${table(rows)}\n${end}`;
  });
  const head = '# Quality report\n\nWritten by the commands themselves: goal, figure, verdict. Do not edit.\n';
  writeFileSync(REPORT, `${head}\n${bodies.join('\n\n')}\n`);
}
