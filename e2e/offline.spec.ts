import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { Chat, newCandidate, PHONE, Registration, told } from '@kafaa/testing/product/candidate';
import { freshEmail, newOffer } from '@kafaa/testing/product/company';
import { test } from '@kafaa/testing/product/test';

test.use({ ...PHONE, serviceWorkers: 'allow' });
test.describe.configure({ mode: 'parallel' });

/** Waits until the service worker is active; it starts only after the page has loaded. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) =>
      active?.addEventListener('statechange', () => active.state === 'activated' && resolve()),
    );
  });
}

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });

test('an interview reloads offline from cached static files, and an offline answer is saved on reconnection', async ({
  page,
  context,
  server,
}) => {
  const { job } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  await page.goto(link);
  const chat = new Chat(page);
  await chat.accept();
  await chat.answer(0, told('La première, avec réseau.'));
  await workerReady(page);

  await context.setOffline(true);
  await page.reload();
  await expect(chat.answers.nth(0)).toContainText('La première, avec réseau.');
  await chat.asked(1);
  await chat.send('La deuxième, sans réseau.');
  await expect(chat.status(1)).toContainText('En attente de réseau');
  await page.reload();
  await expect(chat.answers.nth(1)).toContainText('La deuxième, sans réseau.');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(chat.status(1)).toContainText('Enregistrée');

  const { paths } = await keptAddresses(page);
  expect(paths.length).toBeGreaterThan(5);
  // The cache contains only files that are the same for everybody: no personal link, no offer, no API response.
  for (const path of paths) expect(path).toMatch(/^\/(Interview\/|assets\/[\w.-]+)$/);
  expect(paths.join()).not.toContain(token);
});

test('an offline reload of an offer shows an error, and a retry online restores the typed registration', async ({
  page,
  context,
  server,
}) => {
  const { job } = await newOffer(server);
  await page.goto(`/Apply/${job.id}`);
  const registration = new Registration(page);
  await registration.fill(freshEmail('hors.ligne'));
  await workerReady(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'L’offre n’est pas arrivée' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByLabel('Prénom')).toHaveValue('Amira');
  await registration.submit.click();
  await expect(registration.confirmation).toBeVisible();
});

test('the service worker controls only /Apply/ and deletes the cache of an older release', async ({ page, server }) => {
  const { job } = await newOffer(server);
  await page.goto(`/Apply/${job.id}`);
  await workerReady(page);
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
  expect(await scopes()).toEqual(['/Apply/']);
  await page.evaluate(async () => {
    await (await caches.open('kafaa-avant')).add('/favicon.svg');
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  });
  await page.reload();
  await workerReady(page);
  await expect.poll(async () => (await keptAddresses(page)).names).toHaveLength(1);
  await page.goto('/Login');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  const script = await page.request.get('/sw.js');
  expect(script.headers()['cache-control']).toBe('no-cache');
  expect(script.headers()['content-type']).toContain('text/javascript');
  expect((await script.body()).length).toBeLessThan(3000);
});
