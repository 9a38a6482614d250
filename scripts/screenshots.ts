// npm run screenshots [-- filter] [--themes light,dark] [--widths 390,820,1440] [--folder DIR] [--example DIR]: takes every page in every state, with an index.
// Clock, data and animations stand still: with the same --example, two runs of one build give the same pixels (compare-pictures.ts).
import { restartClock, STEADY_TIME } from './steady-clock.ts';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { PAGE_STATES, type PageState } from '../e2e/spec-texts.ts';
import { type Example, missingTexts, startExample } from '../e2e/states/stage.ts';
import { ROOT, say } from './bootstrap.mjs';
import { buildIfStale } from './build.ts';
import { CHROMIUM_ARGS, ensureChromium } from '@kafaa/testing/machine/chromium';
import { ProductServer } from '@kafaa/testing/product/server';

type Theme = 'light' | 'dark';

/** Pages show links of their own server, so the port is part of the pictures. */
const PORT = 41_873;
/** Maximum time to wait for the texts of a state. After it, the screenshot is taken anyway and the missing texts are reported. */
const PATIENCE_MS = 10_000;
/** Time within which a draft is saved and a list loads its next part, even on a busy machine. */
const SETTLE_MS = 1000;

interface Picture {
  readonly state: PageState;
  readonly width: number;
  readonly theme: Theme;
  readonly file: string;
  /** Expected texts that the page did not show. */
  readonly missing: readonly string[];
}

/** Maximum width at which pages have the layout for phones and tablets and are used by touch. */
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
    options: {
      themes: { type: 'string', default: 'light' },
      widths: { type: 'string', default: '390,1440' },
      folder: { type: 'string', default: join(ROOT, 'screenshots') },
      example: { type: 'string' },
    },
  });
  const [filter = ''] = positionals;
  const themes = values.themes.split(',').map((theme): Theme => (theme === 'dark' ? 'dark' : 'light'));
  const wanted = PAGE_STATES.filter(({ page, state }) =>
    `${page}, ${state}`.toLowerCase().includes(filter.toLowerCase()),
  );
  if (wanted.length === 0) {
    say(`No state is called like « ${filter} ».`);
    return 1;
  }
  await buildIfStale();
  const folder = resolve(values.folder);
  for (const theme of themes) {
    if (filter === '') rmSync(join(folder, theme), { recursive: true, force: true });
    mkdirSync(join(folder, theme), { recursive: true });
  }
  const example = await steadyExample(values.example);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const pictures: Picture[] = [];
  try {
    for (const state of wanted) {
      for (const width of values.widths.split(',').map(Number)) {
        if (state.only && state.only !== (isTouched(width) ? 'phone' : 'desk')) continue;
        pictures.push(...(await shoot(browser, example, state, width, folder, themes)));
      }
    }
  } finally {
    await browser.close();
    await example.server.dispose();
  }
  for (const theme of themes)
    writeFileSync(
      join(folder, theme, 'index.html'),
      indexPage(
        pictures.filter((picture) => picture.theme === theme),
        theme,
      ),
    );
  const late = pictures.filter(({ missing }) => missing.length > 0);
  say(`${pictures.length} pictures: ${folder}`);
  return late.length === 0 ? 0 : 1;
}

/**
 * The example company at the steady time. Its ids and addresses are random, so the data are stored in `place`, and each run
 * starts with a copy.
 */
async function steadyExample(place: string | undefined): Promise<Example> {
  const start = (data?: string) =>
    ProductServer.start({ seeded: true, port: PORT, clockShift: restartClock(), ...(data && { data }) });
  if (place === undefined) return startExample(await start());
  const [data, facts] = [join(resolve(place), 'data'), join(resolve(place), 'example.json')];
  if (!existsSync(facts)) {
    const { server, ...made } = await startExample(await start());
    await server.stop();
    mkdirSync(place, { recursive: true });
    renameSync(server.dataDir, data);
    writeFileSync(facts, JSON.stringify(made));
  }
  return { ...(JSON.parse(readFileSync(facts, 'utf8')) as Omit<Example, 'server'>), server: await start(data) };
}

async function openContext(browser: Browser, base: string, width: number, theme: Theme): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height: width < 600 ? 844 : 900 },
    isMobile: isTouched(width),
    hasTouch: isTouched(width),
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'fr-FR',
    timezoneId: 'Africa/Tunis',
  });
  // The clock is half a minute later, because the test data's current time must be in the pages' past.
  await context.clock.setFixedTime(STEADY_TIME + 30_000);
  return context;
}

async function shoot(
  browser: Browser,
  example: Example,
  state: PageState,
  width: number,
  folder: string,
  themes: readonly Theme[],
): Promise<Picture[]> {
  const file = `${plain(state.page) || 'accueil'}--${plain(state.state)}-${width}.png`;
  restartClock();
  const context = await openContext(browser, example.server.url, width, themes[0] ?? 'light');
  const page = await context.newPage();
  let missing: readonly string[];
  try {
    await state.open({ page, example });
    missing = await waitForTexts(page, state);
  } catch (error) {
    // A state that cannot be reached must not prevent the others, so the index reports it.
    missing = [error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unknown'];
  }
  try {
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      writeFileSync(join(folder, theme, file), await steadyPicture(page));
    }
  } finally {
    await context.close();
  }
  say(missing.length === 0 ? file : `${file}: ${missing.join(' | ')}`);
  return themes.map((theme) => ({ state, width, theme, file, missing }));
}

/**
 * The picture of the page, once two in a row are equal. The first one makes the page as tall as its content, so that content
 * below the window loads.
 */
async function steadyPicture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    // A fixed or sticky element is drawn at the scroll position, which a click may have changed.
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  let last: Buffer = Buffer.alloc(0);
  for (let left = 8; left > 0; left--) {
    const next = await page.screenshot({ fullPage: true, animations: 'disabled' });
    if (next.equals(last)) break;
    last = next;
    await page.waitForTimeout(SETTLE_MS);
  }
  return last;
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

function indexPage(pictures: readonly Picture[], theme: Theme): string {
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
