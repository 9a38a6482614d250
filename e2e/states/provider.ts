import type { Page } from '@playwright/test';
import type { LinkedIdentity } from '@kafaa/domain/auth/schema';
import type { Mock } from '@kafaa/testing/product/mock-api';
import { type Answers, click, guest, type Open, refusal } from './stage.ts';

/** Opens a state as on an installation with an identity provider, which the server writes into the page. */
export const withProvider =
  (open: Open, only = false): Open =>
  async (stage) => {
    await stage.page.route(
      (url) => /^\/(Login|Rejoindre|Settings)/i.test(url.pathname),
      async (route) => {
        const response = await route.fetch();
        const provider = JSON.stringify({ name: 'Médina', only });
        const body = (await response.text()).replace('"brand":', `"provider":${provider},"brand":`);
        await route.fulfill({ response, body });
      },
    );
    await open(stage);
  };

/** Opens the page to which the provider sends the browser back, in the tab that began the log-in. */
const back = (answers: Answers, then?: (page: Page) => Promise<unknown>): Open =>
  withProvider(async (stage) => {
    await stage.page.addInitScript(() => sessionStorage.setItem('kafaa-provider', '{"attempt":"scelle"}'));
    await guest('/Login/Retour?code=c&state=s', answers, then)(stage);
  });

const RETURNED: Answers = {
  'POST /auth/provider/return': { body: { ticket: 'billet', email: 'amel@medina.tn' } },
};

export const returning = (answer: Mock): Open => back({ 'POST /auth/provider/return': answer });

export const loggingIn = (answer: Mock): Open => back({ ...RETURNED, 'POST /auth/login/provider': answer });

export const UNLINKED = refusal(403, 'PROVIDER_UNLINKED', 'Cette identité n’est pas encore reliée.');

export const linking = (answer: Mock): Open =>
  back(
    { ...RETURNED, 'POST /auth/login/provider': UNLINKED, 'POST /auth/provider/link': answer },
    async (page: Page) => {
      await page.getByLabel('Mot de passe').and(page.locator('input')).fill('un-mot-de-passe');
      await click(page, 'Relier et se connecter');
    },
  );

export const beginning = (answer: Mock): Open =>
  withProvider(
    guest('/Login', { 'POST /auth/provider': answer }, (page) => click(page, 'Continuer avec Médina')),
    true,
  );

/** The answer about the identities of a person. */
export const identities = (...providers: string[]): Answers => ({
  'GET /auth/identities': {
    body: providers.map((provider, index): LinkedIdentity => ({
      id: `i${index}`,
      provider,
      createdAt: '2026-11-20T08:00:00.000Z',
      usedAt: index === 0 ? '2026-11-21T08:00:00.000Z' : null,
    })),
  },
});
