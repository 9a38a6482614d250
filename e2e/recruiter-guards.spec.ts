import { expect, type Page } from '@playwright/test';
import { logout } from '@kafaa/domain/auth/api';
import { listCompanyJobs } from '@kafaa/domain/jobs/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { newCandidate } from '@kafaa/testing/product/candidate';
import { newAccount, newCompany, newOffer, newSubscriber, PASSWORD, signIn } from '@kafaa/testing/product/company';
import { pageTest as test, test as deviceTest } from '@kafaa/testing/product/test';

test.describe.configure({ mode: 'parallel' });

const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';
const PRIVATE = ['/Jobs', '/CreateJob', '/Dashboard', '/Interviews', '/Settings', '/Pricing', '/OnBoarding'];
const GUEST = ['/Signup', '/Login', '/signin', '/verify?token=x', '/forgot-password', '/reset-password?token=x'];

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const storedKeys = (page: Page) =>
  page.evaluate(() => ['jwtToken', 'userId', 'onBoardingStatus'].filter((key) => localStorage.getItem(key) !== null));

async function submitLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Mot de passe/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test.describe('route guards', () => {
  test('a private page redirects a visitor to the log-in, and the log-in returns to the requested URL', async ({
    page,
    server,
  }) => {
    for (const path of [...PRIVATE, `/InterViewChat/${UNKNOWN_ID}`, `/Jobs/${UNKNOWN_ID}/Questions`]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/Login$/);
    }
    const { recruiter, job } = await newOffer(server);
    await page.goto(`/Dashboard?job=${job.id}&tri=name`);
    await expect(page).toHaveURL(/\/Login$/);
    await submitLogin(page, recruiter.email);
    await expect(page).toHaveURL(`/Dashboard?job=${job.id}&tri=name`);
    expect(await storedKeys(page)).toEqual(['jwtToken', 'userId', 'onBoardingStatus']);
  });

  test('every page redirects an account with unfinished onboarding to the onboarding', async ({ page, server }) => {
    const account = await newAccount(server);
    await page.goto('/Login');
    await submitLogin(page, account.email);
    await expect(page).toHaveURL(/\/OnBoarding/);
    for (const path of [...PRIVATE, ...GUEST]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/OnBoarding/);
    }
  });

  test('every guest page redirects a logged-in company to the dashboard', async ({ page, server }) => {
    await signIn(page, await newSubscriber(server));
    for (const path of GUEST) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/Dashboard/);
    }
  });

  test('the router matches paths case-insensitively', async ({ page, server }) => {
    await signIn(page, await newSubscriber(server));
    await page.goto('/jobs');
    await expect(heading(page, "Offres d'emploi")).toBeVisible();
    await page.goto('/PRICING');
    await expect(heading(page, 'Choisissez votre plan')).toBeVisible();
  });

  test('the app decodes a search in the URL once', async ({ page, server }) => {
    await signIn(page, await newCompany(server));
    await page.goto('/Jobs?q=100%2541');
    await expect(page.getByRole('searchbox', { name: 'Rechercher une offre' })).toHaveValue('100%41');
  });
});

test.describe('session', () => {
  test('a 401 ends the session and clears its storage, and the next log-in returns to the requested page', async ({
    page,
    server,
  }) => {
    const recruiter = await newSubscriber(server);
    await signIn(page, recruiter);
    await page.goto('/Jobs');
    await expect(heading(page, "Offres d'emploi")).toBeVisible();
    // The test waits for pending requests, because they would get the 401 and end the session before the click does.
    await page.waitForLoadState('networkidle');
    await callApi(server, logout, {}, recruiter.token);
    await page.getByRole('banner').getByRole('link', { name: 'Entretiens' }).first().click();
    await expect(page).toHaveURL(/\/Login$/);
    expect(await storedKeys(page)).toEqual([]);
    await submitLogin(page, recruiter.email);
    await expect(page).toHaveURL(/\/Interviews$/);
  });

  test('a 503 keeps the session, and a retry loads the page', async ({ page, server }) => {
    const recruiter = await newSubscriber(server);
    await signIn(page, recruiter);
    const fault = { status: 503, json: { code: 'UNAVAILABLE', message: 'Le service est momentanément indisponible.' } };
    await page.route('**/api/jobs/company', (route) => route.fulfill(fault));
    await page.goto('/Jobs');
    await expect(page.getByText(fault.json.message)).toBeVisible({ timeout: 20_000 });
    expect(await storedKeys(page)).toHaveLength(3);
    await expectAccessible(page);
    await page.unroute('**/api/jobs/company');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(heading(page, "Offres d'emploi")).toBeVisible();
    await expect(page.getByText(fault.json.message)).toBeHidden();
  });

  deviceTest(
    'a log-out ends the session in both tabs and on the server, and the next log-in opens the dashboard in both',
    async ({ page, context, server }) => {
      const recruiter = await newSubscriber(server);
      await signIn(page, recruiter);
      await page.goto('/Settings');
      const other = await context.newPage();
      await other.goto('/Jobs');
      await expect(heading(other, "Offres d'emploi")).toBeVisible();
      await page.getByRole('button', { name: 'Déconnexion' }).click();
      await expect(page).toHaveURL(/\/Login$/);
      await expect(other).toHaveURL(/\/Login$/);
      expect(await storedKeys(page)).toEqual([]);
      await expect(callApi(server, listCompanyJobs, {}, recruiter.token)).rejects.toThrow('answered 401');
      await submitLogin(page, recruiter.email);
      await expect(page).toHaveURL(/\/Dashboard/);
      await expect(other).toHaveURL(/\/Dashboard/);
    },
  );
});

test.describe('publishing', () => {
  test('the publishing page is blocked without a plan and links to the pricing page', async ({ page, server }) => {
    await signIn(page, await newCompany(server));
    await page.goto('/CreateJob');
    await expect(heading(page, 'Abonnement requis')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Retour' }).click();
    await expect(page).toHaveURL(/\/Jobs$/);
    await page.goBack();
    await page.getByRole('link', { name: 'Souscrire un abonnement' }).click();
    await expect(page).toHaveURL(/\/Pricing$/i);
  });

  test('the publishing page is blocked if the plan’s quota is used up', async ({ page, server }) => {
    const { recruiter } = await newOffer(server);
    await signIn(page, recruiter);
    await page.goto('/CreateJob');
    await expect(heading(page, 'Quota épuisé')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Améliorer mon abonnement' })).toHaveAttribute('href', /^\/pricing$/i);
    await expectAccessible(page);
  });
});

test('another company’s offer shows the same pages as an offer that does not exist', async ({ page, server }) => {
  const stranger = await newOffer(server);
  const { email } = await newCandidate(server, stranger.job.id);
  const { jobs } = await callApi(server, listCompanyJobs, {}, stranger.recruiter.token);
  expect(jobs[0]?.numCandidates).toBe(1);
  const { recruiter } = await newOffer(server);
  await signIn(page, recruiter);
  const shown: string[][] = [];
  for (const id of [stranger.job.id, UNKNOWN_ID]) {
    const texts: string[] = [];
    for (const path of [`/Jobs/${id}/Questions`, `/Dashboard?job=${id}`]) {
      await page.goto(path);
      await expect(heading(page, /^(Offre introuvable|Sélectionnez un poste)$/)).toBeVisible();
      texts.push(await page.getByRole('main').innerText());
    }
    shown.push(texts);
  }
  expect(shown[0]).toEqual(shown[1]);
  expect(shown.flat().join()).not.toContain(email);
});

test('an unknown URL returns 404, with a French page or with JSON below /api', async ({ page, server }) => {
  const response = await page.goto('/nulle/part');
  expect(response?.status()).toBe(404);
  await expect(heading(page, 'Cette page n’existe pas')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Revenir à l’accueil' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  const api = await fetch(`${server.url}/api/nulle-part`);
  expect(api.status).toBe(404);
  expect(await api.json()).toMatchObject({ code: 'NOT_FOUND', message: expect.stringMatching(/\.$/) });
});

test('the phone menu lists every main page and closes after navigation', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newSubscriber(server));
  await page.goto('/Jobs');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByRole('banner').locator('summary').click();
  await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Emplois', 'Entretiens', 'Tarifs', 'Compte']);
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Tarifs' }).click();
  await expect(heading(page, 'Choisissez votre plan')).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole('banner').locator('summary').click();
  await menu.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/Login$/);
  await expect(menu).toBeHidden();
  await page.getByRole('banner').locator('summary').click();
  await expect(menu.getByRole('link')).toHaveText([
    'Fonctionnalités',
    'Process',
    'Tarifs',
    'Vous postulez\u202F?',
    'Connexion',
    'Commencer',
  ]);
});

// The page fixture fails on any console error, such as a refused script, style, font or picture.
deviceTest(
  'every page has the strict content security policy, logs no error and requests no other origin',
  async ({ page, server }) => {
    // The test is slow, because it visits more than twenty pages.
    test.slow();
    const { recruiter, job } = await newOffer(server);
    const { link } = await newCandidate(server, job.id);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== server.url)
        elsewhere.push(request.url());
    });
    const visit = async (path: string, look = false) => {
      const response = await page.goto(path);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy, path).toMatch(/; script-src 'self'( 'sha256-[^';]+'){0,3}; style-src 'self'( 'sha256-[^';]+')?;/);
      expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types kafaa-worker");
      expect(response?.headers()['x-content-type-options'], path).toBe('nosniff');
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      if (look) await expectAccessible(page);
    };
    for (const path of ['/Privacy', '/Contact', '/forgot-password', '/reset-password?token=x', '/verify'])
      await visit(path, true);
    // whole-way.spec.ts checks the accessibility of these pages.
    for (const path of ['/', '/Login', '/Signup', `/Apply/${job.id}`, link]) await visit(path);
    await signIn(page, recruiter);
    for (const path of ['/Settings', '/Interviews']) await visit(path, true);
    for (const path of ['/Jobs', `/Jobs/${job.id}/Questions`, '/Dashboard', '/Pricing', '/CreateJob', '/OnBoarding'])
      await visit(path);
    for (const path of ['/Methode', '/outbox', '/api/docs']) await visit(path);
    expect(elsewhere, 'nothing is asked of anybody else').toEqual([]);
    // This page has no error check, because the browser logs each refusal of the policy.
    const other = await page.context().newPage();
    await other.goto('/Login');
    const inject = () => other.evaluate(() => void (document.body.innerHTML = '<img src="x">'));
    await expect(inject()).rejects.toThrow(/TrustedHTML/);
  },
);
