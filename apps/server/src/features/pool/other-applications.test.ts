import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { changeReading } from '@kafaa/domain/evaluations/api';
import { correctOwnData, eraseOwnData } from '@kafaa/domain/own-data/api';
import { listOthers } from '@kafaa/domain/pool/api';
import { type Applicant, Offer } from '@kafaa/testing/app/applicants';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  newEntreprise,
  newJob,
  newMember,
  type Recruiter,
  start,
} from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { quick, textCv } from '@kafaa/testing/routes/two-companies';

oneDatabase('applications of the same person to other offers', (open) => {
  let app: TestApp;
  let recruiter: Awaited<ReturnType<typeof newEntreprise>>;
  let first: Offer;
  let second: Offer;
  let phones = 30_000_000;
  beforeAll(async () => {
    app = await openTestApp(open, quick);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    recruiter = await newEntreprise(app);
    first = new Offer(app, recruiter, (await newJob(app, recruiter)).id);
    second = new Offer(app, recruiter, (await newJob(app, recruiter)).id);
  });

  /** Creates an application with the given telephone number, or else with one that no other application has. */
  async function applied(
    offer: Offer,
    { email, phone = String((phones += 1)) }: { email?: string; phone?: string } = {},
  ) {
    app.clock.move({ minutes: 1 });
    const one = await offer.applicant(email);
    const body = { firstName: 'Amira', lastName: 'Ben Salah', phone };
    await app.call(correctOwnData, { params: { link: one.link }, body });
    return { ...one, phone, id: await idOf(offer, one) };
  }
  async function idOf({ jobId, recruiter: { token } }: Offer, { email }: Pick<Applicant, 'email'>): Promise<string> {
    const { content } = (await app.call(listCandidates, { params: { jobId }, query: {} }, token)).body;
    return content.find((one) => one.email === email)?.id ?? '';
  }
  const others = async (id: string, { token }: Pick<Recruiter, 'token'> = recruiter) =>
    (await app.call(listOthers, { params: { id } }, token)).body;
  const counted = async (id: string, { token }: Pick<Recruiter, 'token'> = recruiter) =>
    (await app.call(getCandidate, { params: { id } }, token)).body.otherApplications;

  test('a candidate’s file shows the other applications of the same confirmed address with offer, date and stage', async () => {
    const one = await applied(first);
    const two = await applied(second, { email: one.email });
    await start(app, one.token);
    // The address of the second application is not confirmed, because anybody may have typed it.
    expect(await others(one.id)).toEqual([]);
    expect(await counted(one.id)).toBeUndefined();
    await answerAll(app, two.token);
    await complete(app, two.token, { cv: { name: 'cv.pdf', bytes: textCv('Comptable, Sage.') } });
    await app.drain();
    expect(await others(one.id)).toEqual([
      {
        id: two.id,
        jobId: second.jobId,
        jobTitle: expect.any(String) as string,
        appliedAt: expect.any(String) as string,
        stage: 'TO_DECIDE',
        recommendation: expect.any(String) as string,
        closed: false,
        same: 'EMAIL',
      },
    ]);
    expect(await counted(one.id)).toBe(1);
    expect(await others(two.id)).toMatchObject([{ id: one.id, stage: 'STARTED', recommendation: null, same: 'EMAIL' }]);
    const { content } = (await app.call(listCandidates, { params: { jobId: first.jobId }, query: {} }, recruiter.token))
      .body;
    expect(content).toMatchObject([{ id: one.id, otherApplications: 1 }]);
  });

  test('a candidate’s file marks another offer’s application with the same telephone number as a match of the number only', async () => {
    const one = await applied(first);
    const family = await applied(second, { phone: one.phone });
    await applied(first, { phone: one.phone });
    const elsewhere = await Offer.open(app);
    await applied(elsewhere, { phone: one.phone, email: one.email });
    expect(await others(one.id)).toMatchObject([{ id: family.id, same: 'PHONE', stage: 'REGISTERED' }]);
    expect(await counted(one.id)).toBe(1);
    const foreign = await app.call(listOthers, { params: { id: one.id } }, elsewhere.recruiter.token);
    expect(foreign).toMatchObject({ status: 404, body: { code: 'CANDIDATE_NOT_FOUND' } });
  });

  test('a person who sees one offer learns of no application to another offer, and an erased application disappears', async () => {
    const one = await applied(first);
    const two = await applied(second, { phone: one.phone });
    const allOffers = false;
    const reviewer = await newMember(app, recruiter, { role: 'REVIEWER', allOffers, jobIds: [first.jobId] });
    expect(await others(one.id, reviewer)).toEqual([]);
    expect(await counted(one.id, reviewer)).toBeUndefined();
    expect(await app.call(listOthers, { params: { id: two.id } }, reviewer.token)).toMatchObject({ status: 404 });
    const both = { allOffers, jobIds: [first.jobId, second.jobId] };
    expect(await others(one.id, await newMember(app, recruiter, { role: 'REVIEWER', ...both }))).toHaveLength(1);
    await app.call(eraseOwnData, { params: { link: two.link }, body: { confirmed: true } });
    expect(await others(one.id)).toEqual([]);
    expect(await counted(one.id)).toBeUndefined();
  });

  test('other applications hide the recommendation of an evaluation that is closed to the reader', async () => {
    await app.call(changeReading, { body: { on: true } }, recruiter.token);
    const one = await applied(first);
    const two = await applied(second, { phone: one.phone });
    await answerAll(app, two.token);
    await complete(app, two.token, { cv: { name: 'cv.pdf', bytes: textCv('Comptable, Sage.') } });
    await app.drain();
    expect(await others(one.id)).toMatchObject([{ id: two.id, recommendation: null, closed: true }]);
  });
});
