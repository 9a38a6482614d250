import { useEffect, useRef } from 'react';

/**
 * A button whose work is done may leave the page, or be switched off, with the focus on it: who works by keyboard would
 * begin again at the top. The focus goes on to what `next` names.
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
