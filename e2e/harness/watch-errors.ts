import type { Page } from '@playwright/test';

const errorsOf = new WeakMap<Page, string[]>();

/**
 * Remembers every script that fails in a page and everything it logs as an error: a refused script or style (CSP)
 * is one. The browser's own line about an answer of 4xx or 5xx is none: pages show those.
 */
export function watchErrors(page: Page): readonly string[] {
  const known = errorsOf.get(page);
  if (known) return known;
  const errors: string[] = [];
  errorsOf.set(page, errors);
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const resource = /^Failed to load resource: (the server responded|net::ERR_(FAILED|INTERNET_DISCONNECTED))/;
    if (message.type() === 'error' && !resource.test(message.text())) errors.push(message.text());
  });
  return errors;
}
