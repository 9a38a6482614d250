import { type ReactNode, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { Router, type RouterOptions } from 'wouter';
import { currentPlace, followPlace, navigate, PlaceContext, usePlace } from '#/lib/place';
import { toast } from '@kafaa/web-kit/toast';

/** Delay before the loading notice: a link that shows no effect for longer looks broken. */
const PATIENCE_MS = 400;

/** Shows a loading toast while `pending` lasts longer than `PATIENCE_MS`. */
function useLoadingNotice(pending: boolean) {
  useEffect(() => {
    if (!pending) return undefined;
    const notice = 'next-page';
    const slow = setTimeout(() => toast.loading('Chargement...', { id: notice }), PATIENCE_MS);
    return () => {
      clearTimeout(slow);
      toast.dismiss(notice);
    };
  }, [pending]);
}

const useShownPath = (): [string, typeof navigate] => [usePlace().pathname, navigate];

// wouter decodes the query before URLSearchParams decodes it; with each % encoded, its decoding changes nothing.
const useShownSearch = () => usePlace().search.replaceAll('%', '%25');

/** Hooks by which wouter reads the app's place and navigates. */
const hooks: RouterOptions = { hook: useShownPath, searchHook: useShownSearch };

/**
 * Connects wouter's routes, links and hooks to the place that is shown. That is a deferred value: while the next page's code
 * loads, React keeps the previous page. With wouter's own location it would not.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const current = useSyncExternalStore(followPlace, currentPlace);
  const shown = useDeferredValue(current);
  useLoadingNotice(shown !== current);
  return (
    <PlaceContext value={shown}>
      <Router {...hooks}>{children}</Router>
    </PlaceContext>
  );
}
