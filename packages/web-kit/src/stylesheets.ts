const LOST = 'lost';

/** Marks each stylesheet that failed to load. Vite requests a stylesheet only once, so a later dialog would have no styles. */
export function watchStylesheets(): void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset[LOST] = '';
  };
  // In the capture phase, because the `error` event of a file does not bubble.
  document.addEventListener('error', mark, true);
}

/** Requests the marked stylesheets again; rejects if one fails again. */
export async function renewStylesheets(): Promise<void> {
  const lost = document.querySelectorAll<HTMLLinkElement>(`link[data-${LOST}]`);
  await Promise.all([...lost].map(renew));
}

function renew(link: HTMLLinkElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.href = link.href;
  again.addEventListener('load', () => resolve());
  again.addEventListener('error', () => reject(new Error(`the stylesheet ${link.href} failed to load again`)));
  link.replaceWith(again);
  return promise;
}
