import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, requestReset, resendConfirmation, signup } from '@kafaa/domain/auth/api';
import { listCandidates, registerCandidate } from '@kafaa/domain/candidates/api';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { readingsOf, statementsOf } from '@kafaa/testing/app/counted-statements';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { freshPostgres } from '@kafaa/testing/app/databases';
import { eraseOwnData } from '@kafaa/domain/own-data/api';
import {
  answerAll,
  complete,
  newCandidate,
  newJob,
  newSubscriber,
  person,
  signupPayload,
  start,
  tokenFromMail,
} from '@kafaa/testing/app/factories';
import { type ReadCall, readCalls } from '@kafaa/testing/routes/read-routes';

const url = process.env.TEST_DATABASE_URL ?? '';

describe.runIf(url !== '')('database statements per call', () => {
  let app: TestApp;
  let calls: readonly ReadCall[];
  beforeAll(async () => {
    app = await openTestApp(() => freshPostgres(url));
    calls = await readCalls(app);
  });
  afterAll(() => app.close());

  test('every read call sends at most two database statements, and no statement twice', async () => {
    const faults: Record<string, string[]> = {};
    for (const { endpoint, read } of calls) {
      const sent = (await readingsOf(read)).map(({ text }) => text);
      if (sent.length > 2 || new Set(sent).size < sent.length) faults[endpoint.name] = sent;
    }
    expect(faults).toEqual({});
  });

  test('account and application calls send the same statements and status for known and unknown addresses', async () => {
    const recruiter = await newSubscriber(app);
    const { id: jobId } = await newJob(app, recruiter);
    const confirmed = recruiter.email;
    const erased = await newCandidate(app, jobId);
    await start(app, erased.token);
    const link = await tokenFromMail(app, erased.email, /MesDonnees\/([\w.-]+)/);
    await app.call(eraseOwnData, { params: { link }, body: { confirmed: true } });
    const [registered, done] = [await newCandidate(app, jobId), await newCandidate(app, jobId)];
    await answerAll(app, done.token);
    await complete(app, done.token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    const password = 'pas le bon mot';
    const ways: Record<string, [known: readonly string[], ask: (email: string) => Promise<{ status: number }>]> = {
      apply: [
        [registered.email, done.email, erased.email, registered.email.replace('@', '+autre@')],
        (email) => app.call(registerCandidate, { body: { ...person(email), jobId } }),
      ],
      'sign-up': [[confirmed], (userName) => app.call(signup, { body: signupPayload(userName) })],
      'log-in': [[confirmed], (userName) => app.call(login, { body: { userName, password } })],
      'signed-up': [
        [confirmed],
        async (userName) => {
          await app.call(signup, { body: { ...signupPayload(userName), password } });
          return app.call(login, { body: { userName, password } });
        },
      ],
      reset: [[confirmed], (email) => app.call(requestReset, { params: { email } })],
      resend: [[confirmed], (userName) => app.call(resendConfirmation, { body: { userName } })],
    };
    for (const [name, [known, ask]] of Object.entries(ways)) {
      const asked = async (email: string) => {
        let status = 0;
        const sent = await statementsOf(async () => void ({ status } = await ask(email)));
        return {
          status,
          sent: sent.map(({ text }) => text.replace(/^(?:release|rollback to) savepoint/, 'leave savepoint')),
        };
      };
      const unknown = await asked(`personne-${name}@mail.tn`);
      expect(unknown.sent.length).toBeGreaterThan(0);
      for (const email of known) expect(await asked(email), name).toEqual(unknown);
    }
  });

  test('the candidate counts and stats of an offer stay exact after inserts, deletes and concurrent updates', async () => {
    const recruiter = await newSubscriber(app);
    const { id: jobId } = await newJob(app, recruiter);
    const { db } = app.deps;
    await db.execute(sql`
      insert into candidates (company_id, id, job_id, first_name, last_name, email, phone, applied_at, sort_name, search_text)
      select company_id, 'c' || n, id, 'A', 'B', n || '@mail.tn', '20123456', now(), '', ''
      from jobs, generate_series(1, 60) n where id = ${jobId}`);
    await db.execute(sql`delete from candidates where job_id = ${jobId} and id in ('c1', 'c2', 'c3')`);
    await Promise.all(
      Array.from({ length: 8 }, async (_, writerNumber) => {
        for (let round = 0; round < 15; round += 1) {
          const id = `c${4 + ((writerNumber * 15 + round * 11) % 57)}`;
          const status = ['PENDING', 'ACCEPTED', 'REJECTED'][(writerNumber + round) % 3];
          await db.execute(sql`update candidates set status = ${status}, score = ${(round * 7) % 50}
            where id = ${id} and job_id = ${jobId}`);
        }
      }),
    );
    const { rows: wrong } = (await db.execute(sql`
      select * from (select company_id, job_id, status, coalesce(score, -1) as score, count(*)::int as candidates
        from candidates group by 1, 2, 3, 4) really
      full join (select * from candidate_counts where candidates <> 0) counted
        using (company_id, job_id, status, score, candidates)
      where really.job_id is null or counted.job_id is null`)) as { rows: unknown[] };
    expect(wrong).toEqual([]);
    const { stats } = (await app.call(listCandidates, { params: { jobId }, query: {} }, recruiter.token)).body;
    const { rows } = (await db.execute(sql`select count(*)::int as total, count(score)::int as evaluated,
      avg(score)::float as mean from candidates where job_id = ${jobId}`)) as { rows: Record<string, number>[] };
    expect(stats).toMatchObject({ total: rows[0]?.['total'], evaluated: rows[0]?.['evaluated'] });
    expect(stats.averageScore).toBeCloseTo(rows[0]?.['mean'] ?? -1, 6);
  });
});
