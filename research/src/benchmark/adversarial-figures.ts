import type { AnswerFlag, Exchange, Identity, InterviewInput, Question } from '@kafaa/interviewer/contract';
import { scoreAnswers } from '@kafaa/interviewer/local';
import type { ScoredAnswer } from '@kafaa/interviewer/scoring/score-answer';
import { adversarialSet, WORLDLY, type AdversarialItem, type PaddingItem } from '#/material/adversarial';
import { NOBODY } from '#/material/examples';
import {
  languageOf,
  questionOf,
  voiceAnswers,
  voiceJobs,
  type Split,
  type VoiceAnswer,
} from '#/material/voice-answers';

/** An interview with this one answer, in the form that the engine takes. */
export function interviewOf(answer: VoiceAnswer, text: string, identity: Identity = NOBODY): InterviewInput {
  const { job, company } = answer.job;
  const exchange: Exchange = { question: questionOf(answer.job, answer.question, answer.kind), answer: text };
  return { job, company, exchanges: [exchange], cv: null, identity };
}

function scored(input: InterviewInput, asked?: readonly Question[]): ScoredAnswer {
  const [first] = scoreAnswers(input, asked);
  if (!first) throw new Error('one exchange gives one answer');
  return first;
}

/** Scores a text as one answer in an interview that asks all questions of its offer. */
function scoredWithin(answer: VoiceAnswer, text: string): ScoredAnswer {
  const { job, question } = answer;
  const input = interviewOf(answer, text);
  const others = job.questions.filter((each) => each.question !== question);
  const asked = others.map((each) => questionOf(job, each.question, each.kind));
  return scored(input, [...input.exchanges.map((exchange) => exchange.question), ...asked]);
}

/** Questions that an item is tested with, of its language and split. The item's index picks them, so every run uses the same ones. */
function placesFor(item: AdversarialItem, index: number): VoiceAnswer[] {
  const jobs = voiceJobs().filter(
    (each) => each.split === item.split && languageOf(each) === item.language && !WORLDLY.test(each.key),
  );
  if (item.job !== undefined) {
    const job = voiceJobs().find((each) => each.key === item.job);
    const asked = job?.questions[item.question ?? 0];
    return job && asked ? [placeOf(job, asked)] : [];
  }
  return [0, 1, 2].flatMap((turn) => {
    const job = jobs[(index + turn * 2) % jobs.length];
    const asked = job?.questions[(index + turn * 3) % 8];
    return job && asked ? [placeOf(job, asked)] : [];
  });
}

function placeOf(job: VoiceAnswer['job'], asked: VoiceAnswer['job']['questions'][number]): VoiceAnswer {
  return { ...asked, id: '', voice: '', split: job.split, job, level: 0, register: '', text: '' };
}

export interface GateFigure {
  set: string;
  /** Share of bad items caught, over every question they were tested with. */
  recall: number;
  bad: number;
  /** Share of look-alikes caught by mistake. */
  controlsHit: number;
  controls: number;
  /** Share of the voices' honest answers (level 1 and up) caught by mistake. */
  falseAlarms: number;
  honest: number;
  misses: string[];
  mistakes: string[];
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

interface Gate {
  set: string;
  flags: readonly AnswerFlag[];
  /** Highest level that still counts as caught; null always counts as caught. */
  highest: number;
}

/** The flags and the highest level that each gate must reach on its set: level 0, or level 1 for a list of real keywords. */
const GATES: readonly Gate[] = [
  { set: 'gibberish', flags: ['gibberish'], highest: 0 },
  { set: 'copied', flags: ['copied-question'], highest: 0 },
  { set: 'empty', flags: ['unanswered', 'gibberish'], highest: 0 },
  { set: 'keywords', flags: ['keyword-list'], highest: 1 },
  { set: 'off-topic', flags: ['off-topic'], highest: 0 },
];

let honestRows: { split: Split; id: string; flags: readonly AnswerFlag[]; text: string }[] | null = null;
/** Flags of the voices' honest answers. `every` = n keeps every n-th answer, to keep tests fast. */
function honest(split: Split, every: number): { id: string; flags: readonly AnswerFlag[]; text: string }[] {
  honestRows ??= voiceAnswers()
    .filter((answer, index) => answer.level >= 1 && index % every === 0)
    .map((answer) => ({
      split: answer.split,
      id: answer.id,
      text: answer.text,
      flags: scoredWithin(answer, answer.text).evaluation.flags,
    }));
  return honestRows.filter((row) => row.split === split);
}

/** Recall of each gate on its set, with false alarms on look-alikes and on honest answers. */
export function gateFigures(split: Split, every = 1): GateFigure[] {
  const rows = honest(split, every);
  return GATES.map(({ set, flags, highest }) => {
    const items = adversarialSet(set, split);
    const misses: string[] = [];
    const mistakes: string[] = [];
    let caught = 0;
    let bad = 0;
    let hit = 0;
    let controls = 0;
    items.forEach((item, index) => {
      for (const place of placesFor(item, index)) {
        const { evaluation } = scoredWithin(place, item.text);
        const closed = evaluation.flags.some((flag) => flags.includes(flag));
        if (item.control) {
          controls++;
          if (closed) {
            hit++;
            mistakes.push(`${item.id} ${item.text.slice(0, 70)}`);
          }
          continue;
        }
        bad++;
        if (evaluation.level === null || evaluation.level <= highest) caught++;
        else
          misses.push(
            `${item.id} → ${evaluation.level} « ${item.text.slice(0, 70)} » to ${place.question.slice(0, 50)}`,
          );
      }
    });
    const alarms = rows.filter((row) => row.flags.some((flag) => flags.includes(flag)));
    mistakes.push(...alarms.map((row) => `${row.id} ${row.text.slice(0, 70)}`));
    return {
      set,
      recall: share(caught, bad),
      bad,
      controlsHit: share(hit, controls),
      controls,
      falseAlarms: share(alarms.length, rows.length),
      honest: rows.length,
      misses,
      mistakes,
    };
  });
}

export interface PaddingFigure {
  pairs: number;
  /** Mean absolute change of the continuous level. */
  mean: number;
  /** Mean signed change: above 0, padding raises the level. */
  gain: number;
  worst: string;
}

/** Change of a real answer's level by empty sentences around it. */
export function paddingFigure(split: Split): PaddingFigure {
  const byId = new Map(voiceAnswers().map((answer) => [answer.id, answer]));
  const changes = adversarialSet<PaddingItem>('padding', split).flatMap(({ id, answer, before, after }) => {
    const own = byId.get(answer);
    if (!own) return [];
    const plain = scoredWithin(own, own.text).value ?? 0;
    const end = /[.!?…]$/.test(own.text) ? '' : '.';
    const padded = scoredWithin(own, `${before} ${own.text}${after === '' ? '' : end} ${after}`.trim());
    return [{ id, change: (padded.value ?? 0) - plain }];
  });
  const worst = changes.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))[0];
  return {
    pairs: changes.length,
    mean: share(
      changes.reduce((sum, { change }) => sum + Math.abs(change), 0),
      changes.length,
    ),
    gain: share(
      changes.reduce((sum, { change }) => sum + change, 0),
      changes.length,
    ),
    worst: worst ? `${worst.id} ${worst.change.toFixed(2)}` : '',
  };
}

export interface InjectionFigure {
  pairs: number;
  /** Largest gain of an answer's 0–100 score, over every item and place. */
  largest: number;
  /** Share of items whose instruction was removed and flagged, or that got no level. */
  excised: number;
  /** Share of control items (honest texts that resemble an instruction) that were flagged by mistake. */
  controlsHit: number;
  /** Share of the voices' honest answers that lost a sentence by mistake. */
  falseAlarms: number;
  gains: string[];
  misses: string[];
  mistakes: string[];
}

/** Score gained by an instruction before or after a real answer, against the same answer without it. */
export function injectionFigure(split: Split, every = 1): InjectionFigure {
  const hosts = voiceAnswers().filter((answer) => answer.split === split && answer.level >= 1 && answer.level <= 3);
  let largest = 0;
  let pairs = 0;
  let excised = 0;
  let bad = 0;
  let hit = 0;
  let controls = 0;
  const [gains, misses, mistakes]: [string[], string[], string[]] = [[], [], []];
  adversarialSet('injection', split).forEach((item, index) => {
    const own = hosts.filter((answer) => languageOf(answer.job) === item.language);
    const host = own[(index * 37) % own.length];
    if (!host) return;
    const end = /[.!?…]$/.test(host.text) ? '' : '.';
    const plain = scored(interviewOf(host, host.text)).evaluation.score ?? 0;
    const alone = scored(interviewOf(host, item.text));
    const cut = alone.evaluation.flags.includes('instruction-removed');
    if (item.control) {
      controls++;
      if (cut) {
        hit++;
        mistakes.push(`${item.id} ${item.text}`);
      }
      return;
    }
    bad++;
    if (cut || alone.evaluation.level === null) excised++;
    else misses.push(`${item.id} → ${alone.evaluation.level} ${item.text}`);
    for (const text of [`${host.text}${end}\n${item.text}`, `${item.text}\n${host.text}`]) {
      const gain = (scored(interviewOf(host, text)).evaluation.score ?? 0) - plain;
      pairs++;
      if (gain > largest) largest = gain;
      if (gain > 1) gains.push(`${item.id} +${gain} ${item.text.slice(0, 80)}`);
    }
  });
  const rows = honest(split, every);
  const alarms = rows.filter((row) => row.flags.includes('instruction-removed'));
  mistakes.push(...alarms.map((row) => `${row.id} ${row.text.slice(0, 90)}`));
  return {
    pairs,
    largest,
    excised: share(excised, bad),
    controlsHit: share(hit, controls),
    falseAlarms: share(alarms.length, rows.length),
    gains,
    misses,
    mistakes,
  };
}
