import { useSyncExternalStore } from 'react';

/** The breakpoint up to which pages have the layout of a phone. */
const NARROW = '(max-width: 820px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has the layout of a phone; use it only where a stylesheet is not enough. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
