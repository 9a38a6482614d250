import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { logIn, made, type Mock, mockApi } from '@kafaa/testing/product/mock-api';
import { plans, settings, subscription } from '@kafaa/testing/product/offers-data';
import { pageTest as test, test as deviceTest } from '@kafaa/testing/product/test';

const toast = (page: Page, text: string) => page.getByLabel('Notifications').getByText(text, { exact: true });
const column = (page: Page, plan: string) => page.getByRole('columnheader', { name: plan });
const statements = [
  'Votre abonnement actuel est désactivé',
  'Vos abonnements en attente sont annulés.',
  'Un seul abonnement peut être actif à la fois.',
  'Cette action est irréversible.',
];
const base: Record<string, Mock> = {
  'GET /users/settings': { body: settings },
  'GET /plans': { body: plans },
  'GET /subscriptions/user': { body: [] },
};

test.beforeEach(({ page }) => logIn(page));

test.describe('pricing page', () => {
  test('the pricing page compares the plans feature by feature', async ({ page }) => {
    await mockApi(page, base);
    await page.goto('/Pricing');
    const rows = [
      ['Offres d’emploi', '1 au total', '3 par mois', '10 par mois'],
      ['Candidats par offre', '10', '30', '50'],
      ['Entretiens menés par l’IA', 'Inclus', 'Inclus', 'Inclus'],
      ['Rapports PDF détaillés de l’IA', 'Non inclus', 'Non inclus', 'Inclus'],
      ['Réponses complètes des candidats', 'Non inclus', 'Non inclus', 'Inclus'],
      ['Planification d’entretiens', 'Non inclus', 'Non inclus', 'Inclus'],
      ['Support prioritaire', 'Non inclus', 'Non inclus', 'Inclus'],
    ] as const;
    for (const [label, ...values] of rows) {
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${label}`) }) });
      await expect(row.getByRole('cell')).toHaveText(values);
    }
    await expect(column(page, 'Basic')).toContainText('75 TND par mois');
    await expect(page.getByRole('link', { name: 'Contacter le support' })).toHaveAttribute('href', /wa\.me|mailto:/);
  });

  test('the pricing page activates the free plan once, after a dialog that lists every consequence', async ({
    page,
  }) => {
    let owned: unknown[] = [];
    const calls = await mockApi(page, {
      ...base,
      'GET /subscriptions/user': () => ({ body: owned }),
      'POST /subscriptions/buy-free/starter': () => {
        owned = [subscription('starter')];
        return { status: 201, body: { message: 'ok', subscription: owned[0] } };
      },
    });
    await page.goto('/Pricing');
    await page.getByRole('button', { name: 'Activer gratuitement' }).click();
    const dialog = page.getByRole('dialog', { name: "Confirmation d'abonnement" });
    // The consequences are collapsed, because the company can lose nothing.
    await expect(dialog).toContainText('Gratuit pendant 30\u00A0jours, sans carte bancaire.');
    await expect(dialog.getByText('Cette action est irréversible.')).toBeHidden();
    await dialog.getByText('Règles d’abonnement').click();
    for (const statement of statements) await expect(dialog.getByText(statement)).toBeVisible();
    await dialog.getByText('Règles d’abonnement').click();
    await dialog.getByRole('button', { name: 'Annuler' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(made(calls, 'POST /subscriptions/buy-free/starter')).toHaveLength(0);

    await page.getByRole('button', { name: 'Activer gratuitement' }).click();
    await dialog.getByRole('button', { name: "J'accepte et continue" }).dblclick();
    await expect(toast(page, 'Plan gratuit activé : vous pouvez publier votre offre.')).toBeVisible();
    // The next page is the form of the first offer.
    await expect(page).toHaveURL(/\/CreateJob$/);
    expect(made(calls, 'POST /subscriptions/buy-free/starter')).toHaveLength(1);
    await page.goBack();
    await expect(column(page, 'Starter')).toContainText('Votre plan actuel, jusqu’au 12 décembre 2026');
    await expect(column(page, 'Starter').getByRole('button')).toBeDisabled();
  });

  test('confirming a paid plan redirects to the payment URL', async ({ page, baseURL }) => {
    await mockApi(page, {
      ...base,
      'GET /subscriptions/user': { body: [subscription('basic')] },
      'POST /subscriptions/buy/entreprise': {
        status: 201,
        body: { message: 'ok', paymentUrl: `${baseURL}/Contact?paiement=99`, subscription: subscription('entreprise') },
      },
    });
    await page.goto('/Pricing');
    await page.getByRole('button', { name: 'Choisir Entreprise' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Basic');
    await expect(dialog).toContainText('La page de paiement s’ouvrira ensuite.');
    await dialog.getByRole('button', { name: "J'accepte et continue" }).click();
    await expect(page).toHaveURL(/\/Contact\?paiement=99$/);
  });

  test('a resumed purchase without a configured payment page shows the amount and contact links without a dialog', async ({
    page,
  }) => {
    const waiting = subscription('entreprise', { subscriptionStatus: 'PENDING', isCurrent: false, expireAt: null });
    await mockApi(page, {
      ...base,
      'GET /subscriptions/user': { body: [waiting] },
      'POST /subscriptions/buy/entreprise': {
        status: 201,
        body: { message: 'ok', paymentUrl: '/Pricing?paiement=attente', subscription: waiting },
      },
    });
    await page.goto('/Pricing');
    // The purchase was confirmed before, so no dialog opens.
    await page.getByRole('button', { name: 'Reprendre le paiement' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/Pricing\?paiement=attente$/);
    const panel = page.getByRole('region', { name: 'Votre plan Entreprise attend son paiement' });
    await expect(panel).toContainText('99 TND');
    await expect(panel.getByRole('link').first()).toHaveAttribute('href', /^(https:\/\/wa\.me|mailto:|tel:)/);
    await expectAccessible(page);
  });

  test('the pricing page does not follow a javascript: payment URL', async ({ page }) => {
    await mockApi(page, {
      ...base,
      'POST /subscriptions/buy/basic': {
        status: 201,
        body: { message: 'ok', paymentUrl: 'javascript:document.title="pris"', subscription: subscription('basic') },
      },
    });
    await page.goto('/Pricing');
    await page.getByRole('button', { name: 'Choisir Basic' }).click();
    await page.getByRole('button', { name: "J'accepte et continue" }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveTitle('Tarifs · Kafaa');
  });

  test('the pricing page shows whether a plan is used up, expired or pending', async ({ page }) => {
    const gone = { isCurrent: false, subscriptionStatus: 'EXPIRED' } as const;
    await mockApi(page, {
      ...base,
      'GET /subscriptions/user': {
        body: [
          subscription('entreprise', { isCurrent: false, subscriptionStatus: 'PENDING', expireAt: null }),
          subscription('basic', gone),
          subscription('starter', gone),
        ],
      },
    });
    await page.goto('/Pricing');
    await expect(column(page, 'Starter').getByRole('button', { name: 'Déjà utilisé' })).toBeDisabled();
    await expect(column(page, 'Basic').getByRole('button', { name: 'Renouveler' })).toBeEnabled();
    await expect(column(page, 'Entreprise')).toContainText('En attente');
    await expect(column(page, 'Entreprise').getByRole('button', { name: 'Reprendre le paiement' })).toBeEnabled();
  });

  deviceTest(
    'a 403 toast lasts 6 to 9 s, a plan without a price shows the default, and 101 offers read « illimité »',
    async ({ page }) => {
      await page.clock.install();
      await mockApi(page, {
        ...base,
        'GET /plans': {
          body: plans.map((plan) => (plan.id === 'entreprise' ? { ...plan, price: undefined, numOfJobs: 101 } : plan)),
        },
        'POST /subscriptions/buy/entreprise': { status: 403, body: { code: 'X', message: 'Refusé par le serveur.' } },
      });
      await page.goto('/Pricing');
      await expect(column(page, 'Entreprise')).toContainText('199 TND par mois');
      await expect(page.getByRole('cell', { name: 'illimité' })).toBeVisible();
      await page.getByRole('button', { name: 'Choisir Entreprise' }).click();
      await page.getByRole('button', { name: "J'accepte et continue" }).click();
      await expect(toast(page, 'Refusé par le serveur.')).toBeVisible();
      await page.mouse.move(0, 400);
      await page.clock.runFor(6000);
      await expect(toast(page, 'Refusé par le serveur.')).toBeVisible();
      await page.clock.runFor(3000);
      await expect(toast(page, 'Refusé par le serveur.')).toBeHidden();
    },
  );

  test('the retry button loads the plans after a failed request', async ({ page }) => {
    let answers = 0;
    await mockApi(page, {
      ...base,
      'GET /plans': () => (answers++ === 0 ? { status: 400, body: {} } : { body: plans }),
    });
    await page.goto('/Pricing');
    await expect(page.getByText('Erreur lors du chargement des plans')).toBeVisible();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(column(page, 'Starter')).toBeVisible();
  });
});

test.describe('account page', () => {
  test('the account page shows profile, identity and onboarding status and links to billing and onboarding', async ({
    page,
  }) => {
    await mockApi(page, base);
    await page.goto('/Settings');
    const profile = page.getByRole('region', { name: 'Profil' });
    for (const text of ['Medina Digital', 'contact@medina.tn', 'ADMIN'])
      await expect(profile.getByText(text)).toBeVisible();
    for (const text of [
      '12, rue de la Kasbah',
      'Tunis',
      'Complété',
      'Technologie',
      '11-50 personnes',
      'Transparence',
    ]) {
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Facturation' })).toHaveAttribute('href', '/Pricing');
    await page.getByRole('link', { name: 'Modifier l’identité' }).click();
    await expect(page).toHaveURL(/\/OnBoarding$/);
    await expect(page.getByLabel('Description')).toHaveValue('Outils de paiement pour les commerces');
  });

  test('the account page lists the subscriptions with status, quota and expiry', async ({ page }) => {
    await mockApi(page, {
      ...base,
      'GET /subscriptions/user': {
        body: [
          subscription('entreprise', {
            subscriptionStatus: 'PENDING',
            isCurrent: false,
            expireAt: null,
            numOfJobs: 101,
          }),
          subscription('basic'),
        ],
      },
    });
    await page.goto('/Settings');
    await page.getByRole('link', { name: 'Abonnements' }).click();
    const card = (plan: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan }) });
    for (const text of ['En attente', '1 sur illimité', '30 jours après l’activation']) {
      await expect(card('Entreprise').getByText(text)).toBeVisible();
    }
    for (const text of ['Actif', 'Abonnement actuel', '1 sur 3', 'le 12 décembre 2026']) {
      await expect(card('Basic').getByText(text, { exact: true })).toBeVisible();
    }
  });

  test('the account page shows default error messages and a retry button if its requests fail without a message', async ({
    page,
  }) => {
    await mockApi(page, {
      'GET /users/settings': { status: 400, body: {} },
      'GET /subscriptions/user': { status: 400, body: {} },
    });
    await page.goto('/Settings');
    await expect(page.getByText('Failed to load user settings')).toBeVisible();
    await page.getByRole('link', { name: 'Abonnements' }).click();
    await expect(page.getByText('Failed to load subscriptions')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});

test.describe('account form', () => {
  const field = (page: Page, label: string) =>
    page.getByLabel(new RegExp(`^${label}( \\*)?$`)).and(page.locator('input'));
  const open = async (page: Page) => {
    await page.goto('/Settings');
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    await expect(field(page, 'Nom de l’entreprise')).toBeFocused();
  };

  test('the account form focuses one invalid field at a time, and cancelling restores the values without a request', async ({
    page,
  }) => {
    const calls = await mockApi(page, base);
    await open(page);
    await expect(page.getByText('contact@medina.tn').last()).toBeVisible();
    await expectAccessible(page);
    const faults = [
      ['Nom de l’entreprise', 'AB', 'Medina', 'Le nom doit contenir entre 3 et 15 caractères.'],
      ['Téléphone', '7123', '71 234 567', 'Le numéro de téléphone doit contenir exactement 8 chiffres.'],
      ['Adresse', 'a', '12, rue', "L'adresse doit contenir entre 3 et 50 caractères."],
      ['Ville', '', 'Sfax', 'Veuillez entrer votre ville.'],
    ] as const;
    for (const [label, wrong] of faults) await field(page, label).fill(wrong);
    for (const [label, , right, message] of faults) {
      await page.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(field(page, label)).toBeFocused();
      await expect(field(page, label)).toHaveAccessibleDescription(message);
      await field(page, label).fill(right);
    }
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toBeFocused();
    await expect(page.getByText('12, rue de la Kasbah')).toBeVisible();
    expect(made(calls, 'PUT /users/settings')).toHaveLength(0);
  });

  test('the account form keeps its input after a failed save, and sends one request on a double click', async ({
    page,
  }) => {
    let answers = 0;
    const saved = { ...settings, name: 'Médina', phone: '71999888', city: 'Sfax' };
    const calls = await mockApi(page, {
      ...base,
      'PUT /users/settings': () => (answers++ === 0 ? { status: 500, body: {} } : { body: saved }),
    });
    await open(page);
    await field(page, 'Nom de l’entreprise').fill('Médina');
    await field(page, 'Téléphone').fill('+216 71 999 888');
    await field(page, 'Ville').fill('Sfax');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toast(page, 'L’enregistrement a échoué. Veuillez réessayer.')).toBeVisible();
    await expect(field(page, 'Ville')).toHaveValue('Sfax');
    await page.getByRole('button', { name: 'Enregistrer' }).dblclick();
    await expect(toast(page, 'Vos informations sont enregistrées.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Profil' })).toContainText('Médina');
    expect(made(calls, 'PUT /users/settings')).toHaveLength(2);
    expect(made(calls, 'PUT /users/settings')[1]?.body).toEqual({
      name: 'Médina',
      phone: '71999888',
      address: '12, rue de la Kasbah',
      city: 'Sfax',
      legalName: '',
    });
  });

  test('the account page shows the label of each onboarding status', async ({ page }) => {
    for (const [status, label] of [
      ['COMPLETED', 'Complété'],
      ['PENDING', 'En cours'],
      ['', 'Non commencé'],
    ]) {
      await mockApi(page, { ...base, 'GET /users/settings': { body: { ...settings, onBoardingStatus: status } } });
      await page.goto('/Settings');
      await expect(page.getByText(label ?? '', { exact: true })).toBeVisible();
    }
  });
});

// whole-way.spec.ts covers the prices and their dialog; recruiter-guards.spec.ts covers the account and the meetings.
test('the subscriptions are accessible at every width', async ({ page }) => {
  await mockApi(page, { ...base, 'GET /subscriptions/user': { body: [subscription('basic')] } });
  await page.goto('/Settings?section=abonnements');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page);
});
