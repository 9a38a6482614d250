import type { Interview } from '@kafaa/domain/interviews/schema';
import { expect, vi } from 'vitest';
import { createAnswerStore } from '#/features/interviews/answer-store';
import { createInterviewController, type InterviewController } from '#/features/interviews/interview-controller';
import { createSubmission } from '#/features/interviews/submission';
import { FakeInterview } from './fake-interview.ts';
import { fakeStorage } from './fake-storage.ts';

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const LONG = 120_000;

/** One page on one device: `storage` belongs to the device, `server` is the shared server. */
export function open(server: FakeInterview, storage = fakeStorage(), given?: Interview) {
  const network = { online: true };
  const controller = createInterviewController({
    given,
    client: server.client(),
    store: createAnswerStore(storage, 'jeton'),
    now: Date.now,
    random: () => 0.5,
    online: () => network.online,
  });
  // The CV panel does the same.
  controller.bringSubmission(createSubmission);
  const see = () => controller.getSnapshot();
  const setOnline = (online: boolean) => {
    network.online = online;
    server.down = !online;
    controller.networkChanged();
  };
  return { controller, see, storage, setOnline };
}

export async function started(server = new FakeInterview(), storage = fakeStorage()) {
  server.startedAt = '2026-11-20T10:00:00Z';
  const page = open(server, storage);
  await page.controller.load();
  return { server, ...page };
}

/** Writes and sends an answer, then waits for the next question. */
export async function answer(controller: InterviewController, text: string) {
  controller.draft({ text });
  expect(controller.answer(text, { text })).toBe(true);
  await pass(2500);
}

export const cv = (size: number, name = 'cv.pdf') => new File([new Uint8Array(size)], name, { lastModified: 5 });
