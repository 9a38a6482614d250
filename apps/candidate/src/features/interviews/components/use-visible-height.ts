import { useEffect } from 'react';

/**
 * Sets the page's height to what the on-screen keyboard leaves free, in browsers that do not do so themselves (iOS).
 * Pinch zoom also shrinks the visual viewport; then the layout stays unchanged.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: view } = globalThis;
    if (!view) return;
    const { style } = document.documentElement;
    const follow = () => {
      const covered = innerHeight - view.height;
      if (view.scale > 1.01 || covered < 80) {
        style.removeProperty('--visible-height');
        return;
      }
      style.setProperty('--visible-height', `${Math.round(view.height)}px`);
      scrollTo(0, 0);
    };
    view.addEventListener('resize', follow);
    return () => {
      view.removeEventListener('resize', follow);
      style.removeProperty('--visible-height');
    };
  }, []);
}
