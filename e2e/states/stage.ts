import type { Page } from '@playwright/test';
import { login } from '@kafaa/domain/auth/api';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { listJobs } from '@kafaa/domain/jobs/api';
import { signIn, type Recruiter } from '@kafaa/testing/product/company';
import { newCandidate, startByApi } from '@kafaa/testing/product/candidate';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import { logIn, type Mock, mockApi } from '@kafaa/testing/product/mock-api';
import { settings } from '@kafaa/testing/product/offers-data';
import { startExampleServer } from '../ready-data.ts';
import type { ProductServer } from '@kafaa/testing/product/server';

/** The product with its example company, and the data of the example that states use. */
export interface Example {
  readonly server: ProductServer;
  readonly recruiter: Recruiter;
  readonly jobId: string;
  /** A candidate who has finished the interview. */
  readonly candidateId: string;
  /** Path `/Interview/…` of a candidate who has not begun, and of one who has. */
  readonly freshLink: string;
  readonly startedLink: string;
  /** Path `/MesDonnees/…` of the candidate who has not begun. */
  readonly ownLink: string;
}

/** The start of every state: an empty page and the example's server. */
export interface Stage {
  readonly page: Page;
  readonly example: Example;
}

export type Open = (stage: Stage) => Promise<void>;

export async function startExample(given?: ProductServer): Promise<Example> {
  const server = given ?? (await startExampleServer());
  // The example log-in is parsed from the lines that the server prints at its start.
  const [, email = '', password = ''] = await server.said(/: (\S+@\S+) \/ (\S+)/);
  const {
    accessToken: token,
    userId,
    onBoardingStatus,
  } = await callApi(server, login, {
    body: { userName: email, password },
  });
  const [job] = await callApi(server, listJobs, {}, token);
  const jobId = job?.id ?? '';
  const { content } = await callApi(server, listCandidates, { params: { jobId }, query: {} }, token);
  const done = content.find(({ completedAt }) => completedAt !== null);
  const fresh = await newCandidate(server, jobId);
  const started = await newCandidate(server, jobId);
  await startByApi(server, started.token);
  return {
    server,
    recruiter: { email, token, userId, onBoardingStatus, role: 'ADMINISTRATOR' },
    jobId,
    candidateId: done?.id ?? '',
    freshLink: fresh.link,
    startedLink: started.link,
    ownLink: await linkFrom(server, fresh.email, 'MesDonnees'),
  };
}

/** Opens this path of the real server as a visitor. */
export const visit =
  (path: string | ((example: Example) => string), then: (page: Page) => Promise<unknown> = async () => {}): Open =>
  async ({ page, example }) => {
    await page.goto(typeof path === 'string' ? path : path(example));
    await then(page);
  };

/** Opens this path as the example's recruiter, with real data of the real server. */
export const inside =
  (path: string | ((example: Example) => string), then: (page: Page) => Promise<unknown> = async () => {}): Open =>
  async ({ page, example }) => {
    await signIn(page, example.recruiter);
    await page.goto(typeof path === 'string' ? path : path(example));
    await then(page);
  };

export type Answers = Readonly<Record<string, Mock>>;

/** Opens this path as a visitor, with a mocked API. */
export const guest =
  (path: string, answers: Answers, then: (page: Page) => Promise<unknown> = async () => {}): Open =>
  async ({ page }) => {
    await mockApi(page, answers);
    await page.goto(path);
    await then(page);
  };

const ALWAYS: Answers = {
  'GET /users/settings': { body: settings },
  'GET /subscriptions/user': { body: [] },
  'GET /reviews': { body: [] },
};

/** Opens this path as a logged-in company, with a mocked API. */
export const company =
  (path: string, answers: Answers, then: (page: Page) => Promise<unknown> = async () => {}, status?: string): Open =>
  async ({ page }) => {
    await logIn(page, status);
    await mockApi(page, { ...ALWAYS, ...answers });
    await page.goto(path);
    await then(page);
  };

/** A call that is never answered, so that the page stays in its loading state. */
export const never: Mock = () => new Promise(() => {});

/** An error response without a message, for which the page shows its own. */
export const fails = (status = 500): Mock => ({ status, body: {} });

export const refusal = (status: number, code: string, message: string): Mock => ({ status, body: { code, message } });

export const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** A text as the specification quotes it. A text that contains {n} or … is a pair of the quoted and the shown text. */
export type Text = string | readonly [quoted: string, shown: string];

/** The texts that are not on the screen. */
export async function missingTexts(page: Page, texts: readonly Text[]): Promise<string[]> {
  const words = await wordsOn(page);
  return texts
    .map((text) => (typeof text === 'string' ? text : text[1]))
    .filter((text) => !words.includes(plain(text)));
}

/** Replaces every kind of space, non-breaking ones included, with a plain one. */
const plain = (text: string) => text.replace(/[\s\u00A0\u202F]+/g, ' ');

/** All visible text of the window, with the values and placeholders of its fields. */
async function wordsOn(page: Page): Promise<string> {
  const words = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].filter((one) =>
      one.checkVisibility(),
    );
    // During a navigation the document may have no body yet.
    const shown = document.querySelector('body')?.innerText ?? '';
    return [shown, ...fields.flatMap(({ value, placeholder }) => [value, placeholder])].join('\n');
  });
  return plain(words);
}
