import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeInterview } from '../../../test/fake-interview.ts';
import { fakeStorage } from '../../../test/fake-storage.ts';
import { answer, cv, LONG, open, pass, started } from '../../../test/interview-device.ts';
import { conversation } from './conversation.ts';
import type { InterviewController } from './interview-controller.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_790_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const AGAIN = { question: 1, text: 'Vous écrivez : « deux ». Quel a été le résultat ?' };
const asking = (...followUps: (typeof AGAIN)[]) =>
  Object.assign(new FakeInterview(), { followUps: followUps.length > 0 ? followUps : [AGAIN] });
const say = async (controller: InterviewController, ...texts: string[]) => {
  for (const text of texts) await answer(controller, text);
};
const sendAll = async ({ controller, see }: Awaited<ReturnType<typeof started>>) => {
  controller.chooseCv(cv(10));
  controller.submit();
  await pass(LONG);
  expect(see().screen).toBe('success');
};

describe('follow-up questions', () => {
  it('the conversation asks a follow-up right after its answer, and the submission includes the reply', async () => {
    const page = await started(asking());
    const { server, controller, see } = page;
    await say(controller, 'une', 'deux');
    expect(see()).toMatchObject({ revealed: 3, interview: { followUps: [AGAIN] } });
    await say(controller, 'dix pour cent de pannes en moins');
    expect(see().revealed).toBe(2);
    expect(server.answers.get(3)?.answer).toBe('dix pour cent de pannes en moins');
    await say(controller, 'trois');
    expect(see().revealed).toBe(4);
    await sendAll(page);
    expect(server.completions).toEqual([['une', 'deux', 'trois', 'dix pour cent de pannes en moins']]);
  });

  it.each([
    [2400, 3],
    [2600, 2],
  ])(
    'after a follow-up that takes %i ms the conversation shows step %i: 3 is the follow-up, 2 the next question',
    async (slow, revealed) => {
      const { server, controller, see } = await started(asking());
      await say(controller, 'une');
      server.slow = slow;
      await say(controller, 'deux');
      expect(see().revealed).toBe(revealed);
      server.slow = 0;
      await pass(LONG);
      expect(see().revealed).toBe(revealed);
    },
  );

  it('a follow-up that arrives after the next question appeared is asked after the last question, also after a reload', async () => {
    const page = await started(Object.assign(asking(), { judgesLate: true }));
    const { server, controller, see, storage } = page;
    await say(controller, 'une', 'deux');
    expect(see()).toMatchObject({ revealed: 2, interview: { followUps: [] } });
    const again = open(server, storage);
    await again.controller.load();
    expect(again.see()).toMatchObject({ revealed: 2, interview: { followUps: [{ ...AGAIN, late: true }] } });
    await say(again.controller, 'trois');
    expect(again.see().revealed).toBe(3);
    await say(again.controller, 'et ensuite');
    expect(again.see().revealed).toBe(4);
    await sendAll({ ...again, server });
    expect(server.completions).toEqual([['une', 'deux', 'trois', 'et ensuite']]);
  });

  it('a follow-up to an answer sent late is asked at the end, or dropped if the closing text is already shown', async () => {
    const page = await started(asking(AGAIN, { question: 2, text: 'Et vous ?' }));
    const { server, controller, see, setOnline, storage } = page;
    await say(controller, 'une');
    setOnline(false);
    await say(controller, 'deux');
    expect(see()).toMatchObject({ revealed: 2, outage: 'network' });
    setOnline(true);
    await pass(LONG);
    expect(see()).toMatchObject({ revealed: 2, interview: { followUps: [{ ...AGAIN, late: true }] } });
    setOnline(false);
    await say(controller, 'trois', 'plus tard');
    expect(see().revealed).toBe(4);
    setOnline(true);
    await pass(LONG);
    expect(server.answers.size).toBe(4);
    expect(see().sheet).toHaveLength(4);
    const again = open(server, storage);
    await again.controller.load();
    expect(again.see().sheet).toHaveLength(4);
    await sendAll(page);
  });

  it('a reload without network and another device both resume an open follow-up with its draft', async () => {
    const { server, controller, storage } = await started(asking());
    await say(controller, 'une', 'deux');
    controller.draft({ text: 'à moitié' });
    server.down = true;
    const reloaded = open(server, storage);
    await reloaded.controller.load();
    expect(reloaded.see()).toMatchObject({ screen: 'chat', revealed: 3 });
    expect(reloaded.see().sheet[3]).toMatchObject({ draft: { text: 'à moitié' } });
    server.down = false;
    const other = open(server);
    await other.controller.load();
    expect(other.see()).toMatchObject({ screen: 'chat', revealed: 3 });
    await say(other.controller, 'fini');
    expect(server.answers.get(3)?.answer).toBe('fini');
    expect(other.see().revealed).toBe(2);
  });

  it('another device shows an answered follow-up right after its question', async () => {
    const { server, controller } = await started(asking());
    await say(controller, 'une', 'deux', 'dix de moins', 'trois');
    const other = open(server);
    await other.controller.load();
    const { interview, ...rest } = other.see();
    if (!interview) throw new Error('the other device shows no interview');
    const lines = conversation({ ...rest, interview });
    expect(lines.flatMap((line) => (line.kind === 'answer' ? [line.text] : []))).toEqual([
      'une',
      'deux',
      'dix de moins',
      'trois',
    ]);
  });

  it('a second tab takes over a follow-up and its reply from the storage events of the first tab', async () => {
    const storage = fakeStorage();
    const { server, controller } = await started(asking(), storage);
    const other = open(server, storage);
    await other.controller.load();
    await say(controller, 'une', 'deux', 'dix de moins');
    for (let at = 0; at < storage.length; at += 1) other.controller.storageChanged(storage.key(at));
    await pass(LONG);
    expect(other.see().sheet).toHaveLength(4);
    expect(other.see().sheet[3]).toMatchObject({ answer: { text: 'dix de moins' } });
    expect(other.see().revealed).toBe(2);
  });
});

describe('random orders of events', () => {
  const EVENTS = [
    'answer',
    'answer',
    'answer',
    'offline',
    'online',
    'reload',
    'slow',
    'quick',
    'late',
    'edit',
  ] as const;

  it('one device asks each question and known follow-up once and sends each reply, in any order of events', async () => {
    const run = async (events: readonly (typeof EVENTS)[number][]) => {
      const followUps = [{ question: 0, text: 'A' }, AGAIN];
      const server = asking(...followUps);
      const storage = fakeStorage();
      let page = await started(server, storage);
      const texts: Record<number, string> = { 0: 'une', 1: 'deux', 2: 'trois' };
      const answered: number[] = [];
      const reply = async () => {
        const { revealed, interview, editing, sheet } = page.see();
        if (editing !== undefined || revealed < 0 || revealed >= sheet.length) return;
        const about = interview?.followUps[revealed - 3]?.question;
        const text = about === undefined ? texts[revealed] : `suite ${about}`;
        answered.push(about === undefined ? revealed : 10 + about);
        await answer(page.controller, text ?? '');
      };
      for (const event of events) {
        if (event === 'answer') await reply();
        else if (event === 'offline' || event === 'online') page.setOnline(event === 'online');
        else if (event === 'slow' || event === 'quick') server.slow = event === 'slow' ? 3000 : 0;
        else if (event === 'late') server.judgesLate = !server.judgesLate;
        else if (event === 'reload') {
          page = { ...page, ...open(server, storage) };
          await page.controller.load();
        } else if (page.see().sheet[0]?.answer) {
          page.controller.edit(0);
          page.controller.answer('une, mieux dite', { text: 'une, mieux dite' });
        }
        await pass(500);
        const { interview, sheet } = page.see();
        expect(sheet).toHaveLength(3 + (interview?.followUps.length ?? 0));
      }
      server.slow = 0;
      page.setOnline(true);
      await pass(LONG);
      for (let turn = 0; turn < 6; turn += 1) await reply();
      const { interview, sheet, revealed } = page.see();
      expect(revealed).toBe(sheet.length);
      // Nothing was asked twice, and every known follow-up was asked.
      expect(new Set(answered).size).toBe(answered.length);
      const known = (interview?.followUps ?? []).map(({ question }) => 10 + question);
      expect(new Set(answered)).toEqual(new Set([0, 1, 2, ...known]));
      expect(known.length).toBeLessThanOrEqual(2);
      await sendAll(page);
      for (const [turn, { question }] of (interview?.followUps ?? []).entries())
        expect(server.answers.get(3 + turn)?.answer).toBe(`suite ${question}`);
    };
    await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom(...EVENTS), { maxLength: 16 }), run), {
      numRuns: 60,
      seed: 14,
    });
  });
});
