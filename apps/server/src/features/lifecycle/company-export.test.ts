import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getCompanyLife, getExport, requestExport } from '@kafaa/domain/lifecycle/api';
import {
  applicationFileSchema,
  exportFileSchema,
  mailsFileSchema,
  offerFileSchema,
  trailFileSchema,
} from '@kafaa/domain/lifecycle/schema';
import { eraseOwnData } from '@kafaa/domain/own-data/api';
import { commands } from '#/commands';
import type { FileStore } from '#/deps';
import { sweepExports } from './service.ts';
import { askForReview } from '#/features/reviews/service';
import { readArgs } from '#/platform/tasks/command';
import { repositoryRoot } from '#/platform/process/root';
import { memoryFiles, openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase, freshDatabase } from '@kafaa/testing/app/databases';
import { newSubscriber } from '@kafaa/testing/app/factories';
import { Offer } from '@kafaa/testing/app/applicants';
import { type Company, openFixtures, rowsOf, type Fixtures } from '@kafaa/testing/routes/two-companies';

type Files = Readonly<Record<string, Buffer>>;
const unzipped = (bytes: Uint8Array): Files =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content)]));

/** Requests, builds and downloads the archive through its short-lived URL, as a browser does. */
async function exported(app: TestApp, token: string): Promise<Files> {
  expect((await app.call(requestExport, {}, token)).status).toBe(202);
  await app.drain();
  const { body } = await app.call(getExport, {}, token);
  const response = await app.app.inject({ url: body.url });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-disposition']).toContain('attachment');
  return unzipped(response.rawPayload);
}

const SCHEMAS: readonly (readonly [RegExp, z.ZodMiniType])[] = [
  [/^export\.json$/, exportFileSchema],
  [/^offres\/[a-z0-9-]+\.json$/, offerFileSchema],
  [/^candidatures\/[a-z0-9-]+\/candidature\.json$/, applicationFileSchema],
  [/^e-mails\/\d{4}\.json$/, mailsFileSchema],
  [/^journal\/\d{4}\.json$/, trailFileSchema],
];
const OTHERS = /^(LISEZMOI\.txt|candidatures\/[a-z0-9-]+\/(cv\.(pdf|docx?)|rapport\.pdf))$/;

/** Returns file names that are not part of the format, and contents that do not match their schema. */
function formatFaults(files: Files): string[] {
  return Object.entries(files).flatMap(([name, bytes]) => {
    const schema = SCHEMAS.find(([pattern]) => pattern.test(name))?.[1];
    if (!schema) return OTHERS.test(name) ? [] : [`${name} is not in the format`];
    const { error } = z.safeParse(schema, JSON.parse(bytes.toString()));
    return error ? [`${name}: ${z.prettifyError(error)}`] : [];
  });
}

const read = (files: Files, name: RegExp) => {
  const found = Object.entries(files).find(([path]) => name.test(path));
  if (!found) throw new Error(`no exported file matches ${name.source}`);
  return JSON.parse(found[1].toString()) as unknown;
};
const applications = (files: Files) =>
  Object.keys(files)
    .filter((name) => name.endsWith('/candidature.json'))
    .map((name) => z.parse(applicationFileSchema, JSON.parse(files[name]?.toString() ?? '')));

oneDatabase('the export of a company', (open) => {
  let fixtures: Fixtures;
  beforeAll(async () => {
    fixtures = await openFixtures(open, { exposed: false });
  });
  afterAll(() => fixtures.app.close());

  test('the company export contains all data of the company in the documented format', async () => {
    const { app, owner } = fixtures;
    const files = await exported(app, owner.token);
    expect(formatFaults(files)).toEqual([]);
    const head = z.parse(exportFileSchema, read(files, /^export\.json$/));
    expect(head.company).toMatchObject({ id: owner.companyId, name: 'Zqannapub' });
    const { RECRUITER, REVIEWER } = fixtures.colleagues;
    const roles = Object.fromEntries(head.accounts.map(({ email, role }) => [email, role]));
    expect(roles).toMatchObject({
      [owner.email]: 'ADMINISTRATOR',
      [RECRUITER.email]: 'RECRUITER',
      [REVIEWER.email]: 'REVIEWER',
    });
    expect(head.accounts.find(({ id }) => id === owner.memberId)).toMatchObject({
      allOffers: false,
      jobIds: [owner.jobId],
    });
    expect(head.subscriptions.map(({ planId }) => planId)).toEqual(['entreprise']);
    expect(head).toMatchObject({ leftOut: [], missingFiles: [] });
    const all = applications(files);
    expect(head.counts).toMatchObject({ offers: 1, applications: all.length, cvs: 1, reports: 1 });
    const first = all.find(({ id }) => id === owner.candidateId);
    expect(first).toMatchObject({
      firstName: 'Zqannaone',
      notes: 'Note Zqannafirm',
      status: 'ACCEPTED',
      cv: { name: 'Zqannaone.pdf', file: 'cv.pdf' },
      report: { file: 'rapport.pdf' },
      invitations: [{ interviewPlace: 'https://meet.example/Zqannaone' }],
    });
    expect(first?.answers).toHaveLength(3);
    expect(first?.answers?.[0]).toMatchObject({ question: 'Racontez la situation un de Zqannaquest.' });
    expect(first?.evaluation?.dimensions.length).toBeGreaterThan(0);
    expect(first?.mails.map(({ recipient }) => recipient)).toContain(owner.candidateEmail);
    expect(first?.trail.map(({ action }) => action)).toContain('INVITED');
    const cv = Object.entries(files).find(([name]) => name.includes(owner.candidateId) && name.endsWith('cv.pdf'));
    expect(cv?.[1].toString()).toContain('développeuse chez Zqannaone');
    const report = Object.entries(files).find(([name]) => name.endsWith('rapport.pdf'));
    expect(report?.[1].toString()).toContain('Zqannaone');
  });

  test.each([
    ['owner', 'stranger', /zqbert/i],
    ['stranger', 'owner', /zqanna/i],
  ] as const)('the company export of the %s contains no data of the %s', async (mine, other, marks) => {
    const { app } = fixtures;
    const files = await exported(app, fixtures[mine].token);
    const theirs: Company = fixtures[other];
    const ids = [theirs.companyId, theirs.jobId, theirs.candidateId, theirs.secondId, theirs.invitationId];
    for (const [name, bytes] of Object.entries(files)) {
      const text = `${name} ${bytes.toString()}`;
      expect(text).not.toMatch(marks);
      for (const id of ids) expect(text).not.toContain(id);
    }
  });

  test('the company export contains no candidate link, session token or password hash', async () => {
    const { app, owner } = fixtures;
    const text = Object.values(await exported(app, owner.token))
      .map((bytes) => bytes.toString())
      .join('\n');
    const { interviewToken, usedToken, ownDataLink, secondOwnDataLink, replyLink, token } = owner;
    for (const secret of [interviewToken, usedToken, ownDataLink, secondOwnDataLink, replyLink, token, 'quick:'])
      expect(text).not.toContain(secret);
  });

  test('a company export writes one audit event for the company and one for each application', async () => {
    const { app, owner } = fixtures;
    const count = async (action: string) => {
      const where = sql`company_id = ${owner.companyId} and action = ${action} and actor = 'RECRUITER'`;
      return (
        await rowsOf<{ n: number }>(app.deps.db, sql`select count(*)::int as n from audit_events where ${where}`)
      )[0]?.n;
    };
    const before = [await count('COMPANY_EXPORTED'), await count('EXPORTED')] as const;
    const files = await exported(app, owner.token);
    expect(await count('COMPANY_EXPORTED')).toBe((before[0] ?? 0) + 1);
    expect(await count('EXPORTED')).toBe((before[1] ?? 0) + applications(files).length);
  });

  test('the companies export command writes an archive with the same format and files to disk', async () => {
    const { app, owner } = fixtures;
    const folder = mkdtempSync(join(tmpdir(), 'kafaa-export-'));
    try {
      const out = join(folder, 'anna.zip');
      const command = commands.find(({ name }) => name === 'companies export');
      const answer = await command?.run(app.deps, readArgs(command, [owner.email, '--out', out]));
      expect(answer?.json).toMatchObject({ companyId: owner.companyId, file: out });
      const files = unzipped(readFileSync(out));
      expect(formatFaults(files)).toEqual([]);
      const own = await exported(app, owner.token);
      expect(Object.keys(files).filter((name) => !/^(e-mails|journal)/.test(name))).toEqual(
        Object.keys(own).filter((name) => !/^(e-mails|journal)/.test(name)),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

oneDatabase('asking for an export', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());
  const stateOf = async (token: string) => (await app.call(getCompanyLife, {}, token)).body.export?.state ?? null;

  test('concurrent export requests make one archive and one mail, and the sweep deletes the archive after seven days', async () => {
    const { recruiter } = await Offer.open(app);
    expect(await stateOf(recruiter.token)).toBeNull();
    expect(await app.call(getExport, {}, recruiter.token)).toMatchObject({
      status: 404,
      body: { code: 'EXPORT_NOT_READY' },
    });
    await Promise.all([1, 2, 3].map(() => app.call(requestExport, {}, recruiter.token)));
    expect(await stateOf(recruiter.token)).toBe('RUNNING');
    await app.drain();
    expect(await stateOf(recruiter.token)).toBe('READY');
    expect(await app.deps.files.list('exports/')).toHaveLength(1);
    const told = (await app.mails(recruiter.email)).filter(({ subject }) => subject.includes('export'));
    expect(told).toHaveLength(1);
    // The mail links to the settings page, not to the archive.
    expect(told[0]?.text).toContain('/Settings?section=donnees');
    const { url } = (await app.call(getExport, {}, recruiter.token)).body;
    app.clock.move({ minutes: 6 });
    expect((await app.app.inject({ url })).statusCode).toBe(404);
    app.clock.move({ days: 8 });
    await sweepExports(app.deps);
    expect(await app.deps.files.list('exports/')).toEqual([]);
  });

  test('a new export replaces the previous archive', async () => {
    const { recruiter } = await Offer.open(app);
    await exported(app, recruiter.token);
    const before = await app.deps.files.list('exports/');
    app.clock.move({ minutes: 1 });
    await exported(app, recruiter.token);
    const after = await app.deps.files.list('exports/');
    expect(after).toHaveLength(before.length);
    expect(after).not.toEqual(before);
  });

  test('the company export leaves out answers that no plan of the company ever showed, and lists them in leftOut', async () => {
    const offer = await Offer.open(app);
    await offer.finished();
    await app.drain();
    expect((await app.call(getCompanyLife, {}, offer.recruiter.token)).body.leavesOut).toEqual(['answers']);
    const files = await exported(app, offer.recruiter.token);
    expect(formatFaults(files)).toEqual([]);
    expect(read(files, /^export\.json$/)).toMatchObject({ leftOut: ['answers'], counts: { applications: 1, cvs: 1 } });
    expect(applications(files).map(({ answers }) => answers)).toEqual([null]);
  });

  test('the export of an application with a human review request has the answers but not the engine’s evaluation', async () => {
    const offer = await Offer.open(app);
    const [asking, silent] = [await offer.finished(), await offer.finished()];
    await app.drain();
    const evaluated = async () => {
      const all = applications(await exported(app, offer.recruiter.token));
      return all.map(({ email, evaluation, answers, reviews }) => ({
        email,
        evaluated: evaluation !== null,
        readable: answers !== null,
        kinds: reviews.map(({ kind }) => kind),
      }));
    };
    const quiet = { evaluated: true, readable: false, kinds: [] };
    expect(await evaluated()).toContainEqual({ email: asking.email, ...quiet });
    await askForReview(app.deps, asking.link, { kind: 'PERSON', reason: 'Lisez-moi.' });
    const after = await evaluated();
    expect(after).toContainEqual({ email: asking.email, evaluated: false, readable: true, kinds: ['PERSON'] });
    expect(after).toContainEqual({ email: silent.email, ...quiet });
  });

  test('the company export omits an erased application and lists a lost CV file in missingFiles', async () => {
    const offer = await Offer.open(app);
    const gone = await offer.finished();
    await offer.finished();
    await app.drain();
    await app.call(eraseOwnData, { params: { link: gone.link }, body: { confirmed: true } });
    for (const key of await app.deps.files.list('cvs/')) await app.deps.files.remove(key);
    const files = await exported(app, offer.recruiter.token);
    expect(read(files, /^export\.json$/)).toMatchObject({
      counts: { applications: 1, cvs: 0 },
      missingFiles: [expect.stringMatching(/cv\.pdf$/)],
    });
    expect(read(files, /^journal/)).toContainEqual(expect.objectContaining({ action: 'ERASED', actor: 'CANDIDATE' }));
  });
});

test('an export that cannot be written ends as FAILED and succeeds on a new request', async () => {
  const kept = memoryFiles();
  let away = true;
  const files: FileStore = {
    ...kept,
    async write(...given) {
      if (away) throw new Error('file store unavailable');
      return kept.write(...given);
    },
  };
  const app = await openTestApp(freshDatabase, { files });
  try {
    const { token } = await newSubscriber(app);
    await app.call(requestExport, {}, token);
    for (let tries = 0; tries < 5; tries += 1) {
      await app.drain();
      app.clock.move({ minutes: 10 });
    }
    expect((await app.call(getCompanyLife, {}, token)).body.export?.state).toBe('FAILED');
    expect(await files.list('exports/')).toEqual([]);
    away = false;
    await exported(app, token);
  } finally {
    await app.close();
  }
});

test('docs/company-export.md names every field of the export format', () => {
  const text = readFileSync(join(repositoryRoot(), 'docs/company-export.md'), 'utf8');
  const names = new Set<string>();
  const walk = (shape: unknown): void => {
    if (typeof shape !== 'object' || shape === null) return;
    const { properties, ...rest } = shape as { properties?: Record<string, unknown> };
    for (const [name, inner] of Object.entries(properties ?? {})) {
      names.add(name);
      walk(inner);
    }
    for (const inner of Object.values(rest)) walk(inner);
  };
  // The evaluation is left out, because it has the shape of the API, which the API document describes.
  const { evaluation: _, ...application } = applicationFileSchema.shape;
  for (const schema of [exportFileSchema, offerFileSchema, z.object(application), mailsFileSchema, trailFileSchema])
    walk(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  expect([...names].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
