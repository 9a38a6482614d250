import { expect } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { answerApi, candidate, evaluation, jobEntry, pageOf, stagesOf } from '@kafaa/testing/product/dashboard-data';
import { BEEKEEPER } from '@kafaa/testing/product/engine-notes';
import { pageTest as test } from '@kafaa/testing/product/test';

const person = candidate('c1', 'Amira Ben Salah', { evaluation: { ...evaluation(92), ...BEEKEEPER } });

test('the note has two columns, and its quotes open in place and link to the transcript', async ({ page }) => {
  await answerApi(page, (path, query) => {
    if (path === '/jobs/company')
      return { body: { jobs: [jobEntry('j1', 'Apicultrice ou apiculteur')], totalCandidates: 1 } };
    if (path === '/subscriptions/user') return { body: [] };
    if (path.endsWith('/stages')) return stagesOf([person]);
    if (path.startsWith('/candidates/job/')) return pageOf([person], query);
    return path === '/candidates/c1' ? { body: { ...person, jobTitle: 'Apicultrice ou apiculteur' } } : undefined;
  });
  await page.goto('/Dashboard?job=j1&candidate=c1');
  const sectionOf = (name: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name }) })
      .last();
  const note = sectionOf('Notes de l’IA');
  await expect(note.getByText(/^Premier motif/)).toHaveText(
    'Premier motif\u00A0: Traitement contre le varroa (réponse 5)',
  );
  const strengths = sectionOf('Points d’appui').getByRole('listitem');
  await expect(strengths).toHaveCount(3);
  const points = sectionOf('À creuser');
  await expect(points).toContainText('Permis\u00A0B demandé\u00A0: aucune réponse ne le nomme');
  await expect(points).toContainText('Communication (erreur et sa correction)');
  await expect(points.getByRole('heading', { name: 'À lui demander' })).toBeVisible();
  // The keywords of an answer are internal to the engine, so the note must not show them.
  await expect(note).not.toContainText('ailes, comptage');

  await page.setViewportSize({ width: 390, height: 800 });
  const varroa = strengths.filter({ hasText: 'Traitement contre le varroa' });
  const words = varroa.locator('p').nth(1);
  const heightOf = async () => (await words.boundingBox())?.height ?? 0;
  const cut = await heightOf();
  const more = varroa.getByRole('button', { name: 'Lire la suite\u00A0: Traitement contre le varroa' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(varroa.getByRole('button', { name: /^Réduire/ })).toBeFocused();
  await expect(varroa.getByRole('button', { name: /^Réduire/ })).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(heightOf).toBeGreaterThan(cut * 1.5);
  await page.keyboard.press('Enter');
  await expect.poll(heightOf).toBe(cut);

  const other = note.getByText('Extraction du miel', { exact: true });
  await expect(other).toBeHidden();
  await note.getByText('Autres passages (1)').click();
  await expect(other).toBeVisible();
  await expectAccessible(page);
  await expect(varroa.getByRole('link', { name: 'réponse 5' })).toHaveAttribute('href', /c1#q5$/);
});
