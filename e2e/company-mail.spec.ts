import { expect } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { newCandidate } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob, signIn } from '@kafaa/testing/product/company';
import { test } from '@kafaa/testing/product/test';

test('a recruiter writes and previews the rejection mail, and finds sent mails in the candidate’s file', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const recruiter = await newEntreprise(server);
  const job = await newJob(server, recruiter);
  await newCandidate(server, job.id);
  await signIn(page, recruiter);

  await page.goto('/Settings?section=emails');
  await page.getByLabel('Quel e-mail').selectOption({ label: 'Refus' });
  await expect(page.getByText('E-mail d’origine')).toBeVisible();
  await page.getByLabel('Objet').fill('Notre réponse, {{nom}}');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByLabel('Objet')).toHaveAccessibleDescription(/La variable {{nom}} n’existe pas/);
  await page.getByLabel('Objet').fill('Notre réponse pour {{poste}}');
  await page.getByLabel('Texte').fill('Bonjour {{prenom}},\n\nMerci pour votre temps.');
  await page.getByRole('button', { name: 'Voir un exemple' }).click();
  const mail = page.getByRole('region', { name: 'E-mail tel qu’il partira' });
  await expect(mail).toContainText('Bonjour Amira,');
  await expect(mail).toContainText('prise par une personne');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Votre modèle')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/Dashboard?job=${job.id}`);
  await page.getByRole('button', { name: /Déplier/ }).click();
  await page.getByText('E-mails envoyés et réponses reçues').click();
  await expect(page.getByRole('list', { name: 'E-mails envoyés' })).toContainText('Envoyé');
  await expect(page.getByText('Pas encore de réponse.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rejeter', exact: true }).last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/recevra un e-mail à \d\d:\d\d, sans le motif/);
  // The mail is not collapsed, so it is in view before it is sent.
  await expect(mail).toBeInViewport();
  await expect(mail).toContainText(`Notre réponse pour ${job.title}`);
  await expect(mail).toContainText('Merci pour votre temps.');
  await expectAccessible(page);
});
