import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { setScore } from './store.ts';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { eachDatabase } from '@kafaa/testing/app/databases';
import { newCandidate, newEntreprise, newJob } from '@kafaa/testing/app/factories';

eachDatabase('the order of candidates', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  test.each([
    ['desc', [100, 60, 0, null, null]],
    ['asc', [0, 60, 100, null, null]],
  ] as const)(
    'the candidate list sorted by score (%s) puts missing scores last across its cursor pages',
    async (sortDir, expected) => {
      const recruiter = await newEntreprise(app);
      const { token, companyId } = recruiter;
      const { id: jobId } = await newJob(app, recruiter);
      const scores = new Map<string, number | null>();
      for (const score of [60, null, 100, null, 0]) {
        const { email } = await newCandidate(app, jobId);
        const { body } = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, token);
        const candidateId = body.content[0]?.id ?? '';
        await setScore(app.deps.db, { companyId, candidateId, score, engine: '000.005.000 local', margin: 8 });
        scores.set(candidateId, score);
      }
      const order: (number | null | undefined)[] = [];
      let cursor: string | undefined;
      for (let pages = 0; pages < 5; pages += 1) {
        const query = { sortBy: 'score', sortDir, size: '2', ...(cursor && { cursor }) } as const;
        const { body } = await app.call(listCandidates, { params: { jobId }, query }, token);
        order.push(...body.content.map(({ id }) => scores.get(id)));
        if (body.last) break;
        cursor = body.cursor ?? undefined;
      }
      expect(order).toEqual(expected);
    },
  );
});
