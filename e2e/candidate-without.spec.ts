import { expect, type Page } from '@playwright/test';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { inviteCandidate } from '@kafaa/domain/invitations/api';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import {
  answerByApi,
  Chat,
  completeByApi,
  newCandidate,
  PHONE,
  Registration,
  told,
} from '@kafaa/testing/product/candidate';
import { freshEmail, newEntreprise, newJob, newOffer } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import type { ProductServer } from '@kafaa/testing/product/server';
import { test } from '@kafaa/testing/product/test';

test.use(PHONE);
test.describe.configure({ mode: 'parallel' });

const beginButton = (page: Page) => page.getByRole('button', { name: 'Commencer maintenant' });
const accept = (page: Page) => page.getByRole('button', { name: 'J’ai compris, je commence' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ }).first();

/** Makes both storages of the browser throw, as a browser does that blocks site data. */
const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

/** Invites a candidate to choose from two slots; returns the link of the mail. */
async function invited(server: ProductServer) {
  const recruiter = await newEntreprise(server);
  const job = await newJob(server, recruiter);
  const { email, link, token } = await newCandidate(server, job.id);
  await completeByApi(server, token, await pdfCv());
  const listed = await callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 19);
  const place = { interviewType: 'ONLINE', interviewPlace: 'https://meet.example/abc', customMessage: '' } as const;
  const dates = { interviewDate: inDays(3), otherDates: [inDays(4)] };
  const body = { candidateId: listed.content[0]?.id ?? '', ...place, ...dates };
  await callApi(server, inviteCandidate, { body }, recruiter.token);
  return {
    link: await linkFrom(server, email, 'Invitation'),
    interview: link,
    own: await linkFrom(server, email, 'MesDonnees'),
  };
}

test('a candidate whose browser forbids storage applies, answers, sends photos, closes the device and confirms', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(180_000);
  await forbidStorage(page);
  const { job } = await newOffer(server);
  await page.goto(`/Apply/${job.id}`);
  const registration = new Registration(page);
  const email = freshEmail('sans.memoire');
  await registration.fill(email);
  await registration.submit.click();
  await beginButton(page).click();
  await accept(page).click();
  const chat = new Chat(page);
  await chat.answer(0, told('Sans mémoire du navigateur.'));
  await expect(page.getByText('ce navigateur ne garde pas les brouillons')).toBeVisible();
  await chat.asked(1);
  await chat.send('Oui, souvent.');
  await expect(chat.status(1)).toContainText('Enregistrée');
  const token = page.url().split('/').at(-1) ?? '';
  await answerByApi(server, token);
  await page.reload();
  // The server has every answer, so a reload loses nothing, and the follow-up is asked again.
  await chat.askedAgain(1);
  await chat.answerAgain(told('La précision.'));
  await expect(chat.header).toContainText('Dernière étape');
  const shot = await page.screenshot();
  await page
    .getByLabel('Prendre mon CV en photo')
    .setInputFiles({ name: 'cv.png', mimeType: 'image/png', buffer: shot });
  await page.getByRole('button', { name: 'Joindre cette page' }).click();
  await page.getByLabel('Vos langues').fill('Arabe, français');
  await chat.submit.click();
  await expect(heading(page, /^Plus qu’un pas\s*: confirmez votre adresse$/)).toBeVisible();
  await page.getByRole('button', { name: 'Fermer sur cet appareil' }).click();
  await page.getByRole('button', { name: 'Fermer et effacer d’ici' }).click();
  await expect(registration.submit).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('');

  const own = await (await browser.newContext({ ...PHONE, baseURL: server.url })).newPage();
  await forbidStorage(own);
  await own.goto(await linkFrom(server, email, 'Interview'));
  await own.getByRole('button', { name: 'Oui, envoyer ma candidature' }).click();
  await expect(heading(own, 'Votre candidature est bien arrivée')).toBeVisible();
  await own.getByRole('link', { name: 'Suivre ma candidature' }).click();
  await own.getByLabel(/me contacte pour ses autres offres/).check();
  await expect(own.getByText(/Votre accord prend fin le/)).toBeVisible();
});

test('a candidate whose browser forbids storage chooses a slot of an invitation', async ({ page, server }) => {
  const { link } = await invited(server);
  await forbidStorage(page);
  await page.goto(link);
  await page.getByRole('group', { name: 'Choisissez un créneau' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Confirmer ce créneau' }).click();
  await expect(heading(page, 'Votre présence est confirmée')).toBeVisible();
});

test.describe('candidate pages without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each candidate page without scripts says at the top that it needs JavaScript, and shows no form or chat', async ({
    page,
    server,
  }) => {
    const { link, own, interview } = await invited(server);
    const { job } = await newOffer(server);
    const fresh = await newCandidate(server, job.id);
    for (const path of [`/Apply/${job.id}`, fresh.link, interview, own, link]) {
      await page.goto(path);
      // Playwright’s text locators leave out `noscript`.
      const notice = page.locator('noscript');
      await expect(notice, path).toBeInViewport({ ratio: 1 });
      expect(await notice.innerText(), path).toContain('Cette page a besoin de JavaScript.');
      await expect(page.getByText('Chargement…'), path).toBeHidden();
    }
    await page.goto(`/Apply/${job.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A form or a chat that no script takes over would lead nowhere.
    await expect(page.locator('form button[type="submit"]')).toBeHidden();
    await page.goto(fresh.link);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('without network the registration, « Commencer maintenant », the warning and the confirmation can be retried', async ({
  page,
  browser,
  context,
  server,
}) => {
  const { job } = await newOffer(server);
  await page.goto(`/Apply/${job.id}`);
  const registration = new Registration(page);
  const email = freshEmail('tunnel');
  await registration.fill(email);
  await context.setOffline(true);
  await registration.submit.click();
  await expect(alert(page)).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Amira');
  await context.setOffline(false);
  await registration.submit.click();
  await expect(beginButton(page)).toBeVisible();
  await context.setOffline(true);
  const again = page.getByRole('button', { name: 'Renvoyer l’e-mail' });
  await again.click();
  await expect(alert(page)).toBeVisible();
  await beginButton(page).click();
  await expect(alert(page)).toBeVisible();
  await context.setOffline(false);
  await beginButton(page).click();
  await expect(accept(page)).toBeEnabled();
  await context.setOffline(true);
  await accept(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await accept(page).click();
  await new Chat(page).asked(0);

  const own = await (await browser.newContext({ ...PHONE, baseURL: server.url })).newPage();
  await own.goto(await linkFrom(server, email, 'Interview'));
  const confirm = own.getByRole('button', { name: 'Oui, continuer cet entretien' });
  await expect(confirm).toBeEnabled();
  await own.context().setOffline(true);
  await confirm.click();
  await expect(alert(own)).toBeVisible();
  await own.context().setOffline(false);
  await confirm.click();
  await new Chat(own).asked(0);
});

test('the photos, the short answers and the application wait without network, and are sent once it is back', async ({
  page,
  context,
  server,
}) => {
  const { job } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  await answerByApi(server, token);
  await page.goto(link);
  await expect(page.getByText('Choisir un fichier')).toBeVisible();
  const shot = await page.screenshot();
  await context.setOffline(true);
  await page
    .getByLabel('Prendre mon CV en photo')
    .setInputFiles({ name: 'cv.png', mimeType: 'image/png', buffer: shot });
  // The script of this part is loaded when it is needed first.
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Joindre cette page' }).click({ trial: true });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Joindre cette page' }).click();
  await expect(page.getByText(/^En attente de réseau\. L’envoi reprendra tout seul/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/, arrivé$/)).toBeVisible();
  await page.getByLabel('Vos langues').fill('Arabe, français');
  await context.setOffline(true);
  const chat = new Chat(page);
  await chat.submit.click();
  await expect(page.getByText(/^En attente de réseau\. L’envoi reprendra tout seul/)).toBeVisible();
  await context.setOffline(false);
  await expect(chat.success).toBeVisible({ timeout: 30_000 });
});

test('without network the own data, the consent and a slot show an error and work on a retry', async ({
  page,
  context,
  server,
}) => {
  const { link, own } = await invited(server);
  await page.goto(own);
  const box = page.getByLabel(/me contacte pour ses autres offres/);
  await expect(box).toBeVisible();
  await page.getByRole('button', { name: 'Corriger' }).first().click();
  await page.getByLabel('Prénom').fill('Emna');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Enregistrer/ }).click();
  await expect(alert(page)).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Emna');
  await box.click();
  await expect(box).not.toBeChecked();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /réseau|connexion/i })
      .first(),
  ).toBeVisible();
  await context.setOffline(false);
  await box.click();
  await expect(page.getByText(/Votre accord prend fin le/)).toBeVisible();
  await page.getByRole('button', { name: /^Enregistrer/ }).click();
  await expect(page.getByText('Emna')).toBeVisible();

  await page.goto(link);
  await page.getByRole('group', { name: 'Choisissez un créneau' }).getByRole('button').first().click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Confirmer ce créneau' }).click();
  await expect(alert(page)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Confirmer ce créneau' }).click();
  await expect(heading(page, 'Votre présence est confirmée')).toBeVisible();
});
