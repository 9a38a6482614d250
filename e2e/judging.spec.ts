import { expect } from '@playwright/test';
import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { saveAnswer } from '@kafaa/domain/interviews/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { Chat, completeByApi, newCandidate, startByApi } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob, signIn } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { test } from '@kafaa/testing/product/test';
import { ASSISTANT_ANSWER, LIVED_ANSWER } from '@kafaa/testing/answers';

const PASTED = { pastedShare: 0.97, largestInsert: 400, charsPerMinute: 2000, blurBeforePaste: true };

test('a candidate rewrites a pasted answer, and the recruiter waives the deduction and sets a human level', async ({
  page,
  context,
  server,
}) => {
  const recruiter = await newEntreprise(server);
  const job = await newJob(server, recruiter);
  const { token, link } = await newCandidate(server, job.id);
  const questions = await startByApi(server, token);
  const chat = new Chat(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(link);
  await chat.asked(0);
  await page.evaluate((text) => navigator.clipboard.writeText(text), LIVED_ANSWER);
  await chat.field.press('ControlOrMeta+v');
  const notice = page.getByText('Vous avez collé un long texte.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'L’écrire moi-même' }).click();
  await expect(chat.field).toHaveValue('');
  await expect(notice).toBeHidden();
  // The pasted text stays visible beside the rewritten answer and can be restored.
  await expect(page.getByRole('button', { name: 'Remettre' })).toBeVisible();
  await expect(page.locator('footer').getByText(LIVED_ANSWER)).toBeVisible();
  await chat.answer(0, 'Avec mes mots, cette fois.');
  // The first answer was typed on the page. Two generic answers follow: the first of them costs points, because the next one
  // contains nothing personal either.
  for (const index of [...questions.keys()].slice(1)) {
    const body = {
      answer: `${index < 3 ? ASSISTANT_ANSWER : LIVED_ANSWER} Cas ${index}.`,
      revision: 5,
      behaviour: PASTED,
    };
    await callApi(server, saveAnswer, { params: { token, index: String(index) }, body });
  }
  await completeByApi(server, token, await pdfCv());

  const ofJob = { params: { jobId: job.id }, query: {} };
  const id = (await callApi(server, listCandidates, ofJob, recruiter.token)).content[0]?.id ?? '';
  const evaluation = async () => (await callApi(server, getCandidate, { params: { id } }, recruiter.token)).evaluation;
  const evaluated = async () => (await evaluation())?.score ?? null;
  await expect.poll(evaluated).not.toBeNull();
  const score = (await evaluated()) ?? 0;

  await signIn(page, recruiter);
  await page.goto(`/Dashboard?job=${job.id}&candidate=${id}`);
  const points = (await evaluation())?.authenticity.deduction ?? 0;
  expect(points).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Annuler la pénalité' }).click();
  await expect(page.getByText(`${points} points rendus au score par décision humaine.`)).toBeVisible();
  await expect(page.getByText(`Pénalité annulée par ${recruiter.email}`)).toBeVisible();
  await expect(page.getByText(`${score + points} sur 100`).first()).toBeAttached();

  await page.locator('summary', { hasText: 'Communication' }).click();
  const levels = page.getByRole('radiogroup', { name: 'Votre niveau, Communication' });
  // The test clicks instead of calling check(): the page shows the level only one task after the click, when the request has
  // been sent.
  await levels.getByRole('radio', { name: '1' }).click();
  await expect(levels.getByRole('radio', { name: '1' })).toBeChecked();
  await expect(page.getByText(`Posé par ${recruiter.email}`)).toBeVisible();
  await page.getByLabel('Votre raison').fill('Confus au téléphone');
  await page.getByLabel('Votre raison').press('Enter');
  await expect(page.locator('summary', { hasText: 'Communication' })).toContainText('vous 1 sur 4');

  await page.getByRole('button', { name: /^Autres actions/ }).click();
  await page.getByText('Êtes-vous d’accord avec l’IA').first().click();
  const dialog = page.getByRole('dialog', { name: /^Êtes-vous d’accord avec l’IA/ });
  await expect(dialog.getByText('1 candidat, 1 niveau comparable')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Communication 1 0 0 1 − ?[123],0$/ })).toBeVisible();
  // « Communication » does not count, because answers cannot prove it.
  await expect(dialog.getByText('0 niveau posé compte pour l’instant.')).toBeVisible();
  await expectAccessible(page);
  expect(await evaluated()).toBe(score + points);
});
