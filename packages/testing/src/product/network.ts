import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** Counts API calls whose path matches `end`, from now on. */
export function countCalls(page: Page, method: string, end: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && end.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}

/** Clicks twice before the page can re-render, and delays the API calls until both clicks are done. */
export async function clickTwice(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  let release = () => {};
  const clicked = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    await clicked;
    await route.fallback();
  });
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  release();
}

/** Lets the server handle the first matching call, but drops its response. */
export async function loseFirstAnswer(page: Page, url: RegExp, method: string): Promise<() => number> {
  let lost = 0;
  await page.route(url, async (route: Route) => {
    if (route.request().method() !== method || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  return () => lost;
}
