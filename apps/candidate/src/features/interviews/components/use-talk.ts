import { useEffect, useState } from 'react';
import { oncePossible } from '#/lib/once-possible';

/** The running conversation, which is not needed while the notices are read. */
export const talk = () => oncePossible(() => import('./talk.tsx'));

/**
 * Delay before the conversation loads, shorter than anybody reads the notices. Until then, the page's own scripts have the network.
 */
const READING_MS = 1000;

type Loaded = Awaited<ReturnType<typeof talk>>;

/**
 * The script of the conversation; undefined until it is loaded. It loads while the notices are read, or at once without notices.
 */
export function useTalk(reading: boolean): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  useEffect(() => {
    const load = () =>
      void talk().then(setLoaded, () => {
        // The notices stay readable without the script, and accepting them loads it again.
        if (!reading) setLoaded('failed');
      });
    if (!reading) return load();
    const timer = setTimeout(load, READING_MS);
    return () => clearTimeout(timer);
  }, [reading]);
  if (loaded === 'failed') throw new Error('the script of the conversation did not load (useTalk)');
  return loaded;
}
