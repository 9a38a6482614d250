import { expect, type Page } from '@playwright/test';
import { listCandidates, moveCandidates } from '@kafaa/domain/candidates/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { file, openList, row } from '@kafaa/testing/product/offer-list';
import { pageTest as test, test as deviceTest } from '@kafaa/testing/product/test';

const chip = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const notices = (page: Page) => page.getByLabel('Notifications');

deviceTest(
  'a candidate is moved to an offer, taken back, found by the stage chip and read in the history',
  async ({ page, server }) => {
    await openList(page, server);
    await file(page, 'Amira Ben Salah').click();
    const amira = row(page, 'Amira Ben Salah');
    const menu = amira.getByRole('button', { name: 'Étapes d’Amira Ben Salah' });
    await menu.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Noter la rencontre' }).click();
    await expect(amira.getByText('Rencontré', { exact: true })).toBeVisible();
    await amira.getByRole('button', { name: 'Offre faite', exact: true }).click();
    await expect(notices(page).getByText('Amira Ben Salah : Offre faite')).toBeVisible();
    await notices(page).getByRole('button', { name: 'Annuler' }).last().click();
    await expect(amira.getByText('Rencontré', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await menu.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Historique des étapes' }).click();
    const history = page.getByRole('dialog', { name: 'Historique des étapes' });
    await expect(history.getByRole('listitem')).toHaveCount(4);
    await expect(history).toContainText('Annulation');
    await expectAccessible(page);
    await history.getByRole('button', { name: 'Fermer', exact: true }).last().click();

    await expect(chip(page, /^Rencontré/)).toHaveAccessibleName(/1$/);
    await chip(page, /^Rencontré/).click();
    await expect(page).toHaveURL(/etape=MET/);
    await expect(row(page, 'Bilel Mansouri')).toHaveCount(0);
    await expect(amira).toBeVisible();
  },
);

test('a recruiter reminds all selected candidates once a day and moves them together', async ({ page, server }) => {
  await openList(page, server);
  await page.getByRole('checkbox', { name: 'Sélectionner les candidats affichés (3)' }).check();
  const bar = page.getByRole('region', { name: 'Sélection' });
  await bar.getByRole('button', { name: 'Autres actions sur la sélection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Relancer (3)' }).click();
  await expect(notices(page).getByText('3 rappels envoyés')).toBeVisible();
  await bar.getByRole('button', { name: 'Autres actions sur la sélection' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Relancer/ })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Noter la rencontre (3)' }).click();
  await expect(notices(page).getByText('3 candidats : Rencontré')).toBeVisible();
  await expect(chip(page, /^Rencontré/)).toHaveAccessibleName(/3$/);

  await page.getByRole('button', { name: /^Autres actions, / }).click();
  await page.getByRole('button', { name: 'Chiffres de l’offre' }).click();
  const figures = page.getByRole('dialog', { name: 'Chiffres de l’offre' });
  await expect(figures.getByRole('row', { name: /^Rencontre faite 3 0 3/ })).toBeVisible();
  await expect(figures).toContainText('Moins de 10 candidats');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await figures.getByRole('button', { name: 'Télécharger le CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^entonnoir-.*\.csv$/);
});

test('the list refuses a move after another person’s move, with a message, and shows the other stage', async ({
  page,
  server,
}) => {
  const { recruiter, job } = await openList(page, server);
  await file(page, 'Bilel Mansouri').click();
  const request = { params: { jobId: job.id }, query: { search: 'bilel' } };
  const [bilel] = (await callApi(server, listCandidates, request, recruiter.token)).content;
  const body = { ids: [bilel?.id ?? ''], versions: [bilel?.stageVersion ?? 0], to: 'OFFERED' as const };
  // The colleague's move arrives between the click and the page's own request, so no update can warn the page.
  await page.route('**/api/candidates/stage', async (route) => {
    await callApi(server, moveCandidates, { body }, recruiter.token);
    await route.continue();
  });
  await row(page, 'Bilel Mansouri')
    .getByRole('button', { name: /^Étapes/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Noter la rencontre' }).click();
  await expect(notices(page).getByText('a changé d’étape dans une autre fenêtre')).toBeVisible();
  await expect(row(page, 'Bilel Mansouri').getByText('Offre faite', { exact: true }).first()).toBeVisible();
});

test('a move made after the closing dialog was opened and cancelled is reported as done', async ({ page, server }) => {
  await openList(page, server);
  await page.getByRole('button', { name: /^Autres actions, / }).click();
  await page.getByRole('button', { name: 'Fermer l’offre' }).click();
  const dialog = page.getByRole('dialog', { name: /^Fermer cette offre/ });
  await dialog.getByLabel(/^Qui occupera le poste/).waitFor();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await file(page, 'Bilel Mansouri').click();
  await row(page, 'Bilel Mansouri')
    .getByRole('button', { name: /^Étapes/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Noter l’embauche' }).click();
  await expect(notices(page).getByText('Bilel Mansouri\u00A0: Embauché')).toBeVisible();
  await notices(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(notices(page).getByText('Étape annulée')).toBeVisible();
  await file(page, 'Bilel Mansouri').waitFor();
});

test('closing an offer asks who was hired, and the chosen candidate is at « Embauché »', async ({ page, server }) => {
  await openList(page, server);
  await page.getByRole('button', { name: /^Autres actions, / }).click();
  await page.getByRole('button', { name: 'Fermer l’offre' }).click();
  const dialog = page.getByRole('dialog', { name: /^Fermer cette offre/ });
  await dialog.getByLabel(/^Qui occupera le poste/).selectOption({ label: 'Chiraz Gharbi, Inscrit' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fermer l’offre' }).click();
  await expect(notices(page).getByText('Poste pourvu, offre fermée')).toBeVisible();
  await expect(row(page, 'Chiraz Gharbi').getByText('Embauché', { exact: true })).toBeVisible();
});
