import { createHmac } from 'node:crypto';
import type {
  AnswerEvaluation,
  AnswerKey,
  CompanyBrief,
  EngineStamp,
  Evaluation,
  InterviewInput,
  JobBrief,
  Question,
  QuestionKind,
} from '@kafaa/interviewer/contract';
import type { Likeness } from '@kafaa/interviewer/copies/compare';
import type { Difference } from '@kafaa/interviewer/identity-swap';
import type { ModelFigures } from '@kafaa/interviewer/llm/calibration';
import type { ModelSession } from '@kafaa/interviewer/llm/model';
import { type FollowUpText, oneWordFollowUps } from '@kafaa/interviewer/questions/follow-up-texts';
import type { QuestionSheet } from '@kafaa/interviewer/questions/sheet';
import type { Comparing, DraftedKey, Engine, WrittenQuestions } from '#/deps';

/** Model session of work that may use the language model; null for other work. */
type Session = ModelSession | null;

/** All engine functions that the server calls. Arguments and results are plain data. Code and weights are loaded on demand. */
export const WORKS = {
  async evaluate(session: Session, input: InterviewInput, figures: ModelFigures | null = null): Promise<Evaluation> {
    if (session) return (await import('@kafaa/interviewer/llm')).evaluateWithModel(input, session, figures);
    return (await import('@kafaa/interviewer/local')).evaluateInterview(input);
  },
  async stamp(): Promise<EngineStamp> {
    return (await import('@kafaa/interviewer/local')).localStamp();
  },
  async followUps(_session: Session, input: InterviewInput): Promise<(FollowUpText | null)[]> {
    return (await import('@kafaa/interviewer/questions/follow-ups')).chooseFollowUps(input);
  },
  async questions(_session: Session, job: JobBrief, company: CompanyBrief): Promise<Question[]> {
    return (await import('@kafaa/interviewer/questions/generate')).generateQuestions(job, company);
  },
  async describe(
    _session: Session,
    texts: readonly string[],
    job: JobBrief,
    company: CompanyBrief,
    kinds: readonly (QuestionKind | undefined)[] = [],
  ): Promise<Question[]> {
    const { describeQuestion } = await import('@kafaa/interviewer/questions/describe');
    return texts.map((text, index) => describeQuestion(text, job, company, kinds[index]));
  },
  async sheet(
    _session: Session,
    questions: readonly Question[],
    job: JobBrief,
    company: CompanyBrief,
  ): Promise<QuestionSheet> {
    return (await import('@kafaa/interviewer/questions/sheet')).readSheet(questions, job, company);
  },
  async tryKey(
    _session: Session,
    answer: string,
    key: AnswerKey,
    question: Question,
    offer: { job: JobBrief; company: CompanyBrief },
  ): Promise<AnswerEvaluation> {
    return (await import('@kafaa/interviewer/keys/try')).tryKey(answer, key, question, offer);
  },
  async draftKey(session: Session, question: Question, job: JobBrief): Promise<DraftedKey> {
    if (!session) throw new Error('draftKey requires a language model session');
    return (await import('@kafaa/interviewer/llm/keys')).draftKey(session, question, job);
  },
  async rewrite(
    session: Session,
    job: JobBrief,
    company: CompanyBrief,
    bank: readonly Question[],
  ): Promise<WrittenQuestions> {
    if (!session) throw new Error('rewrite requires a language model session');
    return (await import('@kafaa/interviewer/llm/questions')).writeQuestions(session, job, company, bank);
  },
  async swap(
    _session: Session,
    input: InterviewInput,
    turn: number,
  ): Promise<{ difference: Difference; identities: number }> {
    const { differenceOf, retellings } = await import('@kafaa/interviewer/identity-swap');
    const { evaluateInterview } = await import('@kafaa/interviewer/local');
    const evaluations = retellings(input, turn).map((retold) => evaluateInterview(retold));
    return { difference: differenceOf(evaluations), identities: evaluations.length };
  },
  async retell(_session: Session, input: InterviewInput, turn: number): Promise<InterviewInput[]> {
    const { MODEL_STAND_INS, retellings } = await import('@kafaa/interviewer/identity-swap');
    return retellings(input, turn, MODEL_STAND_INS);
  },
  async compare(_session: Session, evaluations: readonly Evaluation[]): Promise<Difference> {
    return (await import('@kafaa/interviewer/identity-swap')).differenceOf(evaluations);
  },
  async shingles(
    _session: Session,
    answers: readonly string[],
    { given, language }: Comparing,
    key: string,
  ): Promise<number[][]> {
    const { givenWords } = await import('@kafaa/interviewer/copies/pairs');
    const { shinglesOf } = await import('@kafaa/interviewer/copies/shingles');
    const words = givenWords(given, language);
    // The hash has six bytes, the most that a JavaScript number stores exactly.
    const hash = (pair: string) => createHmac('sha256', key).update(pair).digest().readUIntBE(0, 6);
    return answers.map((answer) => shinglesOf(answer, words, language, hash));
  },
  async likenesses(
    _session: Session,
    answer: string,
    others: readonly string[],
    { given, language }: Comparing,
  ): Promise<(Likeness | null)[]> {
    const { likenessOf, readAnswer } = await import('@kafaa/interviewer/copies/compare');
    const { givenWords } = await import('@kafaa/interviewer/copies/pairs');
    const words = givenWords(given, language);
    const one = readAnswer(answer, words, language);
    return others.map((other) => likenessOf(one, readAnswer(other, words, language)));
  },
};

export type WorkName = keyof typeof WORKS;
type Rest<T> = T extends readonly [unknown, ...infer R] ? R : [];
export type WorkArgs<N extends WorkName> = Rest<Parameters<(typeof WORKS)[N]>>;
export type WorkResult<N extends WorkName> = Awaited<ReturnType<(typeof WORKS)[N]>>;

/** Calls one function of `WORKS`; `begin` opens the model's session when the function starts. */
export type RunWork = <N extends WorkName>(
  name: N,
  args: WorkArgs<N>,
  begin?: () => ModelSession,
) => Promise<WorkResult<N>>;

/** The `Engine` port on top of a function that calls the functions of `WORKS` by name. */
export function engineOver(run: RunWork): Engine {
  return {
    evaluate: (input, begin, figures = null) => run('evaluate', [input, figures], begin),
    stamp: () => run('stamp', []),
    // Answers such as « ok » need no thread, so they get their follow-up in time, also while the engine is loading or busy.
    followUps: async (input) => oneWordFollowUps(input) ?? run('followUps', [input]),
    questions: (job, company) => run('questions', [job, company]),
    describe: (texts, job, company, kinds) => run('describe', [texts, job, company, kinds]),
    sheet: (questions, job, company) => run('sheet', [questions, job, company]),
    tryKey: (answer, key, question, offer) => run('tryKey', [answer, key, question, offer]),
    draftKey: (question, job, begin) => run('draftKey', [question, job], begin),
    rewrite: (job, company, bank, begin) => run('rewrite', [job, company, bank], begin),
    swap: (input, turn) => run('swap', [input, turn]),
    retell: (input, turn) => run('retell', [input, turn]),
    compare: (evaluations) => run('compare', [evaluations]),
    shingles: (answers, comparing, key) => run('shingles', [answers, comparing, key]),
    likenesses: (answer, others, comparing) => run('likenesses', [answer, others, comparing]),
  };
}

/** Calls a function of `WORKS` with arguments received as plain data. */
export function callWork(name: WorkName, session: Session, args: readonly unknown[]): Promise<unknown> {
  // The cast is safe: callers use `RunWork`, which types the arguments by the name.
  const work = WORKS[name] as (session: Session, ...rest: readonly unknown[]) => Promise<unknown>;
  return work(session, ...args);
}

/** Engine in the calling thread, for tests and commands, where blocking disturbs nobody. */
export const engineHere: Engine = engineOver(
  (name, args, begin) => callWork(name, begin?.() ?? null, args) as Promise<never>,
);
