import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { newCandidate } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob, PASSWORD, signIn } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import { test } from '@kafaa/testing/product/test';

async function write(page: Page, subject: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Objet').fill(subject);
  await dialog.getByLabel('Texte').fill('Bonjour {{prenom}},\n\nNous répondons lundi.');
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  await expect(dialog.getByRole('region', { name: 'E-mail tel qu’il partira' })).toContainText('Nous répondons lundi.');
}

test('a recruiter undoes a group mail and writes another, and each candidate gets one mail after a restart', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  // This test has a server of its own, because it moves the clock and the tests of a worker share a server.
  const server = await ProductServer.start();
  try {
    const context = await browser.newContext({ baseURL: server.url });
    await writesToSeveral(server, await context.newPage());
    await context.close();
  } finally {
    await server.dispose();
  }
});

async function writesToSeveral(server: ProductServer, page: Page): Promise<void> {
  const recruiter = await newEntreprise(server);
  const job = await newJob(server, recruiter);
  const people = [await newCandidate(server, job.id), await newCandidate(server, job.id)];
  await signIn(page, recruiter);

  await page.goto(`/Dashboard?job=${job.id}`);
  await page.getByRole('checkbox', { name: 'Sélectionner les candidats affichés (2)' }).check();
  await page.getByRole('button', { name: 'Autres actions sur la sélection' }).click();
  await page.getByText('Écrire un e-mail (2)').first().click();
  await write(page, 'Un mot trop tôt');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Envoyer à 2 personnes' }).click();
  const early = page.getByRole('region', { name: 'E-mail à plusieurs, Un mot trop tôt' });
  await expect(early).toContainText(/Part à \d\d:\d\d, dans 4.min/);
  await page.reload();
  await early.getByRole('button', { name: 'Tout reprendre' }).click();
  await expect(early).toContainText('personne ne l’a reçu');

  await page.getByRole('button', { name: 'Écrire à toute la liste' }).click();
  await write(page, 'Une nouvelle pour {{poste}}');
  await page.getByRole('button', { name: 'Envoyer à 2 personnes' }).click();
  await expect(page.getByRole('button', { name: 'Tout reprendre' })).toBeVisible();
  await expectAccessible(page);

  await server.restart({ daysLater: 1 });
  const subject = `Une nouvelle pour ${job.title}`;
  for (const { email } of people) await server.mailTo(email, (mail) => mail.subject === subject);
  // The session has ended in the meantime, so the recruiter logs in again.
  await page.goto(`/Dashboard?job=${job.id}`);
  await page.getByLabel('E-mail').fill(recruiter.email);
  await page.getByLabel(/^Mot de passe/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Envoyé à 2 personnes.')).toBeVisible();
  await page
    .getByRole('button', { name: /Déplier/ })
    .first()
    .click();
  await page.getByText('E-mails envoyés et réponses reçues').click();
  const sent = page.getByRole('list', { name: 'E-mails envoyés' });
  await expect(sent).toContainText(subject);
  await expect(sent).not.toContainText('Un mot trop tôt');
}

test('the settings page keeps a person’s choice of mails about finished interviews', async ({ page, server }) => {
  const recruiter = await newEntreprise(server);
  await signIn(page, recruiter);
  await page.goto('/Settings?section=emails');
  await expect(page.getByRole('radio', { name: 'À chaque entretien terminé' })).toBeChecked();
  await page.getByRole('radio', { name: 'Une fois par jour' }).click();
  await expect(page.getByText('C’est enregistré.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Une fois par jour' })).toBeChecked();
  await expect(page.getByText('Ce choix vaut pour vous.')).toBeVisible();
});
