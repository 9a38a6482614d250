import { expect, type Page } from '@playwright/test';
import { freePort } from '@kafaa/testing/machine/free-port';
import { openIdentityProvider } from '@kafaa/testing/fakes/identity-provider';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { newCompany, PASSWORD } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import { test } from '@kafaa/testing/product/test';

const passwordOf = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input'));

test('a person links an identity with the password, logs in by the provider, and removes the identity', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const port = await freePort();
  const provider = await openIdentityProvider(`http://127.0.0.1:${port}/Login/Retour`);
  const { issuer, clientId, clientSecret } = provider.settings;
  const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: 'Médina' };
  const server = await ProductServer.start({ port, env });
  try {
    const boss = await newCompany(server);
    provider.state.person = { subject: 'amel', email: boss.email };
    const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR', timezoneId: 'Africa/Tunis' });
    const page = await context.newPage();
    const go = page.getByRole('button', { name: 'Continuer avec Médina' });
    const logOut = async () => {
      await page.evaluate(() => localStorage.clear());
      await page.goto('/Login');
    };

    await page.goto('/Login');
    await expect(go).toBeVisible();
    await expectAccessible(page);
    await go.click();
    await expect(page.getByLabel('E-mail du compte')).toHaveValue(boss.email);
    // The URL no longer contains the provider's code.
    await expect(page).toHaveURL(`${server.url}/Login/Retour`);
    await expectAccessible(page);
    await passwordOf(page, 'Mot de passe').fill('pas le bon mot');
    await page.getByRole('button', { name: 'Relier et se connecter' }).click();
    // The timeout is long, because the server computes two password hashes, which are slow by design.
    await expect(page.getByText('E-mail ou mot de passe incorrect.')).toBeVisible({ timeout: 60_000 });
    await passwordOf(page, 'Mot de passe').fill(PASSWORD);
    await page.getByRole('button', { name: 'Relier et se connecter' }).click();
    await expect(page).toHaveURL(/\/Dashboard/, { timeout: 60_000 });

    await logOut();
    await go.click();
    await expect(page).toHaveURL(/\/Dashboard/);
    expect(await page.evaluate(() => sessionStorage.length + document.cookie.length)).toBe(0);

    await page.goto('/Settings?section=securite');
    await page.getByRole('button', { name: 'Retirer Médina' }).click();
    await passwordOf(page, 'Votre mot de passe').fill(PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
    await expect(page.getByText('Votre compte n’est pas relié à Médina.')).toBeVisible();
    await expectAccessible(page);

    await logOut();
    // This ends the session at the provider, which would otherwise log the person in without asking.
    await context.clearCookies();
    provider.state.person = null;
    await go.click();
    await expect(page.getByRole('alert')).toContainText('n’a pas confirmé qui vous êtes');
    await expectAccessible(page);
    await page.goto('/Login/Retour?code=volé&state=autre');
    await expect(page.getByRole('alert')).toContainText('Cette connexion a expiré');
    await context.close();
  } finally {
    await server.dispose();
    await provider.close();
  }
});

test('/Login has no password field if OIDC_ONLY is on, and shows an error if the provider does not respond', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const port = await freePort();
  const provider = await openIdentityProvider(`http://127.0.0.1:${port}/Login/Retour`);
  const { issuer, clientId, clientSecret } = provider.settings;
  const only = { OIDC_NAME: 'Médina', OIDC_ONLY: 'on' };
  const brand = { BRAND_EMAIL: 'aide@medina.tn' };
  const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, ...only, ...brand };
  const server = await ProductServer.start({ port, env });
  try {
    provider.state.away = true;
    const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR', timezoneId: 'Africa/Tunis' });
    const page = await context.newPage();
    await page.goto('/Login');
    const go = page.getByRole('button', { name: 'Continuer avec Médina' });
    await go.click();
    await expect(page.getByRole('alert')).toContainText('Le fournisseur d’identité ne répond pas.');
    // Without another way to log in, the page says whom to ask.
    const contact = page.getByRole('alert').getByRole('link', { name: 'aide@medina.tn' });
    await expect(contact).toHaveAttribute('href', 'mailto:aide@medina.tn');
    await expect(go).toBeEnabled();
    await expect(page.getByLabel('Mot de passe')).toHaveCount(0);
    await expectAccessible(page);
    await context.close();
  } finally {
    await server.dispose();
    await provider.close();
  }
});
