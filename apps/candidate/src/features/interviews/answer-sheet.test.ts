import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerStore } from './answer-store.ts';
import {
  acknowledge,
  answeredCount,
  type Answer,
  answerQuestion,
  answerStatus,
  type AnswerSheet,
  chooseAnswer,
  emptySheet,
  stateOf,
  forgetRejections,
  isComplete,
  mergeAnswer,
  mergeServer,
  nextUnsent,
  reject,
  writeDraft,
} from './answer-sheet.ts';
import { fakeStorage } from '../../../test/fake-storage.ts';

const at = (now: number, writer = 0) => ({ now, writer });
const answered = (text: string, revision: number, over?: readonly number[]): Answer => ({
  text,
  revision,
  ...(over && { over }),
});

describe('answers in the sheet', () => {
  it('a new answer takes its revision from the clock and replaces its draft', () => {
    const sheet = answerQuestion(writeDraft(emptySheet(2), 0, { text: 'brou' }), 0, 'réponse', at(1700));
    expect(sheet[0]).toEqual({ answer: answered('réponse', 170_000, []), saved: 0 });
    expect(answeredCount(sheet)).toBe(1);
  });

  it.each([
    ['a clock that does not advance', 1700],
    ['a clock that went back a year', 3],
  ])('the revision of a changed answer grows even with %s', (_, now) => {
    const first = answerQuestion(emptySheet(1), 0, 'a', at(1700, 7));
    expect(answerQuestion(first, 0, 'b', at(now, 7))[0]?.answer).toEqual(answered('b', 170_107, [170_007]));
  });

  it('a new answer gets a higher revision than the server’s even when the local clock is behind', () => {
    const sheet = mergeServer(emptySheet(1), [{ index: 0, answer: 'ailleurs', revision: 9042 }]);
    expect(answerQuestion(sheet, 0, 'ici', at(10))[0]?.answer).toEqual(answered('ici', 9100, [9042]));
  });

  it('the status of an answer is waiting until the server acknowledges it, and waiting again after a change', () => {
    const waiting = answerQuestion(emptySheet(1), 0, 'a', at(10));
    expect(answerStatus(stateOf(waiting, 0))).toBe('waiting');
    const saved = acknowledge(waiting, 0, 1000);
    expect(answerStatus(stateOf(saved, 0))).toBe('saved');
    expect(isComplete(saved)).toBe(true);
    const changed = answerQuestion(saved, 0, 'b', at(11));
    expect(answerStatus(stateOf(changed, 0))).toBe('waiting');
    expect(nextUnsent(changed)).toEqual({ index: 0, answer: answered('b', 1100, [1000]) });
  });

  it('the status of a rejected answer is failed until a change, and a late rejection of an older revision is ignored', () => {
    const rejected = reject(answerQuestion(emptySheet(1), 0, 'a', at(10)), 0, 1000, 'Trop long.');
    expect(answerStatus(stateOf(rejected, 0))).toBe('failed');
    expect(nextUnsent(rejected)).toBeNull();
    expect(nextUnsent(forgetRejections(rejected))?.index).toBe(0);
    expect(answerStatus(stateOf(answerQuestion(rejected, 0, 'b', at(11)), 0))).toBe('waiting');
    // A late rejection concerns an older revision and is ignored.
    expect(reject(answerQuestion(rejected, 0, 'b', at(11)), 0, 1000, 'Trop long.')[0]?.rejection).toBeUndefined();
  });
});

describe('answer merging', () => {
  it('merging keeps the answer with the higher revision and turns the unsent local answer into a draft', () => {
    const mine = answerQuestion(emptySheet(1), 0, 'du téléphone', at(1));
    expect(mergeAnswer(mine, 0, answered('de l’ordinateur', 200), true)[0]).toEqual({
      answer: answered('de l’ordinateur', 200),
      saved: 200,
      draft: { text: 'du téléphone' },
    });
  });

  it('the device sends no local answer over another device’s unseen answer until the candidate chooses one', () => {
    const mine = answerQuestion(emptySheet(1), 0, 'plus tard', at(3));
    const merged = mergeServer(mine, [{ index: 0, answer: 'avant', revision: 200 }]);
    expect(merged[0]).toEqual({ answer: answered('plus tard', 300, []), saved: 0, other: answered('avant', 200) });
    expect(answerStatus(stateOf(merged, 0))).toBe('choose');
    expect(nextUnsent(merged)).toBeNull();
    expect(nextUnsent(chooseAnswer(merged, 0, true))?.answer).toEqual(answered('plus tard', 300, [200]));
    expect(chooseAnswer(merged, 0, false)[0]).toEqual({ answer: answered('avant', 200), saved: 200 });
  });

  it('a local answer with the same text as another device’s unseen answer counts as sent', () => {
    const mine = answerQuestion(emptySheet(1), 0, 'pareil', at(3));
    const merged = mergeServer(mine, [{ index: 0, answer: 'pareil', revision: 200 }]);
    expect(merged[0]).toEqual({ answer: answered('pareil', 200), saved: 200 });
  });

  it('a changed answer needs no choice if the server holds an earlier answer of the same device', () => {
    const mine = answerQuestion(answerQuestion(emptySheet(1), 0, 'une', at(3)), 0, 'deux', at(4));
    const merged = mergeServer(mine, [{ index: 0, answer: 'une', revision: 300 }]);
    expect(nextUnsent(merged)?.answer).toEqual(answered('deux', 400, [300]));
  });

  it('merging keeps the local draft if another device answered the question with a different text', () => {
    const typing = writeDraft(emptySheet(1), 0, { text: 'je commence' });
    expect(mergeAnswer(typing, 0, answered('autre appareil', 5), true)[0]?.draft?.text).toBe('je commence');
    expect(mergeAnswer(typing, 0, answered('je commence', 5), true)[0]?.draft).toBeUndefined();
  });

  it('merging appends a local answer with a lower revision than the server’s to the existing draft', () => {
    const both = writeDraft(answerQuestion(emptySheet(1), 0, 'perdante', at(1)), 0, { text: 'en cours' });
    expect(mergeAnswer(both, 0, answered('gagnante', 200), true)[0]?.draft?.text).toBe('en cours\n\nperdante');
  });

  it('the device sends an acknowledged answer again if the server no longer lists it', () => {
    const saved = acknowledge(answerQuestion(emptySheet(2), 0, 'a', at(10)), 0, 1000);
    expect(nextUnsent(mergeServer(saved, []))).toEqual({ index: 0, answer: answered('a', 1000, []) });
  });
});

/** The server by its contract: the highest revision wins unless it replaces an unseen answer. A repeated request changes nothing. */
class Server {
  readonly held = new Map<number, Answer>();

  put(index: number, { text, revision, over }: Answer): number {
    const old = this.held.get(index);
    if (!old || (revision > old.revision && over?.includes(old.revision) !== false))
      this.held.set(index, { text, revision });
    return this.held.get(index)?.revision ?? 0;
  }

  list() {
    return [...this.held].map(([index, { text, revision }]) => ({ index, answer: text, revision }));
  }
}

const QUESTIONS = 3;

/** A phone or a computer; `owed` are the texts that must still be stored on it or on the server. */
class Device {
  sheet: AnswerSheet;
  clock: number;
  readonly owed = Array.from({ length: QUESTIONS }, () => new Set<string>());
  private readonly storage = fakeStorage();
  private readonly store = createAnswerStore(this.storage, 'jeton');
  private readonly writer: number;

  constructor(clock: number, writer: number) {
    this.clock = clock;
    this.writer = writer;
    this.sheet = this.store.load(QUESTIONS);
  }

  private set(sheet: AnswerSheet): void {
    this.store.save(this.sheet, sheet);
    this.sheet = sheet;
  }

  answer(index: number, text: string): void {
    this.set(answerQuestion(this.sheet, index, text, at(this.clock, this.writer)));
    this.owed[index] = new Set([text]);
  }

  write(index: number, text: string): void {
    const { answer, saved } = stateOf(this.sheet, index);
    this.set(writeDraft(this.sheet, index, { text }));
    this.owed[index] = new Set(answer && answer.revision > saved ? [answer.text, text] : [text]);
  }

  /** One send attempt; with `lost`, the response does not arrive. */
  send(server: Server, lost: boolean): void {
    const job = nextUnsent(this.sheet);
    if (!job) return;
    const revision = server.put(job.index, job.answer);
    if (lost) return;
    if (revision !== job.answer.revision) this.load(server);
    else {
      this.set(acknowledge(this.sheet, job.index, job.answer.revision));
      if (server.held.get(job.index)?.text === job.answer.text) this.owed[job.index]?.delete(job.answer.text);
    }
  }

  /** Keeps this device's answer, or the other's, wherever there are two. */
  choose(keepsOwn: boolean): void {
    for (const [index, { answer, other }] of this.sheet.entries()) {
      if (!other) continue;
      if (!keepsOwn && answer) this.owed[index]?.delete(answer.text);
      this.set(chooseAnswer(this.sheet, index, keepsOwn));
    }
  }

  load(server: Server): void {
    this.set(mergeServer(this.sheet, server.list()));
    // Answers in the server's list are delivered, even if their confirmation was lost.
    for (const [index, { text }] of server.held) this.owed[index]?.delete(text);
  }

  stored(): AnswerSheet {
    return createAnswerStore(this.storage, 'jeton').load(QUESTIONS);
  }

  /** The battery dies: only the storage remains. */
  die(): void {
    this.sheet = this.stored();
  }

  /** Owed texts that are no longer stored anywhere. */
  vanished(): string[] {
    return this.owed.flatMap((texts, index) => {
      const { answer, draft } = stateOf(this.stored(), index);
      return [...texts].filter((text) => ![answer?.text, draft?.text].some((place) => place?.includes(text)));
    });
  }
}

const step = fc.record({
  device: fc.nat({ max: 1 }),
  action: fc.constantFrom(
    'answer',
    'write',
    'send',
    'sendLost',
    'load',
    'die',
    'keepOwn',
    'keepOther',
    'tick',
    'tickBack',
  ),
  index: fc.nat({ max: QUESTIONS - 1 }),
});

describe('preservation of typed text', () => {
  it('two devices keep all typed text and end in the same state despite lost responses, dead batteries and wrong clocks', () => {
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
          else if (action === 'keepOwn' || action === 'keepOther') device.choose(action === 'keepOwn');
          else device.clock += action === 'tick' ? 7 : -20;
          expect(devices.flatMap((each) => each.vanished())).toEqual([]);
          expect(devices.map((each) => each.stored())).toEqual(devices.map((each) => each.sheet));
        }
        // With the network back, both devices end with the same answers, and the server has them all.
        for (const device of devices) {
          for (let round = 0; round < 20; round += 1) {
            device.send(server, false);
            device.choose(true);
          }
        }
        for (const device of devices) device.load(server);
        const texts = devices.map(({ sheet }) => sheet.map(({ answer }) => answer?.text));
        expect(texts[0]).toEqual(texts[1]);
        for (const [index, { text }] of server.held) expect(texts[0]?.[index]).toBe(text);
        for (const device of devices) {
          expect(nextUnsent(device.sheet)).toBeNull();
          expect(device.vanished()).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
