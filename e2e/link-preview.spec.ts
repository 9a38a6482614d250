import { expect, type Page } from '@playwright/test';
import { newOffer } from '@kafaa/testing/product/company';
import { test } from '@kafaa/testing/product/test';

// Messengers and search engines see the page as the server sends it, without scripts.
test.use({ javaScriptEnabled: false });

const content = (page: Page, selector: string) => page.locator(`head meta[${selector}]`).getAttribute('content');

test('an offer’s page serves title, description, Open Graph tags, a PNG and a JobPosting without JavaScript', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const url = `${server.url}/Apply/${job.id}`;
  const response = await page.goto(`/Apply/${job.id}`);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');
  await expect(page).toHaveTitle('Développeur front-end senior chez Médina Digital · Kafaa');
  const description = await content(page, 'name="description"');
  expect(description).toMatch(/^Tunis · Temps plein · 2\u202F400 DT par mois\. Vous portez la qualité du front/);
  expect(description?.length).toBeLessThanOrEqual(200);
  const shared = {
    type: 'website',
    site_name: 'Kafaa',
    locale: 'fr_FR',
    url,
    title: 'Développeur front-end senior chez Médina Digital',
    description,
  };
  for (const [name, value] of Object.entries(shared))
    expect(await content(page, `property="og:${name}"`), name).toBe(value);
  expect(await page.locator('head link[rel="canonical"]').getAttribute('href')).toBe(url);

  const picture = await fetch((await content(page, 'property="og:image"')) ?? '');
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/png');
  const size = new DataView(await picture.arrayBuffer());
  const [width, height] = [size.getUint32(16), size.getUint32(20)];
  expect([String(width), String(height)]).toEqual([
    await content(page, 'property="og:image:width"'),
    await content(page, 'property="og:image:height"'),
  ]);

  const posting: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(posting).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Développeur front-end senior',
    employmentType: 'FULL_TIME',
    datePosted: job.createdAt.slice(0, 10),
    hiringOrganization: { '@type': 'Organization', name: 'Médina Digital' },
    jobLocation: { address: { addressLocality: 'Tunis', addressCountry: 'TN' } },
    baseSalary: { currency: 'TND', value: { value: 2400, unitText: 'MONTH' } },
  });
});

test('the head of an offer’s page escapes HTML and quotes in the offer’s title and description', async ({
  page,
  server,
}) => {
  // Titles can no longer contain a <; `npm run test:security -- S5` covers one stored before that rule.
  const title = '"Chef" & $& l’équipe';
  const description = '</script><img src=x onerror=alert(1)> "$1" <!-- ouvert\nDeuxième ligne';
  const { job } = await newOffer(server, { title, description, salary: null });
  const html = await (await fetch(`${server.url}/Apply/${job.id}`)).text();
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
  await page.goto(`/Apply/${job.id}`);
  await expect(page).toHaveTitle(`${title} chez Médina Digital · Kafaa`);
  expect(await content(page, 'property="og:title"')).toBe(`${title} chez Médina Digital`);
  expect(await content(page, 'name="description"')).toBe(`Tunis · Temps plein. ${description.replace('\n', ' ')}`);
  const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    title: string;
    description: string;
    baseSalary?: object;
  };
  expect(posting.title).toBe(title);
  expect(posting.description).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(posting.baseSalary).toBeUndefined();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('an unknown offer returns 404 with noindex, and an interview page has noindex', async ({ page }) => {
  const response = await page.goto('/Apply/01900000-0000-7000-8000-000000000000');
  expect(response?.status()).toBe(404);
  expect(await content(page, 'name="robots"')).toBe('noindex');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.goto('/Interview/quelque-chose');
  expect(await content(page, 'name="robots"')).toBe('noindex');
});
