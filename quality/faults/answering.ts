import { getInterview, saveAnswer } from '@kafaa/domain/interviews/api';
import { newCandidate, startByApi } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob } from '@kafaa/testing/product/company';
import type { ProductServer } from '@kafaa/testing/product/server';
import { Caller, inParallel, quantile } from './caller.ts';

interface Interviewee {
  readonly token: string;
  readonly questions: number;
  readonly caller: Caller;
  /** Answers that the server has confirmed, by question. */
  readonly kept: Map<number, string>;
  revision: number;
}

export interface Pace {
  readonly count: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
}

/** Interviews that continue while a fault is injected, each from its own address. */
export class Interviews {
  readonly #people: readonly Interviewee[];
  #turn = 0;

  private constructor(people: readonly Interviewee[]) {
    this.#people = people;
  }

  static async open(server: ProductServer, count: number): Promise<Interviews> {
    const job = await newJob(server, await newEntreprise(server));
    const people: Interviewee[] = [];
    for (let number = 0; number < count; number += 1) {
      const { token } = await newCandidate(server, job.id);
      const questions = (await startByApi(server, token)).length;
      const caller = new Caller(server.url, `127.2.0.${number + 1}`);
      people.push({ token, questions, caller, kept: new Map(), revision: 0 });
    }
    return new Interviews(people);
  }

  /** Sends answers at a fixed rate for this time, without waiting for earlier responses. */
  async answerFor(ms: number, perSecond: number): Promise<Pace> {
    const total = Math.round((ms / 1000) * perSecond);
    const begun = performance.now();
    const sent: Promise<{ status: number; ms: number }>[] = [];
    for (let number = 0; number < total; number += 1) {
      const wait = begun + (number * 1000) / perSecond - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      sent.push(this.#answer());
    }
    const seen = await Promise.all(sent);
    const times = seen.map((one) => one.ms);
    const failed = seen.filter(({ status }) => status !== 200).length;
    return { count: total, failed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
  }

  async #answer() {
    const person = this.#people[this.#turn++ % this.#people.length] as Interviewee;
    person.revision += 1;
    const { token, caller, revision, kept } = person;
    // The last question is never answered, because follow-ups would start after it.
    const index = revision % (person.questions - 1);
    const answer = `Réponse ${index}, version ${revision} : en mars, j’ai appelé le client et réglé la demande.`;
    const seen = await caller.call(saveAnswer, { params: { token, index: String(index) }, body: { answer, revision } });
    const before = Number(/version (\d+)/.exec(kept.get(index) ?? '')?.[1] ?? 0);
    if (seen.status === 200 && revision > before) kept.set(index, answer);
    return seen;
  }

  /** Number of confirmed answers that the server has lost or changed. */
  async lost(): Promise<number> {
    const counts = await inParallel(this.#people, 4, async ({ token, caller, kept }) => {
      const { body } = await caller.call(getInterview, { params: { token } });
      const { answers = [] } = body as { answers?: { index: number; answer: string }[] };
      const held = new Map(answers.map(({ index, answer }) => [index, answer]));
      return [...kept].filter(([index, answer]) => held.get(index) !== answer).length;
    });
    return counts.reduce((sum, count) => sum + count, 0);
  }

  close(): void {
    for (const { caller } of this.#people) caller.close();
  }
}
