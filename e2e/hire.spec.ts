import { expect } from '@playwright/test';
import { getHindsight } from '@kafaa/domain/hindsight/api';
import { HINDSIGHT_KEYS, HINDSIGHT_LABELS } from '@kafaa/domain/hindsight/options';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { newEntreprise, signIn } from '@kafaa/testing/product/company';
import { logIn, made, mockApi } from '@kafaa/testing/product/mock-api';
import { settings } from '@kafaa/testing/product/offers-data';
import { pageTest as test } from '@kafaa/testing/product/test';
import { EMPTY, FULL } from './states/desk.ts';
import { HIRE } from './states/team.ts';

test('the setting « Retour sur les embauches » can be turned on and off, and shows how many more hires it needs', async ({
  page,
  server,
}) => {
  const recruiter = await newEntreprise(server);
  await signIn(page, recruiter);
  await page.goto('/Settings?section=equipe');
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Retour sur les embauches' }) });
  const setting = section.getByLabel('Revenir sur les embauches');
  await expect(setting).not.toBeChecked();
  await expect(section.getByText(/il en manque/)).toHaveCount(0);
  await setting.click();
  await expect(section.getByText('il en manque 30.')).toBeVisible();
  expect((await callApi(server, getHindsight, {}, recruiter.token)).since).not.toBeNull();
  await expectAccessible(page);
  await setting.click();
  await expect(section.getByText('il en manque 30.')).toHaveCount(0);
  expect((await callApi(server, getHindsight, {}, recruiter.token)).since).toBeNull();
});

test('the person who decided answers the question about a hire on the desk with one tap per criterion', async ({
  page,
}) => {
  await logIn(page);
  let answered = false;
  const [waiting] = FULL.lookBacks.items;
  const path = `/hindsight/${waiting?.candidate.id}`;
  const calls = await mockApi(page, {
    'GET /users/settings': { body: settings },
    'GET /desk': () => ({ body: answered ? EMPTY : { ...EMPTY, lookBacks: FULL.lookBacks } }),
    [`GET ${path}`]: HIRE,
    [`PUT ${path}`]: () => {
      answered = true;
      return { body: { message: 'Merci.' } };
    },
  });
  await page.goto('/Dashboard?vue=a-traiter');
  await page
    .getByRole('region', { name: 'Après l’embauche' })
    .getByRole('link', { name: 'Répondre Sonia Ayadi' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Est-ce comme vous l’attendiez\u202F?');
  await expectAccessible(page);
  const tap = (name: string, mark: string) =>
    page.getByRole('radiogroup', { name }).getByRole('radio', { name: mark, exact: true }).check();
  const [first, ...others] = HINDSIGHT_KEYS.map((key) => HINDSIGHT_LABELS[key]);
  for (const name of others) await tap(name, 'Comme prévu');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  // The criterion without an answer gets the focus, and the form sends no request.
  await expect(page.getByText('Choisissez une réponse.')).toHaveCount(1);
  await expect(
    page
      .getByRole('radiogroup', { name: first ?? '' })
      .getByRole('radio')
      .first(),
  ).toBeFocused();
  expect(made(calls, `PUT ${path}`)).toEqual([]);
  await tap(first ?? '', 'Mieux');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, c’est enregistré');
  const marks = Object.fromEntries(HINDSIGHT_KEYS.map((key, index) => [key, index === 0 ? 'BETTER' : 'EXPECTED']));
  expect(made(calls, `PUT ${path}`).map(({ body }) => body)).toEqual([{ day: 30, marks }]);
  await page
    .getByRole('link', { name: /À traiter/ })
    .first()
    .click();
  await expect(page.getByText('Rien à traiter')).toBeVisible();
});
