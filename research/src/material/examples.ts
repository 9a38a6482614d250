import type { Identity, InterviewInput, Question } from '@kafaa/interviewer/contract';
import { prepareAnswers, scoreAnswers } from '@kafaa/interviewer/local';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';
import type { PreparedAnswer } from '@kafaa/interviewer/scoring/prepare';
import type { ScoredAnswer } from '@kafaa/interviewer/scoring/score-answer';
import { loadJobs, type VoiceAnswer, type VoiceJob } from './voices.ts';

export const NOBODY: Identity = { firstName: 'Sami', lastName: 'Ben Youssef' };

let jobs: Map<string, VoiceJob> | null = null;

/** An interview of this answer alone. A question of the bank is looked up there; a recruiter's own question is described. */
export function interviewOf(
  answer: Pick<VoiceAnswer, 'job' | 'question' | 'kind'>,
  text: string,
  identity: Identity = NOBODY,
): InterviewInput {
  jobs ??= loadJobs();
  const offer = jobs.get(answer.job);
  if (!offer) throw new Error(`no job ${answer.job}`);
  const question = { ...described(answer.question, offer), kind: answer.kind };
  return { job: offer.job, company: offer.company, exchanges: [{ question, answer: text }], cv: null, identity };
}

/** The questions of the interview that the answer belongs to: its own and the others of its offer. */
function questionsOf({ job, question }: Pick<VoiceAnswer, 'job' | 'question'>, input: InterviewInput): Question[] {
  const offer = jobs?.get(job);
  const others = offer?.questions.filter((each) => each.question !== question) ?? [];
  return [
    ...input.exchanges.map((exchange) => exchange.question),
    ...others.map((each) => ({ ...described(each.question, input), kind: each.kind })),
  ];
}

const known = new Map<string, Question>();
function described(text: string, { job, company }: Pick<InterviewInput, 'job' | 'company'>): Question {
  const key = `${job.title} ${company.companyDescription} ${text}`;
  const question = known.get(key) ?? describeQuestion(text, job, company);
  known.set(key, question);
  return question;
}

/** Scores one answer with the local engine, in an interview that asks all questions of its offer. */
export function scoreOne(
  answer: Pick<VoiceAnswer, 'job' | 'question' | 'kind'>,
  text: string,
  identity?: Identity,
): ScoredAnswer {
  const input = interviewOf(answer, text, identity);
  const [scored] = scoreAnswers(input, questionsOf(answer, input));
  if (!scored) throw new Error('one exchange gives one answer');
  return scored;
}

export interface Example extends VoiceAnswer {
  prepared: PreparedAnswer;
}

/** Adds to each answer what the engine reads in it. The few answers that the engine cannot read are left out. */
export function prepare(answers: readonly VoiceAnswer[]): Example[] {
  return answers.flatMap((answer) => {
    const [prepared] = prepareAnswers(interviewOf(answer, answer.text));
    return prepared ? [{ ...answer, prepared }] : [];
  });
}
