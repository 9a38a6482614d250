import type { Interview } from '@kafaa/domain/interviews/schema';
import type {
  completeInterview,
  getInterview,
  removeCv,
  saveAnswer,
  saveCvFields,
  sendCvChunk,
  startInterview,
} from '@kafaa/domain/interviews/api';
import type { CallCode } from '@kafaa/web-kit/api';
import type { InterviewClient, Result } from '#/features/interviews/interview-client';
import { causeOf, type Failure, isOver } from '#/features/interviews/link-failure';

export const NETWORK: Failure<'NETWORK'> = { code: 'NETWORK', message: 'Connexion impossible.', status: 0 };
export const EXPIRED: Failure<'EXPIRED_LINK'> = {
  code: 'EXPIRED_LINK',
  message: 'Ce lien n’est plus valable.',
  status: 410,
};

const ok = <T>(value: T) => ({ ok: true, value }) as const;
const failed = <Code>(failure: Failure<Code>) => ({ ok: false, failure }) as const;

/** The codes with which each call can fail. */
interface Codes {
  load: CallCode<typeof getInterview>;
  start: CallCode<typeof startInterview>;
  answer: CallCode<typeof saveAnswer>;
  cv: CallCode<typeof sendCvChunk>;
  removeCv: CallCode<typeof removeCv>;
  cvFields: CallCode<typeof saveCvFields>;
  complete: CallCode<typeof completeInterview>;
}

/** An in-memory server that holds one interview by the rules of the contract, with a network that can fail both ways. */
export class FakeInterview {
  /** No request reaches the server. */
  down = false;
  /** How many of the next requests, by name, reach the server but lose their response. */
  readonly lost: Partial<Record<keyof Codes, number>> = {};
  /** Failures returned to the next calls, by name, before the rules apply. */
  readonly failures: { [K in keyof Codes]?: Failure<Codes[K]>[] } = {};
  readonly calls: string[] = [];
  readonly answers = new Map<number, { answer: string; revision: number }>();
  /** Every answer that a device tried to send, whether or not it arrived. */
  readonly sent: { index: number; text: string; revision: number }[] = [];
  cv: Interview['cv'] = null;
  cvFields: Interview['cvFields'] = null;
  /** Whether the text of an uploaded CV can be read. */
  readable = true;
  startedAt: string | null = null;
  completions: (readonly (string | null)[])[] = [];

  questions: readonly string[] = ['Un ?', 'Deux ?', 'Trois ?'];
  /** Follow-up questions; each is asked once its question is answered. */
  followUps: Interview['followUps'] = [];
  /** Delay of an answer request, in milliseconds. */
  slow = 0;
  /** Delay of a load's response, in milliseconds: what happens meanwhile is missing in it. */
  lag = 0;
  /** Confirms an answer before evaluating it: the response lacks the follow-up that the answer triggers. */
  judgesLate = false;

  private async reach<K extends keyof Codes, T>(name: K, work: () => T): Promise<Result<T, Codes[K] | 'NETWORK'>> {
    await Promise.resolve();
    this.calls.push(name);
    if (this.down) return failed(NETWORK);
    const failure = this.failures[name]?.shift();
    if (failure) return failed(failure);
    const value = work();
    const lost = this.lost[name] ?? 0;
    this.lost[name] = Math.max(0, lost - 1);
    if (lost > 0) return failed(NETWORK);
    return ok(value);
  }

  /** Follow-ups asked so far; as on the server, the list only grows. */
  private readonly list: Interview['followUps'][number][] = [];
  private decided(): Interview['followUps'] {
    for (const one of this.followUps) {
      if (this.answers.has(one.question) && !this.list.includes(one)) this.list.push(one);
    }
    return [...this.list];
  }

  interview(): Interview {
    return {
      questions: [...this.questions],
      followUps: this.decided(),
      interviewLanguage: 'Français',
      jobId: 'j',
      jobTitle: 'Développeuse',
      jobLocation: 'Tunis',
      companyName: 'Medina',
      candidate: {
        firstName: 'Amira',
        lastName: 'Ben Salah',
        email: 'amira@mail.tn',
        phone: '20123456',
        availableFrom: null,
        ownData: 'l',
      },
      answers: [...this.answers].map(([index, saved]) => ({ index, ...saved })),
      startedAt: this.startedAt,
      accommodation: false,
      expiresAt: '2026-12-01T00:00:00Z',
      cv: this.cv,
      cvFields: this.cvFields,
    };
  }

  client(): InterviewClient {
    return {
      load: async () => {
        if (this.completions.length > 0) return failed(EXPIRED);
        const result = await this.reach('load', () => this.interview());
        if (this.lag > 0) await new Promise((resolve) => setTimeout(resolve, this.lag));
        return result;
      },
      start: (accommodation) =>
        this.reach('start', () => ({
          startedAt: (this.startedAt ??= '2026-11-20T10:00:00Z'),
          questions: [...this.questions],
          lived: this.questions.map(() => true),
          accommodation,
        })),
      send: async ({ index, answer: { text, revision, over } }) => {
        this.sent.push({ index, text, revision });
        if (this.slow > 0) await new Promise((resolve) => setTimeout(resolve, this.slow));
        const result = await this.reach('answer', () => {
          const held = this.answers.get(index);
          const before = this.judgesLate && this.decided();
          if (!held || (revision > held.revision && over?.includes(held.revision) !== false))
            this.answers.set(index, { answer: text, revision });
          return { revision: this.answers.get(index)?.revision ?? 0, followUps: before || this.decided() };
        });
        if (result.ok) return { kind: 'saved', ...result.value };
        if (isOver(result.failure)) return { kind: 'stop' };
        if (result.failure.status === 413) return { kind: 'rejected', message: result.failure.message };
        return { kind: 'retry', cause: causeOf(result.failure) };
      },
      sendChunk: async (file, offset, chunk) => {
        const result = await this.reach('cv', () => {
          if (offset === 0) this.cv = { name: file.name, size: file.size, received: 0, readable: null };
          if (this.cv?.received !== offset) return null;
          const received = offset + chunk.byteLength;
          this.cv = { ...this.cv, received, readable: received === file.size ? this.readable : null };
          return this.cv;
        });
        if (!result.ok) {
          const { status } = result.failure;
          return status >= 400 && status < 500
            ? { kind: 'rejected', ...result.failure }
            : { kind: 'retry', cause: causeOf(result.failure) };
        }
        if (result.value === null) return { kind: 'wrong-offset' };
        const { received, readable } = result.value;
        return { kind: 'received', received, complete: received === file.size, readable };
      },
      complete: (_, answers) =>
        this.reach('complete', () => {
          if (this.completions.length === 0) this.completions.push(answers);
          return { message: 'ok' };
        }),
      removeCv: () =>
        this.reach('removeCv', () => {
          this.cv = null;
          return { removed: true };
        }),
      saveCvFields: (fields) => this.reach('cvFields', () => (this.cvFields = fields)),
      joinWaitlist: () => Promise.resolve(ok({ message: 'C’est noté.' })),
    };
  }
}
