import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { logIn, made, mockApi } from '@kafaa/testing/product/mock-api';
import { pageTest as test, test as deviceTest } from '@kafaa/testing/product/test';

const PUBLIC = ['/', '/About', '/Contact', '/Privacy', '/Candidats', '/Merci', '/api/docs', '/nulle-part'];
const dots = (page: Page) => page.getByText('...', { exact: true });
const growing = (page: Page) => page.getByText('En croissance', { exact: true });

test.describe('pages without JavaScript', () => {
  deviceTest.use({ javaScriptEnabled: false });

  for (const path of PUBLIC) {
    deviceTest(`${path} shows its heading and footer without JavaScript`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);
    });
  }

  deviceTest('the about page shows « En croissance » and no loading dots without JavaScript', async ({ page }) => {
    await page.goto('/About');
    await expect(growing(page)).toBeVisible();
    await expect(dots(page)).toBeHidden();
  });

  for (const path of ['/Privacy', '/Methode']) {
    deviceTest(`${path} says where the interview is if an interview has opened it`, async ({ page }) => {
      const back = page.getByText('Votre entretien est resté ouvert dans l’autre onglet.');
      await page.goto(path);
      await expect(back).toBeHidden();
      await page.goto(`${path}#entretien`);
      await expect(back).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
  }

  deviceTest('questions, legal texts and the menu unfold without JavaScript', async ({ page }) => {
    await page.goto('/Contact');
    const answer = page.getByText(/^Comptez 15 à 20\sminutes/);
    await expect(answer).toBeHidden();
    await page.getByText(/^Combien de temps/).click();
    await expect(answer).toBeVisible();

    await page.goto('/Privacy');
    await expect(page.getByText('En bref')).toBeVisible();
    const refunds = page.getByText(/^Un remboursement n’est accordé que/);
    await expect(refunds).toBeHidden();
    await page.getByRole('heading', { name: 'Conditions d’utilisation' }).click();
    await expect(refunds).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('header summary:visible').click();
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Tarifs' })).toBeVisible();
  });
});

deviceTest('the about page shows « ... » for the companies helped until its script has loaded', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // Delay the page's own script, but not the tiny theme script in the head, which loads first.
  await page.route(/\/assets\/(?!theme)[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/About', { waitUntil: 'commit' });
  await expect(dots(page)).toBeVisible();
  await expect(growing(page)).toBeHidden();
  release();
  await expect(growing(page)).toBeVisible();
  await expect(dots(page)).toBeHidden();
});

deviceTest('the about page shows « En croissance » if its scripts fail to load', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/About');
  await expect(growing(page)).toBeVisible();
});

deviceTest(
  'public pages show the recruiter’s header from the first paint, and a log-out restores the guest links',
  async ({ page }) => {
    await logIn(page);
    const calls = await mockApi(page, { 'POST /auth/logout': { body: { message: 'ok' } } });
    // Only the theme script in the head runs; it finishes before the first paint.
    const own = /\/assets\/(?!theme)[^/]+\.js$/;
    await page.route(own, (route) => route.abort());
    const banner = page.getByRole('banner');
    // /api/docs is left out, because the API is mocked here.
    for (const path of PUBLIC.filter((one) => one !== '/api/docs')) {
      await page.goto(path);
      await expect(banner.getByRole('link')).toHaveText(['', 'Dashboard', 'Emplois', 'Entretiens', 'Tarifs', 'Compte']);
      await expect(banner.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
      await expect(page.locator('a[href="/Signup"]:visible, a[href="/Login"]:visible')).toHaveCount(0);
    }
    await page.unroute(own);
    await page.goto('/');
    const choose = page.getByRole('link', { name: /^Choisir/ });
    await expect(choose).toHaveCount(3);
    for (const link of await choose.all()) await expect(link).toHaveAttribute('href', '/Pricing');
    await expectAccessible(page);

    await banner.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(banner.getByRole('link', { name: 'Connexion' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choisir Basic' })).toHaveAttribute('href', '/Signup');
    await expect.poll(() => made(calls, 'POST /auth/logout')).toHaveLength(1);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  },
);

test('a link to the terms or to the cookies unfolds the matching legal text', async ({ page }) => {
  await page.goto('/Privacy#conditions');
  await expect(page.getByText(/^Les paiements sont manuels/)).toBeVisible();
  await page.goto('/Contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page.getByText(/n’utilise aucun cookie/)).toBeInViewport();
});

for (const path of ['/About', '/Candidats', '/Contact', '/Merci', '/Methode', '/Privacy', '/api/docs']) {
  test(`${path} is accessible at every width, in light and dark mode, with its details unfolded`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(path);
    // The API documentation has forty identical details elements; opening three of them is enough.
    await page.evaluate(
      (most) => {
        for (const fold of [...document.querySelectorAll('main details')].slice(0, most)) fold.setAttribute('open', '');
      },
      path === '/api/docs' ? 3 : 100,
    );
    await expectAccessible(page);
  });
}

test('the tables of the method page are closed on screen and open in print', async ({ page }) => {
  await page.goto('/Methode');
  const tables = page.locator('main table');
  await expect(tables).toHaveCount(2);
  for (const table of await tables.all()) await expect(table).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const table of await tables.all()) await expect(table).toBeVisible();
});

test('the trial question works without a server, and stores and sends nothing', async ({ page, context }) => {
  await page.goto('/Candidats');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const log = page.getByRole('log', { name: 'Question d’essai' });
  const field = page.getByLabel('Votre réponse d’essai');
  const send = page.getByRole('button', { name: 'Répondre' });
  await field.fill('J’ai expliqué.');
  await field.press('Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log.getByText('J’ai expliqué.')).toBeVisible();
  await expect(log.getByText('Et vous, qu’avez-vous fait exactement')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await field.fill('<b>J’ai recompté</b> devant elle.');
  await send.click();
  await expect(log.getByText('<b>J’ai recompté</b> devant elle.')).toBeVisible();
  await expect(log.getByText('rien n’a été gardé ni noté')).toBeVisible();
  await expect(field).toBeHidden();
  const again = page.getByRole('button', { name: 'Recommencer' });
  await expect(again).toBeFocused();
  await again.press('Enter');
  await expect(log.getByText('J’ai expliqué.')).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.fill('شرحت لها الحساب');
  await send.click();
  await expect(log.getByText('Je ne sais pas encore évaluer l’arabe')).toBeVisible();
  await expectAccessible(page);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
});
