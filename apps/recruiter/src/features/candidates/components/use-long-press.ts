import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';

const LONG_MS = 500;
/** Distance in pixels; a finger that moves further is scrolling. */
const MOVED_PX = 10;

/** Handlers that call `act` after a long touch; the click at its end is suppressed. Mouse and pen are not affected. */
export function useLongPress(act: () => void) {
  const pressed = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const done = useRef(false);
  const stop = useCallback(() => {
    clearTimeout(pressed.current?.timer);
    pressed.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      done.current = false;
      if (pointerType !== 'touch') return;
      const timer = setTimeout(() => {
        done.current = true;
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
    onClickCapture: (event: MouseEvent) => {
      if (!done.current) return;
      done.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
