import type { Level } from '@kafaa/interviewer/contract';
import type { ScoredAnswer } from '@kafaa/interviewer/scoring/score-answer';
import { languageOf, type Split, type VoiceAnswer, type VoiceJob } from '#/material/voice-answers';
import { scoreUnder, scoreVoice, type Asked } from '#/material/asking';
import { secondSet } from '#/material/second-set';
import { atLeast, atMost, mean, pointsRow, shareRow, type SecondRow } from './rows.ts';
import { shuffled } from '@kafaa/interviewer/test/seeded';

export type Where = 'another offer' | 'the same offer';

export interface Mismatch {
  answer: VoiceAnswer;
  job: VoiceJob;
  asked: Asked;
}

/** Minimum number of pairs measured for each kind. */
const PAIRS = 600;

interface Asking {
  answers: readonly VoiceAnswer[];
  jobs: readonly VoiceJob[];
}

/** Offers and answers that the engine has not learned from. */
function asking(split: Split): Asking {
  const sets = secondSet('asked/', split).map(({ id, job, company, questions, answers }) => {
    const offer: VoiceJob = { key: id, split, job, company, questions };
    const told = answers.flatMap(({ question, level, register, text }, index): VoiceAnswer[] => {
      const asked = questions[question];
      if (!asked) return [];
      const own = { id: `${id}-${index}`, voice: id.slice(0, id.lastIndexOf('-')), split, job: offer };
      return [{ ...own, ...asked, level: level as Level, register, text }];
    });
    return { offer, told };
  });
  return { answers: sets.flatMap(({ told }) => told), jobs: sets.map(({ offer }) => offer) };
}

/** Answers of level 3–4, each under as many wrong questions as are needed for `pairs`. The answer's id is the seed. */
export function mismatches(split: Split, where: Where, pairs = PAIRS): Mismatch[] {
  const { answers, jobs: all } = asking(split);
  const good = answers.filter((answer) => answer.level >= 3);
  const turns = Math.ceil(pairs / good.length);
  return good.flatMap((answer) => {
    const jobs = all.filter((job) =>
      where === 'the same offer'
        ? job.key === answer.job.key
        : job.key !== answer.job.key && languageOf(job) === languageOf(answer.job),
    );
    const places = jobs.flatMap((job) =>
      job.questions.flatMap((asked) => (asked.question === answer.question ? [] : [{ answer, job, asked }])),
    );
    return shuffled(places, `${where} ${answer.id}`).slice(0, turns);
  });
}

/** A good answer counts as caught if it gets level 0 or 1, is not judged, or is flagged as off-topic. */
export function caught({ evaluation }: ScoredAnswer): boolean {
  return evaluation.level === null || evaluation.level <= 1 || evaluation.flags.includes('off-topic');
}

/** Good answers under wrong questions, and honest ones under their own. */
export function wrongQuestionRows(split: Split): SecondRow[] {
  const { answers } = asking(split);
  const good = answers.filter(({ level }) => level >= 3).map(scoreVoice);
  const under = (where: Where): ScoredAnswer[] =>
    mismatches(split, where).map(({ answer, job, asked }) => scoreUnder(job, asked, answer.text));
  const [other, same] = [under('another offer'), under('the same offer')];
  const points = (list: readonly ScoredAnswer[]) => list.map(({ evaluation }) => evaluation.score ?? 0);
  return [
    pointsRow('answers of level 3–4, own question: mean score', points(good)),
    pointsRow('… under a question of another offer: mean score', points(other), atMost(45)),
    shareRow('… under a question of another offer: caught', other.map(caught)),
    shareRow(
      '… under another question of the same offer: caught',
      same.map(caught),
      atLeast(0.5),
      `mean score ${mean(points(same)).toFixed(1)}`,
    ),
    shareRow('… own question: caught by mistake', good.map(caught), atMost(0.02)),
    shareRow(
      'answers of level 1–4, own question: said to be off-topic',
      answers
        .filter(({ level }) => level >= 1)
        .map((answer) => scoreVoice(answer).evaluation.flags.includes('off-topic')),
      atMost(0.02),
    ),
  ];
}
