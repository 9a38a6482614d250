import { expect } from '@playwright/test';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { changeReading } from '@kafaa/domain/evaluations/api';
import { callApi } from '@kafaa/testing/product/api';
import { completeByApi, newCandidate } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob, signIn } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { test } from '@kafaa/testing/product/test';

test('a recruiter reads two answers and gives them a level before the evaluation opens', async ({ page, server }) => {
  const recruiter = await newEntreprise(server);
  const job = await newJob(server, recruiter);
  const { token } = await newCandidate(server, job.id);
  await completeByApi(server, token, await pdfCv());
  const listed = () => callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token);
  await expect.poll(async () => (await listed()).content[0]?.evaluation ?? null).not.toBeNull();
  const id = (await listed()).content[0]?.id ?? '';

  await signIn(page, recruiter);
  await page.goto('/Settings?section=equipe');
  const saved = page.waitForResponse((answer) => answer.url().endsWith(changeReading.path));
  // The switch shows the state that the server has stored.
  const setting = page.getByLabel('Toute l’équipe lit avant de voir');
  await setting.click();
  await saved;
  await expect(setting).toBeChecked();
  await expect(page.getByText('trop peu, il en faut 10').first()).toBeVisible();

  await page.goto(`/Dashboard?job=${job.id}&candidate=${id}`);
  await expect(page.getByText('1 évaluation fermée pour vous.')).toBeVisible();
  await expect(page.getByText('Notes de l’IA')).toBeHidden();
  await page.getByRole('link', { name: 'Lire les réponses' }).click();
  const closed = page.getByText('Évaluation fermée');
  await expect(closed.first()).toBeVisible();
  const level = (answer: number) => page.getByRole('radiogroup', { name: `Votre niveau, réponse ${answer}` });
  for (const answer of [1, 2]) {
    const kept = page.waitForResponse((response) => response.url().endsWith('/answer-level'));
    // The test clicks instead of calling check(): the radio shows the stored state, so it changes only after the response.
    await level(answer).getByRole('radio', { name: '3', exact: true }).click();
    await kept;
  }
  await expect(closed).toHaveCount(0);
  await page.goto(`/Dashboard?job=${job.id}&candidate=${id}`);
  await expect(page.getByText('Notes de l’IA')).toBeVisible();
});
