import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportCandidates, getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { changeDeduction, exportAgreement, getAgreement, setHumanLevel } from '@kafaa/domain/evaluations/api';
import type { LevelChange } from '@kafaa/domain/evaluations/schema';
import { getInterview, saveAnswer, startInterview } from '@kafaa/domain/interviews/api';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import type { Behaviour } from '@kafaa/domain/interviews/schema';
import { getReport, generateReport } from '@kafaa/domain/reports/api';
import { presentEvaluation } from '#/features/candidates/service';
import { findEvaluation } from './service.ts';
import { completedInterview } from '#/features/interviews/service';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { complete, newCandidate, newEntreprise, newJob, newSubscriber } from '@kafaa/testing/app/factories';
import { ASSISTANT_ANSWER, LIVED_ANSWER } from '@kafaa/testing/answers';

const PASTED: Behaviour = { pastedShare: 0.97, largestInsert: 220, charsPerMinute: 2000, blurBeforePaste: true };

oneDatabase('decisions of people about an evaluation', (open) => {
  let app: TestApp;
  let owner: Awaited<ReturnType<typeof newEntreprise>>;
  let jobId: string;
  /** Two candidates who pasted an assistant's text. Each test undoes its decisions about them. */
  let first: Awaited<ReturnType<typeof scored>>;
  let second: Awaited<ReturnType<typeof scored>>;
  beforeAll(async () => {
    app = await openTestApp(open);
    owner = await newEntreprise(app);
    jobId = (await newJob(app, owner)).id;
    [first, second] = [await scored(), await scored()];
  });
  afterAll(() => app.close());

  /** Creates an interviewed and scored candidate who pasted an assistant's text twice. */
  const scored = async (accommodation?: boolean) => {
    const { token, email } = await newCandidate(app, jobId);
    await app.call(startInterview, { params: { token }, body: { consentVersion: CONSENT_VERSION, accommodation } });
    const { questions } = (await app.call(getInterview, { params: { token } })).body;
    for (const index of questions.keys()) {
      const body = {
        answer: `${index < 2 ? ASSISTANT_ANSWER : LIVED_ANSWER} Cas ${index}.`,
        revision: 1,
        behaviour: index < 2 ? PASTED : { pastedShare: 0, largestInsert: 0 },
      };
      await app.call(saveAnswer, { params: { token, index: String(index) }, body });
    }
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    await app.drain();
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, owner.token);
    const [candidate] = page.body.content;
    if (!candidate?.evaluation) throw new Error('the candidate has no evaluation');
    return { id: candidate.id, email, evaluation: candidate.evaluation };
  };
  const lift = (id: string, waived: boolean, token = owner.token) =>
    app.call(changeDeduction, { params: { id }, body: { waived } }, token);
  const level = (id: string, body: LevelChange, token = owner.token) =>
    app.call(setHumanLevel, { params: { id }, body }, token);
  const read = async (id: string) => (await app.call(getCandidate, { params: { id } }, owner.token)).body;

  test('one call waives the deduction in evaluation, list and export, and a second call restores the deduction', async () => {
    const [waived, other] = [first, second];
    const { deduction } = waived.evaluation.authenticity;
    expect(deduction).toBeGreaterThan(0);
    expect(deduction).toBeLessThanOrEqual(10);
    expect(waived.evaluation.authenticity).toMatchObject({ waived: false, changed: null });
    const before = waived.evaluation.score ?? Number.NaN;
    expect(before).toBeGreaterThan(0);

    app.clock.move({ minutes: 3 });
    const { status, body } = await lift(waived.id, true);
    expect(status).toBe(200);
    const at = app.clock.now().toISOString();
    expect(body.score).toBe(before + deduction);
    expect(body.authenticity).toEqual({
      ...waived.evaluation.authenticity,
      waived: true,
      changed: { by: owner.email, at },
    });
    expect(body.note).not.toContain('retiré');
    expect(body.note.startsWith(body.recommendation)).toBe(true);
    expect((await read(waived.id)).evaluation).toEqual(body);

    app.clock.move({ minutes: 3 });
    // A repeated call changes nothing, not even the actor and the time.
    expect((await lift(waived.id, true)).body).toEqual(body);
    const listing = await app.call(
      listCandidates,
      { params: { jobId }, query: { sortBy: 'score', sortDir: 'desc' } },
      owner.token,
    );
    expect(listing.body.content.map(({ id }) => id)).toEqual([waived.id, other.id]);
    expect(listing.body.stats.scores).toEqual([before + deduction, other.evaluation.score]);
    const csv = (await app.call(exportCandidates, { params: { jobId }, query: { content: 'evaluation' } }, owner.token))
      .body.content;
    expect(csv).toContain('"Points retirés";"Points rendus"');
    expect(csv).toContain(`;0;${deduction};`);
    expect(csv).toContain(`;${deduction};0;`);

    const back = await lift(waived.id, false);
    expect(back.body.score).toBe(before);
    expect(back.body.note).toBe(waived.evaluation.note);
    expect(back.body.authenticity).toMatchObject({ waived: false, changed: { by: owner.email } });
  });

  test('concurrent changes of a deduction leave the same score in the candidate file and in the list', async () => {
    const { id, evaluation } = first;
    const { deduction } = evaluation.authenticity;
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        lift(id, true),
        lift(id, false),
        lift(id, true),
        level(id, { dimension: 'cultureFit', level: 2 }),
      ]);
      const { evaluation: now } = await read(id);
      expect(now?.score).toBe((evaluation.score ?? 0) + (now?.authenticity.waived ? deduction : 0));
      expect(now?.dimensions.find(({ key }) => key === 'cultureFit')?.human?.level).toBe(2);
      const page = await app.call(listCandidates, { params: { jobId }, query: { size: '50' } }, owner.token);
      expect(page.body.stats.scores).toContain(now?.score);
    }
    await lift(id, false);
    await level(id, { dimension: 'cultureFit', level: null });
  });

  test('a human level is stored beside the engine’s level with its reason, and changes no score', async () => {
    const { id, evaluation } = second;
    const at = app.clock.now().toISOString();
    const set = await level(id, { dimension: 'mindsetScore', level: 4, reason: '  Vu au téléphone ' });
    expect(set.status).toBe(200);
    const own = { level: 4, reason: 'Vu au téléphone', by: owner.email, at };
    const dimension = (key: string) => set.body.dimensions.find((one) => one.key === key);
    const machine = evaluation.dimensions.find(({ key }) => key === 'mindsetScore');
    expect(dimension('mindsetScore')).toEqual({ ...machine, human: own });
    expect(dimension('cultureFit')?.human).toBeNull();
    expect(set.body.score).toBe(evaluation.score);
    expect(set.body.recommendation).toBe(evaluation.recommendation);

    app.clock.move({ minutes: 1 });
    expect((await level(id, { dimension: 'mindsetScore', level: 4, reason: 'Vu au téléphone' })).body).toEqual(
      set.body,
    );
    const changed = await level(id, { dimension: 'mindsetScore', level: 1 });
    expect(changed.body.dimensions.find(({ key }) => key === 'mindsetScore')?.human).toMatchObject({
      level: 1,
      reason: null,
    });
    expect((await level(id, { dimension: 'mindsetScore', level: null })).body).toEqual(evaluation);
    expect((await level(id, { dimension: 'mindsetScore', level: null })).status).toBe(200);
  });

  test('presentEvaluation shows the stored weights, and a deduction of 0 if the score is null', async () => {
    const row = await findEvaluation(app.deps.db, { companyId: owner.companyId, candidateId: first.id });
    if (!row) throw new Error('the candidate has no evaluation');
    const dimensions = row.result.dimensions.map((dimension) => ({ ...dimension, weight: 10 }));
    const shown = presentEvaluation({ ...row, result: { ...row.result, dimensions, score: null } }, { passages: true });
    expect(new Set(shown.dimensions.map(({ weight }) => weight))).toEqual(new Set([10]));
    expect(first.evaluation.authenticity.deduction).toBeGreaterThan(0);
    expect(shown.authenticity).toMatchObject({ deduction: 0, facts: first.evaluation.authenticity.facts });
    expect(row.result.dimensions.every(({ weight }) => weight !== undefined)).toBe(true);
  });

  test('the server answers 400 to invalid levels, 404 to foreign candidates and 409 to unevaluated candidates', async () => {
    const { id } = first;
    const stranger = await newSubscriber(app);
    expect(await lift(id, true, stranger.token)).toMatchObject({ status: 404, body: { code: 'CANDIDATE_NOT_FOUND' } });
    const foreign = await level(id, { dimension: 'cultureFit', level: 1 }, stranger.token);
    expect(foreign).toMatchObject({ status: 404, body: { code: 'CANDIDATE_NOT_FOUND' } });
    expect((await read(id)).evaluation?.authenticity.waived).toBe(false);
    for (const wrong of [5, -1, 2.5]) {
      const { status, body } = await level(id, { dimension: 'cultureFit', level: wrong });
      expect({ status, message: body.message }).toEqual({ status: 400, message: 'Choisissez un niveau de 0 à 4.' });
    }
    expect(await level(id, { dimension: 'cultureFit', level: 1, reason: 'x'.repeat(301) })).toMatchObject({
      status: 400,
    });

    const { email } = await newCandidate(app, jobId);
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, owner.token);
    const waiting = page.body.content[0]?.id ?? '';
    expect(await lift(waiting, true)).toMatchObject({ status: 409, body: { code: 'NOT_EVALUATED_YET' } });
  });

  test('a candidate with a declared writing aid gets no behaviour measurement and no deduction', async () => {
    const { id, evaluation } = await scored(true);
    expect(evaluation.authenticity).toMatchObject({ deduction: 0, waived: false });
    expect(JSON.stringify(evaluation)).not.toMatch(/collé|caractères/);
    const key = { companyId: owner.companyId, candidateId: id };
    const finished = await completedInterview(app.deps, key);
    expect(finished?.exchanges.every(({ behaviour }) => behaviour === undefined)).toBe(true);
    expect(await lift(id, true)).toMatchObject({ status: 409, body: { code: 'NO_DEDUCTION' } });
  });

  test('a changed deduction withdraws the existing report, and the next report states the human decisions', async () => {
    const { id, evaluation } = first;
    await app.call(generateReport, { params: { id } }, owner.token);
    await app.drain();
    expect((await read(id)).reportStatus).toBe('READY');
    await lift(id, false);
    expect((await read(id)).reportStatus).toBe('READY');
    app.clock.move({ minutes: 1 });
    await lift(id, true);
    expect((await read(id)).reportStatus).toBe('NONE');
    expect((await app.call(getReport, { params: { id } }, owner.token)).status).toBe(404);
    await level(id, { dimension: 'cultureFit', level: 0, reason: 'Rien de vécu' });
    await app.call(generateReport, { params: { id } }, owner.token);
    await app.drain();
    const { url } = (await app.call(getReport, { params: { id } }, owner.token)).body;
    const file = await app.app.inject({ method: 'GET', url: new URL(url, 'http://localhost').pathname });
    const { extractText, getDocumentProxy } = await import('unpdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.rawPayload)), { mergePages: true });
    const said = text.replace(/\s+/g, ' ');
    const { deduction } = evaluation.authenticity;
    const given = deduction === 1 ? '1 point rendu' : `${deduction} points rendus`;
    expect(said).toContain(`${given} au score par décision humaine.`);
    expect(said).toContain('Niveau de l’entreprise : 0 sur 4. Rien de vécu');
    const weights = evaluation.dimensions.map(({ weight }) => weight);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
    for (const weight of weights) expect(said).toContain(`${weight} % du score`);
    await lift(id, false);
    await level(id, { dimension: 'cultureFit', level: null });
  });

  test('the company’s agreement with the engine is counted per criterion, over all offers or for one offer', async () => {
    const mine = await newEntreprise(app);
    const empty = (await app.call(getAgreement, { query: {} }, mine.token)).body;
    expect(empty.candidates).toBe(0);
    expect(empty.criteria).toHaveLength(10);
    const [a, b] = [first, second];
    const engine = a.evaluation.dimensions.find(({ key }) => key === 'communicationSkills')?.level ?? Number.NaN;
    await level(a.id, { dimension: 'communicationSkills', level: engine });
    await level(b.id, { dimension: 'communicationSkills', level: engine - 1 });
    const { body } = await app.call(getAgreement, { query: { jobId } }, owner.token);
    expect(body.candidates).toBe(2);
    expect(body.criteria.find(({ key }) => key === 'communicationSkills')).toEqual({
      key: 'communicationSkills',
      set: 2,
      compared: 2,
      same: 1,
      higher: 0,
      lower: 1,
      far: 0,
      meanDifference: -0.5,
    });
    const all = (await app.call(getAgreement, { query: {} }, owner.token)).body;
    expect(all.candidates).toBeGreaterThanOrEqual(2);
    const csv = (await app.call(exportAgreement, { query: { jobId } }, owner.token)).body;
    expect(csv.content).toContain('"Communication";2;2;1;0;1;0;-0,5');
    expect(csv.fileName).toMatch(/^accords-avec-l-ia-\d{4}-\d\d-\d\d\.csv$/);
    expect(await app.call(getAgreement, { query: { jobId } }, mine.token)).toMatchObject({
      status: 404,
      body: { code: 'JOB_NOT_FOUND' },
    });
    expect((await app.call(getAgreement, { query: { jobId: 'x' } }, owner.token)).status).toBe(404);
  });
});
