// npm run screenshots [-- filter] [--dark] [--widths 390,820,1440]: takes every page in every state, into screenshots/ with an index.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { PAGE_STATES, type PageState } from '../e2e/spec-texts.ts';
import { type Example, missingTexts, startExample } from '../e2e/states/stage.ts';
import { ROOT, say } from './bootstrap.mjs';
import { buildIfStale } from './build.ts';
import { CHROMIUM_ARGS, ensureChromium } from '@kafaa/testing/machine/chromium';

const FOLDER = join(ROOT, 'screenshots');
/** How long to wait for the texts of a state; afterwards the screenshot is taken anyway and the missing texts are reported. */
const PATIENCE_MS = 10_000;

interface Picture {
  readonly state: PageState;
  readonly width: number;
  readonly file: string;
  /** Expected texts that were not shown. */
  readonly missing: readonly string[];
}

/** Up to this width, pages have the layout for phones and tablets and are used by touch. */
const isTouched = (width: number) => width <= 820;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dark: { type: 'boolean', default: false }, widths: { type: 'string', default: '390,1440' } },
  });
  const [filter = ''] = positionals;
  const theme = values.dark ? 'dark' : 'light';
  const wanted = PAGE_STATES.filter(({ page, state }) =>
    `${page}, ${state}`.toLowerCase().includes(filter.toLowerCase()),
  );
  if (wanted.length === 0) {
    say(`No state is called like « ${filter} ».`);
    return 1;
  }
  await buildIfStale();
  const folder = join(FOLDER, theme);
  if (filter === '') rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const example = await startExample();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const pictures: Picture[] = [];
  try {
    for (const state of wanted) {
      for (const width of values.widths.split(',').map(Number)) {
        if (state.only && state.only !== (isTouched(width) ? 'phone' : 'desk')) continue;
        pictures.push(await shoot(browser, example, state, width, folder, theme));
      }
    }
  } finally {
    await browser.close();
    await example.server.dispose();
  }
  writeFileSync(join(folder, 'index.html'), indexPage(pictures, theme));
  const late = pictures.filter(({ missing }) => missing.length > 0);
  say(`${pictures.length} pictures: ${join(folder, 'index.html')}`);
  return late.length === 0 ? 0 : 1;
}

async function openContext(
  browser: Browser,
  base: string,
  width: number,
  theme: 'light' | 'dark',
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: base,
    viewport: { width, height: width < 600 ? 844 : 900 },
    deviceScaleFactor: width < 600 ? 2 : 1,
    isMobile: isTouched(width),
    hasTouch: isTouched(width),
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'fr-FR',
    timezoneId: 'Africa/Tunis',
  });
}

async function shoot(
  browser: Browser,
  example: Example,
  state: PageState,
  width: number,
  folder: string,
  theme: 'light' | 'dark',
): Promise<Picture> {
  const file = `${plain(state.page) || 'accueil'}--${plain(state.state)}-${width}.png`;
  const context = await openContext(browser, example.server.url, width, theme);
  const page = await context.newPage();
  let missing: readonly string[];
  try {
    await state.open({ page, example });
    missing = await waitForTexts(page, state);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' });
  } catch (error) {
    // A state that cannot be reached must not prevent the others; the index reports it.
    missing = [error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unknown'];
    await page.screenshot({ path: join(folder, file) });
  } finally {
    await context.close();
  }
  say(missing.length === 0 ? file : `${file}: ${missing.join(' | ')}`);
  return { state, width, file, missing };
}

async function waitForTexts(page: Page, state: PageState): Promise<readonly string[]> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const missing = await missingTexts(page, state.texts);
    if (missing.length === 0 || Date.now() > deadline) return missing;
    await page.waitForTimeout(100);
  }
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function indexPage(pictures: readonly Picture[], theme: string): string {
  const byPage = Map.groupBy(pictures, ({ state }) => state.page);
  const figure = ({ state, width, file, missing }: Picture) =>
    `<figure class="w${width}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${escape(state.state)}, ${width} px${
      missing.length > 0 ? `<b>${escape(missing.join(' | '))}</b>` : ''
    }</figcaption></figure>`;
  const sections = [...byPage].map(
    ([page, list]) =>
      `<section id="${plain(page)}"><h2>${escape(page)} <small>${escape(list[0]?.state.spec ?? '')}</small></h2><div>${list.map(figure).join('')}</div></section>`,
  );
  const contents = [...byPage.keys()].map((page) => `<a href="#${plain(page)}">${escape(page)}</a>`).join(' ');
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Kafaa, ${pictures.length} images (${theme})</title><style>
body{font:15px/1.5 system-ui,sans-serif;margin:24px;color-scheme:${theme}}nav{display:flex;flex-wrap:wrap;gap:4px 14px}
section>div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0}img{display:block;border:1px solid #8886;width:100%}
figure{width:480px}.w320,.w390{width:195px}.w820{width:340px}figcaption{padding:4px 0}figcaption b{display:block;color:#c00}small{font-weight:400}
</style><h1>${pictures.length} images</h1><nav>${contents}</nav>${sections.join('')}</html>`;
}

process.exitCode = await main();
