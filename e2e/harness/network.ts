import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** Calls of the API whose path has this end, counted from now on. */
export function countCalls(page: Page, method: string, end: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && end.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}

/** Clicks twice, faster than the page can draw, on a line so slow that the server has not heard of the first click. */
export async function clickTwice(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  let release = () => {};
  const clicked = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    await clicked;
    await route.fallback();
  });
  const heard = page.waitForRequest('**/api/**');
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await heard;
  release();
}

/** The server does the work of the first such call, but its answer never arrives. */
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
