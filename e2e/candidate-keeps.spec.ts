import { expect, type Page } from '@playwright/test';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { getInterview } from '@kafaa/domain/interviews/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import {
  answerByApi,
  Chat,
  newCandidate,
  PHONE,
  Registration,
  startByApi,
  told,
} from '@kafaa/testing/product/candidate';
import { freshEmail, newOffer } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { clickTwice, countCalls, loseFirstAnswer } from '@kafaa/testing/product/network';
import { ProductServer } from '@kafaa/testing/product/server';
import { test } from '@kafaa/testing/product/test';
import { LIVED_ANSWER } from '@kafaa/testing/answers';

test.use(PHONE);
test.describe.configure({ mode: 'parallel' });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('two tabs share the sent answers, and a tab keeps its own draft of a question answered in the other tab', async ({
  page,
  context,
  server,
}) => {
  const { job } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  const total = (await answerByApi(server, token, { leaving: 3 })).length;
  const index = total - 3;
  const other = await context.newPage();
  const [here, there] = [new Chat(page), new Chat(other)];
  for (const tab of [page, other]) await tab.goto(link);
  await here.asked(index);
  await there.asked(index);
  await there.field.fill('Ce que j’écrivais dans l’autre onglet.');
  await here.answer(index, told('La réponse envoyée du premier onglet.'));

  await expect(there.answers.nth(index)).toContainText('La réponse envoyée du premier onglet.');
  await expect(other.getByText('Votre entretien est ouvert deux fois.')).toBeVisible();
  await there.answers
    .nth(index)
    .getByRole('button', { name: `Modifier la réponse ${index + 1}` })
    .click();
  await expect(there.field).toHaveValue('Ce que j’écrivais dans l’autre onglet.');
  await there.field.press('Escape');
  await expect(other.getByText(/^Modification de la réponse/)).toHaveCount(0);

  await there.answer(index + 1, told('La suite, du second onglet.'));
  await expect(here.answers.nth(index + 1)).toContainText('La suite, du second onglet.');
  await here.answer(index + 2, told('La fin, du premier onglet.'));
  const { answers } = await callApi(server, getInterview, { params: { token } });
  expect(answers.slice(index).map(({ answer }) => answer)).toEqual([
    told('La réponse envoyée du premier onglet.'),
    told('La suite, du second onglet.'),
    told('La fin, du premier onglet.'),
  ]);
});

test('a reopened page sends the offline answer and restores the draft', async ({ page, context, server }) => {
  const { job } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  await startByApi(server, token);
  await page.goto(link);
  const chat = new Chat(page);
  await chat.answer(0, told('Envoyée avec le réseau.'));
  await chat.asked(1);
  await context.setOffline(true);
  await chat.send('Écrite dans le train, sans réseau.');
  await expect(chat.status(1)).toContainText('En attente de réseau');
  await chat.asked(2);
  await chat.field.fill('Commencée dans le train');
  const held = async () => (await callApi(server, getInterview, { params: { token } })).answers.length;
  // The storage is read before the network returns, because a page that is still closing may then send its answer.
  expect(await held()).toBe(1);
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await later.goto(link);
  const again = new Chat(later);
  await expect(again.status(1)).toContainText('Écrite dans le train, sans réseau.');
  await expect(again.status(1)).toContainText('Enregistrée');
  await expect(again.field).toHaveValue('Commencée dans le train');
  expect(await held()).toBe(2);
});

test('a killed server keeps the confirmed answer, and receives the pending answer after a restart', async ({
  browser,
}) => {
  const server = await ProductServer.start();
  try {
    const { job } = await newOffer(server);
    const { link, token } = await newCandidate(server, job.id);
    await startByApi(server, token);
    const page = await (await browser.newContext({ ...PHONE, baseURL: server.url })).newPage();
    await page.goto(link);
    const chat = new Chat(page);
    await chat.answer(0, told('Confirmée avant la panne.'));
    await server.stop('SIGKILL');
    await chat.asked(1);
    await chat.send('Écrite pendant la panne.');
    await expect(chat.status(1)).toContainText('En attente de réseau');
    await server.start();
    await expect(chat.status(1)).toContainText('Enregistrée', { timeout: 45_000 });
    const { answers } = await callApi(server, getInterview, { params: { token } });
    // The answer to a follow-up may come after these two answers.
    expect(answers.slice(0, 2).map(({ answer }) => answer)).toEqual([
      told('Confirmée avant la panne.'),
      'Écrite pendant la panne.',
    ]);
  } finally {
    await server.dispose();
  }
});

test.describe('double clicks', () => {
  test('a double click registers, starts, answers and completes only once', async ({ page, server }) => {
    const { job, recruiter } = await newOffer(server);
    const email = freshEmail('deux.clics');
    const calls = {
      registrations: countCalls(page, 'POST', /\/candidates\/create$/),
      starts: countCalls(page, 'POST', /\/start$/),
      answers: countCalls(page, 'PUT', /\/answers\/\d+$/),
      completions: countCalls(page, 'PUT', /\/candidates\/complete$/),
    };
    const registration = new Registration(page);
    await page.goto(`/Apply/${job.id}`);
    await registration.fill(email);
    await clickTwice(page, registration.submit);
    await expect(registration.confirmation).toBeVisible();
    expect(calls.registrations()).toBe(1);
    const link = await linkFrom(server, email, 'Interview');
    expect(await server.mailsTo(email)).toHaveLength(1);

    await page.goto(link);
    await clickTwice(page, page.getByRole('button', { name: 'J’ai compris, je commence' }));
    const chat = new Chat(page);
    await chat.asked(0);
    expect(calls.starts()).toBe(1);
    await chat.field.fill(LIVED_ANSWER);
    await clickTwice(page, page.getByRole('button', { name: 'Envoyer la réponse' }));
    await expect(chat.answers.nth(0)).toContainText('Enregistrée');
    await chat.asked(1);
    await expect(chat.answers).toHaveCount(1);
    expect(calls.answers()).toBe(1);

    await answerByApi(server, link.split('/').at(-1) ?? '');
    await page.reload();
    await chat.choose(await pdfCv());
    await clickTwice(page, chat.submit);
    await expect(chat.success).toBeVisible();
    expect(calls.completions()).toBe(1);
    const finished = ({ subject }: { subject: string }) => subject.includes('a terminé son entretien');
    await server.mailTo(recruiter.email, finished);
    expect((await server.mailsTo(recruiter.email)).filter(finished)).toHaveLength(1);
  });
});

test.describe('retries after a lost response', () => {
  test('a registration retried after a lost response creates one candidate', async ({ page, server }) => {
    const { job, recruiter } = await newOffer(server);
    const email = freshEmail('perdu');
    const lost = await loseFirstAnswer(page, /\/api\/candidates\/create$/, 'POST');
    const registration = new Registration(page);
    await page.goto(`/Apply/${job.id}`);
    await registration.fill(email);
    await registration.submit.click();
    await expect(page.getByText('Connexion impossible. Vérifiez votre réseau, puis réessayez.')).toBeVisible();
    expect(lost()).toBe(1);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await registration.submit.click();
    await expect(registration.confirmation).toBeVisible();
    const query = { page: '0', size: '5' };
    const list = await callApi(server, listCandidates, { params: { jobId: job.id }, query }, recruiter.token);
    expect(list.content.map((candidate) => candidate.email)).toEqual([email]);
  });

  test('an answer and a completion retried after lost responses mail the recruiter once', async ({ page, server }) => {
    const { job, recruiter } = await newOffer(server);
    const { link, token } = await newCandidate(server, job.id);
    const total = (await answerByApi(server, token, { leaving: 1 })).length;
    const lostAnswer = await loseFirstAnswer(page, /\/answers\/\d+$/, 'PUT');
    const lostCompletion = await loseFirstAnswer(page, /\/candidates\/complete$/, 'PUT');
    await page.goto(link);
    const chat = new Chat(page);
    await chat.answer(total - 1, LIVED_ANSWER);
    expect(lostAnswer()).toBe(1);
    await chat.choose(await pdfCv());
    await chat.submit.click();
    await expect(chat.success).toBeVisible();
    expect(lostCompletion()).toBe(1);
    await expectAccessible(page);
    const finished = ({ subject }: { subject: string }) => subject.includes('a terminé son entretien');
    await server.mailTo(recruiter.email, finished);
    expect((await server.mailsTo(recruiter.email)).filter(finished)).toHaveLength(1);
  });
});

test('the registration fields keep their text over a reload before the script arrives, and the script then checks the address', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const release = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await release.promise;
    await route.continue().catch(() => undefined);
  });
  const registration = new Registration(page);
  const email = page.getByLabel('E-mail');
  await page.goto(`/Apply/${job.id}`, { waitUntil: 'commit' });
  await registration.type('amira@gmial.com');
  await page.reload({ waitUntil: 'commit' });
  await expect(email).toHaveValue('amira@gmial.com');
  await expect(registration.submit).toBeDisabled();
  await page.getByLabel('Nom', { exact: true }).fill('Trabelsi');
  release.resolve();
  await expect(registration.submit).toBeEnabled();
  await expect(page.getByLabel('Prénom')).toHaveValue('Amira');
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Trabelsi');
  await page.getByRole('button', { name: 'amira@gmail.com' }).press('Enter');
  await expect(email).toHaveValue('amira@gmail.com');
  await expect(email).toBeFocused();
});

test('the server-rendered fields keep text typed before the script arrives, and send it afterwards', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const email = freshEmail('lent');
  const release = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await release.promise;
    await route.continue();
  });
  const registration = new Registration(page);
  await page.goto(`/Apply/${job.id}`, { waitUntil: 'commit' });
  await registration.type(email);
  await expect(registration.submit).toBeDisabled();
  // Enter must not send the form yet: without its script, the form would put the person's data into the URL.
  await page.getByLabel('E-mail').press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('Prénom').focus();
  release.resolve();
  await expect(registration.submit).toBeEnabled();
  await expect(page.getByLabel('Prénom')).toBeFocused();
  await expect(page.getByLabel('Prénom')).toHaveValue('Amira');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  // React's state contains the typed values, too; otherwise the next update would empty the fields.
  await page.getByLabel('Nom', { exact: true }).fill('Trabelsi');
  await expect(page.getByLabel('Prénom')).toHaveValue('Amira');
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await registration.submit.click();
  await expect(registration.confirmation).toBeVisible();
});

test('the candidate’s input survives reload, back and forward on every screen up to success', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const email = freshEmail('retour');
  const registration = new Registration(page);
  await page.goto(`/Apply/${job.id}`);
  await registration.fill(email);
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Disponible à partir du (facultatif)').fill(day);
  await page.reload();
  await expect(page.getByLabel('Disponible à partir du (facultatif)')).toHaveValue(day);
  await expect(page.getByLabel('Prénom')).toHaveValue('Amira');
  await expect(page.getByLabel('Téléphone')).toHaveValue('27 451 802');
  await registration.submit.click();
  await expect(registration.confirmation).toBeVisible();
  await page.reload();
  await expect(registration.confirmation).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Retour au formulaire' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);

  const link = await linkFrom(server, email, 'Interview');
  const warning = page.getByRole('dialog', { name: 'Avant de commencer, Amira' });
  const chat = new Chat(page);
  await page.goto(link);
  await expect(warning).toBeVisible();
  await page.reload();
  await expect(warning).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
  await page.goForward();
  await chat.accept();
  await chat.answer(0, told('La première réponse.'));
  await chat.asked(1);
  await chat.field.fill('Le début de la deuxième');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
  await page.goForward();
  await expect(chat.field).toHaveValue('Le début de la deuxième');
  await expect(chat.answers.nth(0)).toContainText('La première réponse.');

  await answerByApi(server, link.split('/').at(-1) ?? '');
  await page.reload();
  await expect(heading(page, 'Ajoutez votre CV')).toBeVisible();
  await page.reload();
  await chat.choose(await pdfCv());
  await chat.submit.click();
  await expect(chat.success).toBeVisible();
  await page.reload();
  await expect(chat.success).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(chat.success).toBeVisible();
});

test('Arabic, emoji and HTML in answers appear as typed, on this device and on another', async ({
  page,
  browser,
  server,
  baseURL,
}) => {
  const { job } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id, { firstName: 'Amel&nbsp;"{{7*7}}"', lastName: 'الشابي' });
  const typed = [
    'قدت فريقا من ستة أشخاص في صفاقس، وأنهينا المشروع قبل الموعد بأسبوع.',
    'Livré 🚀 à l’heure avec 👩🏽‍💻👨‍👩‍👧 et un café ☕️.',
    '<img src=x onerror="document.title=\'volé\'"><script>alert(1)</script> & «\u00A0<b>gras</b>\u00A0»',
  ];
  await startByApi(server, token);
  await page.goto(link);
  const chat = new Chat(page);
  await expect(page.getByText('Bonjour Amel&nbsp;"{{7*7}}", merci de postuler', { exact: false })).toBeVisible();
  for (const [index, text] of typed.entries()) await chat.answer(index, text);
  await chat.asked(typed.length);
  const other = await (await browser.newContext({ ...PHONE, baseURL: baseURL ?? '' })).newPage();
  await other.goto(link);
  for (const reader of [chat, new Chat(other)]) {
    for (const [index, text] of typed.entries()) {
      const shown = reader.answers.nth(index).locator('p').first();
      expect(await shown.textContent()).toBe(text);
    }
  }
  await expect(chat.answers.nth(0).locator('p').first()).toHaveCSS('direction', 'rtl');
  await expect(chat.answers.nth(1).locator('p').first()).toHaveCSS('direction', 'ltr');
  await expect(page).not.toHaveTitle('volé');
  await expect(page.getByRole('log').locator('b, img, script')).toHaveCount(0);
  const { answers, followUps } = await callApi(server, getInterview, { params: { token } });
  expect(answers.slice(0, typed.length).map(({ answer }) => answer)).toEqual(typed);
  // The Arabic answer triggered a follow-up at once that offers to repeat it in French; the other two did not.
  expect(followUps[0]).toMatchObject({ question: 0, text: expect.stringContaining('redire en français') });
});

test('the chat of an English interview greets and asks in English on a page marked as French', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server, { interviewLanguage: 'Anglais' });
  const { link } = await newCandidate(server, job.id);
  await page.goto(link);
  const chat = new Chat(page);
  await chat.accept();
  await expect(page.getByText(/^Hello Amira, thank you for applying/)).toBeVisible();
  await chat.asked(0);
  const question = page.getByRole('log').locator('p[lang="en"]').last();
  await expect(question).toContainText(/\b(you|your)\b/i);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
