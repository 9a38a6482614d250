import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLogo, removeLogo, saveLogo } from '@kafaa/domain/companies/api';
import { MAX_LOGO_BYTES, MAX_LOGO_SIDE } from '@kafaa/domain/companies/options';
import { getPublicJob } from '@kafaa/domain/jobs/api';
import { exportEntries } from '#/features/lifecycle/export-service';
import { eachDatabase } from '@kafaa/testing/app/databases';
import { newEntreprise, newJob, newMember } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { logoBody, pngChunk, pngPicture } from '@kafaa/testing/files/pictures';

eachDatabase('company logo', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  const shown = async (id: string) => (await app.call(getPublicJob, { params: { id } })).body.company.logo;
  const fetched = (url: string) => app.app.inject({ method: 'GET', url });

  test('a saved logo appears in the public offer, and browsers cannot run it as a script', async () => {
    const owner = await newEntreprise(app);
    const { id } = await newJob(app, owner);
    expect(await shown(id)).toBeNull();
    const bytes = pngPicture({ width: 160, height: 80 });
    const saved = await app.call(saveLogo, { body: logoBody(bytes) }, owner.token);
    expect(saved.body.logo).toMatchObject({ width: 160, height: 80 });
    expect((await app.call(getLogo, {}, owner.token)).body).toEqual(saved.body);
    const logo = await shown(id);
    expect(logo).toMatchObject({ width: 160, height: 80 });
    const { statusCode, headers, rawPayload } = await fetched(logo?.path ?? '');
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(bytes)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=604800, immutable',
    });
  });

  test('another logo has another URL, and a removed logo disappears from every page', async () => {
    const owner = await newEntreprise(app);
    const { id } = await newJob(app, owner);
    await app.call(saveLogo, { body: logoBody() }, owner.token);
    const first = (await shown(id))?.path ?? '';
    await app.call(saveLogo, { body: logoBody(pngPicture({ width: 90, height: 90 })) }, owner.token);
    const second = (await shown(id))?.path ?? '';
    expect(second).not.toBe(first);
    expect((await fetched(first)).statusCode).toBe(404);
    expect((await fetched(second)).statusCode).toBe(200);
    expect((await app.call(removeLogo, {}, owner.token)).body).toEqual({ logo: null });
    expect(await shown(id)).toBeNull();
    expect((await fetched(second)).statusCode).toBe(404);
    expect((await app.call(removeLogo, {}, owner.token)).status).toBe(200);
  });

  test('the logo of one company does not open under the offer of another', async () => {
    const [owner, stranger] = [await newEntreprise(app), await newEntreprise(app)];
    const [{ id }, { id: other }] = [await newJob(app, owner), await newJob(app, stranger)];
    await app.call(saveLogo, { body: logoBody() }, owner.token);
    const path = (await shown(id))?.path ?? '';
    expect((await fetched(path.replace(id, other))).statusCode).toBe(404);
    expect(await shown(other)).toBeNull();
    expect((await app.call(getLogo, {}, stranger.token)).body).toEqual({ logo: null });
  });

  test('a refused logo file keeps the former logo and gets a reason', async () => {
    const owner = await newEntreprise(app);
    const before = await app.call(saveLogo, { body: logoBody() }, owner.token);
    const answers = async (picture: string) => {
      const { status, body } = await app.call(saveLogo, { body: { picture } }, owner.token);
      return [status, body];
    };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await answers(svg.toString('base64'))).toMatchObject([400, { code: 'LOGO_UNREADABLE' }]);
    const wide = pngPicture({ width: MAX_LOGO_SIDE + 1, height: 40 });
    expect(await answers(wide.toString('base64'))).toMatchObject([400, { code: 'LOGO_SIZE' }]);
    const heavy = pngPicture(
      { width: 40, height: 40 },
      { chunks: [pngChunk('iCCP', Buffer.alloc(MAX_LOGO_BYTES))] },
    ).toString('base64');
    expect(await answers(heavy)).toMatchObject([400, { message: 'Le logo dépasse 100\u00A0Ko.' }]);
    expect(await answers('pas une image')).toMatchObject([400, { message: 'Choisissez une image PNG, JPEG ou WebP.' }]);
    expect((await app.call(getLogo, {}, owner.token)).body).toEqual(before.body);
  });

  test('only an administrator changes the logo, and every member of the company sees it', async () => {
    const owner = await newEntreprise(app);
    const recruiter = await newMember(app, owner, { role: 'RECRUITER' });
    expect((await app.call(saveLogo, { body: logoBody() }, recruiter.token)).status).toBe(403);
    await app.call(saveLogo, { body: logoBody() }, owner.token);
    expect((await app.call(removeLogo, {}, recruiter.token)).status).toBe(403);
    expect((await app.call(getLogo, {}, recruiter.token)).body.logo).not.toBeNull();
  });

  test('the company export contains the logo', async () => {
    const owner = await newEntreprise(app);
    const bytes = pngPicture({ width: 64, height: 64 });
    await app.call(saveLogo, { body: logoBody(bytes) }, owner.token);
    const files = new Map<string, Uint8Array>();
    const request = { companyId: owner.companyId, by: 'OPERATOR', withAnswers: true } as const;
    for await (const entry of exportEntries(app.deps, request)) files.set(entry.name, entry.bytes);
    expect(Buffer.from(files.get('logo.png') ?? []).equals(bytes)).toBe(true);
    const head: unknown = JSON.parse(Buffer.from(files.get('export.json') ?? []).toString());
    expect(head).toMatchObject({ company: { logo: { file: 'logo.png', width: 64, height: 64 } } });
  });
});
