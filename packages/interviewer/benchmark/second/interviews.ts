import type { CvText, Evaluation, InterviewInput, JobBrief } from '@kafaa/interviewer/contract';
import { assemble, localStamp, readingOf } from '@kafaa/interviewer/local';
import { displayScore } from '@kafaa/interviewer/scoring/model';
import type { ScoredAnswer } from '@kafaa/interviewer/scoring/score-answer';
import { CV_MONTH } from '../cv-figures.ts';
import { NOBODY } from '../examples.ts';
import { questionOf, voiceAnswers, type Split, type VoiceAnswer, type VoiceJob } from '../voice-answers.ts';
import { scoreIn, scoreVoice } from './asking.ts';
import { pick, shuffled } from './seeded.ts';

/** Answers of one voice for one job, one to each question: an interview whose levels are known. */
export interface Interview {
  id: string;
  job: VoiceJob;
  answers: VoiceAnswer[];
}

/** How good the person is: of three answers to a question the nearest to this level is taken; « any » takes one by the seed. */
const STRENGTHS = [1, 2, 3, 4, 'any', 'any as well'] as const;
const LEAST_QUESTIONS = 6;
/** People, drawn by a seed where there are more: thousands of interviews take many minutes and tell nothing further. */
const MOST_PEOPLE = 450;

/** Interviews of voices for their jobs, each at several strengths. */
export function assembled(split: Split): Interview[] {
  const people = Map.groupBy(
    voiceAnswers().filter((answer) => answer.split === split),
    ({ voice, job }) => `${voice} ${job.key}`,
  );
  return shuffled([...people], 'people')
    .slice(0, MOST_PEOPLE)
    .flatMap(([person, all]) => {
      const questions = [...Map.groupBy(all, ({ question }) => question).values()];
      const job = all[0]?.job;
      if (!job || questions.length < LEAST_QUESTIONS) return [];
      return STRENGTHS.map((strength): Interview => {
        const id = `${person} ${strength}`;
        const answers = questions.map((choices, index) => {
          const far = ({ level }: VoiceAnswer) => (typeof strength === 'number' ? Math.abs(level - strength) : 0);
          const nearest = Math.min(...choices.map(far));
          return pick(
            choices.filter((choice) => far(choice) === nearest),
            `${id} ${index}`,
          );
        });
        return { id, job, answers };
      });
    });
}

export const scoresOf = ({ answers }: Interview): ScoredAnswer[] => answers.map(scoreVoice);

interface Circumstances {
  /** Answers as they are judged; without it, as the engine judges each alone. */
  scored?: readonly ScoredAnswer[];
  /** Questions left without an answer, by their place. */
  left?: ReadonlySet<number>;
  cv?: CvText | null;
  job?: JobBrief;
}

/**
 * The evaluation that the engine makes of judged answers. Each answer is judged once and alone, so that thousands of interviews
 * can be put together; only what compares the answers of one interview (the same text twice) is left out.
 */
export function evaluated(interview: Interview, { scored, left, cv = null, job }: Circumstances = {}): Evaluation {
  const { answers } = interview;
  const offer = { job: job ?? interview.job.job, company: interview.job.company };
  const exchanges = answers.map(({ question, kind, text }, index) => ({
    question: questionOf(interview.job, question, kind),
    answer: left?.has(index) ? null : text,
  }));
  const input: InterviewInput = { ...offer, exchanges, cv, identity: NOBODY, today: CV_MONTH };
  const judged = (scored ?? scoresOf(interview)).map((each, index) => {
    const exchange = exchanges[index];
    return exchange && left?.has(index) ? scoreIn(offer, exchange.question, null) : each;
  });
  return assemble(input, judged, readingOf(input), localStamp());
}

/** The answers as if the engine had given every one the level it was written for. */
export function trulyScored(interview: Interview): ScoredAnswer[] {
  return interview.answers.map((answer) => {
    const scored = scoreVoice(answer);
    const { evaluation } = scored;
    const quotes = evaluation.quotes.length > 0 ? evaluation.quotes : [answer.text.trim().slice(0, 60).trim()];
    const { level } = answer;
    return { ...scored, value: level, evaluation: { ...evaluation, level, score: displayScore(level), quotes } };
  });
}

/** Places of the answers from the weakest, by the level they were written for. */
export const weakestFirst = ({ answers }: Interview): number[] =>
  answers.map((_, index) => index).sort((a, b) => (answers[a]?.level ?? 0) - (answers[b]?.level ?? 0) || a - b);
