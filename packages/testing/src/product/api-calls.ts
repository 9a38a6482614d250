import type { CDPSession, Page } from '@playwright/test';

/** A paused API request; its methods are named like those of Playwright's request. */
export interface ApiCall {
  url(): string;
  method(): string;
  /** The JSON body that was sent; null if there was none or it was not JSON. */
  postDataJSON(): unknown;
}

export interface ApiAnswer {
  readonly status?: number;
  readonly body?: unknown;
}

type Answer = (call: ApiCall) => ApiAnswer | 'lost' | Promise<ApiAnswer | 'lost'>;

interface Paused {
  readonly requestId: string;
  readonly request: { url: string; method: string; headers: Record<string, string>; postData?: string };
}

interface Answering {
  readonly session: CDPSession;
  answer: Answer;
}

const answering = new WeakMap<Page, Answering>();

async function reply(session: CDPSession, { requestId, request }: Paused, answer: Answer): Promise<void> {
  const { headers, url, method, postData } = request;
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const sent = (): unknown => (type.includes('json') && postData ? JSON.parse(postData) : null);
  const given = await answer({ url: () => url, method: () => method, postDataJSON: sent });
  const told =
    given === 'lost'
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
      : session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: given.status ?? 200,
          responseHeaders: [{ name: 'content-type', value: 'application/json' }],
          body: Buffer.from(JSON.stringify(given.body ?? {})).toString('base64'),
        });
  // The page may have navigated away in the meantime.
  await told.catch(() => undefined);
}

/**
 * Answers every API call that this page makes from now on; the answer `lost` simulates a lost connection. A second call replaces the
 * answers and keeps the interception, so that no call of the page reaches the server in between. The function uses the CDP domain
 * `Fetch` of the browser, because a Playwright route also intercepts scripts, styles and fonts and disables the cache, so that each
 * visit would load and compile the whole app again.
 */
export async function answerCalls(page: Page, answer: Answer): Promise<void> {
  const before = answering.get(page);
  if (before) {
    before.answer = answer;
    return;
  }
  const session = await page.context().newCDPSession(page);
  const now: Answering = { session, answer };
  answering.set(page, now);
  session.on('Fetch.requestPaused', (paused) => void reply(session, paused, now.answer));
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
}

/** Stops answering in the server's place, so that API calls reach the server again. */
export async function letCallsPass(page: Page): Promise<void> {
  await answering.get(page)?.session.detach();
  answering.delete(page);
}
