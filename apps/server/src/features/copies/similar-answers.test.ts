import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { listCopies, setCopyAside } from '@kafaa/domain/copies/api';
import { COMMON_FROM, FEWEST_SHARED, MOST_PER_ANSWER } from '@kafaa/domain/copies/options';
import { recalculate } from '@kafaa/domain/evaluations/api';
import { getInterview, saveAnswer } from '@kafaa/domain/interviews/api';
import { saveJobQuestions } from '@kafaa/domain/jobs/api';
import {
  eraseOwnData,
  getOwnData,
  reopenInterview,
  requestAccess,
  resumeApplication,
  withdrawApplication,
} from '@kafaa/domain/own-data/api';
import { engineHere } from '#/adapters/engine/engine-work';
import { compareAnswers } from './compare-service.ts';
import { askForReview } from '#/features/reviews/service';
import { EngineStopped } from '#/platform/process/engine-stopped';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  complete,
  madeByOlderEngine,
  newCandidate,
  newEntreprise,
  newJob,
  newSubscriber,
  start,
  tokenFromMail,
} from '@kafaa/testing/app/factories';
import { quick, rowsOf, textCv } from '@kafaa/testing/routes/two-companies';

const STORY =
  'Un matin chez Karim à Sousse, la pompe de la chaudière a lâché. J’ai coupé l’arrivée de gaz, j’ai prévenu la cliente et j’ai changé le joint avec une pièce de mon camion. En 40 minutes le chauffage est reparti et elle a rappelé mon patron pour le remercier.';
/** STORY with another name, town, gender and number, with fewer accents, and after a different introduction. */
const COPIED =
  'Voici mon cas. un matin chez Youssef a Bizerte, la pompe de la chaudiere a laché, j ai coupé l’arrivée de gaz, j’ai prévenu le client et j’ai changé le joint avec une piece de mon camion, en 25 minutes le chauffage est reparti et il a rappelé mon patron pour le remercier';
const HONEST =
  'L’an dernier notre boulangerie manquait de farine un samedi. J’ai téléphoné à trois moulins de la région, négocié une livraison avant midi et prévenu les clients habitués. Nous avons ouvert avec une heure de retard, sans perdre une commande.';
const SHORT = 'Je ne sais pas.';

oneDatabase('similar answers', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open, quick);
  });
  afterAll(() => app.close());

  /** Creates an offer of the given or of a new company, and returns the calls on it. */
  async function opened(of?: Awaited<ReturnType<typeof newEntreprise>>) {
    const recruiter = of ?? (await newEntreprise(app));
    const { companyId, token } = recruiter;
    const { id: jobId } = await newJob(app, recruiter);
    const texts = ['une panne', 'une livraison', 'un désaccord'].map((word) => ({ text: `Racontez ${word}.` }));
    await app.call(saveJobQuestions, { params: { id: jobId }, body: { questions: texts } }, token);
    /** Creates a candidate who completed the interview with these answers by question, and with SHORT for the others. */
    const interviewed = async (said: Readonly<Record<number, string>>) => {
      const { token: interview, email } = await newCandidate(app, jobId);
      await start(app, interview);
      const { questions } = (await app.call(getInterview, { params: { token: interview } })).body;
      for (const index of questions.keys()) {
        const body = { answer: said[index] ?? SHORT, revision: 1 };
        await app.call(saveAnswer, { params: { token: interview, index: String(index) }, body });
      }
      await complete(app, interview, { cv: { name: 'cv.pdf', bytes: textCv('2020 - 2024 : plombier') } });
      await app.drain();
      const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, token);
      const id = page.body.content[0]?.id ?? '';
      return { id, email, link: await tokenFromMail(app, email, /MesDonnees\/([\w.-]+)/) };
    };
    const copies = async (id: string) => (await app.call(listCopies, { params: { id } }, token)).body;
    const rows = async (table: 'answer_hashes' | 'resemblances') =>
      rowsOf<{ candidate_id: string }>(
        app.deps.db,
        sql`select * from ${sql.identifier(table)} where company_id = ${companyId}`,
      );
    const compare = (candidateId: string) => compareAnswers(app.deps, { companyId, candidateId });
    return { recruiter, companyId, token, jobId, interviewed, copies, rows, compare };
  }

  test('similar answers to different questions are listed for both candidates, without a change of the evaluation', async () => {
    const offer = await opened();
    const first = await offer.interviewed({ 1: STORY });
    const before = (await app.call(getCandidate, { params: { id: first.id } }, offer.token)).body.evaluation;
    await offer.interviewed({ 1: HONEST });
    const second = await offer.interviewed({ 2: COPIED });
    expect(await offer.copies(second.id)).toMatchObject([
      {
        position: 2,
        question: 2,
        passage: expect.stringMatching(/^matin chez Youssef .*remercier$/) as string,
        other: {
          id: first.id,
          firstName: 'Amira',
          position: 1,
          question: 1,
          passage: expect.stringMatching(/^matin chez Karim .*remercier$/) as string,
        },
        foundAt: app.clock.now().toISOString(),
        setAside: null,
      },
    ]);
    const [seen] = await offer.copies(second.id);
    expect(seen?.share).toBeGreaterThan(80);
    expect(await offer.copies(first.id)).toMatchObject([
      {
        position: 1,
        passage: seen?.other.passage,
        share: seen?.share,
        other: { id: second.id, passage: seen?.passage },
      },
    ]);
    // A copy is only reported: no score, recommendation or reason changes.
    const after = (await app.call(getCandidate, { params: { id: first.id } }, offer.token)).body.evaluation;
    expect(after).toEqual(before);
  });

  test('the database stores similar passages as positions and keyed hashes without words, with other hashes per offer', async () => {
    const offer = await opened();
    await offer.interviewed({ 1: STORY });
    await offer.interviewed({ 1: COPIED });
    const [hashes, pairs] = [await offer.rows('answer_hashes'), await offer.rows('resemblances')];
    expect(hashes.length).toBeGreaterThan(10);
    expect(pairs).toHaveLength(2);
    expect(JSON.stringify([hashes, pairs])).not.toMatch(/chaudi|gaz|joint|camion|Karim/i);
    const elsewhere = await opened(offer.recruiter);
    const again = await elsewhere.interviewed({ 1: STORY });
    expect(await elsewhere.copies(again.id)).toEqual([]);
    const ours = new Set(hashes.map((row) => (row as unknown as { hash: unknown }).hash));
    const theirs = (await offer.rows('answer_hashes')).filter(({ candidate_id: id }) => id === again.id);
    expect(theirs.length).toBeGreaterThan(5);
    expect(theirs.filter((row) => ours.has((row as unknown as { hash: unknown }).hash))).toEqual([]);
  });

  test('dismissing a similarity applies to both candidates, survives a new comparison and can be undone', async () => {
    const offer = await opened();
    const [first, second] = [await offer.interviewed({ 1: STORY }), await offer.interviewed({ 1: COPIED })];
    const place = { position: 1, otherId: second.id, otherPosition: 1 };
    const setAside = (aside: boolean, id = first.id, body = place) =>
      app.call(setCopyAside, { params: { id }, body: { ...body, setAside: aside } }, offer.token);
    app.clock.move({ hours: 1 });
    const seen = { by: offer.recruiter.email, at: app.clock.now().toISOString() };
    expect(await setAside(true)).toMatchObject({ status: 200, body: { setAside: seen } });
    app.clock.move({ hours: 1 });
    expect((await setAside(true, second.id, { ...place, otherId: first.id })).body).toMatchObject({ setAside: seen });
    await offer.compare(second.id);
    expect(await offer.copies(first.id)).toMatchObject([{ setAside: seen }]);
    expect(await offer.copies(second.id)).toMatchObject([{ setAside: seen }]);
    expect((await setAside(false)).body.setAside).toBeNull();
    expect(await offer.copies(second.id)).toMatchObject([{ setAside: null }]);
    const events = await rowsOf<{ action: string }>(
      app.deps.db,
      sql`select action from audit_events where company_id = ${offer.companyId} and candidate_id = ${second.id} and action like 'COP%' order by action`,
    );
    expect(events.map(({ action }) => action)).toEqual([
      ...Array<string>(3).fill('COPIES_READ'),
      'COPY_SET_ASIDE',
      'COPY_TAKEN_UP',
    ]);
    const unknown = await Promise.all(
      [
        { ...place, position: 2 },
        { ...place, otherId: first.id },
        { ...place, otherId: 'nobody' },
      ].map((body) => setAside(true, first.id, body)),
    );
    expect(unknown.map(({ body }) => body.code)).toEqual(Array(3).fill('COPY_NOT_FOUND'));
  });

  test('similarities end for both candidates on erasure, withdrawal, a request for human review or a reopened interview', async () => {
    const ways: [string, (who: { id: string; link: string }, token: string) => Promise<unknown>][] = [
      ['erased', ({ link }) => app.call(eraseOwnData, { params: { link }, body: { confirmed: true } })],
      ['withdrawn', ({ link }) => app.call(withdrawApplication, { params: { link } })],
      ['a person', ({ link }) => askForReview(app.deps, link, { kind: 'PERSON', reason: '' })],
      ['reopened', ({ id }, token) => app.call(reopenInterview, { params: { id } }, token)],
    ];
    for (const [name, way] of ways) {
      const offer = await opened();
      const [first, second] = [await offer.interviewed({ 1: STORY }), await offer.interviewed({ 1: COPIED })];
      expect(await offer.copies(first.id), name).toHaveLength(1);
      await way(second, offer.token);
      await app.drain();
      expect(await offer.copies(first.id), name).toEqual([]);
      expect(await offer.rows('resemblances'), name).toEqual([]);
      expect(new Set((await offer.rows('answer_hashes')).map(({ candidate_id: id }) => id)), name).toEqual(
        new Set([first.id]),
      );
      // A comparison that was already queued does not restore the resemblances.
      await offer.compare(second.id);
      await offer.compare(first.id);
      expect(await offer.rows('resemblances'), name).toEqual([]);
      if (name !== 'withdrawn') continue;
      await app.call(resumeApplication, { params: { link: second.link } });
      await app.drain();
      expect(await offer.copies(first.id)).toHaveLength(1);
    }
  });

  test('a candidate’s requested data name a similarity without a word of the other answer', async () => {
    const offer = await opened();
    const first = await offer.interviewed({ 1: STORY });
    await offer.interviewed({ 2: COPIED });
    const params = { link: first.link };
    expect((await app.call(getOwnData, { params })).body.resemblances).toEqual([]);
    const own = (await app.call(requestAccess, { params })).body;
    expect(own.resemblances).toEqual([expect.stringMatching(/^Votre réponse à la question 2 ressemble /)]);
    const file = await app.app.inject({ url: `/api/rights/${first.link}/export` });
    expect(file.body).toContain('Votre réponse à la question 2 ressemble');
    expect(file.body).not.toContain('Youssef');
  });

  test('answers under an older consent version are not compared, and a plan without answers shows no similarities', async () => {
    const offer = await opened();
    const first = await offer.interviewed({ 1: STORY });
    await app.deps.db.execute(sql`delete from answer_hashes where company_id = ${offer.companyId}`);
    await app.deps.db.execute(
      sql`update interviews set consent_version = '2026-11-22' where company_id = ${offer.companyId} and candidate_id = ${first.id}`,
    );
    await offer.compare(first.id);
    expect(await offer.rows('answer_hashes')).toEqual([]);
    const free = await newSubscriber(app);
    const refused = await app.call(listCopies, { params: { id: first.id } }, free.token);
    expect(refused).toMatchObject({ status: 403, body: { code: 'PLAN_FEATURE_REQUIRED' } });
  });

  test('« Recalculer » finds similarities that an older engine version did not search for', async () => {
    const offer = await opened();
    const [first, second] = [await offer.interviewed({ 1: STORY }), await offer.interviewed({ 1: COPIED })];
    for (const table of ['answer_hashes', 'resemblances'])
      await app.deps.db.execute(sql`delete from ${sql.identifier(table)} where company_id = ${offer.companyId}`);
    await madeByOlderEngine(app, { jobId: offer.jobId });
    await app.call(recalculate, { query: { jobId: offer.jobId } }, offer.token);
    await app.drain();
    expect(await offer.copies(first.id)).toMatchObject([{ other: { id: second.id } }]);
  });

  test(`two similar answers share at least ${FEWEST_SHARED} word pairs, each found in at most ${COMMON_FROM} answers`, async () => {
    const keep = async ({ companyId }: { companyId: string }, count: number) =>
      app.deps.db.execute(sql`delete from answer_hashes where company_id = ${companyId} and hash not in
        (select hash from answer_hashes where company_id = ${companyId} order by hash limit ${count})`);
    /** Copies the candidate's answer to `more` further positions. */
    const say = async ({ companyId }: { companyId: string }, more: number) => {
      await app.deps.db
        .execute(sql`insert into interview_answers (company_id, candidate_id, position, answer, revision, saved_at)
        select company_id, candidate_id, 100 + g, answer, 1, saved_at from interview_answers, generate_series(1, ${more}) g
        where company_id = ${companyId} and position = 1`);
      await app.deps.db.execute(sql`insert into answer_hashes (company_id, hash, candidate_id, position)
        select company_id, hash, candidate_id, 100 + g from answer_hashes, generate_series(1, ${more}) g
        where company_id = ${companyId}`);
    };
    const found = async (change: (offer: { companyId: string }) => Promise<unknown>) => {
      const offer = await opened();
      await offer.interviewed({ 1: STORY });
      await change(offer);
      return (await offer.copies((await offer.interviewed({ 1: COPIED })).id)).length;
    };
    expect(await found((offer) => keep(offer, FEWEST_SHARED))).toBe(1);
    expect(await found((offer) => keep(offer, FEWEST_SHARED - 1))).toBe(0);
    // The compared candidate's own answer counts as one more answer with the pair.
    expect(await found((offer) => say(offer, COMMON_FROM - 2))).toBe(1);
    expect(await found((offer) => say(offer, COMMON_FROM - 1))).toBe(0);
  });

  test(`an answer has at most ${MOST_PER_ANSWER} similarities, each with a different candidate`, async () => {
    const offer = await opened();
    const people = [];
    for (let count = 0; count < MOST_PER_ANSWER + 2; count += 1)
      people.push(await offer.interviewed({ 1: STORY, 2: COPIED }));
    for (const { id } of people) {
      const found = await offer.copies(id);
      for (const position of [1, 2]) {
        const others = found.filter((one) => one.position === position).map(({ other }) => other.id);
        expect(others.length).toBeLessThanOrEqual(MOST_PER_ANSWER);
        expect(new Set(others).size).toBe(others.length);
      }
    }
    expect(await offer.copies(people.at(-1)?.id ?? '')).toHaveLength(2 * MOST_PER_ANSWER);
  });

  test('an engine that stops during the comparison stores no similarity, and a later comparison finds it', async () => {
    const stopped = async () => {
      throw new EngineStopped('timeout');
    };
    const offer = await opened();
    const first = await offer.interviewed({ 1: STORY });
    const second = await offer.interviewed({ 1: COPIED });
    await app.deps.db.execute(sql`delete from resemblances where company_id = ${offer.companyId}`);
    const key = { companyId: offer.companyId, candidateId: second.id };
    for (const work of ['shingles', 'likenesses'] as const) {
      await compareAnswers({ ...app.deps, engine: { ...engineHere, [work]: stopped } }, key);
      expect(await offer.copies(first.id)).toEqual([]);
    }
    await Promise.all([first, second].map(({ id }) => offer.compare(id)));
    expect(await offer.copies(first.id)).toHaveLength(1);
  });
});
