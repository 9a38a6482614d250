import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listCandidates, registerCandidate } from '@kafaa/domain/candidates/api';
import { endpoints } from '@kafaa/domain/endpoints';
import type { Endpoint } from '@kafaa/domain/kernel/endpoint';
import type { Route } from '../src/platform/http/route.ts';
import { authRoutes } from '#/features/auth/routes';
import { routes } from '#/routes';
import { ROOT } from '@kafaa/testing/root';
import { placesOf, rowOf, ROWS } from '@kafaa/testing/routes/every-route';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { fuzzRoute, leftBehind } from '@kafaa/testing/routes/fuzz';
import { snapshot, strayMarks, type Tally, tryRoute, trySpellings } from '@kafaa/testing/routes/isolation';
import { person } from '@kafaa/testing/app/factories';
import { openFixtures, type Fixtures } from '@kafaa/testing/routes/two-companies';

/** Endpoints that another feature binds, with the reason. */
const BOUND_ELSEWHERE: Readonly<Record<string, string>> = {
  // A registration mails the link of an interview or begins one, which ranks above candidates.
  'candidates.create': 'interviews',
  'candidates.begin': 'interviews',
  'candidates.resend': 'interviews',
  'candidates.close': 'interviews',
  'candidates.confirm': 'interviews',
  // A correction sends every kind of refused mail again, also those of features that rank above candidates.
  'candidates.correctEmail': 'own-data',
};

/** Calls that take neither a session nor an id of a company. */
const OF_NOBODY = [
  'auth.askPasskey',
  'auth.loginWithPasskey',
  'auth.beginProvider',
  'auth.returnFromProvider',
  'auth.loginWithProvider',
];

/** The exported arrays of the files that match, by the folder of each file; `authRoutes` is a function that returns them. */
async function exportedBy<T>(pattern: string): Promise<[folder: string, one: T][]> {
  const files = globSync(pattern, { cwd: ROOT }).sort();
  const found = files.map(async (file) => {
    const lists = Object.values((await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, unknown>);
    const nothing = async () => undefined;
    const values = file.endsWith('auth/routes.ts') ? [authRoutes(nothing, nothing)] : lists;
    return (values.filter(Array.isArray).flat() as T[]).map((one): [string, T] => [file.split('/').at(-2) ?? '', one]);
  });
  return (await Promise.all(found)).flat();
}

test('each endpoint is bound by the feature that declares it, except for the listed endpoints', async () => {
  const declared = await exportedBy<Endpoint>('packages/domain/src/*/api.ts');
  const expected = declared.map(([feature, { name }]) => [name, BOUND_ELSEWHERE[name] ?? feature]);
  const bound = await exportedBy<Route>('apps/server/src/features/*/routes.ts');
  expect(expected).toHaveLength(endpoints.length);
  expect(Object.fromEntries(bound.map(([feature, { endpoint }]) => [endpoint.name, feature]))).toEqual(
    Object.fromEntries(expected),
  );
});

/** Checks of every endpoint of the table, present and future; `npm run test:security` runs more of the same. */
describe('every endpoint', () => {
  let fixtures: Fixtures;
  let before: Record<string, string>;

  beforeAll(async () => {
    fixtures = await openFixtures(freshDatabase);
    before = await snapshot(fixtures, fixtures.owner);
    // Setting up two companies takes long on a busy machine.
  }, 240_000);
  afterAll(() => fixtures.app.close());

  test('every endpoint of the table is bound to exactly one route', () => {
    expect(routes.map(({ endpoint }) => endpoint.name).sort()).toEqual(endpoints.map(({ name }) => name).sort());
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
  });

  test('every endpoint has a row in ROWS that lists the places of its ids', () => {
    expect(Object.keys(ROWS).sort()).toEqual(endpoints.map(({ name }) => name).sort());
    for (const endpoint of endpoints)
      expect(Object.keys(rowOf(endpoint).ids ?? {}).sort(), endpoint.name).toEqual(placesOf(endpoint).sort());
  });

  const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
  test.each(named)(
    '%s refuses other callers, and answers another company’s id like a missing one',
    async (_, endpoint) => {
      const tally: Tally = { calls: 0, faults: [] };
      await tryRoute(fixtures, endpoint, tally);
      expect(tally.faults).toEqual([]);
      expect(tally.calls > 1).toBe(!OF_NOBODY.includes(endpoint.name));
    },
  );

  // The outbox is not served on an installation that other machines can reach.
  test.each(named.filter(([, { access }]) => access !== 'local'))(
    '%s answers fuzzed requests only with its declared statuses, errors and shapes',
    async (_, endpoint) => {
      const { faults, served } = await fuzzRoute(fixtures, endpoint, rowOf(endpoint).spends ? 3 : 10, 20_261_121);
      expect(faults).toEqual([]);
      // These calls are always refused here: the candidate has no deduction to give back, and no language model drafts
      // keys.
      const refused = ['evaluations.deduction', 'jobs.draftKey'];
      expect(served > 0, 'calls that went through').toBe(!refused.includes(endpoint.name));
    },
  );

  test.each(named)('%s answers another spelling of a link or id like an unknown one', async (_, endpoint) => {
    expect(await trySpellings(fixtures, endpoint)).toEqual([]);
  });

  test('the fuzzed requests leave no privileged value, broken mail header, failed task or logged text behind', async () => {
    expect(await leftBehind(fixtures)).toEqual([]);
  });

  test('the foreign and fuzzed calls leave the company’s rows unchanged', async () => {
    await fixtures.app.drain();
    expect(await snapshot(fixtures, fixtures.owner)).toEqual(before);
  });

  test('mails and files contain no text of another company, and the log contains no text of any company', async () => {
    const stray = await strayMarks(fixtures);
    expect(stray.faults).toEqual([]);
    for (const [what, count] of Object.entries({ ...stray, faults: 1 })) expect(count, what).toBeGreaterThan(0);
  });

  test('hostile first names come back unchanged except for NUL characters, and put no markup into mails', async () => {
    const { app, stranger } = fixtures;
    const texts = [
      '&lt;b onload="alert(1)"',
      'أميرة بن صالح',
      '😀👩‍💻',
      '"; drop table jobs; --',
      '{{7*7}} ${1}',
      'a\u0000b',
    ];
    for (const [index, firstName] of texts.entries()) {
      const email = `texte${index}@mail.tn`;
      const body = { ...person(email), firstName, jobId: stranger.jobId };
      expect((await app.call(registerCandidate, { body })).status).toBe(201);
      const request = { params: { jobId: stranger.jobId }, query: { search: email } };
      const page = await app.call(listCandidates, request, stranger.token);
      expect(page.body.content[0]?.firstName).toBe(firstName.replace('\u0000', ''));
      expect((await app.mails(email))[0]?.html ?? '').not.toMatch(/<b onload|"alert/);
    }
  });
});
