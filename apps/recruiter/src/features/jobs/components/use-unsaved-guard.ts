import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { guardLeaving } from '#/lib/leave-guard';

/** Blocks leaving while there is unsaved work: our dialog inside the app, the browser's own prompt outside. */
export function useUnsavedGuard(unsaved: boolean) {
  // Wrapped in an array: `useState` would call a bare function as an updater.
  const [[go], setHeld] = useState<readonly (() => void)[]>([]);
  // On « back », the browser's own location is already the next one, so the router's is used.
  const { pathname: here } = useLocation();

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const release = guardLeaving((pathname, leave) => {
      const other = pathname !== here;
      if (other) setHeld([leave]);
      return other;
    });
    return () => {
      release();
      removeEventListener('beforeunload', ask);
    };
  }, [unsaved, here]);

  return {
    asked: go !== undefined,
    stay: () => setHeld([]),
    leave: () => {
      setHeld([]);
      go?.();
    },
  };
}
