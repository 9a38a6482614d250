import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInterview, removeCv, saveCvFields } from '@kafaa/domain/interviews/api';
import { correctCvFields, exportOwnData, withdrawApplication } from '@kafaa/domain/own-data/api';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { Offer } from '@kafaa/testing/app/applicants';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { answerAll, complete, start } from '@kafaa/testing/app/factories';
import { pdfOf } from '@kafaa/testing/files/cv-files';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { remindUnfinished } from './links-service.ts';

const FIELDS = {
  diploma: 'Licence en gestion, 2021',
  lastExperience: 'Vendeuse chez Zen',
  duration: '2 ans',
  languages: 'Arabe, français courant',
  tools: 'Excel, caisse',
};
const NOTHING = { diploma: ' ', lastExperience: '', duration: '2 ans', languages: '', tools: '' };

oneDatabase('the short answers in place of a CV', (open) => {
  let app: TestApp;
  let offer: Offer;
  beforeAll(async () => {
    app = await openTestApp(open);
    offer = await Offer.open(app);
  });
  afterAll(() => app.close());

  const upload = (token: string, cv: Uint8Array) =>
    app.app.inject({
      method: 'PUT',
      url: `/api/interviews/${token}/cv?offset=0&size=${cv.length}&name=cv.pdf`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from(cv),
    });
  const held = async (token: string) => (await app.call(getInterview, { params: { token } })).body;
  const save = (token: string, body: typeof FIELDS) => app.call(saveCvFields, { params: { token }, body });

  test('the response to the last chunk of a CV and the interview say whether the CV’s text is readable', async () => {
    const { token } = await offer.applicant();
    await start(app, token);
    for (const [cv, readable] of [
      [await pdfOf([]), false],
      [await pdfCv(), true],
    ] as const) {
      expect((await upload(token, cv)).json()).toEqual({ received: cv.length, complete: true, readable });
      expect((await held(token)).cv).toEqual({ name: 'cv.pdf', size: cv.length, received: cv.length, readable });
    }
  });

  test('short answers complete an application without a CV, and the engine and the company read them', async () => {
    const { token, link, email } = await offer.applicant();
    expect((await save(token, FIELDS)).body).toMatchObject({ code: 'NOT_STARTED' });
    await answerAll(app, token);
    expect((await complete(app, token)).body).toMatchObject({ code: 'CV_MISSING' });
    await save(token, NOTHING);
    expect((await complete(app, token)).body).toMatchObject({ code: 'CV_MISSING' });
    const spaced = { ...FIELDS, tools: `  ${FIELDS.tools} ` };
    expect((await save(token, spaced)).body).toEqual(FIELDS);
    expect((await held(token)).cvFields).toEqual(FIELDS);
    expect((await complete(app, token)).status).toBe(200);
    await app.drain();
    const [seen] = (await offer.listed()).filter((one) => one.email === email);
    expect(seen).toMatchObject({ cvUrl: null, cvFields: FIELDS });
    expect(seen?.evaluation?.experienceMatch).toEqual(expect.any(Number));
    expect((await offer.own(link)).body).toMatchObject({ cv: null, cvFields: FIELDS });

    const corrected = { ...FIELDS, duration: '3 ans' };
    const params = { link };
    expect((await app.call(correctCvFields, { params, body: corrected })).body).toMatchObject({ cvFields: corrected });
    const file = await app.call(exportOwnData, { params });
    expect(JSON.stringify(file.body)).toContain('3 ans');
    expect((await save(token, FIELDS)).status).toBe(410);
  });

  test('an application with a scanned CV gets its experience only from short answers', async () => {
    const scored = async (fields?: typeof FIELDS) => {
      const { token, email } = await offer.applicant();
      await answerAll(app, token);
      await upload(token, await pdfOf([]));
      if (fields) await save(token, fields);
      expect((await complete(app, token)).status).toBe(200);
      await app.drain();
      return (await offer.listed()).find((one) => one.email === email);
    };
    expect(await scored()).toMatchObject({ cvFields: null, evaluation: { experienceMatch: null } });
    const told = await scored(FIELDS);
    expect(told?.cvUrl).not.toBeNull();
    expect(told?.evaluation?.experienceMatch).toEqual(expect.any(Number));
  });

  test('correcting the short answers of an application without short answers is refused with NO_CV_FIELDS', async () => {
    const { link } = await offer.applicant();
    const refused = await app.call(correctCvFields, { params: { link }, body: FIELDS });
    expect(refused.body).toMatchObject({ code: 'NO_CV_FIELDS' });
  });

  test('a CV that the candidate removes does not reach the company', async () => {
    const { token } = await offer.applicant();
    await answerAll(app, token);
    await upload(token, await pdfCv());
    const files = () => app.deps.files.list('cvs/');
    const before = await files();
    expect((await app.call(removeCv, { params: { token } })).body).toEqual({ removed: true });
    expect(await files()).toHaveLength(before.length - 1);
    expect((await held(token)).cv).toBeNull();
    expect((await complete(app, token)).body).toMatchObject({ code: 'CV_MISSING' });
    expect((await app.call(removeCv, { params: { token } })).body).toEqual({ removed: true });
  });

  test('a candidate who lacks only the CV gets one mail 20 hours after the last answer', async () => {
    const fresh = await Offer.open(app);
    const [missing, partly, gone, whole, told] = [
      await fresh.applicant(),
      await fresh.applicant(),
      await fresh.applicant(),
      await fresh.applicant(),
      await fresh.applicant(),
    ];
    for (const { token } of [missing, gone, whole, told]) await answerAll(app, token);
    await start(app, partly.token);
    await app.call(withdrawApplication, { params: { link: gone.link } });
    await upload(whole.token, await pdfCv());
    await save(told.token, FIELDS);
    const SUBJECT = 'Il ne manque que votre CV pour Développeur front-end senior';
    const reminded = async () => {
      await remindUnfinished(app.deps);
      const mails = await Promise.all([missing, partly, gone, whole, told].map(({ email }) => app.mails(email)));
      return mails.map((sent) => sent.filter(({ subject }) => subject === SUBJECT).length);
    };
    app.clock.move({ hours: 19 });
    expect(await reminded()).toEqual([0, 0, 0, 0, 0]);
    app.clock.move({ hours: 2 });
    expect(await reminded()).toEqual([1, 0, 0, 0, 0]);
    // No second mail is sent, and no reminder before the end of the link.
    app.clock.move({ days: 5 });
    expect(await reminded()).toEqual([1, 0, 0, 0, 0]);
    expect(await fresh.subjects(missing.email)).not.toContainEqual(expect.stringContaining('se termine bientôt'));
    const [mail] = (await app.mails(missing.email)).filter(({ subject }) => subject === SUBJECT);
    const token = /Interview\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await held(token)).answers).not.toEqual([]);
  });
});
