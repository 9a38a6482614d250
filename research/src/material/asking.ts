import type {
  CompanyBrief,
  Identity,
  InterviewInput,
  JobBrief,
  Question,
  QuestionKind,
} from '@kafaa/interviewer/contract';
import { scoreAnswers } from '@kafaa/interviewer/local';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';
import type { ScoredAnswer } from '@kafaa/interviewer/scoring/score-answer';
import { NOBODY } from './examples.ts';
import { questionOf, type VoiceAnswer, type VoiceJob } from './voice-answers.ts';
import type { WrittenKind } from './second-set.ts';

export type Asked = VoiceJob['questions'][number];

export interface Offer {
  job: JobBrief;
  company: CompanyBrief;
}

/** An offer with a title and nothing else, for material that was written for a trade or for none. */
export function plainOffer(title: string, language: 'fr' | 'en' = 'fr'): Offer {
  const job: JobBrief = {
    title,
    description: '',
    skills: [],
    minExperienceYears: 2,
    educationLevel: 'Licence',
    preferredLanguages: ['Français', 'Anglais'],
    softSkills: [],
    seniorityLevel: 'Intermédiaire',
    industryBackground: '',
    interviewLanguage: language === 'en' ? 'Anglais' : 'Français',
  };
  return { job, company: { industry: '', companyDescription: '', companySize: '', companyValues: [] } };
}

/** A question as the engine describes it, with the kind that its writer gave it, if any. */
export function askedOf({ job, company }: Offer, text: string, kind?: WrittenKind): Question {
  const question = describeQuestion(text, job, company);
  return { ...question, kind: kind === undefined ? question.kind : kind === 'values' ? 'value' : kind };
}

/** Scores one answer, as the only one of its interview; `asked` are the interview's questions. */
export function scoreIn(
  { job, company }: Offer,
  question: Question,
  answer: string | null,
  identity: Identity = NOBODY,
  asked: readonly Question[] = [question],
): ScoredAnswer {
  const input: InterviewInput = { job, company, exchanges: [{ question, answer }], cv: null, identity };
  const [scored] = scoreAnswers(input, asked);
  if (!scored) throw new Error('one exchange gives one answer');
  return scored;
}

/** Scores a text under a question of one of the voices' offers, in an interview that asks all of them. */
export function scoreUnder(job: VoiceJob, { question, kind }: Asked, text: string, identity?: Identity): ScoredAnswer {
  const own = questionOf(job, question, kind);
  const others = job.questions.filter((each) => each.question !== question);
  const asked = [own, ...others.map((each) => questionOf(job, each.question, each.kind))];
  return scoreIn(job, own, text, identity, asked);
}

const own = new Map<string, ScoredAnswer>();
/** Scores a voice's answer under the question it was written for, and caches the result. */
export function scoreVoice(answer: VoiceAnswer): ScoredAnswer {
  const known = own.get(answer.id) ?? scoreUnder(answer.job, answer, answer.text);
  own.set(answer.id, known);
  return known;
}

export const KINDS: readonly QuestionKind[] = [
  'motivation',
  'behaviour',
  'value',
  'knowledge',
  'situation',
  'scenario',
];
