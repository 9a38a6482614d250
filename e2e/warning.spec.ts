import { expect } from '@playwright/test';
import { getInterview } from '@kafaa/domain/interviews/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { Chat, newCandidate } from '@kafaa/testing/product/candidate';
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

    const details = warning.getByText(/part collée, longueur, sortie de la page/);
    await expect(details).toBeHidden();
    await warning.getByText('Ce qui est relevé', { exact: true }).click();
    await expect(details).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectAccessible(page);

    await box.check();
    await new Chat(page).accept();
    await expect(page.getByText(/^Bonjour Amira/)).toBeVisible();
    expect((await callApi(server, getInterview, { params: { token } })).accommodation).toBe(true);
  });
}
