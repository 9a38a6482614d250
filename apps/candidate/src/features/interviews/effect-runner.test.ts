import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeInterview, NETWORK } from '../../../test/fake-interview.ts';
import { fakeStorage } from '../../../test/fake-storage.ts';
import { cv, LONG, open, pass } from '../../../test/interview-device.ts';
import { stateOf } from './answer-sheet.ts';
import { createAnswerStore } from './answer-store.ts';
import { targetStep } from './conversation.ts';
import type { Failure } from './link-failure.ts';
import { HOUR_MS } from '@kafaa/domain/kernel/time';

beforeEach(() => void vi.useFakeTimers({ now: 1_790_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const BUSY: Failure<'UNAVAILABLE'> = { code: 'UNAVAILABLE', message: 'Service indisponible.', status: 503 };

const ACTIONS =
  'answer, answer, answer, change, reload, offline, online, turn clock back, fail load, fail answer, lose answer, slow answers, lag loads, second tab, refresh'.split(
    ', ',
  );

type Page = ReturnType<typeof open>;

/** One device whose pages are closed, reopened and doubled while its network and the server fail. */
class Device {
  readonly server = Object.assign(new FakeInterview(), {
    startedAt: '2026-11-20T10:00:00Z',
    followUps: [{ question: 1, text: 'Encore ?' }],
  });
  readonly storage = fakeStorage();
  pages: Page[] = [];
  /** The candidate's last text for each question. */
  readonly given = new Map<number, string>();
  private texts = 0;

  async open(): Promise<void> {
    const page = open(this.server, this.storage);
    this.pages.push(page);
    void page.controller.load();
    await pass(1);
  }

  /** Sends the other tabs the storage event, as a browser does after one tab has written. */
  private tell(from: Page): void {
    const keys = Array.from({ length: this.storage.length }, (_, position) => this.storage.key(position));
    for (const page of this.pages) if (page !== from) for (const key of keys) page.controller.storageChanged(key);
  }

  private answer(page: Page, index: number): void {
    const text = `réponse ${(this.texts += 1)}`;
    page.controller.draft({ text });
    if (page.controller.answer(text, { text })) this.given.set(index, text);
    this.tell(page);
  }

  async act(name: string, pick: number): Promise<void> {
    const { server, pages } = this;
    const page = pages[pick % pages.length];
    if (!page) throw new Error('the device has no open page');
    const { controller, see, setOnline } = page;
    if (name === 'answer') this.answer(page, see().editing ?? targetStep(see()));
    else if (name === 'change' && see().sheet[0]?.answer) {
      controller.edit(0);
      this.answer(page, 0);
    } else if (name === 'reload') {
      for (const one of pages.splice(0)) one.controller.dispose();
      await this.open();
    } else if (name === 'second tab' && pages.length < 2) await this.open();
    else if (name === 'offline' || name === 'online') for (const one of pages) one.setOnline(name === 'online');
    else if (name === 'turn clock back') vi.setSystemTime(Date.now() - 2000);
    else if (name === 'fail load') server.failures.load = [BUSY, NETWORK];
    else if (name === 'fail answer') server.failures.answer = [BUSY, NETWORK, BUSY];
    else if (name === 'lose answer') server.lost.answer = 2;
    else if (name === 'slow answers') server.slow = server.slow > 0 ? 0 : 3000;
    else if (name === 'lag loads') server.lag = server.lag > 0 ? 0 : 4000;
    else if (name === 'refresh') {
      vi.setSystemTime(Date.now() + 70_000);
      if (!server.down) setOnline(true);
    }
    await pass(pick * 400);
  }
}

const script = fc.array(fc.tuple(fc.constantFrom(...ACTIONS), fc.nat({ max: 9 })), { minLength: 5, maxLength: 25 });

async function play(steps: readonly (readonly [string, number])[], check: (device: Device) => void): Promise<Device> {
  const device = new Device();
  await device.open();
  for (const [name, pick] of steps) {
    await device.act(name, pick);
    check(device);
  }
  return device;
}

const property = (check: (steps: [string, number][]) => Promise<void>, numRuns = 60) =>
  fc.assert(fc.asyncProperty(script, check), { numRuns });

describe('effects under any order of failures', () => {
  it('the page stores every answer on the device at once and sends it to the server without the candidate’s help', async () => {
    await property(async (steps) => {
      const device = await play(steps, ({ given, storage }) => {
        const stored = createAnswerStore(storage, 'jeton').load(4);
        for (const [index, text] of given) expect(stateOf(stored, index).answer?.text).toBe(text);
      });
      device.server.down = false;
      for (const page of device.pages) page.setOnline(true);
      await pass(HOUR_MS);
      for (const [index, text] of device.given) expect(device.server.answers.get(index)?.answer).toBe(text);
    });
  });

  it('two tabs and reloads never send two different texts of an answer under one revision', async () => {
    await property(async (steps) => {
      const { server } = await play(steps, () => undefined);
      const texts = new Map<string, string>();
      for (const { index, revision, text } of server.sent) {
        const key = `${index}/${revision}`;
        expect(texts.get(key) ?? text).toBe(text);
        texts.set(key, text);
      }
    });
  });

  it('a submitted interview stays submitted and leaves no answer on the device after any later action of the page', async () => {
    await property(async (steps) => {
      const device = new Device();
      await device.open();
      for (let turn = 0; turn < 4; turn += 1) await device.act('answer', 9);
      const [page] = device.pages;
      page?.controller.chooseCv(cv(10));
      page?.controller.submit();
      await pass(LONG);
      expect(device.server.completions).toHaveLength(1);
      for (const [name, pick] of steps) {
        await device.act(name, pick);
        for (const { controller } of device.pages) controller.storageChanged(null);
        expect(device.pages.map(({ see }) => see().screen)).toEqual(device.pages.map(() => 'success'));
        expect(device.storage.length).toBe(1);
      }
      expect(device.server.completions).toHaveLength(1);
    }, 25);
  });

  const failures = fc.array(fc.constantFrom(NETWORK, BUSY), { maxLength: 8 });

  it('the page retries loads, answers and a completion until they succeed', async () => {
    await fc.assert(
      fc.asyncProperty(failures, failures, failures, async (load, answer, complete) => {
        const server = Object.assign(new FakeInterview(), { startedAt: '2026-11-20T10:00:00Z' });
        server.failures.load = load;
        const page = open(server);
        void page.controller.load();
        await pass(HOUR_MS);
        expect(page.see().screen).toBe('chat');
        server.failures.answer = answer;
        for (const text of ['une', 'deux', 'trois']) {
          page.controller.answer(text, undefined);
          await pass(2500);
        }
        await pass(HOUR_MS);
        expect([...server.answers.values()].map((one) => one.answer)).toEqual(['une', 'deux', 'trois']);
        // The application arrived, its response did not, and the page was closed.
        createAnswerStore(page.storage, 'jeton').markSubmitted();
        page.controller.dispose();
        server.completions.push(['une', 'deux', 'trois']);
        server.failures.complete = complete;
        const again = open(server, page.storage);
        void again.controller.load();
        await pass(HOUR_MS);
        expect(again.see().screen).toBe('success');
      }),
      { numRuns: 40 },
    );
  });
});
