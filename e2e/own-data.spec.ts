import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import { completeByApi, newCandidate, PHONE, startByApi } from '@kafaa/testing/product/candidate';
import { newOffer } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { clickTwice, countCalls } from '@kafaa/testing/product/network';
import type { ProductServer } from '@kafaa/testing/product/server';
import { test } from '@kafaa/testing/product/test';

test.use(PHONE);
test.describe.configure({ mode: 'parallel' });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Creates a candidate with a scored interview; returns the mailed link to the candidate's own data. */
async function scored(server: ProductServer) {
  const { job, recruiter } = await newOffer(server);
  const candidate = await newCandidate(server, job.id);
  await completeByApi(server, candidate.token, await pdfCv());
  await server.mailTo(recruiter.email, ({ subject }) => subject.includes('a terminé son entretien'));
  const own = await linkFrom(server, candidate.email, 'MesDonnees');
  return { ...candidate, own, job, recruiter };
}

/** Checks that in print every collapsed part is open and no button is shown, and that the page is restored afterwards. */
async function expectPrintable(page: Page): Promise<void> {
  const folded = page.locator('main details:not([open])');
  const before = await folded.count();
  expect(before).toBeGreaterThan(1);
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
    };
  });
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(folded).toHaveCount(0);
  await expect(page.locator('main button:visible')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(folded).toHaveCount(before);
}

const bytesOf = async (download: Download) => readFile(await download.path());

test('a candidate reads and corrects the stored data, and downloads the data and the CV', async ({ page, server }) => {
  const { own, email, job, recruiter } = await scored(server);
  await page.goto(own);
  await expect(heading(page, 'Ma candidature')).toBeVisible();
  await expect(page.getByText('Candidature à l’étude')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('Aide à l’écriture')).toHaveCount(0);
  await expectAccessible(page);

  const answers = page.getByRole('region', { name: 'Vos réponses' });
  await answers.getByText(/^1\. /).click();
  await expect(answers.getByText('En mars 2023 j’ai repris le formulaire').first()).toBeVisible();
  // The page shows levels and reasons only after the decision; before that, only on an explicit request for access.
  await expect(page.getByText('Voir le résultat')).toHaveCount(0);
  await page.getByRole('button', { name: 'Demander l’accès complet' }).click();
  await expect(page.getByText(/^Score\u00A0: \d+ sur 100\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contester' })).toHaveCount(2);
  await expectAccessible(page);
  await expectPrintable(page);

  const nextYear = new Date().getUTCFullYear() + 1;
  const correct = page.getByRole('button', { name: 'Corriger' });
  await correct.press('Enter');
  const firstName = page.getByLabel('Prénom');
  await expect(firstName).toBeFocused();
  await firstName.fill('www.gains.tn');
  await page.getByLabel('Téléphone').fill('55 12');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Écrivez sans adresse de site')).toBeVisible();
  await expect(page.getByText('Veuillez entrer un numéro de téléphone valide (8 chiffres)')).toBeVisible();
  await expect(firstName).toBeFocused();
  await expectAccessible(page);
  await firstName.fill('Émira');
  await page.getByLabel('Téléphone').fill('55 123 456');
  await page.getByLabel('Disponible à partir du').fill('2020-01-15');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByLabel('Disponible à partir du')).toHaveAccessibleDescription(
    'Veuillez entrer une date entre aujourd’hui et dans deux ans',
  );
  await page.getByLabel('Disponible à partir du').fill(`${nextYear}-03-01`);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Coordonnées corrigées.')).toBeVisible();
  await expect(page.getByText('+216 55 123 456')).toBeVisible();
  await expect(correct).toBeFocused();
  const { content } = await callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token);
  expect(content[0]).toMatchObject({ firstName: 'Émira', phone: '55123456', availableFrom: `${nextYear}-03-01` });
  await expect(page.getByText(`1er mars ${nextYear}`)).toBeVisible();

  const copy = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger mes données' }).click();
  const kept: unknown = JSON.parse((await bytesOf(await copy)).toString());
  expect(kept).toMatchObject({ identity: { firstName: 'Émira', email }, state: 'SENT' });
  const cv = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger mon CV' }).click();
  expect((await bytesOf(await cv)).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a candidate withdraws the application with one request after a confirmation, and can resume it', async ({
  page,
  server,
}) => {
  const { own, link, email, recruiter } = await scored(server);
  await page.goto(own);
  const open = page.getByRole('button', { name: 'Retirer ma candidature' });
  await open.click();
  await expect(heading(page, 'Retirer votre candidature\u202F?')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Garder ma candidature' }).click();
  await expect(open).toBeFocused();
  await open.click();
  const calls = countCalls(page, 'POST', /\/withdraw$/);
  await clickTwice(page, page.getByRole('button', { name: 'Retirer', exact: true }));
  await expect(page.getByText('Candidature retirée', { exact: true })).toBeVisible();
  expect(calls()).toBe(1);
  await expect(open).toHaveCount(0);
  await expectAccessible(page);
  await server.mailTo(email, ({ subject }) => subject.endsWith('est retirée'));
  await server.mailTo(recruiter.email, ({ subject }) => subject.includes('retire sa candidature'));

  await page.getByRole('button', { name: 'Reprendre ma candidature' }).click();
  await expect(page.getByText('Candidature à l’étude')).toBeVisible();
  await page.goto(link);
  await expect(heading(page, 'Ce lien n’est plus valable')).toBeVisible();
});

test('a candidate who has not finished gets a new interview link from the own-data page', async ({ page, server }) => {
  const { job } = await newOffer(server);
  const { email, link } = await newCandidate(server, job.id);
  await page.goto(await linkFrom(server, email, 'MesDonnees'));
  const calls = countCalls(page, 'POST', /\/interview$/);
  await clickTwice(page, page.getByRole('button', { name: 'Recevoir un nouveau lien' }));
  await expect(page.getByText('Un nouveau lien part à l’adresse de votre candidature.')).toBeVisible();
  expect(calls()).toBe(1);
  await expectAccessible(page);
  await page.goto(await linkFrom(server, email, 'Interview', (path) => path !== link));
  await expect(page.getByRole('dialog', { name: /^Avant de commencer/ })).toBeVisible();
});

test('a confirmed erasure deletes the candidate’s data and mails and invalidates both links', async ({
  page,
  server,
}) => {
  const { job, recruiter } = await newOffer(server);
  const { email, token, link } = await newCandidate(server, job.id);
  await startByApi(server, token);
  await page.goto(await linkFrom(server, email, 'MesDonnees'));
  await page.getByRole('button', { name: 'Effacer mes données' }).click();
  await expect(heading(page, 'Effacer vos données\u202F?')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ne rien effacer' }).click();
  await page.getByRole('button', { name: 'Effacer mes données' }).click();
  await page.getByRole('button', { name: 'Effacer pour toujours' }).click();
  await expect(heading(page, 'Vos données sont effacées')).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(heading(page, 'Plus rien n’est gardé')).toBeVisible();
  await page.goto(link);
  await expect(heading(page, 'Ce lien n’est plus valable')).toBeVisible();
  const { content } = await callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token);
  expect(content).toEqual([]);
  expect(await server.mailsTo(email)).toEqual([]);
});

test('an incomplete data link shows the contact address, and a 503 on a valid link offers a retry', async ({
  page,
  server,
}) => {
  for (const path of ['/MesDonnees', '/mesdonnees/inconnu']) {
    await page.goto(path);
    await expect(heading(page, 'Ce lien ne s’ouvre pas')).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'contact@kafaa.example' }).first()).toBeVisible();
  await expectAccessible(page);
  const { job } = await newOffer(server);
  const { email } = await newCandidate(server, job.id);
  const own = await linkFrom(server, email, 'MesDonnees');
  let broken = true;
  const fault = { status: 503, json: { code: 'UNAVAILABLE', message: 'Service indisponible.' } };
  await page.route(/\/api\/rights\//, (route) => (broken ? route.fulfill(fault) : route.continue()));
  await page.goto(own);
  await expect(page.getByRole('alert')).toHaveText('Service indisponible.');
  await expectAccessible(page);
  broken = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Inscription reçue')).toBeVisible();
});

// The test has a page of its own: React logs the failed import, and the `page` fixture treats any logged error as a failure.
test('a correction form whose script fails to load offers a retry', async ({ browser, server }) => {
  const { job } = await newOffer(server);
  const { email } = await newCandidate(server, job.id);
  const page = await browser.newPage({ ...PHONE, locale: 'fr-FR' });
  const correct = page.getByRole('button', { name: 'Corriger' });
  await page.route('**/correction-form-*', (route) => route.abort());
  await page.goto(new URL(await linkFrom(server, email, 'MesDonnees'), server.url).href);
  await correct.click();
  await expect(heading(page, 'La page n’a pas pu s’afficher')).toBeVisible();
  // The message about saved answers belongs to interviews; this page has no answers to keep.
  await expect(page.getByText('sont gardées sur cet appareil')).toHaveCount(0);
  await page.unroute('**/correction-form-*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await correct.click();
  await expect(page.getByLabel('Prénom')).toBeFocused();
  await page.close();
});
