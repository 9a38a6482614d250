import { expect, type Page } from '@playwright/test';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { getReply } from '@kafaa/domain/invitations/api';
import { localDateTime } from '@kafaa/domain/invitations/rules';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { newCandidate, PHONE } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob, newSubscriber, type Recruiter, signIn } from '@kafaa/testing/product/company';
import type { ProductServer } from '@kafaa/testing/product/server';
import { test } from '@kafaa/testing/product/test';
import { watchErrors } from '@kafaa/testing/product/watch-errors';

/** A date some days ahead at this time in Tunis: as typed into the form, and as displayed. */
function inDays(days: number, time: string) {
  const [day = ''] = localDateTime(new Date(Date.now() + days * DAY_MS)).split('T');
  const date = new Date(`${day}T12:00:00Z`);
  const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  return { typed: `${day.split('-').toReversed().join('/')} ${time}`, long };
}

async function newPerson(server: ProductServer, recruiter: Recruiter) {
  const job = await newJob(server, recruiter);
  const { email } = await newCandidate(server, job.id);
  const page = await callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token);
  return { job, email, id: page.content[0]?.id ?? '' };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Planifier un entretien' });
const item = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Amira Ben Salah' });
const replyLink = (text: string) => /(\/Invitation\/[\w.-]+)/.exec(text)?.[1] ?? '';

test('a recruiter schedules, moves and cancels a meeting, and the candidate replies on a phone by the mailed link', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const recruiter = await newEntreprise(server);
  const { job, email, id } = await newPerson(server, recruiter);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, recruiter);
  await page.goto(`/Dashboard?job=${job.id}&candidate=${id}`);
  const row = item(page);
  await row.getByRole('button', { name: 'Planifier un entretien', exact: true }).click();
  const form = dialog(page);
  await expect(form).toContainText('Amira Ben Salah');

  // Missing values are reported at their fields, and the first one gets the focus.
  const send = form.getByRole('button', { name: 'Envoyer l’invitation' });
  await send.click();
  await expect(form).toContainText('Le lien de réunion est requis');
  await expect(form).toContainText("La date et l'heure sont requises");
  await expect(form.getByLabel('Lien de réunion')).toBeFocused();
  await form.getByRole('radio', { name: 'En présentiel' }).check({ force: true });
  await expect(form).not.toContainText('Le lien de réunion est requis');
  await expect(form.getByLabel('Adresse')).toHaveAttribute('placeholder', /Adresse complète/);
  // The form starts with the company's own address.
  await expect(form.getByLabel('Adresse')).not.toHaveValue('');
  await form.getByLabel('Adresse').fill('');
  await send.click();
  await expect(form).toContainText("L'adresse est requise");
  const date = form.getByLabel(/^Date et heure/);
  await date.fill('bientôt');
  await send.click();
  await expect(form).toContainText('Date input not valid.');
  await date.fill('01/02/2020 10:00');
  await send.click();
  await expect(form).toContainText("La date et l'heure doivent être dans le futur");

  // The calendar offers no past days or hours, and works by keyboard.
  await form.getByLabel('Adresse').fill('14 rue de Palestine, Tunis');
  await date.fill('');
  await form.getByRole('button', { name: 'Choisir dans le calendrier' }).click();
  await expectAccessible(page);
  const first = inDays(3, '14:15');
  await form.locator('[role=gridcell][tabindex="0"]').focus();
  for (let day = 0; day < 3; day += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(date).toHaveValue(inDays(3, '10:00').typed);
  await form.getByRole('option', { name: '14:15' }).click();
  await expect(date).toHaveValue(first.typed);
  await expect(form.getByRole('button', { name: 'Choisir dans le calendrier' })).toBeFocused();

  // A reload keeps the typed values.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage).includes('14:15'))).toBe(true);
  await page.reload();
  await row.getByRole('button', { name: 'Planifier un entretien', exact: true }).click();
  await expect(form.getByLabel('Adresse')).toHaveValue('14 rue de Palestine, Tunis');
  await expect(date).toHaveValue(first.typed);
  await expect(form.getByLabel('Message personnalisé')).toHaveValue(/^Bonjour Amira,/);

  // The list shows « Invité » optimistically; when the server fails the status is reverted and the form is kept.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/invitations', async (route) => {
    await released;
    await route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Le service se repose.' } });
  });
  await send.click();
  await expect(form.getByRole('button', { name: 'Envoi...' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Annuler' })).toBeDisabled();
  await expect(row.getByText('Invité', { exact: true })).toBeVisible();
  release();
  await expect(page.getByText('Le service se repose.')).toBeVisible();
  await expect(row.getByText('En attente', { exact: true })).toBeVisible();
  await expect(date).toHaveValue(first.typed);
  await page.unroute('**/api/invitations');

  await send.click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Invitation envoyée à Amira Ben Salah.')).toBeVisible();
  await expect(row.getByText('Invité', { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click();
  expect((await downloading).suggestedFilename()).toBe('entretien-amira-ben-salah.ics');

  const mail = await server.mailTo(email, ({ subject }) => subject.includes('vous invite à un entretien'));
  expect(mail.text).toContain(`${first.long} à 14:15 (heure de Tunis)`);
  expect(mail.attachments[0]?.content).toContain('METHOD:REQUEST');
  const link = replyLink(mail.text);

  // The candidate opens the link on a phone from the mail's button.
  const phone = await browser.newContext({ ...PHONE, baseURL: server.url });
  const candidate = await phone.newPage();
  const faults = watchErrors(candidate);
  await candidate.goto(`${link}?reponse=oui`);
  await expect(candidate.getByRole('heading', { level: 1 })).toHaveText(/^Amira, Médina Digital souhaite/);
  await expect(candidate.getByRole('heading', { name: 'Confirmez votre réponse' })).toBeVisible();
  const token = link.split('/').at(-1) ?? '';
  expect((await callApi(server, getReply, { params: { link: token } })).reply).toBe('NONE');
  await expectAccessible(candidate);
  await candidate.getByRole('button', { name: 'Je serai là' }).click();
  await expect(candidate.getByRole('heading', { name: 'Votre présence est confirmée' })).toBeFocused();
  await expectAccessible(candidate);
  const file = candidate.waitForEvent('download');
  await candidate.getByRole('link', { name: 'Ajouter à mon agenda' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.ics$/);

  // The recruiter sees the reply and moves the meeting.
  await row.getByRole('link', { name: 'Voir le rendez-vous' }).click();
  await expect(page).toHaveURL(/\/Interviews\?candidat=/);
  await expect(item(page)).toContainText('Accepté');
  await expect(item(page)).toContainText('14:15 (heure de Tunis)');
  await expectAccessible(page);
  await item(page)
    .getByRole('button', { name: /^Déplacer/ })
    .click();
  const moving = page.getByRole('dialog', { name: 'Déplacer l’entretien' });
  await expect(moving.getByLabel('Adresse')).toHaveValue('14 rue de Palestine, Tunis');
  const second = inDays(5, '09:30');
  await moving.getByLabel(/^Date et heure/).fill(second.typed);
  await moving.getByRole('button', { name: 'Envoyer la nouvelle invitation' }).click();
  await expect(moving).toBeHidden();
  await expect(item(page)).toContainText('Pas encore répondu');
  await expect(item(page)).toContainText('09:30');

  // The old link shows that the meeting has changed, and accepts a reply to the new date.
  await candidate.goto(`${link}?reponse=non`);
  await expect(candidate.getByText(/Ce rendez-vous a changé/)).toBeVisible();
  await expect(candidate.getByText('09:30')).toBeVisible();
  await candidate.getByLabel('Quand pouvez-vous venir').fill('Plutôt jeudi, après 15 h.');
  await candidate.getByRole('button', { name: 'Je ne peux pas à cette date' }).click();
  await expect(candidate.getByRole('heading', { name: 'C’est noté : pas à cette date' })).toBeVisible();
  await server.mailTo(recruiter.email, ({ subject }) => subject.includes('ne peut pas venir'));

  await page.reload();
  await expect(item(page)).toContainText('Décliné');
  await expect(item(page)).toContainText('Plutôt jeudi, après 15 h.');
  await expect(item(page).getByRole('button', { name: /^Proposer une autre date/ })).toBeVisible();
  await expectAccessible(page);
  await item(page)
    .getByRole('button', { name: /^Annuler l’entretien/ })
    .click();
  const confirmation = page.getByRole('dialog', { name: /Annuler cet entretien/ });
  await expect(confirmation.getByRole('button', { name: 'Garder l’entretien' })).toBeFocused();
  await confirmation.getByRole('button', { name: 'Annuler l’entretien' }).click();
  await expect(page.getByRole('heading', { name: 'Aucun entretien planifié' })).toBeVisible();
  await expectAccessible(page);

  await candidate.reload();
  await expect(candidate.getByRole('heading', { name: 'Cet entretien est annulé' })).toBeVisible();
  await expectAccessible(candidate);
  expect(faults).toEqual([]);
  await phone.close();
});

test('a plan without scheduling shows « Accès restreint » on the meetings page and instead of the scheduling form', async ({
  page,
  server,
}) => {
  const recruiter = await newSubscriber(server);
  const { job, id } = await newPerson(server, recruiter);
  await signIn(page, recruiter);
  await page.goto('/Interviews');
  await expect(page.getByRole('heading', { name: 'Accès restreint' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/Dashboard?job=${job.id}&candidate=${id}`);
  await item(page).getByRole('button', { name: 'Planifier un entretien', exact: true }).click();
  const locked = page.getByRole('dialog', { name: 'Accès restreint' });
  await expect(locked.getByRole('link', { name: 'Améliorer mon abonnement' })).toHaveAttribute('href', '/Pricing');
  await locked.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(locked).toBeHidden();
});

test('an unknown invitation link shows « Invitation introuvable », and a failed request offers a retry', async ({
  page,
  context,
}) => {
  await page.goto('/Invitation/e30.inconnu');
  await expect(page.getByRole('heading', { name: 'Invitation introuvable' })).toBeVisible();
  await expectAccessible(page);
  await context.route('**/api/replies/**', (route) => route.abort());
  await page.goto('/Invitation/e30.inconnu');
  await expect(page.getByRole('heading', { name: 'L’invitation n’est pas arrivée' })).toBeVisible();
  await context.unroute('**/api/replies/**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Invitation introuvable' })).toBeVisible();
});
