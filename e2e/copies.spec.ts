import { expect } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { logIn, made, mockApi } from '@kafaa/testing/product/mock-api';
import { pageTest as test } from '@kafaa/testing/product/test';
import { COPIES, transcriptAnswers } from './states/candidates.ts';

for (const width of [390, 1440]) {
  test(`the recruiter sees two similar passages side by side and marks them as irrelevant at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const [pair] = COPIES;
    await logIn(page);
    const setAside = { by: 'rh@medina.tn', at: '2026-11-23T08:00:00.000Z' };
    const calls = await mockApi(page, {
      ...transcriptAnswers(COPIES),
      'PUT /candidates/c1/copies': { body: { ...pair, setAside } },
    });
    await page.goto('/InterViewChat/c1');
    const notice = page.getByRole('region', { name: '2 ressemblances avec d’autres réponses' });
    // The notice above the answers is a single line with a count until somebody opens it.
    await expect(notice.getByText('1 à voir')).toBeVisible();
    await expect(notice.getByText('Une ressemblance n’est pas une preuve')).toBeHidden();
    expect((await notice.boundingBox())?.height).toBeLessThan(100);
    await notice.getByRole('heading', { level: 2 }).click();
    await expect(notice.getByText('Une ressemblance n’est pas une preuve')).toBeVisible();
    await expect(notice.getByText(pair?.passage ?? '?')).toBeVisible();
    await expect(notice.getByText(pair?.other.passage ?? '?')).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Yassine Trabelsi, question 2' })).toHaveAttribute(
      'href',
      '/InterViewChat/c2#q2',
    );
    // Pairs marked as irrelevant are collapsed.
    await expect(notice.getByText(COPIES[1]?.passage ?? '?')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectAccessible(page);

    await notice.getByRole('button', { name: 'J’ai vu' }).click();
    await notice.getByText('Question 2, Yassine Trabelsi').click();
    await expect(notice.getByText(/^Vu par rh@medina\.tn, le 23\s+novembre 2026/)).toBeVisible();
    expect(made(calls, 'PUT /candidates/c1/copies').map(({ body }) => body)).toEqual([
      { position: 1, otherId: 'c2', otherPosition: 1, setAside: true },
    ]);
  });
}
