import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { newCandidate } from '@kafaa/testing/product/candidate';
import { newJob, newSubscriber, PASSWORD, signIn } from '@kafaa/testing/product/company';
import { test } from '@kafaa/testing/product/test';

test('an administrator exports and downloads the company’s data, and a mail links to the data settings', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const recruiter = await newSubscriber(server);
  await newCandidate(server, (await newJob(server, recruiter)).id);
  await signIn(page, recruiter);
  await page.goto('/Settings');
  await page.getByRole('navigation', { name: 'Compte' }).getByRole('link', { name: 'Données' }).click();
  await expect(page.getByText('Les réponses des candidats n’y sont pas')).toBeVisible();
  await expectAccessible(page);
  // This part uses the keyboard only.
  await page.getByRole('button', { name: 'Exporter toutes les données' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Votre archive est prête')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  const mail = await server.mailTo(recruiter.email, ({ subject }) => subject === 'L’export de vos données est prêt');
  expect(mail.text).toContain('/Settings?section=donnees');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger', exact: true }).press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^export-[a-z0-9-]+-\d{4}-\d\d-\d\d\.zip$/);
  const names = Object.keys(unzipSync(readFileSync(await download.path())));
  expect(names).toContain('export.json');
  expect(names.filter((name) => name.endsWith('/candidature.json'))).toHaveLength(1);
});

test('erasing a company by keyboard needs its name and password, closes its offer and can be cancelled', async ({
  page,
  server,
}) => {
  const recruiter = await newSubscriber(server);
  const job = await newJob(server, recruiter);
  await signIn(page, recruiter);
  await page.goto('/Settings?section=donnees');
  await page.getByRole('button', { name: 'Effacer l’entreprise' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Garder l’entreprise' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Nom de l’entreprise').fill('Une autre');
  await dialog.getByLabel('Mot de passe').fill('pas-le-bon-mot');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Ce n’est pas le nom de l’entreprise.')).toBeVisible();
  const name = await dialog.locator('b').innerText();
  await dialog.getByLabel('Nom de l’entreprise').fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Ce mot de passe n’est pas le vôtre.')).toBeVisible();
  await dialog.getByLabel('Mot de passe').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('p:focus')).toContainText('Tout sera effacé le');
  await expectAccessible(page);
  await server.mailTo(recruiter.email, ({ subject }) => subject.includes('sera effacée'));
  const visitor = await page.context().newPage();
  await visitor.goto(`/Apply/${job.id}`);
  await expect(visitor.getByRole('heading', { name: 'Candidatures closes' })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler l’effacement' }).press('Enter');
  await expect(page.getByText('L’effacement est annulé.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Effacer l’entreprise' })).toBeFocused();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Candidatures closes' })).toHaveCount(0);
});
