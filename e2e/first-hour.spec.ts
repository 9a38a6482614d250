import { expect } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { stagesOf, stats } from '@kafaa/testing/product/dashboard-data';
import { logIn, made, type Mock, mockApi } from '@kafaa/testing/product/mock-api';
import { companyJobs, job, jobQuestions, question, settings, subscription } from '@kafaa/testing/product/offers-data';
import { pageTest as test } from '@kafaa/testing/product/test';

const base: Record<string, Mock> = {
  'GET /users/settings': { body: settings },
  'GET /jobs/can-post': { body: { canPost: true } },
  'GET /subscriptions/user': { body: [subscription('starter')] },
};
const coverage = [
  { skill: 'Sage', questions: ['q1'], suggestion: null },
  { skill: 'Excel', questions: [], suggestion: 'Comment contrôlez-vous un tableau ?' },
];
const fresh = job('j1', 'Comptable', { currentCandidatesCount: 0, questionsRead: false });

const NOBODY = {
  content: [],
  last: true,
  cursor: null,
  stats: { ...stats, total: 0, pending: 0, accepted: 0, rejected: 0, evaluated: 0, highPotential: 0, scores: [] },
};

test.beforeEach(({ page }) => logIn(page));

test('a pasted advert fills the offer form, and the page lists the fields that were not found', async ({ page }) => {
  await mockApi(page, base);
  await page.goto('/CreateJob');
  await page.getByRole('button', { name: 'Coller une annonce' }).click();
  const dialog = page.getByRole('dialog', { name: 'Coller une annonce' });
  await dialog.getByRole('button', { name: 'Remplir les champs' }).click();
  await expect(dialog.getByText('Collez d’abord le texte de l’annonce.')).toBeVisible();
  await dialog
    .getByLabel('Texte de l’annonce')
    .fill('Nous recrutons un Comptable confirmé à Sousse, en CDI.\nCompétences : Sage, Excel, Fiscalité');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remplir les champs' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Titre du poste')).toHaveValue('Comptable confirmé');
  await expect(page.getByLabel('Lieu')).toHaveValue('Sousse');
  await expect(page.getByRole('radio', { name: 'Temps plein' })).toBeChecked();
  await expect(page.getByText(/^Non trouvé dans l’annonce\s: expérience, niveau d’études\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('Fiscalité', { exact: true }).first()).toBeVisible();
});

test('« Dupliquer » fills the form from an offer and keeps the draft of another offer', async ({ page }) => {
  await mockApi(page, { ...base, 'GET /jobs/company': { body: companyJobs(job('j1', 'Comptable')) } });
  await page.goto('/CreateJob');
  await page.getByLabel('Titre du poste').fill('Brouillon commencé');
  await page.goto('/Jobs');
  await page.getByRole('button', { name: 'Autres actions, Comptable' }).click();
  await page.getByRole('link', { name: 'Dupliquer' }).click();
  await expect(page.getByLabel('Titre du poste')).toHaveValue('Comptable');
  await expect(page.getByText(/^Copie de/)).toBeVisible();
  await page.goto('/CreateJob');
  await expect(page.getByLabel('Titre du poste')).toHaveValue('Brouillon commencé');
});

test('an offer asks the recruiter to read its questions until a member has read them', async ({ page }) => {
  let read = false;
  const entries = () => companyJobs({ ...fresh, questionsRead: read });
  const sheet = () => jobQuestions([question('q1', 'Racontez un bilan.')], true, { coverage, questionsRead: read });
  const calls = await mockApi(page, {
    ...base,
    'GET /jobs/company': () => ({ body: entries() }),
    'GET /jobs/j1/questions': () => ({ body: sheet() }),
    'PUT /jobs/j1/questions/read': () => {
      read = true;
      return { body: { ...fresh, questionsRead: true } };
    },
  });
  await page.goto('/Jobs');
  await expect(page.getByRole('heading', { name: 'Vos premiers pas' })).toBeVisible();
  const card = page.getByRole('article', { name: 'Comptable' });
  await expect(card.getByRole('list', { name: 'Compétences couvertes par les questions' })).toContainText(
    'Excel, sans question',
  );
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Relire les questions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions de l’entretien');
  // The page ends with the way back, and with the link to share.
  const end = page.getByRole('region', { name: 'Vous avez tout lu' });
  await expect(end.getByRole('button', { name: /^Copier lien d'entretien/ })).toBeVisible();
  await expectAccessible(page);
  await end.getByRole('button', { name: 'C’est bon, revenir à l’offre' }).click();
  await expect(page).toHaveURL(/\/Jobs$/);
  await expect(card.getByRole('link', { name: /^Questions/ })).toBeVisible();
  await expect(card.getByText('Relisez les questions')).toBeHidden();
  expect(made(calls, 'PUT /jobs/j1/questions/read')).toHaveLength(1);
});

test('a recruiter tries the interview of an offer and sees the level of each answer', async ({ page }) => {
  await mockApi(page, {
    ...base,
    'GET /jobs/j1/questions': {
      body: jobQuestions([question('q1', 'Racontez un bilan.'), question('q2', 'Racontez une erreur.')]),
    },
    'POST /jobs/j1/questions/q1/try': { body: { level: 3, reason: 'Une action et son résultat.' } },
  });
  await page.goto('/Jobs/j1/Essai');
  await expect(page.getByText(/Rien n’est enregistré/)).toBeVisible();
  await page.getByLabel('Racontez un bilan.').fill('J’ai clos le bilan en mars.');
  await page.getByRole('button', { name: 'Répondre' }).click();
  await expect(page.getByText('Niveau 3 sur 4')).toBeVisible();
  await expect(page.getByLabel('Racontez une erreur.')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Passer cette question' }).click();
  await expect(page.getByRole('heading', { name: 'L’essai est terminé' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('J’ai clos le bilan en mars.')).toBeHidden();
});

test('a dashboard without candidates shows an invented candidate, which can be hidden permanently', async ({
  page,
}) => {
  await mockApi(page, {
    ...base,
    'GET /jobs/company': { body: companyJobs(fresh) },
    'GET /candidates/job/j1': { body: NOBODY },
    'GET /candidates/job/j1/stages': stagesOf([]),
  });
  await page.goto('/Dashboard');
  const sample = page.getByRole('region', { name: 'Candidate fictive, comptable' });
  await expect(sample.getByText('Exemple', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await sample.getByRole('button', { name: 'Masquer l’exemple' }).click();
  await expect(sample).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Aucun candidat pour le moment' })).toBeVisible();
  await expect(sample).toBeHidden();
});

test('a toast does not cover the actions below the header', async ({ page }) => {
  await mockApi(page, {
    ...base,
    'GET /jobs/company': { body: companyJobs(fresh) },
    'PUT /jobs/j1/close': { body: { ...fresh, status: 'CLOSED' } },
  });
  await page.goto('/Jobs');
  const create = page.getByRole('link', { name: 'Créer une offre' });
  await expect(create).toBeVisible();
  await page.getByRole('button', { name: 'Autres actions, Comptable' }).click();
  await page.getByRole('button', { name: 'Fermer l’offre' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer l’offre' }).click();
  const toast = page.getByLabel('Notifications').getByRole('status');
  await expect(toast).toBeVisible();
  const [box, action] = [await toast.boundingBox(), await create.boundingBox()];
  expect(box && action && (box.y >= action.y + action.height || box.x >= action.x + action.width)).toBe(true);
});

test('on a phone a toast does not cover « Vos premiers pas »', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mockApi(page, {
    ...base,
    'GET /jobs/company': { body: companyJobs(fresh) },
    'PUT /jobs/j1/close': { body: { ...fresh, status: 'CLOSED' } },
  });
  await page.goto('/Jobs');
  await page.getByRole('button', { name: 'Autres actions, Comptable' }).click();
  await page.getByRole('button', { name: 'Fermer l’offre' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer l’offre' }).click();
  const toast = page.getByLabel('Notifications').getByRole('status');
  await expect(toast).toBeInViewport({ ratio: 1 });
  const steps = page.getByRole('region', { name: 'Vos premiers pas' });
  const [box, read] = [await toast.boundingBox(), await steps.boundingBox()];
  expect(box && read && (box.y >= read.y + read.height || box.y + box.height <= read.y)).toBe(true);
});

test('the actions of a desktop’s offer card stand in one row, before and after the questions are read', async ({
  page,
}) => {
  const read = job('j2', 'Caissier', { questionsRead: true });
  await mockApi(page, { ...base, 'GET /jobs/company': { body: companyJobs(fresh, read, job('j3', 'Serveur')) } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/Jobs');
  for (const name of ['Comptable', 'Caissier']) {
    const footer = page.getByRole('article', { name }).locator('footer');
    const actions = footer.locator('a, button');
    await expect(actions.nth(1)).toBeVisible();
    const tops = await actions.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size, name).toBe(1);
  }
});
