import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import { getCandidate, listCandidates, moveCandidates, undoMoves } from '@kafaa/domain/candidates/api';
import type { SetStage } from '@kafaa/domain/candidates/options';
import { getDesk } from '@kafaa/domain/desk/api';
import { recalculate } from '@kafaa/domain/evaluations/api';
import { answerHindsight, changeHindsight, getHindsight, getHindsightQuestion } from '@kafaa/domain/hindsight/api';
import type { HindsightDay, HindsightMark } from '@kafaa/domain/hindsight/options';
import { eraseOwnData, exportOwnData, withdrawApplication } from '@kafaa/domain/own-data/api';
import { changeMember, removeMember } from '@kafaa/domain/team/api';
import type { Deps } from '#/deps';
import { embeddedMailer } from '#/adapters/mail/embedded';
import { MailError } from '#/platform/mail/mail-error';
import { exportEntries } from '#/features/lifecycle/export-service';
import { Offer, renewed } from '@kafaa/testing/app/applicants';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  madeByOlderEngine,
  newEntreprise,
  newJob,
  newMember,
  PASSWORD,
  type Recruiter,
} from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { askAbout, marksOf } from '@kafaa/testing/routes/hindsight-routes';
import { quick, rowsOf } from '@kafaa/testing/routes/two-companies';
import { lookBack } from './asking-service.ts';

const TOLD = /Après votre embauche/;
const ASKED = /jours après l’embauche/;

oneDatabase('the look back on hires', (open) => {
  let app: TestApp;
  let owner: Awaited<ReturnType<typeof newEntreprise>>;
  let offer: Offer;
  let isDown = false;
  beforeAll(async () => {
    const inner = embeddedMailer();
    const mailer: Deps['mailer'] = {
      ...inner,
      send: async (mail) => {
        if (isDown) throw new MailError('connect ECONNREFUSED', { code: 'ECONNREFUSED', scope: 'outage' });
        return inner.send(mail);
      },
    };
    app = await openTestApp(open, { ...quick, mailer });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    owner = await newEntreprise(app);
    offer = new Offer(app, owner, (await newJob(app, owner)).id);
    // The clock moves, so that the owner is the first administrator.
    app.clock.move({ minutes: 1 });
  });

  const again = async <Person extends Recruiter>(who: Person): Promise<Person> => {
    const body = { userName: who.email, password: PASSWORD };
    return Object.assign(who, { token: (await app.call(login, { body })).body.accessToken });
  };
  /** Moves the clock by days, logs people in again because their sessions have ended, and runs the daily task. */
  const pass = async (days: number, ...people: Recruiter[]) => {
    app.clock.move({ days });
    await lookBack(app.deps);
    await app.drain();
    for (const who of [owner, ...people]) await again(who);
  };
  const turn = (on: boolean, who: Recruiter = owner) => app.call(changeHindsight, { body: { on } }, who.token);
  const applied = async () => {
    const applicant = await offer.applicant();
    const id = await offer.idOf(applicant);
    return { ...applicant, id };
  };
  const versionOf = async (id: string) =>
    (await app.call(getCandidate, { params: { id } }, owner.token)).body.stageVersion;
  const move = async (id: string, to: SetStage, who: Recruiter = owner) => {
    const body = { ids: [id], versions: [await versionOf(id)], to };
    expect((await app.call(moveCandidates, { body }, who.token)).status).toBe(200);
  };
  const hired = async (who: Recruiter = owner) => {
    const person = await applied();
    await move(person.id, 'HIRED', who);
    return person;
  };
  const mailsTo = async (email: string, subject: RegExp) =>
    (await app.mails(email)).filter((mail) => subject.test(mail.subject));
  const question = (candidateId: string, who: Recruiter = owner) =>
    app.call(getHindsightQuestion, { params: { candidateId } }, who.token);
  const answer = (
    candidateId: string,
    mark: HindsightMark = 'EXPECTED',
    { day = 30, who = owner }: { day?: HindsightDay; who?: Recruiter } = {},
  ) => app.call(answerHindsight, { params: { candidateId }, body: { day, marks: marksOf(mark) } }, who.token);
  const waiting = async (who: Recruiter = owner) =>
    (await app.call(getDesk, { query: {} }, who.token)).body.lookBacks.items.map(({ candidate, day }) => [
      candidate.id,
      day,
    ]);
  const results = async () => (await app.call(getHindsight, {}, owner.token)).body;

  test('the look back on hires is off by default: it mails nobody and asks no question', async () => {
    const { email } = await hired();
    expect(await results()).toEqual({ since: null, people: 0, criteria: null });
    for (const days of [1, 30, 60]) await pass(days);
    expect([await mailsTo(email, TOLD), await mailsTo(owner.email, ASKED), await waiting()]).toEqual([[], [], []]);
  });

  test('the look back on hires informs the hired person once, and asks the decider 30 and 90 days after the hire', async () => {
    const colleague = await newMember(app, owner, { role: 'RECRUITER', allOffers: true });
    const before = await hired();
    app.clock.move({ minutes: 1 });
    await turn(true);
    app.clock.move({ minutes: 1 });
    const person = await hired(colleague);
    await pass(1, colleague);
    await pass(1, colleague);
    const [told, ...more] = await mailsTo(person.email, TOLD);
    expect(more).toEqual([]);
    expect(told?.text).toMatch(/Ces réponses s’effacent avec votre candidature/);
    await pass(27, colleague);
    expect(await mailsTo(colleague.email, ASKED)).toEqual([]);
    app.clock.move({ days: 1 });
    await Promise.all([lookBack(app.deps), lookBack(app.deps)]);
    await pass(0, colleague);
    const [asked, ...twice] = await mailsTo(colleague.email, ASKED);
    expect(twice).toEqual([]);
    expect(asked?.subject).toMatch(/^30 jours/);
    expect(asked?.text).toContain(`/Dashboard?vue=embauche&candidate=${person.id}`);
    expect(await waiting(colleague)).toEqual([[person.id, 30]]);
    expect((await question(person.id, colleague)).body).toMatchObject({
      day: 30,
      jobTitle: expect.any(String) as unknown,
    });
    // The question of day 90 replaces that of day 30.
    await pass(60, colleague);
    await pass(1, colleague);
    expect((await mailsTo(colleague.email, ASKED)).map(({ subject }) => subject.slice(0, 2))).toEqual(['90', '30']);
    expect(await waiting(colleague)).toEqual([[person.id, 90]]);
    expect((await answer(person.id, 'BETTER', { who: colleague })).status).toBe(404);
    expect((await answer(person.id, 'BETTER', { who: colleague, day: 90 })).status).toBe(200);
    expect(await waiting(colleague)).toEqual([]);
    expect((await answer(person.id, 'WORSE', { who: colleague, day: 90 })).body.code).toBe('ALREADY_ANSWERED');
    // A person hired before the setting was turned on was not told, and the other administrator is not asked.
    expect([await mailsTo(before.email, TOLD), await mailsTo(owner.email, ASKED)]).toEqual([[], []]);
  });

  test('a mail to a hired person that fails is sent once after the outage', async () => {
    await turn(true);
    const person = await hired();
    isDown = true;
    await pass(1);
    await pass(30);
    expect(await mailsTo(owner.email, ASKED)).toMatchObject([{ sentAt: null }]);
    isDown = false;
    for (const days of [1, 1]) await pass(days);
    for (const [email, subject] of [
      [owner.email, ASKED],
      [person.email, TOLD],
    ] as const) {
      const rows = await rowsOf<{ subject: string; sent: boolean }>(
        app.deps.db,
        sql`select subject, sent_at is not null as sent from mails where recipient = ${email}`,
      );
      expect(rows.filter((row) => subject.test(row.subject)).map(({ sent }) => sent)).toEqual([true]);
    }
  });

  test('an undone hire, a withdrawal and turning the setting off cancel the question about the hire', async () => {
    await turn(true);
    const [undone, early, gone, kept] = [await hired(), await hired(), await hired(), await hired()];
    const undo = async (id: string) =>
      app.call(undoMoves, { body: { ids: [id], versions: [await versionOf(id)] } }, owner.token);
    await undo(early.id);
    await pass(1);
    expect(await mailsTo(early.email, TOLD)).toEqual([]);
    await pass(30);
    expect(await waiting()).toHaveLength(3);
    expect((await undo(undone.id)).status).toBe(200);
    await app.call(withdrawApplication, { params: { link: renewed(app, gone.link) } });
    expect(await waiting()).toEqual([[kept.id, 30]]);
    expect([(await question(undone.id)).status, (await answer(gone.id)).status]).toEqual([404, 404]);
    await turn(false);
    expect([await waiting(), (await question(kept.id)).body.code]).toEqual([[], 'NOTHING_ASKED']);
    // Turning the setting on again restores the open question. A hire from before that time gets no further one.
    await turn(true);
    expect(await waiting()).toEqual([[kept.id, 30]]);
    await pass(60);
    expect(await mailsTo(owner.email, ASKED)).toHaveLength(3);
  });

  test('the question about a hire passes from a person who left to the first administrator, and only the person asked answers', async () => {
    const colleague = await newMember(app, owner, { role: 'RECRUITER', allOffers: true });
    const other = await newMember(app, owner, { role: 'ADMINISTRATOR', allOffers: true });
    await turn(true);
    const [one, two] = [await hired(colleague), await hired(colleague)];
    await pass(1, colleague, other);
    await pass(30, colleague, other);
    for (const who of [owner, other]) expect((await answer(one.id, 'WORSE', { who })).body.code).toBe('NOTHING_ASKED');
    const access = { params: { id: colleague.id }, body: { role: 'RECRUITER' as const, allOffers: false, jobIds: [] } };
    expect((await app.call(changeMember, access, owner.token)).status).toBe(200);
    await pass(1, other);
    expect(new Set((await waiting()).map(([id]) => id))).toEqual(new Set([one.id, two.id]));
    const [mail] = await mailsTo(owner.email, ASKED);
    expect(mail?.text).toContain('ne suit plus cette offre');
    await app.call(removeMember, { params: { id: colleague.id } }, owner.token);
    await pass(1, other);
    expect(await mailsTo(owner.email, ASKED)).toHaveLength(2);
    expect((await answer(one.id)).status).toBe(200);
    expect(await waiting(other)).toEqual([]);
  });

  test('only administrators turn the look back on and read its counts, and reviewers get no question', async () => {
    const recruiter = await newMember(app, owner, { role: 'RECRUITER', allOffers: true });
    const reviewer = await newMember(app, owner, { role: 'REVIEWER', allOffers: true });
    const { id } = await hired();
    for (const who of [recruiter, reviewer]) {
      expect([(await turn(true, who)).status, (await app.call(getHindsight, {}, who.token)).status]).toEqual([
        403, 403,
      ]);
    }
    expect((await question(id, reviewer)).status).toBe(403);
    const body = { day: 30, marks: { ...marksOf('WORSE'), cultureFit: 'HORRIBLE' } } as never;
    await askAbout(app, owner, id);
    expect((await app.call(answerHindsight, { params: { candidateId: id }, body }, owner.token)).status).toBe(400);
  });

  /** Creates hired people with an answer, by inserting the rows that the calls would write. */
  const answeredBefore = async (count: number) => {
    const copies = sql`from candidates c, generate_series(1, ${count}) n where c.company_id = ${owner.companyId} and c.id = (
      select min(id) from candidates where company_id = ${owner.companyId})`;
    await app.deps.db
      .execute(sql`insert into candidates (company_id, id, job_id, first_name, last_name, email, phone, applied_at,
        sort_name, search_text, status, set_stage)
      select c.company_id, 'hired' || n, c.job_id, 'A', 'B', 'hired' || n || '@mail.tn', '20123456', c.applied_at, '', '', 'ACCEPTED',
        'HIRED' ${copies}`);
    await app.deps.db
      .execute(sql`insert into hindsight_questions (company_id, candidate_id, day, user_id, asked_at, answered_at, marks)
      select c.company_id, 'hired' || n, 30, u.id, now(), now(), ${JSON.stringify(marksOf('BETTER'))}::jsonb
      from users u, candidates c, generate_series(1, ${count}) n
      where u.company_id = ${owner.companyId} and u.email = ${owner.email} and c.company_id = u.company_id and c.id = (
        select min(id) from candidates where company_id = ${owner.companyId} and id not like 'hired%')`);
  };

  test('counts per criterion appear from 30 answered hires on, and an erasure removes its answer from the counts', async () => {
    const person = await applied();
    await answeredBefore(29);
    await askAbout(app, owner, person.id);
    expect(await results()).toMatchObject({ people: 29, criteria: null });
    await answer(person.id, 'WORSE');
    const { people, criteria } = await results();
    expect(people).toBe(30);
    for (const { counts } of criteria ?? []) expect(counts).toEqual({ BETTER: 29, EXPECTED: 0, WORSE: 1, UNKNOWN: 0 });
    expect(criteria).toHaveLength(8);
    await app.call(eraseOwnData, { params: { link: person.link }, body: { confirmed: true } });
    expect(await results()).toMatchObject({ people: 29, criteria: null });
    await app.deps.db.execute(sql`delete from hindsight_questions where company_id = ${owner.companyId}`);
  });

  test('an erasure deletes the hire’s question and the mail to the company that names the person', async () => {
    await turn(true);
    const person = await hired();
    await pass(1);
    await pass(30);
    await answer(person.id);
    expect(await mailsTo(owner.email, ASKED)).toHaveLength(1);
    await app.call(eraseOwnData, { params: { link: renewed(app, person.link) }, body: { confirmed: true } });
    expect(await mailsTo(owner.email, ASKED)).toEqual([]);
    const left = sql`select 1 from hindsight_questions where company_id = ${owner.companyId}`;
    expect(await rowsOf(app.deps.db, left)).toEqual([]);
    await pass(60);
    expect(await mailsTo(owner.email, ASKED)).toEqual([]);
  });

  test('a candidate sees that answers about the hire exist and finds them in the data file', async () => {
    await turn(true);
    const person = await hired();
    expect((await offer.own(person.link)).body.hindsight).toBeNull();
    await pass(1);
    await pass(30);
    await answer(person.id, 'WORSE');
    const link = renewed(app, person.link);
    expect((await offer.own(link)).body.hindsight).toEqual({ toldAt: expect.any(String) as unknown, answers: 1 });
    const file = await app.app.inject({
      method: exportOwnData.method,
      url: `/api${exportOwnData.path.replace('{link}', link)}`,
    });
    expect(file.json()).toMatchObject({ hindsightAnswers: [{ day: 30, marks: marksOf('WORSE') }] });
    let archive = '';
    for await (const { name, bytes } of exportEntries(app.deps, {
      companyId: owner.companyId,
      by: 'OPERATOR',
      withAnswers: true,
    }))
      if (name.endsWith('.json')) archive += Buffer.from(bytes).toString();
    expect(archive).toMatch(/"answeredAt": "20/);
    expect(archive).not.toContain('"WORSE"');
  });

  /** Returns every row of every table as text, except for the tables that an answer may change. */
  const snapshot = async () => {
    const tables = await rowsOf<{ name: string }>(
      app.deps.db,
      sql`select table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema = 'public'
        and table_name not in ('hindsight_questions', 'audit_events', 'call_counts', 'sessions') order by 1`,
    );
    const content: Record<string, unknown> = {};
    for (const { name } of tables) {
      const statement: SQL = sql`select to_jsonb(t) as row from ${sql.identifier(name)} t order by to_jsonb(t)::text`;
      content[name] = await rowsOf(app.deps.db, statement);
    }
    return content;
  };

  test('answers about hires change no score, order or recommendation, now or in a later evaluation', async () => {
    const people = [];
    for (let count = 0; count < 3; count += 1) people.push(await offer.finished());
    await app.drain();
    const listed = async () => {
      const query = { size: '50', sortBy: 'score' } as const;
      const { content } = (await app.call(listCandidates, { params: { jobId: offer.jobId }, query }, owner.token)).body;
      return content.map(({ id, evaluation }) => ({ id, evaluation }));
    };
    const ids = (await offer.listed()).map(({ id }) => id);
    for (const id of ids.slice(0, 2)) await askAbout(app, owner, id);
    await answeredBefore(30);
    const [list, rows] = [await listed(), await snapshot()];
    expect(list.filter(({ evaluation }) => evaluation !== null).length).toBeGreaterThan(0);
    for (const id of ids.slice(0, 2)) expect((await answer(id, 'WORSE')).status).toBe(200);
    expect((await results()).people).toBe(32);
    expect(await snapshot()).toEqual(rows);
    expect(await listed()).toEqual(list);
    // After a new evaluation beside 32 answers, each application has the same result.
    const resultsOf = () =>
      rowsOf<{ id: string; result: object }>(
        app.deps.db,
        sql`select candidate_id as id, result from evaluations where company_id = ${owner.companyId} order by 1`,
      );
    const before = await resultsOf();
    await madeByOlderEngine(app, { jobId: offer.jobId });
    expect((await app.call(recalculate, { query: { jobId: offer.jobId } }, owner.token)).status).toBe(202);
    await app.drain();
    expect(await resultsOf()).toEqual(before);
  });
});
