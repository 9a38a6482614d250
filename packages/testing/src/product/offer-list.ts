import { expect, type Locator, type Page } from '@playwright/test';
import { registerCandidate } from '@kafaa/domain/candidates/api';
import { elided } from '@kafaa/domain/kernel/elision';
import { callApi } from './api.ts';
import { freshEmail, newOffer, signIn } from './company.ts';
import type { ProductServer } from './server.ts';

export const NAMES = ['Amira Ben Salah', 'Bilel Mansouri', 'Chiraz Gharbi'];

/** Creates an offer with three registered candidates and opens it in its company's dashboard. */
export async function openList(page: Page, server: ProductServer) {
  const { recruiter, job } = await newOffer(server);
  for (const name of NAMES) {
    const [firstName = '', ...rest] = name.split(' ');
    const person = { firstName, lastName: rest.join(' '), email: freshEmail('candidat'), phone: '20123456' };
    await callApi(server, registerCandidate, { body: { ...person, jobId: job.id } });
  }
  await signIn(page, recruiter);
  await page.goto(`/Dashboard?job=${job.id}&sort=name`);
  await expect(row(page, 'Chiraz Gharbi')).toBeVisible();
  return { recruiter, job };
}

/** The row of a candidate in the list. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** The button that opens or closes a candidate's file. */
export const file = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `la fiche ${elided('de', name)}` });
