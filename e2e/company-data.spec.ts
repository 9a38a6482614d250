import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessible } from './harness/accessible.ts';
import { newCandidate } from './harness/candidate.ts';
import { newJob, newSubscriber, signIn } from './harness/company.ts';
import { test } from './harness/test.ts';

test('a company exports everything it has, and the mail leads to the archive', async ({ page, server }) => {
  test.setTimeout(120_000);
  const recruiter = await newSubscriber(server);
  await newCandidate(server, (await newJob(server, recruiter)).id);
  await signIn(page, recruiter);
  await page.goto('/Settings');
  await page.getByRole('navigation', { name: 'Compte' }).getByRole('link', { name: 'Données' }).click();
  await expect(page.getByText('Les réponses des candidats n’y sont pas')).toBeVisible();
  await expectAccessible(page);
  // By the keyboard alone.
  await page.getByRole('button', { name: 'Exporter toutes les données' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Votre archive est prête')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  const mail = await server.mailTo(recruiter.email, ({ subject }) => subject === 'L’export de vos données est prêt');
  expect(mail.text).toContain('/Settings?section=donnees');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger', exact: true }).press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^export-[a-z0-9-]+-\d{4}-\d\d-\d\d\.zip$/);
  const names = Object.keys(unzipSync(readFileSync(await download.path())));
  expect(names).toContain('export.json');
  expect(names.filter((name) => name.endsWith('/candidature.json'))).toHaveLength(1);
});
