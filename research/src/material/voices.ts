import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { CompanyBrief, JobBrief, Level, QuestionKind } from '@kafaa/interviewer/contract';

export interface VoiceAnswer {
  id: string;
  voice: string;
  job: string;
  split: 'dev' | 'test';
  language: 'fr' | 'en';
  kind: QuestionKind;
  source: 'bank' | 'recruiter';
  level: Level;
  /** XS, S, M, L as ordered. */
  length: string;
  register: string;
  question: string;
  text: string;
}

export interface VoiceJob {
  key: string;
  split: 'dev' | 'test';
  job: JobBrief;
  company: CompanyBrief;
  questions: { kind: QuestionKind; question: string }[];
}

const FOLDER = new URL('../../corpus/voices/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** Every offer of the corpus by its key. The files are ours, so their shape is not validated. */
export function loadJobs(): Map<string, VoiceJob> {
  const jobs = JSON.parse(read('jobs.json')) as VoiceJob[];
  return new Map(jobs.map((each) => [each.key, each]));
}

/** Splits a text at `=== id` lines into blocks by id. */
function blocks(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of text.split(/^=== /m).slice(1)) {
    const end = block.indexOf('\n');
    found.set(block.slice(0, end).trim(), block.slice(end + 1).trim());
  }
  return found;
}

/** Every answer of the voices whose files exist, in the order of orders.tsv. Voices t… are the test split. */
export function loadVoices(): VoiceAnswer[] {
  const jobs = loadJobs();
  const texts = new Map<string, string>();
  for (const name of readdirSync(FOLDER).sort())
    if (/^[tv]\d+\.txt$/.test(name)) for (const [id, text] of blocks(read(name))) texts.set(id, text);
  const [, ...lines] = read('orders.tsv').trim().split('\n');
  return lines.flatMap((line): VoiceAnswer[] => {
    const [id = '', job = '', kind, source, level, length = '', register = '', question = ''] = line.split('\t');
    const text = texts.get(id);
    const offer = jobs.get(job);
    if (text === undefined || offer === undefined) return [];
    const voice = id.split('-')[0] ?? '';
    return [
      {
        id,
        voice,
        job,
        split: voice.startsWith('t') ? 'test' : 'dev',
        language: offer.job.interviewLanguage === 'Anglais' ? 'en' : 'fr',
        kind: kind as QuestionKind,
        source: source as VoiceAnswer['source'],
        level: Number(level) as Level,
        length,
        register: register.split(/[ ,(]/)[0] ?? '',
        question,
        text,
      },
    ];
  });
}

/** Second, blind ratings: level by answer id. Empty if there are no files of ratings. */
export function loadRatings(): Map<string, Level> {
  const folder = new URL('./ratings/', FOLDER);
  const ratings = new Map<string, Level>();
  if (!existsSync(folder)) return ratings;
  for (const name of readdirSync(folder).sort())
    for (const line of readFileSync(new URL(name, folder), 'utf8').trim().split('\n')) {
      const [id = '', level] = line.split('\t');
      if (/^[0-4]$/.test(level?.trim() ?? '')) ratings.set(id.trim(), Number(level) as Level);
    }
  return ratings;
}
