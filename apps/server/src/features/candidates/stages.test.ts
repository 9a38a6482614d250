import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import {
  countStages,
  exportFunnel,
  fillJob,
  getCandidate,
  getFunnel,
  listCandidates,
  listMoves,
  moveCandidates,
  rejectCandidate,
  undoMoves,
  unrejectCandidate,
} from '@kafaa/domain/candidates/api';
import { FUNNEL_STEPS, type SetStage, type Stage } from '@kafaa/domain/candidates/options';
import { listEvents } from '#/features/lifecycle/store';
import { remindCandidates } from '@kafaa/domain/interviews/api';
import { inviteCandidate, withdrawInvitation } from '@kafaa/domain/invitations/api';
import { listCompanyJobs } from '@kafaa/domain/jobs/api';
import { getOwnData, resumeApplication, withdrawApplication } from '@kafaa/domain/own-data/api';
import { openSession } from '#/features/auth/service';
import { remindCandidates as remindEach } from '#/features/interviews/reminders-service';
import { eraseCandidate } from '#/features/own-data/erase-service';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { OWN_DATA } from '@kafaa/testing/app/applicants';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  newCandidate,
  newEntreprise,
  newJob,
  newMember,
  PASSWORD,
  type Recruiter,
  start,
  tokenFromMail,
} from '@kafaa/testing/app/factories';
import { secondFunnel, type SecondFunnelRow } from '@kafaa/testing/app/second-funnel';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { rowsOf } from '@kafaa/testing/routes/two-companies';

oneDatabase('stages', (open) => {
  let app: TestApp;
  let owner: Awaited<ReturnType<typeof newEntreprise>>;
  let jobId: string;
  let cv: { name: string; bytes: Uint8Array };
  beforeEach(async () => {
    app = await openTestApp(open);
    owner = await newEntreprise(app);
    jobId = (await newJob(app, owner)).id;
    cv = { name: 'cv.pdf', bytes: await pdfCv() };
  });
  afterEach(() => app.close());

  /** Moves the clock and logs in again, because a session ends after twelve hours. */
  const later = async (time: Parameters<TestApp['clock']['move']>[0]) => {
    app.clock.move(time);
    const body = { userName: owner.email, password: PASSWORD };
    owner = { ...owner, token: (await app.call(login, { body })).body.accessToken };
  };

  const applicant = async (job = jobId, address?: string) => {
    const { email, token } = await newCandidate(app, job, address);
    const page = await app.call(listCandidates, { params: { jobId: job }, query: { search: email } }, owner.token);
    const [candidate] = page.body.content;
    if (!candidate) throw new Error('the offer does not list the candidate');
    return { id: candidate.id, email, token };
  };
  const read = async (id: string) => (await app.call(getCandidate, { params: { id } }, owner.token)).body;
  const move = async (ids: string[], to: SetStage, { token }: Recruiter = owner) => {
    const versions = await Promise.all(ids.map(async (id) => (await read(id)).stageVersion));
    return app.call(moveCandidates, { body: { ids, versions, to } }, token);
  };
  const undo = async (id: string) =>
    app.call(undoMoves, { body: { ids: [id], versions: [(await read(id)).stageVersion] } }, owner.token);
  const reject = (id: string) => app.call(rejectCandidate, { params: { id }, body: { reason: 'Autre' } }, owner.token);
  const unreject = (id: string) => app.call(unrejectCandidate, { params: { id } }, owner.token);
  const invite = (candidateId: string) =>
    app.call(
      inviteCandidate,
      {
        body: {
          candidateId,
          interviewType: 'ONLINE',
          interviewPlace: 'https://meet.example/x',
          interviewDate: new Date(app.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 19),
        },
      },
      owner.token,
    );
  const finish = async ({ token }: { token: string }) => {
    await answerAll(app, token);
    await complete(app, token, { cv });
  };
  const path = async (id: string): Promise<Stage[]> =>
    (await app.call(listMoves, { params: { id } }, owner.token)).body.map(({ to }) => to).toReversed();

  test('the stage log of a candidate runs from the application form to the hire, with actor, time and reason', async () => {
    const person = await applicant();
    app.clock.move({ hours: 1 });
    await finish(person);
    await invite(person.id);
    await move([person.id], 'MET');
    await later({ days: 1 });
    await app.call(
      moveCandidates,
      {
        body: {
          ids: [person.id],
          versions: [(await read(person.id)).stageVersion],
          to: 'OFFERED',
          reason: ' 2 400 DT ',
        },
      },
      owner.token,
    );
    await move([person.id], 'HIRED');
    expect(await path(person.id)).toEqual(['REGISTERED', 'STARTED', 'TO_DECIDE', 'INVITED', 'MET', 'OFFERED', 'HIRED']);
    const [, offered, , invited, done] = (await app.call(listMoves, { params: { id: person.id } }, owner.token)).body;
    expect(offered).toMatchObject({ from: 'MET', to: 'OFFERED', by: owner.email, reason: '2 400 DT', undo: false });
    expect(invited).toMatchObject({ from: 'TO_DECIDE', by: owner.email });
    expect(done).toMatchObject({ from: 'STARTED', to: 'TO_DECIDE', by: null });
    expect(await read(person.id)).toMatchObject({
      status: 'ACCEPTED',
      stage: 'HIRED',
      setStage: 'HIRED',
      stageVersion: 7,
    });
    const events = await listEvents(app.deps.db, { companyId: owner.companyId, ids: [person.id] });
    expect(events.map(({ action }) => action).toSorted()).toEqual(['INVITED', 'STAGE_SET', 'STAGE_SET', 'STAGE_SET']);
  });

  test('a move with a stale version is refused with 409 and moves no candidate of its batch', async () => {
    const [one, two] = [await applicant(), await applicant()];
    const { stageVersion } = await read(one.id);
    await start(app, one.token);
    const body = { ids: [two.id, one.id], versions: [stageVersion, stageVersion], to: 'MET' as const };
    expect(await app.call(moveCandidates, { body }, owner.token)).toMatchObject({
      status: 409,
      body: { code: 'STAGE_CHANGED' },
    });
    expect((await read(two.id)).stage).toBe('REGISTERED');
    const seen = { ids: [two.id], versions: [(await read(two.id)).stageVersion] };
    const both = await Promise.all(
      (['MET', 'OFFERED'] as const).map((to) => app.call(moveCandidates, { body: { ...seen, to } }, owner.token)),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('the server refuses a move by strangers or reviewers, and to an impossible stage', async () => {
    const { id } = await applicant();
    const stranger = await newEntreprise(app);
    const body = { ids: [id], versions: [1], to: 'MET' as const };
    expect(await app.call(moveCandidates, { body }, stranger.token)).toMatchObject({ status: 404 });
    const reviewer = await newMember(app, owner, { role: 'REVIEWER', jobIds: [jobId] });
    expect(await app.call(moveCandidates, { body }, reviewer.token)).toMatchObject({ status: 403 });
    expect((await app.call(listMoves, { params: { id } }, reviewer.token)).status).toBe(200);
    const many = { ids: Array.from({ length: 500 }, () => id), versions: Array.from({ length: 500 }, () => 1) };
    expect(await app.call(moveCandidates, { body: { ...body, ...many } }, owner.token)).toMatchObject({ status: 400 });
    expect(await app.call(moveCandidates, { body: { ...body, versions: [] } }, owner.token)).toMatchObject({
      status: 400,
    });
    expect(await move([id], 'DECLINED')).toMatchObject({ status: 409, body: { code: 'STAGE_IMPOSSIBLE' } });
    await reject(id);
    expect(await move([id], 'MET')).toMatchObject({ status: 409, body: { code: 'NOT_RETAINED' } });
    await eraseCandidate(app.deps, { companyId: owner.companyId, candidateId: id }, 'OPERATOR');
    expect(await app.call(moveCandidates, { body }, owner.token)).toMatchObject({ status: 404 });
    expect(await app.call(listMoves, { params: { id } }, owner.token)).toMatchObject({ status: 404 });
  });

  test('a team undoes its last move of a candidate once, and only a move that the team made', async () => {
    const { id } = await applicant();
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_UNDO' } });
    await move([id], 'MET');
    await move([id], 'OFFERED');
    expect((await undo(id)).body).toMatchObject([{ status: 'ACCEPTED', stage: 'MET' }]);
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_UNDO' } });
    await move([id], 'DECLINED').then(({ status }) => expect(status).toBe(409));
    const other = await applicant();
    await move([other.id], 'MET');
    expect((await undo(other.id)).body).toMatchObject([{ status: 'PENDING', stage: 'REGISTERED', setStage: null }]);
  });

  test('rejecting an invited candidate cancels the meeting by mail after the undo time, unless the rejection is undone', async () => {
    const cancelled = async (email: string) =>
      (await app.mails(email)).filter(({ attachments }) =>
        attachments.some(({ content }) => content.includes('METHOD:CANCEL')),
      ).length;
    const [one, two] = [await applicant(), await applicant()];
    for (const { id } of [one, two]) {
      await invite(id);
      expect((await reject(id)).body).toMatchObject({ status: 'REJECTED', stage: 'REJECTED' });
    }
    expect((await unreject(two.id)).body).toMatchObject({ status: 'ACCEPTED', stage: 'INVITED' });
    app.clock.move({ seconds: 11 });
    await app.drain();
    expect([await cancelled(one.email), await cancelled(two.email)]).toEqual([1, 0]);
    // The meeting is cancelled, so the company decides again.
    expect((await unreject(one.id)).body).toMatchObject({ status: 'PENDING', stage: 'REGISTERED' });
    const three = await applicant();
    await invite(three.id);
    await move([three.id], 'MET');
    await reject(three.id);
    expect((await unreject(three.id)).body).toMatchObject({ status: 'ACCEPTED', stage: 'MET' });
  });

  test('withdrawing an invitation does not change a stage that a person has set', async () => {
    const { id } = await applicant();
    const { interviewInvitation } = (await invite(id)).body;
    await move([id], 'MET');
    await app.call(withdrawInvitation, { params: { id: interviewInvitation.id } }, owner.token);
    expect(await read(id)).toMatchObject({ status: 'ACCEPTED', stage: 'MET' });
    expect((await undo(id)).body).toMatchObject([{ status: 'PENDING', stage: 'REGISTERED' }]);
  });

  test('a person can be hired for one offer at a time, also by two concurrent hires', async () => {
    const second = (await newJob(app, owner)).id;
    const here = await applicant();
    const there = await applicant(second, here.email);
    const both = await Promise.all([move([here.id], 'HIRED'), move([there.id], 'HIRED')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'HIRED_ELSEWHERE' });
    const stranger = await newEntreprise(app);
    const elsewhere = (await newJob(app, stranger)).id;
    await newCandidate(app, elsewhere, here.email);
    const [theirs] = (await app.call(listCandidates, { params: { jobId: elsewhere }, query: {} }, stranger.token)).body
      .content;
    const hire = { ids: [theirs?.id ?? ''], versions: [theirs?.stageVersion ?? 0], to: 'HIRED' as const };
    expect((await app.call(moveCandidates, { body: hire }, stranger.token)).status).toBe(200);
  });

  test('a hired candidate who withdraws is shown as withdrawn and can be hired again after returning', async () => {
    const person = await applicant();
    await finish(person);
    await move([person.id], 'HIRED');
    const link = await tokenFromMail(app, person.email, OWN_DATA);
    await app.call(withdrawApplication, { params: { link } });
    expect(await read(person.id)).toMatchObject({ stage: 'WITHDRAWN' });
    expect(await move([person.id], 'MET')).toMatchObject({ status: 409, body: { code: 'APPLICATION_WITHDRAWN' } });
    await app.call(resumeApplication, { params: { link } });
    expect(await read(person.id)).toMatchObject({ stage: 'HIRED' });
    expect(await path(person.id)).toEqual(['REGISTERED', 'STARTED', 'TO_DECIDE', 'HIRED', 'WITHDRAWN', 'HIRED']);
  });

  test('undoing a rejection or a withdrawal does not restore « Embauché » if the person was hired for another offer', async () => {
    const second = (await newJob(app, owner)).id;
    const here = await applicant();
    await finish(here);
    // The link is read before the person applies again, because the mails of both applications go to one address.
    const link = await tokenFromMail(app, here.email, OWN_DATA);
    await move([here.id], 'HIRED');
    await reject(here.id);
    const there = await applicant(second, here.email);
    await move([there.id], 'HIRED');
    expect(await unreject(here.id)).toMatchObject({ status: 409, body: { code: 'HIRED_ELSEWHERE' } });
    expect(await read(here.id)).toMatchObject({ stage: 'REJECTED' });
    await undo(there.id);
    expect((await unreject(here.id)).status).toBe(200);
    expect(await read(here.id)).toMatchObject({ stage: 'HIRED' });
    await app.call(withdrawApplication, { params: { link } });
    await move([there.id], 'HIRED');
    await app.call(resumeApplication, { params: { link } });
    expect(await read(here.id)).toMatchObject({ stage: 'TO_DECIDE', setStage: null });
  });

  test('an undone rejection restores the stage before it, also after a withdrawal and a return', async () => {
    const person = await applicant();
    await finish(person);
    await move([person.id], 'MET');
    await reject(person.id);
    const link = await tokenFromMail(app, person.email, OWN_DATA);
    await app.call(withdrawApplication, { params: { link } });
    await app.call(resumeApplication, { params: { link } });
    expect((await path(person.id)).slice(-3)).toEqual(['REJECTED', 'WITHDRAWN', 'REJECTED']);
    await unreject(person.id);
    expect(await read(person.id)).toMatchObject({ stage: 'MET', status: 'ACCEPTED' });
  });

  test('a recruiter limited to some offers does not learn of a hire for another offer', async () => {
    const second = (await newJob(app, owner)).id;
    const here = await applicant();
    const there = await applicant(second, here.email);
    await move([there.id], 'HIRED');
    const member = await newMember(app, owner, { role: 'RECRUITER', allOffers: false, jobIds: [jobId] });
    const hire = await move([here.id], 'HIRED', member);
    expect(hire).toMatchObject({ status: 409, body: { code: 'STAGE_IMPOSSIBLE' } });
    expect(await move([here.id], 'HIRED')).toMatchObject({ body: { code: 'HIRED_ELSEWHERE' } });
  });

  test('a long stage log shows its newest entries, and moves and funnel have limits', async () => {
    const { id } = await applicant();
    await app.deps.db.execute(sql`
      insert into candidate_moves (company_id, job_id, candidate_id, seq, from_stage, to_stage, at)
      select ${owner.companyId}, ${jobId}, ${id}, 100 + n, 'MET', 'OFFERED', now() from generate_series(1, 501) n`);
    expect(await path(id)).toHaveLength(500);
    for (const { limits } of [moveCandidates, undoMoves]) expect(limits).toMatchObject([{ calls: 600, seconds: 3600 }]);
    expect(getFunnel.limits).toMatchObject([{ calls: 120, seconds: 60 }]);
  });

  test('closing an offer as filled by a candidate hires that candidate, and a repetition changes nothing', async () => {
    const job = (await newJob(app, owner)).id;
    const { id } = await applicant(job);
    const fill = () => app.call(fillJob, { params: { id } }, owner.token);
    expect((await fill()).body).toMatchObject({ id: job, status: 'CLOSED' });
    expect((await fill()).status).toBe(200);
    expect(await path(id)).toEqual(['REGISTERED', 'HIRED']);
    const { jobs } = (await app.call(listCompanyJobs, {}, owner.token)).body;
    expect(jobs.find((entry) => entry.job.id === job)?.job.status).toBe('CLOSED');
    const rejected = await applicant();
    await reject(rejected.id);
    expect(await app.call(fillJob, { params: { id: rejected.id } }, owner.token)).toMatchObject({ status: 409 });
    expect(
      (await app.call(listCompanyJobs, {}, owner.token)).body.jobs.find((e) => e.job.id === jobId)?.job.status,
    ).toBe('OPEN');
  });

  test('the counts per stage equal the filtered lists, including expired links', async () => {
    const job = (await newJob(app, owner)).id;
    const [, started, done, met] = [
      await applicant(job),
      await applicant(job),
      await applicant(job),
      await applicant(job),
    ];
    await start(app, started.token);
    await finish(done);
    await move([met.id], 'MET');
    const counts = async () => {
      const { body } = await app.call(countStages, { params: { jobId: job } }, owner.token);
      return Object.fromEntries(body.map(({ stage, count }) => [stage, count]));
    };
    const listed = async () => {
      const shown: Partial<Record<Stage, number>> = {};
      for (const stage of ['REGISTERED', 'STARTED', 'EXPIRED', 'TO_DECIDE', 'MET'] as const) {
        const { body } = await app.call(listCandidates, { params: { jobId: job }, query: { stage } }, owner.token);
        expect(body.content.every((one) => one.stage === stage)).toBe(true);
        if (body.content.length > 0) shown[stage] = body.content.length;
      }
      return shown;
    };
    expect(await counts()).toEqual({ REGISTERED: 1, STARTED: 1, TO_DECIDE: 1, MET: 1 });
    expect(await listed()).toEqual(await counts());
    await later({ days: 8 });
    expect(await counts()).toEqual({ EXPIRED: 1, STARTED: 1, TO_DECIDE: 1, MET: 1 });
    expect(await listed()).toEqual(await counts());
    await later({ days: 2 });
    expect(await counts()).toEqual({ EXPIRED: 2, TO_DECIDE: 1, MET: 1 });
    expect(await listed()).toEqual(await counts());
  });

  test('a candidate gets one reminder a day, and none after finishing, withdrawing or a rejection', async () => {
    const reminders = async (email: string) =>
      (await app.mails(email)).filter(({ subject }) => subject.endsWith('vous attend')).length;
    const [one, done, gone, out] = [await applicant(), await applicant(), await applicant(), await applicant()];
    await finish(done);
    await app.call(withdrawApplication, { params: { link: await tokenFromMail(app, gone.email, OWN_DATA) } });
    await reject(out.id);
    const remind = (...ids: string[]) => app.call(remindCandidates, { body: { ids } }, owner.token);
    expect((await remind(one.id, done.id, gone.id, out.id)).body).toMatchObject({ reminded: [one.id], skipped: 3 });
    await later({ hours: 23 });
    expect(await remind(one.id)).toMatchObject({ status: 409, body: { code: 'REMINDED_TODAY' } });
    await later({ hours: 1 });
    const twice = await Promise.all([remind(one.id), remind(one.id)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await remind(gone.id)).toMatchObject({ status: 409, body: { code: 'APPLICATION_WITHDRAWN' } });
    expect(await remind(done.id)).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_REMIND' } });
    await app.drain();
    expect(await Promise.all([one, done, gone, out].map(({ email }) => reminders(email)))).toEqual([2, 0, 0, 0]);
  });

  test('a bulk reminder skips a candidate who is erased meanwhile', async () => {
    const [one, gone] = [await applicant(), await applicant()];
    const { companyId } = owner;
    const db = new Proxy(app.deps.db, {
      get: (target, name, self): unknown =>
        name === 'transaction'
          ? async (...args: Parameters<typeof target.transaction>) => {
              const result = await target.transaction(...args);
              await eraseCandidate(app.deps, { companyId, candidateId: gone.id }, 'CANDIDATE');
              return result;
            }
          : Reflect.get(target, name, self),
    });
    const { userId } = (await openSession(app.deps, owner.token)) ?? { userId: '' };
    const done = await remindEach({ ...app.deps, db }, { companyId, userId, ids: [one.id, gone.id] });
    expect(done).toMatchObject({ reminded: [one.id], skipped: 1 });
  });

  test('the stage log refuses changes, and keeps its counts without the person after an erasure', async () => {
    const job = (await newJob(app, owner)).id;
    const { id } = await applicant(job);
    await move([id], 'HIRED');
    const funnel = async () => (await app.call(getFunnel, { params: { jobId: job } }, owner.token)).body;
    const before = await funnel();
    for (const statement of [
      sql`update candidate_moves set to_stage = 'MET' where candidate_id = ${id}`,
      sql`delete from candidate_moves where candidate_id = ${id}`,
    ])
      await expect(app.deps.db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('candidate_moves is append-only') as string },
      });
    await eraseCandidate(app.deps, { companyId: owner.companyId, candidateId: id }, 'CANDIDATE');
    const after = await funnel();
    // Sources are columns of the applications, so the erasure deletes them.
    expect(before.sources).toEqual([
      { source: null, applied: 1, finished: expect.any(Number) as number, invited: expect.any(Number) as number },
    ]);
    expect(after).toEqual({ ...before, sources: [] });
    const rows = await rowsOf<{ candidate_id: string; moved_by: string | null; reason: string | null }>(
      app.deps.db,
      sql`select candidate_id, moved_by, reason from candidate_moves where company_id = ${owner.companyId} and job_id = ${job}`,
    );
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ candidate_id }) => candidate_id)).size).toBe(1);
    for (const row of rows) expect(row).toMatchObject({ moved_by: null, reason: null });
    expect(rows.map(({ candidate_id }) => candidate_id)).not.toContain(id);
  });

  test('the candidate’s page hides the company’s own stages, and the exported file contains all of them', async () => {
    const { id, email } = await applicant();
    await invite(id);
    await move([id], 'MET');
    const link = await tokenFromMail(app, email, OWN_DATA);
    const page = (await app.call(getOwnData, { params: { link } })).body;
    expect(page.moves.map(({ to }) => to)).toEqual(['REGISTERED', 'INVITED']);
    const file = await app.app.inject({ method: 'GET', url: `/api/rights/${link}/export` });
    const { stages } = JSON.parse(file.payload) as { stages: { to: string; byCompany: boolean }[] };
    expect(stages.map(({ to, byCompany }) => [to, byCompany])).toEqual([
      ['REGISTERED', false],
      ['INVITED', true],
      ['MET', true],
    ]);
  });

  test('after random moves the funnel equals the log recomputed with window functions', async () => {
    const random = mulberry(20_261_129);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const job = (await newJob(app, owner)).id;
    const people: Awaited<ReturnType<typeof applicant>>[] = [];
    for (let index = 0; index < 8; index += 1) people.push(await applicant(job));
    const acts: ((person: (typeof people)[number]) => Promise<unknown>)[] = [
      ({ token }) => start(app, token),
      // The start is refused if the link is closed.
      async (person) => (await start(app, person.token)).status === 200 && finish(person),
      ({ id }) => invite(id),
      ({ id }) => move([id], 'MET'),
      ({ id }) => move([id], 'OFFERED'),
      ({ id }) => move([id], 'HIRED'),
      ({ id }) => move([id], 'DECLINED'),
      ({ id }) => undo(id),
      ({ id }) => reject(id),
      ({ id }) => unreject(id),
      async ({ email }) =>
        app.call(withdrawApplication, { params: { link: await tokenFromMail(app, email, OWN_DATA) } }),
      async ({ email }) => app.call(resumeApplication, { params: { link: await tokenFromMail(app, email, OWN_DATA) } }),
    ];
    for (let round = 0; round < 120; round += 1) {
      await later({ minutes: 5 + Math.floor(random() * 60) });
      await pick(acts)(pick(people));
      if (round % 30 !== 29) continue;
      await app.drain();
      for (const { id } of people) {
        const { stage, stageVersion } = await read(id);
        const log = await path(id);
        expect(log.at(-1)).toBe(stage);
        expect(log).toHaveLength(stageVersion);
      }
      await agree(job);
    }
    const [erased] = people;
    await eraseCandidate(app.deps, { companyId: owner.companyId, candidateId: erased?.id ?? '' }, 'CANDIDATE');
    await agree(job);
  }, 120_000);

  async function agree(job: string): Promise<void> {
    const { steps, few } = (await app.call(getFunnel, { params: { jobId: job } }, owner.token)).body;
    const again = await rowsOf<SecondFunnelRow>(app.deps.db, secondFunnel({ companyId: owner.companyId, jobId: job }));
    expect(steps.map(({ reached, lost, timed }) => [reached, lost, timed])).toEqual(
      again.map(({ reached, lost, timed }) => [reached, lost, timed]),
    );
    const rounded = (days: number | null | undefined) => (typeof days === 'number' ? days.toFixed(6) : null);
    expect(steps.map(({ days }) => rounded(days))).toEqual(again.map(({ days }) => rounded(days)));
    expect(few).toBe(true);
    const { content } = (await app.call(exportFunnel, { params: { jobId: job } }, owner.token)).body;
    const lines = content.trim().split('\r\n');
    expect(lines).toHaveLength(FUNNEL_STEPS.length + 1);
    expect(lines.slice(1).map((line) => Number(line.split(';')[1]))).toEqual(steps.map(({ reached }) => reached));
  }
});

/** A seeded generator, so that a failure repeats. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
