import { test as base } from '@playwright/test';
import { OnePage } from './one-page.ts';
import { ProductServer } from './server.ts';
import { watchErrors } from './watch-errors.ts';

type WorkerFixtures = {
  /** An empty product on the embedded database, which the tests of one worker share: each test signs up a company of its own. */
  server: ProductServer;
  /** The page that the tests of one worker share, reset before each test. */
  onePage: OnePage;
};

/** Playwright's test with a running product as its base URL: `page.goto('/Apply/…')` just works. */
export const test = base.extend<object, WorkerFixtures>({
  server: [
    // Playwright reads the needed fixtures from this parameter, so it must be an object pattern, even an empty one.
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, provide) => {
      const server = await ProductServer.start();
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  onePage: [
    async ({ browser, server }, provide) => {
      const one = await OnePage.open(browser, {
        baseURL: server.url,
        locale: 'fr-FR',
        timezoneId: 'Africa/Tunis',
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      await provide(one);
      await one.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  page: async ({ page }, provide) => {
    const errors = watchErrors(page);
    await provide(page);
    // An uncaught script error fails the test, whatever the page still shows.
    if (errors.length > 0) throw new Error(`errors in the page:\n${errors.join('\n')}`);
  },
});

/**
 * Like `test`, but on a shared page whose scripts are already compiled. For tests that need no clock change, no own viewport or
 * permissions, and no second tab. A failed test ends its worker, and with it the shared page.
 */
export const pageTest = test.extend({
  page: async ({ onePage, server }, provide) => {
    await onePage.forget(server.url);
    const errors = watchErrors(onePage.page);
    const before = errors.length;
    await provide(onePage.page);
    if (errors.length > before) throw new Error(`errors in the page:\n${errors.slice(before).join('\n')}`);
  },
});
