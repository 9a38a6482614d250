import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeInterview } from '../../../test/fake-interview.ts';
import { answer, cv, LONG, open, pass, started } from '../../../test/interview-device.ts';
import type { InterviewController } from './interview-controller.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_790_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('what is asked again after the last question', () => {
  const AGAIN = { question: 1, text: 'À propos de la question 2 : quel a été le résultat concret ?' };
  const asking = () => Object.assign(new FakeInterview(), { followUps: [AGAIN] });
  const answers = async (controller: InterviewController) => {
    for (const text of ['une', 'deux', 'trois']) await answer(controller, text);
  };

  it('follows in the same pause as a question does, and its answer leaves with the others', async () => {
    const { server, controller, see } = await started(asking());
    await answers(controller);
    expect(see()).toMatchObject({ revealed: 3, interview: { followUps: [AGAIN] } });
    expect(see().book).toHaveLength(4);
    await answer(controller, 'dix pour cent de pannes en moins');
    expect(see().revealed).toBe(4);
    expect(server.answers.get(3)?.answer).toBe('dix pour cent de pannes en moins');
    controller.chooseCv(cv(10));
    controller.submit();
    await pass(LONG);
    expect(see().screen).toBe('success');
    expect(server.completions).toEqual([['une', 'deux', 'trois', 'dix pour cent de pannes en moins']]);
  });

  it('is left out offline: nobody waits for it, and it does not come once the end is announced', async () => {
    const { server, controller, see, setOnline, storage } = await started(asking());
    setOnline(false);
    await answers(controller);
    expect(see()).toMatchObject({ revealed: 3, trouble: 'network' });
    setOnline(true);
    await pass(LONG);
    expect(server.answers.size).toBe(3);
    expect(see().book).toHaveLength(3);
    const again = open(server, storage);
    await again.controller.load();
    expect(again.see().book).toHaveLength(3);
    controller.chooseCv(cv(10));
    controller.submit();
    await pass(LONG);
    expect(see().screen).toBe('success');
  });

  it('waits where it was after a reload without network, and on another device', async () => {
    const { server, controller, storage } = await started(asking());
    await answers(controller);
    controller.draft({ text: 'à moitié' });
    server.down = true;
    const reloaded = open(server, storage);
    await reloaded.controller.load();
    expect(reloaded.see()).toMatchObject({ screen: 'chat', revealed: 3 });
    expect(reloaded.see().book[3]).toMatchObject({ draft: { text: 'à moitié' } });
    server.down = false;
    const other = open(server);
    await other.controller.load();
    expect(other.see()).toMatchObject({ screen: 'chat', revealed: 3 });
    await answer(other.controller, 'fini');
    expect(server.answers.get(3)?.answer).toBe('fini');
  });
});
