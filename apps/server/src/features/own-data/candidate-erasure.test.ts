import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerCandidate } from '@kafaa/domain/candidates/api';
import { getInterview, saveAnswer } from '@kafaa/domain/interviews/api';
import { getPublicJob } from '@kafaa/domain/jobs/api';
import { correctOwnData, eraseOwnData, getOwnData } from '@kafaa/domain/own-data/api';
import type { FileStore } from '#/deps';
import { openSession } from '#/features/auth/service';
import { evaluateCandidate } from '#/features/evaluations/service';
import { eraseRetired } from './erase-service.ts';
import { memoryFiles, openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { eachDatabase } from '@kafaa/testing/app/databases';
import { answerAll, complete, person, start, tokenFromMail } from '@kafaa/testing/app/factories';
import { CANARY, Offer, renewed, OWN_DATA } from '@kafaa/testing/app/applicants';

eachDatabase('erasing', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  /** Returns all rows of all tables, and the names and contents of all files, as a list of texts. */
  const everything = async () => {
    const { rows } = (await app.deps.db.execute(sql`
        select table_schema || '.' || table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema = 'public'`)) as { rows: { name: string }[] };
    const texts = [];
    for (const { name } of rows) {
      const { rows: content } = (await app.deps.db.execute(
        sql.raw(`select to_jsonb(t)::text as text from ${name} t`),
      )) as { rows: { text: string }[] };
      texts.push(...content.map(({ text }) => `${name} ${text}`));
    }
    for (const key of await app.deps.files.list('')) {
      texts.push(`${key} ${Buffer.from((await app.deps.files.get(key)) ?? []).toString('latin1')}`);
    }
    return texts;
  };

  test('erasing a candidate leaves no personal data in any table or file, and the link answers 410 DATA_ERASED', async () => {
    const offer = await Offer.open(app);
    const stays = await offer.applicant();
    const gone = await offer.finished(`${CANARY.toLowerCase()}@mail.tn`);
    await app.call(correctOwnData, {
      params: { link: gone.link },
      body: { firstName: CANARY, lastName: `${CANARY}i`, phone: '20123456' },
    });
    await app.drain();
    // Adds an unfinished upload of a second CV, and a future meeting.
    const candidate = (await offer.listed()).find(({ email }) => email === gone.email);
    const key =
      (await everything()).find((text) => text.startsWith('cvs/') && text.includes(candidate?.id ?? '-'))?.split('/') ??
      [];
    await app.deps.files.put(`uploads/${key[1]}/${key[2]}/00000000`, Buffer.from(CANARY), 'application/octet-stream');
    await app.deps.db.execute(sql`insert into invitations (company_id, id, candidate_id, interview_type,
        interview_place, interview_date, custom_message, created_at) values (${key[1]}, ${app.deps.newId()},
        ${candidate?.id}, 'ONLINE', ${CANARY}, '2027-01-08T09:00:00Z', ${CANARY}, ${app.clock.now().toISOString()}::timestamptz)`);
    const found = (await everything()).filter((text) => text.toLowerCase().includes(CANARY.toLowerCase()));
    expect(found.length).toBeGreaterThan(8);

    const confirmed = { confirmed: true as const };
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.call(eraseOwnData, { params: { link: gone.link }, body: confirmed })),
    );
    for (const answer of answers) expect(answer.status).toBe(200);
    await app.drain();
    const left = (await everything()).filter((text) => text.toLowerCase().includes(CANARY.toLowerCase()));
    expect(left).toEqual([]);
    // The audit trail keeps only the id, which says nothing about the person but proves the erasure.
    const id = candidate?.id ?? '-';
    const naming = (await everything()).filter((text) => text.includes(id) && !/^public\.(tasks|audit)/.test(text));
    expect(naming).toEqual([]);

    expect(await offer.own(gone.link)).toMatchObject({ status: 410, body: { code: 'DATA_ERASED' } });
    expect((await app.call(getInterview, { params: { token: gone.token } })).status).toBe(410);
    expect(await offer.counts()).toEqual({ candidates: 1, seats: 0 });
    expect((await offer.listed()).map(({ email }) => email)).toEqual([stays.email]);
    const off = 'Un entretien pour Développeur front-end senior n’aura pas lieu';
    const told = (await app.mails(offer.recruiter.email)).filter(({ subject }) => subject === off);
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('8 janvier 2027')]);
    expect((await offer.own(stays.link)).status).toBe(200);
    // The same person may register again, but the interview counts as taken (repeated-applications.test.ts).
    app.clock.move({ minutes: 1 });
    const again = { body: { ...person(gone.email), jobId: offer.jobId } };
    expect((await app.call(registerCandidate, again)).status).toBe(201);
    expect((await offer.own(await tokenFromMail(app, gone.email, OWN_DATA))).body.state).toBe('TAKEN');
  });

  test('an erasure without confirmed: true answers 400, and GET or HEAD on its link erases nothing', async () => {
    const offer = await Offer.open(app);
    const { link } = await offer.applicant();
    for (const payload of [undefined, {}, { confirmed: false }, { confirmed: 'true' }]) {
      const response = await app.app.inject({
        method: 'POST',
        url: `/api/rights/${link}/erase`,
        ...(payload && { payload }),
      });
      expect(response.statusCode).toBe(400);
    }
    for (const method of ['GET', 'HEAD'] as const) await app.app.inject({ method, url: `/api/rights/${link}/erase` });
    expect((await offer.own(link)).status).toBe(200);
  });

  test('erasing a candidate frees a seat and reopens a full offer', async () => {
    const offer = await Offer.open(app);
    const all = [];
    for (let index = 0; index < 10; index += 1) all.push(await offer.applicant());
    for (const { token } of all) await start(app, token);
    const availability = async () => (await app.call(getPublicJob, { params: { id: offer.jobId } })).body.availability;
    expect(await availability()).toBe('WAITING');
    await app.call(eraseOwnData, { params: { link: all[3]?.link ?? '' }, body: { confirmed: true } });
    expect(await availability()).toBe('OPEN');
  });

  test('an erasure removes all data despite a concurrent completion, answer, CV upload, evaluation and registration', async () => {
    const offer = await Offer.open(app);
    const cv = { name: 'cv.pdf', bytes: await pdfCv() };
    for (let round = 0; round < 6; round += 1) {
      const { link, token, email } = await offer.applicant();
      await answerAll(app, token);
      if (round % 2 === 0) await complete(app, token, { cv });
      const erase = () => app.call(eraseOwnData, { params: { link }, body: { confirmed: true } });
      const answer = { params: { token, index: '0' }, body: { answer: 'encore', revision: 7 } };
      const query = { offset: '0', size: String(cv.bytes.length), name: 'cv.pdf' };
      const [erased, , completed, saved, , , again] = await Promise.all([
        erase(),
        app.drain(),
        complete(app, token, { cv }),
        app.call(saveAnswer, answer),
        app.app.inject({
          method: 'PUT',
          url: `/api/interviews/${token}/cv`,
          query,
          headers: { 'content-type': 'application/octet-stream' },
          payload: Buffer.from(cv.bytes.subarray(0, 100)),
        }),
        erase(),
        app.call(registerCandidate, { body: { ...person(email), jobId: offer.jobId } }),
      ]);
      expect(erased.status).toBe(200);
      expect([200, 410]).toContain(completed.status);
      expect([200, 410]).toContain(saved.status);
      expect(again.status).toBe(201);
      expect((await offer.own(link)).status).toBe(410);
      // The registration happened either entirely after the erasure, and exists, or entirely before it, and is erased.
      const states = (await offer.listed()).filter((one) => one.email === email).map((one) => one.interviewState);
      expect([[], ['TAKEN']]).toContainEqual(states);
    }
    app.clock.move({ minutes: 20 });
    await app.drain();
    expect(await app.deps.queue.failures()).toEqual([]);
    const seats = (await offer.counts()).seats;
    expect(seats).toBe((await offer.listed()).filter(({ interviewState }) => interviewState === 'COMPLETED').length);
  });
});

eachDatabase('writes during the erasure of a candidate', (open) => {
  /** A file store that can fail, and that can run a callback during a read. */
  class MoodyFiles implements FileStore {
    readonly kept = new Map<string, Uint8Array>();
    away = false;
    during = async () => {};
    put = async (key: string, bytes: Uint8Array) => void this.kept.set(key, bytes);
    get = async (key: string) => {
      await this.during();
      return this.kept.get(key) ?? null;
    };
    remove = async (key: string) => {
      if (this.away) throw new Error('file store unavailable');
      this.kept.delete(key);
    };
    readonly #others = memoryFiles();
    write: FileStore['write'] = (...given) => this.#others.write(...given);
    read: FileStore['read'] = (key) => this.#others.read(key);
    tidy = async () => undefined;
    list = async (prefix: string) => [...this.kept.keys()].filter((key) => key.startsWith(prefix));
  }

  let app: TestApp;
  const files = new MoodyFiles();
  beforeAll(async () => {
    app = await openTestApp(open, { files });
  });
  afterAll(() => app.close());

  const finished = async () => {
    const offer = await Offer.open(app);
    return { offer, ...(await offer.finished()) };
  };
  const erase = (link: string) => app.call(eraseOwnData, { params: { link }, body: { confirmed: true } });

  test('an evaluation that runs during an erasure ends without an error, a mail or a failed task', async () => {
    const { offer, link } = await finished();
    const companyId = (await openSession(app.deps, offer.recruiter.token))?.companyId;
    const candidateId = (await offer.listed())[0]?.id ?? '';
    if (!companyId) throw new Error('openSession returned no session');
    files.during = async () => {
      files.during = async () => {};
      await erase(link);
    };
    // The evaluation is called directly, because the queue would hide an error by retrying.
    await evaluateCandidate(app.deps, { companyId, candidateId });
    await app.drain();
    expect((await offer.own(link)).status).toBe(410);
    expect((await offer.subjects(offer.recruiter.email)).join()).not.toContain('a terminé');
    expect(await app.deps.queue.failures()).toEqual([]);
    expect(files.kept.size).toBe(0);
  });

  test('files that an erasure cannot remove are removed once the file store is back', async () => {
    const { link } = await finished();
    await app.drain();
    files.away = true;
    expect((await erase(link)).status).toBe(200);
    for (let hour = 0; hour < 30; hour += 1) {
      await app.drain();
      app.clock.move({ hours: 1 });
    }
    expect(files.kept.size).toBe(1);
    files.away = false;
    await app.drain();
    expect(files.kept.size).toBe(0);
  });

  test('the second pass of an erasure removes a CV that was stored after the first pass', async () => {
    const { link } = await finished();
    const [key = ''] = files.kept.keys();
    await erase(link);
    await app.drain();
    await files.put(key.replace(/[^/]+$/, 'late.pdf'), new Uint8Array([1]));
    app.clock.move({ minutes: 16 });
    await app.drain();
    expect(files.kept.size).toBe(0);
  });
});

eachDatabase('end of the retention period', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  test('the retention task erases candidates older than 24 months in every company and keeps younger ones', async () => {
    const offers = [await Offer.open(app), await Offer.open(app)];
    const register = async (each: number) => {
      const links = [];
      for (const offer of offers)
        for (let index = 0; index < each; index += 1) links.push((await offer.applicant()).link);
      return links;
    };
    const statuses = async (links: readonly string[]) => {
      const answers = await Promise.all(
        links.map((link) => app.call(getOwnData, { params: { link: renewed(app, link) } })),
      );
      return new Set(answers.map(({ status }) => status));
    };
    const old = await register(2);
    app.clock.move({ days: 20 });
    const young = await register(1);
    // 24 months are 731 days here; one day earlier no candidate is erased.
    app.clock.move({ days: 710 });
    await eraseRetired(app.deps);
    expect(await statuses(old)).toEqual(new Set([200]));
    app.clock.move({ days: 2 });
    await eraseRetired(app.deps);
    expect(await statuses(old)).toEqual(new Set([410]));
    expect(await statuses(young)).toEqual(new Set([200]));
    app.clock.move({ days: 20 });
    await eraseRetired(app.deps);
    expect(await statuses(young)).toEqual(new Set([410]));
  });
});
