import { useEffect, useState } from 'react';

/** Below this height the header, the conversation and the field do not fit together: a keyboard, or a page zoomed in. */
const LOW_PX = 440;

/**
 * Sets the page's height to the height above the on-screen keyboard, in browsers that do not do so themselves (iOS). Pinch
 * zoom also shrinks the visual viewport; the layout then stays unchanged. Returns true while little height is left.
 */
export function useVisibleHeight(): boolean {
  const [low, setLow] = useState(false);
  useEffect(() => {
    const { visualViewport: view } = globalThis;
    if (!view) return;
    const { style } = document.documentElement;
    const follow = () => {
      const covered = innerHeight - view.height;
      const hidden = view.scale <= 1.01 && covered >= 80;
      setLow((hidden ? view.height : innerHeight) <= LOW_PX);
      if (!hidden) {
        style.removeProperty('--visible-height');
        return;
      }
      style.setProperty('--visible-height', `${Math.round(view.height)}px`);
      scrollTo(0, 0);
    };
    follow();
    view.addEventListener('resize', follow);
    return () => {
      view.removeEventListener('resize', follow);
      style.removeProperty('--visible-height');
    };
  }, []);
  return low;
}
