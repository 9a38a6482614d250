import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { closeJob } from '@kafaa/domain/jobs/api';
import { getTranscript } from '@kafaa/domain/interviews/api';
import { MAX_REVIEW_LENGTH } from '@kafaa/domain/reviews/options';
import { answerReview, listReviews } from '@kafaa/domain/reviews/api';
import { eraseOwnData, getOwnData, withdrawApplication } from '@kafaa/domain/own-data/api';
import { askForReview, countOverdueReviews, describeReviews, overdueReviews, remindOfReviews } from './service.ts';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { oneDatabase, freshDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  newCandidate,
  newEntreprise,
  newJob,
  newSubscriber,
  tokenFromMail,
} from '@kafaa/testing/app/factories';

oneDatabase('contests and requests for a human review', (open) => {
  let app: TestApp;
  /** The owner has the free plan, which includes no transcripts. */
  let owner: Awaited<ReturnType<typeof newSubscriber>>;
  let jobId: string;
  beforeAll(async () => {
    app = await openTestApp(open);
    owner = await newSubscriber(app);
    jobId = (await newJob(app, owner)).id;
  });
  afterAll(() => app.close());

  const applied = async () => {
    const { token, email } = await newCandidate(app, jobId);
    const link = await tokenFromMail(app, email, /MesDonnees\/([\w.-]+)/);
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, owner.token);
    return { token, email, link, id: page.body.content[0]?.id ?? '' };
  };
  const interviewed = async () => {
    const person = await applied();
    await answerAll(app, person.token);
    await complete(app, person.token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    await app.drain();
    return person;
  };
  const read = async (id: string) => (await app.call(getCandidate, { params: { id } }, owner.token)).body;
  const chat = (id: string) => app.call(getTranscript, { params: { id } }, owner.token);
  const reviewsOf = async (id: string) =>
    (await app.call(listReviews, {}, owner.token)).body.filter(({ candidateId }) => candidateId === id);
  const subjects = async (to: string) => (await app.mails(to)).map(({ subject }) => subject);

  test('a contest reaches the company with a due date, opens the answers on the free plan, and is answered by mail', async () => {
    const { id, link, email } = await interviewed();
    expect(await chat(id)).toMatchObject({ status: 403, body: { code: 'PLAN_FEATURE_REQUIRED' } });
    await askForReview(app.deps, link, { kind: 'CONTEST', reason: ' La question 3 parlait d’un autre métier. ' });
    const asked = app.clock.now();
    const due = new Date(asked.getTime() + 30 * 86_400_000).toISOString();
    expect(await reviewsOf(id)).toMatchObject([
      { kind: 'CONTEST', reason: 'La question 3 parlait d’un autre métier.', dueAt: due, overdue: false, answer: null },
    ]);
    expect(await subjects(owner.email)).toContain('Amira Ben Salah conteste son évaluation');
    expect((await app.mails(email)).some(({ subject }) => subject.endsWith('est arrivée'))).toBe(true);
    expect(await chat(id)).toMatchObject({ status: 200 });
    // A contest does not remove the score.
    expect((await read(id)).evaluation).not.toBeNull();

    const send = (answer: string) =>
      app.call(answerReview, { params: { id }, body: { kind: 'CONTEST', answer } }, owner.token);
    expect(await send('Nous avons relu.\nVous avez raison.')).toMatchObject({ status: 200 });
    expect(await send('Nous avons relu.\nVous avez raison.')).toMatchObject({ status: 200 });
    expect(await send('Autre chose')).toMatchObject({ status: 409, body: { code: 'REVIEW_ANSWERED' } });
    const answers = (await app.mails(email)).filter(({ subject }) => subject.includes('répond à votre contestation'));
    expect(answers).toHaveLength(1);
    expect(answers[0]?.text).toContain('Vous avez raison.');
    const { body: bytes } = await app.app.inject(`/api/rights/${link}/export`);
    expect(bytes).toContain('La question 3 parlait d’un autre métier.');
    expect(bytes).toContain('Vous avez raison.');
  });

  test('a review answer with a link is mailed for a paying company, and stays on the page for a free company', async () => {
    const text = 'Rappelez-nous au 71 234 567.\nConfirmez sur https://zitouna-verif.example/login';
    const answered = async ({ id, link, email }: { id: string; link: string; email: string }, token: string) => {
      await askForReview(app.deps, link, { kind: 'PERSON', reason: '' });
      const send = (answer: string) =>
        app.call(answerReview, { params: { id }, body: { kind: 'PERSON', answer } }, token);
      expect((await send('Le texte \u202Eretourné')).status).toBe(400);
      expect((await send(text)).status).toBe(200);
      return (await app.mails(email)).find(({ subject }) => subject.includes('répond à votre demande'));
    };
    const free = await answered(await applied(), owner.token);
    expect(`${free?.text}${free?.html}`).not.toMatch(/zitouna|71 234 567/);
    const page = /\/Relecture\/([\w.-]+)/.exec(free?.text ?? '')?.[1] ?? '';
    expect(await describeReviews(app.deps, page)).toMatchObject({ asked: [{ answer: text }] });

    const paying = await newEntreprise(app);
    const { id: paidJob } = await newJob(app, paying);
    const { email } = await newCandidate(app, paidJob);
    const link = await tokenFromMail(app, email, /MesDonnees\/([\w.-]+)/);
    const listed = await app.call(listCandidates, { params: { jobId: paidJob }, query: {} }, paying.token);
    const paid = await answered({ id: listed.body.content[0]?.id ?? '', link, email }, paying.token);
    expect(paid?.text).toContain('zitouna-verif.example/login');
  });

  test('a request for a human review after the interview hides the score from the company and keeps the answers', async () => {
    const { id, link } = await interviewed();
    expect((await read(id)).evaluation?.score).toBeTypeOf('number');
    await askForReview(app.deps, link, { kind: 'PERSON', reason: '' });
    expect(await read(id)).toMatchObject({ evaluation: null, byPerson: true, interviewState: 'COMPLETED' });
    const page = await app.call(listCandidates, { params: { jobId }, query: { sortBy: 'score' } }, owner.token);
    expect(page.body.content.find((one) => one.id === id)?.evaluation).toBeNull();
    expect((await chat(id)).body.answers.length).toBeGreaterThan(5);
    const own = (await app.call(getOwnData, { params: { link } })).body;
    expect(own.answers.length).toBeGreaterThan(5);
  });

  test('a request for a human review before the interview prevents the score, and a mail asks the company to read', async () => {
    const { id, token, email } = await applied();
    // The request uses the link of the interview, which is accepted, too.
    await askForReview(app.deps, token, { kind: 'PERSON', reason: 'Appelez-moi.' });
    await answerAll(app, token);
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    await app.drain();
    expect(await read(id)).toMatchObject({ evaluation: null, byPerson: true, interviewState: 'COMPLETED' });
    const told = (await app.mails(owner.email)).filter(({ text }) => text.includes('à lire vous-même'));
    expect(told.length).toBeGreaterThan(0);
    expect((await chat(id)).status).toBe(200);
    expect(await subjects(email)).not.toContain('score');
  });

  test('a repeated review request keeps the first one, and invalid, withdrawn, erased and unknown ones are refused', async () => {
    const { id, link } = await interviewed();
    await askForReview(app.deps, link, { kind: 'CONTEST', reason: 'Une fois.' });
    const [first] = await reviewsOf(id);
    app.clock.move({ hours: 2 });
    await Promise.all([1, 2].map(() => askForReview(app.deps, link, { kind: 'CONTEST', reason: 'Deux fois.' })));
    expect(await reviewsOf(id)).toEqual([first]);
    const refused = (sent: string, reason: string, kind: 'CONTEST' | 'PERSON' = 'CONTEST') =>
      askForReview(app.deps, sent, { kind, reason }).then(
        () => 'taken',
        (error: unknown) => (error as { code?: string }).code,
      );
    expect(await refused(link, ' ')).toBe('REVIEW_TEXT');
    expect(await refused(link, 'x'.repeat(MAX_REVIEW_LENGTH + 1))).toBe('REVIEW_TEXT');
    expect(await refused(link, 'x'.repeat(MAX_REVIEW_LENGTH + 1), 'PERSON')).toBe('REVIEW_TEXT');
    for (const wrong of ['', 'nimporte', `${link}x`, '../..', '%00'])
      expect(await refused(wrong, 'a'), wrong).toBe('OWN_DATA_LINK_UNKNOWN');
    await app.call(closeJob, { params: { id: jobId } }, owner.token);
    // The offer is closed, which does not end the right to a human review.
    expect(await refused(link, '', 'PERSON')).toBe('taken');
    await app.call(withdrawApplication, { params: { link } });
    expect(await refused(link, 'Encore.')).toBe('REVIEW_CLOSED');
    await app.call(eraseOwnData, { params: { link }, body: { confirmed: true } });
    expect(await refused(link, 'Encore.')).toBe('DATA_ERASED');
    expect(await reviewsOf(id)).toEqual([]);
    const late = await app.call(
      answerReview,
      { params: { id }, body: { kind: 'CONTEST', answer: 'Bien.' } },
      owner.token,
    );
    expect(late).toMatchObject({ status: 404, body: { code: 'REVIEW_NOT_FOUND' } });
  });
});

describe('unanswered review requests', () => {
  test('an unanswered review request triggers one reminder before its due date and then counts as overdue', async () => {
    const app = await openTestApp(freshDatabase);
    try {
      const owner = await newEntreprise(app);
      const { id: jobId } = await newJob(app, owner);
      const { email } = await newCandidate(app, jobId);
      const link = await tokenFromMail(app, email, /MesDonnees\/([\w.-]+)/);
      await askForReview(app.deps, link, { kind: 'PERSON', reason: '' });
      const reminders = async () =>
        (await app.mails(owner.email)).filter(({ subject }) => subject.includes('attend votre réponse'));
      await remindOfReviews(app.deps);
      expect(await reminders()).toHaveLength(0);
      app.clock.move({ days: 24 });
      await remindOfReviews(app.deps);
      await remindOfReviews(app.deps);
      expect(await reminders()).toHaveLength(1);
      expect([await overdueReviews(app.deps), await countOverdueReviews(app.deps)]).toEqual([[], 0]);
      app.clock.move({ days: 7 });
      expect(await overdueReviews(app.deps)).toMatchObject([{ kind: 'PERSON' }]);
      expect(await countOverdueReviews(app.deps)).toBe(1);
    } finally {
      await app.close();
    }
  });
});
