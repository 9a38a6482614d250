import { type ReactNode, useEffect, useLayoutEffect, useState, useTransition } from 'react';
import {
  NavigationType,
  type Navigator,
  Router,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router';
import { isHeldBack } from '#/lib/leave-guard';
import { toast } from '#/lib/toast';

const history = createBrowserHistory({ v5Compat: true });

const pathOf = (to: To) => (typeof to === 'string' ? to : (to.pathname ?? location.pathname));

/** Goes unless the page holds unsaved work; then the page asks, and may go later. */
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

/** A click on a link that has done nothing to be seen for this long looks dead. */
const PATIENCE_MS = 400;

/** The old page stays until the next one's code is there: on a slow network that is said. */
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
 * The router without its data loading, which weighs 25 KB and of which the app used only this: the old page stays until
 * the next one's code is there, and a page with unsaved work may hold its visitor back.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const [pending, startTransition] = useTransition();
  useLoadingNotice(pending);
  useLayoutEffect(() => {
    // Of going back and forth the browser tells when it has gone: what is held is taken back, and told once more.
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
