import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { expectAccessible } from './harness/accessible.ts';
import { callApi } from './harness/api.ts';
import { completeByApi, newCandidate, startByApi } from './harness/candidate.ts';
import { newEntreprise, newJob, newSubscriber, type Recruiter, signIn } from './harness/company.ts';
import { pdfCv } from './harness/cvs.ts';
import type { ProductServer } from './harness/server.ts';
import { test } from './harness/test.ts';

/** An evaluated candidate, open on the dashboard. */
async function openEvaluated(server: ProductServer, page: Page, recruiter: Recruiter): Promise<void> {
  const job = await newJob(server, recruiter);
  const { token } = await newCandidate(server, job.id);
  await startByApi(server, token);
  await completeByApi(server, token, await pdfCv());
  const first = async () => {
    const list = await callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token);
    return list.content[0];
  };
  await expect.poll(async () => (await first())?.evaluation?.engine.name, { timeout: 60_000 }).toBe('local');
  await signIn(page, recruiter);
  await page.goto(`/Dashboard?job=${job.id}&candidate=${(await first())?.id ?? ''}`);
}

test('a report is asked for, made and opened as a PDF', async ({ page, server }) => {
  test.setTimeout(180_000);
  await openEvaluated(server, page, await newEntreprise(server));
  await page.getByRole('button', { name: 'Générer le rapport' }).click();
  await expect(page.getByRole('button', { name: 'Génération...' }).first()).toBeVisible();
  await expect(page.getByText('Rapport d’Amira Ben Salah généré')).toBeVisible({ timeout: 60_000 });
  const ready = page.getByRole('button', { name: 'Voir Rapport' });
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await ready.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Rapport - Amira Ben Salah - .+\.pdf$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('the free plan is told what a report would be, before anything is asked of the server', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  await openEvaluated(server, page, await newSubscriber(server));
  await page.getByRole('button', { name: 'Générer le rapport' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accès restreint' });
  await expect(dialog).toContainText('rapport PDF détaillé');
  await expect(dialog.getByRole('link', { name: 'Améliorer mon abonnement' })).toHaveAttribute('href', '/Pricing');
  await expectAccessible(page);
});
