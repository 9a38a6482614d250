import type { Page } from '@playwright/test';
import { login } from '@kafaa/domain/auth/api';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { listJobs } from '@kafaa/domain/jobs/api';
import { signIn, type Recruiter } from '../harness/company.ts';
import { newCandidate, startByApi } from '../harness/candidate.ts';
import { callApi, linkFrom } from '../harness/api.ts';
import { logIn, type Mock, mockApi } from '../harness/mock-api.ts';
import { settings } from '../harness/offers-data.ts';
import { startExampleServer } from '../harness/ready-data.ts';
import type { ProductServer } from '../harness/server.ts';

/** The product with its example company, and what of it the states need to name. */
export interface Example {
  readonly server: ProductServer;
  readonly recruiter: Recruiter;
  readonly jobId: string;
  /** Somebody who has finished the interview. */
  readonly candidateId: string;
  /** `/Interview/…` of somebody who has not begun, and of somebody who has. */
  readonly freshLink: string;
  readonly startedLink: string;
  /** `/MesDonnees/…` of the first. */
  readonly ownLink: string;
}

/** Where a state is opened: a page with nothing in it yet, in front of the example. */
export interface Stage {
  readonly page: Page;
  readonly example: Example;
}

export type Open = (stage: Stage) => Promise<void>;

export async function startExample(): Promise<Example> {
  const server = await startExampleServer();
  // The start prints the example log-in for people; this reads the same line.
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
    recruiter: { email, token, userId, onBoardingStatus },
    jobId,
    candidateId: done?.id ?? '',
    freshLink: fresh.link,
    startedLink: started.link,
    ownLink: await linkFrom(server, fresh.email, 'MesDonnees'),
  };
}

/** A visitor at this address of the real server. */
export const visit =
  (path: string | ((example: Example) => string), then: (page: Page) => Promise<unknown> = async () => {}): Open =>
  async ({ page, example }) => {
    await page.goto(typeof path === 'string' ? path : path(example));
    await then(page);
  };

/** The example's recruiter at this address: real data of the real server. */
export const inside =
  (path: string | ((example: Example) => string), then: (page: Page) => Promise<unknown> = async () => {}): Open =>
  async ({ page, example }) => {
    await signIn(page, example.recruiter);
    await page.goto(typeof path === 'string' ? path : path(example));
    await then(page);
  };

export type Answers = Readonly<Record<string, Mock>>;

/** A visitor at this address, before calls that answer from a table. */
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

/** A company at this address, before calls that answer from a table. */
export const company =
  (path: string, answers: Answers, then: (page: Page) => Promise<unknown> = async () => {}, status?: string): Open =>
  async ({ page }) => {
    await logIn(page, status);
    await mockApi(page, { ...ALWAYS, ...answers });
    await page.goto(path);
    await then(page);
  };

/** A call whose answer never comes: what a page shows meanwhile stays. */
export const never: Mock = () => new Promise(() => {});

/** A failure without words: the page says its own. */
export const fails = (status = 500): Mock => ({ status, body: {} });

export const refusal = (status: number, code: string, message: string): Mock => ({ status, body: { code, message } });

export const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** A text as the specification quotes it; where it holds {n} or …, beside what a state shows. */
export type Text = string | readonly [quoted: string, shown: string];

/** Those of the texts that are not on the screen. */
export async function missingTexts(page: Page, texts: readonly Text[]): Promise<string[]> {
  const words = await wordsOn(page);
  return texts
    .map((text) => (typeof text === 'string' ? text : text[1]))
    .filter((text) => !words.includes(plain(text)));
}

/** Every space a plain one, however the page and the specification keep words together. */
const plain = (text: string) => text.replace(/[\s\u00A0\u202F]+/g, ' ');

/** Everything a person reads in the window: texts, what fields hold, what they suggest. */
async function wordsOn(page: Page): Promise<string> {
  const words = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].filter((one) =>
      one.checkVisibility(),
    );
    // A page on its way to another has no body yet.
    const shown = document.querySelector('body')?.innerText ?? '';
    return [shown, ...fields.flatMap(({ value, placeholder }) => [value, placeholder])].join('\n');
  });
  return plain(words);
}
