import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { approveFeedback, getFeedback, saveFeedback } from '@kafaa/domain/feedback/api';
import { eraseOwnData, exportOwnData, reopenInterview, withdrawApplication } from '@kafaa/domain/own-data/api';
import { askForReview } from '#/features/reviews/service';
import { Offer } from '@kafaa/testing/app/applicants';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { answerAll, askWhatFits, complete, newJob, newMember, newSubscriber } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { LIVED_ANSWER } from '@kafaa/testing/answers';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { rowsOf } from '@kafaa/testing/routes/two-companies';

const SUBJECT = /^Le bilan de votre entretien/;

oneDatabase('the feedback for a candidate', (open) => {
  let app: TestApp;
  let offer: Offer;
  let token: string;
  beforeAll(async () => {
    app = await openTestApp(open);
    // The test uses the free plan, because every plan includes the feedback.
    const recruiter = await newSubscriber(app);
    const { id } = await newJob(app, recruiter);
    await askWhatFits(app, recruiter, id);
    offer = new Offer(app, recruiter, id);
    ({ token } = recruiter);
  });
  afterAll(() => app.close());

  /** Creates a candidate with an evaluated interview. */
  async function evaluated(answer = LIVED_ANSWER) {
    const candidate = await offer.applicant();
    await answerAll(app, candidate.token, answer);
    await complete(app, candidate.token, { cv: { name: 'cv.pdf', bytes: await pdfCv(['2019 - 2024 : caissière']) } });
    await app.drain();
    return { ...candidate, id: await idOf(candidate.email) };
  }
  async function idOf(email: string): Promise<string> {
    const query = { search: email };
    const page = await app.call(listCandidates, { params: { jobId: offer.jobId }, query }, token);
    return page.body.content[0]?.id ?? '';
  }
  const read = async (id: string) => (await app.call(getFeedback, { params: { id } }, token)).body;
  const save = (id: string, text: string) => app.call(saveFeedback, { params: { id }, body: { text } }, token);
  const approve = (...ids: string[]) => app.call(approveFeedback, { body: { ids } }, token);
  const mailed = async (email: string) => (await app.mails(email)).filter(({ subject }) => SUBJECT.test(subject));
  const actions = async (id: string) => {
    const rows = await rowsOf<{ action: string }>(
      app.deps.db,
      sql`select action from audit_events where candidate_id = ${id} and action like 'FEEDBACK%' order by at, id`,
    );
    return rows.map(({ action }) => action);
  };

  test('the feedback quotes the answers verbatim without a score, and is sent only after its approval', async () => {
    const { id, email, link } = await evaluated();
    const { text, edited, approvedAt } = await read(id);
    expect([edited, approvedAt]).toEqual([false, null]);
    const quotes = [...(text ?? '').matchAll(/^Vous avez écrit\u00A0: «\u00A0(.+)\u00A0»$/gm)].map(
      ([, quote]) => quote,
    );
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(LIVED_ANSWER).toContain(quote);
    expect(text?.replaceAll(LIVED_ANSWER, '')).not.toMatch(/sur 100|\/ ?100|rencontrer|approfondir|candidats?/);
    expect(await mailed(email)).toEqual([]);
    expect((await offer.own(link)).body.feedback).toBeNull();

    expect((await approve(id)).body).toEqual({ approved: [id], skipped: 0 });
    expect((await approve(id)).body).toEqual({ approved: [id], skipped: 0 });
    const [mail, ...more] = await mailed(email);
    expect(more).toEqual([]);
    for (const quote of quotes) expect(mail?.text.replace(/\s+/g, ' ')).toContain(quote?.replace(/\s+/g, ' '));
    expect((await offer.own(link)).body.feedback).toEqual({ text, at: app.clock.now().toISOString() });
    expect(await actions(id)).toEqual(['FEEDBACK_APPROVED']);
  });

  test('an edited feedback is sent as edited, and a sent feedback does not change', async () => {
    const { id, email, link } = await evaluated();
    const refused = await save(id, 'Suite sur www.exemple.tn');
    expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([400, 'text']);
    expect((await save(id, 'Vous racontez bien.\nDites aussi la fin.')).body).toMatchObject({ edited: true });
    expect((await offer.own(link)).body.feedback).toBeNull();
    await approve(id);
    expect((await mailed(email))[0]?.text).toContain('Dites aussi la fin.');
    expect((await save(id, 'Autre chose.')).status).toBe(409);
    expect((await offer.own(link)).body.feedback?.text).toBe('Vous racontez bien.\nDites aussi la fin.');
    expect((await actions(id)).toSorted()).toEqual(['FEEDBACK_APPROVED', 'FEEDBACK_SAVED']);
  });

  test('approving several feedbacks skips candidates without an evaluation and candidates who asked for a human review', async () => {
    const [one, other, byPerson] = [await evaluated(), await evaluated(), await evaluated()];
    const running = await offer.applicant();
    const runningId = await idOf(running.email);
    await askForReview(app.deps, byPerson.link, { kind: 'PERSON', reason: '' });
    expect(await read(byPerson.id)).toEqual({ text: null, edited: false, approvedAt: null });
    expect(await read(runningId)).toEqual({ text: null, edited: false, approvedAt: null });
    const done = await approve(one.id, other.id, byPerson.id, runningId);
    expect(done.body).toEqual({ approved: [one.id, other.id], skipped: 2 });
    for (const { email } of [byPerson, running]) expect(await mailed(email)).toEqual([]);
    for (const { email } of [one, other]) expect(await mailed(email)).toHaveLength(1);
    expect((await approve(runningId)).body.code).toBe('NO_FEEDBACK');
    expect((await save(byPerson.id, 'Bravo.')).body.code).toBe('NO_FEEDBACK');
  });

  test('a withdrawn candidate gets no feedback, and a reviewer can read but not send feedback', async () => {
    const { id, link, email } = await evaluated();
    const reviewer = await newMember(app, offer.recruiter, { role: 'REVIEWER', jobIds: [offer.jobId] });
    expect((await app.call(getFeedback, { params: { id } }, reviewer.token)).status).toBe(200);
    expect((await app.call(approveFeedback, { body: { ids: [id] } }, reviewer.token)).status).toBe(403);
    await app.call(withdrawApplication, { params: { link } });
    expect((await approve(id)).body.code).toBe('APPLICATION_WITHDRAWN');
    expect(await mailed(email)).toEqual([]);
  });

  test('a reopened interview and an erasure delete the feedback, which the candidate’s data file contains until then', async () => {
    const again = await evaluated();
    await save(again.id, 'Vous racontez bien.');
    const kept = (await app.call(exportOwnData, { params: { link: again.link } })) as unknown as { body: unknown };
    expect(JSON.stringify(kept.body)).toContain('Vous racontez bien.');
    await app.call(reopenInterview, { params: { id: again.id } }, token);
    expect(await read(again.id)).toEqual({ text: null, edited: false, approvedAt: null });
    const gone = await evaluated();
    await approve(gone.id);
    await app.call(eraseOwnData, { params: { link: gone.link }, body: { confirmed: true } });
    const rows = await rowsOf(
      app.deps.db,
      sql`select 1 from feedback_cards where candidate_id in (${gone.id}, ${again.id})`,
    );
    expect(rows).toEqual([]);
  });
});
