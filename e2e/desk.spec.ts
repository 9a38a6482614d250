import { expect, type Page } from '@playwright/test';
import { getDesk } from '@kafaa/domain/desk/api';
import { RECOMMENDATIONS } from '@kafaa/domain/evaluations/options';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { completeByApi, newCandidate } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob, PASSWORD } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { logIn, made, mockApi } from '@kafaa/testing/product/mock-api';
import { jobEntry } from '@kafaa/testing/product/dashboard-data';
import { settings, subscription } from '@kafaa/testing/product/offers-data';
import { pageTest as test } from '@kafaa/testing/product/test';
import { EMPTY, FULL, UNREAD } from './states/desk.ts';

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const PEOPLE = [
  ['Comptable', 'Rania', 'Kefi'],
  ['Chef de chantier', 'Anis', 'Trabelsi'],
  ['Vendeur', 'Hela', 'Bouaziz'],
] as const;

test('the desk lists the candidates to meet of three offers right after the log-in, and takes decisions', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const recruiter = await newEntreprise(server);
  for (const [title, firstName, lastName] of PEOPLE) {
    const job = await newJob(server, recruiter, { title });
    const { token } = await newCandidate(server, job.id, { firstName, lastName });
    await completeByApi(server, token, await pdfCv());
  }
  const evaluated = async () => (await callApi(server, getDesk, { query: {} }, recruiter.token)).toDecide.items.length;
  await expect.poll(evaluated, { timeout: 90_000 }).toBe(3);

  await page.goto('/Login');
  await page.getByLabel('E-mail').fill(recruiter.email);
  await page.getByLabel(/^Mot de passe/).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Dashboard\?vue=a-traiter$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À traiter');
  await expect(page.getByText('3 nouvelles évaluations.')).toBeVisible();
  for (const [title, firstName, lastName] of PEOPLE) {
    const one = row(page, `${firstName} ${lastName}`);
    await expect(one).toContainText(title);
    await expect(one).toContainText(new RegExp(RECOMMENDATIONS.join('|')));
  }
  await expectAccessible(page);

  // The desk opens the same dialogs as the candidate list.
  await page.getByRole('button', { name: 'Inviter Hela Bouaziz' }).click();
  await expect(page.getByRole('dialog', { name: 'Planifier un entretien' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Refuser Hela Bouaziz' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rejeter', exact: true }).click();
  await expect(row(page, 'Hela Bouaziz')).toHaveCount(0);
  await page.getByLabel('Notifications').getByRole('button', { name: 'Annuler' }).click();
  await expect(row(page, 'Hela Bouaziz')).toBeVisible();

  // Opening a candidate counts as a visit of the offer, so its candidates are no longer new.
  await page.getByRole('link', { name: 'Ouvrir Rania Kefi' }).click();
  await expect(page).toHaveURL(/\?job=[\w-]+&candidate=/);
  await expect(page.getByRole('button', { name: 'Replier la fiche de Rania Kefi' })).toBeVisible();
  await page.getByRole('link', { name: 'À traiter', exact: true }).first().click();
  await expect(page.getByText(/^2\snouvelles évaluations depuis votre dernière visite, /)).toBeVisible();
  await expect(row(page, 'Rania Kefi').getByText('nouveau')).toHaveCount(0);
  await expect(row(page, 'Anis Trabelsi').getByText('nouveau')).toHaveCount(1);
});

test('the desk groups replies and blocked applications, and offers an action for each', async ({ page }) => {
  const ending = FULL.blocked.items.find(({ kind }) => kind === 'LINK_ENDS')?.candidate?.id ?? '';
  const ended = FULL.blocked.items.find(({ kind }) => kind === 'LINK_EXPIRED')?.candidate?.id ?? '';
  await logIn(page);
  const calls = await mockApi(page, {
    'GET /users/settings': { body: settings },
    'GET /desk': { body: FULL },
    [`PUT /candidates/${ended}/reopen`]: { body: { message: 'Entretien rouvert.' } },
    'PUT /candidates/remind': { body: { reminded: [ending], remindedAt: '2026-12-01T09:00:00.000Z', skipped: 0 } },
  });
  await page.goto('/Dashboard?vue=a-traiter');
  await expect(group(page, 'Réponses').getByRole('listitem')).toHaveCount(6);
  const remedies: readonly (readonly [name: string, text: string, action: string, href: RegExp])[] = [
    ['Sarra Mejri', 'Accepte le rendez-vous', 'Voir le rendez-vous', /^\/Interviews\?candidat=/],
    ['Anis Trabelsi', 'Ne peut pas venir au rendez-vous', 'Proposer une autre date', /^\/Interviews\?candidat=/],
    ['Hatem Zouari', 'Aucun des créneaux ne lui convient', 'Proposer une autre date', /^\/Interviews\?candidat=/],
    ['Leïla Chaouch', 'a-t-il eu lieu', 'Répondre', /^\/Interviews\?candidat=/],
    ['Wassim Gharbi', 'Conteste son évaluation', 'Lire et répondre', /^\/Dashboard\?job=j1&candidate=/],
    ['Nour Haddad', 'M. Ayari a donné son avis : Oui.', 'Ouvrir la fiche', /^\/Dashboard\?job=j1&candidate=/],
    ['Mehdi Jlassi', 'Son adresse refuse vos e-mails.', 'Corriger l’adresse', /^\/Dashboard\?job=j1&candidate=/],
    ['Rim Chaabane', 'Demande qu’une personne lise', 'Lire ses réponses', /^\/InterViewChat\//],
    ['Karim Saidi', 'Entretien terminé, sans évaluation.', 'Lire ses réponses', /^\/InterViewChat\//],
    ['Développeur front-end', '3 personnes attendent une place', 'Voir les plans', /^\/Pricing$/],
    ['Chef de chantier', 'Questions pas encore relues.', 'Relire les questions', /^\/Jobs\/j3\/Questions$/],
  ];
  for (const [name, text, action, href] of remedies) {
    await expect(row(page, name)).toContainText(text);
    await expect(row(page, name).getByRole('link', { name: new RegExp(`^${action}`) })).toHaveAttribute('href', href);
  }
  // One click saves an expired application, and the toast says what has happened.
  await row(page, 'Yassine Ben Ali').getByRole('button', { name: 'Renvoyer un lien' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Notifications')).toContainText(
    'Un nouveau lien part par e-mail à Yassine Ben Ali. Il est valable 7 jours. Les réponses déjà données sont gardées.',
  );
  await expect.poll(() => made(calls, `PUT /candidates/${ended}/reopen`).length).toBe(1);
  // The page loads the desk again after the change.
  await expect.poll(() => made(calls, 'GET /desk').length).toBe(2);
  await expect(row(page, 'Amel Dridi')).toContainText('Son lien expire dans moins de 24 heures');
  await row(page, 'Amel Dridi').getByRole('button', { name: 'Relancer' }).click();
  await expect.poll(() => made(calls, 'PUT /candidates/remind').at(-1)?.body).toEqual({ ids: [ending] });
  await expectAccessible(page);
});

test('a long group of the desk loads more entries, and a reviewer sees no decision buttons', async ({ page }) => {
  await logIn(page);
  const sizes: (string | null)[] = [];
  await mockApi(page, {
    'GET /users/settings': { body: { ...settings, role: 'REVIEWER' } },
    'GET /desk': (call) => {
      sizes.push(new URL(call.url()).searchParams.get('size'));
      return { body: FULL };
    },
  });
  await page.goto('/Dashboard?vue=a-traiter');
  await group(page, 'À décider').getByRole('button', { name: 'Afficher plus' }).click();
  await expect.poll(() => sizes).toEqual(['20', '40']);
  await expect(page.getByRole('link', { name: 'Ouvrir Rania Kefi' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:Inviter|Refuser)/ })).toHaveCount(0);
});

test('the desk links a closed evaluation to the answers to read', async ({ page }) => {
  await logIn(page);
  await mockApi(page, {
    'GET /users/settings': { body: { ...settings, role: 'REVIEWER' } },
    'GET /desk': { body: UNREAD },
  });
  await page.goto('/Dashboard?vue=a-traiter');
  const [first, second] = UNREAD.toDecide.items;
  await expect(row(page, 'Rania Kefi')).toContainText(
    'Lisez deux réponses et donnez-leur un niveau : l’évaluation s’ouvre ensuite.',
  );
  await expect(row(page, 'Hela Bouaziz')).toContainText('Lisez encore une réponse et donnez-lui un niveau');
  for (const item of [first, second]) {
    const { id = '', firstName = '' } = item?.candidate ?? {};
    const link = row(page, firstName).getByRole('link', { name: /^Lire ses réponses/ });
    await expect(link).toHaveAttribute('href', `/InterViewChat/${id}`);
    await expect(row(page, firstName).getByRole('link', { name: /^Ouvrir/ })).toHaveCount(0);
  }
  await expect(row(page, 'Olfa Mansouri').getByRole('link', { name: /^Lire/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('a recruiter reads a closed evaluation before the desk offers a decision', async ({ page }) => {
  await logIn(page);
  await mockApi(page, { 'GET /users/settings': { body: settings }, 'GET /desk': { body: UNREAD } });
  await page.goto('/Dashboard?vue=a-traiter');
  await expect(row(page, 'Olfa Mansouri').getByRole('button', { name: 'Refuser' })).toBeVisible();
  for (const name of ['Rania Kefi', 'Hela Bouaziz']) {
    await expect(row(page, name).getByRole('link', { name: /^Lire ses réponses/ })).toBeVisible();
    await expect(row(page, name).getByRole('button')).toHaveCount(0);
  }
});

test('« Inviter » on the desk shows a lock and its reason after the plan has ended', async ({ page }) => {
  await logIn(page);
  const ended = subscription('entreprise', { subscriptionStatus: 'EXPIRED', isCurrent: false });
  await mockApi(page, {
    'GET /users/settings': { body: settings },
    'GET /desk': { body: FULL },
    'GET /subscriptions/user': { body: [ended] },
  });
  await page.goto('/Dashboard?vue=a-traiter');
  const invite = page.getByRole('button', { name: 'Inviter Rania Kefi' });
  const reason = 'Votre abonnement a pris fin. La planification d’entretiens demande le plan Entreprise.';
  await expect(invite).toHaveAttribute('title', reason);
  await expect(invite.locator('svg')).toHaveCount(1);
  await invite.click();
  const dialog = page.getByRole('dialog', { name: 'Accès restreint' });
  await expect(dialog).toContainText(reason);
  await expect(dialog.getByRole('link', { name: 'Améliorer mon abonnement' })).toBeVisible();
  await expectAccessible(page);
});

test('the desk adds place and day to offers with the same title', async ({ page }) => {
  await logIn(page);
  const offers = [
    { jobId: 'j1', title: 'Comptable', unread: 1 },
    { jobId: 'j2', title: 'Comptable', unread: 0 },
    { jobId: 'j3', title: 'Vendeur', unread: 0 },
  ];
  const jobs = [
    jobEntry('j1', 'Comptable', { createdAt: '2026-11-03T09:00:00.000Z' }),
    jobEntry('j2', 'Comptable', { location: 'Sfax', createdAt: '2026-11-10T09:00:00.000Z' }),
    jobEntry('j3', 'Vendeur'),
  ];
  await mockApi(page, {
    'GET /users/settings': { body: settings },
    'GET /desk': { body: { ...FULL, offers } },
    'GET /jobs/company': { body: { jobs, totalCandidates: 1 } },
  });
  await page.goto('/Dashboard?vue=a-traiter');
  const links = page.getByRole('navigation', { name: 'Vos offres' }).getByRole('link');
  await expect(links).toHaveText([
    /^Comptable \(Tunis, publiée le 3\snovembre 2026\)/,
    /^Comptable \(Sfax, publiée le 10\snovembre 2026\)/,
    'Vendeur',
    'Candidats par offre',
  ]);
  await expect(row(page, 'Rania Kefi')).toContainText('Comptable (Tunis, publiée le 3');
});

test('an empty desk shows a message, and a desk that fails to load offers a retry', async ({ page }) => {
  await logIn(page);
  let broken = true;
  await mockApi(page, {
    'GET /users/settings': { body: settings },
    'GET /desk': () => (broken ? { status: 400, body: {} } : { body: EMPTY }),
  });
  await page.goto('/Dashboard?vue=a-traiter');
  await expect(page.getByRole('alert')).toContainText('Cette page n’a pas pu être chargée.');
  broken = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Rien à traiter' })).toBeVisible();
  await expect(page.getByText('Aucune nouvelle évaluation depuis votre dernière visite')).toBeVisible();
  await expectAccessible(page);
});
