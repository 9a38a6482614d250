import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { logIn, made, type Mock, mockApi } from './harness/mock-api.ts';
import { companyJobs, job, jobQuestions, question, settings } from './harness/offers-data.ts';
import { test } from './harness/test.ts';

const toast = (page: Page, text: string) => page.getByLabel('Notifications').getByText(text, { exact: true });
const choose = (page: Page, group: string, option: string) =>
  page
    .getByRole(group.startsWith('=') ? 'radiogroup' : 'group', { name: group.replace(/^=/, '') })
    .getByLabel(option, { exact: true });

const offers = companyJobs(
  job('j1', 'Développeur front-end'),
  job('j2', 'Comptable', {
    salary: null,
    location: 'Sousse',
    currentCandidatesCount: 0,
    description: 'Tenue des comptes.',
  }),
);
const base: Record<string, Mock> = {
  'GET /users/settings': { body: settings },
  'GET /jobs/company': { body: offers },
  'GET /jobs/can-post': { body: { canPost: true } },
};

test.beforeEach(({ page }) => logIn(page));

test.describe('the list of offers', () => {
  test('shows every fact of an offer and the two totals', async ({ page }) => {
    await mockApi(page, base);
    await page.goto('/Jobs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Offres d'emploi");
    await expect(page.getByText('Total des offres').locator('xpath=following-sibling::dd[1]')).toHaveText('2');
    await expect(page.getByText('Total des candidats').locator('xpath=following-sibling::dd[1]')).toHaveText('9');
    const card = page.getByRole('article', { name: 'Développeur front-end' });
    for (const fact of ['Temps plein', 'Tunis', '2 400 DT par mois', 'Créée le 18 novembre 2026', '9 candidats']) {
      await expect(card.getByText(fact)).toBeVisible();
    }
    await expect(page.getByRole('article', { name: 'Comptable' }).getByText('Non divulgué')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Questions' })).toHaveAttribute('href', '/Jobs/j1/Questions');
    await expect(card.getByRole('link', { name: 'Candidats' })).toHaveAttribute('href', '/Dashboard?job=j1');
  });

  test('searches title and description whatever case and accents, and says when nothing fits', async ({ page }) => {
    await mockApi(page, base);
    await page.goto('/Jobs');
    const search = page.getByRole('searchbox', { name: 'Rechercher une offre' });
    await search.fill('DEVELOPPEUR');
    await expect(page.getByText('1 résultat(s) trouvé(s) pour « DEVELOPPEUR »')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await search.fill('tenue des');
    await expect(page.getByRole('article', { name: 'Comptable' })).toBeVisible();
    await search.fill('boulanger');
    await expect(page.getByText("Essayez d'autres mots-clés.")).toBeVisible();
    await page.getByRole('button', { name: 'Effacer la recherche' }).last().click();
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('copies the public link, and shows it where copying is forbidden', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await mockApi(page, base);
    await page.goto('/Jobs');
    const card = page.getByRole('article', { name: 'Comptable' });
    await card.getByRole('button', { name: "Copier lien d'entretien" }).click();
    await expect(card.getByRole('button', { name: 'Lien copié !' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/Apply/j2`);
    await expect(card.getByRole('button', { name: "Copier lien d'entretien" })).toBeVisible();

    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await card.getByRole('button', { name: "Copier lien d'entretien" }).click();
    await expect(card.getByLabel('Lien de candidature, Comptable')).toHaveValue(`${baseURL}/Apply/j2`);
  });

  test('is honest when empty, and offers another try when it fails', async ({ page }) => {
    let answers = 0;
    await mockApi(page, {
      ...base,
      'GET /jobs/company': () => (answers++ === 0 ? { status: 400, body: {} } : { body: companyJobs() }),
    });
    await page.goto('/Jobs');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { name: 'Aucun emploi trouvé' })).toBeVisible();
    await expect(page.getByText("Il n'y a actuellement aucune offre d'emploi disponible.")).toBeVisible();
  });
});

async function fillBasics(page: Page) {
  await page.getByLabel('Titre du poste').fill('Développeur front-end');
  await page.getByLabel('Description').fill('Une équipe de cinq personnes.');
  await page.getByLabel('Lieu').fill('Tunis');
  await page.getByLabel('Salaire').fill('2 400,5');
  await choose(page, '=Type de contrat', 'Temps plein').check();
  await page.getByRole('button', { name: 'Continuer' }).click();
}

async function fillRequirements(page: Page) {
  const skills = page.getByLabel('Compétences');
  for (const skill of ['React', '  react ', 'TypeScript']) {
    await skills.fill(skill);
    await skills.press('Enter');
  }
  await choose(page, '=Années d’expérience', '3-5').check();
  await choose(page, '=Niveau de séniorité', 'Senior').check();
  await choose(page, '=Niveau d’études', 'Licence').check();
  await page.getByRole('button', { name: 'Continuer' }).click();
}

async function fillPreferences(page: Page) {
  for (const language of ['Français', 'Anglais', 'Arabe']) await choose(page, 'Langues souhaitées', language).check();
  await expect(choose(page, 'Langues souhaitées', 'Italien')).toBeDisabled();
  await choose(page, 'Savoir-être', 'Communication').check();
  await choose(page, 'Secteur d’expérience', 'Technologie').check();
  await choose(page, 'Secteur d’expérience', 'Finance').check();
}

test.describe('the offer wizard', () => {
  test('checks each step, keeps the draft, sends what the contract says and leads to the questions', async ({
    page,
  }) => {
    const calls = await mockApi(page, {
      ...base,
      'POST /jobs/create': async () => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        return { status: 201, body: job('j1', 'Développeur front-end') };
      },
    });
    await page.goto('/CreateJob');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByLabel('Titre du poste')).toBeFocused();
    for (const message of ['Le titre est requis.', 'La description est requise.', 'Le lieu est requis.']) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await page.getByLabel('Titre du poste').fill('D');
    await expect(page.getByText('Le titre est requis.')).toBeHidden();
    await page.getByLabel('Salaire').fill('beaucoup');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByLabel('Salaire')).toHaveAccessibleDescription(
      'Le salaire est un nombre, en dinars par mois.',
    );

    await fillBasics(page);
    await expect(page.getByRole('complementary', { name: 'Aperçu' }).getByText('2 400,5 DT par mois')).toBeVisible();
    await fillRequirements(page);
    await expect(page.getByText("Tous les champs de préférences sont requis pour créer l'offre")).toBeVisible();
    await fillPreferences(page);
    await expect(page.getByText('3 sur 3 sélectionnés')).toBeVisible();
    await expect(page.getByText('1 sur 3 sélectionnés')).toBeVisible();

    await expect(page.getByText(/^Brouillon enregistré à \d\d:\d\d$/)).toBeVisible();
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('Finance'));
    await page.reload();
    await expect(page.getByText('1 sur 3 sélectionnés')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Retirer TypeScript' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(2);
    await page.goForward();

    await page.getByRole('button', { name: "Créer l'offre" }).dblclick();
    await expect(toast(page, "Offre d'emploi créée avec succès !")).toBeVisible();
    await expect(page).toHaveURL(/\/Jobs$/);
    await expect(
      page.getByRole('article', { name: 'Développeur front-end' }).getByRole('link', { name: 'Relire les questions' }),
    ).toBeVisible();
    expect(made(calls, 'POST /jobs/create')).toEqual([
      {
        call: 'POST /jobs/create',
        body: {
          title: 'Développeur front-end',
          description: 'Une équipe de cinq personnes.',
          location: 'Tunis',
          salary: 2400.5,
          type: 'Temps plein',
          interviewLanguage: 'Français',
          idealProfile: {
            skills: ['React', 'TypeScript'],
            minExperienceYears: 3,
            seniorityLevel: 'Senior',
            educationLevel: 'Licence',
            preferredLanguages: ['Anglais', 'Français', 'Arabe'],
            softSkills: ['Communication'],
            industryBackground: 'Technologie, Finance',
          },
        },
      },
    ]);
    await page.goto('/CreateJob');
    await expect(page.getByLabel('Titre du poste')).toHaveValue('');
  });

  test('a click on the next question right after a skill hits it, and the skill counts', async ({ page }) => {
    await mockApi(page, base);
    await page.goto('/CreateJob');
    await fillBasics(page);
    for (const skill of ['Accessibilité', 'TypeScript', 'Tests automatisés', 'React', 'Node', 'SQL', 'Figma']) {
      await page.getByLabel('Compétences').fill(skill);
      await choose(page, '=Niveau d’études', skill.length % 2 ? 'Master' : 'Doctorat').click();
      await expect(choose(page, '=Niveau d’études', skill.length % 2 ? 'Master' : 'Doctorat')).toBeChecked();
    }
    await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(7);
  });

  test('keeps everything when the creation fails', async ({ page }) => {
    await mockApi(page, { ...base, 'POST /jobs/create': { status: 500, body: {} } });
    await page.goto('/CreateJob');
    await fillBasics(page);
    await fillRequirements(page);
    await fillPreferences(page);
    await page.getByRole('button', { name: "Créer l'offre" }).click();
    await expect(toast(page, 'Erreur inconnue')).toBeVisible();
    await expect(choose(page, 'Savoir-être', 'Communication')).toBeChecked();
  });

  test('finds out that a creation arrived although its answer was lost', async ({ page }) => {
    let published = false;
    const calls = await mockApi(page, {
      ...base,
      'GET /jobs/company': () => ({
        body: published
          ? companyJobs(job('j9', 'Développeur front-end', { description: 'Une équipe de cinq personnes.' }))
          : companyJobs(),
      }),
      'POST /jobs/create': () => {
        published = true;
        return 'lost';
      },
    });
    await page.goto('/CreateJob');
    await fillBasics(page);
    await fillRequirements(page);
    await fillPreferences(page);
    await page.getByRole('button', { name: "Créer l'offre" }).click();
    await expect(toast(page, "Offre d'emploi créée avec succès !")).toBeVisible();
    expect(made(calls, 'POST /jobs/create')).toHaveLength(1);
  });

  for (const [code, message, title, button] of [
    ['NO_SUBSCRIPTION', 'Veuillez en acheter un.', 'Abonnement requis', 'Souscrire un abonnement'],
    ['NOT_ACTIVE', 'Pas encore actif.', 'Abonnement en attente', 'Voir mon abonnement'],
    ['EXPIRED_SUBSCRIPTION', 'Expiré.', 'Abonnement expiré', 'Renouveler mon abonnement'],
    ['NO_JOBS_LEFT', 'Tout est publié.', 'Quota épuisé', 'Améliorer mon abonnement'],
  ] as const) {
    test(`is blocked by ${code}, with the way to the prices`, async ({ page }) => {
      await mockApi(page, { ...base, 'GET /jobs/can-post': { status: 403, body: { code, message } } });
      await page.goto('/CreateJob');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(message)).toBeVisible();
      await page.getByRole('link', { name: button }).click();
      await expect(page).toHaveURL(/\/Pricing$/);
    });
  }

  test('is blocked by a refusal without words and by a fault', async ({ page }) => {
    let answers = 0;
    await mockApi(page, { ...base, 'GET /jobs/can-post': () => ({ status: answers++ === 0 ? 403 : 500, body: {} }) });
    await page.goto('/CreateJob');
    await expect(page.getByText('Accès refusé')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Erreur d'abonnement");
    await page.reload();
    await expect(page.getByText("Erreur inconnue lors de la vérification de l'abonnement")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contacter le support' })).toBeVisible();
    await page.getByRole('button', { name: 'Retour' }).click();
    await expect(page).toHaveURL(/\/Jobs$/);
  });
});

const saved = [
  question('q1', 'Racontez un choix technique que vous avez défendu.'),
  question('q2', 'Aimez-vous travailler en équipe avec d’autres ?', {
    advice: ['On peut y répondre par oui ou par non.'],
  }),
  question('q3', 'Décrivez le dernier problème que vous avez réglé.', { kind: 'knowledge', competency: 'React' }),
  question('q4', 'Que faites-vous quand un délai ne tient plus ?', { kind: 'situation' }),
];

test.describe('the questions of an offer', () => {
  const texts = (page: Page) =>
    page.getByRole('textbox').evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

  test('are read, edited, reordered, removed, added and saved as one list', async ({ page }) => {
    const calls = await mockApi(page, {
      ...base,
      'GET /jobs/j1/questions': { body: jobQuestions(saved) },
      'PUT /jobs/j1/questions': (request) => {
        const { questions } = request.postDataJSON() as { questions: { id?: string; text: string }[] };
        return { body: jobQuestions(questions.map(({ id, text }, index) => question(id ?? `n${index}`, text))) };
      },
    });
    await page.goto('/Jobs/j1/Questions');
    const second = page.getByRole('listitem').filter({ has: page.getByLabel('Question 2', { exact: true }) });
    await expect(second.getByText('Savoir-être choisi dans l’offre')).toBeVisible();
    await expect(second.getByText('On peut y répondre par oui ou par non.')).toBeVisible();

    await page.getByRole('button', { name: 'Descendre la question 1' }).click();
    await expect(page.getByRole('button', { name: 'Descendre la question 2' })).toBeFocused();
    await page.getByRole('button', { name: 'Supprimer la question 4' }).click();
    await expect(page.getByRole('button', { name: 'Supprimer la question 3' })).toBeDisabled();
    await page.getByLabel('Notifications').getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('textbox')).toHaveCount(4);
    await page.getByLabel('Question 1', { exact: true }).fill('Racontez un désaccord dans votre équipe.');
    await page.getByRole('button', { name: 'Ajouter une question' }).click();
    await expect(page.getByLabel('Question 5', { exact: true })).toBeFocused();
    await page.keyboard.type('Court');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByLabel('Question 5', { exact: true })).toHaveAccessibleDescription(
      'Cette question est trop courte.',
    );
    await page.getByLabel('Question 5', { exact: true }).fill('Qu’avez-vous appris de votre dernière erreur ?');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toast(page, 'Questions enregistrées')).toBeVisible();
    await expect(page.getByText('Modifications non enregistrées')).toBeHidden();
    expect(made(calls, 'PUT /jobs/j1/questions')).toEqual([
      {
        call: 'PUT /jobs/j1/questions',
        body: {
          questions: [
            { id: 'q2', text: 'Racontez un désaccord dans votre équipe.' },
            { id: 'q1', text: saved[0]?.text },
            { id: 'q3', text: saved[2]?.text },
            { id: 'q4', text: saved[3]?.text },
            { text: 'Qu’avez-vous appris de votre dernière erreur ?' },
          ],
        },
      },
    ]);
    expect(await texts(page)).toHaveLength(5);
  });

  test('are not left by accident', async ({ page }) => {
    await mockApi(page, { ...base, 'GET /jobs/j1/questions': { body: jobQuestions(saved) } });
    await page.goto('/Jobs/j1/Questions');
    await page.getByRole('button', { name: 'Descendre la question 1' }).click();
    await page.getByRole('link', { name: 'Offres d’emploi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
    await expect(dialog.getByRole('button', { name: 'Rester' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/Questions$/);
    await page.getByRole('link', { name: 'Offres d’emploi' }).click();
    await dialog.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await expect(page).toHaveURL(/\/Jobs$/);
  });

  test('cannot be changed once an interview has started', async ({ page }) => {
    let editable = true;
    const locked = 'Un premier entretien a commencé.';
    await mockApi(page, {
      ...base,
      'GET /jobs/j1/questions': () => ({ body: jobQuestions(saved, editable) }),
      'PUT /jobs/j1/questions': () => {
        editable = false;
        return { status: 409, body: { code: 'QUESTIONS_LOCKED', message: locked } };
      },
    });
    await page.goto('/Jobs/j1/Questions');
    await page.getByRole('button', { name: 'Monter la question 2' }).click();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toast(page, locked)).toBeVisible();
    await expect(page.getByText('Un premier entretien a commencé : les questions ne changent plus')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByText('Racontez un choix technique que vous avez défendu.')).toBeVisible();
  });

  test('of an unknown offer do not exist', async ({ page }) => {
    await mockApi(page, {
      ...base,
      'GET /jobs/j1/questions': { status: 404, body: { code: 'X', message: 'Introuvable.' } },
    });
    await page.goto('/Jobs/j1/Questions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offre introuvable');
  });
});

test('offers, wizard, panel and questions are accessible at every width, in light and dark', async ({ page }) => {
  test.setTimeout(180_000);
  let refused = false;
  await mockApi(page, {
    ...base,
    'GET /jobs/can-post': () =>
      refused ? { status: 403, body: { code: 'NO_JOBS_LEFT', message: 'x' } } : { body: { canPost: true } },
    'GET /jobs/j1/questions': { body: jobQuestions(saved) },
  });
  await page.goto('/Jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/CreateJob');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expectAccessible(page);
  await fillBasics(page);
  await expect(page.getByLabel('Compétences')).toBeVisible();
  await expectAccessible(page);
  await fillRequirements(page);
  await fillPreferences(page);
  await expectAccessible(page);
  await page.goto('/Jobs/j1/Questions');
  await page.getByRole('button', { name: 'Descendre la question 1' }).click();
  await expectAccessible(page);
  refused = true;
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/CreateJob');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quota épuisé');
  await expectAccessible(page);
});
