import { expect, type Page } from '@playwright/test';
import type { JobQuestion, SaveKeyPayload } from '@kafaa/domain/jobs/schema';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { logIn, made, type Mock, mockApi } from '@kafaa/testing/product/mock-api';
import { companyJobs, job, jobQuestions, question, settings } from '@kafaa/testing/product/offers-data';
import { pageTest as test } from '@kafaa/testing/product/test';

const ASKED = question('q1', 'Comment travaillez-vous en sécurité sur un tableau électrique ?', {
  kind: 'knowledge',
  competency: 'Électricité',
});
const OTHERS = [
  question('q2', 'Racontez un choix technique que vous avez défendu.'),
  question('q3', 'Décrivez le dernier problème que vous avez réglé.'),
];
const SUGGESTION = 'Une personne se brûle la main : que faites-vous ?';
const coverage = [
  { skill: 'Électricité', questions: ['q1'], suggestion: null },
  { skill: 'Secourisme', questions: [], suggestion: SUGGESTION },
];
const KEY = `PUT /jobs/j1/questions/q1/key`;
const READING = {
  points: [
    { text: 'Couper l’alimentation', found: 'named', quote: 'je coupe le courant' },
    { text: 'Condamner la coupure', found: 'denied', quote: 'jamais de cadenas' },
    { text: 'Vérifier l’absence de tension', found: 'not-found', quote: null },
  ],
  redFlags: [{ text: 'Travailler sous tension', quote: 'je travaille sous tension' }],
};

const toast = (page: Page, text: string) => page.getByLabel('Notifications').getByText(text, { exact: true });

/** Mock server that stores the answer key unchanged and signs it as the logged-in user. */
function keeping(changes: Record<string, Mock> = {}): Record<string, Mock> {
  let key: JobQuestion['key'];
  const sheet = () => ({
    body: jobQuestions([{ ...ASKED, ...(key && { key }) }, ...OTHERS], true, { coverage, drafts: true }),
  });
  return {
    'GET /users/settings': { body: settings },
    'GET /jobs/company': { body: companyJobs(job('j1', 'Électricien')) },
    'GET /jobs/j1/questions': sheet,
    [KEY]: (request) => {
      const { sign = false, ...draft } = request.postDataJSON() as SaveKeyPayload;
      const message = 'Personne n’a validé ce corrigé.';
      key = sign
        ? { ...draft, signedBy: 'contact@medina.tn', signedAt: '2026-11-23T10:00:00.000Z', advice: [] }
        : { ...draft, advice: [{ at: 'key', message, blocks: false }] };
      return sheet();
    },
    'DELETE /jobs/j1/questions/q1/key': () => {
      key = undefined;
      return sheet();
    },
    'POST /jobs/j1/questions/q1/key/try': {
      body: { level: 1, reason: 'Réponse contraire au corrigé.', reading: READING },
    },
    ...changes,
  };
}

test.beforeEach(({ page }) => logIn(page));

test.describe('answer key of a question', () => {
  const panel = (page: Page) => page.getByRole('region', { name: 'Corrigé' });

  test('an answer key can be written, tried, saved as a draft and signed with the keyboard', async ({ page }) => {
    const calls = await mockApi(page, keeping());
    await page.goto('/Jobs/j1/Questions');
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toContainText('Aucun');
    await page.getByRole('button', { name: 'Écrire le corrigé de la question 1' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Point 1', { exact: true }).focus();
    await page.keyboard.type('Couper l’alimentation');
    await page.keyboard.press('Tab');
    await page.keyboard.type('couper le courant');
    await page.keyboard.press('Enter');
    await page.keyboard.type('ouvrir le disjoncteur');
    await page.getByLabel('Point 2', { exact: true }).fill('Condamner la coupure');
    await page.getByRole('button', { name: 'Ajouter un point' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Point 4', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Retirer le point 4' }).press('Enter');
    await expect(page.getByLabel('Point 3', { exact: true })).toBeFocused();
    await page.keyboard.type('Vérifier l’absence de tension');

    await page.getByLabel('Essayez une réponse').fill('je coupe le courant, jamais de cadenas');
    await page.getByRole('button', { name: 'Juger cette réponse' }).press('Enter');
    const hits = panel(page).getByRole('status').getByRole('listitem');
    await expect(hits).toHaveText([
      'Signal d’alerte. Travailler sous tension« je travaille sous tension »',
      'Nommé. Couper l’alimentation« je coupe le courant »',
      'Contredit. Condamner la coupure« jamais de cadenas »',
      'Non trouvé. Vérifier l’absence de tension',
    ]);

    await page.getByRole('button', { name: 'Garder en brouillon' }).press('Enter');
    await expect(toast(page, 'Brouillon enregistré')).toBeVisible();
    await expect(panel(page)).toContainText('Il ne compte pas tant que personne ne l’a validé.');
    await page.getByRole('button', { name: 'Je valide ce corrigé' }).press('Enter');
    await expect(panel(page)).toContainText('Par contact@medina.tn');
    const draft = {
      points: [
        { text: 'Couper l’alimentation', synonyms: ['couper le courant', 'ouvrir le disjoncteur'] },
        { text: 'Condamner la coupure', synonyms: [] },
        { text: 'Vérifier l’absence de tension', synonyms: [] },
      ],
      redFlags: [],
    };
    expect(made(calls, KEY).map(({ body }) => body)).toEqual([
      { ...draft, sign: false },
      { ...draft, sign: true },
    ]);
    // An edit turns the signed key back into a draft, which is signed again here.
    await expect(page.getByRole('button', { name: 'Je valide ce corrigé' })).toBeDisabled();
    await page.getByLabel('Point 2', { exact: true }).fill('Mettre un cadenas');
    await expect(page.getByRole('button', { name: 'Je valide ce corrigé' })).toBeEnabled();
    await page.getByRole('link', { name: 'Offres d’emploi' }).first().click();
    await expect(page.getByRole('dialog')).toContainText('Quitter sans enregistrer');
  });

  test('the form or the server refuses a faulty answer key at its field', async ({ page }) => {
    const fault = 'Le point 2 ne contient aucun mot à chercher hors de ceux de la question.';
    const refused = {
      code: 'KEY_FAULTY',
      message: 'Ce corrigé ne peut pas encore être validé.',
      fields: [{ path: 'points.1', message: fault }],
    };
    const calls = await mockApi(page, keeping({ [KEY]: { status: 400, body: refused } }));
    await page.goto('/Jobs/j1/Questions');
    await page.getByRole('button', { name: 'Écrire le corrigé de la question 1' }).click();
    const second = page.getByLabel('Point 2', { exact: true });
    await page.getByLabel('Point 1', { exact: true }).fill('Couper');
    await second.fill('couper '.repeat(500));
    await page.getByRole('button', { name: 'Je valide ce corrigé' }).click();
    await expect(second).toBeFocused();
    await expect(second).toHaveAccessibleDescription(/dépasse 160 caractères/);
    expect(made(calls, KEY)).toEqual([]);
    await second.fill('Travailler');
    await page.getByRole('button', { name: 'Je valide ce corrigé' }).click();
    await expect(second).toHaveAccessibleDescription(fault);
    await expect(second).toBeFocused();
  });

  test('the language model’s draft fills the answer key without saving it, and a failed draft shows an error', async ({
    page,
  }) => {
    let asked = 0;
    const proposal = { points: READING.points.map(({ text }) => ({ text, synonyms: ['autrement'] })), redFlags: [] };
    const failure = { code: 'DRAFT_FAILED', message: 'Le modèle de langage n’a rien proposé d’utilisable.' };
    const calls = await mockApi(
      page,
      keeping({
        'POST /jobs/j1/questions/q1/key/draft': () =>
          asked++ === 0 ? { status: 503, body: failure } : { body: proposal },
      }),
    );
    await page.goto('/Jobs/j1/Questions');
    await page.getByRole('button', { name: 'Écrire le corrigé de la question 1' }).click();
    await page.getByRole('button', { name: 'Proposer un brouillon' }).click();
    await expect(page.getByText(failure.message)).toBeVisible();
    await page.getByRole('button', { name: 'Proposer un brouillon' }).click();
    await expect(page.getByLabel('Point 3', { exact: true })).toHaveValue('Vérifier l’absence de tension');
    await expect(page.getByText(/relisez chaque mot avant de le valider/)).toBeVisible();
    expect(made(calls, KEY)).toEqual([]);
  });

  test('the answer key panel is accessible at 390 and 1440 px and never wider than the page', async ({ page }) => {
    await mockApi(page, keeping());
    await page.goto('/Jobs/j1/Questions');
    await page.getByRole('button', { name: 'Écrire le corrigé de la question 1' }).click();
    await page.getByLabel('Essayez une réponse').fill('je coupe le courant');
    await page.getByLabel('Point 1', { exact: true }).fill('Couper l’alimentation');
    await page.getByRole('button', { name: 'Juger cette réponse' }).click();
    await expect(page.getByText('Travailler sous tension')).toBeVisible();
    await expectAccessible(page, 'both widths');
  });
});

test('a recruiter changes the kind of a question and adds the suggested question for an uncovered skill', async ({
  page,
}) => {
  const calls = await mockApi(
    page,
    keeping({ 'PUT /jobs/j1/questions': { body: jobQuestions([ASKED, ...OTHERS], true, { coverage }) } }),
  );
  await page.goto('/Jobs/j1/Questions');
  const kind = page.getByRole('combobox', { name: 'Genre' });
  await expect(kind.nth(1)).toHaveValue('behaviour');
  await expect(page.getByText('1 compétence de l’offre sur 2 a sa question')).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter une question sur Secourisme' }).click();
  await expect(page.getByLabel('Question 4', { exact: true })).toHaveValue(SUGGESTION);
  await expect(page.getByLabel('Question 4', { exact: true })).toBeFocused();
  await expect(page.getByText('Chaque compétence de l’offre a sa question')).toBeVisible();
  await kind.nth(1).selectOption('Situation');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toast(page, 'Questions enregistrées')).toBeVisible();
  expect(made(calls, 'PUT /jobs/j1/questions')[0]?.body).toEqual({
    questions: [
      { id: 'q1', text: ASKED.text },
      { id: 'q2', text: OTHERS[0]?.text, kind: 'situation' },
      { id: 'q3', text: OTHERS[1]?.text },
      { text: SUGGESTION },
    ],
  });
});
