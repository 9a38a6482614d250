import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCandidates, registerCandidate } from '@kafaa/domain/candidates/api';
import { getInterview, saveAnswer } from '@kafaa/domain/interviews/api';
import type { Job } from '@kafaa/domain/jobs/schema';
import {
  correctOwnData,
  eraseOwnData,
  reopenInterview,
  resumeApplication,
  withdrawApplication,
} from '@kafaa/domain/own-data/api';
import { searchPeople } from '@kafaa/domain/search/api';
import { wordsOf } from '@kafaa/domain/search/rules';
import type { FoundPerson } from '@kafaa/domain/search/schema';
import { buyPlan } from '@kafaa/domain/plans/api';
import { eachDatabase } from '@kafaa/testing/app/databases';
import {
  complete,
  newCandidate,
  newEntreprise,
  newJob,
  newMember,
  newSubscriber,
  person,
  type Recruiter,
  start,
  tokenFromMail,
} from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { quick, rowsOf, textCv } from '@kafaa/testing/routes/two-companies';
import { eraseRetired } from '#/features/own-data/erase-service';
import { indexToFill } from './events.ts';
import { fillIndex } from './service.ts';

const ANSWER =
  'En mars, sur Sage, j’ai retrouvé une TVA mal imputée parmi 214 lignes, puis j’ai ajouté un contrôle mensuel avec l’équipe.';
const CV = 'Comptable à Sfax, 2019 - 2024.\nRapprochements bancaires chez Délice, formation d’ingénieur à l’INSAT.';
const SHORT = 'Je ne sais pas encore répondre.';

/** Formats a search result as the palette shows it, with found words in brackets. */
const line = (parts: FoundPerson['name']) => parts.map(({ text, found }) => (found ? `[${text}]` : text)).join('');
const seen = ({ name, passage }: FoundPerson) =>
  passage ? `${line(name)}: ${passage.source} ${line(passage.parts)}` : line(name);

eachDatabase('search of people', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open, quick);
  });
  afterAll(() => app.close());

  const asked = (search: string, { token }: Recruiter) => app.call(searchPeople, { query: { search } }, token);
  const found = async (search: string, recruiter: Recruiter) =>
    (await asked(search, recruiter)).body.people.map((one) => one.name.map(({ text }) => text).join(''));
  const listed = async (search: string, jobId: string, { token }: Recruiter) =>
    (await app.call(listCandidates, { params: { jobId }, query: { search } }, token)).body.content.map(
      ({ firstName, lastName }) => `${firstName} ${lastName}`,
    );
  const registered = async (job: Pick<Job, 'id'>, details: Partial<ReturnType<typeof person>>) => {
    const body = { ...person(), ...details, jobId: job.id };
    app.clock.move({ minutes: 1 });
    const { status } = await app.call(registerCandidate, { body });
    expect(status).toBe(201);
    return body;
  };
  /** Completes the interview of a new candidate with ANSWER and CV. */
  const interviewed = async (jobId: string, { answer = ANSWER, cv = CV } = {}) => {
    const { token, email } = await newCandidate(app, jobId);
    await start(app, token);
    const { questions } = (await app.call(getInterview, { params: { token } })).body;
    for (const index of questions.keys()) {
      const body = { answer: index === 1 ? answer : SHORT, revision: 1 };
      await app.call(saveAnswer, { params: { token, index: String(index) }, body });
    }
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: textCv(cv) } });
    await app.drain();
    return { email, link: await tokenFromMail(app, email, /MesDonnees\/([\w.-]+)/) };
  };
  const rows = (table: 'search_words' | 'search_texts', { companyId }: { companyId: string }) =>
    rowsOf<{ candidate_id: string; source: number; word: string }>(
      app.deps.db,
      sql`select * from ${sql.identifier(table)} where company_id = ${companyId}`,
    );

  test('the search finds people of every offer by beginnings of names, parts of the address and digits of the number', async () => {
    const recruiter = await newEntreprise(app);
    const [first, second] = [await newJob(app, recruiter), await newJob(app, recruiter)];
    await registered(first, {
      firstName: 'Sarra',
      lastName: 'Méjri',
      email: 'sarra.mejri@poste.tn',
      phone: '22334455',
    });
    await registered(second, { firstName: 'Œuvrard', lastName: 'Ben-Sarra', email: 'ob1@mail.tn', phone: '98765432' });
    await registered(second, { firstName: 'سارّة', lastName: 'الزُّهراء', email: 'ob12@mail.tn', phone: '50505050' });
    const table: [string, string[]][] = [
      ['Sarra', ['Œuvrard Ben-Sarra', 'Sarra Méjri']],
      ['SARR mejri', ['Sarra Méjri']],
      ['MÉJ', ['Sarra Méjri']],
      ['oeuv', ['Œuvrard Ben-Sarra']],
      // A search does not match inside a word.
      ['arra', []],
      ['sarra.mejri@poste.tn', ['Sarra Méjri']],
      ['poste', ['Sarra Méjri']],
      // A complete e-mail address matches only the whole address.
      ['ob1@mail.tn', ['Œuvrard Ben-Sarra']],
      ['22334455', ['Sarra Méjri']],
      ['22 33 44 55', ['Sarra Méjri']],
      ['22-334.455', ['Sarra Méjri']],
      ['+216 22 334 455', ['Sarra Méjri']],
      ['00216 22334455', ['Sarra Méjri']],
      ['4455', ['Sarra Méjri']],
      ['sarra 22 33', ['Sarra Méjri']],
      ['سارة', ['سارّة الزُّهراء']],
      ['زهر', ['سارّة الزُّهراء']],
      ['s', []],
    ];
    for (const [search, names] of table) expect(await found(search, recruiter), search).toEqual(names);
    // The list of one offer uses the same index. There, a single letter matches the beginning of a name.
    expect(await listed('sarra', second.id, recruiter)).toEqual(['Œuvrard Ben-Sarra']);
    expect(await listed('22 33 44 55', first.id, recruiter)).toEqual(['Sarra Méjri']);
    expect(await listed('m', first.id, recruiter)).toEqual(['Sarra Méjri']);
    expect(await listed('22 33 44 55', second.id, recruiter)).toEqual([]);
    const { body } = await asked('mejri 4455', recruiter);
    expect(body.people.map(seen)).toEqual(['Sarra [Méjri]: CONTACT sarra.[mejri]@poste.tn · [22334455]']);
    expect(body.people[0]).toMatchObject({ jobId: first.id, stage: 'REGISTERED', byContact: true });
  });

  test('a name with one wrong letter finds people with similar names if nobody matches exactly', async () => {
    const recruiter = await newEntreprise(app);
    const [first, second] = [await newJob(app, recruiter), await newJob(app, recruiter)];
    const { email } = await registered(first, { firstName: 'Sarra', lastName: 'Méjri', email: 'n1@mail.tn' });
    await registered(second, { firstName: 'Mohammed', lastName: 'Oueslati', email: 'n2@mail.tn' });
    await registered(second, { firstName: 'سارّة', lastName: 'الزُّهراء', email: 'n3@mail.tn' });
    const table: [string, string[]][] = [
      ['sara mejri', ['Sarra Méjri']],
      ['Sarra Mejrri', ['Sarra Méjri']],
      ['sarra merji', ['Sarra Méjri']],
      ['sara mej', ['Sarra Méjri']],
      ['mohamad', ['Mohammed Oueslati']],
      ['weslati', ['Mohammed Oueslati']],
      ['سارا', ['سارّة الزُّهراء']],
      // Every word must be spelled alike, and a number or an address is never guessed.
      ['sara trabelsi', []],
      ['sara 99999999', []],
      ['n1@mail.tm', []],
      ['sxrxa', []],
    ];
    for (const [search, names] of table) {
      expect(await found(search, recruiter), search).toEqual(names);
      expect((await asked(search, recruiter)).body.near, search).toBe(names.length > 0);
    }
    expect((await asked('sara mejri', recruiter)).body.people.map(seen)).toEqual(['[Sarra] [Méjri]']);
    expect((await asked('sarra mejri', recruiter)).body.near).toBe(false);
    const reviewer = await newMember(app, recruiter, { role: 'REVIEWER', allOffers: false, jobIds: [second.id] });
    expect(await found('sara mejri', reviewer)).toEqual([]);
    expect(await found('mohamad', reviewer)).toEqual(['Mohammed Oueslati']);
    expect(await found('sara mejri', await newEntreprise(app))).toEqual([]);
    // Nothing else is stored of a name, so an erased person is not found any more.
    const link = await tokenFromMail(app, email, /MesDonnees\/([\w.-]+)/);
    await app.call(eraseOwnData, { params: { link }, body: { confirmed: true } });
    await app.drain();
    expect(await found('sara mejri', recruiter)).toEqual([]);
  });

  test('people are found by words of answers and CV, with the passage, after those who bear the name', async () => {
    const recruiter = await newEntreprise(app);
    const { id: jobId } = await newJob(app, recruiter);
    await interviewed(jobId);
    await registered({ id: jobId }, { firstName: 'Sage', lastName: 'Trabelsi' });
    const { body } = await asked('sage', recruiter);
    expect(body).toMatchObject({ more: false, answers: true });
    expect(body.people.map(seen)).toEqual([
      '[Sage] Trabelsi',
      'Amira Ben Salah: ANSWER En mars, sur [Sage], j’ai retrouvé une TVA mal imputée parmi 214 lignes, puis j’ai ajouté un contrôle mensuel avec l’équipe.',
    ]);
    expect(body.people[1]?.passage?.question).toBe(1);
    expect((await asked('INGENIEUR banc', recruiter)).body.people.map(seen)).toEqual([
      'Amira Ben Salah: CV Comptable à Sfax, 2019 - 2024. Rapprochements [bancaires] chez Délice, formation d’[ingénieur] à l’INSAT.',
    ]);
    // Each searched word must occur: here one in the name, one in an answer.
    expect(await found('amira imputée', recruiter)).toEqual(['Amira Ben Salah']);
    expect(await found('sage dentiste', recruiter)).toEqual([]);
    // A word of two letters matches only a whole word of a text.
    expect(await found('tv', recruiter)).toEqual([]);
    expect(await listed('tva sfax', jobId, recruiter)).toEqual(['Amira Ben Salah']);
    expect(await listed('dentiste', jobId, recruiter)).toEqual([]);
    const events = () =>
      rowsOf<{ action: string }>(
        app.deps.db,
        sql`select action from audit_events where company_id = ${recruiter.companyId} and action = 'PASSAGES_READ'`,
      );
    // Each typed letter sends a search, so there is one event per candidate and hour.
    expect(await events()).toHaveLength(1);
    app.clock.move({ hours: 1 });
    await asked('sage', recruiter);
    expect(await events()).toHaveLength(2);
  });

  test('a plan without transcripts searches contacts and CVs, but no answers', async () => {
    const recruiter = await newSubscriber(app);
    const { id: jobId } = await newJob(app, recruiter);
    await interviewed(jobId);
    expect((await asked('imputée', recruiter)).body).toEqual({
      people: [],
      more: false,
      near: false,
      answers: false,
    });
    expect(await listed('imputée', jobId, recruiter)).toEqual([]);
    expect(await found('Délice', recruiter)).toEqual(['Amira Ben Salah']);
    expect(await listed('delice', jobId, recruiter)).toEqual(['Amira Ben Salah']);
    // The passage is the CV's, even if an answer contains more of the words.
    const both = await asked('comptable sfax', recruiter);
    expect(both.body.people.map(({ passage }) => passage?.source)).toEqual(['CV']);
    expect((await app.call(buyPlan, { params: { planId: 'entreprise' } }, recruiter.token)).status).toBe(201);
  });

  test('a person limited to some offers finds nobody of another offer, also beyond the limit of a range', async () => {
    const recruiter = await newEntreprise(app);
    const [theirs, other] = [await newJob(app, recruiter), await newJob(app, recruiter)];
    const reviewer = await newMember(app, recruiter, { role: 'REVIEWER', allOffers: false, jobIds: [theirs.id] });
    await registered(other, { firstName: 'Sarra', lastName: 'Mejri' });
    await app.deps.db.execute(sql`
      insert into candidates (company_id, id, job_id, first_name, last_name, email, phone, applied_at, sort_name, search_text)
      select ${recruiter.companyId}, gen_random_uuid(), ${other.id}, 'Sarra', 'N', n || '@m.tn', '', now(), '', 'sarra'
      from generate_series(1, 1010) n`);
    expect(await found('sarra', reviewer)).toEqual([]);
    await registered(theirs, { firstName: 'Sarra', lastName: 'Zarrouk' });
    expect(await found('sarra', reviewer)).toEqual(['Sarra Zarrouk']);
    expect((await asked('sarra', recruiter)).body).toMatchObject({ more: true });
    const nobody = await newMember(app, recruiter, { role: 'REVIEWER', allOffers: false, jobIds: [] });
    expect(await found('sarra', nobody)).toEqual([]);
    // These candidates are deleted, because a later test runs the retention over all candidates.
    await app.deps.db.execute(sql`delete from candidates where job_id = ${other.id} and email like '%@m.tn'`);
  });

  test('wildcards, quotes, control characters and endless texts find nobody and cause no error', async () => {
    const recruiter = await newEntreprise(app);
    const { id: jobId } = await newJob(app, recruiter);
    await interviewed(jobId);
    const nothing = [
      '%',
      '__',
      '%%%',
      "' or 1=1 --",
      '"";',
      '\\',
      '\u202E\u200F',
      '🙂🙂',
      '@@',
      '{}',
      '٪',
      '()*:&|!',
      '\u{10FFFF}',
    ];
    for (const search of nothing) {
      const answer = await asked(search, recruiter);
      expect([answer.status, answer.body.people], search).toEqual([200, []]);
      expect(await listed(search, jobId, recruiter), search).toEqual([]);
    }
    expect((await asked('x'.repeat(1_024), recruiter)).status).toBe(400);
    expect((await asked('mot '.repeat(25).trim(), recruiter)).status).toBe(200);
    expect((await asked('\u0000', recruiter)).body.people).toEqual([]);
    // The text runs from right to left, with direction marks around it.
    await registered({ id: jobId }, { firstName: 'علي', lastName: 'بن صالح' });
    expect(await found('\u202Bعلي\u202C', recruiter)).toEqual(['علي بن صالح']);
    expect((await app.call(searchPeople, { query: {} }, recruiter.token)).body.people).toEqual([]);
  });

  test('a correction of the name or number changes the searchable words of the person', async () => {
    const recruiter = await newEntreprise(app);
    const { id: jobId } = await newJob(app, recruiter);
    const { link, email } = await interviewed(jobId);
    const body = { firstName: 'Emira', lastName: 'Bensalah', email, phone: '29876543' };
    expect((await app.call(correctOwnData, { params: { link }, body }, undefined)).status).toBe(200);
    expect(await found('salah', recruiter)).toEqual([]);
    expect(await found('emira 2987', recruiter)).toEqual(['Emira Bensalah']);
    expect(await found('20123456', recruiter)).toEqual([]);
  });

  test('an erasure, a withdrawal, a reopened interview and the end of retention remove the person’s words from the index', async () => {
    const recruiter = await newEntreprise(app);
    const { id: jobId } = await newJob(app, recruiter);
    const erased = await interviewed(jobId);
    await app.call(eraseOwnData, { params: { link: erased.link }, body: { confirmed: true } });
    await app.drain();
    expect([await rows('search_words', recruiter), await rows('search_texts', recruiter)]).toEqual([[], []]);

    const withdrawn = await interviewed(jobId);
    await app.call(withdrawApplication, { params: { link: withdrawn.link } });
    await fillIndex(app.deps);
    expect(await found('imputée', recruiter)).toEqual([]);
    expect((await asked('amira', recruiter)).body.people).toMatchObject([{ stage: 'WITHDRAWN' }]);
    await app.call(resumeApplication, { params: { link: withdrawn.link } });
    await app.drain();
    expect(await found('imputée', recruiter)).toEqual(['Amira Ben Salah']);

    const id = (await asked('amira', recruiter)).body.people[0]?.id ?? '';
    expect((await app.call(reopenInterview, { params: { id } }, recruiter.token)).status).toBe(200);
    await app.drain();
    expect(await rows('search_texts', recruiter)).toEqual([]);
    expect(new Set((await rows('search_words', recruiter)).map(({ source }) => source))).toEqual(new Set([0]));

    app.clock.move({ days: 900 });
    await eraseRetired(app.deps);
    expect(await rows('search_words', recruiter)).toEqual([]);
  });

  test('the index adds older interviews, also after an interruption or a failing interview', async () => {
    const recruiter = await newEntreprise(app);
    const { id: jobId } = await newJob(app, recruiter);
    for (const cv of ['Premier lu', 'Deuxième lu', 'Troisième lu']) await interviewed(jobId, { cv });
    await app.deps.db.execute(sql`delete from search_words where company_id = ${recruiter.companyId} and source > 0`);
    await app.deps.db.execute(sql`delete from search_texts where company_id = ${recruiter.companyId}`);
    expect(await found('imputée', recruiter)).toEqual([]);
    let tries = 0;
    const readCv: typeof app.deps.readCv = (bytes) => {
      tries += 1;
      if (tries === 2) throw new Error('the reader is out of order');
      return quick.readCv(bytes);
    };
    await expect(fillIndex({ ...app.deps, readCv })).rejects.toThrow('out of order');
    expect(await found('imputée', recruiter)).toHaveLength(2);
    await fillIndex({ ...app.deps, readCv });
    expect(await found('imputée', recruiter)).toHaveLength(3);
    expect(tries).toBe(4);
    await fillIndex({ ...app.deps, readCv });
    expect(tries).toBe(4);
    await app.deps.db.execute(sql`delete from search_texts where company_id = ${recruiter.companyId}`);
    await app.deps.queue.send(app.deps.db, indexToFill, {});
    await app.drain();
    expect(await rows('search_texts', recruiter)).toHaveLength(3);
  });

  test('the database splits a name into the same words as the search engine', async () => {
    const names = [
      'Œuvrard Ben-Sarra',
      'D’Été O\u2019Neil',
      'سارّة الزُّهراء',
      'مُصطفى عليـان',
      'Ştefan Đoković',
      'ÆTHER STRAẞE',
      'Nguyễn  Thị',
      '١٢٣ رقم',
    ];
    for (const name of names) {
      const search = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      const split = await rowsOf<{ word: string }>(app.deps.db, sql`select contact_words(${search}, '', '') as word`);
      // A single letter is a word only in names.
      const words = split.map(({ word }) => word).filter((word) => word.length > 1);
      expect(words.toSorted(), name).toEqual(wordsOf(name).toSorted());
    }
  });
});
