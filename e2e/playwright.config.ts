import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '@kafaa/testing/machine/chromium';

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

export default defineConfig({
  testDir: '.',
  globalSetup: './ready-data.ts',
  outputDir: '../test-results',
  // Each worker has its own server and database (packages/testing/src/product/server.ts), so files can run in parallel. Three
  // workers fit on two cores, because two thirds of a test's time are spent waiting for the bot's typing or a background task.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // The longest file runs first and hundreds of short tests last, so that no worker idles at the end. The short tests use
  // another server than the other files; if both were mixed, each worker would have to start the common server twice.
  projects: [
    { name: 'way', testMatch: 'whole-way.spec.ts' },
    {
      name: 'pages',
      testIgnore: ['whole-way.spec.ts', 'spec-texts.spec.ts'],
      // Animations are off, because drawing sixty frames a second takes an eighth of these tests' time. The project « way »
      // keeps them.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'texts', testMatch: 'spec-texts.spec.ts' },
  ],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    locale: 'fr-FR',
    timezoneId: 'Africa/Tunis',
    screenshot: 'only-on-failure',
    // Tracing costs a third of the run time; use npm test -- e2e FILTER --trace=retain-on-failure when needed.
    trace: 'off',
    // A service worker would mask the network faults that tests simulate; only offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: ensureChromium(),
      args: CHROMIUM_ARGS,
      // LANG is set because otherwise Chromium names a download « download » if its name has an accent.
      env: { ...definedOnly(process.env), LANG: 'C.UTF-8' },
    },
  },
});
