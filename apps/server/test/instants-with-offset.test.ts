import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { readCalls } from '@kafaa/testing/routes/read-routes';

/** The specification fixes its format: UTC, cut to seconds, no suffix. `interviewAt` is the same instant with an offset. */
const WITHOUT_OFFSET = 'interviewDate';

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Every object of a JSON value, at any depth. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Record<string, unknown>];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}

oneDatabase('instants in answers of the API', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  test('every instant in an API response has an offset, except interviewDate, which interviewAt repeats with one', async () => {
    const ambiguous: string[] = [];
    let seen = 0;
    for (const { endpoint, read } of await readCalls(app)) {
      const body = await read();
      if (!body.startsWith('{') && !body.startsWith('[')) continue;
      for (const object of objectsIn(JSON.parse(body))) {
        for (const [name, value] of Object.entries(object)) {
          if (typeof value !== 'string' || !DATE_TIME.test(value)) continue;
          seen += 1;
          if (INSTANT.test(value)) continue;
          const beside = object['interviewAt'];
          const said = name === WITHOUT_OFFSET && typeof beside === 'string' && INSTANT.test(beside);
          if (!said || Date.parse(beside) !== Date.parse(`${value}Z`)) ambiguous.push(`${endpoint.name}: ${name}`);
        }
      }
    }
    expect(ambiguous).toEqual([]);
    expect(seen).toBeGreaterThan(20);
  });
});
