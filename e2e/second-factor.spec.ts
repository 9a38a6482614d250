import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { newCompany, PASSWORD, signIn } from '@kafaa/testing/product/company';
import { totpCode } from '@kafaa/testing/product/totp-code';
import { test } from '@kafaa/testing/product/test';

const toast = (page: Page, text: string) => page.getByLabel('Notifications').getByText(text, { exact: true });
const passwordOf = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input'));

/** The current code of the app. The server also accepts the code of the next step, for a phone whose clock is fast. */
const codeOf = (secret: string, step = 0) => totpCode(secret, Date.now() + step * 30_000);

async function submitPassword(page: Page, email: string) {
  await page.goto('/Login');
  await page.getByLabel('E-mail').fill(email);
  await passwordOf(page, 'Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test('a person turns on the second factor, logs in with a code and a recovery code, and closes other sessions', async ({
  page,
  server,
  browser,
}) => {
  const boss = await newCompany(server);
  await signIn(page, boss);
  await page.goto('/Settings?section=securite');
  await page.getByRole('button', { name: 'Activer' }).click();
  const dialog = page.getByRole('dialog');
  await passwordOf(page, 'Votre mot de passe').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(dialog.getByRole('img', { name: 'Code à scanner avec votre application' })).toBeVisible();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code à six chiffres').fill('000000');
  await dialog.getByRole('button', { name: 'Activer' }).click();
  await expect(dialog.getByText('Ce code n’est pas valable ou a déjà servi', { exact: false })).toBeVisible();
  await dialog.getByLabel('Code à six chiffres').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Activer' }).click();
  const codes = page.getByRole('dialog', { name: 'Vos codes de secours' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'Je les ai gardés' }).click();
  await expect(page.getByText('Activée', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR', timezoneId: 'Africa/Tunis' });
  const other = await context.newPage();
  await submitPassword(other, boss.email);
  const code = other.getByLabel('Code de votre application');
  await expect(code).toBeFocused();
  await code.fill('abcdef');
  await other.getByRole('button', { name: 'Continuer' }).click();
  await expect(code).toHaveAccessibleDescription(/Ce code n’est pas valable/);
  await code.fill(codeOf(secret, 1));
  await other.getByRole('button', { name: 'Continuer' }).click();
  await expect(other).toHaveURL(/\/Dashboard/);

  await page.reload();
  await page.getByRole('button', { name: 'Fermer toutes les autres' }).click();
  await expect(toast(page, 'Toutes les autres sessions sont fermées.')).toBeVisible();
  await expect(page.getByText('Aucune autre session n’est ouverte.')).toBeVisible();
  await other.goto('/Settings');
  await expect(other).toHaveURL(/\/Login/);
  await submitPassword(other, boss.email);
  await code.fill(recovery);
  await other.getByRole('button', { name: 'Continuer' }).click();
  await expect(other).not.toHaveURL(/\/Login/);
  await context.close();
});
