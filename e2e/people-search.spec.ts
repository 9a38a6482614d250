import { expect } from '@playwright/test';
import { registerCandidate } from '@kafaa/domain/candidates/api';
import { elided } from '@kafaa/domain/kernel/elision';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { freshEmail, newOffer, signIn } from '@kafaa/testing/product/company';
import { pageTest as test } from '@kafaa/testing/product/test';

const NAMES = ['Amira Ben Salah', 'Sarra Mejri', 'Nour Gharbi'];

test('Ctrl K, a name and Enter open a candidate’s file from another page without a mouse', async ({ page, server }) => {
  const { recruiter, job } = await newOffer(server);
  for (const [index, name] of NAMES.entries()) {
    const [firstName = '', ...rest] = name.split(' ');
    const person = { firstName, lastName: rest.join(' '), email: freshEmail('candidat'), phone: `2012345${index}` };
    await callApi(server, registerCandidate, { body: { ...person, jobId: job.id } });
  }
  await signIn(page, recruiter);
  await page.goto('/Settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await expect(page.getByRole('button', { name: 'Rechercher ou agir' })).toBeVisible();
  // The search takes three actions; Enter may be pressed before the response arrives.
  await page.keyboard.press('ControlOrMeta+k');
  // The palette's script loads when the palette is first opened.
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Sarra');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/Dashboard\\?job=${job.id}&candidate=`));
  await expect(page.getByRole('button', { name: `la fiche ${elided('de', 'Sarra Mejri')}` })).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Rechercher ou agir' });
  const people = palette.getByRole('group', { name: 'Candidats', exact: true });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('20 12 34 52');
  await expect(people.getByRole('option')).toHaveCount(1);
  await expect(people.getByRole('option')).toContainText(`Nour Gharbi${job.title} · Inscrit`);
  await expect(people.locator('mark')).toHaveText('20123452');
  await expectAccessible(page);
  await palette.getByRole('combobox').fill('sara mejri');
  const near = palette.getByRole('group', { name: 'Résultats proches' });
  await expect(near.getByRole('option')).toContainText('Sarra Mejri');
  await expect(palette.getByText(/Aucun candidat ne s’écrit exactement «\ssara mejri\s»\./)).toBeVisible();
  await expectAccessible(page);
  await palette.getByRole('combobox').fill('personne de ce nom');
  await expect(palette.getByText('Le plan Entreprise cherche aussi dans les réponses.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
});
