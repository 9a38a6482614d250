import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { linkFrom } from '@kafaa/testing/product/api';
import { newCompany, newJob, PASSWORD, type Recruiter, signIn } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import { pageTest as test, test as deviceTest } from '@kafaa/testing/product/test';
import { watchErrors } from '@kafaa/testing/product/watch-errors';

const OPERATOR = 'contact@kafaa.example';

async function logInByHand(page: Page, { email }: Recruiter, password = PASSWORD): Promise<void> {
  await page.goto('/Login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Mot de passe/).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  // After the log-in the page leads back to the page that required it, or else to the dashboard.
  await expect(page).not.toHaveURL(/\/Login$/i);
}

/** Expects the panel that blocks publishing, and follows its button to the prices. */
async function expectBlocked(page: Page, title: string, button: string): Promise<void> {
  await page.goto('/CreateJob');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: button }).click();
  await expect(page).toHaveURL(/\/Pricing$/i);
}

async function expectMayPost(page: Page): Promise<void> {
  await page.goto('/CreateJob');
  await expect(page.getByLabel('Titre du poste')).toBeVisible();
}

async function choose(page: Page, button: string): Promise<void> {
  await page.goto('/Pricing');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: "J'accepte et continue" }).click();
}

const column = (page: Page, plan: string) => page.getByRole('columnheader', { name: plan });

/** This test follows a company's plans over a month. It has a server of its own, which it restarts with a shifted clock. */
deviceTest(
  'a company’s paid plan is activated by link, expires after a month and is replaced by CLI activation',
  async ({ browser }) => {
    deviceTest.setTimeout(240_000);
    const server = await ProductServer.start();
    try {
      await month(browser, server);
    } finally {
      await server.dispose();
    }
  },
);

async function month(browser: Browser, server: ProductServer): Promise<void> {
  const open = async () => {
    const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR', timezoneId: 'Africa/Tunis' });
    const page = await context.newPage();
    watchErrors(page);
    return page;
  };
  const company = await newCompany(server);
  const page = await open();
  const operator = await open();
  await signIn(page, company);

  // The company has no plan at first, then the free one, which can be taken once.
  await expectBlocked(page, 'Abonnement requis', 'Souscrire un abonnement');
  await page.getByRole('button', { name: 'Activer gratuitement' }).click();
  await page.getByRole('button', { name: "J'accepte et continue" }).click();
  await expect(page.getByText('Plan gratuit activé\u00A0: vous pouvez publier votre offre.')).toBeVisible();
  await expect(page).toHaveURL(/\/CreateJob$/);
  await page.goto('/Pricing');
  await expect(column(page, 'Starter')).toContainText('Votre plan actuel');
  const job = await newJob(server, company);
  await expectBlocked(page, 'Quota épuisé', 'Améliorer mon abonnement');

  // A paid plan is pending, and the page shows how to pay.
  await choose(page, 'Choisir Basic');
  await expect(page).toHaveURL(/\/Pricing\?paiement=attente$/);
  await expect(page.getByRole('region', { name: 'Votre plan Basic attend son paiement' })).toContainText('75 TND');
  await page.goto('/Settings?section=abonnements');
  const card = (plan: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, exact: true }) });
  await expect(card('Basic')).toContainText('En attente');
  await expect(card('Starter')).toContainText('Abonnement actuel');
  await expect(card('Starter')).toContainText('1 sur 1');

  // The operator opens the link and activates the plan with the button; opening the link alone changes nothing.
  const link = await linkFrom(server, OPERATOR, 'Activation');
  await operator.goto(link);
  await expect(operator.getByRole('heading', { level: 1 })).toHaveText(/^Activer cet abonnement/);
  await expectAccessible(operator);
  await page.reload();
  await expect(card('Basic')).toContainText('En attente');
  await operator.getByRole('button', { name: 'Activer le plan Basic' }).click();
  await expect(operator.getByRole('heading', { level: 1 })).toHaveText('Abonnement activé');
  await expectAccessible(operator);
  await page.reload();
  await expect(card('Basic')).toContainText('Abonnement actuel');
  await expect(card('Starter')).toContainText('Expiré');
  await expectMayPost(page);
  await server.mailTo(company.email, ({ subject }) => subject === 'Votre plan Basic est actif');

  // After 31 days both the session and the plan have expired.
  await server.restart({ daysLater: 31 });
  await page.goto('/CreateJob');
  await expect(page).toHaveURL(/\/Login$/i);
  await logInByHand(page, company);
  await expectBlocked(page, 'Abonnement expiré', 'Renouveler mon abonnement');
  await expect(column(page, 'Basic').getByRole('button', { name: 'Renouveler' })).toBeEnabled();
  await expect(column(page, 'Starter').getByRole('button', { name: 'Déjà utilisé' })).toBeDisabled();
  const candidate = await open();
  // The offer's page no longer accepts applications either.
  await candidate.goto(`/Apply/${job.id}`);
  await expect(candidate.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(candidate.getByRole('button', { name: /Recevoir|Postuler/ })).toHaveCount(0);
  await page.goto('/Dashboard');
  await expect(page.getByRole('heading', { name: job.title }).first()).toBeVisible();

  // The company takes a larger plan; the operator activates it by CLI while the server is stopped.
  await choose(page, 'Choisir Entreprise');
  await expect(page).toHaveURL(/paiement=attente$/);
  await expectBlocked(page, 'Abonnement en attente', 'Voir mon abonnement');
  await expect(server.ops('subscriptions', 'activate', company.email)).rejects.toThrow('Arrêtez-le le temps');
  await server.stop();
  expect(await server.ops('subscriptions', 'activate', company.email)).toContain('plan Entreprise\u00A0: activé');
  await server.start({ daysLater: 31 });
  await server.mailTo(company.email, ({ subject }) => subject === 'Votre plan Entreprise est actif');
  await expectMayPost(page);
  await page.goto('/Pricing');
  await expect(column(page, 'Entreprise')).toContainText('Votre plan actuel');
  await expect(column(page, 'Basic').getByRole('button', { name: 'Choisir Basic' })).toBeEnabled();
  for (const one of [page, operator]) expect(watchErrors(one)).toEqual([]);
}

test('an outdated or unknown activation link answers 404 or 410 with an explanation', async ({ page, server }) => {
  const company = await newCompany(server);
  await signIn(page, company);
  await choose(page, 'Choisir Basic');
  await expect(page).toHaveURL(/paiement=attente$/);
  const old = await linkFrom(server, OPERATOR, 'Activation');
  await choose(page, 'Choisir Entreprise');
  await expect(page).toHaveURL(/paiement=attente$/);
  const answers = [
    [old, 'Cette demande ne vaut plus', 'du plan Entreprise'],
    ['/Activation/x', 'Ce lien n’est plus valable', 'plus de 30'],
  ] as const;
  for (const [link, title, text] of answers) {
    // These are plain requests, because the browser would log the error status of a refused page to the console.
    const response = await page.request.get(link);
    expect([404, 410]).toContain(response.status());
    expect(await response.text()).toContain(title);
    expect(await response.text()).toContain(text);
  }
});

deviceTest('a password reset ends the sessions in every browser', async ({ page, browser, server }) => {
  const company = await newCompany(server);
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  for (const one of [page, other]) {
    await logInByHand(one, company);
    await one.goto('/Settings');
    await expect(one.getByRole('region', { name: 'Profil' })).toBeVisible();
  }
  const third = await (await browser.newContext({ baseURL: server.url })).newPage();
  await third.goto('/forgot-password');
  await third.getByLabel(/e-mail/i).fill(company.email);
  await third.getByRole('button', { name: /Envoyer|Recevoir/ }).click();
  await third.goto(await linkFrom(server, company.email, 'reset-password'));
  const password = 'un-tout-autre-mot';
  await third.getByLabel('Nouveau mot de passe').fill(password);
  await third.getByLabel(/Confirm/).fill(password);
  await third
    .getByRole('button', { name: /mot de passe|Enregistrer|Réinitialiser/ })
    .last()
    .click();
  await expect(third).toHaveURL(/\/login$/i);
  for (const one of [page, other]) {
    await one.goto('/Settings');
    await expect(one).toHaveURL(/\/Login$/i);
  }
  await logInByHand(page, company, password);
});

test('an administrator edits the identity in a prefilled wizard and the account in its form, and both changes are kept', async ({
  page,
  server,
}) => {
  const company = await newCompany(server);
  await signIn(page, company);
  await page.goto('/Settings');
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  await page.getByLabel('Ville').fill('Sousse');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Sousse')).toBeVisible();
  await page.getByRole('link', { name: 'Modifier l’identité' }).click();
  await expect(page.getByLabel('Description')).toHaveValue(/trois banques tunisiennes/);
  await page.getByLabel('Description').fill('Nous tenons la paie de deux cents petites entreprises.');
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByLabel('51-200', { exact: true }).check();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByLabel('Transparence')).toBeChecked();
  await page.getByRole('button', { name: 'Terminer la configuration' }).click();
  await expect(page).toHaveURL(/\/Pricing$/);
  await page.goto('/Settings');
  for (const text of ['Sousse', 'Nous tenons la paie de deux cents petites entreprises.', '51-200 personnes'])
    await expect(page.getByText(text)).toBeVisible();
});
