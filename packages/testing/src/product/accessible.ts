import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
/** Widths at which axe runs: phone and desktop. */
const PHONE = 390;
const DESK = 1440;

/** Finishes running animations, so that axe checks the final colours. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      // An endless animation, such as a spinner, cannot be finished.
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

async function violations(page: Page, choose: (builder: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await settle(page);
  // Legacy mode opens no second page to merge frames; there are none here. AxeBuilder evaluates axe's source (600 kB) twice per
  // call, so it is passed only once per document.
  const known = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(known && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const found = await choose(axe).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** Makes the viewport as tall as the page, so that floating bars do not cover other content. */
async function showWhole(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  if (content > height) await page.setViewportSize({ width, height: content });
}

async function expectNoSidewaysScroll(page: Page, faults: string[]): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 900 });
    const content = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? Infinity);
    if (content > width) faults.push(`${content} px wide in a window of ${width}`);
  }
}

/**
 * Checks the current page against WCAG 2.2 AA and axe's best practices at 390 and 1440 pixels in light mode, and at its own
 * width (or both) in dark mode; also fails if the page scrolls horizontally at any of the widths. Open dialogs stay open; the
 * viewport size and colour scheme are restored.
 */
export async function expectAccessible(page: Page, dark: 'own width' | 'both widths' = 'own width'): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  const faults: string[] = [];
  await expectNoSidewaysScroll(page, faults);
  const own = before.width < 768 ? PHONE : DESK;
  for (const width of [own === PHONE ? DESK : PHONE, own]) {
    await showWhole(page, width, before.height);
    for (const fault of await violations(page, (axe) => axe.withTags(RULES)))
      faults.push(`${width} px, light: ${fault}`);
    if (width !== own && dark === 'own width') continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    // Dark mode changes only colours.
    for (const fault of await violations(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block'])))
      faults.push(`${width} px, dark: ${fault}`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize(before);
  expect(faults, page.url()).toEqual([]);
}
