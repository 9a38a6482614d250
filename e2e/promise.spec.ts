import { expect } from '@playwright/test';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { dayText } from '@kafaa/domain/jobs/promise-texts';
import { tunisDay } from '@kafaa/domain/jobs/rules';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import { completeByApi, newCandidate, PHONE } from '@kafaa/testing/product/candidate';
import { newOffer, signIn } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { test } from '@kafaa/testing/product/test';

test('a candidate reads the promised answer date, and gets the feedback that the recruiter edited and approved', async ({
  page,
  browser,
  server,
}) => {
  const { recruiter, job } = await newOffer(server);
  await signIn(page, recruiter);
  await page.goto(`/Jobs/${job.id}/Modifier`);
  await page.getByRole('radio', { name: 'Sous 14 jours' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Offre modifiée')).toBeVisible();

  const handheld = await browser.newContext({ ...PHONE, baseURL: server.url });
  const phone = await handheld.newPage();
  await phone.goto(`/Apply/${job.id}`);
  await expect(phone.getByText('Réponse sous 14 jours après l’entretien, oui ou non.')).toBeVisible();

  const { token, email } = await newCandidate(server, job.id);
  await completeByApi(server, token, await pdfCv());
  const day = dayText(tunisDay(new Date(), 14));
  const own = await linkFrom(server, email, 'MesDonnees');
  await phone.goto(own);
  await expect(phone.getByText(`Réponse avant le ${day}, oui ou non.`)).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Votre bilan' })).toBeHidden();

  const listed = () => callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token);
  await expect.poll(async () => (await listed()).content[0]?.evaluation ?? null).not.toBeNull();
  const id = (await listed()).content[0]?.id ?? '';
  await page.goto(`/Dashboard?job=${job.id}&candidate=${id}`);
  await expect(page.getByText(`Réponse promise avant le ${day}`)).toBeVisible();
  await page.getByText('Ses points forts et un conseil, avec ses propres phrases').click();
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  const text = page.getByLabel('Le bilan');
  await text.fill('Voyez www.exemple.tn');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).last().click();
  await expect(page.getByText('Écrivez sans adresse de site').first()).toBeVisible();
  await text.fill('Vous racontez bien la situation.\nDites aussi ce que cela a donné.');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).last().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approuver et envoyer' }).click();
  await expect(page.getByText('1 bilan envoyé')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approuver et envoyer' })).toBeHidden();

  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Votre bilan' })).toBeVisible();
  await phone.getByText('Ce que vos réponses ont montré').click();
  await expect(phone.getByText('Dites aussi ce que cela a donné.')).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await handheld.close();
});

test('reports to several are read in a dialog, which sends the shown ones and says which were sent before', async ({
  page,
  server,
}) => {
  const { recruiter, job } = await newOffer(server);
  const people = [await newCandidate(server, job.id), await newCandidate(server, job.id, { firstName: 'Bilel' })];
  for (const { token } of people) await completeByApi(server, token, await pdfCv());
  const listed = () => callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token);
  await expect.poll(async () => (await listed()).content.filter(({ evaluation }) => evaluation).length).toBe(2);
  await signIn(page, recruiter);
  await page.goto(`/Dashboard?job=${job.id}`);
  const dialog = page.getByRole('dialog', { name: 'Relire les bilans avant l’envoi' });
  const open = async () => {
    await page.getByRole('button', { name: 'Autres actions sur la sélection' }).click();
    await page.getByRole('button', { name: /^Envoyer les bilans/ }).click();
  };
  await page.getByRole('checkbox', { name: 'Sélectionner Bilel Ben Salah' }).check();
  await open();
  await expect(dialog.getByText('Ce bilan vient de vos réponses.')).toHaveCount(1);
  await expectAccessible(page);
  const isReport = ({ subject }: { subject: string }) => subject.startsWith('Le bilan de votre entretien');
  for (const { email } of people) expect((await server.mailsTo(email)).filter(isReport)).toEqual([]);
  await dialog.getByRole('button', { name: 'Approuver et envoyer (1)' }).click();
  await expect(page.getByText('1 bilan envoyé')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('checkbox', { name: 'Sélectionner les candidats affichés (2)' }).check();
  await open();
  await expect(dialog.getByText(/^Déjà envoyé le/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Approuver et envoyer (1)' }).click();
  for (const { email } of people) await server.mailTo(email, isReport);
});
