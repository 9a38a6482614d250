import { expect } from '@playwright/test';
import { getInterview } from '@kafaa/domain/interviews/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { answerByApi, Chat, newCandidate, PHONE, startByApi, told } from '@kafaa/testing/product/candidate';
import { newOffer } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { test } from '@kafaa/testing/product/test';

test.use(PHONE);
test.describe.configure({ mode: 'parallel' });

test('the menu of an interview offers a pause, another way to answer, the company and the support', async ({
  page,
  server,
}) => {
  const { job, recruiter } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  await startByApi(server, token);
  await page.goto(link);
  const chat = new Chat(page);
  await chat.answer(0, told('Une première réponse.'));
  const menu = page.getByRole('button', { name: 'Pause et aide' });
  await menu.click();
  const href = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
  // The recruiter has set no contact address, so the link goes to the log-in address, like a reply to the company's mail.
  expect(await href('Une question sur le poste')).toMatch(new RegExp(`^mailto:${recruiter.email}\\?subject=`));
  expect(await href('Un problème avec cette page')).toMatch(/^mailto:\S+@\S+\?subject=/);
  expect(await href('Répondre autrement')).toMatch(/^\/Relecture\//);
  expect(await href('Ma candidature')).toMatch(/^\/MesDonnees\//);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Faire une pause' }).click();
  const pause = page.getByRole('dialog', { name: 'Faire une pause' });
  await expect(pause).toContainText('Votre réponse est enregistrée.');
  await expect(pause).toContainText('Le lien de votre e-mail vous ramène ici');
  await expect(pause).toContainText('(heure de Tunis)');
  await expectAccessible(page);
  await pause.getByRole('button', { name: 'Continuer l’entretien' }).click();
  await expect(menu).toBeFocused();
});

test('the tile picture grows by a tile with each answer and the CV, and the success screen shows the picture', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  const { length } = await answerByApi(server, token, { leaving: 1 });
  await page.goto(link);
  const chat = new Chat(page);
  await chat.asked(length - 1);
  const wall = page.getByRole('progressbar', { name: 'Progression de l’entretien' });
  await expect(wall).toHaveAttribute('aria-valuemax', String(length + 1));
  await expect(wall).toHaveAttribute('aria-valuenow', String(length - 1));
  await expect(wall.locator('use')).toHaveCount(length - 1);
  await chat.send(told('La dernière.'));
  await expect(wall.locator('use')).toHaveCount(length);
  await expect(chat.header).toContainText('Dernière étapevotre CV');
  await chat.choose(await pdfCv());
  await chat.submit.click();
  await expect(chat.success).toBeVisible();
  await expect(page.locator('main svg').first().locator('use')).toHaveCount(3 * Math.ceil((length + 1) / 3));
});

test('an old draft from the phone does not replace a newer answer from the computer until the candidate chooses', async ({
  page,
  browser,
  server,
  baseURL,
}) => {
  const { job } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  await startByApi(server, token);
  await page.goto(link);
  const phone = new Chat(page);
  await phone.asked(0);
  await phone.field.fill('Je demande aux deux');
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto(link);
  await new Chat(other).answer(0, told('La bonne, de l’ordinateur.'));

  await phone.field.press('Enter');
  const choice = phone.answers.nth(0).getByRole('alert');
  await expect(choice).toContainText('Vous aviez déjà répondu sur un autre appareil');
  await expect(choice).toContainText('La bonne, de l’ordinateur.');
  await expectAccessible(page);
  const held = async () => (await callApi(server, getInterview, { params: { token } })).answers[0]?.answer;
  expect(await held()).toBe(told('La bonne, de l’ordinateur.'));
  await choice.getByRole('button', { name: 'Garder cette réponse' }).click();
  await expect(phone.answers.nth(0)).toContainText('La bonne, de l’ordinateur.');
  await expect(phone.answers.nth(0)).toContainText('Enregistrée');
  await expect(choice).toHaveCount(0);
  expect(await held()).toBe(told('La bonne, de l’ordinateur.'));
});
