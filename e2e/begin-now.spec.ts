import { expect, type Page } from '@playwright/test';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import { answerByApi, Chat, PHONE, Registration, told } from '@kafaa/testing/product/candidate';
import { freshEmail, newOffer } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { test } from '@kafaa/testing/product/test';

test.use(PHONE);
test.describe.configure({ mode: 'parallel' });

const beginButton = (page: Page) => page.getByRole('button', { name: 'Commencer maintenant' });
const accept = (page: Page) => page.getByRole('button', { name: 'J’ai compris, je commence' });
const tokenOf = (page: Page) => page.url().split('/').at(-1) ?? '';

/** Fills and sends the form of the offer, and begins on this device. */
async function begin(page: Page, jobId: string): Promise<string> {
  const email = freshEmail('maintenant');
  await page.goto(`/Apply/${jobId}`);
  const registration = new Registration(page);
  await registration.fill(email);
  await registration.submit.click();
  await beginButton(page).click();
  await expect(accept(page)).toBeVisible();
  return email;
}

test('a candidate reaches the first question from the offer link with at most six taps', async ({ page, server }) => {
  const { job } = await newOffer(server);
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1));
    addEventListener('pointerdown', count, true);
  });
  await page.goto(`/Apply/${job.id}`);
  // The test clicks instead of tapping: on a busy machine Chromium may take a tap for a long touch, which does not click.
  const values = ['Amira', 'Ben Salah', freshEmail('doigts'), '27451802'];
  await page.getByLabel('Prénom').click();
  for (const [index, value] of values.entries()) {
    // The « next » key of a phone's keyboard moves to the next field, as Tab does here.
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await new Registration(page).submit.click();
  await beginButton(page).click();
  await accept(page).click();
  await new Chat(page).asked(0);
  const taps = Number(await page.evaluate(() => sessionStorage.getItem('taps')));
  expect(taps).toBe(4);
  expect(taps).toBeLessThanOrEqual(6);
});

test('an interview begun without confirmation is submitted by the mailed link, and the company sees nothing before', async ({
  page,
  browser,
  server,
}) => {
  const { job, recruiter } = await newOffer(server);
  const email = await begin(page, job.id);
  await expect(page.getByText(`${email}, à confirmer`)).toBeVisible();
  await expectAccessible(page);
  await accept(page).click();
  const chat = new Chat(page);
  await chat.asked(0);
  await chat.answer(0, told('Ma première réponse.'));
  await answerByApi(server, tokenOf(page));
  await page.reload();
  await chat.choose(await pdfCv());
  await chat.submit.click();
  await expect(page.getByRole('heading', { name: /^Plus qu’un pas\s*: confirmez votre adresse$/ })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Corriger mon adresse' })).toHaveAttribute(
    'href',
    `/Apply/${job.id}#adresse`,
  );
  await page.getByRole('button', { name: 'Renvoyer l’e-mail' }).click();
  await expect(page.getByRole('button', { name: 'E-mail renvoyé' })).toBeVisible();
  const listed = async () =>
    (await callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token)).content[0];
  expect(await listed()).toMatchObject({ stage: 'REGISTERED', interviewState: 'REGISTERED', cvUrl: null });

  const computer = await (await browser.newContext({ baseURL: server.url })).newPage();
  await computer.goto(await linkFrom(server, email, 'Interview'));
  await expect(computer.getByRole('heading', { name: /^C’est bien vous/ })).toBeVisible();
  await expectAccessible(computer);
  await computer.getByRole('button', { name: 'Oui, envoyer ma candidature' }).click();
  await expect(computer.getByRole('heading', { name: 'Votre candidature est bien arrivée' })).toBeVisible();
  expect(await listed()).toMatchObject({ interviewState: 'COMPLETED' });

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cet entretien continue par e-mail' })).toBeVisible();
  await page.getByRole('button', { name: 'Effacer de cet appareil' }).click();
  await expect(new Registration(page).submit).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('entretien')))).toEqual([]);
});

test('a candidate removes an interview from a borrowed phone and continues it by the mailed link', async ({
  page,
  browser,
  server,
}) => {
  const { job } = await newOffer(server);
  const email = await begin(page, job.id);
  const link = page.url();
  await accept(page).click();
  const chat = new Chat(page);
  await chat.asked(0);
  await chat.answer(0, told('Écrite sur le téléphone d’un ami.'));
  await expect(page.getByText('Enregistrée').first()).toBeVisible();
  const close = async () => {
    await page.getByRole('button', { name: 'Pause et aide' }).click();
    await page.getByRole('button', { name: 'Fermer sur cet appareil' }).click();
  };
  await close();
  await expectAccessible(page);
  await page.context().setOffline(true);
  const closing = page.getByRole('button', { name: 'Fermer et effacer d’ici' });
  await closing.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await closing.click();
  await expect(page).toHaveURL(new RegExp(`/Apply/${job.id}$`));
  await expect(page.getByLabel('Prénom')).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain('téléphone d’un ami');
  expect(kept).not.toContain(email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();

  const own = await (await browser.newContext({ baseURL: server.url })).newPage();
  await own.goto(await linkFrom(server, email, 'Interview'));
  await own.getByRole('button', { name: 'Oui, continuer cet entretien' }).click();
  await expect(own.getByText('Écrite sur le téléphone d’un ami.')).toBeVisible();
  await new Chat(own).asked(1);
});

test('the owner of a mailbox erases an interview that somebody else began, and begins a new one', async ({
  page,
  browser,
  server,
}) => {
  const { job } = await newOffer(server);
  const email = await begin(page, job.id);
  await accept(page).click();
  await new Chat(page).asked(0);
  const own = await (await browser.newContext({ baseURL: server.url })).newPage();
  await own.goto(await linkFrom(server, email, 'Interview'));
  await own.getByRole('button', { name: 'Ce n’est pas moi' }).click();
  await own.getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect(accept(own)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cet entretien continue par e-mail' })).toBeVisible();
});

test('a corrected address continues the tab’s interview, and another person in the tab begins a new one', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/candidates/begin')) sent.push((request.postDataJSON() as { token: string }).token);
  });
  /** Registers again in the same tab and begins an interview; returns the token of the request. */
  const again = async (from: string, firstName?: string) => {
    const before = sent.length;
    await page.goto(`/Apply/${job.id}${from}`);
    await page.getByRole('button', { name: 'Retour au formulaire' }).click();
    const registration = new Registration(page);
    await registration.fill(freshEmail('maintenant'));
    if (firstName) await page.getByLabel('Prénom').fill(firstName);
    await registration.submit.click();
    await beginButton(page).click();
    await expect.poll(() => sent.length).toBe(before + 1);
  };
  await begin(page, job.id);
  await again('#adresse');
  await expect(accept(page)).toBeVisible();
  expect(sent[1]).toBe(sent[0]);
  await again('#adresse', 'Yassine');
  await expect(accept(page)).toBeVisible();
  expect(sent[2]).not.toBe(sent[0]);
  // Without « Corriger mon adresse » the same name begins a new interview, too.
  await again('', 'Yassine');
  expect(sent[3]).not.toBe(sent[2]);
});

test('beginning offline shows an error, and a repeated tap without storage finds the same interview', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error('no storage');
      },
    });
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('no storage');
      },
    });
  });
  const { job } = await newOffer(server);
  await page.goto(`/Apply/${job.id}`);
  const registration = new Registration(page);
  await registration.fill(freshEmail('coupure'));
  await registration.submit.click();
  await expect(beginButton(page)).toBeVisible();
  // The server gets the request, but the response is lost.
  const sent: string[] = [];
  await page.route('**/api/candidates/begin', async (route) => {
    sent.push((route.request().postDataJSON() as { token: string }).token);
    if (sent.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await beginButton(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await beginButton(page).click();
  await accept(page).click();
  await new Chat(page).asked(0);
  expect(new Set(sent).size).toBe(1);
  expect(sent).toHaveLength(2);
});
