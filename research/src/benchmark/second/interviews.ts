import type { CvText, Evaluation, InterviewInput, JobBrief } from '@kafaa/interviewer/contract';
import { assemble, localStamp, readingOf } from '@kafaa/interviewer/local';
import { displayScore } from '@kafaa/interviewer/scoring/model';
import type { ScoredAnswer } from '@kafaa/interviewer/scoring/score-answer';
import { CV_MONTH } from '#/benchmark/cv-figures';
import { NOBODY } from '#/material/examples';
import { questionOf, voiceAnswers, type Split, type VoiceAnswer, type VoiceJob } from '#/material/voice-answers';
import { scoreIn, scoreVoice } from '#/material/asking';
import { pick, shuffled } from '@kafaa/interviewer/test/seeded';

/** One answer to each question by one voice for one job: an interview whose levels are known. */
export interface Interview {
  id: string;
  job: VoiceJob;
  answers: VoiceAnswer[];
}

/** Strength of the candidate: of several answers to a question, the one nearest to this level is taken; « any » takes one by the seed. */
const STRENGTHS = [1, 2, 3, 4, 'any', 'any as well'] as const;
const LEAST_QUESTIONS = 6;
/** Limit of people, drawn by a seed: thousands of interviews take many minutes and give no more information. */
const MOST_PEOPLE = 450;

/** Interviews of the voices for their jobs, each at several strengths. */
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
  /** Scores to use instead of the engine's own scores of each answer. */
  scored?: readonly ScoredAnswer[];
  /** Indices of questions left without an answer. */
  left?: ReadonlySet<number>;
  cv?: CvText | null;
  job?: JobBrief;
}

/**
 * The engine's evaluation of an interview from scored answers. Each answer is scored once and alone, so that thousands of
 * interviews can be assembled quickly; only checks across the answers of one interview (the same text twice) are left out.
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

/** Returns the answers with the levels that they were written for in place of the engine's. */
export function trulyScored(interview: Interview): ScoredAnswer[] {
  return interview.answers.map((answer) => {
    const scored = scoreVoice(answer);
    const { evaluation } = scored;
    const quotes = evaluation.quotes.length > 0 ? evaluation.quotes : [answer.text.trim().slice(0, 60).trim()];
    const { level } = answer;
    return { ...scored, value: level, evaluation: { ...evaluation, level, score: displayScore(level), quotes } };
  });
}

/** Indices of the answers from the weakest, by the level they were written for. */
export const weakestFirst = ({ answers }: Interview): number[] =>
  answers.map((_, index) => index).sort((a, b) => (answers[a]?.level ?? 0) - (answers[b]?.level ?? 0) || a - b);
