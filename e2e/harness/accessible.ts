import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
/** Where axe looks: a phone and a desk. */
const PHONE = 390;
const DESK = 1440;

/** Ends what is moving, so that colours are judged as they come to rest. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      // A spinner has no end.
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

async function violations(page: Page, choose: (builder: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await settle(page);
  // The legacy mode needs no second page to put frames together: there are none. It reads axe's source twice at every call,
  // 600 kB each: once a document is enough.
  const known = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(known && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const found = await choose(axe).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** A window of this width, tall enough for the whole page: a bar that floats over the text then lies where it belongs. */
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
 * Holds the page as it stands to WCAG 2.2 AA and axe's best practices at 390 and 1440 pixels in light, at its own width
 * (or at both) in dark, and lets it scroll sideways at no width. What is open stays open; size and colours are given back.
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
    // The dark changes nothing but colours.
    for (const fault of await violations(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block'])))
      faults.push(`${width} px, dark: ${fault}`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize(before);
  expect(faults, page.url()).toEqual([]);
}
