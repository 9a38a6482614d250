import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import {
  type Answer,
  answerApi,
  candidate,
  jobEntry,
  pageOf,
  stagesOf,
  refusal,
} from '@kafaa/testing/product/dashboard-data';
import { completeByApi, newCandidate, startByApi } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob, newSubscriber, type Recruiter, signIn } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import type { ProductServer } from '@kafaa/testing/product/server';
import { pageTest, test } from '@kafaa/testing/product/test';

/** Opens an evaluated candidate on the dashboard. */
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

test('a requested report is generated, and the recruiter downloads it as a PDF', async ({ page, server }) => {
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

test('the free plan shows an « Accès restreint » dialog with an upgrade link instead of a report', async ({
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

type ReportState = 'NONE' | 'GENERATING' | 'READY' | 'FAILED';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const accepted = { status: 202, body: { reportStatus: 'GENERATING' } };

/** Opens the dashboard of one candidate with a mocked API. */
async function openPlayed(
  page: Page,
  put: () => Answer | Promise<Answer>,
  state: () => ReportState,
  plans?: Promise<Answer>,
) {
  const person = candidate('c1', 'Amira Ben Salah');
  await answerApi(page, (path, query) => {
    if (path === '/jobs/company') return { body: { jobs: [jobEntry('j1', 'Comptable')], totalCandidates: 1 } };
    if (path.endsWith('/stages')) return stagesOf([person]);
    if (path.startsWith('/candidates/job/')) return pageOf([person], query);
    if (path === '/candidates/report/c1') return put();
    if (path === '/subscriptions/user') return plans;
    if (path !== '/candidates/c1') return undefined;
    const reportStatus = state();
    const reportPdfUrl = reportStatus === 'READY' ? '/api/candidates/c1/report' : null;
    return { body: { ...person, jobTitle: 'Comptable', reportStatus, reportPdfUrl } };
  });
  await page.goto('/Dashboard?job=j1');
  await page.getByRole('button', { name: 'la fiche d’Amira' }).click();
}

pageTest(
  'a report request can be repeated after a 500, and the report is polled until it is ready',
  async ({ page }) => {
    const answers = [refusal(500, ''), accepted];
    const states: ReportState[] = ['GENERATING', 'READY'];
    await openPlayed(
      page,
      () => answers.shift() ?? refusal(400, 'Appel de trop.'),
      () => states.shift() ?? 'READY',
    );
    await button(page, 'Générer le rapport').click();
    await expect(page.getByText('Échec de la génération du rapport. Veuillez réessayer plus tard.')).toBeVisible();
    await button(page, 'Générer le rapport').click();
    await expect(button(page, 'Génération...')).toBeVisible();
    await expect(button(page, 'Voir Rapport')).toBeVisible();
  },
);

pageTest('a failed report can be generated again', async ({ page }) => {
  const states: ReportState[] = ['FAILED', 'GENERATING', 'READY'];
  await openPlayed(
    page,
    () => accepted,
    () => states.shift() ?? 'READY',
  );
  await button(page, 'Générer le rapport').click();
  await button(page, 'Générer à nouveau').click();
  await expect(button(page, 'Voir Rapport')).toBeVisible();
});

pageTest(
  'a report click before the plans load waits for them and opens the upgrade dialog without a report request',
  async ({ page }) => {
    const asked: string[] = [];
    let arrive = () => {};
    const plans = new Promise<Answer>((resolve) => (arrive = () => resolve({ body: [] })));
    await openPlayed(
      page,
      () => {
        asked.push('report');
        return accepted;
      },
      () => 'NONE',
      plans,
    );
    await button(page, 'Générer le rapport').click();
    arrive();
    await expect(page.getByRole('dialog', { name: 'Accès restreint' })).toContainText('rapport PDF détaillé');
    expect(asked).toEqual([]);
  },
);

test('the page polls the report status only after the server has accepted the request', async ({ page }) => {
  let accept = () => {};
  const held = new Promise<Answer>((resolve) => (accept = () => resolve(accepted)));
  let state: ReportState = 'NONE';
  await page.clock.install();
  await openPlayed(
    page,
    () => held,
    () => state,
  );
  await button(page, 'Générer le rapport').click();
  await expect(button(page, 'Génération...')).toBeVisible();
  await page.clock.runFor(3000);
  await expect(button(page, 'Génération...')).toBeVisible();
  state = 'READY';
  accept();
  await expect(button(page, 'Voir Rapport')).toBeVisible();
});
