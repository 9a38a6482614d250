import { expect, type Page } from '@playwright/test';
import { logIn, made, type Mock, mockApi } from '@kafaa/testing/product/mock-api';
import { companyJobs, job, jobQuestions, question, settings } from '@kafaa/testing/product/offers-data';
import { pageTest as test, test as deviceTest } from '@kafaa/testing/product/test';

const toast = (page: Page, text: string) => page.getByLabel('Notifications').getByText(text, { exact: true });
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
};

test.beforeEach(({ page }) => logIn(page));

test.describe('offer list', () => {
  test('the offer list shows every fact of an offer and the totals of offers and candidates', async ({ page }) => {
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

  test('the offer search ignores case and accents in titles and descriptions, and reports an empty result', async ({
    page,
  }) => {
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

  deviceTest(
    'the copy button copies the public link, or shows it in a field if the clipboard is unavailable',
    async ({ page, context, baseURL }) => {
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
    },
  );

  test('the offer list offers a retry after a failed request, and shows a message without offers', async ({ page }) => {
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

const saved = [
  question('q1', 'Racontez un choix technique que vous avez défendu.'),
  question('q2', 'Aimez-vous travailler en équipe avec d’autres ?', {
    advice: ['On peut y répondre par oui ou par non.'],
  }),
  question('q3', 'Décrivez le dernier problème que vous avez réglé.', { kind: 'knowledge', competency: 'React' }),
  question('q4', 'Que faites-vous quand un délai ne tient plus ?', { kind: 'situation' }),
];

/** Mock server that stores the questions unchanged. */
const kept: Readonly<Record<string, Mock>> = {
  'GET /jobs/j1/questions': { body: jobQuestions(saved) },
  'PUT /jobs/j1/questions': (request) => {
    const { questions } = request.postDataJSON() as { questions: { id?: string; text: string }[] };
    return { body: jobQuestions(questions.map(({ id, text }, index) => question(id ?? `n${index}`, text))) };
  },
};

test.describe('question editor', () => {
  const texts = (page: Page) =>
    page.getByRole('textbox').evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

  test('the question editor edits, reorders, removes, restores and adds questions and saves them in one request', async ({
    page,
  }) => {
    const calls = await mockApi(page, {
      ...base,
      ...kept,
    });
    await page.goto('/Jobs/j1/Questions');
    const second = page.getByRole('listitem').filter({ has: page.getByLabel('Question 2', { exact: true }) });
    await second.locator('summary').click();
    await expect(second.getByText('Un fait passé dit plus qu’une opinion.')).toBeVisible();
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

  test.describe('question editor on a phone', () => {
    deviceTest.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    deviceTest(
      'the question editor works on a phone, with buttons of at least 44 px and no field behind the floating bar',
      async ({ page }) => {
        await mockApi(page, {
          ...base,
          ...kept,
        });
        await page.goto('/Jobs/j1/Questions');
        await page.getByRole('button', { name: 'Monter la question 4' }).click();
        await page.getByRole('button', { name: 'Supprimer la question 1' }).click();
        for (const name of ['Monter la question 2', 'Supprimer la question 3']) {
          const box = await page.getByRole('button', { name }).boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        }
        await page.getByRole('button', { name: 'Ajouter une question' }).click();
        await page.keyboard.type('Racontez une journée qui a mal commencé.');
        const bar = await page.getByText('Modifications non enregistrées').locator('..').boundingBox();
        const field = await page.getByLabel('Question 4', { exact: true }).boundingBox();
        expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
        await page.getByRole('button', { name: 'Enregistrer' }).click();
        await expect(toast(page, 'Questions enregistrées')).toBeVisible();
        expect(await texts(page)).toEqual([
          'Aimez-vous travailler en équipe avec d’autres ?',
          'Que faites-vous quand un délai ne tient plus ?',
          'Décrivez le dernier problème que vous avez réglé.',
          'Racontez une journée qui a mal commencé.',
        ]);
      },
    );
  });

  test('leaving unsaved question edits asks for confirmation', async ({ page }) => {
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

  test('a 409 QUESTIONS_LOCKED on save shows the reason and makes the question editor read-only', async ({ page }) => {
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

  test('the questions page of an unknown offer shows « Offre introuvable »', async ({ page }) => {
    await mockApi(page, {
      ...base,
      'GET /jobs/j1/questions': { status: 404, body: { code: 'X', message: 'Introuvable.' } },
    });
    await page.goto('/Jobs/j1/Questions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offre introuvable');
  });
});
