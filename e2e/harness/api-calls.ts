import type { CDPSession, Page } from '@playwright/test';

/** A call of the API that waits for its answer; its methods are named as those of Playwright's request. */
export interface ApiCall {
  url(): string;
  method(): string;
  /** What was sent; null when it was nothing, or no JSON. */
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

const sessions = new WeakMap<Page, CDPSession>();

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
  // The page may have gone elsewhere meanwhile.
  await told.catch(() => undefined);
}

/**
 * Answers every call of the API that this page makes from now on; `lost` is a lost connection. In the browser's own words:
 * a route of Playwright stops scripts, styles and fonts as well and turns the cache off, so that each visit reads and
 * compiles the whole app anew.
 */
export async function answerCalls(page: Page, answer: Answer): Promise<void> {
  await letCallsPass(page);
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  session.on('Fetch.requestPaused', (paused) => void reply(session, paused, answer));
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
}

/** From now on the server answers again. */
export async function letCallsPass(page: Page): Promise<void> {
  await sessions.get(page)?.detach();
  sessions.delete(page);
}
