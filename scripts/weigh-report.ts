import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportContent } from '@kafaa/server/platform/files/report-content';
import { DIMENSIONS, PETALS } from '@kafaa/domain/evaluations/options';
import { ROOT } from './bootstrap.mjs';

// This program measures the cost of drawing a report in the built product: `tsx scripts/weigh-report.ts` after `npm run build` (Linux).
const SENTENCE =
  'J’ai repris le dossier, appelé le client le jour même et proposé deux dates\u00A0; il a choisi la première. ';
/** Number of kilobytes in a megabyte. */
const MEGABYTE = 1024;
/** Clock ticks per second on Linux. */
const TICKS = 100;

function content(answers: number, length: number): ReportContent {
  const text = SENTENCE.repeat(Math.ceil(length / SENTENCE.length)).slice(0, length);
  return {
    brand: 'Kafaa',
    company: 'Medina Digital',
    job: 'Développeuse front-end',
    candidate: { name: 'Amira Ben Salah', facts: ['amira@mail.example', '20 12 34 56'] },
    evaluatedAt: '2026-11-21T10:00:00.000Z',
    evaluatedOn: '21 novembre 2026',
    score: 81,
    exactness: '81 ± 8 sur 100',
    recommendation: 'À rencontrer',
    missing: '',
    note: [SENTENCE.repeat(3)],
    questions: [SENTENCE, SENTENCE],
    groups: [
      { title: 'Parcours', average: 80 },
      { title: 'Personne', average: 82 },
    ],
    dimensions: DIMENSIONS.map(({ label, group }) => ({
      label,
      group,
      score: 80,
      level: 3,
      weight: '17,5 %',
      human: null,
      reason: SENTENCE,
      quotes: [{ text: SENTENCE, from: 'CV' }],
    })),
    petals: PETALS.map(({ label, group }) => ({ label, group, value: 80 })),
    authenticity: { summary: 'Rien à signaler.', facts: [] },
    cvWarnings: [],
    exchanges: Array.from({ length: answers }, () => ({ question: SENTENCE, answer: text, verdict: SENTENCE })),
    engine: 'Moteur local.',
  };
}

interface Cost {
  /** Processor time in seconds, which excludes waiting on a busy machine. */
  readonly seconds: number;
  readonly megabytes: number;
  readonly bytes: number;
  readonly pages: number;
}

/** Draws one report in its own process, as the product does; returns its cost and that process's peak memory. */
function weigh(report: ReportContent): Promise<Cost> {
  const worker = join(ROOT, 'dist/server/report-worker.js');
  const child = fork(worker, [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=384'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  });
  let peak = 0;
  let ticks = 0;
  const look = () => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    peak = Math.max(peak, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0));
    // User and system time are fields 12 and 13 after the process name in brackets.
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    ticks = Number(fields[11]) + Number(fields[12]);
  };
  const watch = setInterval(look, 20);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => {
      clearInterval(watch);
      if (code !== 0) fail(new Error(`the report worker exited with code ${code}`));
    });
    child.on('message', (message) => {
      if (message === 'ready') return void child.send(report);
      clearInterval(watch);
      look();
      const pdf = Buffer.from(message as Uint8Array);
      done({
        seconds: ticks / TICKS,
        megabytes: Math.round(peak / MEGABYTE),
        bytes: pdf.length,
        pages: pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
      });
    });
  });
}

const CASES = [
  ['ordinary: 8 answers of 700 characters', content(8, 700)],
  ['long: 12 answers of 3 000 characters', content(12, 3000)],
  ['longest: 12 answers of 20 000 characters', content(12, 20_000)],
] as const;

for (const [name, report] of CASES) {
  const runs = [await weigh(report), await weigh(report), await weigh(report)];
  const middle = runs.toSorted((a, b) => a.seconds - b.seconds)[1];
  if (middle)
    console.log(
      `${name}: ${middle.seconds} s of processor, ${Math.max(...runs.map(({ megabytes }) => megabytes))} MB at most, ${middle.pages} pages, ${Math.round(middle.bytes / 1024)} KB`,
    );
}
