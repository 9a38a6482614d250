import { chromium } from '@playwright/test';
import { confirmAccount, login, signup } from '@kafaa/domain/auth/api';
import { openTestApp } from '@kafaa/testing/app/test-app';
import { freshPglite } from '@kafaa/testing/app/databases';
import { tryStrangers } from '@kafaa/testing/app/strangers';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import { freshEmail } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import { CHROMIUM_ARGS, ensureChromium } from '@kafaa/testing/machine/chromium';
import type { Row, Trial } from '../report.ts';
import { ask } from './ask.ts';
import { few } from './trying.ts';

const PASSWORD = 'le mot du pirate';
const SEQUENCES = 300;

/** Opens the link like a mail scanner: plain requests of each method, then a browser that runs scripts and clicks on everything. */
async function scan(server: ProductServer, path: string): Promise<number> {
  for (const method of ['HEAD', 'GET', 'POST', 'OPTIONS']) await fetch(server.url + path, { method });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    const open = () => page.goto(server.url + path, { waitUntil: 'networkidle' });
    await open();
    const main = page.getByRole('main').locator('button, a, input');
    const count = await main.count();
    for (let index = 0; index < count; index += 1) {
      await open();
      await main.nth(index).click({ timeout: 2_000 });
      await page.waitForLoadState('networkidle');
    }
    await open();
    await page.getByLabel('Mot de passe').first().fill('motdepasse');
    await page.keyboard.press('Enter');
    await page.waitForLoadState('networkidle');
    return count;
  } finally {
    await browser.close();
  }
}

/** Checks that no order of calls reveals whether an account exists; returns the faults found. */
async function askInEveryOrder(): Promise<string[]> {
  const app = await openTestApp(freshPglite);
  try {
    await tryStrangers(app, SEQUENCES);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await app.close();
  }
}

/** Trial: only a person can confirm an address, and no order of calls reveals whether an account exists. */
export const confirmation: Trial = {
  id: 'S21',
  title: 'only a person confirms an account, and no order of calls reveals a known address',
  async run(): Promise<readonly Row[]> {
    const server = await ProductServer.start({ database: 'postgres' });
    try {
      const company = { name: 'Médina Digital', phone: '71234567', adresse: '12 rue de la Kasbah', city: 'Tunis' };
      const userName = freshEmail('directeur');
      await callApi(server, signup, { body: { ...company, userName, password: PASSWORD } });
      const path = await linkFrom(server, userName, 'verify');
      const clicks = await scan(server, path);
      const scanned = await ask(server, login, { body: { userName, password: PASSWORD } });
      const token = new URL(path, server.url).searchParams.get('token') ?? '';
      const bare = await ask(server, confirmAccount, { params: { token }, body: {} });
      const person = await ask(server, confirmAccount, { params: { token }, body: { password: PASSWORD } });
      const faults = await askInEveryOrder();
      return [
        {
          id: 'S21a',
          goal: 'a mail scanner that runs scripts and clicks confirms no account, and the person who signed up still can',
          figure: `4 methods, ${clicks} things clicked on: log-in ${scanned.status}; the link alone ${bare.status}, with the password ${person.status}`,
          verdict: scanned.status === 403 && bare.status === 400 && person.status === 200 ? 'met' : 'short',
        },
        {
          id: 'S21b',
          goal: 'account calls in any order answer alike for known and unknown addresses, and only their owner gets mails',
          figure: `${SEQUENCES} sequences of 2 to 12 steps against a model: ${faults.length} told apart`,
          verdict: faults.length === 0 ? 'met' : 'short',
          note: few(faults),
        },
      ];
    } finally {
      await server.dispose();
    }
  },
};
