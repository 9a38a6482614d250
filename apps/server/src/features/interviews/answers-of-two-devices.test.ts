import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInterview, saveAnswer } from '@kafaa/domain/interviews/api';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newCandidate, newEntreprise, newJob, start } from '@kafaa/testing/app/factories';

oneDatabase('answers of two devices', (open) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await openTestApp(open);
    token = (await newCandidate(app, (await newJob(app, await newEntreprise(app))).id)).token;
    await start(app, token);
  });
  afterAll(() => app.close());

  test('the server replaces an answer only if its sender has seen the stored revision, and returns the revision that stays', async () => {
    const send = async (answer: string, revision: number, over?: number[]) => {
      const params = { token, index: '0' };
      const { status, body } = await app.call(saveAnswer, {
        params,
        body: { answer, revision, ...(over && { over }) },
      });
      expect(status).toBe(200);
      return body.revision;
    };
    const held = async () => (await app.call(getInterview, { params: { token } })).body.answers[0];
    expect(await send('de l’ordinateur', 100, [])).toBe(100);
    expect(await send('du téléphone, plus tard', 200, [])).toBe(100);
    expect(await held()).toMatchObject({ answer: 'de l’ordinateur', revision: 100 });
    // The client resends an answer whose response was lost.
    expect(await send('de l’ordinateur', 100, [])).toBe(100);
    expect(await send('choisie', 200, [90, 100])).toBe(200);
    // Without the list, the highest revision wins.
    expect(await send('sans liste', 300)).toBe(300);
    expect(await held()).toMatchObject({ answer: 'sans liste', revision: 300 });
    const params = { token, index: '0' };
    const tooMany = { answer: 'x', revision: 400, over: Array.from({ length: 21 }, (_, index) => index) };
    expect((await app.call(saveAnswer, { params, body: tooMany })).status).toBe(400);
  });
});
