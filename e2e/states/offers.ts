import type { Page } from '@playwright/test';
import type { WeightsPreview } from '@kafaa/domain/evaluations/schema';
import type { Job } from '@kafaa/domain/jobs/schema';
import type { CompanyLogo } from '@kafaa/domain/companies/schema';
import type { CompanyLife } from '@kafaa/domain/lifecycle/schema';
import type { Mock } from '@kafaa/testing/product/mock-api';
import { pngPicture } from '@kafaa/testing/files/pictures';
import {
  companyJobs,
  job,
  jobQuestions,
  plans,
  question,
  settings,
  subscription,
} from '@kafaa/testing/product/offers-data';
import { type Answers, click, company, fails, type Open, refusal } from './stage.ts';

export const OFFERS: readonly Job[] = [
  job('j1', 'Développeur front-end'),
  job('j2', 'Comptable', { salary: null, location: 'Sousse', type: 'Temps partiel', currentCandidatesCount: 0 }),
];

export const jobs = (answers: Answers = {}, then?: (page: Page) => Promise<unknown>): Open =>
  company('/Jobs', { 'GET /jobs/company': { body: companyJobs(...OFFERS) }, ...answers }, then);

export const ONE_CLOSED: Answers = {
  'GET /jobs/company': { body: companyJobs(...OFFERS, job('j3', 'Caissier', { status: 'CLOSED' })) },
};

const offer = (path: string, change: Partial<Job>, answers: Answers = {}, then?: (page: Page) => Promise<unknown>) =>
  company(
    `/Jobs/j1/${path}`,
    { 'GET /jobs/company': { body: companyJobs(job('j1', 'Développeur front-end', change)) }, ...answers },
    then,
  );

export const edit = (change: Partial<Job> = {}): Open => offer('Modifier', change);
export const poster: Open = offer('Affiche', {});
/** Opens an offer whose saved profile calls for other questions, two of which the recruiter has written. */
export const rewrite: Open = offer(
  'Modifier',
  {},
  { 'PUT /jobs/j1': { body: { ...job('j1', 'Développeur front-end'), rewritable: { own: 2 } } } },
  (page) => click(page, 'Enregistrer'),
);

export const searchJobs = (text: string) => (page: Page) =>
  page.getByRole('searchbox', { name: 'Rechercher une offre' }).fill(text);

export const copyLink = (page: Page) => click(page, "Copier lien d'entretien");

/** Denies clipboard access, so that the page shows the link for manual copying. */
export const copyRefused = async (page: Page) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await copyLink(page);
};

/** Opens the menu of an offer's card, and chooses an entry if one is given. */
export const menu = (entry?: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Autres actions, Développeur front-end' }).click();
  if (entry) await page.getByText(entry, { exact: true }).first().click();
};

/** Opens the first offer of a company, which nobody has applied to and whose questions nobody has read. */
export const firstOffer: Open = jobs({
  'GET /jobs/company': {
    body: companyJobs(
      job('j1', 'Développeur front-end', { currentCandidatesCount: 0, questionsRead: false, contract: 'CDI' }),
    ),
  },
  'GET /subscriptions/user': { body: [subscription('starter')] },
  'GET /jobs/j1/questions': {
    body: jobQuestions([question('q1', 'Racontez un choix technique.')], true, {
      questionsRead: false,
      coverage: [
        { skill: 'React', questions: ['q1'], suggestion: null },
        { skill: 'TypeScript', questions: [], suggestion: null },
      ],
    }),
  },
});

/** Opens the company's trial of its own interview, with one judged answer. */
export const trial: Open = company(
  '/Jobs/j1/Essai',
  {
    'GET /jobs/j1/questions': {
      body: jobQuestions([
        question('q1', 'Racontez un choix technique que vous avez défendu.'),
        question('q2', 'Décrivez le dernier problème que vous avez réglé.'),
      ]),
    },
    'POST /jobs/j1/questions/q1/try': {
      body: { level: 3, reason: 'Une action personnelle et son résultat, sans difficulté surmontée.' },
    },
  },
  async (page) => {
    await page
      .getByRole('textbox')
      .fill('J’ai défendu React devant deux collègues, et la migration a pris six semaines.');
    await click(page, 'Répondre');
  },
);

export const pasteAdvert = async (page: Page) => {
  await click(page, 'Coller une annonce');
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill('Nous recrutons un Comptable à Sousse.\nCompétences : Sage, Excel');
  await click(page, 'Remplir les champs');
};

export const questions = (editable: boolean): Open =>
  company('/Jobs/j1/Questions', {
    'GET /jobs/company': { body: companyJobs(...OFFERS) },
    'GET /jobs/j1/questions': {
      body: jobQuestions(
        [
          question('q1', 'Racontez un choix technique que vous avez défendu.'),
          question('q2', 'Aimez-vous travailler en équipe avec d’autres ?', { advice: ['On peut répondre par oui.'] }),
          question('q3', 'Décrivez le dernier problème que vous avez réglé.'),
        ],
        editable,
      ),
    },
  });

const KEYED = question('q3', 'Comment travaillez-vous en sécurité sur un tableau électrique ?', {
  kind: 'knowledge',
  competency: 'Électricité',
  key: {
    points: ['Couper l’alimentation', 'Condamner la coupure', 'Vérifier l’absence de tension'].map((text) => ({
      text,
      synonyms: ['couper le courant', 'mettre un cadenas'],
    })),
    redFlags: [{ text: 'Travailler sous tension', synonyms: ['laisser le courant'] }],
    advice: [{ at: 'key', message: 'Personne n’a validé ce corrigé\u00A0: il ne compte pas.', blocks: false }],
  },
});

/** The open answer key of a question, and a listed skill that no question covers. */
export const answerKey: Open = company(
  '/Jobs/j1/Questions',
  {
    'GET /jobs/company': { body: companyJobs(...OFFERS) },
    'GET /jobs/j1/questions': {
      body: jobQuestions([question('q1', 'Racontez un choix technique que vous avez défendu.'), KEYED], true, {
        drafts: true,
        coverage: [
          { skill: 'Électricité', questions: ['q3'], suggestion: null },
          {
            skill: 'Secourisme',
            questions: [],
            suggestion: 'Une personne se brûle la main\u00A0: que faites-vous\u202F?',
          },
        ],
      }),
    },
  },
  (page) => page.getByRole('button', { name: 'Voir ou modifier le corrigé de la question 2' }).click(),
);

const choose = (page: Page, group: string, option: string) =>
  page.getByRole('radiogroup', { name: group }).getByLabel(option, { exact: true }).check();

async function fillBasics(page: Page) {
  await page.getByLabel('Titre du poste').fill('Développeur front-end');
  await page.getByLabel('Description').fill('Une équipe de cinq personnes.');
  await page.getByLabel('Lieu').fill('Tunis');
  await choose(page, 'Type de contrat', 'Temps plein');
  await click(page, 'Continuer');
}

async function fillRequirements(page: Page) {
  await page.getByLabel('Compétences').fill('React');
  await page.getByLabel('Compétences').press('Enter');
  await choose(page, 'Années d’expérience', '3-5');
  await choose(page, 'Niveau de séniorité', 'Senior');
  await choose(page, 'Niveau d’études', 'Licence');
  await click(page, 'Continuer');
}

async function fillPreferences(page: Page) {
  const group = (name: string) => page.getByRole('group', { name });
  for (const language of ['Français', 'Anglais'])
    await group('Langues souhaitées').getByLabel(language, { exact: true }).check();
  await group('Savoir-être').getByLabel('Communication', { exact: true }).check();
  await group('Secteur d’expérience').getByLabel('Technologie', { exact: true }).check();
}

const STEPS = [fillBasics, fillRequirements, fillPreferences];

/** The offer wizard with its first `filled` steps filled in; with all three the offer can be submitted. */
export const createJob = (
  filled: 0 | 1 | 2 | 3,
  then?: (page: Page) => Promise<unknown>,
  created?: Mock,
  answers: Answers = {},
): Open =>
  company(
    '/CreateJob',
    {
      ...answers,
      'GET /jobs/company': { body: companyJobs(...(created ? OFFERS : [])) },
      'GET /jobs/can-post': { body: { canPost: true } },
      'POST /jobs/create': created ?? fails(),
    },
    async (page) => {
      for (const fill of STEPS.slice(0, filled)) await fill(page);
      await then?.(page);
    },
  );
/** Preview of an emphasis: the ranking of three candidates of another offer for each choice. */
export const PREVIEW: Answers = {
  'POST /evaluations/weights': {
    body: {
      suggested: 'balanced',
      outdated: 0,
      example: {
        jobId: 'j2',
        title: 'Comptable',
        emphasis: 'balanced',
        people: [
          { id: 'c1', name: 'Rania Ayadi', scores: { trade: 74, balanced: 77, person: 80 }, margin: 8 },
          { id: 'c2', name: 'Karim Saidi', scores: { trade: 52, balanced: 70, person: 78 }, margin: 8 },
          { id: 'c3', name: 'Hela Bouaziz', scores: { trade: 70, balanced: 60, person: 48 }, margin: 8 },
        ],
      },
    } satisfies WeightsPreview,
  },
};
export const NOBODY: Answers = {
  'POST /evaluations/weights': { body: { suggested: 'trade', outdated: 0, example: null } satisfies WeightsPreview },
};

export const sendJob = (page: Page) => click(page, "Créer l'offre");
/** Sends the first step without any text; the form proposes the company's city as the place. */
export const emptySubmit = async (page: Page) => {
  await page.getByLabel('Lieu').fill('');
  await click(page, 'Continuer');
};
export const CREATED: Mock = { status: 201, body: OFFERS[0] };

export const mayPost = (answer: Mock): Open => company('/CreateJob', { 'GET /jobs/can-post': answer });
export const blocked = (code: string, message: string): Open => mayPost(refusal(403, code, message));

export const pricing = (answers: Answers = {}, then?: (page: Page) => Promise<unknown>): Open =>
  company('/Pricing', { 'GET /plans': { body: plans }, ...answers }, then);

export const PLANS: Mock = { body: plans };
export const choosePlan = (button: string) => (page: Page) => click(page, button);
export const agree = (button: string) => async (page: Page) => {
  await click(page, button);
  await click(page, "J'accepte et continue");
};
export const owning = (...owned: readonly ReturnType<typeof subscription>[]): Answers => ({
  'GET /subscriptions/user': { body: owned },
});
export const WAITING = subscription('entreprise', {
  subscriptionStatus: 'PENDING',
  isCurrent: false,
  expireAt: null,
  numOfJobs: 101,
});
export const WITHOUT_PRICE: Answers = {
  'GET /plans': {
    body: plans.map((plan) => (plan.id === 'entreprise' ? { ...plan, price: undefined, numOfJobs: 101 } : plan)),
  },
};

export const WITHOUT_ID: Answers = {
  'GET /plans': { body: plans.map((plan) => (plan.id === 'basic' ? { ...plan, id: undefined } : plan)) },
};
/** A payment URL that does not exist, because the payment page is not part of the product. */
export const PAYMENT: Answers = {
  'POST /subscriptions/buy/basic': {
    status: 201,
    body: { message: 'ok', paymentUrl: 'kafaa:rien', subscription: WAITING },
  },
};

export const logoOf = (logo: CompanyLogo['logo']): Answers => ({
  'GET /users/logo': { body: { logo } satisfies CompanyLogo },
});
const PICTURE = pngPicture({ width: 180, height: 60 });
export const LOGO = { url: `data:image/png;base64,${PICTURE.toString('base64')}`, width: 180, height: 60 };
export const chooseLogo = (name: string, buffer: Buffer) => async (page: Page) => {
  await page.getByLabel('Fichier du logo').setInputFiles({ name, mimeType: 'image/png', buffer });
};
export const account = (answers: Answers = {}, section = '', then?: (page: Page) => Promise<unknown>): Open =>
  company(`/Settings${section}`, { 'GET /plans': { body: plans }, ...logoOf(null), ...answers }, then);
export const editAccount = (change: Readonly<Record<string, string>>) => async (page: Page) => {
  await click(page, 'Modifier');
  for (const [label, value] of Object.entries(change))
    await page
      .getByLabel(new RegExp(`^${label}( \\*)?$`))
      .and(page.locator('input'))
      .fill(value);
  if (Object.keys(change).length > 0) await click(page, 'Enregistrer');
};
export const life = (
  state: NonNullable<CompanyLife['export']>['state'] | null,
  { leavesOut = [], eraseAt = null }: Partial<CompanyLife> = {},
): Answers => {
  const ready = state === 'READY';
  const body: CompanyLife = {
    export: state && {
      state,
      requestedAt: '2026-11-21T08:00:00.000Z',
      readyAt: ready ? '2026-11-21T08:02:00.000Z' : null,
      endsAt: ready ? '2026-11-28T08:02:00.000Z' : null,
      size: ready ? 48_300_000 : null,
    },
    leavesOut,
    eraseAt,
  };
  return { 'GET /users/data': { body } };
};
export const askErasure = (fields: Readonly<Record<string, string>>) => async (page: Page) => {
  await click(page, 'Effacer l’entreprise');
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  if (Object.keys(fields).length > 0) await dialog.getByRole('button', { name: 'Effacer l’entreprise' }).click();
};
export const SAVED: Answers = { 'PUT /users/settings': { body: settings } };
export const contact = (contactEmail: string | null, contactEmailAsked: string | null): Answers => ({
  'GET /users/settings': {
    body: { ...settings, contactEmail, contactEmailAsked },
  },
});
export const setUp = (onBoardingStatus: string): Answers => ({
  'GET /users/settings': { body: { ...settings, onBoardingStatus } },
});
