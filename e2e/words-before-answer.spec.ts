import { expect, type Page, type TestInfo } from '@playwright/test';
import { getInterview } from '@kafaa/domain/interviews/api';
import { getPublicJob } from '@kafaa/domain/jobs/api';
import { offerPromise } from '@kafaa/domain/jobs/promise-texts';
import { callApi } from '@kafaa/testing/product/api';
import { Chat, PHONE, Registration } from '@kafaa/testing/product/candidate';
import {
  askForContact,
  freshEmail,
  newEntreprise,
  newJob,
  newOffer,
  pressButton,
} from '@kafaa/testing/product/company';
import type { ProductServer } from '@kafaa/testing/product/server';
import { test } from '@kafaa/testing/product/test';

test.use({ ...PHONE, viewport: { width: 360, height: 640 } });

const MOST_WORDS = 220;

interface Words {
  /** Words of the text: headings, paragraphs, list items, chat bubbles, notes, and links inside them. */
  readonly text: number;
  /** Number of words of the text, the buttons, the field labels and the controls that unfold. */
  readonly all: number;
}

/**
 * Counts the visible words of the open dialog, or else of the page's `main` over its whole height, without the texts in `own`.
 * Headings for screen readers, decoration (`aria-hidden`), placeholders and the logo are not counted.
 */
const wordsOf = (page: Page, own: readonly string[]): Promise<Words> =>
  page.evaluate((company) => {
    const root = document.querySelector('dialog[open], [role="dialog"]') ?? document.querySelector('main');
    if (!root) throw new Error('the page has neither a dialog nor a main part');
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let text = 0;
    let all = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (holder.closest('[aria-hidden="true"], .sr-only')) continue;
      const said = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      // The page splits a long description into several elements.
      if (said.length > 20 && company.some((whole) => whole.replaceAll(/\s+/g, ' ').includes(said))) continue;
      const ours = company.reduce((rest, part) => rest.replaceAll(part, ' '), said);
      const count = ours.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
      const link = holder.closest('a');
      const isControl =
        holder.closest('button, label, summary') !== null || (link && getComputedStyle(link).display !== 'inline');
      all += count;
      if (!isControl) text += count;
    }
    return { text, all };
  }, own);

const countOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;

/** Counts the words that a candidate sees from the offer to the first question, page by page. */
async function wordsOfTheWay(page: Page, server: ProductServer, id: string): Promise<Record<string, Words>> {
  const { title, description, location, type, company, others } = await callApi(server, getPublicJob, {
    params: { id },
  });
  const email = freshEmail('mots');
  // Texts written by the company or the candidate, which are not counted.
  const own = [description, title, company.name, location, type, email, 'Amira', 'Ben Salah'].concat(
    others.map((other) => other.title),
  );
  const parts: Record<string, Words> = {};

  await page.goto(`/Apply/${id}`);
  const registration = new Registration(page);
  await expect(registration.submit).toBeEnabled();
  if (company.contact) await expect(page.getByRole('heading', { name: 'Une question' })).toBeVisible();
  if (others.length > 0) await expect(page.getByRole('heading', { name: 'Aussi chez' })).toBeVisible();
  parts.offer = await wordsOf(page, own);
  await registration.fill(email);
  await registration.submit.click();
  const begin = page.getByRole('button', { name: 'Commencer maintenant' });
  await expect(begin).toBeVisible();
  parts.sent = await wordsOf(page, own);
  await begin.click();
  await expect(page.getByRole('button', { name: 'J’ai compris, je commence' })).toBeEnabled();
  parts.warning = await wordsOf(page, own);
  const token = page.url().split('/').at(-1) ?? '';
  const chat = new Chat(page);
  await chat.accept();
  await chat.asked(0);
  const { questions } = await callApi(server, getInterview, { params: { token } });
  parts.chat = await wordsOf(page, [...own, ...questions]);
  for (const [name, { text }] of Object.entries(parts)) expect(text, name).toBeGreaterThan(0);
  return parts;
}

/** Fails beyond the limit; `beside`: words that only a company with many answered candidates shows. */
function expectFew(info: TestInfo, parts: Readonly<Record<string, Words>>, beside = 0): void {
  const sum = (figure: keyof Words) => Object.values(parts).reduce((total, words) => total + words[figure], beside);
  const lines = Object.entries(parts).map(([name, { text, all }]) => `${name} ${text} (${all})`);
  const report = `words before the first answer: ${sum('text')}, with buttons and labels ${sum('all')}: ${lines.join(', ')}`;
  info.annotations.push({ type: 'words', description: report });
  process.stdout.write(`${report}\n`);
  expect(sum('text'), report).toBeLessThanOrEqual(MOST_WORDS);
}

test('a candidate reads at most 220 words of the product’s texts between the offer link and the first answer', async ({
  page,
  server,
}, info) => {
  expectFew(info, await wordsOfTheWay(page, server, (await newOffer(server)).job.id));
});

test('the limit of 220 words also holds for an offer with a promise, an answer time, a contact address and other offers', async ({
  page,
  server,
}, info) => {
  const recruiter = await newEntreprise(server);
  const job = await newJob(server, recruiter, { promiseDays: 21 });
  await newJob(server, recruiter, { title: 'Comptable' });
  await pressButton(server, await askForContact(server, recruiter));
  const { promise } = await callApi(server, getPublicJob, { params: { id: job.id } });
  expect(promise).toBe(offerPromise({ promiseDays: 21, answersIn: null }));
  // The usual time needs many decided candidates, so its words are added to those of the page.
  const usual = countOf(offerPromise({ promiseDays: 21, answersIn: 12 }) ?? '') - countOf(promise ?? '');
  expect(usual).toBeGreaterThan(0);
  expectFew(info, await wordsOfTheWay(page, server, job.id), usual);
});
