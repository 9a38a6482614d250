import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCandidate, listCandidates, rejectCandidate } from '@kafaa/domain/candidates/api';
import { changeHouse, getEngines, getHouse, recalculate, setHumanLevel } from '@kafaa/domain/evaluations/api';
import type { DimensionKey } from '@kafaa/domain/evaluations/options';
import { inviteCandidate } from '@kafaa/domain/invitations/api';
import { generateReport } from '@kafaa/domain/reports/api';
import type { ReportContent } from '#/platform/files/report-content';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { statementsOf } from '@kafaa/testing/app/counted-statements';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { answerAll, askWhatFits, complete, newCandidate, newEntreprise, newJob } from '@kafaa/testing/app/factories';
import { rowsOf } from '@kafaa/testing/routes/two-companies';

const PDF = new TextEncoder().encode('%PDF-1.4');
const CRITERIA = ['technicalSkillsMatch', 'mindsetScore', 'cultureFit'] as const;

oneDatabase('thresholds by a company’s own levels', (open, kind) => {
  let app: TestApp;
  let owner: Awaited<ReturnType<typeof newEntreprise>>;
  let jobId: string;
  let people: string[];
  let report: ReportContent | undefined;
  beforeAll(async () => {
    app = await openTestApp(open, {
      readCv: async () => ({ text: 'Quatre ans de React.', pages: 1, hiddenText: [], warnings: [] }),
      renderReport: async (content) => {
        report = content;
        return PDF;
      },
    });
    owner = await newEntreprise(app);
    jobId = (await newJob(app, owner)).id;
    await askWhatFits(app, owner, jobId);
    people = [await interviewed(), await interviewed(), await interviewed(), await interviewed()];
  });
  afterAll(() => app.close());

  const interviewed = async () => {
    const { token, email } = await newCandidate(app, jobId);
    await answerAll(app, token);
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: PDF } });
    await app.drain();
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, owner.token);
    return page.body.content[0]?.id ?? '';
  };
  const read = async (id: string) => {
    const { evaluation } = (await app.call(getCandidate, { params: { id } }, owner.token)).body;
    if (!evaluation) throw new Error('the candidate has no evaluation');
    return evaluation;
  };
  const levelOf = async (id: string, key: DimensionKey) =>
    (await read(id)).dimensions.find((dimension) => dimension.key === key)?.level ?? null;
  const set = async (id: string, dimension: DimensionKey, level: number | null) =>
    app.call(setHumanLevel, { params: { id }, body: { dimension, level } }, owner.token);
  const house = async (token = owner.token) => (await app.call(getHouse, {}, token)).body;
  const turn = async (on: boolean, token = owner.token) => app.call(changeHouse, { body: { on } }, token);
  const engines = async () => (await app.call(getEngines, { query: { jobId } }, owner.token)).body;
  const trail = async () => {
    const rows = await rowsOf<{ action: string }>(
      app.deps.db,
      sql`select action from audit_events where company_id = ${owner.companyId} and action like 'HOUSE%' order by at, id`,
    );
    return rows.map(({ action }) => action);
  };

  test('company thresholds need ten levels of answer-based criteria and a user who turns them on', async () => {
    const before = await read(people[0] ?? '');
    expect(before.house).toBeUndefined();
    // Sets a level below the engine's for three criteria of each of the first three people: nine levels.
    for (const id of people.slice(0, 3))
      for (const key of CRITERIA) await set(id, key, Math.max(0, ((await levelOf(id, key)) ?? 0) - 1));
    // Levels count only for criteria that answers can prove. Experience (a fact of the CV) and communication are none of them.
    await set(people[3] ?? '', 'experienceMatch', 0);
    await set(people[3] ?? '', 'communicationSkills', 0);
    expect(await house()).toMatchObject({ levels: 9, needed: 10, own: null, applied: null });
    expect((await house()).engine).toEqual({ cuts: [13, 38, 63, 84], meet: 65, explore: 48, trade: 46 });
    expect(await turn(true)).toMatchObject({ status: 409, body: { code: 'TOO_FEW_LEVELS' } });
    expect(await trail()).toEqual([]);

    await set(people[3] ?? '', 'mindsetScore', 1);
    const ten = await house();
    expect(ten).toMatchObject({ levels: 10, applied: null });
    expect(ten.own?.offset).toBeLessThan(0);
    expect(ten.own?.cuts[2]).toBeGreaterThan(63);
    expect((await read(await interviewed())).house).toBeUndefined();
    expect(await engines()).toMatchObject({ outdated: 0, otherThresholds: 0 });
  });

  test('company thresholds apply to new evaluations at once and to older ones on recalculation, and change no score', async () => {
    const [old = ''] = people;
    const before = await read(old);
    app.clock.move({ minutes: 1 });
    const on = await turn(true);
    expect(on).toMatchObject({
      status: 200,
      body: { levels: 10, applied: { levels: 10, cuts: (await house()).own?.cuts } },
    });
    // A second call of the same switch changes nothing.
    expect((await turn(true)).body).toEqual(on.body);
    expect(await trail()).toEqual(['HOUSE_TURNED_ON']);

    const after = await read(await interviewed());
    expect(after.house).toEqual({ levels: 10 });
    expect(after.score).toBe(before.score);
    expect(await read(old)).toEqual(before);
    expect(await engines()).toMatchObject({
      outdated: 5,
      otherThresholds: 5,
      groups: [{ candidates: 6, current: true }],
    });

    await app.call(recalculate, { query: { jobId } }, owner.token);
    await app.drain();
    expect(await engines()).toMatchObject({ outdated: 0, otherThresholds: 0, failed: 0 });
    const renewed = await read(old);
    expect(renewed.house).toEqual({ levels: 10 });
    expect(renewed.dimensions.map(({ score, human }) => [score, human?.level])).toEqual(
      before.dimensions.map(({ score, human }) => [score, human?.level]),
    );
    expect([renewed.score, renewed.margin]).toEqual([before.score, before.margin]);
    expect(renewed.earlier).toHaveLength(1);
    // Thresholds refer to scores, which the recalculation does not change, so renewed evaluations give the same thresholds.
    expect(await house()).toEqual(on.body);
    await app.call(generateReport, { params: { id: old } }, owner.token);
    await app.drain();
    expect(report?.engine).toContain('suivent les seuils de l’entreprise, réglés sur 10 de ses niveaux');
  });

  test('applied company thresholds ignore later levels until a user turns the thresholds on again', async () => {
    const { applied } = await house();
    await set(people[3] ?? '', 'technicalSkillsMatch', 4);
    const now = await house();
    expect(now).toMatchObject({ levels: 11, applied });
    expect(now.own?.cuts).not.toEqual(applied?.cuts);
    expect((await read(await interviewed())).house).toEqual({ levels: 10 });
    expect((await turn(true)).body.applied).toMatchObject({ levels: 11, cuts: now.own?.cuts });
  });

  test('company thresholds do not depend on rejections or invitations', async () => {
    const before = await house();
    for (const id of people.slice(0, 2)) await app.call(rejectCandidate, { params: { id }, body: {} }, owner.token);
    const invited = await app.call(
      inviteCandidate,
      {
        body: {
          candidateId: people[2] ?? '',
          interviewType: 'ONLINE',
          interviewPlace: 'https://meet.example/entretien',
          interviewDate: '2027-11-28T09:00:00',
        },
      },
      owner.token,
    );
    expect(invited.status).toBe(201);
    expect(await house()).toEqual(before);
    expect((await turn(true)).body).toEqual(before);
    if (kind === 'pglite') return;
    const asked = (await statementsOf(house)).map(({ text }) => text).filter((text) => text.includes('human_levels'));
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toMatch(/"(?:status|rejected_at|rejection_\w+|invitations|withdrawn_at|notes)"/);
  });

  test('another company neither sees nor turns off the company thresholds', async () => {
    const stranger = await newEntreprise(app);
    expect(await house(stranger.token)).toMatchObject({ levels: 0, own: null, applied: null });
    expect(await turn(true, stranger.token)).toMatchObject({ status: 409 });
    expect(await turn(false, stranger.token)).toMatchObject({ status: 200, body: { applied: null } });
    expect((await house()).applied).not.toBeNull();
  });

  test('company thresholds stop without the plan feature or when turned off, and a recalculation removes them', async () => {
    const features = async (change: ReturnType<typeof sql>) =>
      app.deps.db.execute(sql`update subscriptions set features = ${change} where company_id = ${owner.companyId}`);
    await features(sql`features - 'ADVANCED_REPORTS'`);
    expect(await turn(false)).toMatchObject({ status: 403, body: { code: 'PLAN_FEATURE_REQUIRED' } });
    expect((await read(await interviewed())).house).toBeUndefined();
    await features(sql`features || '["ADVANCED_REPORTS"]'::jsonb`);
    expect((await read(await interviewed())).house).toEqual({ levels: 11 });

    app.clock.move({ minutes: 1 });
    expect((await turn(false)).body.applied).toBeNull();
    await turn(false);
    expect((await trail()).at(-1)).toBe('HOUSE_TURNED_OFF');
    expect((await trail()).filter((action) => action === 'HOUSE_TURNED_OFF')).toHaveLength(1);
    await app.call(recalculate, { query: { jobId } }, owner.token);
    await app.drain();
    expect((await read(people[3] ?? '')).house).toBeUndefined();
    expect(await engines()).toMatchObject({ outdated: 0, otherThresholds: 0 });
  });
});
