import { afterAll, beforeAll, expect, test } from 'vitest';
import { listJobs } from '@kafaa/domain/jobs/api';
import { getInterview, saveAnswer } from '@kafaa/domain/interviews/api';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { newCandidate, newJob, newSubscriber, start } from '@kafaa/testing/app/factories';

let room = true;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(freshDatabase, { hasRoom: () => room });
});
afterAll(() => app.close());

test('a server with a full disk answers 503 with Retry-After to writes, still reads, and later accepts writes', async () => {
  const recruiter = await newSubscriber(app);
  const { token } = await newCandidate(app, (await newJob(app, recruiter)).id);
  await start(app, token);
  const request = { params: { token, index: '0' }, body: { answer: 'Une réponse.', revision: 1 } };
  room = false;
  const refused = await app.app.inject({
    method: 'PUT',
    url: `/api/interviews/${token}/answers/0`,
    payload: request.body,
  });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect((await app.call(getInterview, { params: { token } })).status).toBe(200);
  expect((await app.call(listJobs, {}, recruiter.token)).status).toBe(200);
  room = true;
  expect((await app.call(saveAnswer, request)).status).toBe(200);
});
