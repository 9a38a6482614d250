import { elided } from '@kafaa/domain/kernel/elision';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import {
  type Answer,
  answerApi,
  candidate,
  evaluation,
  jobEntry,
  pageOf,
  stagesOf,
  refusal,
} from '@kafaa/testing/product/dashboard-data';
import { settings } from '@kafaa/testing/product/offers-data';
import { pageTest as test, test as deviceTest } from '@kafaa/testing/product/test';

const jobs = {
  jobs: [jobEntry('j1', 'Développeur front-end'), jobEntry('j2', 'Comptable', { salary: null })],
  totalCandidates: 6,
};
const people = [
  candidate('c1', 'Amira Ben Salah'),
  candidate('c2', 'Yassine Trabelsi', { evaluation: evaluation(87), status: 'ACCEPTED' }),
  candidate('c3', 'Mariem Jlassi', { evaluation: evaluation(83) }),
  candidate('c4', 'Oumayma Gharbi', { evaluation: evaluation(66, ['languageMatch']), status: 'REJECTED' }),
  candidate('c5', 'Rim Chaabane', { evaluation: null, interviewState: 'STARTED', cvUrl: null }),
  candidate('c6', 'Nour Haddad', { evaluation: null, interviewState: 'REGISTERED', cvUrl: null }),
  candidate('c7', '<b>Sarra</b> Kefi', { evaluation: null, interviewState: 'EXPIRED', cvUrl: null }),
];

type Override = (path: string, query: URLSearchParams) => Answer | undefined;

function answerDashboard(page: Page, override: Override = () => undefined) {
  return answerApi(page, (path, query) => {
    const special = override(path, query);
    if (special) return special;
    if (path === '/jobs/company') return { body: jobs };
    if (path.endsWith('/stages')) return stagesOf(people);
    if (path.startsWith('/candidates/job/')) return pageOf(people, query);
    const one = people.find(({ id }) => path === `/candidates/${id}`);
    return one && { body: { ...one, jobTitle: 'Développeur front-end' } };
  });
}

const listCalls = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('/candidates/job/') && call.includes('?'));
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const toggle = (page: Page, name: string) => page.getByRole('button', { name: `la fiche ${elided('de', name)}` });

async function expectNoAxeViolation(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('the dashboard selects the first offer and requests its candidates sorted by score', async ({ page }) => {
  const calls = await answerDashboard(page);
  await page.goto('/Dashboard');
  await expect(page).toHaveURL(/\?job=j1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Développeur front-end');
  await expect(page.getByText('2 400 DT par mois')).toBeVisible();
  await expect(page.getByText(/^\d+\sentretiens? sur 50$/)).toBeVisible();
  await expect(page.getByText('69,3')).toBeVisible();
  await expect(row(page, 'Amira Ben Salah')).toContainText('92 sur 100');
  await expect(row(page, 'Amira Ben Salah')).toContainText('reçue hier');
  await expect(page.getByText(/^À décider\s*2$/)).toBeVisible();
  expect(listCalls(calls)[0]).toBe('/candidates/job/j1?size=5&sortBy=score&sortDir=desc');

  await page.getByRole('link', { name: /^Comptable/ }).click();
  await expect(page).toHaveURL(/\?job=j2$/);
  await expect(page.getByText('Non divulgué')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Développeur front-end');
});

test('the candidate list shows the state of each interview and renders HTML in a name as text', async ({ page }) => {
  await answerDashboard(page);
  await page.goto('/Dashboard?job=j1');
  await page.getByRole('heading', { name: 'Oumayma Gharbi' }).scrollIntoViewIfNeeded();
  await expect(row(page, 'Rim Chaabane')).toContainText('En cours');
  await expect(row(page, 'Nour Haddad')).toContainText('Inscrit');
  await expect(row(page, '<b>Sarra</b> Kefi')).toContainText('Lien expiré');
});

test('the candidate list loads the next page on scroll and offers a retry after a failed request', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  let broken = true;
  const calls = await answerDashboard(page, (path, query) =>
    path.startsWith('/candidates/job/') && query.has('cursor') && broken ? refusal(400, 'Cassé.') : undefined,
  );
  await page.goto('/Dashboard?job=j1');
  await toggle(page, 'Rim Chaabane').scrollIntoViewIfNeeded();
  await expect(page.getByText('Erreur lors du chargement de plus de candidats')).toBeVisible();
  expect(listCalls(calls)).toHaveLength(2);

  broken = false;
  await page.getByRole('button', { name: 'Charger plus' }).click();
  await expect(row(page, 'Nour Haddad')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0);
  expect(listCalls(calls).at(-1)).toContain('cursor=5');
});

test('the dashboard debounces the server-side search and keeps search, status filter and sort order in the URL', async ({
  page,
}) => {
  const calls = await answerDashboard(page, (path, query) =>
    path.startsWith('/candidates/job/') && query.has('search') ? pageOf([], query) : undefined,
  );
  await page.goto('/Dashboard?job=j1');
  await page.getByRole('searchbox', { name: 'Rechercher un candidat' }).pressSequentially('nour', { delay: 20 });
  await expect(page.getByText('Aucun candidat trouvé')).toBeVisible();
  expect(listCalls(calls).filter((call) => call.includes('search'))).toEqual([
    '/candidates/job/j1?size=5&sortBy=score&sortDir=desc&search=nour',
  ]);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Rechercher un candidat' })).toHaveValue('nour');
  await page.getByRole('button', { name: 'Effacer la recherche' }).last().click();
  await expect(row(page, 'Amira Ben Salah')).toBeVisible();

  await page.getByRole('radio', { name: /^Non retenu/ }).click();
  await expect(page).toHaveURL(/etape=REJECTED/);
  await page.getByLabel('Trier par').selectOption('Nom');
  await expect(page).toHaveURL(/sort=name/);
  await expect
    .poll(() => listCalls(calls))
    .toContain('/candidates/job/j1?size=5&sortBy=firstName&sortDir=asc&stage=REJECTED');
  await page.getByLabel('Trier par').selectOption('Récents');
  await expect.poll(() => listCalls(calls).at(-1)).toContain('sortBy=createdAt&sortDir=desc');
  await page.getByRole('radio', { name: 'Réponses à vérifier' }).click();
  await expect(page).toHaveURL(/etape=a-verifier/);
  await expect
    .poll(() => listCalls(calls).at(-1))
    .toMatch(/sortBy=createdAt&sortDir=desc&check=answers(&cursor=\d+)?$/);
});

test('the Enter key opens an accessible candidate file with reasons and quotes, and a reload keeps the file open', async ({
  page,
}) => {
  await answerDashboard(page);
  await page.goto('/Dashboard?job=j1');
  await toggle(page, 'Oumayma Gharbi').focus();
  await page.keyboard.press('Enter');
  await expect(toggle(page, 'Oumayma Gharbi')).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/candidate=c4/);
  const file = row(page, 'Oumayma Gharbi');
  await expect(file.getByText('Elle éclaire votre décision, elle ne la prend pas.')).toBeVisible();
  await expect(file.locator('summary', { hasText: 'Mots exacts sur Expérience.' })).toBeVisible();
  await expect(file.getByText('4 points retirés du score.')).toBeVisible();
  await expect(file.getByText('Le CV est une image')).toBeVisible();
  await expect(file.getByText('Moteur local 0.1.0')).toBeHidden();
  await file.getByText('Détails de l’évaluation').click();
  await expect(file.getByText('Moteur local 0.1.0')).toBeVisible();
  await expect(file.locator('summary').filter({ hasText: 'Langues' })).toContainText('Non évalué');
  await file.getByRole('button', { name: 'Tout déplier' }).click();
  await expect(file.getByText('Raison de « Communication ».')).toBeVisible();
  const source = file.getByRole('link', { name: 'Réponse 2' }).first();
  await expect(source).toHaveAttribute('href', '/InterViewChat/c4#q2-experienceMatch-1');
  await expect(file.getByText('Compte pour 5,25 % du score.').first()).toBeVisible();

  await page.reload();
  await expect(toggle(page, 'Oumayma Gharbi')).toHaveAttribute('aria-expanded', 'true');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeViolation(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});

test('the file states experience, diploma and languages as facts, and its WhatsApp link has a first sentence on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await answerDashboard(page, (path) => (path === '/users/settings' ? { body: settings } : undefined));
  await page.goto('/Dashboard?job=j1&candidate=c1');
  const file = row(page, 'Amira Ben Salah');
  const course = file.locator('section').filter({ has: page.getByRole('heading', { name: /^Parcours/ }) });
  const criterion = (label: string) => course.getByRole('listitem').filter({ hasText: label });
  await expect(criterion('Expérience')).toHaveText(/^Expérience✓ 5 ans d’expérience, 3 demandés\.$/);
  await expect(criterion('Compétences techniques')).toHaveText(/^Compétences techniques92$/);
  const href = await file.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(href ?? '').replace('\u202F', ' ')).toBe(
    'https://wa.me/21627451802?text=Bonjour Amira, ici Medina Digital, au sujet de votre candidature. Avez-vous quelques minutes pour en parler ?',
  );
});

test('the dashboard lists the candidate named in the URL first, with the file open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await answerDashboard(page);
  await page.goto('/Dashboard?job=j1&candidate=c7');
  await expect(page.getByRole('list', { name: 'Candidats' }).getByRole('heading', { level: 2 }).first()).toHaveText(
    '<b>Sarra</b> Kefi',
  );
  await expect(toggle(page, '<b>Sarra</b> Kefi')).toHaveAttribute('aria-expanded', 'true');
});

deviceTest(
  'the dashboard polls a running evaluation every 5 s, stops after 12 polls and refetches on a visibility change',
  async ({ page }) => {
    let scored = false;
    const waiting = candidate('c8', 'Hatem Ayari', { evaluation: null });
    const current = () => (scored ? { ...waiting, evaluation: evaluation(74) } : waiting);
    await page.clock.install();
    const calls = await answerDashboard(page, (path, query) => {
      if (path.endsWith('/stages')) return stagesOf([current()]);
      if (path.startsWith('/candidates/job/')) return pageOf([current()], query);
      return path === '/candidates/c8' ? { body: { ...current(), jobTitle: 'Développeur front-end' } } : undefined;
    });
    const asked = () => calls.filter((call) => call === '/candidates/c8').length;
    await page.goto('/Dashboard?job=j1');
    await expect(row(page, 'Hatem Ayari')).toContainText('Évaluation en cours');
    // The clock is paused from here on, because on a slow machine the elapsing real time would trigger extra polls.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    for (let polls = asked(); polls < 12; polls = asked()) {
      const answered = page.waitForResponse((response) => response.url().endsWith('/candidates/c8'));
      await page.clock.runFor(5000);
      await (await answered).finished();
      expect(asked()).toBe(polls + 1);
    }
    await page.clock.runFor(60_000);
    expect(asked()).toBe(12);

    scored = true;
    await page.clock.runFor(20_000);
    await page.clock.resume();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(row(page, 'Hatem Ayari')).toContainText('74 sur 100');
  },
);

deviceTest(
  'the dashboard copies the offer’s link to the clipboard and shows a confirmation for two seconds',
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await answerDashboard(page);
    await page.clock.install();
    await page.goto('/Dashboard?job=j1');
    await page.getByRole('button', { name: "Copier lien d'entretien" }).click();
    await expect(page.getByRole('button', { name: 'Lien copié !' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/Apply/j1`);
    await page.clock.runFor(2000);
    await expect(page.getByRole('button', { name: "Copier lien d'entretien" })).toBeVisible();
  },
);

test('the CV button downloads the CV, and shows the server’s message on a 404', async ({ page }) => {
  let found = false;
  await answerDashboard(page, (path) => {
    if (path === '/files/signed') return { body: {} };
    if (path !== '/candidates/c1/cv') return undefined;
    return found
      ? { body: { url: '/api/files/signed', fileName: 'cv.pdf' } }
      : refusal(404, 'Ce candidat n’a pas envoyé de CV.');
  });
  await page.goto('/Dashboard?job=j1&candidate=c1');
  await page.getByRole('button', { name: 'Voir le CV' }).click();
  await expect(page.getByText('Ce candidat n’a pas envoyé de CV.')).toBeVisible();
  found = true;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Voir le CV' }).click();
  const { suggestedFilename, url } = await download.then((file) => ({
    suggestedFilename: file.suggestedFilename(),
    url: new URL(file.url()).pathname,
  }));
  expect({ suggestedFilename, url }).toEqual({ suggestedFilename: 'cv.pdf', url: '/api/files/signed' });
});

test('the offer selector of narrow screens closes on Escape and switches the dashboard to the chosen offer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await answerDashboard(page);
  await page.goto('/Dashboard');
  const selector = page.locator('summary', { hasText: 'Sélectionner un poste' });
  await selector.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^Comptable/ })).toBeHidden();
  await selector.click();
  await page.getByRole('link', { name: /^Comptable/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comptable');
  await expect(selector).toContainText('Comptable');
});

const panels: readonly [string, Override, string, readonly string[]][] = [
  [
    'without an open job',
    (path) => (path === '/jobs/company' ? { body: { jobs: [], totalCandidates: 0 } } : undefined),
    '/Dashboard',
    ['Aucun poste ouvert', 'Créer un nouveau poste'],
  ],
  [
    'without a candidate',
    (path) =>
      /^\/candidates\/job\/[^/]+$/.test(path)
        ? {
            body: {
              content: [],
              last: true,
              cursor: null,
              stats: {
                total: 0,
                pending: 0,
                accepted: 0,
                rejected: 0,
                evaluated: 0,
                averageScore: null,
                highPotential: 0,
                scores: [],
              },
            },
          }
        : undefined,
    '/Dashboard',
    ['Aucun candidat pour le moment', 'Partager le poste'],
  ],
  ['for a job it does not know', () => undefined, '/Dashboard?job=other', ['Sélectionnez un poste']],
  [
    'when the jobs do not load',
    (path) => (path === '/jobs/company' ? refusal(400, 'Cassé.') : undefined),
    '/Dashboard',
    ['Échec du chargement des postes. Veuillez réessayer plus tard.', 'Réessayer'],
  ],
  [
    'when the candidates do not load',
    (path) => (path.startsWith('/candidates/job/') ? refusal(400, 'Cassé.') : undefined),
    '/Dashboard',
    ['Échec du chargement des candidats. Veuillez réessayer plus tard.', 'Réessayer'],
  ],
];
for (const [name, override, address, texts] of panels) {
  test(`the dashboard shows an accessible panel ${name}`, async ({ page }) => {
    await answerDashboard(page, override);
    await page.goto(address);
    const main = page.getByRole('main');
    for (const text of texts) await expect(main.getByText(text, { exact: true })).toBeVisible();
    if (name.startsWith('when')) await expect(page.getByLabel('Notifications').getByText(texts[0] ?? '')).toBeVisible();
    await expectNoAxeViolation(page);
  });
}
