import { expect, type Page } from '@playwright/test';
import { choosePool } from '@kafaa/domain/pool/api';
import { POOL_CONSENT_VERSION } from '@kafaa/domain/pool/options';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import { answerByApi, Chat, newCandidate, PHONE } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob, newOffer, signIn } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { test } from '@kafaa/testing/product/test';

test.describe.configure({ mode: 'parallel' });

const BOX = /me contacte pour ses autres offres/;
const noted = (page: Page) => page.getByText(/Votre accord prend fin le/);

test.describe('talent pool on a phone', () => {
  test.use(PHONE);

  test('a candidate accepts other offers on the own-data page after the interview, and withdraws the consent', async ({
    page,
    server,
  }) => {
    const { job } = await newOffer(server);
    const { link, token } = await newCandidate(server, job.id);
    await answerByApi(server, token);
    await page.goto(link);
    const chat = new Chat(page);
    await chat.choose(await pdfCv());
    await chat.submit.click();
    await expect(chat.success).toBeVisible();
    await page.getByRole('link', { name: 'Suivre ma candidature' }).click();
    await expect(page.getByRole('heading', { name: 'D’autres offres de l’entreprise' })).toBeVisible();
    const box = page.getByLabel(BOX);
    await expect(box).not.toBeChecked();
    await expect(page.getByText('ne change rien à votre candidature')).toBeVisible();
    await box.check();
    await expect(noted(page)).toBeVisible();
    await expect(page.getByText(`ce texte, version ${POOL_CONSENT_VERSION}`)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(box).toBeChecked();
    await box.uncheck();
    await expect(noted(page)).toHaveCount(0);
    await page.reload();
    await expect(box).not.toBeChecked();
  });
});

test('a recruiter proposes an offer to a person with a consent, and undoes the proposal', async ({ page, server }) => {
  const recruiter = await newEntreprise(server);
  const [job, other] = [await newJob(server, recruiter), await newJob(server, recruiter, { title: 'Chef de projet' })];
  const { email } = await newCandidate(server, job.id, { lastName: 'Vivier' });
  await newCandidate(server, job.id, { lastName: 'Sans accord' });
  const link = (await linkFrom(server, email, 'MesDonnees')).split('/').at(-1) ?? '';
  const body = { agreed: true, version: POOL_CONSENT_VERSION } as const;
  await callApi(server, choosePool, { params: { link }, body });
  await signIn(page, recruiter);

  await page.goto(`/Dashboard?job=${other.id}`);
  await page.getByRole('button', { name: /Rechercher ou agir/ }).click();
  await page.getByRole('button', { name: 'Vivier' }).click();
  const found = page.getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Amira Vivier');
  await expectAccessible(page);
  await found.click();

  const pool = page.getByRole('region', { name: 'Autres offres' });
  await expect(pool).toContainText('Accepte d’être contacté·e pour d’autres offres');
  await expectAccessible(page);
  await pool.getByRole('button', { name: 'Proposer une autre offre' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Offre à proposer').selectOption({ label: 'Chef de projet' });
  await dialog.getByRole('button', { name: 'Écrire l’e-mail' }).click();
  await expect(dialog.getByLabel('Objet')).toHaveValue(/\{\{poste\}\}/);
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  await expect(dialog.getByRole('region', { name: 'E-mail tel qu’il partira' })).toContainText(`/Apply/${other.id}`);
  await dialog.getByRole('button', { name: 'Envoyer à 1 personne' }).click();

  const held = page.getByRole('region', { name: /^E-mail à plusieurs, .*Chef de projet/ });
  await expect(held).toContainText(/Part à \d\d:\d\d/);
  await held.getByRole('button', { name: 'Tout reprendre' }).click();
  await expect(held).toContainText('personne ne l’a reçu');
});
