import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportCandidates, getCandidate, registerCandidate } from '@kafaa/domain/candidates/api';
import { getInterview } from '@kafaa/domain/interviews/api';
import { correctOwnData, eraseOwnData } from '@kafaa/domain/own-data/api';
import { callWork, engineOver } from '#/adapters/engine/engine-work';
import { exportEntries } from '#/features/lifecycle/export-service';
import { Offer, OWN_DATA } from '@kafaa/testing/app/applicants';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { answerAll, complete, newEntreprise, newJob, person, tokenFromMail } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';

const DAY = '2027-02-17';
const OUT_OF_RANGE = 'Veuillez entrer une date entre aujourd’hui et dans deux ans';

oneDatabase('the date « Disponible à partir du »', (open) => {
  let app: TestApp;
  let owner: Awaited<ReturnType<typeof newEntreprise>>;
  let offer: Offer;
  /** Records everything that the engine received. */
  const given: string[] = [];
  beforeAll(async () => {
    const engine = engineOver((name, args, begin) => {
      given.push(JSON.stringify(args));
      return callWork(name, begin?.() ?? null, args) as Promise<never>;
    });
    app = await openTestApp(open, { engine });
    owner = await newEntreprise(app);
    offer = new Offer(app, owner, (await newJob(app, owner)).id);
  });
  afterAll(() => app.close());

  const register = (availableFrom: string | null | undefined, email?: string) =>
    app.call(registerCandidate, { body: { ...person(email), jobId: offer.jobId, availableFrom } });
  const applied = async (availableFrom?: string | null) => {
    const { email } = person();
    expect((await register(availableFrom, email)).status).toBe(201);
    const link = await tokenFromMail(app, email, OWN_DATA);
    return { email, link, token: await tokenFromMail(app, email, /Interview\/([\w-]+)/) };
  };
  const listed = async (email: string) => (await offer.listed()).find((one) => one.email === email);
  const correct = (link: string, availableFrom?: string | null) => {
    const { firstName, lastName, phone } = person();
    const typed = availableFrom === undefined ? {} : { availableFrom };
    return app.call(correctOwnData, { params: { link }, body: { firstName, lastName, phone, ...typed } });
  };
  const ownFile = async (link: string) =>
    JSON.parse((await app.app.inject({ url: `/api/rights/${link}/export` })).payload) as { identity: unknown };

  test('an application’s availability date appears in card, CSV, own data, interview page and both archives', async () => {
    const { email, link, token } = await applied(DAY);
    const card = await listed(email);
    expect(card?.availableFrom).toBe(DAY);
    const one = await app.call(getCandidate, { params: { id: card?.id ?? '' } }, owner.token);
    expect(one.body.availableFrom).toBe(DAY);

    const request = { params: { jobId: offer.jobId }, query: { search: email } };
    const csv = (await app.call(exportCandidates, request, owner.token)).body.content?.split('\r\n') ?? [];
    expect(csv[0]).toContain('"Téléphone";"Disponible à partir du";"Candidature reçue');
    expect(csv[1]).toContain('"20123456";"2027-02-17";');

    const identity = { firstName: 'Amira', lastName: 'Ben Salah', email, phone: '20123456', availableFrom: DAY };
    expect((await offer.own(link)).body.identity).toEqual(identity);
    expect((await ownFile(link)).identity).toEqual(identity);
    expect((await app.call(getInterview, { params: { token } })).body.candidate).toMatchObject(identity);

    const files: string[] = [];
    const entries = exportEntries(app.deps, { companyId: owner.companyId, by: 'OPERATOR', withAnswers: true });
    for await (const { name, bytes } of entries)
      if (name.endsWith('/candidature.json')) files.push(Buffer.from(bytes).toString());
    expect(files.find((file) => file.includes(email))).toContain(`"availableFrom": "${DAY}"`);
  });

  test.each([undefined, null, ''])('an application with the availability date %j stores no date', async (day) => {
    const { email, link } = await applied(day);
    expect((await listed(email))?.availableFrom).toBeNull();
    expect((await offer.own(link)).body.identity.availableFrom).toBeNull();
  });

  // The test clock starts on 21 November 2026, 10:00 in Tunis.
  test.each([
    ['2026-11-21', 201, undefined],
    ['2028-11-21', 201, undefined],
    ['2026-11-19', 400, OUT_OF_RANGE],
    ['2028-11-23', 400, OUT_OF_RANGE],
    ['2027-02-30', 400, 'Veuillez entrer une date valide'],
    ['17/02/2027', 400, 'Veuillez entrer une date valide'],
  ])('an application with the availability date %s answers %s and the message %s', async (day, status, message) => {
    const answer = await register(day);
    expect(answer.status).toBe(status);
    expect(answer.body.fields?.map((fault) => fault.message)).toEqual(message && [message]);
  });

  test('a candidate corrects and clears the availability date, and a correction without the field keeps it', async () => {
    const { email, link } = await applied(DAY);
    expect((await correct(link)).body.identity.availableFrom).toBe(DAY);
    expect((await correct(link, '2027-03-01')).body.identity.availableFrom).toBe('2027-03-01');
    expect((await listed(email))?.availableFrom).toBe('2027-03-01');
    const refused = await correct(link, '2026-11-01');
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'availableFrom', message: OUT_OF_RANGE }] },
    });
    expect((await correct(link, '')).body.identity.availableFrom).toBeNull();
  });

  test('a correction may keep an availability date that has passed', async () => {
    const { email, link } = await applied('2026-11-21');
    await app.deps.db.execute(sql`update candidates set available_from = '2026-01-05' where email = ${email}`);
    const kept = await correct(link, '2026-01-05');
    expect([kept.status, kept.body.identity.availableFrom]).toEqual([200, '2026-01-05']);
  });

  test('an erasure removes the availability date with the application', async () => {
    const { email, link } = await applied('2027-06-09');
    const dated = async () => {
      const { rows } = (await app.deps.db.execute(
        sql`select email from candidates where available_from = '2027-06-09'`,
      )) as { rows: { email: string }[] };
      return rows;
    };
    expect(await dated()).toEqual([{ email }]);
    expect((await app.call(eraseOwnData, { params: { link }, body: { confirmed: true } })).status).toBe(200);
    await app.drain();
    expect(await dated()).toEqual([]);
    expect((await offer.own(link)).status).toBe(410);
  });

  test('an availability date changes no score, and the engine never receives the date', async () => {
    const soon = await applied('2027-04-21');
    const never = await applied();
    const cv = { name: 'cv.pdf', bytes: await pdfCv() };
    for (const { token } of [soon, never]) {
      await answerAll(app, token);
      await complete(app, token, { cv });
    }
    await app.drain();
    const [one, other] = [await listed(soon.email), await listed(never.email)];
    expect(one?.evaluation?.score).toEqual(expect.any(Number));
    expect(one?.evaluation?.score).toBe(other?.evaluation?.score);
    expect(given.some((args) => args.includes(soon.email))).toBe(true);
    expect(given.filter((args) => args.includes('2027-04-21') || args.includes('availableFrom'))).toEqual([]);
  });
});
