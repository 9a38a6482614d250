import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { guardLeaving } from '#/lib/leave-guard';

/** Holds back leaving while there is unsaved work: inside the app by a question, outside by the browser's own. */
export function useUnsavedGuard(unsaved: boolean) {
  // In a list, since React would take a function itself for an updater.
  const [[go], setHeld] = useState<readonly (() => void)[]>([]);
  // The browser's own location is already the next one when somebody goes back.
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
