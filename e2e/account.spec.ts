import { expect, type Page } from '@playwright/test';
import { logIn, made, mockApi } from '@kafaa/testing/product/mock-api';
import { pageTest as test } from '@kafaa/testing/product/test';

const FORM = {
  'Nom de l’entreprise': 'Medina Digital',
  'E-mail': 'contact@medina.tn',
  Téléphone: '71234567',
  Adresse: '12, rue de la Kasbah',
  Ville: 'Tunis',
  'Mot de passe': 'un-mot-de-passe',
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).and(page.locator('input'));
const toast = (page: Page, text: string) => page.getByLabel('Notifications').getByText(text, { exact: true });

async function fillSignup(page: Page, changes: Partial<typeof FORM> = {}) {
  for (const [label, value] of Object.entries({ ...FORM, ...changes })) await field(page, label).fill(value);
}

test.describe('sign-up', () => {
  test('the sign-up form shows one error at a time, in the specified order, at its focused field', async ({ page }) => {
    const calls = await mockApi(page, {});
    await page.goto('/Signup');
    const submit = page.getByRole('button', { name: 'Créer mon compte' });
    const faults = [
      ['E-mail', 'contact', 'Veuillez entrer une adresse e-mail valide.'],
      ['Mot de passe', 'court', 'Le mot de passe doit contenir au moins 8 caractères.'],
      ['Nom de l’entreprise', 'AB', 'Le nom doit contenir entre 3 et 15 caractères.'],
      ['Téléphone', '7123456', 'Le numéro de téléphone doit contenir exactement 8 chiffres.'],
      ['Adresse', 'a', "L'adresse doit contenir entre 3 et 50 caractères."],
      ['Ville', '', 'Veuillez entrer votre ville.'],
    ] as const;
    for (const [label, wrong] of faults) await field(page, label).fill(wrong);
    for (const [label, , message] of faults) {
      await submit.click();
      await expect(field(page, label)).toBeFocused();
      await expect(field(page, label)).toHaveAccessibleDescription(message);
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
      await field(page, label).fill(FORM[label]);
    }
    expect(calls).toEqual([]);
  });

  test('the sign-up form reports a too long name while the name is typed', async ({ page }) => {
    await mockApi(page, {});
    await page.goto('/Signup');
    const name = field(page, 'Nom de l’entreprise');
    await name.fill('Medina Digital');
    const count = page.getByText('14 caractères sur 15');
    const calm = await count.evaluate((element) => getComputedStyle(element).color);
    await expect(page.getByText('Trop long.')).toHaveCount(0);
    await name.fill('Medina Digital Services');
    await expect(name).toHaveAccessibleDescription(/^Trop long\. .*23 caractères sur 15/);
    const over = page.getByText('23 caractères sur 15');
    expect(await over.evaluate((element) => getComputedStyle(element).color)).not.toBe(calm);
  });

  test('a double click on the sign-up button sends one request, shows success and leads to the log-in page', async ({
    page,
  }) => {
    const calls = await mockApi(page, {
      'POST /auth/signup': async () => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        return { status: 201, body: { message: 'ok' } };
      },
    });
    await page.goto('/Signup');
    await fillSignup(page);
    await page.getByRole('button', { name: 'Créer mon compte' }).dblclick();
    await expect(page.getByRole('button', { name: 'Inscription...' })).toHaveAttribute('aria-busy', 'true');
    await expect(toast(page, 'Inscription réussie !')).toBeVisible();
    await expect(page).toHaveURL(/\/Login$/);
    await expect(page.getByText('Un lien de confirmation est parti vers')).toContainText('contact@medina.tn');
    expect(made(calls, 'POST /auth/signup')).toEqual([
      {
        call: 'POST /auth/signup',
        body: {
          userName: 'contact@medina.tn',
          password: 'un-mot-de-passe',
          name: 'Medina Digital',
          phone: '71234567',
          adresse: '12, rue de la Kasbah',
          city: 'Tunis',
          proof: expect.stringMatching(/^[\da-f]{64}$/),
        },
      },
    ]);
  });

  for (const [name, answer, text] of [
    [
      'the server’s words',
      { status: 400, body: { code: 'X', message: 'Cette adresse est refusée.' } },
      'Cette adresse est refusée.',
    ],
    ['a refusal without words', { status: 400, body: {} }, "L'inscription a échoué"],
    ['a fault without words', { status: 500, body: {} }, 'Registration failed'],
    ['a missing service', { status: 503, body: {} }, "Le service d'inscription n'est pas disponible"],
    ['no answer', 'lost', 'Network or unknown error occurred'],
  ] as const) {
    test(`sign-up failing with ${name} shows a message and keeps everything but the password on reload`, async ({
      page,
    }) => {
      await mockApi(page, { 'POST /auth/signup': answer });
      await page.goto('/Signup');
      await fillSignup(page);
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await expect(toast(page, text)).toBeVisible();
      await expect(field(page, 'Mot de passe')).toHaveValue('un-mot-de-passe');
      await page.reload();
      await expect(field(page, 'Ville')).toHaveValue('Tunis');
      // The password is empty because the page never writes it into the browser's storage.
      await expect(field(page, 'Mot de passe')).toHaveValue('');
    });
  }
});

test.describe('log-in', () => {
  const session = {
    accessToken: 'a.b.c',
    userId: 'u1',
    onBoardingStatus: 'COMPLETED',
    role: 'ADMINISTRATOR',
    companies: [],
    message: 'ok',
  };
  const logInWith = async (page: Page) => {
    await field(page, 'E-mail').fill('contact@medina.tn');
    await field(page, 'Mot de passe').fill('un-mot-de-passe');
    await page.getByRole('button', { name: 'Se connecter' }).click();
  };

  test('a log-in leads back to the page that required it', async ({ page }) => {
    await mockApi(page, { 'POST /auth/login': { body: session }, 'GET /users/settings': { status: 503, body: {} } });
    await page.goto('/Settings');
    await expect(page).toHaveURL(/\/Login$/);
    await logInWith(page);
    await expect(toast(page, 'Connexion réussie')).toBeVisible();
    await expect(page).toHaveURL(/\/Settings$/);
    expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBe('a.b.c');
  });

  test('the log-in form refuses a one-letter top-level domain or a short password before sending', async ({ page }) => {
    const calls = await mockApi(page, {});
    await page.goto('/signin');
    await field(page, 'E-mail').fill('contact@medina.t');
    await field(page, 'Mot de passe').fill('court');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Veuillez entrer une adresse e-mail valide.');
    await field(page, 'E-mail').fill('contact@medina.tn');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(field(page, 'Mot de passe')).toHaveAccessibleDescription(
      'Le mot de passe doit comporter au moins 8 caractères.',
    );
    expect(calls).toEqual([]);
  });

  for (const [answer, text] of [
    [
      { status: 400, body: { code: 'BAD_CREDENTIALS', message: 'E-mail ou mot de passe incorrect.' } },
      'E-mail ou mot de passe incorrect.',
    ],
    [{ status: 500, body: {} }, 'Login failed'],
    [{ body: { ...session, accessToken: '' } }, 'Invalid response from server (no accessToken)'],
  ] as const) {
    test(`a failed log-in shows « ${text} » and keeps the password`, async ({ page }) => {
      await mockApi(page, { 'POST /auth/login': answer });
      await page.goto('/Login');
      await logInWith(page);
      await expect(toast(page, text)).toBeVisible();
      await expect(field(page, 'Mot de passe')).toHaveValue('un-mot-de-passe');
    });
  }

  test('the log-in form shows an error if a proxy answers the request with an HTML page', async ({ page }) => {
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto('/Login');
    await logInWith(page);
    await expect(toast(page, 'Invalid response from server (no accessToken)')).toBeVisible();
  });

  test('a log-in with an unconfirmed address offers to send the confirmation mail again', async ({ page }) => {
    const calls = await mockApi(page, {
      'POST /auth/login': { status: 403, body: { code: 'EMAIL_NOT_CONFIRMED', message: 'Confirmez d’abord.' } },
      'POST /auth/resend': { status: 202, body: { message: 'Un nouvel e-mail est parti.' } },
    });
    await page.goto('/Login');
    await logInWith(page);
    await page.getByRole('button', { name: 'Renvoyer l’e-mail de confirmation' }).click();
    await expect(page.getByText('Un nouvel e-mail est parti.')).toBeVisible();
    expect(made(calls, 'POST /auth/resend')[0]?.body).toEqual({ userName: 'contact@medina.tn' });
  });
});

test.describe('e-mail verification', () => {
  const CONFIRM = 'PUT /auth/confirm/t';
  const session = {
    accessToken: 'a.b.c',
    userId: 'u1',
    onBoardingStatus: 'PENDING',
    role: 'ADMINISTRATOR',
    message: 'Adresse confirmée.',
  };
  const button = (page: Page) => page.getByRole('button', { name: 'Confirmer mon adresse' });
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('the verification page confirms nothing on loading, and a click in the sign-up browser opens the session', async ({
    page,
  }) => {
    const calls = await mockApi(page, { 'POST /auth/signup': { status: 201, body: {} }, [CONFIRM]: { body: session } });
    await page.goto('/Signup');
    await fillSignup(page);
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page).toHaveURL(/\/Login$/);
    await page.goto('/verify?token=t');
    await expect(heading(page)).toHaveText('Confirmez votre adresse');
    // The person has just signed up: the header offers neither a log-in nor a sign-up.
    await expect(page.getByRole('banner').getByRole('link', { name: /^(Connexion|Commencer)$/ })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(made(calls, CONFIRM)).toEqual([]);
    await button(page).click();
    await expect(heading(page)).toHaveText('Votre adresse est confirmée');
    await expect(page).toHaveURL(/\/OnBoarding$/);
    const [signedUp] = made(calls, 'POST /auth/signup');
    const { proof } = (signedUp?.body ?? {}) as { proof?: string };
    expect(made(calls, CONFIRM).map(({ body }) => body)).toEqual([{ proof }]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('proof')))).toEqual([]);
  });

  test('verification in another browser asks for the sign-up password, and asks again after a wrong password', async ({
    page,
  }) => {
    const refusal = { status: 400, body: { code: 'CONFIRMATION_REFUSED', message: 'Ce n’est pas le bon.' } };
    const calls = await mockApi(page, {
      [CONFIRM]: (asked) =>
        (asked.postDataJSON() as { password: string }).password === 'un-mot-de-passe' ? { body: session } : refusal,
    });
    await page.goto('/verify?token=t');
    await button(page).click();
    await expect(field(page, 'Mot de passe')).toHaveAccessibleDescription(/Entrez le mot de passe choisi/);
    await field(page, 'Mot de passe').fill('un-mot-de-pase');
    await button(page).click();
    await expect(field(page, 'Mot de passe')).toHaveAccessibleDescription('Ce n’est pas le bon.');
    await field(page, 'Mot de passe').fill('un-mot-de-passe');
    await button(page).click();
    await page.getByRole('button', { name: 'Ouvrir mon espace' }).click();
    await expect(page).toHaveURL(/\/OnBoarding$/);
    expect(made(calls, CONFIRM)).toHaveLength(2);
  });

  test('verification asks for the password if the stored proof belongs to another sign-up', async ({ page }) => {
    await page.addInitScript(() => {
      const kept = { value: 'a'.repeat(64), savedAt: new Date().toISOString() };
      localStorage.setItem('kafaa.draft.signup.proof', JSON.stringify(kept));
    });
    await mockApi(page, { [CONFIRM]: { status: 400, body: { code: 'CONFIRMATION_REFUSED', message: 'Non.' } } });
    await page.goto('/verify?token=t');
    await button(page).click();
    await expect(field(page, 'Mot de passe')).toHaveAccessibleDescription('Celui que vous avez choisi à l’inscription');
  });

  const confirm = async (page: Page) => {
    await field(page, 'Mot de passe').fill('un-mot-de-passe');
    await button(page).click();
  };
  for (const [name, url, answer, text] of [
    ['a missing token', '/verify', null, 'Token de vérification manquant.'],
    [
      'a spent token',
      '/verify?token=t',
      { status: 404, body: {} },
      'Ce lien de confirmation est invalide ou a expiré.',
    ],
    ['a fault', '/verify?token=t', { status: 500, body: {} }, "Erreur lors de la vérification de l'email."],
  ] as const) {
    test(`verification shows an error for ${name} and links to the log-in page`, async ({ page }) => {
      await mockApi(page, answer ? { [CONFIRM]: answer } : {});
      await page.goto(url);
      if (answer) await confirm(page);
      await expect(page.getByRole('alert')).toHaveText(text);
      await page.getByRole('link', { name: 'Aller à la connexion' }).click();
      await expect(page).toHaveURL(/\/signin$/);
      await expect(heading(page)).toHaveText('Se connecter');
    });
  }

  test('verification can be retried after a server error without typing the password again', async ({ page }) => {
    let turn = 0;
    await mockApi(page, { [CONFIRM]: () => ((turn += 1) === 1 ? { status: 503, body: {} } : { body: session }) });
    await page.goto('/verify?token=t');
    await confirm(page);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(heading(page)).toHaveText('Votre adresse est confirmée');
  });

  test('verification of a confirmed address shows « Adresse déjà confirmée »', async ({ page }) => {
    await mockApi(page, { [CONFIRM]: { status: 409, body: { code: 'X', message: 'Déjà confirmée.' } } });
    await page.goto('/verify?token=t');
    await confirm(page);
    await expect(heading(page)).toHaveText('Adresse déjà confirmée');
  });
});

test.describe('onboarding', () => {
  test.beforeEach(({ page }) => logIn(page, 'PENDING'));

  test('onboarding takes four steps, keeps the answers over back and reload, and leads to the pricing page', async ({
    page,
  }) => {
    const calls = await mockApi(page, {
      'PUT /users/onboarding': { body: { onBoardingStatus: 'COMPLETED', message: 'ok' } },
    });
    await page.goto('/Jobs');
    await expect(page).toHaveURL(/\/OnBoarding$/);
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');

    const description = page.getByLabel('Description');
    await description.fill('Outils');
    await expect(page.getByText('Veuillez entrer encore au moins 5 caractères')).toBeVisible();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(description).toBeFocused();
    await description.fill('Outils de paiement pour les commerces');
    await expect(page.getByText('37 caractères')).toBeVisible();
    await page.getByRole('button', { name: 'Continuer' }).click();

    await page.getByLabel('Technologie').check();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByLabel('11-50').check();
    await page.getByRole('button', { name: 'Continuer' }).click();

    for (const value of ['Innovation', 'Intégrité', 'Collaboration', 'Transparence', 'Communauté']) {
      await page.getByLabel(value).check();
    }
    await expect(page.getByText('5/5 valeurs sélectionnées')).toBeVisible();
    await expect(page.getByText('Maximum de 5 valeurs sélectionnées')).toBeVisible();
    await expect(page.getByLabel('Excellence')).toBeDisabled();
    await page.getByLabel('Communauté').uncheck();
    await expect(page.getByText('4/5 valeurs sélectionnées')).toBeVisible();

    await page.goBack();
    await expect(page.getByLabel('11-50')).toBeChecked();
    await page.goForward();
    await page.waitForFunction(() => JSON.stringify(sessionStorage).includes('Transparence'));
    await page.reload();
    await expect(page.getByText('4/5 valeurs sélectionnées')).toBeVisible();

    await page.getByRole('button', { name: 'Terminer la configuration' }).click();
    await expect(toast(page, 'Configuration terminée avec succès !')).toBeVisible();
    await expect(page).toHaveURL(/\/Pricing$/);
    expect(await page.evaluate(() => localStorage.getItem('onBoardingStatus'))).toBe('COMPLETED');
    expect(made(calls, 'PUT /users/onboarding')[0]?.body).toEqual({
      companyDescription: 'Outils de paiement pour les commerces',
      industry: 'Technologie',
      companySize: '11-50',
      companyValues: ['Innovation', 'Intégrité', 'Collaboration', 'Transparence'],
    });
  });

  test('onboarding cannot start at step 4, and a failed save shows an error and keeps the answers', async ({
    page,
  }) => {
    await mockApi(page, { 'PUT /users/onboarding': { status: 500, body: {} } });
    await page.goto('/OnBoarding?etape=4');
    // Step 4 cannot be opened by its URL before the earlier steps have been answered.
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    await page.getByLabel('Description').fill('Outils de paiement');
    for (const choice of ['Santé', '1-10', 'Excellence']) {
      await page.getByRole('button', { name: 'Continuer' }).click();
      await page.getByLabel(choice, { exact: true }).check();
    }
    await page.getByRole('button', { name: 'Terminer la configuration' }).click();
    await expect(toast(page, 'Échec de la configuration. Veuillez réessayer.')).toBeVisible();
    await expect(page.getByLabel('Excellence')).toBeChecked();
  });
});
