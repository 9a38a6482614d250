// npm run screenshots [-- filter]: every page of the seeded product at phone and desktop width, into screenshots/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ProductServer } from '../e2e/harness/server.ts';
import { ROOT, say } from './bootstrap.mjs';
import { buildIfStale } from './build.ts';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.ts';

type Session = { accessToken: string; userId: string; onBoardingStatus: string };
type Page = { name: string; path: string; session?: Session };

const WIDTHS = [390, 1280];
const FOLDER = join(ROOT, 'screenshots');

async function main(filter: string): Promise<void> {
  await buildIfStale();
  mkdirSync(FOLDER, { recursive: true });
  const server = await ProductServer.start({ seeded: true });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    for (const page of await pagesOf(server)) {
      if (!page.name.includes(filter)) continue;
      for (const width of WIDTHS) await shoot(browser, server.url, page, width);
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function pagesOf(server: ProductServer): Promise<Page[]> {
  // The start prints the example log-in for people; this reads the same line.
  const [, userName, password] = /: (\S+@\S+) \/ (\S+)/.exec(server.log) ?? [];
  if (!userName || !password) throw new Error(`no example log-in in the server's output:\n${server.log}`);
  const call = async (method: string, path: string, body?: unknown, token?: string): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const session = (await call('POST', '/auth/login', { userName, password })) as Session;
  const jobs = (await call('GET', '/jobs', undefined, session.accessToken)) as { id: string }[];
  const jobId = jobs[0]?.id ?? '';
  const listed = await call('GET', `/candidates/job/${jobId}`, undefined, session.accessToken);
  const candidateId = (listed as { content: { id: string }[] }).content[0]?.id ?? '';
  const email = 'capture@exemple.tn';
  await call('POST', '/candidates/create', {
    firstName: 'Amel',
    lastName: 'Ben Salah',
    email,
    phone: '20123456',
    jobId,
  });
  const [link] =
    /\/Interview\/[\w.-]+/.exec((await server.mailTo(email, (mail) => mail.text.includes('/Interview/'))).text) ?? [];

  const open = { home: '/', about: '/About', contact: '/Contact', privacy: '/Privacy', pricing: '/Pricing' };
  const doors = {
    login: '/Login',
    signup: '/Signup',
    apply: `/Apply/${jobId}`,
    interview: link ?? '/',
    'not-found': '/Nulle-Part',
  };
  const inside = {
    dashboard: '/Dashboard',
    jobs: '/Jobs',
    questions: `/Jobs/${jobId}/Questions`,
    'create-job': '/CreateJob',
    plans: '/Pricing',
    settings: '/Settings',
    transcript: `/InterViewChat/${candidateId}`,
  };
  return [
    ...Object.entries({ ...open, ...doors }).map(([name, path]) => ({ name, path })),
    ...Object.entries(inside).map(([name, path]) => ({ name: `company-${name}`, path, session })),
  ];
}

async function shoot(browser: Browser, base: string, { name, path, session }: Page, width: number): Promise<void> {
  const phone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: phone ? 844 : 800 },
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: phone,
    hasTouch: phone,
    locale: 'fr-FR',
    timezoneId: 'Africa/Tunis',
  });
  if (session) {
    await context.addInitScript((kept) => {
      localStorage.setItem('jwtToken', kept.accessToken);
      localStorage.setItem('userId', kept.userId);
      localStorage.setItem('onBoardingStatus', kept.onBoardingStatus);
    }, session);
  }
  const page = await context.newPage();
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), fullPage: true });
  await context.close();
  say(`${name}-${width}.png`);
}

await main(process.argv[2] ?? '');
