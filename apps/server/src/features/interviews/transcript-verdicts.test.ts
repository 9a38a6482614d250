import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { changeReading } from '@kafaa/domain/evaluations/api';
import { getTranscript } from '@kafaa/domain/interviews/api';
import type { Evaluation } from '@kafaa/interviewer/contract';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { answerAll, complete, newCandidate, newEntreprise, newJob, newSubscriber } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { readTwo } from '@kafaa/testing/routes/closed-reading';
import { quick, rowsOf, textCv } from '@kafaa/testing/routes/two-companies';

oneDatabase('levels and reasons of answers in the transcript', (open) => {
  let app: TestApp;
  let owner: Awaited<ReturnType<typeof newEntreprise>>;
  let jobId: string;
  beforeAll(async () => {
    app = await openTestApp(open, quick);
    owner = await newEntreprise(app);
    jobId = (await newJob(app, owner)).id;
  });
  afterAll(() => app.close());

  async function interviewed(): Promise<string> {
    const { token, email } = await newCandidate(app, jobId);
    await answerAll(app, token);
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: textCv('Quatre ans de React.') } });
    await app.drain();
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, owner.token);
    return page.body.content[0]?.id ?? '';
  }
  const read = async (id: string, token = owner.token) =>
    (await app.call(getTranscript, { params: { id } }, token)).body;
  const nothing = (chat: { questions: readonly unknown[] }) => chat.questions.map(() => null);

  test('each answer of the transcript has the level and the reason that the engine stored for it', async () => {
    const id = await interviewed();
    const [row] = await rowsOf<{ result: Evaluation }>(
      app.deps.db,
      sql`select result from evaluations where company_id = ${owner.companyId} and candidate_id = ${id}`,
    );
    const { verdicts, questions } = await read(id);
    expect(verdicts).toEqual(
      questions.map((_, position) => {
        const { level = null, reason = '' } = row?.result.answers[position] ?? {};
        return { level, reason };
      }),
    );
    expect(verdicts.some((verdict) => (verdict?.level ?? null) !== null)).toBe(true);
  });

  test('no answer has a level before the evaluation or for a candidate who asked for a human review', async () => {
    const { token, email } = await newCandidate(app, jobId);
    await answerAll(app, token);
    const list = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, owner.token);
    const begun = await read(list.body.content[0]?.id ?? '');
    expect(begun.answers.length).toBeGreaterThan(1);
    expect(begun.verdicts).toEqual(nothing(begun));
    const id = await interviewed();
    await app.deps.db.execute(
      sql`update candidates set person_asked_at = now() where company_id = ${owner.companyId} and id = ${id}`,
    );
    const asked = await read(id);
    expect(asked.verdicts).toEqual(nothing(asked));
  });

  test('with « read before you see », the transcript shows no levels until the person has given levels to two answers', async () => {
    const id = await interviewed();
    await app.call(changeReading, { body: { on: true } }, owner.token);
    const closed = await read(id);
    expect(closed.answers.length).toBeGreaterThan(1);
    expect(closed.verdicts).toEqual(nothing(closed));
    await readTwo({ app }, { candidateId: id, token: owner.token });
    expect((await read(id)).verdicts).not.toContain(null);
    await app.call(changeReading, { body: { on: false } }, owner.token);
  });

  test('the transcript of another company’s candidate answers 404, and a plan without transcripts refuses it', async () => {
    const id = await interviewed();
    const stranger = await newEntreprise(app);
    expect(await read(id, stranger.token)).toMatchObject({ code: 'CANDIDATE_NOT_FOUND' });
    expect(await read(id, (await newSubscriber(app)).token)).toMatchObject({ code: 'PLAN_FEATURE_REQUIRED' });
  });
});
