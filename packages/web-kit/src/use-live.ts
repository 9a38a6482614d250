import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and during hydration; true afterwards, and for content rendered only in the browser. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
