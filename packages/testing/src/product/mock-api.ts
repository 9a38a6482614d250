import type { Page } from '@playwright/test';
import { answerCalls, type ApiAnswer, type ApiCall } from './api-calls.ts';

/** An answer, a lost connection, or a function that returns one of them for a call. */
export type Mock = ApiAnswer | 'lost' | ((call: ApiCall) => ApiAnswer | 'lost' | Promise<ApiAnswer | 'lost'>);

export interface MockCall {
  /** Method and path, such as « POST /auth/login ». */
  readonly call: string;
  readonly body: unknown;
}

/** Logs a company in before the page reads its storage; a reload does not overwrite changes that the page made in the meantime. */
export async function logIn(page: Page, onBoardingStatus = 'COMPLETED'): Promise<void> {
  await page.addInitScript((status) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('jwtToken', 'a.b.c');
    localStorage.setItem('userId', 'u1');
    localStorage.setItem('onBoardingStatus', status);
  }, onBoardingStatus);
}

/** Answers the API from a table of « METHOD /path »; a missing entry gives a 404. Returns every call made, in order. */
export async function mockApi(page: Page, table: Readonly<Record<string, Mock>>): Promise<MockCall[]> {
  const calls: MockCall[] = [];
  await answerCalls(page, async (asked) => {
    const call = `${asked.method()} ${new URL(asked.url()).pathname.replace(/^\/api/, '')}`;
    calls.push({ call, body: asked.postDataJSON() });
    const mock = table[call] ?? { status: 404, body: { code: 'NOT_FOUND', message: `Sans réponse : ${call}` } };
    return typeof mock === 'function' ? mock(asked) : mock;
  });
  return calls;
}

export const made = (calls: readonly MockCall[], call: string) => calls.filter((one) => one.call === call);
