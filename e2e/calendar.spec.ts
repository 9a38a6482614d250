import { expect } from '@playwright/test';
import { acceptInvitation, invitePerson } from '@kafaa/domain/team/api';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import { newCandidate } from '@kafaa/testing/product/candidate';
import { freshEmail, newEntreprise, newJob, PASSWORD, signIn } from '@kafaa/testing/product/company';
import { test } from '@kafaa/testing/product/test';
import { watchErrors } from '@kafaa/testing/product/watch-errors';

test('a recruiter proposes three free slots from the weekly hours, and the private feed contains the agreed meeting', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const recruiter = await newEntreprise(server);
  const job = await newJob(server, recruiter);
  const colleague = freshEmail('collegue');
  const person = { email: colleague, role: 'RECRUITER' as const, allOffers: true };
  await callApi(server, invitePerson, { body: person }, recruiter.token);
  const token = (await linkFrom(server, colleague, 'Rejoindre')).split('token=').at(-1) ?? '';
  const joining = { password: PASSWORD, name: 'Nadia Gharbi' };
  await callApi(server, acceptInvitation, { params: { token }, body: joining });
  await newCandidate(server, job.id);
  const listed = await callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token);
  const errors = watchErrors(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, recruiter);

  await page.goto('/Settings?section=agenda');
  await page.getByRole('button', { name: 'Créer mon lien' }).click();
  const shown = page.getByRole('dialog', { name: 'Le lien de votre agenda' });
  const url = (await shown.locator('code').textContent()) ?? '';
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'C’est fait' }).click();
  await expect(page.getByText(/Lien ouvert depuis le/)).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter une plage' }).click();
  await page.getByLabel('Durée d’un entretien').selectOption('30 minutes');
  await page.getByRole('button', { name: 'Enregistrer mes horaires' }).click();
  await expect(page.getByText('Vos horaires sont enregistrés.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/Dashboard?job=${job.id}&candidate=${listed.content[0]?.id ?? ''}`);
  await page.getByRole('button', { name: 'Planifier un entretien', exact: true }).first().click();
  const form = page.getByRole('dialog', { name: 'Planifier un entretien' });
  await form.getByRole('button', { name: 'Proposer ces trois créneaux' }).click();
  // The hours of the three slots depend on the time of day at which the test runs.
  const third = form.getByLabel('Troisième créneau');
  await expect(third).toHaveValue(/\d{2}:[03]0$/);
  expect(await form.getByLabel('Deuxième créneau').inputValue()).not.toBe(await third.inputValue());
  await expect(form.getByLabel('Durée')).toHaveValue('30');
  await form.getByLabel('Lien de réunion').fill('https://meet.example/abc-defg');
  await form.getByLabel('Avec').selectOption('Nadia Gharbi');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByText('Invitation envoyée à Amira Ben Salah.')).toBeVisible();
  await page.goto('/Interviews');
  await expect(page.getByRole('listitem').filter({ hasText: 'Amira Ben Salah' })).toContainText('avec Nadia Gharbi');

  // The feed contains only agreed meetings.
  expect(await (await page.request.get(url)).text()).not.toContain('BEGIN:VEVENT');
  await page.goto('/Settings?section=agenda');
  await page.getByRole('button', { name: 'Fermer le lien' }).click();
  await expect(page.getByRole('button', { name: 'Créer mon lien' })).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(404);
  expect(errors).toEqual([]);
});
