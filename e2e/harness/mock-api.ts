import type { Page, Request } from '@playwright/test';

export interface MockAnswer {
  readonly status?: number;
  readonly body?: unknown;
}

/** An answer, a lost connection, or a function of the request. */
export type Mock = MockAnswer | 'lost' | ((request: Request) => MockAnswer | 'lost' | Promise<MockAnswer | 'lost'>);

export interface MockCall {
  /** « POST /auth/login ». */
  readonly call: string;
  readonly body: unknown;
}

/** A logged-in company, before the page reads its storage; a reload keeps what the page has changed since. */
export async function logIn(page: Page, onBoardingStatus = 'COMPLETED'): Promise<void> {
  await page.addInitScript((status) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('jwtToken', 'a.b.c');
    localStorage.setItem('userId', 'u1');
    localStorage.setItem('onBoardingStatus', status);
  }, onBoardingStatus);
}

/** The JSON of a call; a file and its pieces are none. */
function sentBy(request: Request): unknown {
  const json = request.headers()['content-type']?.includes('json') ?? false;
  return json ? (request.postDataJSON() as unknown) : null;
}

/** Answers the API from a table of « METHOD /path »; what it lacks is a 404. Returns every call made, in order. */
export async function mockApi(page: Page, table: Readonly<Record<string, Mock>>): Promise<MockCall[]> {
  const calls: MockCall[] = [];
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname.replace(/^\/api/, '')}`;
    calls.push({ call, body: sentBy(request) });
    const mock = table[call] ?? { status: 404, body: { code: 'NOT_FOUND', message: `Sans réponse : ${call}` } };
    const answer = typeof mock === 'function' ? await mock(request) : mock;
    if (answer === 'lost') return route.abort();
    return route.fulfill({ status: answer.status ?? 200, json: answer.body ?? {} });
  });
  return calls;
}

export const made = (calls: readonly MockCall[], call: string) => calls.filter((one) => one.call === call);
