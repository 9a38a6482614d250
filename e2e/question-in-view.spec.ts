import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { Chat, PHONE } from '@kafaa/testing/product/candidate';
import { mockApi } from '@kafaa/testing/product/mock-api';
import { test } from '@kafaa/testing/product/test';
import { interviewOf } from './states/applications.ts';

test.use(PHONE);
test.describe.configure({ mode: 'parallel' });

const SIXTY_WORDS = `${Array.from({ length: 11 }, () => 'Racontez une fois où vous').join(' ')} avez dû choisir, et pourquoi ?`;
const answers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ index, answer: 'Une réponse vécue. '.repeat(12), revision: 1 }));

async function openAt(page: Page, questions: string[], answered: number): Promise<Chat> {
  const body = interviewOf({ questions, answers: answers(answered), startedAt: new Date().toISOString() });
  await mockApi(page, { 'GET /interviews/t': { body } });
  await page.goto('/Interview/t');
  const chat = new Chat(page);
  await chat.asked(answered);
  return chat;
}

/** The share of the question's words that are visible: at the middle of such a word, the word itself is the topmost element. */
const shareInView = (page: Page) =>
  page.evaluate(() => {
    const text = document.querySelector('footer p[dir]')?.firstChild;
    if (!text?.textContent) return 0;
    const words = [...text.textContent.matchAll(/\S+/g)];
    const seen = words.filter(({ index, 0: { length } }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === text.parentElement;
    });
    return seen.length / words.length;
  });

test('a question of 60 words stays visible above the field with the keyboard open at 360×340', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  expect(SIXTY_WORDS.split(' ').length).toBeGreaterThanOrEqual(60);
  const chat = await openAt(page, ['Une première ?', 'Une deuxième ?', SIXTY_WORDS, 'La suite ?'], 2);
  await chat.field.click();
  await page.setViewportSize({ width: 360, height: 340 });
  await expect.poll(() => shareInView(page)).toBeGreaterThanOrEqual(0.9);
  await chat.field.fill('Une réponse qui prend plusieurs lignes sur un petit téléphone. '.repeat(6));
  await expect.poll(() => shareInView(page)).toBeGreaterThanOrEqual(0.9);
  await expect(chat.field).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Envoyer la réponse' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('the current question stays above the field while the reader scrolls back, and a press leads back to it', async ({
  page,
}) => {
  const chat = await openAt(page, ['Un ?', 'Deux ?', 'Trois ?', 'La quatrième question ?', 'Cinq ?'], 3);
  const back = page.getByRole('button', { name: 'Question 4', exact: true });
  await expect(page.locator('#question-3')).toBeInViewport({ ratio: 1 });
  await expect(back).toHaveCount(0);
  await page.locator('#question-0').scrollIntoViewIfNeeded();
  await expect(page.locator('footer').getByText('La quatrième question ?')).toBeVisible();
  await back.click();
  await expect(page.locator('#question-3')).toBeInViewport({ ratio: 1 });
  await expect(back).toHaveCount(0);
  // The accessible name of the field contains the question's number, and its description is the question's text.
  await expect(chat.field).toHaveAccessibleName('Votre réponse, Question 4');
  await expect(chat.field).toHaveAccessibleDescription(/La quatrième question \?/);
  await expect(page.getByRole('heading', { level: 2, name: 'Question 4' })).toBeVisible();
});

test('editing an earlier answer quotes its question, and leaving the edit returns to the current question', async ({
  page,
}) => {
  const chat = await openAt(page, ['La toute première ?', 'Deux ?', 'Trois ?', 'La quatrième ?', 'Cinq ?'], 3);
  await page.getByRole('button', { name: 'Modifier la réponse 1' }).click();
  await expect(page.locator('footer')).toContainText('Modification de la réponse 1');
  await expect(page.locator('footer').getByText('La toute première ?')).toBeVisible();
  await expect(chat.field).toHaveAccessibleName('Votre réponse, Question 1');
  await page.locator('#question-0').scrollIntoViewIfNeeded();
  await expect(page.locator('#question-3')).not.toBeInViewport();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.locator('#question-3')).toBeInViewport({ ratio: 1 });
  await expect(chat.field).toHaveAccessibleName('Votre réponse, Question 4');
});
