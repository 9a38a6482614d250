import type { Browser, BrowserContextOptions, Disposable, Page } from '@playwright/test';
import { letCallsPass } from './api-calls.ts';

/** As Playwright opens a window where nothing else is said. */
const WINDOW = { width: 1280, height: 720 };

/**
 * One page for many tests. A fresh one compiles every script again, which takes more than half of the time of a test that
 * only opens a page and reads it: this one keeps the compiled scripts and forgets everything else.
 */
export class OnePage {
  readonly page: Page;
  readonly #scripts: Disposable[] = [];

  private constructor(page: Page) {
    this.page = page;
    // What a test adds to the page leaves with it.
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

  /** A device that has never been here, behind no answers of a table. */
  async forget(origin: string): Promise<void> {
    const { page } = this;
    const context = page.context();
    await Promise.all(this.#scripts.splice(0).map((script) => script.dispose()));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await page.goto(`${origin}/robots.txt`);
    // Only now: the page before would hear from the server what the table had left unanswered.
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
