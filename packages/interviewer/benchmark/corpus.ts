import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type {
  CompanyBrief,
  Identity,
  InterviewInput,
  JobBrief,
  Level,
  QuestionKind,
} from '@kafaa/interviewer/contract';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';
import { scoreAnswers } from '@kafaa/interviewer/local';
import type { ScoredAnswer } from '@kafaa/interviewer/scoring/score-answer';

export interface LabelledAnswer {
  kind: QuestionKind;
  question: string;
  level: Level;
  answer: string;
}

export interface CorpusJob {
  key: string;
  /** Weights may only ever be tuned on `dev`. */
  split: 'dev' | 'test';
  job: JobBrief;
  company: CompanyBrief;
  answers: LabelledAnswer[];
}

export const NOBODY: Identity = { firstName: 'Sami', lastName: 'Ben Youssef' };

/** Every job of the corpus, by file name. The files are ours: their shape is trusted. */
export function loadCorpus(): CorpusJob[] {
  const folder = new URL('./corpus/', import.meta.url);
  return readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as CorpusJob);
}

/** The interview of one answer alone, to a question written by a recruiter. */
export function singleInterview(
  entry: CorpusJob,
  question: string,
  answer: string,
  kind?: QuestionKind,
  identity: Identity = NOBODY,
): InterviewInput {
  const described = describeQuestion(question, entry.job, entry.company);
  return {
    job: entry.job,
    company: entry.company,
    exchanges: [{ question: kind === undefined ? described : { ...described, kind }, answer }],
    cv: null,
    identity,
  };
}

/** Scores one answer with the local engine. */
export function scoreOne(
  entry: CorpusJob,
  question: string,
  answer: string,
  kind?: QuestionKind,
  identity?: Identity,
): ScoredAnswer {
  const [scored] = scoreAnswers(singleInterview(entry, question, answer, kind, identity));
  if (!scored) throw new Error('one exchange gives one answer');
  return scored;
}
