import type { Browser, BrowserContextOptions, Disposable, Page } from '@playwright/test';
import { letCallsPass } from './api-calls.ts';

/** Playwright's default viewport. */
const WINDOW = { width: 1280, height: 720 };

/**
 * One page that many tests reuse. A fresh page compiles every script again, which takes more than half of the time of a test
 * that only opens and reads a page. This page keeps the compiled scripts, and `forget` clears everything else.
 */
export class OnePage {
  readonly page: Page;
  readonly #scripts: Disposable[] = [];

  private constructor(page: Page) {
    this.page = page;
    // Tracks init scripts, so that `forget` removes those of the previous test.
    const add = page.addInitScript.bind(page);
    page.addInitScript = async (...given: Parameters<typeof add>) => {
      const script = await add(...given);
      this.#scripts.push(script);
      return script;
    };
  }

  static async open(browser: Browser, options: BrowserContextOptions): Promise<OnePage> {
    const context = await browser.newContext({ ...options, viewport: WINDOW });
    return new OnePage(await context.newPage());
  }

  /** Resets the page to that of a new device: no storage, no routes, no mocked API. */
  async forget(origin: string): Promise<void> {
    const { page } = this;
    const context = page.context();
    await Promise.all(this.#scripts.splice(0).map((script) => script.dispose()));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await page.goto(`${origin}/robots.txt`);
    // Mocked calls end only after the previous page is left, because its unanswered calls would otherwise reach the server.
    await letCallsPass(page);
    await page.evaluate(() => sessionStorage.clear());
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' });
    await session.detach();
    await page.setViewportSize(WINDOW);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
