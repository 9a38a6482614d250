import { expect, type Page } from '@playwright/test';
import { getInterview } from '@kafaa/domain/interviews/api';
import { getPublicJob } from '@kafaa/domain/jobs/api';
import { callApi } from '@kafaa/testing/product/api';
import { Chat, PHONE, Registration } from '@kafaa/testing/product/candidate';
import { freshEmail, newOffer } from '@kafaa/testing/product/company';
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
      if (said.length > 20 && company.some((whole) => whole.includes(said))) continue;
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

test('a candidate reads at most 220 words of ours between the link of the offer and the first answer', async ({
  page,
  server,
}, info) => {
  const { id } = (await newOffer(server)).job;
  const { title, description, location, type, company } = await callApi(server, getPublicJob, { params: { id } });
  const email = freshEmail('mots');
  // The company's own words, and the candidate's own.
  const own = [description, title, company.name, location, type, email, 'Amira', 'Ben Salah'];
  const parts: Record<string, Words> = {};

  await page.goto(`/Apply/${id}`);
  const registration = new Registration(page);
  await expect(registration.submit).toBeEnabled();
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

  const sum = (figure: keyof Words) => Object.values(parts).reduce((total, words) => total + words[figure], 0);
  const lines = Object.entries(parts).map(([name, { text, all }]) => `${name} ${text} (${all})`);
  const report = `words before the first answer: ${sum('text')}, with buttons and labels ${sum('all')}: ${lines.join(', ')}`;
  info.annotations.push({ type: 'words', description: report });
  process.stdout.write(`${report}\n`);
  for (const [name, { text }] of Object.entries(parts)) expect(text, name).toBeGreaterThan(0);
  expect(sum('text'), report).toBeLessThanOrEqual(MOST_WORDS);
});
