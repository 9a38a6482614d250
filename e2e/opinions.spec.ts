import { expect } from '@playwright/test';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { callApi } from '@kafaa/testing/product/api';
import { completeByApi, newCandidate } from '@kafaa/testing/product/candidate';
import { newOffer, signIn } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { test } from '@kafaa/testing/product/test';

test('a guest gives an opinion by a link on a phone without an account or scripts, and the recruiter reads it in the file', async ({
  page,
  browser,
  server,
}) => {
  const { recruiter, job } = await newOffer(server);
  const { token } = await newCandidate(server, job.id);
  await completeByApi(server, token, await pdfCv());
  const listed = () => callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token);
  await expect.poll(async () => (await listed()).content[0]?.evaluation ?? null).not.toBeNull();
  const id = (await listed()).content[0]?.id ?? '';

  await signIn(page, recruiter);
  await page.goto(`/Dashboard?job=${job.id}&candidate=${id}`);
  await page.getByText('Demander l’avis d’une personne sans compte').click();
  await page.getByLabel('Pour qui').fill('Monsieur Gharbi');
  const made = page.waitForResponse((answer) => answer.url().endsWith('/api/opinion-links'));
  await page.getByRole('button', { name: 'Créer un lien' }).click();
  const { url } = (await (await made).json()) as { url: string };
  await expect(page.getByText('Le lien pour Monsieur Gharbi est prêt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copier le lien' }).first()).toBeFocused();
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Votre avis sur cette candidature, s’il vous plaît\u00A0: ${url}`)}`,
  );

  const boss = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const phone = await boss.newPage();
  await phone.goto(server.url + new URL(url).pathname);
  await expect(phone.getByText('sur 100').first()).toBeHidden();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await phone.getByRole('radio', { name: 'Oui' }).check();
  await phone.getByLabel('Une phrase').fill('Je veux la voir.');
  await phone.getByLabel('Votre nom').fill('Karim Gharbi');
  await phone.getByRole('button', { name: 'Donner mon avis' }).click();
  await expect(phone.getByText('Votre avis est enregistré')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Donner mon avis' })).toBeHidden();
  await phone.getByText('Changer un avis, ou en ajouter un').click();
  await expect(phone.getByLabel('Votre nom')).toHaveValue('Karim Gharbi');

  await page.reload();
  await expect(page.getByText('Je veux la voir.')).toBeVisible();
  await page.getByLabel('Commenter').fill('On l’appelle lundi.');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('On l’appelle lundi.', { exact: true })).toBeVisible();
  await page.getByText('Qui a fait quoi, et quand').click();
  await expect(page.getByText('a donné un avis')).toBeVisible();

  await page.getByText('Demander l’avis d’une personne sans compte').click();
  await page.getByRole('button', { name: 'Fermer le lien' }).click();
  await expect(page.getByText('Ce lien ne s’ouvre plus. Les avis reçus restent.')).toBeVisible();
  expect((await phone.goto(server.url + new URL(url).pathname))?.status()).toBe(410);
  await boss.close();
});
