import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCandidates, rejectCandidate } from '@kafaa/domain/candidates/api';
import { getInterview, renewInterviewLink } from '@kafaa/domain/interviews/api';
import { LINK_SENT } from '@kafaa/domain/interviews/texts';
import { closeJob } from '@kafaa/domain/jobs/api';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { answerAll, tokenFromMail } from '@kafaa/testing/app/factories';
import { Offer } from '@kafaa/testing/app/applicants';

oneDatabase('an expired interview link', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  const opened = (token: string) => app.call(getInterview, { params: { token } });
  const renew = (token: string) => app.call(renewInterviewLink, { params: { token } });
  const links = async (to: string) =>
    (await app.mails(to)).filter(({ subject }) => subject.startsWith('Votre entretien pour'));

  test('an expired link shows its end date and its offer, and its holder gets a new link to the same answers by mail', async () => {
    const offer = await Offer.open(app);
    const { email, token } = await offer.applicant();
    await answerAll(app, token, 'Une réponse à garder.');
    app.clock.move({ days: 9, minutes: 1 });
    expect(await opened(token)).toMatchObject({
      status: 410,
      body: {
        code: 'EXPIRED_LINK',
        message: 'Le lien a expiré le 30 novembre 2026. Un nouveau lien ouvre votre entretien là où il en est.',
        link: `/Apply/${offer.jobId}`,
      },
    });
    expect(await renew(token)).toMatchObject({ status: 200, body: { message: LINK_SENT } });
    expect(await links(email)).toHaveLength(2);
    // Only the reader of the mailbox may extend the interview: it stays closed until the new link is opened.
    expect((await opened(token)).status).toBe(410);
    const fresh = await tokenFromMail(app, email, /Interview\/([\w-]+)/);
    const { status, body } = await opened(fresh);
    expect(status).toBe(200);
    expect(body.answers[0]?.answer).toBe('Une réponse à garder.');
  });

  test('an expired link can be renewed three times an hour, and further requests get the same response', async () => {
    const offer = await Offer.open(app);
    const { email, token } = await offer.applicant();
    app.clock.move({ days: 8 });
    for (let call = 0; call < 5; call += 1) expect((await renew(token)).body.message).toBe(LINK_SENT);
    expect(await links(email)).toHaveLength(1 + 3);
  });

  test('an expired link is not renewed once the application has arrived or is rejected, or the offer is closed', async () => {
    const offer = await Offer.open(app);
    const [waiting, rejected, done] = [await offer.applicant(), await offer.applicant(), await offer.finished()];
    const query = { search: rejected.email };
    const { token } = offer.recruiter;
    const [row] = (await app.call(listCandidates, { params: { jobId: offer.jobId }, query }, token)).body.content;
    await app.call(rejectCandidate, { params: { id: row?.id ?? '' }, body: {} }, token);
    await app.call(closeJob, { params: { id: offer.jobId } }, token);
    const codes = [];
    for (const one of [waiting, rejected, done]) codes.push((await renew(one.token)).body);
    expect(codes).toMatchObject([
      { code: 'INTERVIEW_PAUSED' },
      { code: 'APPLICATION_CLOSED' },
      { code: 'EXPIRED_LINK' },
    ]);
    expect(codes[2]?.message).toMatch(/^Votre candidature est bien arrivée le \d+/);
    expect((await renew('inconnu')).body).toMatchObject({ code: 'EXPIRED_LINK' });
    expect(await links(waiting.email)).toHaveLength(1);
  });
});
