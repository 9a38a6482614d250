import { expect } from '@playwright/test';
import { getFunnel } from '@kafaa/domain/candidates/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { newOffer, signIn } from '@kafaa/testing/product/company';
import { pageTest as test } from '@kafaa/testing/product/test';
import { BROWSER } from '@kafaa/testing/app/read-pages';
import { pngPicture } from '@kafaa/testing/files/pictures';
import { watchErrors } from '@kafaa/testing/product/watch-errors';

test('a logo chosen in the account appears on the offer without a layout shift, and can be removed', async ({
  page,
  server,
  browser,
}) => {
  const { recruiter, job } = await newOffer(server);
  const errors = watchErrors(page);
  await signIn(page, recruiter);
  await page.goto('/Settings');
  await expect(page.getByText('Aucun logo')).toBeVisible();
  const file = page.getByLabel('Fichier du logo');
  await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Ce navigateur n’ouvre pas ce fichier.')).toBeVisible();
  // The picture is larger than the stored one, so the page shrinks it before sending it.
  const buffer = pngPicture({ width: 1500, height: 500 });
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Votre logo est enregistré.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Logo d/ })).toHaveJSProperty('naturalWidth', 480);
  await expectAccessible(page);

  const phone = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    userAgent: BROWSER,
  });
  const offer = await phone.newPage();
  const held = Promise.withResolvers<void>();
  await offer.route('**/Logo/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await offer.goto(`/Apply/${job.id}`, { waitUntil: 'domcontentloaded' });
  const logo = offer.getByRole('img', { name: /^Logo d/ });
  const title = offer.getByRole('heading', { level: 1 });
  await offer.evaluate(() => document.fonts.ready);
  // Logo and title must have the same places before and after the picture has arrived.
  const places = async () => [await logo.boundingBox(), await title.boundingBox()];
  const before = await places();
  await expect(logo).toHaveJSProperty('naturalWidth', 0);
  held.resolve();
  await expect(logo).toHaveJSProperty('naturalWidth', 480);
  expect(await places()).toEqual(before);
  await expectAccessible(offer);
  const { views } = await callApi(server, getFunnel, { params: { jobId: job.id } }, recruiter.token);
  expect(views).toMatchObject({ count: 1 });

  await page.getByRole('button', { name: 'Retirer le logo' }).click();
  await expect(page.getByText('Aucun logo')).toBeVisible();
  await offer.reload();
  await expect(title).toBeVisible();
  await expect(logo).toHaveCount(0);
  await phone.close();
  expect(errors).toEqual([]);
});
