import { expect, type Page } from '@playwright/test';
import { linkFrom } from '@kafaa/testing/product/api';
import { newCandidate } from '@kafaa/testing/product/candidate';
import { newOffer } from '@kafaa/testing/product/company';
import { test } from '@kafaa/testing/product/test';

test.use({ viewport: { width: 360, height: 640 } });

/** Doubles the text size, as a browser's setting for large text does, and returns the texts that are cut off or outside the window. */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    // An open dialog covers the rest of the page.
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const shown = [...scope.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('svg, .sr-only, [aria-hidden="true"], .skip') &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const isCut = (element: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    };
    const texts = shown.filter(isCut).map(({ textContent }) => textContent?.trim().slice(0, 60) ?? '');
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...texts] : texts;
  });
}

test('no text of the candidate’s pages is cut off with text at 200 % on a screen of 360 px', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const { link, email } = await newCandidate(server, job.id);
  const own = await linkFrom(server, email, 'MesDonnees');
  for (const path of ['/', '/Candidats', `/Apply/${job.id}`, own, link]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: path === link ? 2 : 1 }).first()).toBeVisible();
    expect(await cutTexts(page), path).toEqual([]);
  }
  // The button at the bottom stays in view and does not cover the notices.
  const start = page.getByRole('button', { name: 'J’ai compris, je commence' });
  await expect(start).toBeInViewport();
  const foot = await start.boundingBox();
  expect(foot?.y).toBeGreaterThan(640 * 0.7);
});
