import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { closeJob, createJob, updateJob } from '@kafaa/domain/jobs/api';
import type { CreateJobPayload } from '@kafaa/domain/jobs/schema';
import { repositoryRoot } from '#/platform/process/root';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { jobPayload, newSubscriber, type Recruiter } from '@kafaa/testing/app/factories';

/** The schema of sitemaps.org, from the npm package « sitemap ». */
const SITEMAP_SCHEMA = new URL('../../schema/sitemap.xsd', import.meta.resolve('sitemap'));

describe('offers in search engines', () => {
  let app: TestApp;
  let recruiter: Recruiter;
  beforeAll(async () => {
    if (!existsSync(join(repositoryRoot(), 'dist/web-ssr/manifest.json'))) throw new Error('run `npm run build` first');
    app = await openTestApp(freshDatabase, { pages: true });
  });
  afterAll(() => app.close());

  const get = async (url: string) => (await app.app.inject({ method: 'GET', url })).body;
  const publish = async (change: Partial<CreateJobPayload> = {}) => {
    recruiter = await newSubscriber(app);
    const { status, body } = await app.call(createJob, { body: { ...jobPayload, ...change } }, recruiter.token);
    expect(status).toBe(201);
    return body;
  };
  const postingOf = (html: string) => {
    const text = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1];
    return text === undefined ? null : (JSON.parse(text) as Record<string, unknown>);
  };
  const isHidden = (html: string) => /<meta name="robots" content="noindex">/.test(html) && postingOf(html) === null;
  /** Returns the job offers in the sitemap a minute later, because the sitemap is refreshed once a minute. */
  const offersOfMap = async () => {
    app.clock.move({ minutes: 1 });
    const urls = (await get('/sitemap.xml')).matchAll(/<loc>[^<]*\/Apply\/([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g);
    return new Map([...urls].map(([, id = '', changed = '']) => [id, changed]));
  };

  test('a listed offer has a JobPosting and a sitemap entry, and an unlisted offer has noindex instead', async () => {
    const open = await publish();
    const hidden = await publish({ listed: false });
    expect(open.listed).toBe(true);
    expect(hidden.listed).toBe(false);
    expect(postingOf(await get(`/Apply/${open.id}`))).not.toBeNull();
    expect(isHidden(await get(`/Apply/${hidden.id}`))).toBe(true);
    const map = await offersOfMap();
    expect(map.get(open.id)).toBe(open.createdAt);
    expect(map.has(hidden.id)).toBe(false);
  });

  test('an edit without the field « listed » keeps the listing, and a change sets lastmod in the sitemap', async () => {
    const { id } = await publish({ listed: false });
    const { idealProfile: _profile, interviewLanguage: _language, ...basics } = jobPayload;
    const edit = (change: object) =>
      app.call(updateJob, { params: { id }, body: { ...basics, ...change } }, recruiter.token);
    expect((await edit({ title: 'Autre titre' })).body.listed).toBe(false);
    expect((await edit({ listed: true })).body.listed).toBe(true);
    const changedAt = app.clock.now().toISOString();
    expect((await edit({})).body.listed).toBe(true);
    expect((await offersOfMap()).get(id)).toBe(changedAt);
  });

  test('a closed offer and an offer of an expired plan leave the sitemap and get noindex', async () => {
    const closed = await publish();
    await app.call(closeJob, { params: { id: closed.id } }, recruiter.token);
    expect(isHidden(await get(`/Apply/${closed.id}`))).toBe(true);
    const ended = await publish();
    expect((await offersOfMap()).has(closed.id)).toBe(false);
    app.clock.move({ days: 31 });
    expect(isHidden(await get(`/Apply/${ended.id}`))).toBe(true);
    expect(await offersOfMap()).toEqual(new Map());
    app.clock.move({ days: -31 });
  });

  test('the sitemap is valid against the schema of sitemaps.org', async () => {
    await publish();
    app.clock.move({ minutes: 1 });
    const { valid, errors } = await validateXML({
      xml: [{ fileName: 'sitemap.xml', contents: await get('/sitemap.xml') }],
      schema: [readFileSync(SITEMAP_SCHEMA, 'utf8')],
    });
    expect({ valid, errors }).toEqual({ valid: true, errors: [] });
  });

  const someone = { ...jobPayload.idealProfile, educationLevel: 'Licence', minExperienceYears: 3 } as const;
  const anybody = { ...jobPayload.idealProfile, educationLevel: 'Non requis', minExperienceYears: 0 } as const;
  test.each([
    [someone, { credentialCategory: 'bachelor degree' }, { monthsOfExperience: 36 }],
    [anybody, 'no requirements', 'no requirements'],
  ])('a JobPosting states the required education and experience', async (idealProfile, education, experience) => {
    const { id } = await publish({ idealProfile });
    const posting = postingOf(await get(`/Apply/${id}`));
    expect(posting?.['educationRequirements']).toEqual(
      typeof education === 'string' ? education : { '@type': 'EducationalOccupationalCredential', ...education },
    );
    expect(posting?.['experienceRequirements']).toEqual(
      typeof experience === 'string' ? experience : { '@type': 'OccupationalExperienceRequirements', ...experience },
    );
  });

  test.each<[string, Partial<CreateJobPayload>]>([
    ['on site', {}],
    ['remote', { type: 'Télétravail' }],
    ['without a salary', { salary: null }],
  ])('the JobPosting of an offer %s passes the structured-data validator', async (_, change) => {
    const job = await publish(change);
    const html = await get(`/Apply/${job.id}`);
    const issuesOf = (page: string) =>
      new Validator().validate(new WebAutoExtractor({ addLocation: true }).parse(page));
    const issues = await issuesOf(html);
    // Recommended fields that a posting may lack: those of remote work, and the salary.
    const absent = ['applicantLocationRequirements', 'jobLocationType', ...(job.salary === null ? ['baseSalary'] : [])];
    const isKnown = (message: string) => absent.some((field) => message.includes(`"${field}"`));
    expect(issues.filter(({ issueMessage, severity }) => severity === 'ERROR' || !isKnown(issueMessage))).toEqual([]);
    // The validator reports a missing field.
    expect(await issuesOf(html.replace('"datePosted"', '"posted"'))).not.toEqual(issues);
    expect(postingOf(html)).toMatchObject({
      validThrough: new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString(),
      datePosted: job.createdAt.slice(0, 10),
      hiringOrganization: { name: 'Medina Digital' },
    });
  });
});
