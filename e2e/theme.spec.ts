import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { newSubscriber, signIn } from '@kafaa/testing/product/company';
import { test } from '@kafaa/testing/product/test';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choose = (page: Page, label: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name: label, exact: true }).click({ force: true });

test('a theme chosen on a public page applies in the app and in other tabs, and « Système » follows the device', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/');
  const light = await background(page);
  await expect(page.getByRole('radio', { name: 'Système' })).toBeChecked();
  await choose(page, 'Sombre');
  await expect.poll(() => background(page)).not.toBe(light);
  const dark = await background(page);
  await page.reload();
  expect(await background(page)).toBe(dark);
  await expect(page.getByRole('radio', { name: 'Sombre' })).toBeChecked();

  await signIn(page, await newSubscriber(server));
  const other = await context.newPage();
  await other.goto('/Contact');
  await page.goto('/Jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Sombre' })).toBeChecked();
  expect(await background(page)).toBe(dark);
  await choose(page, 'Clair');
  await expect.poll(() => background(page)).toBe(light);
  await expect.poll(() => background(other)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).toBe(light);
  await choose(page, 'Système');
  await expect.poll(() => background(page)).toBe(dark);
  expect(await page.evaluate(() => localStorage.getItem('kafaa.theme'))).toBeNull();
});

test('the theme script applies the chosen theme before the app’s scripts load', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'Sombre');
  const dark = await background(page);
  // All scripts except the theme's stay pending, so the page looks as it does at the first paint.
  await page.route('**/assets/*.js', (route) =>
    /\/theme-[^/]*\.js$/.test(route.request().url()) ? route.continue() : new Promise(() => undefined),
  );
  await page.goto('/Login', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => background(page)).toBe(dark);
  expect(await page.locator('meta[name="theme-color"]').first().getAttribute('content')).toBe('#1a1414');
});

test.describe('theme switch without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the theme switch is hidden without JavaScript', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('group', { name: 'Thème' })).toBeHidden();
  });
});

test('the offer list is accessible in the chosen dark theme', async ({ page, server }) => {
  await signIn(page, await newSubscriber(server));
  await page.goto('/Jobs');
  await expect(page.getByRole('heading', { name: 'Aucun emploi trouvé' })).toBeVisible();
  await choose(page, 'Sombre');
  await expectAccessible(page);
});
