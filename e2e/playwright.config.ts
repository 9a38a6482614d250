import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/chromium.ts';

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

export default defineConfig({
  testDir: '.',
  globalSetup: './harness/ready-data.ts',
  outputDir: '../test-results',
  // Each worker has a server and a database of its own (harness/server.ts), so files may run beside each other. Three on two
  // cores: two thirds of a test are waiting, for a bot that types or a task that runs.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // The longest file first and hundreds of short tests last, or one worker would wait for the other at the end. These have a
  // server of their own, too: between other files, each worker would start its first one twice.
  projects: [
    { name: 'way', testMatch: 'whole-way.spec.ts' },
    {
      name: 'pages',
      testIgnore: ['whole-way.spec.ts', 'spec-texts.spec.ts'],
      // Motion is drawn sixty times a second, an eighth of the time of these tests. The project « way » keeps it.
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
    // Traces cost a third of the time: npm test -- e2e FILTER --trace=retain-on-failure when one is needed.
    trace: 'off',
    // A worker would answer for the tests' own faults of the network; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: ensureChromium(),
      args: CHROMIUM_ARGS,
      // Without it Chromium names a download « download » when its name has an accent.
      env: { ...definedOnly(process.env), LANG: 'C.UTF-8' },
    },
  },
});
