import { type Browser, type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { linkFrom } from '@kafaa/testing/product/api';
import { answerByApi, Chat, PHONE, Registration } from '@kafaa/testing/product/candidate';
import { freshEmail } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { ProductServer, type ServerOptions } from '@kafaa/testing/product/server';
import { watchErrors } from '@kafaa/testing/product/watch-errors';

/** Answers of a person with real experience: they contain figures, names, problems and results. */
const LIVED = [
  'Je quitte une agence où je livrais des sites vitrines. En lisant votre offre j’ai essayé votre espace client : le virement demande sept écrans, et c’est ce genre de parcours que j’ai simplifié pour une mutuelle de Sfax en 2022.',
  'En février 2023, la veille d’une mise en ligne, le lecteur d’écran ne lisait plus les montants. J’ai isolé le composant React, remplacé les div par une vraie table et rejoué les huit tests avec deux personnes aveugles. La mise en ligne a eu lieu le lendemain à 14 h.',
  'Notre chef de produit voulait masquer les frais jusqu’à la dernière page. J’ai refusé en réunion, montré les 31 réclamations reçues en un mois, et proposé une ligne de total toujours visible. Les réclamations sont passées de 31 à 6 le mois suivant.',
  'J’ai migré 140 fichiers de JavaScript vers TypeScript en onze semaines. J’ai commencé par les types des réponses du serveur, activé strict dossier par dossier, et gardé un tableau des erreurs restantes que toute l’équipe voyait le lundi.',
  'Avec une stagiaire, j’ai relu chaque demande de fusion pendant trois mois, vingt minutes par jour. Elle a livré seule l’écran des bénéficiaires en mai ; j’ai appris à expliquer avant de corriger.',
  'La page d’accueil mettait 6 secondes à s’afficher sur un téléphone à 3G. J’ai mesuré avec Lighthouse, coupé deux bibliothèques de 180 Ko et chargé les images à la demande : 2,1 secondes à la fin du trimestre.',
  'J’ai cassé la production un vendredi : une variable d’environnement manquait et les virements ont échoué pendant 22 minutes. J’ai prévenu le support tout de suite, remis la version d’avant, puis écrit la vérification qui arrête maintenant la mise en ligne.',
  'Pour choisir entre deux grilles de tableau, j’ai construit les deux en une journée, compté le code et fait essayer six collègues de la comptabilité. La plus simple a gagné ; nous l’utilisons encore dans quatre applications.',
  'Le client ne répondait plus depuis dix jours. Je l’ai appelé, j’ai compris qu’il attendait un devis de notre côté, et j’ai organisé un point de quinze minutes chaque mardi. Le projet a repris et s’est terminé avec une semaine d’avance.',
  'J’apprends en reproduisant : pour comprendre les contrastes j’ai refait la palette d’une banque, mesuré 44 couples de couleurs et corrigé les 9 qui échouaient, puis je l’ai présenté à l’équipe un jeudi midi.',
];
/** The answer to follow-ups that ask for a result. */
const RESULT = 'J’ai mesuré avant et après : les abandons sont passés de 40 % à 18 % en deux mois.';
const lived = (index: number) => LIVED[index % LIVED.length] ?? '';

const DESK = { viewport: { width: 1440, height: 900 } };

interface World {
  readonly browser: Browser;
  readonly server: ProductServer;
  /** Whether axe and the check for horizontal scrolling run on every page. */
  readonly looking: boolean;
  readonly pages: Page[];
}

async function open(
  { browser, server, pages }: World,
  options: object,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...options, baseURL: server.url });
  const page = await context.newPage();
  watchErrors(page);
  pages.push(page);
  return { context, page };
}

/** Expects that no page logged an error, including refused scripts and styles. */
function expectQuiet({ pages }: World): void {
  for (const page of pages) expect(watchErrors(page)).toEqual([]);
}

const look = (world: World, page: Page) => (world.looking ? expectAccessible(page) : Promise.resolve());

/** Signs up, confirms the address by the mailed link, and logs in. */
async function createAccount(world: World, page: Page, email: string): Promise<void> {
  await page.goto('/');
  await look(world, page);
  await page.getByRole('banner').getByRole('link', { name: 'Commencer' }).click();
  await expect(page).toHaveURL(/\/signup$/i);
  await page.getByLabel('Nom de l’entreprise').fill('Atlas Digital');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Téléphone').fill('71222333');
  await page.getByLabel('Adresse').fill('5 rue de Marseille');
  await page.getByLabel('Ville').fill('Tunis');
  await page.getByLabel(/^Mot de passe/).fill('carreaux-de-Nabeul');
  await look(world, page);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Inscription réussie !')).toBeVisible();
  await expect(page).toHaveURL(/\/Login$/);
  await expect(page.getByText(email)).toBeVisible();
  await look(world, page);

  await page.goto(await linkFrom(world.server, email, 'verify'));
  await look(world, page);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByRole('heading', { name: 'Votre adresse est confirmée' })).toBeVisible();
  await expect(page).toHaveURL(/\/OnBoarding/);
}

/** Completes the four onboarding steps, then takes the free plan and confirms it. */
async function describeCompany(world: World, page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Continuer' });
  await page.getByLabel('Description').fill('Trop');
  await expect(page.getByText('Veuillez entrer encore au moins')).toBeVisible();
  await page.getByLabel('Description').fill('Nous concevons les services en ligne de trois banques et d’une mutuelle.');
  await look(world, page);
  await next.click();
  await page.getByRole('radio', { name: 'Technologie' }).check();
  await look(world, page);
  await next.click();
  await page.getByRole('radio', { name: '11-50' }).check();
  await look(world, page);
  await next.click();
  for (const value of ['Transparence', 'Responsabilité', 'Collaboration']) await page.getByLabel(value).check();
  await expect(page.getByText('3/5 valeurs sélectionnées')).toBeVisible();
  await look(world, page);
  await page.getByRole('button', { name: 'Terminer la configuration' }).click();
  await expect(page.getByText('Configuration terminée avec succès !')).toBeVisible();
  await expect(page).toHaveURL(/\/Pricing$/);

  await look(world, page);
  await page.getByRole('button', { name: /^Activer gratuitement/ }).click();
  const modal = page.getByRole('dialog', { name: "Confirmation d'abonnement" });
  await expect(modal).toContainText('irréversible');
  await look(world, page);
  await modal.getByRole('button', { name: "J'accepte et continue" }).click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/\/CreateJob$/);
}

/** Completes the three steps of the wizard, then the questions; returns the public link. */
async function publishOffer(world: World, page: Page): Promise<string> {
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Emplois' }).click();
  await expect(page.getByRole('heading', { name: 'Aucun emploi trouvé' })).toBeVisible();
  await look(world, page);
  await page.getByRole('link', { name: 'Créer une offre' }).first().click();
  await page.getByLabel('Titre du poste').fill('Développeuse front-end');
  await page
    .getByLabel('Description')
    .fill('Vous reprenez l’espace client, du prototype à la mise en ligne, avec une équipe de six personnes.');
  await page.getByLabel('Lieu').fill('Tunis');
  await page.getByLabel('Salaire').fill('2 400');
  await page.getByRole('radio', { name: 'Temps plein' }).check();
  await look(world, page);
  await page.getByRole('button', { name: 'Continuer' }).click();
  for (const skill of ['React', 'TypeScript', 'Accessibilité']) {
    await page.getByLabel('Compétences').fill(skill);
    await page.getByLabel('Compétences').press('Enter');
  }
  await page.getByRole('radio', { name: '3-5' }).check();
  await page.getByRole('radio', { name: 'Senior' }).check();
  await page.getByRole('radio', { name: 'Licence' }).check();
  await look(world, page);
  await page.getByRole('button', { name: 'Continuer' }).click();
  // The previous step also has a « Français » box; wait, so that only the new step's is ticked.
  await expect(page.getByRole('heading', { name: 'Préférences' })).toBeVisible();
  for (const language of ['Français', 'Anglais']) await page.getByLabel(language).check();
  await page.getByLabel('Communication').check();
  await page.getByLabel('Résolution de problèmes').check();
  await page.getByLabel('Technologie').check();
  await expect(page.getByText('2 sur 3 sélectionnés')).toHaveCount(2);
  await look(world, page);
  await page.getByRole('button', { name: "Créer l'offre" }).click();
  await expect(page.getByText("Offre d'emploi créée avec succès !")).toBeVisible();
  await expect(page).toHaveURL(/\/Jobs$/);
  await look(world, page);

  await page.getByRole('link', { name: /^Relire les questions/ }).click();
  const questions = page.getByRole('textbox', { name: /^Question \d+$/ });
  await expect(questions.first()).toBeVisible();
  const [first, second] = [await questions.nth(0).inputValue(), await questions.nth(1).inputValue()];
  await page.getByRole('button', { name: 'Descendre la question 1' }).click();
  await expect(questions.nth(1)).toHaveValue(first);
  await questions.nth(0).fill(`${second} Donnez un exemple daté.`);
  await look(world, page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Questions enregistrées')).toBeVisible();
  await page.reload();
  await expect(questions.nth(0)).toHaveValue(`${second} Donnez un exemple daté.`);
  await expect(questions.nth(1)).toHaveValue(first);
  await look(world, page);

  await page.goto('/Jobs');
  await page.getByRole('button', { name: /^Copier lien d'entretien/ }).click();
  await expect(page.getByRole('button', { name: /^Lien copié !/ })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${world.server.url}/Apply/[\\w-]+$`));
  return link;
}

/** Opens the offer, sends the form and reads « Vérifiez votre boîte e-mail »; returns the personal link from the mail. */
async function apply(world: World, page: Page, offer: string, email: string): Promise<string> {
  await page.goto(offer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Développeuse front-end');
  await expect(page.getByText('Atlas Digital').first()).toBeVisible();
  await look(world, page);
  const registration = new Registration(page);
  await registration.fill(email);
  await registration.submit.click();
  await expect(registration.confirmation).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await look(world, page);
  return linkFrom(world.server, email, 'Interview');
}

/** Answers the follow-ups, adds the CV, submits, and reads the confirmation. */
async function finish(world: World, page: Page): Promise<void> {
  const chat = new Chat(page);
  await chat.answerAgain(RESULT);
  await expect(page.getByText(/^Bravo Amira, c’était la dernière question/)).toBeVisible();
  await expect(chat.submit).toBeDisabled();
  await look(world, page);
  await chat.choose(await pdfCv());
  await expect(page.getByText(/, arrivé$/)).toBeVisible();
  await look(world, page);
  await chat.submit.click();
  await expect(chat.success).toBeVisible();
  await look(world, page);
}

/** Checks the recruiter's view: the mail, the score, its reasons, and quotes of the typed answers. */
async function readScore(world: World, page: Page, recruiter: string, typed: readonly string[]): Promise<void> {
  const mail = await world.server.mailTo(recruiter, ({ subject }) => subject.includes('a terminé son entretien'));
  expect(mail.subject).toBe('Amira Ben Salah a terminé son entretien pour Développeuse front-end');
  await page.goto('/Dashboard');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Amira Ben Salah' }) });
  await expect(card).toContainText(/\d+ sur 100/);
  await look(world, page);
  await card.getByRole('button', { name: /^Déplier la fiche/ }).click();
  await expect(card.getByText('Notes de l’IA')).toBeVisible();
  await expect(card.getByRole('img', { name: 'Rosace des dix critères d’évaluation' })).toBeVisible();
  await card.getByRole('button', { name: 'Tout déplier' }).click();
  await expect(card.getByText(/^Niveau \d sur 4/).first()).toBeVisible();
  const quoted = card
    .locator('figure')
    .filter({ hasText: /Réponse \d+$/ })
    .locator('blockquote');
  const quotes = (await quoted.allTextContents()).map((text) => text.replace(/^«\s*|\s*»$/g, ''));
  expect(quotes.length).toBeGreaterThan(2);
  for (const quote of quotes)
    expect(
      typed.some((answer) => answer.includes(quote)),
      quote,
    ).toBe(true);
  await look(world, page);

  await card.getByRole('link', { name: 'Voir les réponses', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Accès restreint' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Améliorer mon abonnement' })).toHaveAttribute('href', '/Pricing');
  await look(world, page);
}

type Fixtures = { database: NonNullable<ServerOptions['database']>; server: ProductServer };

/** Each test has a server of its own, which contains only the data of this test. */
const test = base.extend<Fixtures>({
  database: ['embedded', { option: true }],
  server: [
    async ({ database }, provide) => {
      const server = await ProductServer.start({ database });
      await provide(server);
      await server.dispose();
    },
    { timeout: 300_000 },
  ],
});

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test.describe('embedded database', () => {
  test('the path from sign-up to a scored candidate survives a lost network and a lost phone (embedded database)', async ({
    browser,
    server,
  }) => {
    const world: World = { browser, server, looking: true, pages: [] };
    const [recruiterEmail, email] = [freshEmail('rh'), freshEmail('amira')];
    const desk = await open(world, { ...DESK, permissions: ['clipboard-read', 'clipboard-write'] });
    await test.step('a company signs up', () => createAccount(world, desk.page, recruiterEmail));
    await test.step('the company completes its profile and its plan', () => describeCompany(world, desk.page));
    const offer = await test.step('the company publishes an offer', () => publishOffer(world, desk.page));

    const phone = await open(world, PHONE);
    const link = await test.step('a candidate applies', () => apply(world, phone.page, offer, email));
    const total = await test.step('the candidate answers, and then the network fails', async () => {
      const { page, context } = phone;
      const chat = new Chat(page);
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Avant de commencer, Amira' })).toBeVisible();
      await look(world, page);
      await chat.accept();
      await expect(page.getByText(/^Bonjour Amira, merci de postuler/)).toBeVisible();
      const [, count] = /sur (\d+)/.exec(await page.locator('main > header').innerText()) ?? [];
      for (const index of [0, 1]) await chat.answer(index, lived(index));
      await chat.asked(2);
      await chat.field.fill(lived(2).slice(0, 40));
      await look(world, page);
      await context.setOffline(true);
      await expect(page.getByText(/^Hors connexion\. Continuez/)).toBeVisible();
      await chat.send(lived(2));
      await expect(chat.status(2)).toContainText('En attente de réseau');
      await chat.asked(3);
      await chat.send(lived(3));
      await expect(chat.status(3)).toContainText('En attente de réseau');
      await expect(chat.status(2)).toContainText('En attente de réseau');
      await look(world, page);
      await context.setOffline(false);
      await expect(chat.status(2)).toContainText('Enregistrée');
      await expect(chat.status(3)).toContainText('Enregistrée');
      await expect(page.getByText(/^Hors connexion/)).toBeHidden();
      await context.close();
      return Number(count);
    });
    expect(total).toBeGreaterThanOrEqual(6);

    await test.step('another phone continues at the same question, also after a reload', async () => {
      const { page } = await open(world, PHONE);
      const chat = new Chat(page);
      await page.goto(link);
      await chat.asked(4);
      await expect(chat.answers).toHaveCount(4);
      await expect(chat.answers.nth(2)).toContainText(lived(2));
      const half = lived(4).slice(0, 70);
      await chat.field.pressSequentially(half);
      await page.reload();
      await expect(chat.field).toHaveValue(half);
      for (let index = 4; index < total; index += 1) await chat.answer(index, lived(index));
      await finish(world, page);
      await page.reload();
      await expect(chat.success).toBeVisible();
    });
    await test.step('the company sees the score', () =>
      readScore(world, desk.page, recruiterEmail, [
        ...Array.from({ length: total }, (_, index) => lived(index)),
        RESULT,
      ]));
    expectQuiet(world);
  });
});

test.describe('PostgreSQL', () => {
  test.use({ database: 'postgres' });

  test('the path from sign-up to a scored candidate works on PostgreSQL', async ({ browser, server }) => {
    const world: World = { browser, server, looking: false, pages: [] };
    const [recruiterEmail, email] = [freshEmail('rh'), freshEmail('amira')];
    const desk = await open(world, { ...DESK, permissions: ['clipboard-read', 'clipboard-write'] });
    await createAccount(world, desk.page, recruiterEmail);
    await describeCompany(world, desk.page);
    const offer = await publishOffer(world, desk.page);

    const { page } = await open(world, PHONE);
    const link = await apply(world, page, offer, email);
    // The first answers are sent by API; the last two are typed here.
    const questions = await answerByApi(server, link.split('/').at(-1) ?? '', { leaving: 2, answer: lived });
    const chat = new Chat(page);
    await page.goto(link);
    for (let index = questions.length - 2; index < questions.length; index += 1) await chat.answer(index, lived(index));
    await finish(world, page);
    await readScore(world, desk.page, recruiterEmail, [...questions.map((_, index) => lived(index)), RESULT]);
    expectQuiet(world);
  });
});
