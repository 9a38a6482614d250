import { type ReactNode, useEffect, useLayoutEffect, useState, useTransition } from 'react';
import {
  NavigationType,
  type Navigator,
  Router,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router';
import { isHeldBack } from '#/lib/leave-guard';
import { toast } from '@kafaa/web-kit/toast';

const history = createBrowserHistory({ v5Compat: true });

const pathOf = (to: To) => (typeof to === 'string' ? to : (to.pathname ?? location.pathname));

/** Navigates at once, unless the page has unsaved work; then the page asks first and may call `go` later. */
function unlessHeld(to: To, go: () => void): void {
  if (!isHeldBack(pathOf(to), go)) go();
}

const navigator: Navigator = {
  createHref: (to) => history.createHref(to),
  encodeLocation: (to) => history.encodeLocation(to),
  go: (delta) => history.go(delta),
  push: (to, state) => unlessHeld(to, () => history.push(to, state)),
  replace: (to, state) => unlessHeld(to, () => history.replace(to, state)),
};

/** Delay before the loading notice: a link that shows no effect for longer looks broken. */
const PATIENCE_MS = 400;

/** The old page stays until the next page's code has loaded; on a slow network a toast says so. */
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

/**
 * The router without its data loading, which weighs 25 KB. The app needs only two parts of it: the old page stays until
 * the next page's code has loaded, and a page with unsaved work can block navigation.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const [pending, startTransition] = useTransition();
  useLoadingNotice(pending);
  useLayoutEffect(() => {
    // The browser reports back and forward only after they happened: to block one, undo it, then repeat it if the user agrees.
    let expected: 'anything' | 'undone' | 'allowed' = 'anything';
    return history.listen((next) => {
      const was = expected;
      expected = 'anything';
      if (was === 'undone') return;
      const { delta } = next;
      const goAgain = () => {
        expected = 'allowed';
        history.go(delta ?? 0);
      };
      if (
        was !== 'allowed' &&
        next.action === NavigationType.Pop &&
        delta &&
        isHeldBack(next.location.pathname, goAgain)
      ) {
        expected = 'undone';
        history.go(-delta);
        return;
      }
      startTransition(() => setPlace(next));
    });
  }, []);
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}
