import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { type Answer, answerApi, candidate, refusal } from '@kafaa/testing/product/dashboard-data';
import { pageTest as test, test as deviceTest } from '@kafaa/testing/product/test';

const filler = 'Une phrase de plus pour que le panneau défile. '.repeat(12);
const chat = {
  questions: ['Pourquoi ce poste ?', 'Un projet ?', 'Un désaccord ?', 'Une décision ?'],
  answers: [
    `Pour l’équipe.\nEt <b>le produit</b>. ${filler}`,
    `Une équipe de trois. ${filler}`,
    filler,
    'Équipe, encore.',
  ],
};

function answerTranscript(page: Page, answer: Answer | Promise<Answer> = { body: chat }) {
  return answerApi(page, (path) => {
    if (path === '/chat/c1') return answer;
    if (path === '/candidates/c1/copies') return { body: [] };
    if (path === '/candidates/c1') return { body: { ...candidate('c1', 'Amira Ben Salah'), jobTitle: 'Comptable' } };
    return undefined;
  });
}

const panel = (page: Page) => page.getByRole('region', { name: 'Questions et réponses' });

async function expectNoAxeViolation(page: Page) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
}

test('the transcript shows the answers as typed in a panel of about two thirds of the window height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await answerTranscript(page);
  await page.goto('/InterViewChat/c1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entretien Candidat');
  await expect(page.getByText("Consultation des réponses de l'entretien automatisé")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Entretien automatisé' })).toBeVisible();
  await expect(page.getByText('4 échanges')).toBeVisible();
  await expect(panel(page).getByText('Assistant RH')).toHaveCount(4);
  await expect(panel(page).getByText('Candidat', { exact: true })).toHaveCount(4);
  await expect(panel(page).getByText('Et <b>le produit</b>.')).toBeVisible();
  await expect(panel(page).getByText("Fin de l'entretien automatisé")).toBeAttached();
  const height = await panel(page).evaluate((element) => element.clientHeight / innerHeight);
  expect(height).toBeGreaterThan(0.6);
  expect(height).toBeLessThan(0.7);
  await expect(page.getByText('92 sur 100')).toBeAttached();
  await expectNoAxeViolation(page);
});

test('the transcript’s back link leads to the dashboard with the same job and candidate', async ({ page }) => {
  await answerTranscript(page);
  await page.goto('/InterViewChat/c1');
  const back = page.getByRole('link', { name: 'Retour au dashboard' });
  await expect(back).toHaveAttribute('href', '/Dashboard?job=j1&candidate=c1');
});

test('a quote link opens the transcript at the quoted sentence, highlighted, in view and focused', async ({ page }) => {
  const cited = candidate('c1', 'Amira Ben Salah');
  const quote = { text: 'Une équipe de trois.', source: 'answer' as const, exchangeIndex: 1 };
  const dimensions = (cited.evaluation?.dimensions ?? []).map((one) => ({ ...one, quotes: [quote] }));
  const evaluation = cited.evaluation && { ...cited.evaluation, dimensions };
  await answerApi(page, (path) => {
    if (path === '/chat/c1') return { body: chat };
    if (path === '/candidates/c1/copies') return { body: [] };
    if (path === '/candidates/c1') return { body: { ...cited, evaluation, jobTitle: 'Comptable' } };
    return undefined;
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/InterViewChat/c1#q2-cultureFit-1');
  const mark = panel(page).locator('mark');
  await expect(mark).toHaveText(['Une équipe de trois.']);
  await expect(mark).toBeFocused();
  await expect(mark).toBeInViewport();
});

test('the question index marks the question in view, and the transcript panel scrolls by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await answerTranscript(page);
  await page.goto('/InterViewChat/c1#q3');
  const current = page.getByRole('navigation', { name: 'Questions' }).locator('[aria-current]');
  await expect(current).toContainText('Un désaccord');
  await expect(panel(page).getByText('Un désaccord ?')).toBeInViewport();
  await page.getByRole('link', { name: 'Un projet ?' }).click();
  await expect(current).toContainText('Un projet');
  await panel(page).focus();
  await page.keyboard.press('End');
  await expect(current).toContainText('Une décision');
  await page.keyboard.press('Home');
  await expect(current).toContainText('Pourquoi ce poste');
});

test('the transcript search ignores case and accents and steps through the matches by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await answerTranscript(page);
  await page.goto('/InterViewChat/c1');
  await page.getByPlaceholder('Rechercher dans les réponses').fill('EQUIPE');
  await expect(panel(page).locator('mark')).toHaveText(['équipe', 'équipe', 'Équipe']);
  await expect(page.getByText('1 sur 3')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 sur 3')).toBeVisible();
  await expect(panel(page).locator('mark').last()).toBeInViewport();
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByText('2 sur 3')).toBeVisible();
  await page.getByPlaceholder('Rechercher dans les réponses').fill('xylophone');
  await expect(page.getByText('Aucun résultat')).toBeVisible();
  await expectNoAxeViolation(page);
});

deviceTest('the copy button copies the interview as plain text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerTranscript(page);
  await page.goto('/InterViewChat/c1');
  await page.getByRole('button', { name: 'Copier l’entretien' }).click();
  await expect(page.getByText('Entretien copié')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(
    'Assistant RH · IA\u00A0:\nPourquoi ce poste ?\n\nCandidat\u00A0:\nPour l’équipe.\nEt <b>le produit</b>.',
  );
});

test('a 403 on the transcript shows its message and a link to the pricing page', async ({ page }) => {
  await answerTranscript(page, refusal(403, 'Réservé au plan Entreprise.'));
  await page.goto('/InterViewChat/c1');
  await expect(page.getByRole('heading', { name: 'Accès restreint' })).toBeVisible();
  await expect(page.getByText('Réservé au plan Entreprise.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Améliorer mon abonnement' })).toHaveAttribute('href', '/Pricing');
  await expect(page.getByRole('heading', { name: 'Amira Ben Salah' })).toBeVisible();
  await expectNoAxeViolation(page);
});

test('a failed transcript request shows an error with its status, and a retry loads the transcript', async ({
  page,
}) => {
  let answer = refusal(404, 'Ce candidat est introuvable.');
  await answerApi(page, (path) => (path === '/chat/c1' ? answer : undefined));
  await page.goto('/InterViewChat/c1');
  await expect(page.getByRole('heading', { name: 'Erreur' })).toBeVisible();
  await expect(page.getByText('Une erreur est survenue lors de la récupération des données')).toBeVisible();
  await expect(page.getByText('Statut 404')).toBeVisible();
  await expectNoAxeViolation(page);
  answer = { body: chat };
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('4 échanges')).toBeVisible();
});

test('an empty transcript shows « Aucune réponse disponible »', async ({ page }) => {
  await answerTranscript(page, { body: { questions: [], answers: [] } });
  await page.goto('/InterViewChat/c1');
  await expect(page.getByRole('heading', { name: 'Aucune réponse disponible' })).toBeVisible();
  await expect(page.getByText("Ce candidat n'a pas encore répondu aux questions de présélection.")).toBeVisible();
  await expectNoAxeViolation(page);
});

test('the transcript page shows a loading message until the transcript arrives', async ({ page }) => {
  let release = (_answer: Answer) => {};
  await answerTranscript(page, new Promise<Answer>((resolve) => (release = resolve)));
  await page.goto('/InterViewChat/c1');
  await expect(page.getByText('Chargement...')).toBeVisible();
  await expect(page.getByText("Récupération de l'entretien en cours")).toBeVisible();
  release({ body: chat });
  await expect(page.getByText('4 échanges')).toBeVisible();
});

test('the transcript page without a candidate id shows an error and sends no candidate request', async ({ page }) => {
  const calls = await answerTranscript(page);
  await page.goto('/InterViewChat');
  await expect(page.getByRole('heading', { name: 'Erreur' })).toBeVisible();
  await expect(page.getByText('Missing candidate id')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('/c'))).toEqual([]);
});
