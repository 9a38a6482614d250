import { test as base } from '@playwright/test';
import { ProductServer } from './server.ts';
import { watchErrors } from './watch-errors.ts';

type WorkerFixtures = {
  /** An empty product on the embedded database, shared by the tests of one worker: each test signs up its own company. */
  server: ProductServer;
};

/** Playwright's test with the product behind it: `page.goto('/Apply/…')` just works. */
export const test = base.extend<object, WorkerFixtures>({
  server: [
    // Playwright reads the fixtures that one needs from this pattern: it must be an object pattern, even an empty one.
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, provide) => {
      const server = await ProductServer.start();
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  page: async ({ page }, provide) => {
    const errors = watchErrors(page);
    await provide(page);
    // A script that fails is a failure, whatever the page still shows.
    if (errors.length > 0) throw new Error(`errors in the page:\n${errors.join('\n')}`);
  },
});
