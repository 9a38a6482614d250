import { elided } from '@kafaa/domain/kernel/elision';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { answerApi, candidate, evaluation, jobEntry, pageOf, stagesOf } from '@kafaa/testing/product/dashboard-data';
import { subscription } from '@kafaa/testing/product/offers-data';
import { pageTest as test } from '@kafaa/testing/product/test';

const jobs = { jobs: [jobEntry('j1', 'Développeur front-end'), jobEntry('j2', 'Comptable')], totalCandidates: 6 };
const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString();
const people = [
  candidate('c1', 'Amira Ben Salah'),
  candidate('c2', 'Yassine Trabelsi', { evaluation: evaluation(87), status: 'ACCEPTED' }),
  candidate('c3', 'Mariem Jlassi', { evaluation: evaluation(83, ['languageMatch']) }),
  candidate('c4', 'Rim Chaabane', { evaluation: null, interviewState: 'REGISTERED', completedAt: null, cvUrl: null }),
  candidate('c5', 'Nour Haddad', { evaluation: evaluation(60), withdrawnAt: hourAgo() }),
  candidate('c6', 'Oumayma Gharbi', {
    evaluation: evaluation(58),
    status: 'REJECTED',
    rejection: { reason: 'Autre', rejectedAt: hourAgo(), mailedAt: hourAgo(), mailAt: null },
  }),
];

async function open(page: Page, address = '/Dashboard?job=j1') {
  const calls = await answerApi(page, (path, query) => {
    if (path === '/jobs/company') return { body: jobs };
    if (path === '/subscriptions/user') return { body: [] };
    if (path.endsWith('/stages')) return stagesOf(people);
    if (path === '/search') return { body: { people: [], more: false, near: false, answers: true } };
    if (path.startsWith('/candidates/job/')) return pageOf(people, query);
    const one = people.find(({ id }) => path === `/candidates/${id}`);
    return one && { body: { ...one, jobTitle: 'Développeur front-end' } };
  });
  await page.goto(address);
  return calls;
}

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const toggle = (page: Page, name: string) => page.getByRole('button', { name: `la fiche ${elided('de', name)}` });

test('single keys move in the candidate list, and open, select, reject and search candidates', async ({ page }) => {
  await open(page);
  await expect(row(page, 'Amira Ben Salah')).toBeVisible();
  await page.keyboard.press('j');
  await expect(toggle(page, 'Amira Ben Salah')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(toggle(page, 'Yassine Trabelsi')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/candidate=c2/);
  await expect(toggle(page, 'Yassine Trabelsi')).toHaveAttribute('aria-expanded', 'true');
  // The candidate is already invited, so « r » opens no dialog.
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('region', { name: 'Sélection' })).toContainText('3 sélectionnés');
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Rejeter 2 candidatures' });
  await expect(dialog).toContainText('1 candidat déjà traité ne sera pas concerné.');
  // While a dialog is open the shortcuts are disabled, and its fields accept text.
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Sélection' })).toContainText('3 sélectionnés');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Sélection' })).toHaveCount(0);

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Rechercher un candidat' });
  await expect(search).toBeFocused();
  await page.keyboard.type('jx?');
  await expect(search).toHaveValue('jx?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('single-key shortcuts can be turned off in their help dialog, and stay off after a reload', async ({ page }) => {
  await open(page);
  await expect(row(page, 'Amira Ben Salah')).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await help.getByRole('checkbox', { name: 'Activer les raccourcis d’une seule touche' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(row(page, 'Amira Ben Salah')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toggle(page, 'Amira Ben Salah')).not.toBeFocused();
  await page.getByRole('button', { name: 'Tous les raccourcis' }).click();
  await expect(help).toBeVisible();
});

test('a candidate row shows a withdrawal, a mailed rejection or a new evaluation, and only possible actions', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('heading', { name: 'Nour Haddad' }).scrollIntoViewIfNeeded();
  await expect(row(page, 'Nour Haddad')).toContainText('Retirée');
  await toggle(page, 'Nour Haddad').click();
  const gone = row(page, 'Nour Haddad');
  await expect(gone.getByRole('link', { name: 'Voir les réponses', exact: true })).toBeVisible();
  await expect(gone.getByRole('button', { name: /Planifier|Rejeter/ })).toHaveCount(0);

  await page.getByRole('heading', { name: 'Oumayma Gharbi' }).scrollIntoViewIfNeeded();
  await toggle(page, 'Oumayma Gharbi').click();
  const told = row(page, 'Oumayma Gharbi');
  await expect(told).toContainText('ce rejet ne peut plus être annulé');
  await expect(told.getByRole('button', { name: /Annuler le rejet/ })).toHaveCount(0);
  await expect(told.locator('summary', { hasText: '− 4 points : réponses probablement collées' })).toBeVisible();

  await toggle(page, 'Rim Chaabane').click();
  await expect(row(page, 'Rim Chaabane').getByRole('link', { name: /Voir les réponses/ })).toHaveCount(0);

  await expect(row(page, 'Mariem Jlassi').getByText('Nouvelle évaluation')).toBeAttached();
  await toggle(page, 'Mariem Jlassi').click();
  await toggle(page, 'Mariem Jlassi').click();
  await expect(row(page, 'Mariem Jlassi').getByText('Nouvelle évaluation')).toHaveCount(0);
  await page.reload();
  await expect(row(page, 'Amira Ben Salah').getByText('Nouvelle évaluation')).toBeAttached();
  await expect(row(page, 'Mariem Jlassi').getByText('Nouvelle évaluation')).toHaveCount(0);
});

test('the comparison of candidates has a URL that survives back, forward and reload', async ({ page }) => {
  await open(page);
  await page.getByRole('checkbox', { name: 'Sélectionner Amira Ben Salah' }).check();
  const bar = page.getByRole('region', { name: 'Sélection' });
  await expect(bar.getByRole('button', { name: 'Comparer' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Sélectionner Yassine Trabelsi' }).check();
  await page.getByRole('checkbox', { name: 'Sélectionner Mariem Jlassi' }).check();
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/comparer=c1(,|%2C)c2(,|%2C)c3/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer les candidats');
  const table = page.getByRole('table', { name: 'Comparaison critère par critère' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Critère',
    /Amira Ben Salah/,
    /Yassine Trabelsi/,
    /Mariem Jlassi/,
  ]);
  const languages = table.getByRole('row', { name: /^Langues/ });
  await expect(languages.getByRole('cell')).toHaveText(['92 (le plus haut)', '87', 'Non évalué']);
  await table.getByRole('button', { name: 'Communication' }).focus();
  await page.keyboard.press('Enter');
  await expect(table.getByText('Raison de « Communication ».').first()).toBeVisible();
  await expect(table.getByText('« Mots exacts sur Communication. »').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Retirer Yassine Trabelsi de la comparaison' }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(0);
  await page.goBack();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await page.goBack();
  await expect(row(page, 'Amira Ben Salah')).toBeVisible();
  // The selection survives the comparison.
  await expect(bar).toContainText('3\u00A0sélectionnés');
  await page.goForward();
  await page.reload();
  await expect(table).toBeVisible();
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(row(page, 'Amira Ben Salah')).toBeVisible();
});

test('the comparison offers a decision for each candidate, and lists the differing criteria first', async ({
  page,
}) => {
  const levels = (score: number, change: Partial<Record<string, number>>) => {
    const view = evaluation(score);
    return { ...view, dimensions: view.dimensions.map((one) => ({ ...one, level: change[one.key] ?? one.level })) };
  };
  const compared = [
    candidate('c1', 'Amira Ben Salah', { evaluation: levels(92, { communicationSkills: 4 }) }),
    candidate('c2', 'Yassine Trabelsi', { evaluation: levels(87, { communicationSkills: 1 }) }),
  ];
  const chat = (...given: number[]) => ({
    questions: ['Pourquoi ce poste ?', 'Un désaccord ?'],
    answers: ['Pour l’équipe.', 'J’ai mesuré les deux.'],
    verdicts: given.map((level) => ({ level, reason: `Raison du niveau ${level}.` })),
  });
  const calls = await answerApi(page, (path) => {
    if (path === '/jobs/company') return { body: jobs };
    if (path === '/subscriptions/user') return { body: [subscription('entreprise')] };
    if (path === '/chat/c1') return { body: chat(3, 4) };
    if (path === '/chat/c2') return { body: chat(3, 1) };
    const one = compared.find(({ id }) => path === `/candidates/${id}`);
    return one && { body: { ...one, jobTitle: 'Développeur front-end' } };
  });
  await page.goto('/Dashboard?job=j1&comparer=c1,c2');
  const table = page.getByRole('table', { name: 'Comparaison critère par critère' });
  await expect(page.getByText('Développeur front-end', { exact: true })).toBeVisible();
  await expect(table.getByRole('row', { name: /^L’essentiel/ })).toContainText('Des cas précis.');
  await expect(table.getByRole('button', { name: /du score$/ }).first()).toHaveText(/^Communication/);
  await expect(page.getByText('Amira et Yassine sont à égalité')).toBeVisible();
  const head = table.getByRole('columnheader', { name: /Yassine Trabelsi/ });
  await head.getByRole('button', { name: 'Rejeter la candidature de Yassine Trabelsi' }).click();
  await expect(page.getByRole('dialog', { name: 'Rejeter la candidature' })).toContainText('Yassine Trabelsi');
  await page.keyboard.press('Escape');
  await head.getByRole('button', { name: 'Planifier un entretien avec Yassine Trabelsi' }).click();
  await expect(page.getByRole('dialog')).toContainText('Planifier un entretien');
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect(head.getByRole('button', { name: /^Planifier/ })).toBeInViewport({ ratio: 1 });

  // The page requests transcripts only when somebody asks for them.
  expect(calls.filter((call) => call.startsWith('/chat/'))).toEqual([]);
  await page.getByRole('button', { name: 'Lire leurs réponses côte à côte' }).click();
  const answers = page.getByRole('table', { name: 'Réponses à la même question' });
  await expect(answers.getByRole('rowheader')).toHaveText(['Un désaccord ?', 'Pourquoi ce poste ?']);
  await expect(answers.getByRole('row', { name: /^Un désaccord/ }).getByRole('cell')).toHaveText([
    /Niveau 4 sur 4.*J’ai mesuré les deux\./s,
    /Niveau 1 sur 4.*J’ai mesuré les deux\./s,
  ]);
  await expectAccessible(page);
});

test('the back button closes an open file or removes a filter, without a step per letter of the search', async ({
  page,
}) => {
  await open(page);
  await toggle(page, 'Amira Ben Salah').click();
  await expect(page).toHaveURL(/candidate=c1/);
  await toggle(page, 'Mariem Jlassi').click();
  await expect(page).toHaveURL(/candidate=c3/);
  await page.goBack();
  await expect(page).toHaveURL(/\?job=j1$/);
  await page.getByRole('radio', { name: /^Non retenu/ }).click();
  await expect(page).toHaveURL(/etape=REJECTED/);
  await page.getByRole('searchbox', { name: 'Rechercher un candidat' }).pressSequentially('oum', { delay: 30 });
  await expect(page).toHaveURL(/search=oum/);
  await page.goBack();
  await expect(page).toHaveURL(/\?job=j1$/);
});

test('the palette finds pages, offers and actions for the focused candidate', async ({ page }) => {
  await open(page);
  await expect(row(page, 'Amira Ben Salah')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Rechercher ou agir' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await expect(palette.getByRole('option', { selected: true })).toHaveText(
    /Planifier un entretien avec Amira Ben Salah/,
  );
  await field.fill('rejeter amira');
  await expect(palette.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Rejeter la candidature' })).toContainText('Amira Ben Salah');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Rechercher ou agir' }).click();
  await field.fill('compt');
  await page.keyboard.press('ArrowDown');
  await expect(palette.getByRole('option', { selected: true })).toHaveText(/^Comptable/);
  await page.keyboard.press('ArrowUp');
  await expect(palette.getByRole('option', { selected: true })).toHaveText('Compte');
  await field.fill('zzzz');
  await expect(palette.getByText('Aucun résultat pour « zzzz ».')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rechercher ou agir' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('comptable');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comptable');

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('inviter équipe');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Settings\?section=equipe$/);
});

test('the reject button of a hovered row opens the rejection dialog for that candidate', async ({ page }) => {
  await open(page);
  await row(page, 'Mariem Jlassi').hover();
  await page.getByRole('button', { name: 'Rejeter la candidature de Mariem Jlassi' }).click();
  await expect(page.getByRole('dialog', { name: 'Rejeter la candidature' })).toContainText('Mariem Jlassi');
});

test('a dialog whose stylesheet fails to load shows an error, and has its styles at the next try', async ({ page }) => {
  const styles = /\/assets\/command-palette-[^/]+\.css$/;
  await page.route(styles, (route) => route.abort());
  await open(page);
  await expect(row(page, 'Amira Ben Salah')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Cette fenêtre n’a pas pu être chargée.')).toBeVisible();
  await page.unroute(styles);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  const isStyled = () =>
    [...document.styleSheets].some(({ href, cssRules }) => href?.includes('/command-palette-') && cssRules.length > 0);
  expect(await page.evaluate(isStyled)).toBe(true);
});
