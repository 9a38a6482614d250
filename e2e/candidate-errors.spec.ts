import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { getInterview } from '@kafaa/domain/interviews/api';
import { expectAccessible } from './harness/accessible.ts';
import { callApi } from './harness/api.ts';
import {
  answerByApi,
  Chat,
  completeByApi,
  LIVED_ANSWER,
  newCandidate,
  PHONE,
  startByApi,
} from './harness/candidate.ts';
import { freshEmail, logIn, newJob, newOffer, newSubscriber, signIn } from './harness/company.ts';
import { emptyCv, largeCv, pdfCv, programCv, scannedCv } from './harness/cvs.ts';
import { ProductServer } from './harness/server.ts';
import { test } from './harness/test.ts';

test.use(PHONE);
test.describe.configure({ mode: 'parallel' });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const EXPIRED = 'Ce lien n’est plus valable';

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Prénom').fill('Amira');
  await page.getByLabel('Nom', { exact: true }).fill('Ben Salah');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Téléphone').fill('27451802');
}

const register = (page: Page) => page.getByRole('button', { name: 'Recevoir mon lien d’entretien' });
const confirmation = (page: Page) => heading(page, 'Vérifiez votre boîte e-mail');

/** Calls of the API whose path has this end, counted from now on. */
function countCalls(page: Page, method: string, end: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && end.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}

/** Clicks twice, faster than the page can draw, on a line so slow that the server has not heard of the first click. */
async function clickTwice(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  let release = () => {};
  const clicked = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    await clicked;
    await route.fallback();
  });
  const heard = page.waitForRequest('**/api/**');
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await heard;
  release();
}

/** The server does the work of the first such call, but its answer never arrives. */
async function loseFirstAnswer(page: Page, url: RegExp, method: string): Promise<() => number> {
  let lost = 0;
  await page.route(url, async (route: Route) => {
    if (route.request().method() !== method || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  return () => lost;
}

test.describe('an offer that cannot be applied for', () => {
  test('does not exist', async ({ page }) => {
    const response = await page.goto('/Apply/01900000-0000-7000-8000-000000000000');
    expect(response?.status()).toBe(404);
    await expect(heading(page, 'Offre introuvable')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/Apply/n-importe-quoi');
    await expect(heading(page, 'Offre introuvable')).toBeVisible();
  });

  test('is full: first for those who want to start, then for everybody', async ({ page, server }) => {
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

    const cv = await pdfCv();
    for (const { token } of others) await completeByApi(server, token, cv);
    await page.goto(`/Apply/${job.id}`);
    await expect(heading(page, 'Toutes les places sont prises')).toBeVisible();
    await expect(register(page)).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('a link', () => {
  test('without token, unknown or used says so and offers the support', async ({ page, server }) => {
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
    await expect(heading(page, EXPIRED)).toBeVisible();
  });

  test('that the server cannot open offers another try', async ({ page, server }) => {
    const { job } = await newOffer(server);
    const { link } = await newCandidate(server, job.id);
    const fault = { status: 503, json: { code: 'UNAVAILABLE', message: 'Service indisponible.' } };
    await page.route(/\/api\/interviews\//, (route) => route.fulfill(fault));
    await page.clock.install();
    await page.goto(link);
    await expect(heading(page, 'L’entretien n’a pas pu s’ouvrir')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Service indisponible.');
    await expectAccessible(page);
    // The page also tries again by itself; with its timers stopped only the button can.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.unroute(/\/api\/interviews\//);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('dialog', { name: 'Avant de commencer, Amira' })).toBeVisible();
  });
});

test('time ends links, then the plan, but never a running interview', async ({ browser }) => {
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
    await expect(register(page)).toHaveCount(0);
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

test('two tabs lose no answer: the later one learns what was sent and keeps what it was writing', async ({
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
  await here.answer(index, 'La réponse envoyée du premier onglet.');

  await expect(there.answers.nth(index)).toContainText('La réponse envoyée du premier onglet.');
  await expect(other.getByText('Ouvert aussi dans un autre onglet')).toBeVisible();
  await there.answers
    .nth(index)
    .getByRole('button', { name: `Modifier la réponse ${index + 1}` })
    .click();
  await expect(there.field).toHaveValue('Ce que j’écrivais dans l’autre onglet.');
  await other.getByRole('button', { name: 'Annuler' }).click();

  await there.answer(index + 1, 'La suite, du second onglet.');
  await expect(here.answers.nth(index + 1)).toContainText('La suite, du second onglet.');
  await here.answer(index + 2, 'La fin, du premier onglet.');
  const { answers } = await callApi(server, getInterview, { params: { token } });
  expect(answers.slice(index).map(({ answer }) => answer)).toEqual([
    'La réponse envoyée du premier onglet.',
    'La suite, du second onglet.',
    'La fin, du premier onglet.',
  ]);
});

test('answers given without network survive a closed page', async ({ page, context, server }) => {
  const { job } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  await startByApi(server, token);
  await page.goto(link);
  const chat = new Chat(page);
  await chat.answer(0, 'Envoyée avec le réseau.');
  await chat.asked(1);
  await context.setOffline(true);
  await chat.send('Écrite dans le train, sans réseau.');
  await expect(chat.status(1)).toContainText('En attente de réseau');
  await chat.asked(2);
  await chat.field.fill('Commencée dans le train');
  await page.close();
  await context.setOffline(false);
  const held = async () => (await callApi(server, getInterview, { params: { token } })).answers.length;
  expect(await held()).toBe(1);

  const later = await context.newPage();
  await later.goto(link);
  const again = new Chat(later);
  await expect(again.status(1)).toContainText('Écrite dans le train, sans réseau.');
  await expect(again.status(1)).toContainText('Enregistrée');
  await expect(again.field).toHaveValue('Commencée dans le train');
  expect(await held()).toBe(2);
});

test('a server that dies keeps what it confirmed, and gets the rest when it is back', async ({ browser }) => {
  const server = await ProductServer.start();
  try {
    const { job } = await newOffer(server);
    const { link, token } = await newCandidate(server, job.id);
    await startByApi(server, token);
    const page = await (await browser.newContext({ ...PHONE, baseURL: server.url })).newPage();
    await page.goto(link);
    const chat = new Chat(page);
    await chat.answer(0, 'Confirmée avant la panne.');
    await server.stop('SIGKILL');
    await chat.asked(1);
    await chat.send('Écrite pendant la panne.');
    await expect(chat.status(1)).toContainText('En attente de réseau');
    await server.start();
    await expect(chat.status(1)).toContainText('Enregistrée', { timeout: 45_000 });
    const { answers } = await callApi(server, getInterview, { params: { token } });
    expect(answers.map(({ answer }) => answer)).toEqual(['Confirmée avant la panne.', 'Écrite pendant la panne.']);
  } finally {
    await server.dispose();
  }
});

test('an English interview is held in English, on a page that stays French', async ({ page, server }) => {
  const { job } = await newOffer(server, { interviewLanguage: 'Anglais' });
  const { link } = await newCandidate(server, job.id);
  await page.goto(link);
  const chat = new Chat(page);
  await chat.accept();
  await expect(page.getByText(/^Hello Amira, thank you for your interest/)).toBeVisible();
  await chat.asked(0);
  const question = page.getByRole('log').locator('p[lang="en"]').last();
  await expect(question).toContainText(/\b(you|your)\b/i);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test.describe('a double click', () => {
  test('registers once, starts once, answers once and completes once', async ({ page, server }) => {
    const { job, recruiter } = await newOffer(server);
    const email = freshEmail('deux.clics');
    const calls = {
      registrations: countCalls(page, 'POST', /\/candidates\/create$/),
      starts: countCalls(page, 'POST', /\/start$/),
      answers: countCalls(page, 'PUT', /\/answers\/\d+$/),
      completions: countCalls(page, 'PUT', /\/candidates\/complete$/),
    };
    await page.goto(`/Apply/${job.id}`);
    await fillRegistration(page, email);
    await clickTwice(page, register(page));
    await expect(confirmation(page)).toBeVisible();
    expect(calls.registrations()).toBe(1);
    const link = (await server.mailTo(email)).text.match(/\/Interview\/[\w.-]+/)?.[0] ?? '';
    expect(await server.mailsTo(email)).toHaveLength(1);

    await page.goto(link);
    await clickTwice(page, page.getByRole('button', { name: 'J’ai compris, je commence' }));
    const chat = new Chat(page);
    await chat.asked(0);
    expect(calls.starts()).toBe(1);
    await chat.field.fill('Une seule réponse.');
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

test.describe('a lost answer of the server, then another try', () => {
  test('of a registration leaves one candidate', async ({ page, server }) => {
    const { job, recruiter } = await newOffer(server);
    const email = freshEmail('perdu');
    const lost = await loseFirstAnswer(page, /\/api\/candidates\/create$/, 'POST');
    await page.goto(`/Apply/${job.id}`);
    await fillRegistration(page, email);
    await register(page).click();
    await expect(page.getByText('Connexion impossible. Vérifiez votre réseau, puis réessayez.')).toBeVisible();
    expect(lost()).toBe(1);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await register(page).click();
    await expect(confirmation(page)).toBeVisible();
    const query = { page: '0', size: '5' };
    const list = await callApi(server, listCandidates, { params: { jobId: job.id }, query }, recruiter.token);
    expect(list.content.map((candidate) => candidate.email)).toEqual([email]);
  });

  test('of a saved answer and of the completion leaves each once', async ({ page, server }) => {
    const { job, recruiter } = await newOffer(server);
    const { link, token } = await newCandidate(server, job.id);
    const total = (await answerByApi(server, token, { leaving: 1 })).length;
    const lostAnswer = await loseFirstAnswer(page, /\/answers\/\d+$/, 'PUT');
    const lostCompletion = await loseFirstAnswer(page, /\/candidates\/complete$/, 'PUT');
    await page.goto(link);
    const chat = new Chat(page);
    await chat.answer(total - 1, 'Une réponse dont la confirmation se perd.');
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

test('a wrong CV is refused in French and nothing is lost; a scanned one is scored without it, and that is said', async ({
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
  await expect(problem).toHaveText('Ce type de fichier n’est pas accepté : envoyez un PDF, DOC ou DOCX.');
  await expect(page.getByText(/^Votre candidature n’a pas pu partir\. Rien n’est perdu/)).toBeVisible();
  await expectAccessible(page);
  await chat.choose(await scannedCv());
  await page.getByRole('button', { name: /^(Réessayer|Envoyer ma candidature)$/ }).click();
  await expect(chat.success).toBeVisible();

  const desk = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: baseURL ?? '' })
  ).newPage();
  await signIn(desk, recruiter);
  await desk.goto(`/Dashboard?job=${job.id}`);
  const card = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: 'Amira Ben Salah' }) });
  await expect(card).toContainText(/\d+ sur 100, potentiel/, { timeout: 30_000 });
  await card.getByRole('button', { name: /^Déplier la fiche/ }).click();
  await expect(card.getByText(/^Le CV est une image numérisée, sans texte lisible/)).toBeVisible();
  await card.getByRole('button', { name: 'Tout déplier' }).click();
  await expect(card.locator('summary', { hasText: 'Formation' })).toContainText('Non évalué');
  await expectAccessible(desk);
});

test('the form says at each field what is wrong, and forgets it as soon as the field is edited', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const sent = countCalls(page, 'POST', /\/candidates\/create$/);
  await page.goto(`/Apply/${job.id}`);
  await register(page).click();
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
  await fillRegistration(page, 'amira@mail');
  await page.getByLabel('Téléphone').fill('2745180');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await register(page).click();
  await said('E-mail', 'Veuillez entrer une adresse e-mail valide');
  await said('Téléphone', 'Veuillez entrer un numéro de téléphone valide (8 chiffres)');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  expect(sent()).toBe(0);
});

test('a reload, back and forward lose nothing on any screen', async ({ page, server }) => {
  const { job } = await newOffer(server);
  const email = freshEmail('retour');
  await page.goto(`/Apply/${job.id}`);
  await fillRegistration(page, email);
  await page.reload();
  await expect(page.getByLabel('Prénom')).toHaveValue('Amira');
  await expect(page.getByLabel('Téléphone')).toHaveValue('27451802');
  await register(page).click();
  await expect(confirmation(page)).toBeVisible();
  await page.getByRole('button', { name: 'Retour au formulaire' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);

  const link = (await server.mailTo(email)).text.match(/\/Interview\/[\w.-]+/)?.[0] ?? '';
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
  await chat.answer(0, 'La première réponse.');
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

test('an answer that is too long says so in French and is kept until it is shortened', async ({ page, server }) => {
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

test('Arabic, emoji and HTML are shown as they were typed, here and on another device', async ({
  page,
  browser,
  server,
  baseURL,
}) => {
  const { job } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id, { firstName: '<b>Amel</b>', lastName: 'الشابي' });
  const typed = [
    'قدت فريقا من ستة أشخاص في صفاقس، وأنهينا المشروع قبل الموعد بأسبوع.',
    'Livré 🚀 à l’heure avec 👩🏽‍💻👨‍👩‍👧 et un café ☕️.',
    '<img src=x onerror="document.title=\'volé\'"><script>alert(1)</script> & «\u00A0<b>gras</b>\u00A0»',
  ];
  await startByApi(server, token);
  await page.goto(link);
  const chat = new Chat(page);
  await expect(page.getByText('Bonjour <b>Amel</b>, merci de votre intérêt', { exact: false })).toBeVisible();
  for (const [index, text] of typed.entries()) await chat.answer(index, text);
  const other = await (await browser.newContext({ ...PHONE, baseURL: baseURL ?? '' })).newPage();
  await other.goto(link);
  for (const reader of [chat, new Chat(other)]) {
    for (const [index, text] of typed.entries()) {
      const shown = reader.answers.nth(index).locator('p').first();
      expect((await shown.textContent())?.replace(/^Vous\u00A0: /, '')).toBe(text);
    }
  }
  await expect(page).not.toHaveTitle('volé');
  await expect(page.getByRole('log').locator('b, img, script')).toHaveCount(0);
  const saved = (await callApi(server, getInterview, { params: { token } })).answers.map(({ answer }) => answer);
  expect(saved).toEqual(typed);
});
