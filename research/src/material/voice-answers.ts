import { existsSync, readFileSync } from 'node:fs';
import type { CompanyBrief, JobBrief, Level, Question, QuestionKind } from '@kafaa/interviewer/contract';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';

export type Split = 'dev' | 'test';

export interface VoiceJob {
  key: string;
  split: Split;
  job: JobBrief;
  company: CompanyBrief;
  questions: { kind: QuestionKind; question: string }[];
}

export interface VoiceAnswer {
  id: string;
  voice: string;
  split: Split;
  job: VoiceJob;
  kind: QuestionKind;
  question: string;
  level: Level;
  register: string;
  text: string;
}

/** Voices who wrote for the test split; all others are for training. */
const TEST_VOICE = /^t\d/;
const FOLDER = new URL('../../corpus/voices/', import.meta.url);

let jobs: VoiceJob[] | null = null;
/** The offers that the voices answered. The files are ours, so their shape is not validated. */
export function voiceJobs(): VoiceJob[] {
  jobs ??= JSON.parse(readFileSync(new URL('jobs.json', FOLDER), 'utf8')) as VoiceJob[];
  return jobs;
}

function textsOf(voice: string): Map<string, string> {
  const file = new URL(`${voice}.txt`, FOLDER);
  if (!existsSync(file)) return new Map();
  const parts = readFileSync(file, 'utf8').split(/^=== (\S+)[^\n]*\n/m);
  return new Map(
    Array.from({ length: (parts.length - 1) / 2 }, (_, index) => [
      parts[2 * index + 1] ?? '',
      (parts[2 * index + 2] ?? '').trim(),
    ]),
  );
}

let answers: VoiceAnswer[] | null = null;
/** Every answer that a voice wrote, with the order it was written for. */
export function voiceAnswers(): VoiceAnswer[] {
  if (answers) return answers;
  const byKey = new Map(voiceJobs().map((each) => [each.key, each]));
  const texts = new Map<string, Map<string, string>>();
  answers = readFileSync(new URL('orders.tsv', FOLDER), 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line): VoiceAnswer[] => {
      const [id = '', key = '', kind, , level, , register = '', question = ''] = line.split('\t');
      const job = byKey.get(key);
      const voice = id.split('-')[0] ?? '';
      if (!texts.has(voice)) texts.set(voice, textsOf(voice));
      const text = texts.get(voice)?.get(id);
      if (!job || text === undefined) return [];
      const split = TEST_VOICE.test(voice) ? 'test' : 'dev';
      return [
        {
          id,
          voice,
          split,
          job,
          kind: kind as QuestionKind,
          question,
          level: Number(level) as Level,
          register,
          text,
        },
      ];
    });
  return answers;
}

export const languageOf = (job: VoiceJob): 'fr' | 'en' => (job.job.interviewLanguage === 'Anglais' ? 'en' : 'fr');

const described = new Map<string, Question>();
/** A question as the engine describes it, cached. */
export function questionOf(job: VoiceJob, text: string, kind: QuestionKind): Question {
  const key = `${job.key}|${text}`;
  const known = described.get(key) ?? { ...describeQuestion(text, job.job, job.company), kind };
  described.set(key, known);
  return known;
}
