import { expect, type Page } from '@playwright/test';
import { getJobQuestions, saveJobQuestions } from '@kafaa/domain/jobs/api';
import { PDFDocument } from 'pdf-lib';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { newCandidate, startByApi } from '@kafaa/testing/product/candidate';
import { newOffer, newSubscriber, signIn } from '@kafaa/testing/product/company';
import { pageTest as test, test as deviceTest } from '@kafaa/testing/product/test';

test.describe.configure({ mode: 'parallel' });

const toast = (page: Page, text: string | RegExp) => page.getByLabel('Notifications').getByText(text);
const openMenu = (page: Page, title: string) => page.getByRole('button', { name: `Autres actions, ${title}` }).click();

test.describe('offer lifecycle', () => {
  test('saving an edited offer asks whether to rewrite its questions, and a rewrite keeps the recruiter’s own question', async ({
    page,
    server,
  }) => {
    const { recruiter, job } = await newOffer(server, { title: 'Développeuse front-end senior' });
    const own = 'Racontez la dernière fois qu’un client vous a fait changer d’avis.';
    const { questions } = await callApi(server, getJobQuestions, { params: { id: job.id } }, recruiter.token);
    const known = questions.map(({ id, text }) => ({ id, text }));
    await callApi(
      server,
      saveJobQuestions,
      { params: { id: job.id }, body: { questions: [...known, { text: own }] } },
      recruiter.token,
    );
    await signIn(page, recruiter);
    await page.goto('/Jobs');
    await openMenu(page, job.title);
    await page.getByRole('link', { name: 'Modifier l’offre' }).click();
    await expect(page.getByLabel('Titre du poste')).toHaveValue(job.title);
    await expect(page.getByLabel('Salaire')).toHaveValue('2400');
    await page.getByLabel('Titre du poste').fill('');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Le titre est requis.')).toBeVisible();
    await page.getByLabel('Titre du poste').fill('Ingénieure qualité');
    await page.getByRole('link', { name: 'Exigences' }).click();
    await page.getByLabel('Compétences').fill('Comptabilité');
    await page.getByLabel('Compétences').press('Enter');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Préférences' }).click();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Réécrire les questions ?' });
    await expect(dialog.getByText(/question que vous avez écrite ou modifiée/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Garder les questions actuelles' })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Réécrire en gardant les miennes' }).click();
    await expect(page).toHaveURL(/\/Questions$/);
    await expect(page.getByRole('textbox').last()).toHaveValue(own);
    await expect(page.getByText('Ingénieure qualité').first()).toBeVisible();
  });

  test('leaving an edited offer without saving asks for confirmation', async ({ page, server }) => {
    const { recruiter, job } = await newOffer(server);
    await signIn(page, recruiter);
    await page.goto('/Jobs');
    const edit = async () => {
      await openMenu(page, job.title);
      await page.getByRole('link', { name: 'Modifier l’offre' }).click();
      await page.getByLabel('Lieu').fill('Sfax');
    };
    await edit();
    const dialog = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
    await page.goBack();
    await dialog.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await expect(page).toHaveURL(/\/Jobs$/);
    await edit();
    await page.goBack();
    await dialog.getByRole('button', { name: 'Rester' }).click();
    await expect(page).toHaveURL(/\/Modifier$/);
    await page.getByRole('link', { name: 'Annuler' }).click();
    await dialog.getByRole('button', { name: 'Rester' }).click();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(toast(page, 'Offre modifiée')).toBeVisible();
    await expect(page.getByRole('article', { name: job.title }).getByText('Sfax')).toBeVisible();
  });

  test('logging out with unsaved changes leads to the log-in page', async ({ page, server }) => {
    const { recruiter, job } = await newOffer(server);
    await signIn(page, recruiter);
    await page.goto(`/Jobs/${job.id}/Modifier`);
    await page.getByLabel('Lieu').fill('Sfax');
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page).toHaveURL(/\/Login$/);
    await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toBeVisible();
  });

  test('an offer with a started interview locks profile and language with a reason, and still saves a new title', async ({
    page,
    server,
  }) => {
    const { recruiter, job } = await newOffer(server);
    await startByApi(server, (await newCandidate(server, job.id)).token);
    await signIn(page, recruiter);
    await page.goto(`/Jobs/${job.id}/Modifier`);
    await expect(page.getByText(/le profil recherché et la langue ne changent plus/)).toBeVisible();
    await expect(page.getByLabel('Compétences')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel('Titre du poste').fill('Développeuse front-end senior');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('article', { name: 'Développeuse front-end senior' })).toBeVisible();
  });

  deviceTest(
    'a confirmed close ends applications to an offer, and the notification or the card reopens it',
    async ({ page, server }) => {
      const { recruiter, job } = await newOffer(server);
      await signIn(page, recruiter);
      await page.goto('/Jobs');
      const card = page.getByRole('article', { name: job.title });
      const close = async () => {
        await openMenu(page, job.title);
        await card.getByRole('button', { name: 'Fermer l’offre' }).click();
        const dialog = page.getByRole('dialog', { name: 'Fermer cette offre ?' });
        await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
        return dialog;
      };
      const asked = await close();
      await expectAccessible(page);
      await asked.getByRole('button', { name: 'Fermer l’offre' }).click();
      await expect(card.getByText('Fermée')).toBeVisible();
      const publicPage = await page.context().newPage();
      await publicPage.goto(`/Apply/${job.id}`);
      await expect(publicPage.getByRole('heading', { name: 'Candidatures closes' })).toBeVisible();
      await publicPage.close();
      await page.getByLabel('Notifications').getByRole('button', { name: 'Annuler' }).click();
      await expect(toast(page, 'Offre rouverte')).toBeVisible();
      await expect(card.getByText('Fermée')).toBeHidden();

      await (await close()).getByRole('button', { name: 'Fermer l’offre' }).click();
      await expect(card.getByText('Fermée')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('radio', { name: /^Ouvertes/ }).click({ force: true });
      await expect(page).toHaveURL(/etat=ouvertes/);
      await expect(page.getByRole('heading', { name: 'Aucune offre ouverte' })).toBeVisible();

      await page.goto('/Dashboard');
      await expect(page.getByRole('heading', { name: 'Aucun poste ouvert' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Créer un nouveau poste' })).toHaveAttribute('href', '/jobs');
      await page.getByRole('link', { name: 'Voir 1 offre fermée' }).click();
      await openMenu(page, job.title);
      await card.getByRole('button', { name: 'Rouvrir l’offre' }).click();
      await expect(toast(page, 'Offre rouverte')).toBeVisible();
    },
  );

  deviceTest(
    'the share dialog of an offer offers a copied link, social networks, the Web Share API and a poster',
    async ({ page, server, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { recruiter, job } = await newOffer(server);
      await signIn(page, recruiter);
      await page.addInitScript(() => {
        navigator.share = async (data) => void (document.body.dataset['shared'] = data?.url);
      });
      await page.goto('/Dashboard');
      await expect(
        page.getByText('Partagez le lien sur WhatsApp, Facebook ou LinkedIn', { exact: false }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Partager le poste' }).click();
      const dialog = page.getByRole('dialog', { name: 'Partager l’offre' });
      for (const kind of ['SVG', 'PNG']) {
        const saving = page.waitForEvent('download');
        await dialog.getByRole('button', { name: `QR code en ${kind}` }).click();
        const saved = await saving;
        expect(saved.suggestedFilename()).toMatch(new RegExp(`^qr-code .*\\.${kind.toLowerCase()}$`));
        const bytes = await readFile(await saved.path());
        expect(bytes.subarray(0, 4).toString('latin1')).toBe(kind === 'PNG' ? '\u0089PNG' : '<svg');
      }
      const short = `${server.url}/o/${job.id.slice(-10)}`;
      await expect(dialog.getByLabel('Lien court', { exact: true })).toHaveValue(short.replace('http://', ''));
      await dialog.getByRole('button', { name: 'Copier le lien court' }).click();
      await expect(dialog.getByRole('button', { name: 'Lien copié !' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(short);
      const opened = await page.request.get(short, { maxRedirects: 0 });
      expect(opened.headers()['location']).toBe(`/Apply/${job.id}?src=lien`);
      const link = `${server.url}/Apply/${job.id}`;
      await expect(dialog.getByLabel('Lien de candidature', { exact: true })).toHaveValue(link);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: "Copier lien d'entretien" }).click();
      await expect(dialog.getByRole('button', { name: 'Lien copié !' }).first()).toBeVisible();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      for (const network of ['WhatsApp', 'LinkedIn', 'Facebook']) {
        const href = (await dialog.getByRole('link', { name: network }).getAttribute('href')) ?? '';
        expect(decodeURIComponent(href)).toContain(`${short}?src=${network.toLowerCase()}`);
      }
      await dialog.getByRole('button', { name: 'Autre application' }).click();
      await expect(page.locator('body')).toHaveAttribute('data-shared', link);
      await dialog.getByRole('link', { name: 'Voir l’affiche' }).click();
      await expect(page).toHaveURL(/\/Affiche$/);
      await expect(page.getByRole('article', { name: `Affiche de l’offre ${job.title}` })).toBeVisible();
    },
  );
});

const LONG_TITLE =
  'Responsable de la coordination des équipes de maintenance préventive et curative des lignes de production';
for (const title of ['Chef', LONG_TITLE]) {
  deviceTest(
    `the poster of « ${title.slice(0, 12)} » fills exactly one A4 page in light and dark mode`,
    async ({ page, server }) => {
      const { recruiter, job } = await newOffer(server, {
        title,
        description: 'Une phrase longue qui parle du poste, de son équipe et de ses lieux. '.repeat(20),
      });
      await signIn(page, recruiter);
      await page.goto(`/Jobs/${job.id}/Affiche`);
      const sheet = page.getByRole('article', { name: `Affiche de l’offre ${title}` });
      await expect(
        sheet.getByRole('img', { name: new RegExp(`QR code vers .*/o/${job.id.slice(-10)}`) }),
      ).toBeVisible();
      await expectAccessible(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
        const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
        expect(pdf.getPageCount()).toBe(1);
        const { width, height } = pdf.getPage(0).getSize();
        expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
      }
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
      const box = await sheet.boundingBox();
      expect([box?.x, box?.y]).toEqual([0, 0]);
      // The poster is not cut off at the bottom.
      const overflow = await sheet.evaluate((element) => element.scrollHeight - element.clientHeight);
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
}

test('the poster page and the edit page of an unknown offer show « Offre introuvable »', async ({ page, server }) => {
  await signIn(page, await newSubscriber(server));
  for (const name of ['Affiche', 'Modifier']) {
    await page.goto(`/Jobs/01900000-0000-7000-8000-000000000000/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offre introuvable');
  }
});
