import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { type Answer, answerApi, candidate, evaluation, pageOf, refusal } from '@kafaa/testing/product/dashboard-data';
import { subscription } from '@kafaa/testing/product/offers-data';
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
  await expect(mark.getByRole('link')).toBeFocused();
  await expect(mark).toBeInViewport();
});

const READ = (() => {
  const view = evaluation(92);
  const quotes: Partial<Record<string, { text: string; source: 'answer'; exchangeIndex: number }[]>> = {
    cultureFit: [
      { text: 'Une équipe de trois.', source: 'answer', exchangeIndex: 1 },
      { text: 'Équipe, encore.', source: 'answer', exchangeIndex: 3 },
    ],
    mindsetScore: [{ text: 'Pour l’équipe.', source: 'answer', exchangeIndex: 0 }],
  };
  return { ...view, dimensions: view.dimensions.map((one) => ({ ...one, quotes: quotes[one.key] ?? [] })) };
})();
const OFFER = [
  candidate('c0', 'Nour Haddad'),
  candidate('c1', 'Amira Ben Salah', { evaluation: READ }),
  candidate('c4', 'Rim Chaabane', { evaluation: null, interviewState: 'REGISTERED', completedAt: null }),
  candidate('c2', 'Hela Bouaziz', { evaluation: evaluation(60) }),
];
const judged = {
  ...chat,
  verdicts: [3, 1, null, 4].map((level) => ({ level, reason: `Raison du niveau ${level ?? 'absent'}.` })),
};

/** Mock server with the transcripts of an offer's candidates; the dashboard last showed its list in the default order. */
function answerOffer(page: Page) {
  return answerApi(page, (path, query) => {
    if (path === '/subscriptions/user') return { body: [subscription('entreprise')] };
    if (path === '/candidates/job/j1') return pageOf(OFFER, query);
    if (path.startsWith('/chat/')) return { body: judged };
    if (path.endsWith('/copies')) return { body: [] };
    if (path.endsWith('/rejection-mail')) return refusal(403, 'Réservé au plan Entreprise.');
    if (path.startsWith('/candidates/reject/'))
      return { body: { ...OFFER[1], status: 'REJECTED', stage: 'REJECTED', setStage: null, stageVersion: 4 } };
    const one = OFFER.find(({ id }) => path === `/candidates/${id}`);
    return one && { body: { ...one, jobTitle: 'Comptable' } };
  });
}

test('the transcript shows a level with its reason, or « Non évalué », beside each answer', async ({ page }) => {
  await answerOffer(page);
  await page.goto('/InterViewChat/c1');
  for (const [answer, text] of [
    [1, /Niveau 3 sur 4.*Raison du niveau 3\./s],
    [3, /Non évalué.*Raison du niveau absent\./s],
  ] as const)
    await expect(panel(page).locator(`#q${answer}`)).toContainText(text);
  await expectNoAxeViolation(page);
});

test('choosing a criterion highlights its passages, and choosing a passage chooses its criterion', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await answerOffer(page);
  await page.goto('/InterViewChat/c1');
  const criteria = page.getByRole('navigation', { name: 'Passages par critère' });
  const filled = panel(page).locator('mark[data-chosen]');
  await expect(panel(page).locator('mark')).toHaveCount(3);
  await expect(filled).toHaveCount(0);
  await criteria.getByRole('link', { name: 'Adéquation culturelle 2' }).click();
  await expect(filled).toHaveText(['Une équipe de trois.', 'Équipe, encore.']);
  await expect(filled.first().getByRole('link')).toBeFocused();
  const chosen = page.getByRole('region', { name: 'Critère choisi : Adéquation culturelle' });
  await expect(chosen).toContainText('Niveau 3 sur 4');
  await expect(chosen).toContainText('Raison de « Adéquation culturelle ».');
  await expect(chosen.getByRole('radiogroup', { name: 'Votre niveau, Adéquation culturelle' })).toBeVisible();
  await chosen.getByRole('link', { name: 'Suivant' }).click();
  await expect(filled.last().getByRole('link')).toBeFocused();
  await expect(filled.last()).toBeInViewport();
  await expectNoAxeViolation(page);

  await panel(page).getByRole('link', { name: 'Pour l’équipe.' }).click();
  await expect(filled).toHaveText(['Pour l’équipe.']);
  await expect(criteria.locator('[aria-current]')).toHaveText(/^État d’esprit/);
  await criteria.locator('[aria-current]').click();
  await expect(filled).toHaveCount(0);
});

test('the transcript keeps the decisions and the neighbouring candidates in view, with keyboard shortcuts', async ({
  page,
}) => {
  const calls = await answerOffer(page);
  const bar = page.getByRole('region', { name: /^Décider/ });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/InterViewChat/c1');
    await expect(page.getByRole('heading', { name: 'Amira Ben Salah' })).toBeVisible();
    for (const button of ['Planifier un entretien', 'Rejeter', 'Étapes d’Amira Ben Salah'])
      await expect(bar.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
    for (const link of ['Candidat précédent : Nour Haddad', 'Candidat suivant : Hela Bouaziz'])
      await expect(bar.getByRole('link', { name: link })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Hela Bouaziz' })).toBeVisible();
  await expect(bar.getByRole('link', { name: /^Candidat suivant/ })).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'Amira Ben Salah' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name: 'Nour Haddad' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Amira Ben Salah' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toContainText('Candidat suivant, précédent');
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog')).toContainText('Planifier un entretien');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Rejeter la candidature' });
  await expect(dialog).toContainText('Amira Ben Salah');
  await dialog.getByRole('button', { name: 'Rejeter' }).click();
  await expect(page.getByText('Candidature d’Amira Ben Salah rejetée')).toBeVisible();
  expect(calls.some((call) => call.startsWith('/candidates/reject/c1'))).toBe(true);
  await expectNoAxeViolation(page);
});

test('the question index marks the visible question, and the keyboard scrolls the transcript panel', async ({
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

test('the transcript search ignores case and accents, and the keyboard steps through its matches', async ({ page }) => {
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
