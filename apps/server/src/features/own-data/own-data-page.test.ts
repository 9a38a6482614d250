import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCandidateCv, listCandidates, registerCandidate, saveCandidateNotes } from '@kafaa/domain/candidates/api';
import { REGISTRATION_CONSENT_VERSION } from '@kafaa/domain/candidates/texts';
import { getInterview, saveAnswer } from '@kafaa/domain/interviews/api';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import {
  correctOwnData,
  eraseOwnData,
  renewOwnDataLink,
  requestAccess,
  resumeApplication,
  withdrawApplication,
} from '@kafaa/domain/own-data/api';
import { LINK_RENEWED, NEWER_LINK } from '@kafaa/domain/own-data/texts';
import { openSession } from '#/features/auth/service';
import { signLink } from '#/platform/links/signed-link';
import { ownDataCommands } from './cli.ts';
import { readArgs } from '#/platform/tasks/command';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { answerAll, complete, person, start, tokenFromMail } from '@kafaa/testing/app/factories';
import { Offer, OWN_DATA } from '@kafaa/testing/app/applicants';

oneDatabase('a candidate’s own data', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  describe('the own-data page', () => {
    test('the own-data page and its export contain the candidate’s stored data, and the CV can be downloaded', async () => {
      const offer = await Offer.open(app);
      const body = {
        ...person('tout@mail.tn'),
        jobId: offer.jobId,
        consentVersion: REGISTRATION_CONSENT_VERSION as '2026-11-30',
      };
      await app.call(registerCandidate, { body });
      const token = await tokenFromMail(app, body.email, /Interview\/([\w-]+)/);
      const link = await tokenFromMail(app, body.email, OWN_DATA);
      // Two mails with the same timestamp have no defined order.
      app.clock.move({ minutes: 20 });
      const questions = await answerAll(app, token, 'Une réponse à moi.');
      const behaviour = { pastedShare: 0.5, charsPerMinute: 120 };
      await app.call(saveAnswer, {
        params: { token, index: '0' },
        body: { answer: 'La première, changée.', revision: 2, behaviour },
      });
      const cv = { name: 'mon cv.pdf', bytes: await pdfCv() };
      await complete(app, token, { cv });
      await app.drain();

      const { status, body: data } = await offer.own(link);
      expect(status).toBe(200);
      expect(data).toMatchObject({
        companyName: 'Medina Digital',
        identity: {
          firstName: 'Amira',
          lastName: 'Ben Salah',
          email: 'tout@mail.tn',
          phone: '20123456',
          availableFrom: null,
        },
        state: 'SENT',
        keptUntil: '2028-11-21T09:00:00.000Z',
        consents: [
          { to: 'REGISTRATION', version: REGISTRATION_CONSENT_VERSION },
          { to: 'INTERVIEW', version: CONSENT_VERSION },
        ],
        cv: { name: 'mon cv.pdf', size: cv.bytes.length },
      });
      expect(data.answers.map(({ question }) => question)).toEqual(questions);
      expect(data.answers[0]).toMatchObject({
        answer: 'La première, changée.',
        measured: ['50\u00A0% du texte collé', '120 caractères par minute'],
      });
      const full = await app.call(requestAccess, { params: { link } });
      expect(full.body.evaluation?.criteria).toHaveLength(10);
      expect(full.body.evaluation?.criteria.map(({ title }) => title)).toContain('Votre motivation pour ce poste');
      expect(data.mails.map(({ subject }) => subject)).toEqual([
        'Votre candidature pour Développeur front-end senior est bien arrivée',
        'Votre entretien pour Développeur front-end senior chez Medina Digital',
      ]);

      const file = await app.app.inject({ method: 'GET', url: `/api/rights/${link}/export` });
      expect(file.headers['content-disposition']).toContain('mes-donnees.json');
      const kept = JSON.parse(file.payload) as {
        answers: { measured: unknown }[];
        evaluation: { dimensions: object[] };
      };
      expect(kept.answers[0]?.measured).toEqual(behaviour);
      expect(kept.evaluation.dimensions).toHaveLength(10);
      const ownCv = await app.app.inject({ method: 'GET', url: `/api/rights/${link}/cv` });
      expect(ownCv.rawPayload.equals(Buffer.from(cv.bytes))).toBe(true);
    });

    test('the application’s path dates « read » by the company’s first opening of the answers or the CV', async () => {
      const offer = await Offer.open(app);
      const { link, email } = await offer.finished();
      await app.drain();
      const path = async () => (await offer.own(link)).body.path.map(({ step, state, at }) => [step, state, at]);
      const sent = app.clock.now().toISOString();
      expect(await path()).toEqual([
        ['REGISTERED', 'DONE', expect.any(String)],
        ['INTERVIEW', 'DONE', expect.any(String)],
        ['CV', 'DONE', sent],
        ['READ', 'NOW', null],
        ['DECISION', 'NEXT', null],
      ]);
      // A candidate who reads their own CV does not count as the company.
      await app.app.inject({ method: 'GET', url: `/api/rights/${link}/cv` });
      expect((await path())[3]).toEqual(['READ', 'NOW', null]);
      app.clock.move({ hours: 3 });
      const id = await offer.idOf({ email });
      const read = app.clock.now().toISOString();
      await app.call(getCandidateCv, { params: { id } }, offer.recruiter.token);
      app.clock.move({ hours: 3 });
      await app.call(getCandidateCv, { params: { id } }, offer.recruiter.token);
      expect((await path()).slice(3)).toEqual([
        ['READ', 'DONE', read],
        ['DECISION', 'NOW', null],
      ]);
    });

    test('the own-data page and its actions answer 404 to a foreign, forged or truncated link', async () => {
      const offer = await Offer.open(app);
      const { link } = await offer.applicant();
      const [payload = '', signature = ''] = link.split('.');
      const other = await offer.applicant();
      const wrong = [
        'inconnu',
        payload,
        `${payload}.`,
        `${payload}.${other.link.split('.')[1]}`,
        `${payload}.${signature.slice(0, -2)}`,
        signLink(app.deps, 'reply', ['a', 'b'], null),
        signLink(app.deps, 'rights', ['a'], null),
      ];
      for (const one of wrong) {
        expect(await offer.own(one), one).toMatchObject({ status: 404, body: { code: 'OWN_DATA_LINK_UNKNOWN' } });
        expect((await app.call(eraseOwnData, { params: { link: one }, body: { confirmed: true } })).status).toBe(404);
        expect((await app.call(withdrawApplication, { params: { link: one } })).status).toBe(404);
        expect((await app.call(correctOwnData, { params: { link: one }, body: person() })).status).toBe(404);
        const cv = await app.app.inject({ method: 'GET', url: `/api/rights/${one}/cv` });
        expect(cv.statusCode).toBe(404);
      }
      expect((await offer.own(link)).status).toBe(200);
    });

    test('an own-data link ends after 30 days, and its renewal mails only the mailbox and reveals no erasure', async () => {
      const offer = await Offer.open(app);
      const { link, email } = await offer.applicant();
      const gone = await offer.applicant();
      const id = await offer.idOf({ email });
      const { companyId } = (await openSession(app.deps, offer.recruiter.token)) ?? { companyId: '' };
      const erased = await app.call(eraseOwnData, { params: { link: gone.link }, body: { confirmed: true } });
      expect(erased.status).toBe(200);
      app.clock.move({ days: 29, hours: 23 });
      expect((await offer.own(link)).status).toBe(200);
      app.clock.move({ hours: 1 });
      const ended = { status: 410, body: { code: 'OWN_DATA_LINK_ENDED' } };
      for (const one of [link, gone.link]) {
        expect(await offer.own(one)).toMatchObject(ended);
        expect(await app.call(withdrawApplication, { params: { link: one } })).toMatchObject(ended);
        const erase = { params: { link: one }, body: { confirmed: true as const } };
        expect(await app.call(eraseOwnData, erase)).toMatchObject(ended);
      }
      // Links of earlier versions did not contain their creation time.
      expect(await offer.own(signLink(app.deps, 'rights', [companyId, id], null))).toMatchObject(ended);

      const before = (await app.mails(email)).length;
      const said = [];
      for (const one of [link, gone.link]) said.push(await app.call(renewOwnDataLink, { params: { link: one } }));
      expect(said[0]).toMatchObject({ status: 202, body: { message: LINK_RENEWED } });
      expect(said[1]).toEqual(said[0]);
      expect(await app.call(renewOwnDataLink, { params: { link: 'inconnu' } })).toMatchObject({ status: 404 });
      await app.drain();
      expect((await app.mails(gone.email)).length).toBe(0);
      const renewed = await tokenFromMail(app, email, OWN_DATA);
      expect((await offer.own(renewed)).body.identity.email).toBe(email);
      expect(await offer.own(link)).toMatchObject(ended);

      // A person who found the old link cannot flood the mailbox with it.
      const answers = [];
      for (let turn = 0; turn < 8; turn++) answers.push(await app.call(renewOwnDataLink, { params: { link } }));
      await app.drain();
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
      expect((await app.mails(email)).length - before).toBe(3);
    });

    test('renewing an own-data link ends the candidate’s earlier own-data link and no other link', async () => {
      const offer = await Offer.open(app);
      const { link, email, token } = await offer.applicant();
      const other = await offer.applicant();
      app.clock.move({ minutes: 1 });
      expect((await app.call(renewOwnDataLink, { params: { link } })).status).toBe(202);
      await app.drain();
      const renewed = await tokenFromMail(app, email, OWN_DATA);
      expect(await offer.own(link)).toMatchObject({
        status: 410,
        body: { code: 'OWN_DATA_LINK_ENDED', message: NEWER_LINK },
      });
      const erase = { params: { link }, body: { confirmed: true as const } };
      expect((await app.call(eraseOwnData, erase)).status).toBe(410);
      expect((await offer.own(renewed)).status).toBe(200);
      // The interview link and other candidates' links stay valid.
      expect((await app.call(getInterview, { params: { token } })).status).toBe(200);
      expect((await offer.own(other.link)).status).toBe(200);
    });

    test('a correction of own data validates name and phone, and the recruiter’s search finds the new name', async () => {
      const offer = await Offer.open(app);
      const { link, email } = await offer.applicant();
      const refused = await app.call(correctOwnData, {
        params: { link },
        body: { firstName: 'www.gains.tn', lastName: '', phone: '12' },
      });
      expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
      expect(refused.body.fields?.map(({ path }) => path)).toEqual(['firstName', 'lastName', 'phone']);
      const body = { firstName: 'Émira', lastName: 'Bensalah', phone: '55123456' };
      expect((await app.call(correctOwnData, { params: { link }, body })).body.identity).toEqual({
        ...body,
        email,
        availableFrom: null,
      });
      const query = { search: 'emira bensalah' };
      const found = await app.call(listCandidates, { params: { jobId: offer.jobId }, query }, offer.recruiter.token);
      expect(found.body.content[0]).toMatchObject(body);
    });
  });

  describe('withdrawal', () => {
    test('three concurrent withdrawals free the seat and mail the candidate and the recruiter once', async () => {
      const offer = await Offer.open(app);
      const { link, token, email } = await offer.finished();
      await app.drain();
      expect(await offer.counts()).toEqual({ candidates: 1, seats: 1 });
      const answers = await Promise.all([1, 2, 3].map(() => app.call(withdrawApplication, { params: { link } })));
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { state: 'WITHDRAWN' } });
      expect(await offer.counts()).toEqual({ candidates: 1, seats: 0 });
      expect((await offer.listed())[0]).toMatchObject({ withdrawnAt: expect.any(String) as string });
      expect((await complete(app, token)).status).toBe(410);
      const said = 'Votre candidature pour Développeur front-end senior est retirée';
      expect((await offer.subjects(email)).filter((subject) => subject === said)).toHaveLength(1);
      expect(await offer.subjects(offer.recruiter.email)).toContain(
        'Amira Ben Salah retire sa candidature pour Développeur front-end senior',
      );
    });

    test('a withdrawal stops a running interview, and a new registration keeps the answers and requires a new start', async () => {
      const offer = await Offer.open(app);
      const { link, token, email } = await offer.applicant();
      await start(app, token);
      await app.call(saveAnswer, { params: { token, index: '0' }, body: { answer: 'gardée', revision: 1 } });
      await app.call(withdrawApplication, { params: { link } });
      expect((await app.call(getInterview, { params: { token } })).status).toBe(410);
      expect(await offer.subjects(offer.recruiter.email)).not.toContain(
        'Amira Ben Salah retire sa candidature pour Développeur front-end senior',
      );
      app.clock.move({ minutes: 1 });
      // Anybody may enter an address, so a registration alone must not undo the withdrawal.
      const again = await offer.applicant(email);
      expect((await offer.own(link)).body.state).toBe('WITHDRAWN');
      const interview = await app.call(getInterview, { params: { token: again.token } });
      expect(interview.body).toMatchObject({ startedAt: null, answers: [{ index: 0, answer: 'gardée' }] });
      const body = { answer: 'trop tôt', revision: 9 };
      expect((await app.call(saveAnswer, { params: { token: again.token, index: '1' }, body })).body.code).toBe(
        'NOT_STARTED',
      );
      expect((await start(app, again.token)).status).toBe(200);
      expect((await offer.own(link)).body.state).toBe('STARTED');
      expect(await offer.counts()).toEqual({ candidates: 1, seats: 1 });
    });

    test('a withdrawal before the evaluation prevents it, and a resumed application is evaluated', async () => {
      const offer = await Offer.open(app);
      const { link, email } = await offer.finished();
      await app.call(withdrawApplication, { params: { link } });
      await app.drain();
      expect((await offer.own(link)).body).toMatchObject({ evaluation: null, resumable: true });
      app.clock.move({ minutes: 1 });
      await app.call(registerCandidate, { body: { ...person(email), jobId: offer.jobId } });
      const [mail] = await app.mails(email);
      expect(mail?.subject).toBe('Votre candidature pour Développeur front-end senior est retirée, mais pas perdue');
      const resumed = await Promise.all([1, 2].map(() => app.call(resumeApplication, { params: { link } })));
      for (const one of resumed) expect(one).toMatchObject({ status: 200, body: { state: 'SENT' } });
      expect(await offer.counts()).toEqual({ candidates: 1, seats: 1 });
      await app.drain();
      expect((await app.call(requestAccess, { params: { link } })).body.evaluation).not.toBeNull();
      expect((await app.call(resumeApplication, { params: { link } })).status).toBe(200);
    });
  });

  describe('operator commands', () => {
    const ops = (...line: string[]) => {
      const command = ownDataCommands.find(({ name }) => name === line.slice(0, 2).join(' '));
      if (!command) throw new Error(`no command ${line.join(' ')}`);
      return command.run(app.deps, readArgs(command, line.slice(2)));
    };

    test('the operator exports and erases by address or application id, and erases nothing without --yes', async () => {
      const [one, other] = [await Offer.open(app), await Offer.open(app)];
      const { email, link } = await one.finished();
      app.clock.move({ minutes: 1 });
      const second = await other.applicant(email);
      const stays = await other.applicant();
      await app.drain();
      const id = (await one.listed())[0]?.id ?? '';
      await app.call(saveCandidateNotes, { params: { id }, body: { notes: 'À rappeler mardi.' } }, one.recruiter.token);

      const { json } = await ops('candidates', 'export', email.toUpperCase());
      expect(json).toMatchObject([
        {
          id,
          decision: { notes: 'À rappeler mardi.' },
          cv: { name: 'Zqxwv.pdf', base64: expect.any(String) as string },
        },
        { state: 'REGISTERED', mails: [{ recipient: email }] },
      ]);
      expect((await ops('candidates', 'export', id)).json).toHaveLength(1);
      // The candidate's own export leaves out the company's internal notes.
      const own = await app.app.inject({ method: 'GET', url: `/api/rights/${link}/export` });
      expect(own.payload).not.toContain('rappeler');

      await expect(ops('candidates', 'erase', email)).rejects.toThrow('--yes');
      expect((await one.own(link)).status).toBe(200);
      expect((await ops('candidates', 'erase', id, '--yes')).json).toEqual({ erased: [id] });
      expect([(await one.own(link)).status, (await one.own(second.link)).status]).toEqual([410, 200]);
      expect((await ops('candidates', 'erase', email, '--yes')).text).toContain('1 candidature effacée');
      expect((await one.own(second.link)).status).toBe(410);
      await expect(ops('candidates', 'export', email)).rejects.toMatchObject({ code: 'NO_APPLICATION' });
      expect((await one.own(stays.link)).status).toBe(200);
    });
  });
});
