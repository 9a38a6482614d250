import type { Page } from '@playwright/test';
import type { Mock } from '@kafaa/testing/product/mock-api';
import { type Answers, click, company, fails, guest, never, type Open, refusal } from './stage.ts';

const FORM = {
  'Nom de l’entreprise': 'Medina Digital',
  'E-mail': 'contact@medina.tn',
  Téléphone: '71234567',
  Adresse: '12, rue de la Kasbah',
  Ville: 'Tunis',
  'Mot de passe': 'un-mot-de-passe',
};
type Field = keyof typeof FORM;

const input = (page: Page, label: string) => page.getByLabel(label, { exact: false }).and(page.locator('input'));

const signUpWith = (change: Partial<Record<Field, string>>) => async (page: Page) => {
  for (const [label, value] of Object.entries({ ...FORM, ...change })) await input(page, label).fill(value);
  await click(page, 'Créer mon compte');
};

export const signUpFault = (field: Field, value: string): Open => guest('/Signup', {}, signUpWith({ [field]: value }));
export const signUp = (answer: Mock): Open => guest('/Signup', { 'POST /auth/signup': answer }, signUpWith({}));

const logInWith = (email: string, password: string) => async (page: Page) => {
  await input(page, 'E-mail').fill(email);
  await input(page, 'Mot de passe').fill(password);
  await click(page, 'Se connecter');
};
export const logInFault = (email: string, password: string): Open => guest('/Login', {}, logInWith(email, password));
export const logIn = (answer: Mock): Open =>
  guest(
    '/Login',
    { 'POST /auth/login': answer, 'GET /users/settings': never, 'GET /jobs/company': never },
    logInWith('contact@medina.tn', 'un-mot-de-passe'),
  );
export const SESSION = {
  accessToken: 'a.b.c',
  userId: 'u1',
  onBoardingStatus: 'COMPLETED',
  role: 'ADMINISTRATOR',
  companies: [],
  message: 'ok',
};

/** Makes the page itself fail before it sends a request, so that neither the server nor the network is the cause. */
export const broken =
  (open: Open): Open =>
  async (stage) => {
    await stage.page.addInitScript(() => {
      AbortSignal.timeout = () => {
        throw new RangeError('broken on purpose');
      };
    });
    await open(stage);
  };

/** Opens the page in the browser that signed up, which has stored the proof. */
export const verifyHere: Open = async (stage) => {
  await stage.page.addInitScript(() => {
    const kept = { value: 'a'.repeat(64), savedAt: new Date().toISOString() };
    localStorage.setItem('kafaa.draft.signup.proof', JSON.stringify(kept));
  });
  await guest('/verify?token=t', {})(stage);
};
export const verify = (answer: Mock): Open =>
  guest('/verify?token=t', { 'PUT /auth/confirm/t': answer }, async (page) => {
    await input(page, 'Mot de passe').fill('un-mot-de-passe');
    await click(page, 'Confirmer mon adresse');
  });

const ask = (email: string) => async (page: Page) => {
  await input(page, 'E-mail').fill(email);
  await page.getByRole('main').getByRole('button').first().click();
};
export const forgot = (email: string, answer: Mock = fails()): Open =>
  guest('/forgot-password', { [`POST /auth/request-reset/${encodeURIComponent(email)}`]: answer }, ask(email));

export const reset = (password: string, again: string, answer: Mock = fails()): Open =>
  guest('/reset-password?token=t', { 'PUT /auth/reset-password/t': answer }, async (page) => {
    await page.getByLabel('Nouveau mot de passe').fill(password);
    await page.getByLabel('Confirmation du mot de passe').fill(again);
    await page.getByLabel('Confirmation du mot de passe').blur();
    const submit = page.getByRole('main').locator('button[type="submit"]');
    if (await submit.isEnabled()) await submit.click();
  });

/** Opens a step of the company's onboarding wizard by filling in the earlier ones; `then` runs there. */
export const onBoarding = (step: 1 | 2 | 3 | 4, then: (page: Page) => Promise<unknown>, answers: Answers = {}): Open =>
  company(
    '/OnBoarding',
    answers,
    async (page) => {
      const next = () => click(page, 'Continuer');
      if (step > 1) {
        await page.getByLabel('Description').fill('Outils de paiement pour les commerces');
        await next();
      }
      for (const choice of ['Technologie', '11-50'].slice(0, step - 2 < 0 ? 0 : step - 2)) {
        await page.getByLabel(choice, { exact: true }).check();
        await next();
      }
      await then(page);
    },
    'PENDING',
  );

export const describeCompany = (text: string) => (page: Page) => page.getByLabel('Description').fill(text);

export const otherSector = (words: string) => async (page: Page) => {
  await page.getByLabel('Autre secteur', { exact: true }).check();
  await page.getByLabel('Votre secteur').fill(words);
};

export const chooseValues = (count: number) => async (page: Page) => {
  const values = ['Innovation', 'Intégrité', 'Collaboration', 'Transparence', 'Communauté'];
  for (const value of values.slice(0, count)) await page.getByLabel(value, { exact: true }).check();
};
export const finishOnBoarding = async (page: Page) => {
  await chooseValues(2)(page);
  await click(page, 'Terminer la configuration');
};

export const logInRefused = logIn(refusal(403, 'EMAIL_NOT_CONFIRMED', 'Confirmez d’abord votre adresse e-mail.'));
