import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInterview } from '@kafaa/domain/interviews/api';
import { LINK_SENT, OFFER_CLOSED } from '@kafaa/domain/interviews/texts';
import { inviteCandidate, withdrawInvitation } from '@kafaa/domain/invitations/api';
import { closeJob } from '@kafaa/domain/jobs/api';
import { renewOwnInterview, withdrawApplication } from '@kafaa/domain/own-data/api';
import { meetingOffSaid, meetingOverSaid, OFFER_CLOSED_BEFORE } from '@kafaa/domain/own-data/texts';
import { askForReview } from '#/features/reviews/service';
import { Offer, renewed } from '@kafaa/testing/app/applicants';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { answerAll, newEntreprise, newJob, tokenFromMail } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';

const INTERVIEW = /Interview\/([\w-]+)/;
// The test clock begins on Saturday 21 November 2026 at 10:00 in Tunis.
const MONDAY = '2026-11-23T09:00:00';
const MONDAY_SAID = 'lundi 23 novembre 2026 à 10:00';

oneDatabase('the next step on the own-data page', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  const renew = (link: string) => app.call(renewOwnInterview, { params: { link } });
  const noticeOf = async (offer: Offer, link: string) => (await offer.own(link)).body.notice;

  test('the page tells that a meeting was cancelled, and that the time of a meeting has passed', async () => {
    const recruiter = await newEntreprise(app);
    const offer = new Offer(app, recruiter, (await newJob(app, recruiter)).id);
    const invited = async () => {
      const { id, link } = await offer.evaluated();
      const details = {
        interviewType: 'ONLINE',
        interviewPlace: 'https://meet.example/a',
        interviewDate: MONDAY,
      } as const;
      const body = { candidateId: id, ...details, customMessage: '' };
      const answer = await app.call(inviteCandidate, { body }, recruiter.token);
      return { link, id: answer.body.interviewInvitation.id };
    };
    const [off, over] = [await invited(), await invited()];
    expect(await noticeOf(offer, over.link)).toBeUndefined();
    await app.call(withdrawInvitation, { params: { id: off.id } }, recruiter.token);
    expect(await noticeOf(offer, off.link)).toBe(meetingOffSaid(MONDAY_SAID));
    app.clock.move({ days: 3 });
    expect(await noticeOf(offer, renewed(app, over.link))).toBe(meetingOverSaid(MONDAY_SAID));
  });

  test('the own-data page mails a new link to an expired interview with its answers, and none to a finished or withdrawn one', async () => {
    const offer = await Offer.open(app);
    const [late, withdrawn, done] = [await offer.applicant(), await offer.applicant(), await offer.finished()];
    await answerAll(app, late.token, 'Une réponse à garder.');
    await app.call(withdrawApplication, { params: { link: withdrawn.link } });
    app.clock.move({ days: 9, minutes: 1 });
    expect((await offer.own(late.link)).body).toMatchObject({ state: 'EXPIRED' });
    expect(await renew(late.link)).toMatchObject({ status: 202, body: { message: LINK_SENT } });
    await app.drain();
    const fresh = await tokenFromMail(app, late.email, INTERVIEW);
    expect(fresh).not.toBe(late.token);
    const { status, body } = await app.call(getInterview, { params: { token: fresh } });
    expect([status, body.answers[0]?.answer]).toEqual([200, 'Une réponse à garder.']);
    expect((await renew(withdrawn.link)).body).toMatchObject({ code: 'NOTHING_TO_RESUME' });
    expect((await renew(done.link)).body).toMatchObject({ code: 'EXPIRED_LINK' });
    expect((await renew('inconnu')).status).toBe(404);
  });

  test('after the offer is closed, page and link of an interview that has not begun say so and send no new link', async () => {
    const offer = await Offer.open(app);
    const { link, token } = await offer.applicant();
    expect(await noticeOf(offer, link)).toBeUndefined();
    await app.call(closeJob, { params: { id: offer.jobId } }, offer.recruiter.token);
    expect(await noticeOf(offer, link)).toBe(OFFER_CLOSED_BEFORE);
    const closed = { code: 'INTERVIEW_PAUSED', message: OFFER_CLOSED };
    expect((await renew(link)).body).toMatchObject(closed);
    expect((await app.call(getInterview, { params: { token } })).body).toMatchObject(closed);
  });

  test('an open request for a person shows on the own-data page and in the running interview', async () => {
    const offer = await Offer.open(app);
    const { link, token } = await offer.applicant();
    await answerAll(app, token, 'Une réponse.');
    expect((await app.call(getInterview, { params: { token } })).body.personAsked).toBeUndefined();
    await askForReview(app.deps, token, { kind: 'PERSON', reason: '' });
    expect((await app.call(getInterview, { params: { token } })).body.personAsked).toBe(true);
    expect(await noticeOf(offer, link)).toMatch(/^Vous avez demandé une personne le \d/);
  });
});
