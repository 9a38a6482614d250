import type { ConsoleMessage, Page } from '@playwright/test';

const errorsOf = new WeakMap<Page, string[]>();

/**
 * Whether a browser message is about a lost network, or about an error response from the API or for the page itself; pages
 * handle those errors.
 */
function isForeseen(message: ConsoleMessage, page: Page): boolean {
  const text = message.text();
  if (/^Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_\w+)/.test(text)) return true;
  const { url } = message.location();
  const refused = text.startsWith('Failed to load resource: the server responded with a status of');
  return refused && (new URL(url).pathname.startsWith('/api/') || url === page.url());
}

/** Collects every uncaught script error and every logged error of a page, including the refusal of scripts or styles by the CSP. */
export function watchErrors(page: Page): readonly string[] {
  const known = errorsOf.get(page);
  if (known) return known;
  const errors: string[] = [];
  errorsOf.set(page, errors);
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isForeseen(message, page))
      errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}
