import { registerCandidate } from '@kafaa/domain/candidates/api';
import { expect, test as base } from '@playwright/test';
import { Client } from 'pg';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import { freshEmail, newOffer, signIn } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import { watchErrors } from '@kafaa/testing/product/watch-errors';

/** Runs on PostgreSQL, so that the test can write a mail server's refusal into the database. */
const test = base.extend<{ server: ProductServer }>({
  // Playwright reads the needed fixtures from this parameter, so it must be an object pattern, even an empty one.
  // oxlint-disable-next-line no-empty-pattern -- see above
  server: async ({}, provide) => {
    const server = await ProductServer.start({ database: 'postgres' });
    await provide(server);
    await server.dispose();
  },
});

async function refuseMailTo(server: ProductServer, email: string): Promise<void> {
  const client = new Client({ connectionString: server.rowsUrl });
  await client.connect();
  await client.query(
    `update mails set sent_at = null, refusal = '550 5.1.1', refused_at = now() where recipient = $1`,
    [email],
  );
  await client.end();
}

test('the recruiter corrects a bounced address, and only the new interview link opens the interview', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const errors = watchErrors(page);
  const { recruiter, job } = await newOffer(server);
  const [wrong, taken, right] = [freshEmail('amira.faux'), freshEmail('bilel'), freshEmail('amira')];
  const person = { lastName: 'Ben Salah', phone: '20123456', jobId: job.id };
  await callApi(server, registerCandidate, { body: { ...person, firstName: 'Amira', email: wrong } });
  await callApi(server, registerCandidate, { body: { ...person, firstName: 'Bilel', email: taken } });
  const oldLink = await linkFrom(server, wrong, 'Interview');
  await refuseMailTo(server, wrong);

  await signIn(page, recruiter);
  await page.goto(`${server.url}/Dashboard?job=${job.id}&sort=name`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Amira Ben Salah' }) });
  await expect(row.getByText('E-mail refusé')).toBeVisible();
  await expect(page.getByText('E-mail refusé')).toHaveCount(1);
  await row.getByRole('button', { name: /Déplier/ }).click();
  const note = page.getByRole('region', { name: 'E-mail refusé' });
  await expect(note).toContainText('550 5.1.1');
  await expect(note).toContainText('un nouveau lien d’entretien part aussitôt');
  await expectAccessible(page);

  const address = note.getByLabel('Adresse corrigée');
  await expect(address).toHaveValue(wrong);
  const send = note.getByRole('button', { name: 'Corriger et renvoyer' });
  await address.fill('amira');
  await send.click();
  await expect(address).toHaveAccessibleDescription(/Veuillez entrer une adresse e-mail valide/);
  await address.fill(taken);
  await send.click();
  await expect(address).toHaveAccessibleDescription('Une autre candidature à cette offre porte déjà cette adresse.');
  await address.fill(right);
  await send.click();
  await expect(page.getByLabel('Notifications').getByText(`Un e-mail part à ${right}.`)).toBeVisible();
  await expect(row.getByText('E-mail refusé')).toHaveCount(0);
  await expect(row.getByRole('link', { name: right })).toBeVisible();

  const newLink = await linkFrom(server, right, 'Interview');
  expect(newLink).not.toBe(oldLink);
  await page.goto(server.url + newLink);
  await expect(page.getByText('Avant de commencer')).toBeVisible();
  await page.goto(server.url + oldLink);
  await expect(page.getByText('Ce lien a été remplacé')).toBeVisible();
  expect(errors.filter((error) => !error.includes('410'))).toEqual([]);
});
