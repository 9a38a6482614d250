import { useEffect, useState } from 'react';
import { oncePossible } from '#/lib/once-possible';

/** The running conversation, which is not needed while the notices are read. */
export const talk = () => oncePossible(() => import('./talk.tsx'));

/** The candidate reads the notices for longer than this; until then, the scripts of the page itself have the network. */
const READING_MS = 1000;

type Loaded = Awaited<ReturnType<typeof talk>>;

/** The script of the conversation once it is here. It loads while the notices are read, at once if there is nothing to read. */
export function useTalk(reading: boolean): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  useEffect(() => {
    const load = () =>
      void talk().then(setLoaded, () => {
        // The notices stay readable without it, and accepting them loads it again.
        if (!reading) setLoaded('failed');
      });
    if (!reading) return load();
    const timer = setTimeout(load, READING_MS);
    return () => clearTimeout(timer);
  }, [reading]);
  if (loaded === 'failed') throw new Error('the script of the conversation did not load (useTalk)');
  return loaded;
}
