import { expect } from '@playwright/test';
import { newCandidate } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob } from '@kafaa/testing/product/company';
import { test } from '@kafaa/testing/product/test';

const SAID = 'La page n’a pas pu être chargée. Vérifiez votre réseau.';

test('a page whose scripts fail to load shows an error, a retry link and the offer', async ({ page, server }) => {
  const description = Array.from({ length: 20 }, (_, index) => `Ligne ${index + 1}`).join('\n');
  const job = await newJob(server, await newEntreprise(server), { description });
  const { link } = await newCandidate(server, job.id);
  const scripts = /\/assets\/(?:candidate|recruiter)-[^/]+\.js$/;
  for (const path of ['/Login', '/Interview/un-lien', link, `/Apply/${job.id}`]) {
    await page.route(scripts, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(SAID);
    await expect(page.getByText('Chargement…')).toHaveCount(0);
    await page.unroute(scripts);
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page.getByText(SAID)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // The offer in the HTML stays readable, also if only the chunk of this page fails to load.
  for (const lost of [scripts, /\/assets\/apply-page-[^/]+\.js$/]) {
    await page.route(lost, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(SAID);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
    await page.unroute(lost);
  }
  // On a phone the offer is truncated until « Voir l’offre complète » expands it.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByText('Ligne 20')).toBeHidden();
  await page.getByText('Voir l’offre complète').click();
  await expect(page.getByText('Réduire l’offre')).toBeVisible();
  await expect(page.getByText('Ligne 20')).toBeVisible();
});
