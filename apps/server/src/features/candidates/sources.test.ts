import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFunnel, listCandidates, registerCandidate } from '@kafaa/domain/candidates/api';
import { getOwnData } from '@kafaa/domain/own-data/api';
import { eraseCandidate } from '#/features/own-data/erase-service';
import { OWN_DATA } from '@kafaa/testing/app/applicants';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { answerAll, complete, newEntreprise, newJob, person, start, tokenFromMail } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';

oneDatabase('sources of applications', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  async function offer() {
    const owner = await newEntreprise(app);
    const { id: jobId } = await newJob(app, owner);
    return {
      owner,
      jobId,
      apply: async (source?: string) => {
        const body = { ...person(), jobId, ...(source !== undefined && { source }) };
        expect((await app.call(registerCandidate, { body })).status).toBe(201);
        return body.email;
      },
      sources: async () => (await app.call(getFunnel, { params: { jobId } }, owner.token)).body.sources,
    };
  }

  test('the figures of an offer count applications and finished interviews by the source of their link', async () => {
    const { apply, sources } = await offer();
    await apply('affiche');
    const email = await apply('WhatsApp');
    await apply('whatsapp');
    await apply();
    await apply('inventee');
    const token = await tokenFromMail(app, email, /Interview\/([\w-]+)/);
    await start(app, token);
    await answerAll(app, token);
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    const counted = await sources();
    expect(counted).toHaveLength(3);
    expect(counted).toEqual(
      expect.arrayContaining([
        { source: 'whatsapp', applied: 2, finished: 1, invited: 0 },
        { source: null, applied: 2, finished: 0, invited: 0 },
        { source: 'affiche', applied: 1, finished: 0, invited: 0 },
      ]),
    );
  });

  test('a second registration of the same person keeps the first source', async () => {
    const { apply, sources, jobId } = await offer();
    const email = await apply('facebook');
    await app.call(registerCandidate, { body: { ...person(email), jobId, source: 'linkedin' } });
    expect(await sources()).toEqual([{ source: 'facebook', applied: 1, finished: 0, invited: 0 }]);
  });

  test('a candidate reads the source in their own data, and an erasure removes it from the figures', async () => {
    const { apply, sources, owner, jobId } = await offer();
    const link = await tokenFromMail(app, await apply('qr'), OWN_DATA);
    expect((await app.call(getOwnData, { params: { link } })).body.source).toBe('qr');
    const other = await tokenFromMail(app, await apply(), OWN_DATA);
    expect((await app.call(getOwnData, { params: { link: other } })).body).not.toHaveProperty('source');
    const { content } = (await app.call(listCandidates, { params: { jobId }, query: {} }, owner.token)).body;
    for (const { id } of content)
      await eraseCandidate(app.deps, { companyId: owner.companyId, candidateId: id }, 'CANDIDATE');
    expect(await sources()).toEqual([]);
  });
});
