import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import { rejectCandidate, unrejectCandidate } from '@kafaa/domain/candidates/api';
import { createJob, getPublicJob, updateJob } from '@kafaa/domain/jobs/api';
import type { PromiseDays } from '@kafaa/domain/jobs/options';
import { reopenInterview, resumeApplication, withdrawApplication, eraseOwnData } from '@kafaa/domain/own-data/api';
import { Offer, renewed } from '@kafaa/testing/app/applicants';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { jobPayload, newEntreprise, newMember, PASSWORD } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { tellPromises } from './promises-service.ts';

const RECEIVED = /bien arrivée/;
const LATE = /la réponse se fait attendre/;
const DUE = /réponses? promises?/;

oneDatabase('promised answer date', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  async function promising(promiseDays: PromiseDays | null): Promise<Offer> {
    const recruiter = await newEntreprise(app);
    const { body } = await app.call(createJob, { body: { ...jobPayload, promiseDays } }, recruiter.token);
    return new Offer(app, recruiter, body.id);
  }
  const promiseTo = (offer: Offer, promiseDays: PromiseDays | null) => {
    const { idealProfile: _, interviewLanguage: __, ...basics } = jobPayload;
    const request = { params: { id: offer.jobId }, body: { ...basics, promiseDays } };
    return app.call(updateJob, request, offer.recruiter.token);
  };
  /** Logs the recruiter in again, because a session ends after some days without use. */
  async function returns(offer: Offer): Promise<Offer> {
    const body = { userName: offer.recruiter.email, password: PASSWORD };
    const { accessToken } = (await app.call(login, { body })).body;
    return new Offer(app, { ...offer.recruiter, token: accessToken }, offer.jobId);
  }
  const mailsLike = async (to: string, subject: RegExp) =>
    (await app.mails(to)).filter((mail) => subject.test(mail.subject));
  const daysAgo = (promisedBy: string | undefined) =>
    promisedBy === undefined
      ? undefined
      : Math.round((Date.parse(`${promisedBy}T00:00:00Z`) - app.clock.now().getTime()) / 86_400_000 + 0.5);
  const ofCandidate = async (offer: Offer, email: string) => {
    const found = (await (await returns(offer)).listed()).find((candidate) => candidate.email === email);
    if (!found) throw new Error('the candidate is not in the list');
    return found;
  };

  test('an application keeps the answer delay promised when it was made, whatever the offer promises later', async () => {
    const offer = await promising(7);
    const early = await offer.applicant();
    const first = await offer.finished();
    expect((await promiseTo(offer, 21)).body.promiseDays).toBe(21);
    const second = await offer.finished();
    expect((await promiseTo(offer, null)).body.promiseDays).toBeNull();
    const third = await offer.finished();
    const days = async (email: string) => daysAgo((await ofCandidate(offer, email)).promisedBy);
    expect(await days(first.email)).toBe(7);
    expect(await days(second.email)).toBe(21);
    expect(await days(third.email)).toBeUndefined();
    // No day is promised before the interview is finished.
    expect(await days(early.email)).toBeUndefined();
    const mail = async (email: string) => (await mailsLike(email, RECEIVED))[0]?.text;
    expect(await mail(first.email)).toMatch(/Réponse avant le \d+\p{L}* \p{L}+, oui ou non\./u);
    expect(await mail(third.email)).not.toContain('oui ou non');
    expect((await offer.own(first.link)).body.promise).toEqual({
      text: expect.stringMatching(/^Réponse avant le/) as unknown,
      contact: null,
    });
    expect((await offer.own(third.link)).body.promise).toBeNull();
  }, 120_000);

  test('an update of an offer without the field keeps its promised delay, and another number of days is refused', async () => {
    const offer = await promising(14);
    const { idealProfile: _, interviewLanguage: __, ...basics } = jobPayload;
    const edit = (body: object) =>
      app.call(updateJob, { params: { id: offer.jobId }, body: { ...basics, ...body } }, offer.recruiter.token);
    expect((await edit({ salary: 1 })).body.promiseDays).toBe(14);
    expect((await edit({ promiseDays: 8 })).status).toBe(400);
    expect((await app.call(getPublicJob, { params: { id: offer.jobId } })).body.promiseDays).toBe(14);
  });

  test('each person of the offer gets one mail two days before a promised answer day', async () => {
    const offer = await promising(7);
    const { token, email } = offer.recruiter;
    const colleague = await newMember(app, { token, email }, { role: 'RECRUITER', allOffers: true });
    const reader = await newMember(app, { token, email }, { role: 'REVIEWER', allOffers: true });
    const [waiting, decided, gone] = [await offer.finished(), await offer.finished(), await offer.finished()];
    await app.call(rejectCandidate, { params: { id: (await ofCandidate(offer, decided.email)).id }, body: {} }, token);
    await app.call(withdrawApplication, { params: { link: gone.link } });
    app.clock.move({ days: 4 });
    await tellPromises(app.deps);
    expect(await mailsLike(email, DUE)).toEqual([]);
    app.clock.move({ days: 1 });
    await Promise.all([tellPromises(app.deps), tellPromises(app.deps)]);
    app.clock.move({ days: 1 });
    await tellPromises(app.deps);
    for (const to of [email, colleague.email]) {
      const [mail, ...more] = await mailsLike(to, DUE);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('1 réponse promise, bientôt dues');
      expect(mail?.text).toContain(`candidate=${(await ofCandidate(offer, waiting.email)).id}`);
    }
    expect(await mailsLike(reader.email, DUE)).toEqual([]);
    expect(await mailsLike(waiting.email, LATE)).toEqual([]);
  });

  test('the company and the candidate are told once of a missed answer date, and no candidate is rejected', async () => {
    const offer = await promising(7);
    const { email } = offer.recruiter;
    const waiting = await offer.finished();
    app.clock.move({ days: 7 });
    await Promise.all([tellPromises(app.deps), tellPromises(app.deps)]);
    app.clock.move({ days: 1 });
    await tellPromises(app.deps);
    await app.drain();
    const [toCompany, ...moreToCompany] = await mailsLike(email, DUE);
    const [toCandidate, ...moreToCandidate] = await mailsLike(waiting.email, LATE);
    expect([moreToCompany, moreToCandidate]).toEqual([[], []]);
    expect(toCompany?.subject).toBe('1 réponse promise, dont 1 en retard');
    expect(toCandidate?.text).toContain(`en écrivant à ${email}`);
    expect(await ofCandidate(offer, waiting.email)).toMatchObject({ status: 'PENDING', rejection: null });
    expect((await offer.own(renewed(app, waiting.link))).body.promise).toEqual({
      text: expect.stringContaining('Elle n’est pas encore venue. Ce n’est pas un refus') as unknown,
      contact: email,
    });
    expect(
      (await offer.subjects(waiting.email)).filter((subject) => subject.startsWith('Votre candidature')),
    ).toHaveLength(2);
  });

  test('the promised days are counted again after a reopened interview and an undone withdrawal', async () => {
    const offer = await promising(7);
    const { token } = offer.recruiter;
    const again = await offer.finished();
    const { id } = await ofCandidate(offer, again.email);
    await app.call(reopenInterview, { params: { id } }, token);
    expect((await ofCandidate(offer, again.email)).promisedBy).toBeUndefined();
    const back = await offer.finished();
    await app.call(withdrawApplication, { params: { link: back.link } });
    app.clock.move({ days: 9 });
    await tellPromises(app.deps);
    await app.call(resumeApplication, { params: { link: renewed(app, back.link) } });
    await tellPromises(app.deps);
    expect(daysAgo((await ofCandidate(offer, back.email)).promisedBy)).toBe(7);
    expect(await mailsLike(back.email, LATE)).toEqual([]);
  });

  test('an erasure deletes the promise mails to the company that name the candidate', async () => {
    const offer = await promising(7);
    const gone = await offer.finished();
    app.clock.move({ days: 5 });
    await tellPromises(app.deps);
    expect(await mailsLike(offer.recruiter.email, DUE)).toHaveLength(1);
    await app.call(eraseOwnData, { params: { link: renewed(app, gone.link) }, body: { confirmed: true } });
    expect(await mailsLike(offer.recruiter.email, DUE)).toEqual([]);
  });

  test('an offer with ten answers shows the median answer time, which includes the waiting time of overdue answers', async () => {
    const offer = await promising(7);
    let { token } = offer.recruiter;
    const answersIn = async () => (await app.call(getPublicJob, { params: { id: offer.jobId } })).body.answersIn;
    const applicants = [];
    for (let count = 0; count < 14; count += 1) applicants.push(await offer.finished());
    const ids = await Promise.all(applicants.map(async ({ email }) => (await ofCandidate(offer, email)).id));
    const reject = (id = '') => app.call(rejectCandidate, { params: { id }, body: {} }, token);
    // A rejection undone within the delay is no answer.
    await reject(ids[0]);
    await app.call(unrejectCandidate, { params: { id: ids[0] ?? '' } }, token);
    app.clock.move({ days: 2, hours: 1 });
    ({ token } = (await returns(offer)).recruiter);
    for (const id of ids.slice(0, 9)) await reject(id);
    expect(await answersIn()).toBeNull();
    await reject(ids[9]);
    expect(await answersIn()).toBe(3);
    // Overdue promises outnumber the answers, so the median must differ from that of the answers alone.
    for (let count = 0; count < 7; count += 1) await offer.finished();
    app.clock.move({ days: 20 });
    expect(await answersIn()).toBeGreaterThan(3);
  }, 120_000);
});
