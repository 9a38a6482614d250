import { expect, type Page } from '@playwright/test';
import { invitePerson, listTeam, removeMember } from '@kafaa/domain/team/api';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import { answerByApi, newCandidate } from '@kafaa/testing/product/candidate';
import { freshEmail, newColleague, newCompany, newOffer, PASSWORD, signIn } from '@kafaa/testing/product/company';
import { test } from '@kafaa/testing/product/test';

test.describe.configure({ mode: 'parallel' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

test('an administrator invites a colleague on the team page, and the colleague joins by the mailed link', async ({
  page,
  server,
  browser,
}) => {
  const boss = await newCompany(server);
  const email = freshEmail('sami');
  await signIn(page, boss);
  await page.goto('/Settings?section=equipe');
  await page.getByRole('button', { name: 'Inviter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: /inviter|invitation/i }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  await expect(page.getByText(/^Invitation jusqu’au/)).toBeVisible();

  const link = await linkFrom(server, email, 'Rejoindre');
  const other = await browser.newContext({ baseURL: server.url, locale: 'fr-FR', timezoneId: 'Africa/Tunis' });
  const theirs = await other.newPage();
  await theirs.goto(link);
  await theirs.getByLabel('Prénom et nom').fill('Sami Trabelsi');
  await theirs.getByLabel('Choisissez un mot de passe').fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Rejoindre l’équipe' }).click();
  await expect(theirs).toHaveURL(/\/Dashboard/);
  await other.close();

  await page.reload();
  await expect(page.getByText('Sami Trabelsi')).toBeVisible();
  await expect(page.getByText(/^Invitation jusqu’au/)).toHaveCount(0);
});

test('a member of one company joins a second one by its mail and switches between both', async ({ page, server }) => {
  const [boss, own] = [await newCompany(server), await newOffer(server)];
  const { email } = own.recruiter;
  await callApi(server, invitePerson, { body: { email, role: 'RECRUITER', allOffers: true } }, boss.token);
  await page.goto(await linkFrom(server, email, 'Rejoindre'));
  await page.getByLabel('Mot de passe', { exact: false }).and(page.locator('input')).fill(PASSWORD);
  await page.getByRole('button', { name: 'Rejoindre l’équipe' }).click();
  await expect(page).toHaveURL(/\/Dashboard/);

  const choices = page.locator('main').getByRole('listitem');
  const roleOf = async (role: string) => {
    await page.goto('/Entreprises');
    await expect(choices).toHaveCount(2);
    return choices.filter({ hasText: role });
  };
  await expect((await roleOf('Recrutement')).getByRole('button', { name: 'Continuer' })).toBeVisible();
  await (await roleOf('Administration')).getByRole('button', { name: 'Ouvrir' }).click();
  await expect(page).toHaveURL(/\/Dashboard/);
  await page.goto('/Jobs');
  await expect(page.getByText(own.job.title).first()).toBeVisible();
  await expect((await roleOf('Administration')).getByRole('button', { name: 'Continuer' })).toBeVisible();
  await (await roleOf('Recrutement')).getByRole('button', { name: 'Ouvrir' }).click();
  await expect(page).toHaveURL(/\/Dashboard/);
  await page.goto('/Jobs');
  await expect(heading(page, /.+/)).toBeVisible();
  await expect(page.getByText(own.job.title)).toHaveCount(0);
});

test('a reviewer sees no control that the role forbids, and an explanation behind an editor’s link', async ({
  page,
  server,
}) => {
  const { recruiter, job } = await newOffer(server);
  const { token } = await newCandidate(server, job.id);
  await answerByApi(server, token);
  await signIn(page, await newColleague(server, recruiter, 'REVIEWER', { jobIds: [job.id] }));
  await page.goto(`/Dashboard?job=${job.id}`);
  await expect(page.getByText('Amira Ben Salah').first()).toBeVisible();
  await expect(page.getByText('Parcourir')).toBeVisible();
  await expect(page.getByText('Planifier')).toHaveCount(0);
  await page.getByRole('button', { name: /Tous les raccourcis/ }).click();
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(help.getByText('Candidat suivant, précédent')).toBeVisible();
  for (const key of ['Planifier un entretien', 'Rejeter', 'Annuler le dernier rejet'])
    await expect(help.getByText(key)).toHaveCount(0);

  await page.goto(`/Jobs/${job.id}/Questions`);
  await expect(heading(page, 'Questions de l’entretien')).toBeVisible();
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Ajouter une question|Supprimer|Monter/ })).toHaveCount(0);

  await page.goto(`/Jobs/${job.id}/Modifier`);
  await expect(heading(page, 'Cette page est réservée à d’autres rôles')).toBeVisible();
});

test('the log-in tells a removed member once that the membership has ended', async ({ page, server }) => {
  const { recruiter } = await newOffer(server);
  const colleague = await newColleague(server, recruiter, 'RECRUITER');
  await signIn(page, colleague);
  await page.goto('/Dashboard?vue=a-traiter');
  await expect(heading(page, 'À traiter')).toBeVisible();
  const people = await callApi(server, listTeam, {}, recruiter.token);
  const id = people.find(({ email }) => email === colleague.email)?.id ?? '';
  await callApi(server, removeMember, { params: { id } }, recruiter.token);
  await page.reload();
  await expect(page).toHaveURL(/\/Login/);
  const note = page.getByText(/^Vous ne faites plus partie de l’équipe/);
  await expect(note).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('the app asks the first administrator for a name', async ({ page, server }) => {
  const { recruiter } = await newOffer(server);
  await signIn(page, recruiter);
  await page.goto('/Dashboard?vue=a-traiter');
  const asking = page.getByRole('region', { name: /^Comment vous appelez-vous/ });
  await asking.getByLabel('Prénom et nom').fill('Amel Trabelsi');
  await asking.getByRole('button', { name: 'Enregistrer mon nom' }).click();
  await expect(asking).toHaveCount(0);
  const [me] = await callApi(server, listTeam, {}, recruiter.token);
  expect(me?.name).toBe('Amel Trabelsi');
});

test('the app does not ask for a name again after the person postpones it', async ({ page, server }) => {
  const { recruiter } = await newOffer(server);
  await signIn(page, recruiter);
  await page.goto('/Dashboard?vue=a-traiter');
  const asking = page.getByRole('region', { name: /^Comment vous appelez-vous/ });
  await asking.getByRole('button', { name: 'Plus tard' }).click();
  await expect(asking).toHaveCount(0);
  await page.reload();
  await expect(heading(page, 'À traiter')).toBeVisible();
  await expect(page.getByText('Rien à traiter')).toBeVisible();
  await expect(asking).toHaveCount(0);
});
