import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCandidate, listCandidates, rejectCandidate, saveCandidateNotes } from '@kafaa/domain/candidates/api';
import { getEngines, recalculate, setHumanLevel } from '@kafaa/domain/evaluations/api';
import { ENGINE_VERSION } from '@kafaa/interviewer/contract';
import { generateReport } from '@kafaa/domain/reports/api';
import { withdrawApplication } from '@kafaa/domain/own-data/api';
import { engineHere } from '#/adapters/engine/engine-work';
import { evaluations } from './tables.ts';
import { interviewAnswers } from '#/features/interviews/tables';

import { commands } from '#/commands';
import { readArgs } from '#/platform/tasks/command';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  madeByOlderEngine,
  newCandidate,
  newEntreprise,
  newJob,
  tokenFromMail,
} from '@kafaa/testing/app/factories';

const PDF = new TextEncoder().encode('%PDF-1.4');

oneDatabase('recalculation of evaluations', (open) => {
  let app: TestApp;
  let owner: Awaited<ReturnType<typeof newEntreprise>>;
  /** Number of times that the engine fails before it works. */
  let breaks = 0;
  let runs = 0;
  beforeAll(async () => {
    const evaluate: typeof engineHere.evaluate = async (input, begin) => {
      runs += 1;
      if (breaks-- > 0) throw new Error('engine unavailable');
      return { ...(await engineHere.evaluate(input, begin)), margin: 8, range: undefined };
    };
    app = await openTestApp(open, {
      readCv: async () => ({ text: 'Quatre ans de React.', pages: 1, hiddenText: [], warnings: [] }),
      renderReport: async () => PDF,
      engine: { ...engineHere, evaluate },
    });
    owner = await newEntreprise(app);
  });
  afterAll(() => app.close());

  const interviewed = async (jobId: string, answer?: string) => {
    breaks = 0;
    const { token, email } = await newCandidate(app, jobId);
    await answerAll(app, token, answer);
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: PDF } });
    await app.drain();
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, owner.token);
    return { id: page.body.content[0]?.id ?? '', email };
  };
  const engines = async (jobId?: string, token = owner.token) =>
    app.call(getEngines, { query: jobId === undefined ? {} : { jobId } }, token);
  const ask = async (jobId?: string, token = owner.token) =>
    app.call(recalculate, { query: jobId === undefined ? {} : { jobId } }, token);
  const read = async (id: string) => (await app.call(getCandidate, { params: { id } }, owner.token)).body;

  test('a recalculation replaces outdated evaluations and keeps decisions, notes and earlier scores', async () => {
    const { id: jobId } = await newJob(app, owner);
    const [first, second] = [await interviewed(jobId), await interviewed(jobId)];
    expect((await engines(jobId)).body).toMatchObject({
      outdated: 0,
      waiting: 0,
      groups: [{ candidates: 2, current: true }],
    });
    expect(await ask(jobId)).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_RECALCULATE' } });
    await app.call(
      setHumanLevel,
      { params: { id: first.id }, body: { dimension: 'cultureFit', level: 1 } },
      owner.token,
    );
    await app.call(saveCandidateNotes, { params: { id: first.id }, body: { notes: 'Rappeler' } }, owner.token);
    await app.call(rejectCandidate, { params: { id: second.id }, body: {} }, owner.token);
    await app.call(generateReport, { params: { id: first.id } }, owner.token);
    await app.drain();
    await madeByOlderEngine(app, { candidateId: first.id });
    await madeByOlderEngine(app, { candidateId: second.id });
    const before = await read(first.id);
    expect(before).toMatchObject({ reportStatus: 'READY', evaluation: { engine: { version: '0.3.0' }, margin: null } });
    expect((await engines(jobId)).body).toMatchObject({ outdated: 2, groups: [{ candidates: 2, current: false }] });

    app.clock.move({ minutes: 5 });
    const asked = await ask(jobId);
    expect(asked).toMatchObject({ status: 202, body: { outdated: 2, waiting: 2, failed: 0 } });
    // A second request evaluates no candidate twice.
    await ask(jobId);
    runs = 0;
    await app.drain();
    expect(runs).toBe(2);
    expect((await engines(jobId)).body).toMatchObject({ outdated: 0, waiting: 0, failed: 0 });
    const after = await read(first.id);
    expect(after).toMatchObject({
      notes: 'Rappeler',
      reportStatus: 'NONE',
      evaluation: {
        engine: { version: ENGINE_VERSION },
        margin: 8,
        evaluatedAt: app.clock.now().toISOString(),
        earlier: [
          {
            score: before.evaluation?.score,
            recommendation: before.evaluation?.recommendation,
            engine: { version: '0.3.0' },
          },
        ],
      },
    });
    expect(after.evaluation?.dimensions.find(({ key }) => key === 'cultureFit')?.human).toMatchObject({ level: 1 });
    expect(await read(second.id)).toMatchObject({
      status: 'REJECTED',
      evaluation: { engine: { version: ENGINE_VERSION } },
    });
    // No further mail is sent about interviews that ended long ago.
    expect((await app.mails(owner.email)).filter(({ subject }) => subject.includes('a terminé'))).toHaveLength(2);
    const command = commands.find(({ name }) => name === 'audit list');
    if (!command) throw new Error('no command audit list');
    const { json } = (await command.run(app.deps, readArgs(command, []))) as {
      json: { action: string; candidateId: string; email: string | null }[];
    };
    const trail = json.filter(({ action }) => action === 'RECALCULATED');
    expect(new Set(trail.map(({ candidateId }) => candidateId))).toEqual(new Set([first.id, second.id]));
    expect(new Set(trail.map(({ email }) => email))).toEqual(new Set([owner.email]));
  });

  const stored = async (candidateId: string) => {
    const [row] = await app.deps.db.select().from(evaluations).where(eq(evaluations.candidateId, candidateId));
    if (!row) throw new Error('the candidate has no evaluation row');
    return row;
  };

  test('an evaluation stores the medians of at least three other candidates of the offer, and exports omit the medians', async () => {
    const { id: jobId } = await newJob(app, owner);
    const said = [undefined, 'Je suis motivé et ponctuel, en général tout se passe bien.', 'ok', undefined];
    const ids: string[] = [];
    for (const answer of said) ids.push((await interviewed(jobId, answer)).id);
    const results = await Promise.all(ids.map(async (id) => (await stored(id)).result));
    expect(results.slice(0, 3).map(({ others }) => others)).toEqual([undefined, undefined, undefined]);
    const middle = (key: 'mindsetScore' | 'technicalSkillsMatch') =>
      results
        .slice(0, 3)
        .map((result) => result[key] ?? 0)
        .toSorted((a, b) => a - b)[1];
    expect(results[3]?.others).toEqual({
      candidates: 3,
      medians: expect.objectContaining({
        mindsetScore: middle('mindsetScore'),
        technicalSkillsMatch: middle('technicalSkillsMatch'),
      }) as unknown,
    });
    expect(middle('mindsetScore')).toBeGreaterThan(0);
    // The medians are data of the other candidates, so no export and no API answer contains them.
    const command = commands.find(({ name }) => name === 'candidates export');
    if (!command) throw new Error('no command candidates export');
    const { text } = await command.run(app.deps, readArgs(command, [ids[3] ?? '']));
    expect(text).toContain('mindsetScore');
    expect(text).not.toContain('medians');
    expect(JSON.stringify(await read(ids[3] ?? ''))).not.toContain('medians');
    // Evaluations by another engine are not compared, so only the last recalculation finds three others.
    for (const candidateId of ids) await madeByOlderEngine(app, { candidateId });
    await ask(jobId);
    await app.drain();
    expect((await stored(ids[3] ?? '')).result).toMatchObject({ engine: { version: ENGINE_VERSION } });
    expect((await Promise.all(ids.map(async (id) => (await stored(id)).result.others))).filter(Boolean)).toHaveLength(
      1,
    );
  });

  test('an answer lost from a completed interview is not scored and is reported as lost, not as unanswered', async () => {
    const { id: jobId } = await newJob(app, owner);
    const { id } = await interviewed(jobId);
    const before = await stored(id);
    expect(before.result.answers.map(({ flags }) => flags.includes('unanswered'))).not.toContain(true);
    await app.deps.db
      .delete(interviewAnswers)
      .where(and(eq(interviewAnswers.candidateId, id), eq(interviewAnswers.position, 1)));
    await madeByOlderEngine(app, { candidateId: id });
    await ask(jobId);
    await app.drain();
    const { result } = await stored(id);
    expect(result.answers[1]).toMatchObject({
      level: null,
      score: null,
      reason: 'Réponse perdue pour une raison technique\u00A0: non évaluée.',
    });
    expect(result.note).toContain('La réponse 2 a été perdue pour une raison technique');
    expect(result.note).not.toContain('sans réponse');
  });

  test('a failed recalculation is retried and keeps the old evaluation', async () => {
    const { id: jobId } = await newJob(app, owner);
    const { id } = await interviewed(jobId);
    await madeByOlderEngine(app, { candidateId: id });
    breaks = 2;
    await ask(jobId);
    await app.drain();
    expect(await read(id)).toMatchObject({ evaluation: { engine: { version: '0.3.0' }, earlier: [] } });
    expect((await engines(jobId)).body).toMatchObject({ waiting: 1, failed: 0 });
    for (let tries = 0; tries < 3; tries += 1) {
      app.clock.move({ minutes: 20 });
      await app.drain();
    }
    expect(await read(id)).toMatchObject({ evaluation: { engine: { version: ENGINE_VERSION } } });

    await madeByOlderEngine(app, { candidateId: id });
    breaks = 100;
    await ask(jobId);
    for (let tries = 0; tries < 10; tries += 1) {
      app.clock.move({ minutes: 30 });
      await app.drain();
    }
    expect((await engines(jobId)).body).toMatchObject({ outdated: 1, waiting: 0, failed: 1 });
    expect(await read(id)).toMatchObject({ evaluation: { engine: { version: '0.3.0' } } });
    breaks = 0;
    expect((await ask(jobId)).body).toMatchObject({ waiting: 1, failed: 0 });
    await app.drain();
    expect((await read(id)).evaluation).toMatchObject({ engine: { version: ENGINE_VERSION } });
    expect((await read(id)).evaluation?.earlier).toHaveLength(2);
  });

  test('one call recalculates all evaluations of a company, except for withdrawn candidates', async () => {
    const mine = await newEntreprise(app);
    const former = owner;
    owner = mine;
    const jobs = [(await newJob(app, owner)).id, (await newJob(app, owner)).id];
    const people = [
      await interviewed(jobs[0] ?? ''),
      await interviewed(jobs[1] ?? ''),
      await interviewed(jobs[1] ?? ''),
    ];
    const gone = people[2];
    if (!gone) throw new Error('the third candidate is missing');
    const link = await tokenFromMail(app, gone.email, /MesDonnees\/([\w.-]+)/);
    await app.call(withdrawApplication, { params: { link } });
    await madeByOlderEngine(app, {});
    const stranger = await newEntreprise(app);
    expect((await engines(undefined, stranger.token)).body).toMatchObject({ outdated: 0, groups: [] });
    expect(await ask(undefined, stranger.token)).toMatchObject({ status: 409 });
    expect(await ask(jobs[0], stranger.token)).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
    expect(await engines(jobs[0], stranger.token)).toMatchObject({ status: 404 });
    expect((await ask()).body).toMatchObject({ outdated: 2, waiting: 2 });
    await app.drain();
    expect((await engines()).body).toMatchObject({ outdated: 0 });
    expect(await read(gone.id)).toMatchObject({ evaluation: { engine: { version: '0.3.0' } } });
    // The other company's evaluations are unchanged.
    expect((await engines(undefined, former.token)).body.outdated).toBeGreaterThan(0);
    owner = former;
  });
});
