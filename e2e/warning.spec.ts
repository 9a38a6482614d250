import { expect, type Locator } from '@playwright/test';
import { getInterview } from '@kafaa/domain/interviews/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { Chat, newCandidate, told } from '@kafaa/testing/product/candidate';
import { newOffer } from '@kafaa/testing/product/company';
import { test } from '@kafaa/testing/product/test';

const RULE =
  'Un texte d’IA sans rien de vous peut coûter jusqu’à 10 points. Nous relevons le collage et le rythme de frappe.';

for (const width of [390, 1440]) {
  test(`the warning shows its rule, folds its details and records a declared writing aid at ${width} px`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { job } = await newOffer(server);
    const { link, token } = await newCandidate(server, job.id);
    await page.goto(link);
    const warning = page.getByRole('dialog', { name: 'Avant de commencer, Amira' });
    await expect(warning.getByText(RULE)).toBeVisible();
    const box = warning.getByRole('checkbox', { name: 'On m’aide à écrire\u00A0: ne relevez rien.' });
    await expect(box).not.toBeChecked();

    const details = warning.getByText(/combien de texte est collé/);
    await expect(details).toBeHidden();
    await warning.getByText('En détail', { exact: true }).click();
    await expect(details).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectAccessible(page);

    await box.check();
    await new Chat(page).accept();
    await expect(page.getByText(/^Bonjour Amira/)).toBeVisible();
    expect((await callApi(server, getInterview, { params: { token } })).accommodation).toBe(true);
    // The header shows the initials of « Médina Digital » where there is room.
    await expect(page.locator('main > header').getByText('MD', { exact: true })).toBeVisible({ visible: width > 480 });
  });
}

test('the notices have at most 110 words, and the first rule and the button are visible at 360×640', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { job } = await newOffer(server);
  const { link } = await newCandidate(server, job.id);
  await page.goto(link);
  const warning = page.getByRole('dialog', { name: 'Avant de commencer, Amira' });
  await expect(warning).toContainText(
    /questions d’une IA, puis votre CV\. Environ \d+ à \d+ minutes\. Pauses possibles\./,
  );
  await expect(warning.getByRole('listitem').last()).toContainText('Vous verrez l’avis de l’IA.');
  for (const name of ['Confidentialité', 'Méthode'])
    await expect(warning.getByRole('link', { name })).toHaveAttribute('href', /#entretien$/);
  const start = warning.getByRole('button', { name: 'J’ai compris, je commence' });
  await expect(start).toBeEnabled();
  await expect(start).toBeInViewport({ ratio: 1 });
  // The job's title stands in the header behind, on two lines where it is long.
  const title = page.getByRole('heading', { level: 1, includeHidden: true }).first();
  await expect(title).toHaveText(job.title);
  expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await title.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
  const words = (await warning.innerText()).match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  expect(words.length).toBeLessThanOrEqual(110);
  // No other element, such as the footer, covers a part of the rule, or of the checkbox for helped people even on a low screen.
  const rule = warning.getByRole('listitem').first();
  await expect(rule).toContainText('En français, même avec des fautes');
  await expect(rule).toContainText('L’entreprise lira l’arabe ou la derja, l’IA non.');
  const seen = (part: Locator, edge: number) =>
    part.evaluate((element, margin) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y));
      return [top + margin, top + height / 2, top + height - margin].map(at);
    }, edge);
  expect(await seen(rule, 14)).toEqual([true, true, true]);
  const box = warning.locator('label').filter({ hasText: 'On m’aide à écrire' });
  for (const height of [640, 560]) {
    await page.setViewportSize({ width: 360, height });
    await expect(start).toBeInViewport({ ratio: 1 });
    expect(await seen(box, 2), `${height}`).toEqual([true, true, true]);
  }
  await expect(rule.locator('[lang="ar"]')).toHaveCSS('direction', 'rtl');
});

test('the script of the answer field loads while the candidate reads the notices', async ({ page, server }) => {
  const { job } = await newOffer(server);
  const { link } = await newCandidate(server, job.id);
  const [script] = await Promise.all([page.waitForResponse(/\/assets\/talk-/), page.goto(link)]);
  expect(script.ok()).toBe(true);
  await expect(page.getByRole('dialog', { name: 'Avant de commencer, Amira' })).toBeVisible();
});

test('an interview begins before the script of its answer field arrives, and the field then accepts the answer', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const { link } = await newCandidate(server, job.id);
  const release = Promise.withResolvers<void>();
  await page.route(/\/assets\/talk-/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(link);
  const chat = new Chat(page);
  await chat.accept();
  await expect(page.getByText(/^Bonjour Amira/)).toBeVisible();
  await expect(chat.field).toBeDisabled();
  await expectAccessible(page);
  release.resolve();
  await chat.answer(0, told('La première, dès que le champ est là.'));
});
