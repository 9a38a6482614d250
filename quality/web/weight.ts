import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { signIn } from '@kafaa/testing/product/company';
import type { Row, Trial } from '../report.ts';
import { kb, openStage, publicPages, type Stage } from './stage.ts';

const KB = 1000;

/** Records the size under gzip -9 of each script and style that a page loads, by file. */
class Scale {
  readonly scripts = new Map<string, number>();
  readonly styles = new Map<string, number>();
  readonly #pending: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      const list = kind === 'script' ? this.scripts : kind === 'stylesheet' ? this.styles : null;
      if (list === null || response.status() !== 200) return;
      const weighed = async () => {
        const body = await response.body();
        list.set(new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length);
      };
      // The body is no longer available once the page is closed.
      this.#pending.push(weighed().catch(() => undefined));
    });
  }

  /** Total bytes of a kind, after pending responses have arrived; files in `known` do not count. */
  async sum(list: ReadonlyMap<string, number>, known: ReadonlySet<string> = new Set()): Promise<number> {
    await Promise.all(this.#pending);
    return [...list].reduce((sum, [file, bytes]) => sum + (known.has(file) ? 0 : bytes), 0);
  }
}

/** Loads a page for the first time and waits until the network is idle. */
async function weigh({ browser, recruiter }: Stage, url: string, { loggedIn = false } = {}) {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  if (loggedIn) await signIn(page, recruiter);
  const scale = new Scale(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const weights = {
    scripts: await scale.sum(scale.scripts),
    styles: await scale.sum(scale.styles),
    files: [...scale.scripts.keys()],
  };
  await context.close();
  return weights;
}

/** Trial P1 and P2: bytes of scripts and styles, and the content of pages without scripts. */
export const weight: Trial = {
  id: 'P1',
  title: 'every page stays within its bytes of scripts and styles',
  async run() {
    const stage = await openStage();
    try {
      return [...(await candidatePages(stage)), await withoutScripts(stage), ...(await recruiterPages(stage))];
    } finally {
      await stage.close();
    }
  },
};

async function candidatePages(stage: Stage): Promise<Row[]> {
  const limit = 1.3;
  const rows: Row[] = [];
  for (const [id, name, url] of [
    ['P1a', '/Apply', stage.apply],
    ['P1b', '/Interview', stage.interview],
  ] as const) {
    const { scripts, files } = await weigh(stage, url);
    const ratio = scripts / stage.shell.weight;
    rows.push({
      id,
      goal: `${name}: the scripts loaded before idle have at most ${limit.toFixed(2)} × the bytes of a React shell`,
      figure: `${ratio.toFixed(2)} ×: ${kb(scripts)} in ${files.length} files, the shell ${kb(stage.shell.weight)}`,
      verdict: ratio <= limit ? 'met' : 'short',
      ...(ratio > limit && { note: `${kb(scripts - limit * stage.shell.weight)} too much` }),
    });
  }
  return rows;
}

async function withoutScripts(stage: Stage): Promise<Row> {
  const context = await stage.browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR' });
  const page = await context.newPage();
  const faults: string[] = [];
  const paths = await publicPages(stage);
  for (const path of paths) {
    await page.goto(stage.server.url + path);
    const { title, words, links } = {
      title: await page.locator('h1').count(),
      words: ((await page.locator('main').textContent()) ?? '').trim().split(/\s+/).length,
      links: await page.locator('a[href]').count(),
    };
    if (title !== 1 || words < 40 || links < 5) faults.push(`${path}: ${title} titles, ${words} words, ${links} links`);
  }
  await context.close();
  return {
    id: 'P2a',
    goal: 'public pages are complete without JavaScript',
    figure: `${paths.length} pages of the sitemap read, ${faults.length} not whole`,
    verdict: faults.length === 0 ? 'met' : 'short',
    note: [...faults, 'the form of /Apply needs JavaScript, which the decisions allow'].join('; '),
  };
}

const ROUTES = [
  '/Jobs',
  '/CreateJob',
  '/Dashboard',
  '/Interviews',
  '/InterViewChat',
  '/Pricing',
  '/Settings',
  '/OnBoarding',
];

async function recruiterPages(stage: Stage): Promise<Row[]> {
  const { url } = stage.server;
  const entry = await weigh(stage, `${url}/Login`);
  const ratio = entry.scripts / stage.shell.weight;
  const known = new Set(entry.files);
  const routes = [];
  let styles = { name: '/Login', bytes: entry.styles };
  for (const path of ROUTES) {
    const context = await stage.browser.newContext({ locale: 'fr-FR' });
    const page = await context.newPage();
    await signIn(page, stage.recruiter);
    const scale = new Scale(page);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    // Code that nearly all pages behind the log-in share counts once, with the first of them.
    routes.push({ path, files: new Map(scale.scripts), bytes: await scale.sum(scale.scripts, known) });
    const css = await scale.sum(scale.styles);
    if (css > styles.bytes) styles = { name: path, bytes: css };
    await context.close();
  }
  for (const path of [
    ...(await publicPages(stage)),
    new URL(stage.apply).pathname,
    new URL(stage.interview).pathname,
  ]) {
    const { styles: bytes } = await weigh(stage, url + path);
    if (bytes > styles.bytes) styles = { name: path, bytes };
  }
  const first = routes[0];
  const shared = new Set([...known, ...(first?.files.keys() ?? [])]);
  const each = routes.map(({ path, files, bytes }, index) => ({
    path,
    bytes: index === 0 ? bytes : [...files].reduce((sum, [file, size]) => sum + (shared.has(file) ? 0 : size), 0),
  }));
  const worst = each.toSorted((a, b) => b.bytes - a.bytes)[0];
  return [
    {
      id: 'P2b',
      goal: 'the scripts of the recruiter’s entry (/Login) have at most 1.9 × the bytes of the shell',
      figure: `${ratio.toFixed(2)} ×: ${kb(entry.scripts)}`,
      verdict: ratio <= 1.9 ? 'met' : 'short',
      ...(ratio > 1.9 && { note: `${kb(entry.scripts - 1.9 * stage.shell.weight)} too much` }),
    },
    {
      id: 'P2c',
      goal: 'each further route loads at most 25 KB of scripts',
      figure: each.map(({ path, bytes }) => `${path} ${kb(bytes)}`).join(', '),
      verdict: (worst?.bytes ?? 0) <= 25 * KB ? 'met' : 'short',
      note: 'the first is what comes after /Login; the others what they add to the first',
    },
    {
      id: 'P2d',
      goal: 'the styles of any page have at most 12 KB',
      figure: `${kb(styles.bytes)} at most (${styles.name})`,
      verdict: styles.bytes <= 12 * KB ? 'met' : 'short',
      ...(styles.bytes > 12 * KB && { note: `${kb(styles.bytes - 12 * KB)} too much` }),
    },
  ];
}
