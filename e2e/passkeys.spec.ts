import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { newCompany, PASSWORD, signIn } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import { test } from '@kafaa/testing/product/test';

const passwordOf = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input'));

/** Adds a virtual authenticator with a fingerprint sensor, which replaces the browser's own dialogs. */
async function addDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a person adds a passkey, logs in with it alone and after the password, and removes the passkey', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await ProductServer.start({ hostname: 'localhost' });
  try {
    const boss = await newCompany(server);
    const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR', timezoneId: 'Africa/Tunis' });
    const page = await context.newPage();
    await addDevice(page);
    await signIn(page, boss);
    await page.goto('/Settings?section=securite');
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom de la clé').fill('Ordinateur du bureau');
    await passwordOf(page, 'Votre mot de passe').fill('pas le bon mot');
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await expect(dialog.getByText('Ce n’est pas votre mot de passe.')).toBeVisible();
    await passwordOf(page, 'Votre mot de passe').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    const codes = page.getByRole('dialog', { name: 'Vos codes de secours' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await codes.getByRole('button', { name: 'Je les ai gardés' }).click();
    await expect(page.getByText('Ordinateur du bureau', { exact: true })).toBeVisible();
    await expectAccessible(page);

    const logOut = async () => {
      await page.evaluate(() => localStorage.clear());
      await page.goto('/Login');
    };
    await logOut();
    await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
    await expect(page).toHaveURL(/\/Dashboard/);

    await logOut();
    await page.getByLabel('E-mail').fill(boss.email);
    await passwordOf(page, 'Mot de passe').fill(PASSWORD);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page.getByLabel('Ou un code de votre application')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
    await expect(page).toHaveURL(/\/Dashboard/);

    await page.goto('/Settings?section=securite');
    await page.getByRole('button', { name: 'Retirer la clé Ordinateur du bureau' }).click();
    await passwordOf(page, 'Votre mot de passe').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Utiliser une clé d’accès à la place du code' }).click();
    await expect(page.getByLabel('Notifications').getByText('La clé d’accès est retirée.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retirer la clé Ordinateur du bureau' })).toHaveCount(0);
    await context.close();
  } finally {
    await server.dispose();
  }
});
