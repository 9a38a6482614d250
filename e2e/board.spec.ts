import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { listCandidates, moveCandidates, rejectCandidates } from '@kafaa/domain/candidates/api';
import { changeReading } from '@kafaa/domain/evaluations/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { completeByApi, newCandidate } from '@kafaa/testing/product/candidate';
import {
  newColleague,
  newEntreprise,
  newJob,
  newSubscriber,
  type Recruiter,
  signIn,
} from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { openList } from '@kafaa/testing/product/offer-list';
import type { ProductServer } from '@kafaa/testing/product/server';
import { test } from '@kafaa/testing/product/test';

test.use({ viewport: { width: 1440, height: 900 } });

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const card = (page: Page, stage: string, name: string): Locator =>
  column(page, stage).getByRole('listitem').filter({ hasText: name });
const file = (at: Locator): Locator => at.getByRole('link');
const notices = (page: Page) => page.getByLabel('Notifications');

/** Creates an offer with three registered candidates and shows it as a board. */
async function openBoard(page: Page, server: ProductServer) {
  const offer = await openList(page, server);
  await page.getByRole('radio', { name: 'Tableau' }).click();
  await expect(page).toHaveURL(/vue=tableau/);
  await expect(card(page, 'Inscrit', 'Amira Ben Salah')).toBeVisible();
  return offer;
}

/** Chooses an entry of a card's menu with the keyboard only. */
async function choose(page: Page, at: Locator, entry: string) {
  await at.getByRole('button', { name: /^Passer à…/ }).focus();
  await page.keyboard.press('Enter');
  const wanted = page.getByRole('dialog').getByRole('button', { name: entry });
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 10 && !(await wanted.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test('the keyboard moves, rejects and restores a candidate on the board, and the focus follows the card', async ({
  page,
  server,
}) => {
  await openBoard(page, server);
  await expectAccessible(page);
  // The button of this menu is close to the left edge, in the first column.
  await card(page, 'Inscrit', 'Amira')
    .getByRole('button', { name: /^Passer à…/ })
    .click();
  expect((await page.getByRole('dialog').boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Escape');
  await choose(page, card(page, 'Inscrit', 'Amira'), 'Passer à « Rencontré »');
  await expect(file(card(page, 'Rencontré', 'Amira'))).toBeFocused();
  await expect(card(page, 'Inscrit', 'Amira')).toHaveCount(0);
  await expect(notices(page).getByText('Amira Ben Salah : Rencontré')).toBeVisible();
  await notices(page).getByRole('button', { name: 'Annuler' }).last().click();
  await expect(card(page, 'Inscrit', 'Amira')).toBeVisible();

  await choose(page, card(page, 'Inscrit', 'Amira'), 'Passer à « Offre faite »');
  await choose(page, card(page, 'Offre faite', 'Amira'), 'Passer à « Offre refusée »');
  await choose(page, card(page, 'Offre refusée', 'Amira'), 'Annuler « Offre refusée »');
  await expect(file(card(page, 'Offre faite', 'Amira'))).toBeFocused();

  await choose(page, card(page, 'Inscrit', 'Bilel'), 'Passer à « Non retenu »');
  const dialog = page.getByRole('dialog', { name: 'Rejeter la candidature' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Non retenu', 'Bilel')).toBeVisible();
  await expect(file(card(page, 'Non retenu', 'Bilel'))).toBeFocused();
  await choose(page, card(page, 'Non retenu', 'Bilel'), 'Annuler le rejet');
  await expect(file(card(page, 'Inscrit', 'Bilel'))).toBeFocused();

  await file(card(page, 'Offre faite', 'Amira')).press('Enter');
  await expect(page.getByRole('button', { name: 'Étapes d’Amira Ben Salah' })).toBeVisible();
  await page.goBack();
  await expect(card(page, 'Offre faite', 'Amira')).toBeVisible();
});

test('the mouse drags a card only to a stage that the candidate can enter', async ({ page, server }) => {
  await openBoard(page, server);
  await card(page, 'Inscrit', 'Amira').dragTo(column(page, 'Rencontré'));
  await expect(card(page, 'Rencontré', 'Amira')).toBeVisible();
  await expect(notices(page).getByText('Amira Ben Salah : Rencontré')).toBeVisible();
  // A candidate cannot be moved back to the stage of the interview.
  await card(page, 'Rencontré', 'Amira').dragTo(column(page, 'Inscrit'));
  await expect(card(page, 'Rencontré', 'Amira')).toBeVisible();
  await expect(card(page, 'Inscrit', 'Amira')).toHaveCount(0);
  await card(page, 'Inscrit', 'Chiraz').dragTo(column(page, 'Invité'));
  // The move to « Invité » needs a plan with meetings, which this company does not have.
  const schedule = page.getByRole('dialog', { name: 'Accès restreint' });
  await expect(schedule).toContainText('La planification d’entretiens');
  await schedule.getByRole('button', { name: 'Fermer' }).last().click();
  // The browser starts no drag if the page scrolls between pressing and moving the mouse.
  await column(page, 'Non retenu').scrollIntoViewIfNeeded();
  await card(page, 'Rencontré', 'Amira').dragTo(column(page, 'Non retenu'));
  await page.getByRole('dialog', { name: 'Rejeter la candidature' }).getByRole('button', { name: 'Rejeter' }).click();
  await expect(card(page, 'Non retenu', 'Amira')).toBeVisible();
});

test('the board refuses a move after a colleague’s move and shows the colleague’s stage', async ({ page, server }) => {
  const { recruiter, job } = await openBoard(page, server);
  const request = { params: { jobId: job.id }, query: { search: 'bilel' } };
  const [bilel] = (await callApi(server, listCandidates, request, recruiter.token)).content;
  const body = { ids: [bilel?.id ?? ''], versions: [bilel?.stageVersion ?? 0], to: 'OFFERED' as const };
  await page.route('**/api/candidates/stage', async (route) => {
    await callApi(server, moveCandidates, { body }, recruiter.token);
    await route.continue();
  });
  await choose(page, card(page, 'Inscrit', 'Bilel'), 'Passer à « Rencontré »');
  await expect(notices(page).getByText('a changé d’étape dans une autre fenêtre')).toBeVisible();
  await expect(card(page, 'Offre faite', 'Bilel')).toBeVisible();
  await expect(card(page, 'Rencontré', 'Bilel')).toHaveCount(0);
});

test.describe('board on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the board shows one stage at a time on a phone, and a sheet moves a candidate', async ({ page, server }) => {
    await openBoard(page, server);
    const shown = page.getByRole('combobox', { name: 'Étape affichée' });
    await expect(shown).toHaveValue('REGISTERED');
    await expect(card(page, 'Inscrit', 'Amira')).not.toHaveAttribute('draggable', 'true');
    await card(page, 'Inscrit', 'Amira')
      .getByRole('button', { name: /^Passer à…/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Passer à…' });
    // The test does not use `expectAccessible`, which changes the width, because the sheet exists only on a phone.
    const axe = await new AxeBuilder({ page }).setLegacyMode().include('dialog').analyze();
    expect(axe.violations).toEqual([]);
    const entry = sheet.getByRole('button', { name: 'Passer à « Rencontré »' });
    const box = await entry.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    // The sheet is in the lower half of the screen, within reach of the thumb.
    expect(box?.y).toBeGreaterThan(844 / 2);
    await entry.click();
    await expect(card(page, 'Inscrit', 'Amira')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Inscrit' })).toBeFocused();
    await expect(shown.getByRole('option', { name: 'Rencontré (1)' })).toBeAttached();
    await shown.selectOption('MET');
    await expect(page).toHaveURL(/etape=MET/);
    await expect(card(page, 'Rencontré', 'Amira')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Étape suivante' }).click();
    await expect(column(page, 'Offre faite')).toContainText('Personne à cette étape.');
  });
});

/** Registers this many candidates and rejects them; returns their offer. */
async function rejectedCandidates(server: ProductServer, recruiter: Recruiter, many: number) {
  const job = await newJob(server, recruiter);
  for (let at = 0; at < many; at += 1) await newCandidate(server, job.id, { firstName: `Nour${'abcdefghijklm'[at]}` });
  const page = await callApi(
    server,
    listCandidates,
    { params: { jobId: job.id }, query: { size: '50' } },
    recruiter.token,
  );
  await callApi(server, rejectCandidates, { body: { ids: page.content.map(({ id }) => id) } }, recruiter.token);
  return job;
}

test('the board loads a long stage page by page, and requests no empty stage', async ({ page, server }) => {
  const recruiter = await newEntreprise(server);
  const job = await rejectedCandidates(server, recruiter, 12);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith(`/candidates/job/${job.id}`)) asked.push(searchParams.get('stage') ?? 'ALL');
  });
  await signIn(page, recruiter);
  await page.goto(`/Dashboard?job=${job.id}&vue=tableau`);
  const cards = column(page, 'Non retenu').getByRole('listitem');
  await expect(cards).toHaveCount(10);
  expect(asked).toEqual(['REJECTED']);
  await page.getByRole('button', { name: 'Charger plus, Non retenu' }).click();
  await expect(cards).toHaveCount(12);
  expect(asked).toEqual(['REJECTED', 'REJECTED']);
  await page.getByRole('searchbox', { name: 'Rechercher un candidat' }).fill('Noura');
  await expect(cards).toHaveCount(1);
});

test('a reviewer cannot move cards on the board, and sees no score before levelling two answers', async ({
  page,
  server,
}) => {
  const boss = await newEntreprise(server);
  const job = await newJob(server, boss);
  const { token } = await newCandidate(server, job.id);
  await completeByApi(server, token, await pdfCv());
  const listed = () => callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, boss.token);
  await expect.poll(async () => (await listed()).content[0]?.evaluation?.score ?? null).not.toBeNull();
  await callApi(server, changeReading, { body: { on: true } }, boss.token);
  await signIn(page, await newColleague(server, boss, 'REVIEWER', { jobIds: [job.id] }));
  await page.goto(`/Dashboard?job=${job.id}&vue=tableau`);
  const amira = card(page, 'À décider', 'Amira Ben Salah');
  await expect(amira).toContainText('Évaluation fermée');
  await expect(page.getByText('1 évaluation fermée pour vous.')).toBeVisible();
  await expect(page.getByText('sur 100')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Passer à…/ })).toHaveCount(0);
  await expect(amira).not.toHaveAttribute('draggable', 'true');
  await amira.getByRole('button', { name: 'Étapes d’Amira Ben Salah' }).click();
  await expect(page.getByRole('dialog').getByRole('button')).toHaveText(['Historique des étapes']);
});

test('an offer without candidates shows ways to share it instead of an empty board', async ({ page, server }) => {
  const recruiter = await newSubscriber(server);
  const job = await newJob(server, recruiter);
  await signIn(page, recruiter);
  await page.goto(`/Dashboard?job=${job.id}&vue=tableau`);
  await expect(page.getByText('Aucun candidat pour le moment')).toBeVisible();
});
