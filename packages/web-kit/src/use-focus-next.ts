import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the element that `next` returns when the focused button is removed or disabled by its own action;
 * otherwise keyboard users would restart at the top of the page.
 */
export function useFocusNext(next: () => HTMLElement | null | undefined): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const before = last.current;
    if (!before || (before.isConnected && !before.matches(':disabled'))) return;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === before) next()?.focus({ preventScroll: true });
  });
}
