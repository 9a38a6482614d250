import { useEffect } from 'react';

/**
 * Gives the page the height that the virtual keyboard leaves, where the browser does not do so itself (iOS). Pinch
 * zoom also shrinks the visual viewport; then the layout stays as it is.
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
