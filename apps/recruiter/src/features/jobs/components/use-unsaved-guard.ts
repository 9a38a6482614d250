import { useLayoutEffect, useState } from 'react';
import { guardLeaving } from '#/lib/leave-guard';
import { usePlace } from '#/lib/place';

/**
 * Blocks leaving while there is unsaved work: the app's dialog before another page of the app, the browser's own prompt before
 * leaving the app.
 */
export function useUnsavedGuard(unsaved: boolean) {
  // Wrapped in an array: `useState` would call a bare function as an updater.
  const [[go], setHeld] = useState<readonly (() => void)[]>([]);
  // On « back », the browser's own location is already the next one, so the shown one is used.
  const { pathname: here } = usePlace();

  // A layout effect, because its clean-up runs before the redirect that replaces the page when the session ends.
  useLayoutEffect(() => {
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
