import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and while the browser takes it over, true from then on and wherever the browser draws alone. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
