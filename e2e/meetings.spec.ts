import { expect, type Page } from '@playwright/test';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { inviteCandidate, sendReply } from '@kafaa/domain/invitations/api';
import { localDateTime } from '@kafaa/domain/invitations/rules';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { newCandidate, PHONE } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob, signIn } from '@kafaa/testing/product/company';
import { test } from '@kafaa/testing/product/test';
import { watchErrors } from '@kafaa/testing/product/watch-errors';

/** A date some days ahead at this time in Tunis: in the form's format, and as the candidate's page shows it. */
function inDays(days: number, time: string) {
  const [day = ''] = localDateTime(new Date(Date.now() + days * DAY_MS)).split('T');
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const shown = new Intl.DateTimeFormat('fr-FR', options).format(new Date(`${day}T12:00:00Z`));
  return { typed: `${day.split('-').toReversed().join('/')} ${time}`, shown: `${shown} à ${time}` };
}
const item = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Amira Ben Salah' });

test('after a refusal of all slots the form starts without dates and shows what the candidate wrote', async ({
  page,
  server,
}) => {
  const recruiter = await newEntreprise(server);
  const job = await newJob(server, recruiter);
  const { email } = await newCandidate(server, job.id);
  const listed = await callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token);
  const day = localDateTime(new Date(Date.now() + 3 * DAY_MS)).slice(0, 10);
  const place = { interviewType: 'ONLINE' as const, interviewPlace: 'https://meet.example/abc', customMessage: '' };
  const dates = { interviewDate: `${day}T09:00`, otherDates: [`${day}T10:00`] };
  const body = { candidateId: listed.content[0]?.id ?? '', ...place, ...dates };
  await callApi(server, inviteCandidate, { body }, recruiter.token);
  const mail = await server.mailTo(email, ({ subject }) => subject.includes('vous invite à un entretien'));
  const link = /\/Invitation\/([\w.-]+)/.exec(mail.text)?.[1] ?? '';
  const reply = { reply: 'DECLINED' as const, sequence: 0, note: 'Plutôt jeudi après 17 h.' };
  await callApi(server, sendReply, { params: { link }, body: reply });

  await signIn(page, recruiter);
  await page.goto('/Dashboard?vue=a-traiter');
  await expect(page.getByText('Aucun des créneaux ne lui convient.')).toBeVisible();
  await expect(page.getByText('Plutôt jeudi après 17 h.')).toBeVisible();
  await page.getByRole('link', { name: /^Proposer une autre date/ }).click();
  await page.getByRole('button', { name: /^Proposer une autre date/ }).click();
  const form = page.getByRole('dialog', { name: 'Déplacer l’entretien' });
  await expect(form.getByLabel('Lien de réunion')).toHaveValue('https://meet.example/abc');
  await expect(form.getByText('Plutôt jeudi après 17 h.')).toBeVisible();
  await expect(form.getByLabel('Date et heure')).toHaveValue('');
  await expect(form.getByLabel('Deuxième créneau')).toHaveCount(0);
  await expectAccessible(page);
});

test('a recruiter offers three slots, the candidate takes one on a phone and moves once, and the next form is filled in', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const recruiter = await newEntreprise(server);
  const job = await newJob(server, recruiter);
  const { email } = await newCandidate(server, job.id);
  const listed = await callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token);
  const id = listed.content[0]?.id ?? '';
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, recruiter);
  await page.goto(`/Dashboard?job=${job.id}&candidate=${id}`);
  await item(page).getByRole('button', { name: 'Planifier un entretien', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Planifier un entretien' });
  const [one, two, three] = [inDays(3, '10:00'), inDays(4, '11:30'), inDays(5, '15:00')];
  await form.getByLabel('Lien de réunion').fill('https://meet.example/abc-defg');
  await form.getByLabel('Date et heure').fill(one.typed);
  await form.getByRole('button', { name: 'Proposer un autre créneau' }).click();
  await form.getByLabel('Deuxième créneau').fill(one.typed);
  await form.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(form).toContainText('Ce créneau est déjà proposé.');
  await form.getByLabel('Deuxième créneau').fill(two.typed);
  await form.getByRole('button', { name: 'Proposer un autre créneau' }).click();
  await form.getByLabel('Troisième créneau').fill(three.typed);
  await form.getByLabel('Durée').selectOption('30 minutes');
  await form.getByRole('button', { name: 'Voir l’e-mail' }).click();
  const preview = form.getByRole('region', { name: 'E-mail tel qu’il partira' });
  await expect(preview).toContainText('Créneau 3');
  await expect(preview).toBeInViewport();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByText('Invitation envoyée à Amira Ben Salah.')).toBeVisible();

  const mail = await server.mailTo(email, ({ subject }) => subject.includes('vous invite à un entretien'));
  const link = /(\/Invitation\/[\w.-]+)/.exec(mail.text)?.[1] ?? '';
  const phone = await browser.newPage(PHONE);
  const errors = watchErrors(phone);
  await phone.goto(server.url + link);
  await expect(phone.getByRole('heading', { name: 'Choisissez un créneau' })).toBeVisible();
  await expectAccessible(phone);
  const confirm = phone.getByRole('button', { name: 'Confirmer ce créneau' });
  await expect(confirm).toBeDisabled();
  await phone.getByRole('button', { name: two.shown }).click();
  await confirm.click();
  await expect(phone.getByRole('heading', { name: 'Votre présence est confirmée' })).toBeFocused();
  const keep = phone.getByRole('button', { name: 'Garder mon rendez-vous' });
  const given = phone.getByRole('heading', { name: 'Votre présence est confirmée' });
  await phone.getByRole('button', { name: 'Changer ou annuler' }).click();
  await expect(phone.getByRole('heading', { name: 'Choisissez un créneau' })).toBeFocused();
  await keep.click();
  await expect(given).toBeFocused();
  await phone.getByRole('button', { name: 'Changer ou annuler' }).click();
  await phone.getByRole('button', { name: three.shown }).click();
  await confirm.click();
  await expect(phone.getByRole('heading', { name: 'Votre présence est confirmée' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Changer ou annuler' })).toHaveCount(0);
  await expectAccessible(phone);
  // The candidate can go back after pressing the button by mistake.
  await phone.getByRole('button', { name: 'Je ne peux plus venir' }).click();
  await keep.click();
  await expect(given).toBeVisible();
  expect(errors).toEqual([]);

  await page.goto('/Interviews');
  await expect(item(page)).toContainText('Accepté');
  await expect(item(page)).toContainText('15:00');
  await expect(item(page)).toContainText('30 minutes');
  await expect(item(page).getByRole('link', { name: /Écrire sur WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/216\d{8}\?text=/,
  );

  // The next invitation starts with the last place and duration.
  const next = await newCandidate(server, job.id);
  const query = { search: next.email };
  const found = await callApi(server, listCandidates, { params: { jobId: job.id }, query }, recruiter.token);
  await page.goto(`/Dashboard?job=${job.id}&candidate=${found.content[0]?.id ?? ''}`);
  await page.getByRole('button', { name: 'Planifier un entretien', exact: true }).first().click();
  await expect(form.getByLabel('Lien de réunion')).toHaveValue('https://meet.example/abc-defg');
  await expect(form.getByLabel('Durée')).toHaveValue('30');
});
