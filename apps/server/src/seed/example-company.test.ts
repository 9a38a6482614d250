import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import { signupSchema } from '@kafaa/domain/auth/schema';
import { getCandidateCv, listCandidates } from '@kafaa/domain/candidates/api';
import { registrationSchema, type Candidate } from '@kafaa/domain/candidates/schema';
import { onboardingSchema } from '@kafaa/domain/companies/schema';
import { getInterview } from '@kafaa/domain/interviews/api';
import { listInvitations } from '@kafaa/domain/invitations/api';
import { isUpcoming, parseInterviewDate } from '@kafaa/domain/invitations/rules';
import { answerText } from '@kafaa/domain/interviews/schema';
import { getJobQuestions, listCompanyJobs } from '@kafaa/domain/jobs/api';
import { createJobSchema } from '@kafaa/domain/jobs/schema';
import { listSubscriptions } from '@kafaa/domain/plans/api';
import * as z from 'zod/mini';
import { cvReader } from '#/adapters/cv-text/extract-cv';
import { KEPT_TEXTS } from '#/adapters/cv-text/recent-texts';
import type { FileStore } from '#/deps';
import { logIn as openAccount, openSession } from '#/features/auth/service';
import { activateSubscription } from '#/features/plans/operator-service';
import { seedExample } from '#/seed';
import { EXAMPLE_LOGIN } from '#/platform/process/example-login';
import { EXAMPLE_COMPANY, EXAMPLE_IDENTITY } from './example.ts';
import { answerKey, answersFor } from './interview.ts';
import { instantOf, workingDay } from './past.ts';
import { OFFERS } from './play.ts';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase, freshDatabase } from '@kafaa/testing/app/databases';
import { newAccount } from '@kafaa/testing/app/factories';

// Every test uses the same reader, so that each CV is read in a child process only once.
const { readCv } = cvReader();

const PEOPLE = OFFERS.flatMap(({ candidates }) => candidates);

const logIn = (app: TestApp) =>
  app.call(login, { body: { userName: EXAMPLE_LOGIN.email, password: EXAMPLE_LOGIN.password } });

async function everything(app: TestApp) {
  const session = await logIn(app);
  const bearer = session.body.accessToken;
  const { body } = await app.call(listCompanyJobs, {}, bearer);
  const pages = body.jobs.map(({ job }) =>
    app.call(listCandidates, { params: { jobId: job.id }, query: { size: '50' } }, bearer),
  );
  const candidates = (await Promise.all(pages)).flatMap((page) => page.body.content);
  return { bearer, session, jobs: body.jobs, candidates };
}

oneDatabase('the example company', (open) => {
  let app: TestApp;
  let candidates: Candidate[];
  let bearer: string;
  let printed: unknown;

  beforeAll(async () => {
    app = await openTestApp(open, { readCv });
    printed = await seedExample(app.deps);
    ({ candidates, bearer } = await everything(app));
  }, 120_000);
  afterAll(() => app.close());

  test('the CV reader already has the texts of all example CVs, so the seeding starts no child process in its transaction', () => {
    expect(new Set(PEOPLE.flatMap(({ cv }) => cv ?? [])).size).toBeLessThanOrEqual(KEPT_TEXTS);
  });

  test('the example log-in works and shows every French and English offer and every candidate', async () => {
    expect(printed).toEqual(EXAMPLE_LOGIN);
    const { session, jobs } = await everything(app);
    expect(session).toMatchObject({ status: 200, body: { onBoardingStatus: 'COMPLETED' } });
    expect(jobs.map(({ job }) => job.title).sort()).toEqual(OFFERS.map(({ job }) => job.title).sort());
    expect(new Set(jobs.map(({ job }) => job.interviewLanguage))).toEqual(new Set(['Français', 'Anglais']));
    expect(candidates).toHaveLength(PEOPLE.length);
  });

  test('the example company has candidates in every interview state, two accepted and two rejected', () => {
    const count = (state: Candidate['interviewState']) =>
      candidates.filter(({ interviewState }) => interviewState === state).length;
    expect(count('COMPLETED')).toBe(PEOPLE.filter(({ cv }) => cv !== undefined).length);
    for (const state of ['REGISTERED', 'STARTED', 'EXPIRED'] as const) expect(count(state)).toBeGreaterThanOrEqual(3);
    for (const status of ['ACCEPTED', 'REJECTED'] as const) {
      expect(candidates.filter((candidate) => candidate.status === status)).toHaveLength(2);
    }
  });

  test('the two « Invité » candidates have real invitations: one accepted twice, one without a reply', async () => {
    const { body } = await app.call(listInvitations, {}, bearer);
    const now = app.clock.now();
    const shown = body.map(({ candidateFullName, interviewInvitation: { interviewDate, reply } }) => {
      const date = parseInterviewDate(interviewDate)!;
      expect([1, 2, 3, 4, 5]).toContain(date.getUTCDay());
      return `${candidateFullName} ${isUpcoming(date, now) ? 'upcoming' : 'past'} ${reply}`;
    });
    expect(shown).toEqual([
      'Mohamed Ali Hamdi upcoming NONE',
      'Sarra Mejri upcoming ACCEPTED',
      'Sarra Mejri past ACCEPTED',
    ]);
    const invited = candidates.filter(({ status }) => status === 'ACCEPTED').map(({ lastName }) => lastName);
    expect(invited.sort()).toEqual(['Hamdi', 'Mejri']);
    const mails = await app.mails('sarra.mejri@courriel.example');
    expect(mails.filter(({ text }) => text.includes('/Invitation/'))).toHaveLength(2);
  });

  test('the local engine has scored every finished example interview, over the whole score range', () => {
    const finished = candidates.filter(({ interviewState }) => interviewState === 'COMPLETED');
    for (const { evaluation } of finished) {
      expect(evaluation?.engine.name).toBe('local');
      expect(evaluation?.dimensions).toHaveLength(10);
    }
    const scores = finished.map(({ evaluation }) => evaluation?.score ?? 0);
    expect(scores.filter((score) => score >= 75).length).toBeGreaterThanOrEqual(4);
    expect(scores.filter((score) => score >= 50 && score < 75).length).toBeGreaterThanOrEqual(4);
    expect(scores.filter((score) => score < 50).length).toBeGreaterThanOrEqual(4);
    expect(candidates.filter(({ interviewState, evaluation }) => interviewState !== 'COMPLETED' && evaluation)).toEqual(
      [],
    );
  });

  test('every finished example candidate answers every question, and no answer lacks its question', async () => {
    const { jobs } = await everything(app);
    for (const { job, candidates: people } of OFFERS) {
      const { id } = jobs.find(({ job: { title } }) => title === job.title)!.job;
      const { body } = await app.call(getJobQuestions, { params: { id } }, bearer);
      const asked = body.questions.map(answerKey);
      for (const { lastName, answers, cv } of people) {
        if (!answers) continue;
        const keys = Object.keys(answers);
        expect({ lastName, keys }).toEqual({ lastName, keys: cv === undefined ? asked.slice(0, keys.length) : asked });
      }
    }
  });

  test('a scanned example CV has a warning and no CV score, and its file can be downloaded', async () => {
    const scanned = candidates.find(({ lastName }) => lastName === 'Sassi');
    expect(scanned?.evaluation?.cvWarnings.join()).toContain('image numérisée');
    expect(scanned?.evaluation).toMatchObject({ cvScore: null, experienceMatch: null });
    const link = await app.call(getCandidateCv, { params: { id: scanned!.id } }, bearer);
    expect(link.body.fileName).toBe('cv-leila-sassi.pdf');
    const file = await app.app.inject(link.body.url);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('only the example candidate with pasted answers has an authenticity deduction', () => {
    const marked = candidates.filter(({ evaluation }) => (evaluation?.authenticity.deduction ?? 0) > 0);
    expect(marked.map(({ lastName }) => lastName)).toEqual(['Gharbi']);
  });

  test('the example’s applications and mails date from the last 26 days, and every recipient is an example address', async () => {
    const now = app.clock.now().getTime();
    const mails = await app.mails();
    expect(mails.length).toBeGreaterThan(PEOPLE.length);
    const instants = [
      ...candidates.map(({ appliedAt }) => appliedAt),
      ...mails.flatMap(({ createdAt, sentAt }) => [createdAt, sentAt ?? '']),
    ];
    for (const instant of instants) {
      expect(Date.parse(instant)).toBeLessThan(now);
      expect(now - Date.parse(instant)).toBeLessThan(26 * 24 * 60 * 60 * 1000);
    }
    expect(mails.every(({ to }) => to.endsWith('.example') || to === app.deps.config.operatorEmail)).toBe(true);
  });

  test('the example’s Entreprise plan runs for more than 20 days and cannot be activated again', async () => {
    const { body } = await app.call(listSubscriptions, {}, bearer);
    const running = body.filter(({ isCurrent }) => isCurrent);
    expect(running).toMatchObject([{ planId: 'entreprise', jobsUsed: 3 }]);
    expect(Date.parse(running[0]!.expireAt!) - app.clock.now().getTime()).toBeGreaterThan(20 * 24 * 60 * 60 * 1000);
    const statuses = async () =>
      (await app.call(listSubscriptions, {}, bearer)).body.map(({ subscriptionStatus }) => subscriptionStatus).sort();
    expect(await statuses()).toEqual(['ACTIVE', 'EXPIRED']);
    const session = await openSession(app.deps, bearer);
    const again = activateSubscription(app.deps, session!.companyId, running[0]!.id);
    await expect(again).rejects.toMatchObject({ code: 'NOTHING_TO_ACTIVATE' });
    expect(await statuses()).toEqual(['ACTIVE', 'EXPIRED']);
  });

  test('the mailed link of an interrupted example interview opens the interview with three answers', async () => {
    const [mail] = await app.mails('mehdi.chaabane@courriel.example');
    const token = /Interview\/([\w-]+)/.exec(mail!.text)![1]!;
    const { status, body } = await app.call(getInterview, { params: { token } });
    expect(status).toBe(200);
    expect(body.answers).toHaveLength(3);
  });

  test('a second seeding adds nothing, and returns the log-in only while its password works', async () => {
    expect(await seedExample(app.deps)).toEqual(EXAMPLE_LOGIN);
    const after = await everything(app);
    expect(after.jobs).toHaveLength(OFFERS.length);
    expect(after.candidates).toHaveLength(PEOPLE.length);
    const changed = { ...app.deps, passwords: { ...app.deps.passwords, verify: async () => false } };
    expect(await seedExample(changed)).toBeNull();
  });

  test('an exposed installation refuses the example’s printed password and accepts a changed one', async () => {
    const exposed = { ...app.deps, config: { ...app.deps.config, exposed: true } };
    const { email: userName, password } = EXAMPLE_LOGIN;
    await expect(openAccount(exposed, { userName, password, device: 'Un autre appareil' })).rejects.toMatchObject({
      code: 'BAD_CREDENTIALS',
    });
    const own = { ...exposed, passwords: { ...exposed.passwords, verify: async () => true } };
    expect(
      await openAccount(own, { userName, password: 'un autre mot de passe', device: 'Un autre appareil' }),
    ).toHaveProperty('accessToken');
  });
});

describe('seeding of an installation in use or interrupted', () => {
  test('an installation with a company of its own gets no example company', async () => {
    const app = await openTestApp(freshDatabase, { readCv });
    await newAccount(app);
    expect(await seedExample(app.deps)).toBeNull();
    expect((await logIn(app)).body.code).toBe('BAD_CREDENTIALS');
    await app.close();
  });

  test('an interrupted seeding leaves no data behind, and the next seeding is complete', async () => {
    const app = await openTestApp(freshDatabase, { readCv });
    let left = 7;
    const full: FileStore = {
      ...app.deps.files,
      async put() {
        left -= 1;
        if (left < 0) throw new Error('the disk is full');
      },
    };
    await expect(seedExample({ ...app.deps, files: full })).rejects.toThrow('the disk is full');
    expect((await logIn(app)).body.code).toBe('BAD_CREDENTIALS');
    expect(await app.mails()).toEqual([]);
    expect(await seedExample(app.deps)).toEqual(EXAMPLE_LOGIN);
    expect((await everything(app)).candidates).toHaveLength(PEOPLE.length);
    await app.close();
  }, 120_000);
});

describe('example meetings', () => {
  const WEEK = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
  test.each(WEEK.flatMap((day) => [`${day}T00:10:00Z`, `${day}T23:50:00Z`]))(
    'the example meetings are in order and on working days if the server first starts at %s',
    (start) => {
      const now = new Date(start);
      for (const meeting of PEOPLE.flatMap(({ meetings = [] }) => meetings)) {
        const date = workingDay(...meeting.on, now);
        const moments = [instantOf(meeting.invited, now), ...(meeting.reply ? [instantOf(meeting.reply.at, now)] : [])];
        expect(moments.every((moment) => moment < now && moment < date)).toBe(true);
        expect([0, 6]).not.toContain(date.getUTCDay());
        expect(date > now).toBe(meeting.on[0] > 0);
      }
      // A second invitation comes only after the first meeting.
      const again = PEOPLE.flatMap(({ meetings = [] }) =>
        meetings.slice(1).map(({ invited }, index) => [meetings[index]!.on, invited] as const),
      );
      expect(again.every(([on, invited]) => workingDay(...on, now) < instantOf(invited, now))).toBe(true);
    },
  );
});

describe('example texts', () => {
  test('the example data passes the same schemas as user input', () => {
    const { email: userName, password } = EXAMPLE_LOGIN;
    const { address: adresse, ...company } = EXAMPLE_COMPANY;
    expect(z.safeParse(signupSchema, { userName, password, adresse, ...company }).error).toBeUndefined();
    expect(z.safeParse(onboardingSchema, EXAMPLE_IDENTITY).error).toBeUndefined();
    for (const { job, candidates } of OFFERS) {
      expect(z.safeParse(createJobSchema, job).error).toBeUndefined();
      for (const { firstName, lastName, email, phone, answers = {} } of candidates) {
        expect(
          z.safeParse(registrationSchema, { firstName, lastName, email, phone, jobId: 'x' }).error,
        ).toBeUndefined();
        for (const answer of Object.values(answers)) expect(z.safeParse(answerText, answer).success).toBe(true);
      }
    }
  });

  test('answersFor says « no example » to an unprepared question, and stops there for a candidate without a CV', () => {
    const candidate = { ...PEOPLE[0]!, cv: 'cv.pdf', answers: { Motivation: 'm', Transparence: 't', Séniorité: 's' } };
    const questions = [
      { kind: 'motivation', competency: 'Motivation' },
      { kind: 'value', competency: 'Excellence' },
      { kind: 'value', competency: 'Transparence' },
      { kind: 'scenario', competency: 'Jugement' },
    ] as const;
    const language = 'Français';
    const none = 'Je n’ai pas d’exemple précis à donner sur ce point.';
    expect(answersFor(questions, { language, candidate })).toEqual(['m', none, 't', 's']);
    expect(answersFor(questions, { language, candidate: { ...candidate, cv: undefined } })).toEqual(['m']);
  });
});
