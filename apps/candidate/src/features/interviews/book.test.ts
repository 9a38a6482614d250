import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerStore } from './answer-store.ts';
import {
  acknowledge,
  answeredCount,
  type Answer,
  answerQuestion,
  answerState,
  type Book,
  emptyBook,
  entryOf,
  forgetProblems,
  isComplete,
  mergeAnswer,
  mergeServer,
  nextUnsent,
  refuse,
  writeDraft,
} from './book.ts';
import { fakeStorage } from '../../../test/fake-storage.ts';

const at = (now: number, writer = 0) => ({ now, writer });
const answered = (text: string, revision: number): Answer => ({ text, revision });

describe('answers in the book', () => {
  it('a new answer takes its revision from the clock and replaces its draft', () => {
    const book = answerQuestion(writeDraft(emptyBook(2), 0, { text: 'brou' }), 0, 'réponse', at(1700));
    expect(book[0]).toEqual({ answer: answered('réponse', 170_000), saved: 0 });
    expect(answeredCount(book)).toBe(1);
  });

  it.each([
    ['a clock that stands still', 1700],
    ['a clock that went back a year', 3],
  ])('the revision of a changed answer grows even with %s', (_, now) => {
    const first = answerQuestion(emptyBook(1), 0, 'a', at(1700, 7));
    expect(answerQuestion(first, 0, 'b', at(now, 7))[0]?.answer).toEqual(answered('b', 170_107));
  });

  it('a new answer gets a higher revision than the server’s even when the local clock is behind', () => {
    const book = mergeServer(emptyBook(1), [{ index: 0, answer: 'ailleurs', revision: 9042 }]);
    expect(answerQuestion(book, 0, 'ici', at(10))[0]?.answer).toEqual(answered('ici', 9100));
  });

  it('an answer is waiting until it is acknowledged, and waiting again once it is changed', () => {
    const waiting = answerQuestion(emptyBook(1), 0, 'a', at(10));
    expect(answerState(entryOf(waiting, 0))).toBe('waiting');
    const saved = acknowledge(waiting, 0, 1000);
    expect(answerState(entryOf(saved, 0))).toBe('saved');
    expect(isComplete(saved)).toBe(true);
    const changed = answerQuestion(saved, 0, 'b', at(11));
    expect(answerState(entryOf(changed, 0))).toBe('waiting');
    expect(nextUnsent(changed)).toEqual({ index: 0, answer: answered('b', 1100) });
  });

  it('a refused answer is failed until it is changed or retried, and a refusal of an older revision is ignored', () => {
    const refused = refuse(answerQuestion(emptyBook(1), 0, 'a', at(10)), 0, 1000, 'Trop long.');
    expect(answerState(entryOf(refused, 0))).toBe('failed');
    expect(nextUnsent(refused)).toBeNull();
    expect(nextUnsent(forgetProblems(refused))?.index).toBe(0);
    expect(answerState(entryOf(answerQuestion(refused, 0, 'b', at(11)), 0))).toBe('waiting');
    // A late refusal concerns an older revision and is ignored.
    expect(refuse(answerQuestion(refused, 0, 'b', at(11)), 0, 1000, 'Trop long.')[0]?.problem).toBeUndefined();
  });
});

describe('answer merging', () => {
  it('merging keeps the answer with the higher revision and turns the unsent local answer into a draft', () => {
    const mine = answerQuestion(emptyBook(1), 0, 'du téléphone', at(1));
    expect(mergeAnswer(mine, 0, answered('de l’ordinateur', 200), true)[0]).toEqual({
      answer: answered('de l’ordinateur', 200),
      saved: 200,
      draft: { text: 'du téléphone' },
    });
  });

  it('merging keeps a later local answer as still to be sent', () => {
    const mine = answerQuestion(emptyBook(1), 0, 'plus tard', at(3));
    const merged = mergeServer(mine, [{ index: 0, answer: 'avant', revision: 200 }]);
    expect(merged[0]).toEqual({ answer: answered('plus tard', 300), saved: 200 });
    expect(nextUnsent(merged)?.answer.text).toBe('plus tard');
  });

  it('merging keeps the local draft when another device answers the question with a different text', () => {
    const typing = writeDraft(emptyBook(1), 0, { text: 'je commence' });
    expect(mergeAnswer(typing, 0, answered('autre appareil', 5), true)[0]?.draft?.text).toBe('je commence');
    expect(mergeAnswer(typing, 0, answered('je commence', 5), true)[0]?.draft).toBeUndefined();
  });

  it('merging appends an overtaken local answer to the existing draft', () => {
    const both = writeDraft(answerQuestion(emptyBook(1), 0, 'perdante', at(1)), 0, { text: 'en cours' });
    expect(mergeAnswer(both, 0, answered('gagnante', 200), true)[0]?.draft?.text).toBe('en cours\n\nperdante');
  });

  it('an acknowledged answer that the server no longer lists is sent again', () => {
    const saved = acknowledge(answerQuestion(emptyBook(2), 0, 'a', at(10)), 0, 1000);
    expect(nextUnsent(mergeServer(saved, []))).toEqual({ index: 0, answer: answered('a', 1000) });
  });
});

/** The server's rule according to the contract: the highest revision wins, and repeating a request changes nothing. */
class Server {
  readonly held = new Map<number, Answer>();

  put(index: number, { text, revision }: Answer): number {
    const old = this.held.get(index);
    if (!old || revision > old.revision) this.held.set(index, { text, revision });
    return this.held.get(index)?.revision ?? 0;
  }

  list() {
    return [...this.held].map(([index, { text, revision }]) => ({ index, answer: text, revision }));
  }
}

const QUESTIONS = 3;

/** A phone or a computer; `owed` are the texts that must still be stored on it or on the server. */
class Device {
  book: Book;
  clock: number;
  readonly owed = Array.from({ length: QUESTIONS }, () => new Set<string>());
  private readonly storage = fakeStorage();
  private readonly store = createAnswerStore(this.storage, 'jeton');
  private readonly writer: number;

  constructor(clock: number, writer: number) {
    this.clock = clock;
    this.writer = writer;
    this.book = this.store.load(QUESTIONS);
  }

  private set(book: Book): void {
    this.store.save(this.book, book);
    this.book = book;
  }

  answer(index: number, text: string): void {
    this.set(answerQuestion(this.book, index, text, at(this.clock, this.writer)));
    this.owed[index] = new Set([text]);
  }

  write(index: number, text: string): void {
    const { answer, saved } = entryOf(this.book, index);
    this.set(writeDraft(this.book, index, { text }));
    this.owed[index] = new Set(answer && answer.revision > saved ? [answer.text, text] : [text]);
  }

  /** One send attempt; with `lost`, the response does not arrive. */
  send(server: Server, lost: boolean): void {
    const job = nextUnsent(this.book);
    if (!job) return;
    const revision = server.put(job.index, job.answer);
    if (lost) return;
    if (revision > job.answer.revision) this.load(server);
    else {
      this.set(acknowledge(this.book, job.index, job.answer.revision));
      if (server.held.get(job.index)?.text === job.answer.text) this.owed[job.index]?.delete(job.answer.text);
    }
  }

  load(server: Server): void {
    this.set(mergeServer(this.book, server.list()));
    // Answers in the server's list are delivered, even if their confirmation was lost.
    for (const [index, { text }] of server.held) this.owed[index]?.delete(text);
  }

  stored(): Book {
    return createAnswerStore(this.storage, 'jeton').load(QUESTIONS);
  }

  /** The battery dies: only the storage remains. */
  die(): void {
    this.book = this.stored();
  }

  /** Owed texts that are no longer stored anywhere. */
  vanished(): string[] {
    return this.owed.flatMap((texts, index) => {
      const { answer, draft } = entryOf(this.stored(), index);
      return [...texts].filter((text) => ![answer?.text, draft?.text].some((place) => place?.includes(text)));
    });
  }
}

const step = fc.record({
  device: fc.nat({ max: 1 }),
  action: fc.constantFrom('answer', 'write', 'send', 'sendLost', 'load', 'die', 'tick', 'tickBack'),
  index: fc.nat({ max: QUESTIONS - 1 }),
});

describe('preservation of typed text', () => {
  it('two devices keep all typed text and converge despite lost responses, dead batteries and wrong clocks', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.nat({ max: 50 }), (steps, offset) => {
        const server = new Server();
        const devices = [new Device(1000, 1), new Device(1000 + offset, 2)] as const;
        for (const [position, { device: which, action, index }] of steps.entries()) {
          const device = devices[which as 0 | 1];
          const text = `[${position}]`;
          if (action === 'answer') device.answer(index, text);
          else if (action === 'write') device.write(index, text);
          else if (action === 'send') device.send(server, false);
          else if (action === 'sendLost') device.send(server, true);
          else if (action === 'load') device.load(server);
          else if (action === 'die') device.die();
          else device.clock += action === 'tick' ? 7 : -20;
          expect(devices.flatMap((each) => each.vanished())).toEqual([]);
          expect(devices.map((each) => each.stored())).toEqual(devices.map((each) => each.book));
        }
        // With the network back, both devices end with the same answers, and the server has them all.
        for (const device of devices) for (let round = 0; round < 20; round += 1) device.send(server, false);
        for (const device of devices) device.load(server);
        const texts = devices.map(({ book }) => book.map(({ answer }) => answer?.text));
        expect(texts[0]).toEqual(texts[1]);
        for (const [index, { text }] of server.held) expect(texts[0]?.[index]).toBe(text);
        for (const device of devices) {
          expect(nextUnsent(device.book)).toBeNull();
          expect(device.vanished()).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
