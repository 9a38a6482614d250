import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportCandidates, listCandidates } from '@kafaa/domain/candidates/api';
import { changeDeduction, changeReading } from '@kafaa/domain/evaluations/api';
import { Offer } from '@kafaa/testing/app/applicants';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newEntreprise, newJob } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { quick } from '@kafaa/testing/routes/two-companies';

oneDatabase('answers to check', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open, quick);
  });
  afterAll(() => app.close());

  test('the filter lists candidates with unwaived medium or strong signals, if their evaluation is open to the reader', async () => {
    const recruiter = await newEntreprise(app);
    const offer = new Offer(app, recruiter, (await newJob(app, recruiter)).id);
    const params = { jobId: offer.jobId };
    const ids: string[] = [];
    for (const tier of ['high', 'medium', 'low', 'none']) {
      const { email } = await offer.finished();
      await app.drain();
      const id = await offer.idOf({ email });
      ids.push(id);
      await app.deps.db.execute(sql`update evaluations
        set result = jsonb_set(jsonb_set(result, '{authenticity,tier}', to_jsonb(${tier}::text)), '{authenticity,deduction}', '4')
        where candidate_id = ${id}`);
    }
    const [high = '', medium = ''] = ids;
    const toCheck = async () => {
      const query = { check: 'answers', size: '10' } as const;
      return (await app.call(listCandidates, { params, query }, recruiter.token)).body.content.map(({ id }) => id);
    };
    expect((await toCheck()).toSorted()).toEqual([high, medium].toSorted());
    const query = { check: 'answers', content: 'list' } as const;
    const file = (await app.call(exportCandidates, { params, query }, recruiter.token)).body.content;
    expect(file.trim().split('\n')).toHaveLength(3);

    const waived = await app.call(changeDeduction, { params: { id: high }, body: { waived: true } }, recruiter.token);
    expect(waived.status).toBe(200);
    expect(await toCheck()).toEqual([medium]);
    await app.call(changeReading, { body: { on: true } }, recruiter.token);
    expect(await toCheck()).toEqual([]);
    const wrong = await app.call(listCandidates, { params, query: { check: 'tout' as never } }, recruiter.token);
    expect(wrong.status).toBe(400);
  });
});
