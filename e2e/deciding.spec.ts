import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { saveCandidateNotes } from '@kafaa/domain/candidates/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { file, NAMES, openList, row } from '@kafaa/testing/product/offer-list';
import { pageTest as test, test as deviceTest } from '@kafaa/testing/product/test';

const status = (page: Page, name: string) => row(page, name).getByText(/^(En attente|Rejeté|Invité)$/);
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Sélectionner ${name}` });

test('a rejection with a reason announces a later mail, and the toast’s undo button reverts the rejection', async ({
  page,
  server,
}) => {
  await openList(page, server);
  await file(page, 'Bilel Mansouri').click();
  await row(page, 'Bilel Mansouri').getByRole('button', { name: 'Rejeter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Rejeter la candidature' });
  await expect(dialog.getByText('Le candidat recevra un e-mail un peu plus tard, sans le motif.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Autre motif' }).check();
  await dialog.getByLabel('Votre motif').fill('Cherche un poste à Sfax.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Rejeter' }).click();

  const notice = page.getByLabel('Notifications').getByText('Candidature de Bilel Mansouri rejetée');
  await expect(notice).toBeVisible();
  await expect(status(page, 'Bilel Mansouri')).toHaveText('Rejeté');
  // The focused button no longer exists, so the focus moves to the candidate's row.
  await expect(file(page, 'Bilel Mansouri')).toBeFocused();
  await expect(page.getByText(/^Non retenu\s*1$/)).toBeVisible();
  await expect(row(page, 'Bilel Mansouri')).toContainText(
    'Motif : Cherche un poste à Sfax. L’e-mail au candidat part le',
  );
  await page.getByLabel('Notifications').getByRole('button', { name: 'Annuler' }).click();
  await expect(status(page, 'Bilel Mansouri')).toHaveText('En attente');
  await expect(page.getByText('Candidature rétablie')).toBeVisible();
  await page.reload();
  await expect(status(page, 'Bilel Mansouri')).toHaveText('En attente');
});

deviceTest(
  'a rejection persists after its ten-second toast, and the candidate file can still undo it',
  async ({ page, server }) => {
    await openList(page, server);
    await page.clock.install();
    await file(page, 'Amira Ben Salah').click();
    await row(page, 'Amira Ben Salah').getByRole('button', { name: 'Rejeter', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rejeter' }).click();
    const notice = page.getByText('Candidature d’Amira Ben Salah rejetée');
    await expect(notice).toBeVisible();
    // Hovering over the toast pauses its timer.
    await notice.hover();
    await page.clock.runFor(20_000);
    await expect(notice).toBeVisible();
    await page.mouse.move(5, 500);
    await page.clock.runFor(10_500);
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(status(page, 'Amira Ben Salah')).toHaveText('Rejeté');
    await expectAccessible(page);
    await row(page, 'Amira Ben Salah').getByRole('button', { name: 'Annuler le rejet', exact: true }).click();
    await expect(status(page, 'Amira Ben Salah')).toHaveText('En attente');
  },
);

test('a rejection stays busy until the server answers, and a 500 shows an error and keeps the chosen reason', async ({
  page,
  server,
}) => {
  await openList(page, server);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/candidates/reject/*', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: '' });
  });
  await file(page, 'Chiraz Gharbi').click();
  await row(page, 'Chiraz Gharbi').getByRole('button', { name: 'Rejeter', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Un autre candidat est retenu' }).check();
  await dialog.getByRole('button', { name: 'Rejeter' }).click();
  await expect(dialog.getByRole('button', { name: 'Rejet...' })).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(status(page, 'Chiraz Gharbi')).toHaveText('En attente');
  await expect(page.getByText('Candidature de Chiraz Gharbi rejetée')).toBeHidden();
  answer();
  await expect(page.getByText('Échec du rejet du candidat...')).toBeVisible();
  await expect(page.getByText('Candidature de Chiraz Gharbi rejetée')).toBeHidden();
  // The dialog keeps the reason for a retry.
  await expect(dialog.getByRole('radio', { name: 'Un autre candidat est retenu' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(status(page, 'Chiraz Gharbi')).toHaveText('En attente');
});

test('a bulk rejection rejects every selected candidate, and one press of Z undoes it', async ({ page, server }) => {
  await openList(page, server);
  await tick(page, 'Amira Ben Salah').click();
  await tick(page, 'Chiraz Gharbi').click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Sélection' });
  await expect(bar).toContainText('3 sélectionnés');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(tick(page, 'Bilel Mansouri')).not.toBeChecked();

  await tick(page, 'Amira Ben Salah').click();
  await tick(page, 'Bilel Mansouri').click();
  await bar.getByRole('button', { name: 'Rejeter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rejeter 2 candidatures' });
  await expect(dialog).toContainText('Amira Ben Salah, Bilel Mansouri');
  await dialog.getByRole('radio', { name: 'Un autre candidat est retenu' }).check();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/candidates/reject', async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Rejeter' }).click();
  await expect(dialog.getByRole('button', { name: 'Rejet...' })).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toContainText('Amira Ben Salah, Bilel Mansouri');
  await expect(page.getByText('2 candidatures rejetées')).toBeHidden();
  answer();
  await expect(page.getByText('2 candidatures rejetées')).toBeVisible();
  await expect(status(page, 'Amira Ben Salah')).toHaveText('Rejeté');
  await expect(status(page, 'Bilel Mansouri')).toHaveText('Rejeté');
  await page.keyboard.press('z');
  await expect(page.getByText('Candidatures rétablies')).toBeVisible();
  for (const name of NAMES) await expect(status(page, name)).toHaveText('En attente');
});

test('notes save automatically, survive a lost connection, and report a conflicting edit', async ({ page, server }) => {
  const { recruiter } = await openList(page, server);
  await file(page, 'Bilel Mansouri').click();
  const notes = page.getByLabel('Vos notes');
  await notes.fill('À rappeler lundi.');
  await expect(page.getByText('Enregistrées')).toBeVisible();

  await page.route('**/api/candidates/*/notes', (route) => route.abort());
  await notes.fill('À rappeler mardi.');
  await expect(page.getByText('Gardées sur cet appareil')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(notes).toHaveValue('À rappeler mardi.');
  await expect(page.getByText('Gardées sur cet appareil')).toBeVisible();
  await page.unroute('**/api/candidates/*/notes');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Enregistrées')).toBeVisible();
  await page.evaluate(() =>
    localStorage.removeItem(Object.keys(localStorage).find((key) => key.includes('notes')) ?? ''),
  );
  await page.reload();
  await expect(notes).toHaveValue('À rappeler mardi.');

  const id = new URL(page.url()).searchParams.get('candidate') ?? '';
  await callApi(server, saveCandidateNotes, { params: { id }, body: { notes: 'Vu avec Sami.' } }, recruiter.token);
  await notes.fill('À rappeler jeudi.');
  const alert = page.getByRole('alert').filter({ hasText: 'dans une autre fenêtre' });
  await expect(alert.getByText('Vu avec Sami.')).toBeVisible();
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Garder le mien' }).click();
  await expect(page.getByText('Enregistrées')).toBeVisible();
  await expect(notes).toHaveValue('À rappeler jeudi.');
});

test('the export dialog downloads the candidate list as CSV, and locks the full evaluation on this plan', async ({
  page,
  server,
}) => {
  await openList(page, server);
  await page.getByRole('button', { name: /^Autres actions/ }).click();
  await page.getByRole('button', { name: 'Exporter les candidats' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exporter les candidats' });
  await expect(dialog).toContainText('Tous les candidats de l’offre.');
  await dialog.getByRole('radio', { name: /L’évaluation complète/ }).check();
  await expect(dialog.getByText('est compris dans le')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Télécharger le CSV' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /^La liste/ }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Télécharger le CSV' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^candidats-developpeur-front-end-senior-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await saved.path(), 'utf8');
  expect(text.startsWith('\ufeff"Prénom";"Nom";"E-mail"')).toBe(true);
  expect(
    text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';').slice(0, 2).join(' ')),
  ).toEqual(['"Amira" "Ben Salah"', '"Bilel" "Mansouri"', '"Chiraz" "Gharbi"']);
});
