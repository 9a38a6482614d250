import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import {
  answerByApi,
  Chat,
  completeByApi,
  newCandidate,
  PHONE,
  Registration,
  startByApi,
} from '@kafaa/testing/product/candidate';
import { logIn, newJob, newOffer, newSubscriber, signIn } from '@kafaa/testing/product/company';
import { emptyCv, largeCv, pdfCv, programCv, scannedCv } from '@kafaa/testing/product/cvs';
import { clickTwice, countCalls } from '@kafaa/testing/product/network';
import { ProductServer } from '@kafaa/testing/product/server';
import { test } from '@kafaa/testing/product/test';
import { LIVED_ANSWER } from '@kafaa/testing/answers';

test.use(PHONE);
test.describe.configure({ mode: 'parallel' });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const EXPIRED = 'Ce lien n’est plus valable';

test.describe('unavailable offers', () => {
  test('an unknown offer responds with 404 and shows « Offre introuvable »', async ({ page }) => {
    const response = await page.goto('/Apply/01900000-0000-7000-8000-000000000000');
    expect(response?.status()).toBe(404);
    await expect(heading(page, 'Offre introuvable')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/Apply/n-importe-quoi');
    await expect(heading(page, 'Offre introuvable')).toBeVisible();
  });

  test('a full offer offers registered candidates a waiting list, and then closes registration', async ({
    page,
    server,
  }) => {
    const { job } = await newOffer(server);
    const others = [];
    for (let index = 0; index < 10; index += 1) others.push(await newCandidate(server, job.id));
    const late = await newCandidate(server, job.id);
    for (const { token } of others) await startByApi(server, token);

    await page.goto(late.link);
    await expect(heading(page, 'Toutes les places sont prises')).toBeVisible();
    await expect(page.getByText('Votre inscription est gardée')).toBeVisible();
    await expectAccessible(page);
    const asked = countCalls(page, 'POST', /\/waitlist$/);
    await clickTwice(page, page.getByRole('button', { name: 'Me prévenir si une place se libère' }));
    await expect(page.getByRole('status')).toHaveText(/dès qu’une place se libère\.$/);
    expect(asked()).toBe(1);
    await expectAccessible(page);

    // A new person can register for the waiting list directly.
    await page.goto(`/Apply/${job.id}`);
    const registration = new Registration(page);
    await registration.fill('attente@exemple.tn');
    await page.getByRole('button', { name: 'Me prévenir par e-mail' }).click();
    await expect(heading(page, 'Vous êtes sur la liste d’attente')).toBeFocused();
    await expect(page.getByText('attente@exemple.tn')).toBeVisible();
    await expectAccessible(page);
    await server.mailTo('attente@exemple.tn', ({ subject }) => subject.startsWith('Vous êtes sur la liste d’attente'));
    await page.reload();
    await expect(heading(page, 'Vous êtes sur la liste d’attente')).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());

    const cv = await pdfCv();
    for (const { token } of others) await completeByApi(server, token, cv);
    await page.goto(`/Apply/${job.id}`);
    await expect(heading(page, 'Toutes les places sont prises')).toBeVisible();
    await expect(new Registration(page).submit).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('interview links', () => {
  test('a missing or unknown token shows the expired screen, and a used token says that the application has arrived', async ({
    page,
    server,
  }) => {
    for (const path of ['/Interview/', '/Interview', '/Interview/inconnu']) {
      await page.goto(path);
      await expect(heading(page, EXPIRED)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Écrire au support' })).toHaveAttribute('href', /^mailto:/);
    }
    await expectAccessible(page);
    const { job } = await newOffer(server);
    const { token, link } = await newCandidate(server, job.id);
    await completeByApi(server, token, await pdfCv());
    await page.goto(link);
    await expect(heading(page, 'Votre candidature est bien arrivée')).toBeVisible();
    await expect(
      page.getByText(/^Votre candidature est bien arrivée le \d.* Vous n’avez rien à refaire\./),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Suivre ma candidature' }).click();
    await expect(heading(page, 'Ma candidature')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Le chemin de votre candidature' }).getByText(/^le /)).toHaveCount(3);
  });

  test('an interview that fails to load with 503 shows the error and opens after a retry', async ({ page, server }) => {
    const { job } = await newOffer(server);
    const { link, token } = await newCandidate(server, job.id);
    // The interview is started first, because the HTML embeds one that has not begun, so that no API call would be needed.
    await startByApi(server, token);
    const fault = { status: 503, json: { code: 'UNAVAILABLE', message: 'Service indisponible.' } };
    // The handler reads the flag when a request arrives, so a request sent before the server recovers still fails.
    let broken = true;
    await page.route(/\/api\/interviews\//, (route) => (broken ? route.fulfill(fault) : route.continue()));
    await page.clock.install();
    const calls = countCalls(page, 'GET', /\/api\/interviews\//);
    await page.goto(link);
    await expect(heading(page, 'L’entretien n’a pas pu s’ouvrir')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Service indisponible.');
    await expectAccessible(page);
    // The page retries once automatically. Pausing its timers afterwards leaves only the button to retry.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await expect.poll(calls).toBeGreaterThanOrEqual(2);
    const again = page.getByRole('button', { name: 'Réessayer' });
    await expect(again).toBeEnabled();
    broken = false;
    await again.click();
    await expect(page.getByRole('region', { name: 'Échanges' })).toBeVisible();
  });
});

test('an unused link expires by day 8 and the plan by day 31, and a running interview stays open', async ({
  browser,
}) => {
  const server = await ProductServer.start();
  try {
    const recruiter = await newSubscriber(server);
    const job = await newJob(server, recruiter);
    const idle = await newCandidate(server, job.id);
    const running = await newCandidate(server, job.id);
    const total = (await answerByApi(server, running.token, { leaving: 1 })).length;
    const page = await (await browser.newContext({ ...PHONE, baseURL: server.url })).newPage();

    await server.restart({ daysLater: 8 });
    await page.goto(idle.link);
    await expect(heading(page, EXPIRED)).toBeVisible();
    await page.goto(running.link);
    await new Chat(page).answer(total - 1, LIVED_ANSWER);

    await server.restart({ daysLater: 26 });
    const last = await newCandidate(server, job.id);
    await server.restart({ daysLater: 31 });
    await page.goto(last.link);
    await expect(heading(page, 'Les entretiens sont en pause')).toBeVisible();
    await page.goto(`/Apply/${job.id}`);
    await expect(heading(page, 'Candidatures closes')).toBeVisible();
    await expect(new Registration(page).submit).toHaveCount(0);
    await expectAccessible(page);

    const desk = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signIn(desk, await logIn(server, recruiter.email));
    await desk.goto('/CreateJob');
    await expect(heading(desk, 'Abonnement expiré')).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Renouveler mon abonnement' })).toHaveAttribute('href', '/Pricing');
    await desk.goto('/Dashboard');
    await expect(desk.getByRole('list', { name: 'Candidats' }).getByRole('listitem')).toHaveCount(3);
  } finally {
    await server.dispose();
  }
});

test('the registration form shows each error at its field and clears it once the field is edited', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const sent = countCalls(page, 'POST', /\/candidates\/create$/);
  const registration = new Registration(page);
  await page.goto(`/Apply/${job.id}`);
  await registration.submit.click();
  const said = async (label: string, message: string) => {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  };
  await said('Prénom', 'Le prénom est requis');
  await said('Nom', 'Le nom est requis');
  await said('E-mail', "L'adresse e-mail est requise");
  await said('Téléphone', 'Le numéro de téléphone est requis');
  await expect(page.getByText('Veuillez corriger les erreurs dans le formulaire')).toBeVisible();
  await expectAccessible(page);
  await registration.fill('amira@mail');
  await page.getByLabel('Téléphone').fill('2745180');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await registration.submit.click();
  await said('E-mail', 'Veuillez entrer une adresse e-mail valide');
  await said('Téléphone', 'Veuillez entrer un numéro de téléphone valide (8 chiffres)');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  expect(sent()).toBe(0);
});

test('the registration form shows the server’s error at a past availability date, and accepts an empty date', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  await page.goto(`/Apply/${job.id}`);
  const registration = new Registration(page);
  await registration.fill('disponible@example.tn');
  const date = page.getByLabel('Disponible à partir du (facultatif)');
  await date.fill('2020-01-15');
  await registration.submit.click();
  await expect(date).toHaveAccessibleDescription('Veuillez entrer une date entre aujourd’hui et dans deux ans');
  await expect(date).toBeFocused();
  await expectAccessible(page);
  await date.fill('');
  await registration.submit.click();
  await expect(registration.confirmation).toBeVisible();
});

test('the form asks about a likely typing error in the address, and the candidate can resend the registration mail', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const sent = countCalls(page, 'POST', /\/candidates\/create$/);
  await page.goto(`/Apply/${job.id}`);
  const registration = new Registration(page);
  await registration.fill('amira.renvoi@gmial.com');
  const asked = page.getByRole('button', { name: 'amira.renvoi@gmail.com' });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.click();
  await expect(page.getByLabel('E-mail')).toHaveValue('amira.renvoi@gmail.com');
  await expect(asked).toBeHidden();
  await registration.submit.click();
  await expect(registration.confirmation).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ouvrir Gmail' })).toHaveAttribute(
    'href',
    'https://mail.google.com/mail/',
  );
  // The values survive a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Renvoyer l’e-mail' }).click();
  await expect(page.getByRole('button', { name: 'E-mail renvoyé' })).toBeDisabled();
  expect(sent()).toBe(2);
  await expectAccessible(page);
});

test('the e-mail field shows the server’s error if the form-check script fails to load', async ({ page, server }) => {
  const { job } = await newOffer(server);
  const sent = countCalls(page, 'POST', /\/candidates\/create$/);
  await page.route(/registration-check/, (route) => route.abort());
  await page.goto(`/Apply/${job.id}`);
  const registration = new Registration(page);
  await registration.fill('amira@mail');
  await registration.submit.click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Veuillez entrer une adresse e-mail valide');
  expect(sent()).toBe(1);
  await page.getByLabel('E-mail').fill('amira@example.tn');
  await registration.submit.click();
  await expect(page.getByRole('heading', { name: 'Vérifiez votre boîte e-mail' })).toBeVisible();
});

test('the chat refuses a wrong CV in French, and a scanned CV is scored with « Formation » not assessed', async ({
  page,
  browser,
  server,
  baseURL,
}) => {
  const { job, recruiter } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  await answerByApi(server, token);
  await page.goto(link);
  const chat = new Chat(page);
  const problem = page.getByRole('alert');
  await chat.choose(await largeCv());
  await expect(problem).toHaveText('Ce fichier est trop volumineux : 3 Mo au maximum.');
  await expect(chat.submit).toBeDisabled();
  await expectAccessible(page);
  await chat.choose(emptyCv);
  await expect(problem).toHaveText('Ce fichier est vide. Choisissez un autre CV.');
  await chat.choose({ name: 'cv.exe', mimeType: 'application/octet-stream', buffer: programCv.buffer });
  await expect(problem).toHaveText('Ce type de fichier n’est pas accepté : envoyez un PDF, DOC ou DOCX.');
  await chat.choose(programCv);
  await chat.submit.click();
  await expect(problem).toHaveText(/^Ce fichier ne s’ouvre pas.: il est abîmé/);
  await expect(page.getByText(/^Votre candidature n’a pas pu partir\. Rien n’est perdu/)).toBeVisible();
  await expectAccessible(page);
  await chat.choose(await scannedCv());
  await page.getByLabel('Vos langues').fill('Arabe, français');
  await page.getByRole('button', { name: /^(Réessayer|Envoyer ma candidature)$/ }).click();
  await expect(chat.success).toBeVisible();

  const desk = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: baseURL ?? '' })
  ).newPage();
  await signIn(desk, recruiter);
  await desk.goto(`/Dashboard?job=${job.id}`);
  const card = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: 'Amira Ben Salah' }) });
  await expect(card).toContainText(/\d+ sur 100/, { timeout: 30_000 });
  await card.getByRole('button', { name: /^Déplier la fiche/ }).click();
  await expect(card.getByText(/^Le CV est une image numérisée, sans texte lisible/).first()).toBeVisible();
  await card.getByRole('button', { name: 'Tout déplier' }).click();
  await expect(card.locator('summary', { hasText: 'Formation' })).toContainText('Non évalué');
  await expectAccessible(desk);
});

test('the chat refuses a blank answer and one over 20,000 characters, and keeps the long text', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  await startByApi(server, token);
  await page.goto(link);
  const chat = new Chat(page);
  await chat.asked(0);
  const long = 'Une phrase vécue. '.repeat(1400).slice(0, 25_000);
  await chat.field.fill(long);
  await chat.field.press('Enter');
  const message = page.getByText(/^Votre réponse dépasse 20\u202F000 caractères\. Raccourcissez-la/);
  await expect(message).toBeVisible();
  await expect(chat.field).toHaveValue(long);
  await expect(chat.answers).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(chat.field).toHaveValue(long);
  await chat.field.fill(long.slice(0, 19_990));
  await chat.field.press('Enter');
  await expect(chat.answers.nth(0)).toContainText('Enregistrée');
  await chat.asked(1);
  await chat.field.fill('   ');
  await chat.field.press('Enter');
  await expect(page.getByText('Écrivez votre réponse avant de l’envoyer.')).toBeVisible();
  await expect(chat.answers).toHaveCount(1);
});
