import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { logIn, made, type Mock, mockApi } from '@kafaa/testing/product/mock-api';
import { companyJobs, job, settings } from '@kafaa/testing/product/offers-data';
import { pageTest as test } from '@kafaa/testing/product/test';
import { engines, EXACTNESS } from './states/candidates.ts';
import { PREVIEW } from './states/offers.ts';

test.beforeEach(({ page }) => logIn(page));

const OFFER = job('j1', 'Développeur front-end', {
  idealProfile: { ...job('j1', '').idealProfile, skills: ['React', 'Sage'] },
});

test('the offer form previews the ranking of the chosen emphasis, and saves emphasis, skills and writing options', async ({
  page,
}) => {
  const calls = await mockApi(page, {
    ...(PREVIEW as Record<string, Mock>),
    'GET /users/settings': { body: settings },
    'GET /jobs/company': { body: companyJobs(OFFER) },
    'PUT /jobs/j1': { body: { ...OFFER, rewritable: null } },
  });
  await page.goto('/Jobs/j1/Modifier?etape=2');
  const order = page.getByRole('region', { name: 'Aperçu du classement' });
  const names = order.locator('li bdi');
  await expect(names).toHaveText(['Rania Ayadi', 'Karim Saidi', 'Hela Bouaziz']);
  const balanced = page.getByRole('radio', { name: /^Équilibré/ });
  await expect(balanced).toBeChecked();
  await expect(page.getByText('Métier 50 %, personne 35 %, parcours 15 %')).toBeVisible();
  await balanced.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: /^Métier d’abord/ })).toBeChecked();
  await expect(names).toHaveText(['Rania Ayadi', 'Hela Bouaziz', 'Karim Saidi']);
  await expect(order).toContainText('gagne 1 place');
  await expect(order.getByRole('listitem').nth(1)).toContainText('à égalité avec la tête');
  await page
    .getByRole('group', { name: /indispensables/ })
    .getByLabel('Sage')
    .check();
  await page.getByLabel(/^Ce poste demande d’écrire/).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect
    .poll(() => made(calls, 'PUT /jobs/j1').at(-1)?.body)
    .toMatchObject({ emphasis: 'trade', indispensableSkills: ['Sage'], asksForWriting: true });
});

const dashboard = async (page: Page, answers: object) =>
  mockApi(page, {
    'GET /jobs/company': { body: companyJobs(OFFER) },
    ...(answers as Record<string, Mock>),
  });

test('a candidate row shows the recommendation, the margin, ties, an unread CV and missing indispensable skills', async ({
  page,
}) => {
  await dashboard(page, EXACTNESS);
  await page.goto('/Dashboard?job=j1');
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(row('Amira Ben Salah')).toContainText('À rencontrer');
  await expect(row('Amira Ben Salah')).toContainText('92 ± 8, à égalité avec 2 autres');
  await expect(row('Yassine Trabelsi')).toContainText('40 à 62, CV à lire');
  await expect(row('Yassine Trabelsi')).toContainText('Indispensable, sans preuve : Sage, Excel.');
  await expect(page.getByText(/potentiel (?:élevé|moyen|faible)/i)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Recalculer' })).toHaveCount(0);
  await expectAccessible(page);
});

test('the list marks scores of another engine version as not comparable, and one button recalculates them', async ({
  page,
}) => {
  const state = engines();
  const asked = engines({ waiting: 2 })['GET /evaluations/engines'];
  const calls = await dashboard(page, {
    ...state,
    'POST /evaluations/recalculate': { status: 202, ...(asked as object) },
  });
  await page.goto('/Dashboard?job=j1');
  await expect(page.getByText('2 évaluations viennent d’un autre moteur que celui en service.')).toBeVisible();
  const list = page.getByRole('list', { name: 'Candidats' });
  await expect(list.getByText('ces scores ne se comparent qu’entre eux')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Recalculer' }).press('Enter');
  await expect(page.getByText('Recalcul en cours : encore 2 évaluations.')).toBeVisible();
  expect(made(calls, 'POST /evaluations/recalculate')).toHaveLength(1);
});
