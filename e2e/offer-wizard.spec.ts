import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { logIn, made, type Mock, mockApi } from '@kafaa/testing/product/mock-api';
import { companyJobs, job, plans, settings } from '@kafaa/testing/product/offers-data';
import { pageTest as test } from '@kafaa/testing/product/test';

const toast = (page: Page, text: string) => page.getByLabel('Notifications').getByText(text, { exact: true });
const choose = (page: Page, group: string, option: string) =>
  page
    .getByRole(group.startsWith('=') ? 'radiogroup' : 'group', { name: group.replace(/^=/, '') })
    .getByLabel(option, { exact: true });

const base: Record<string, Mock> = {
  'GET /users/settings': { body: settings },
  'GET /jobs/company': { body: companyJobs() },
  'GET /jobs/can-post': { body: { canPost: true } },
};

test.beforeEach(({ page }) => logIn(page));

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

test.describe('offer wizard', () => {
  test('the offer wizard validates each step, restores its draft on reload and sends one request on a double click', async ({
    page,
  }) => {
    const calls = await mockApi(page, {
      ...base,
      'POST /jobs/create': async () => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        return { status: 201, body: job('j1', 'Développeur front-end') };
      },
      'GET /jobs/company': { body: companyJobs(job('j1', 'Développeur front-end', { questionsRead: false })) },
    });
    await page.goto('/CreateJob');
    // The company's own city is proposed.
    await expect(page.getByLabel('Lieu')).not.toHaveValue('');
    await page.getByLabel('Lieu').fill('');
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

    const reach = page.getByRole('radiogroup', { name: 'Qui peut trouver l’offre' });
    await expect(reach.getByRole('radio', { name: /^Tout le monde/ })).toBeChecked();
    await reach.getByRole('radio', { name: /^Par lien seulement/ }).check();
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
          contract: null,
          remoteDays: null,
          listed: false,
          promiseDays: null,
          interviewLanguage: 'Français',
          indispensableSkills: [],
          asksForWriting: false,
          requestId: expect.stringMatching(/^[0-9a-f]{32}-[0-9a-z]+$/) as unknown,
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

  test('clicking a radio button while typing a skill adds the skill and checks the button', async ({ page }) => {
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

  test('the offer wizard shows an error and keeps its input if the creation fails with 500', async ({ page }) => {
    await mockApi(page, { ...base, 'POST /jobs/create': { status: 500, body: {} } });
    await page.goto('/CreateJob');
    await fillBasics(page);
    await fillRequirements(page);
    await fillPreferences(page);
    await page.getByRole('button', { name: "Créer l'offre" }).click();
    await expect(toast(page, 'Erreur inconnue')).toBeVisible();
    await expect(choose(page, 'Savoir-être', 'Communication')).toBeChecked();
  });

  test('the offer wizard asks for a missing contact address, validates it and announces the confirmation mail', async ({
    page,
  }) => {
    const without = {
      ...settings,
      contactEmail: null,
      contactEmailAsked: null,
    };
    const contactEmailAsked = 'candidats@medina.tn';
    const calls = await mockApi(page, {
      ...base,
      'GET /users/settings': { body: without },
      'PUT /users/settings': { body: { ...without, contactEmailAsked } },
      'POST /jobs/create': {
        status: 201,
        body: job('j1', 'Développeur front-end'),
      },
    });
    await page.goto('/CreateJob');
    await fillBasics(page);
    await fillRequirements(page);
    await fillPreferences(page);
    const contact = page.getByLabel('Adresse de contact pour les candidats');
    await expect(contact).toHaveValue(settings.userName);
    await contact.fill('candidats');
    await page.getByRole('button', { name: "Créer l'offre" }).click();
    await expect(contact).toBeFocused();
    await expect(contact).toHaveAccessibleDescription(/Veuillez entrer une adresse e-mail valide/);
    expect(made(calls, 'POST /jobs/create')).toHaveLength(0);
    await expectAccessible(page);
    await contact.fill(contactEmailAsked);
    await page.getByRole('button', { name: "Créer l'offre" }).click();
    await expect(toast(page, `Un e-mail de confirmation part à ${contactEmailAsked}.`)).toBeVisible();
    await expect(page).toHaveURL(/\/Jobs/);
    const { name, phone, address, city } = settings;
    expect(made(calls, 'PUT /users/settings').map(({ body }) => body)).toEqual([
      { name, phone, address, city, contactEmail: contactEmailAsked },
    ]);
  });

  test('the offer wizard retries a lost creation request with the same idempotency key', async ({ page }) => {
    let asked = 0;
    const calls = await mockApi(page, {
      ...base,
      'POST /jobs/create': () => (asked++ === 0 ? 'lost' : { status: 201, body: job('j9', 'Développeur front-end') }),
    });
    await page.goto('/CreateJob');
    await fillBasics(page);
    await fillRequirements(page);
    await fillPreferences(page);
    await page.getByRole('button', { name: "Créer l'offre" }).click();
    await expect(toast(page, "Offre d'emploi créée avec succès !")).toBeVisible();
    const keys = made(calls, 'POST /jobs/create').map(({ body }) => (body as { requestId?: string }).requestId);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}-/);
  });

  for (const [code, message, title, button] of [
    ['NO_SUBSCRIPTION', 'Veuillez en acheter un.', 'Abonnement requis', 'Souscrire un abonnement'],
    ['NOT_ACTIVE', 'Pas encore actif.', 'Abonnement en attente', 'Voir mon abonnement'],
    ['EXPIRED_SUBSCRIPTION', 'Expiré.', 'Abonnement expiré', 'Renouveler mon abonnement'],
    ['NO_JOBS_LEFT', 'Tout est publié.', 'Quota épuisé', 'Améliorer mon abonnement'],
  ] as const) {
    test(`the offer wizard is blocked by ${code} and links to the pricing page`, async ({ page }) => {
      await mockApi(page, { ...base, 'GET /jobs/can-post': { status: 403, body: { code, message } } });
      await page.goto('/CreateJob');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(message)).toBeVisible();
      await page.getByRole('link', { name: button }).click();
      await expect(page).toHaveURL(/\/Pricing$/);
    });
  }

  test('a company without a plan activates the free plan on the page of its first offer', async ({ page }) => {
    let active = false;
    const blocked = { status: 403, body: { code: 'NO_SUBSCRIPTION', message: 'Veuillez en acheter un.' } };
    const calls = await mockApi(page, {
      ...base,
      'GET /plans': { body: plans },
      'GET /subscriptions/user': { body: [] },
      'GET /jobs/can-post': () => (active ? { body: { canPost: true } } : blocked),
      'POST /subscriptions/buy-free/starter': () => {
        active = true;
        return { body: { message: 'Plan gratuit activé.' } };
      },
    });
    await page.goto('/CreateJob');
    await page.getByRole('button', { name: 'Activer Starter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: "J'accepte et continue" }).click();
    await expect(page.getByLabel('Titre du poste')).toBeVisible();
    await expect(page).toHaveURL(/\/CreateJob$/);
    expect(made(calls, 'POST /subscriptions/buy-free/starter')).toHaveLength(1);
  });

  test('a 403 without a message and a 500 each block the offer wizard with a default message', async ({ page }) => {
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

// This test covers the errors; whole-way.spec.ts and recruiter-guards.spec.ts cover the correctly filled steps and the panel.
test('the offer wizard with validation errors is accessible at every width, in light and dark mode', async ({
  page,
}) => {
  await mockApi(page, { ...base, 'GET /jobs/can-post': { body: { canPost: true } } });
  await page.goto('/CreateJob');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expectAccessible(page);
});
