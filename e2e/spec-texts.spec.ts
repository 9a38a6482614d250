import { expect, test as base } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { collectNames, misplacedNames } from '@kafaa/testing/product/names-right-to-left';
import { OnePage } from '@kafaa/testing/product/one-page';
import { PAGE_STATES, SERVER_TEXTS } from './spec-texts.ts';
import { type Example, missingTexts, startExample } from './states/stage.ts';
import { watchErrors } from '@kafaa/testing/product/watch-errors';

const test = base.extend<object, { example: Example; onePage: OnePage }>({
  example: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this parameter
    async ({}, provide) => {
      const example = await startExample();
      await provide(example);
      await example.server.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  onePage: [
    async ({ browser, example }, provide) => {
      const one = await OnePage.open(browser, {
        baseURL: example.server.url,
        locale: 'fr-FR',
        timezoneId: 'Africa/Tunis',
        serviceWorkers: 'block',
        // Animations are off: they are drawn sixty times a second and do not change the texts.
        reducedMotion: 'reduce',
      });
      await provide(one);
      await one.close();
    },
    { scope: 'worker' },
  ],
  // A failed test ends its worker, and with it the shared page.
  page: async ({ onePage, example }, provide) => {
    await onePage.forget(example.server.url);
    await provide(onePage.page);
  },
});

test.describe.configure({ mode: 'parallel' });

for (const { spec, page: name, state, open, texts, only } of PAGE_STATES) {
  test(`${name} in state « ${state} » shows the texts of the specification (${spec})`, async ({ page, example }) => {
    const errors = watchErrors(page);
    const before = errors.length;
    if (only === 'phone') await page.setViewportSize({ width: 390, height: 844 });
    await collectNames(page);
    await open({ page, example });
    await expect
      .poll(() => missingTexts(page, texts), { message: 'texts that are not on the screen', intervals: [50, 100, 200] })
      .toEqual([]);
    // axe is off by default, because it takes minutes for all states; CONTRIBUTING.md says when to turn it on.
    if (process.env['EVERY_STATE'] === 'axe') await expectAccessible(page, 'both widths');
    expect(errors.slice(before)).toEqual([]);
    expect((await misplacedNames(page)).misplaced, 'names that would reorder their neighbours in Arabic').toEqual([]);
  });
}

test('the check of Arabic names finds each name that could reorder the text beside it', async ({ page }) => {
  // The product's pages accept no HTML from a script.
  await page.goto('about:blank');
  const check = async (html: string) => {
    await page.setContent(`<p>${html}</p>`);
    const { shown, misplaced } = await misplacedNames(page);
    return [shown, misplaced.length];
  };
  expect(await check('<bdi>Amira</bdi>, 2 réponses')).toEqual([1, 0]);
  expect(await check('Bonjour Amira, merci.')).toEqual([1, 0]);
  expect(await check('<b>Amira</b>, 2 réponses')).toEqual([1, 1]);
  expect(await check('Merci à Amira, 2 réponses')).toEqual([1, 1]);
  expect(await check('Amira, Amira')).toEqual([1, 1]);
  expect(await check('<span dir="auto">Amira a répondu</span>')).toEqual([1, 1]);
  expect(await check('<b>Amira</b><span> le 2 décembre</span>')).toEqual([1, 1]);
});

for (const { spec, call, text } of SERVER_TEXTS) {
  test(`${call} returns the message « ${text} » (${spec})`, async ({ example }) => {
    const [method = '', path = ''] = call.split(' ');
    const headers = { authorization: `Bearer ${example.recruiter.token}` };
    const answer = await fetch(`${example.server.url}/api${path}`, { method, headers });
    expect(await answer.json()).toMatchObject({ message: text });
  });
}

test('every page state has a unique name', () => {
  const names = PAGE_STATES.map(({ page, state }) => `${page}, ${state}`);
  expect(new Set(names).size).toBe(names.length);
});
