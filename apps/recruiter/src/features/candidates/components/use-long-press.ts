import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

const LONG_MS = 500;
/** Distance in pixels; a finger that moves further is scrolling. */
const MOVED_PX = 10;

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Suppresses the click at the end of the current touch, whichever element it hits: `act` may have moved the page. */
function swallowClick(): void {
  document.addEventListener('click', swallow, { capture: true, once: true });
  const forget = () => document.removeEventListener('click', swallow, { capture: true });
  document.addEventListener('pointerdown', forget, { capture: true, once: true });
}

/** Handlers that call `act` after a long touch; the click at its end is suppressed. Mouse and pen are not affected. */
export function useLongPress(act: () => void) {
  const pressed = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const stop = useCallback(() => {
    clearTimeout(pressed.current?.timer);
    pressed.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      if (pointerType !== 'touch') return;
      const timer = setTimeout(() => {
        swallowClick();
        act();
      }, LONG_MS);
      pressed.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = pressed.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > MOVED_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
