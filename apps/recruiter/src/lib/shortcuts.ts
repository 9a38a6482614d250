import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const KEY = 'kafaa.shortcuts';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function areOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single-key shortcuts are on (WCAG 2.1.4: people who dictate or tremble need a switch); stored in this browser. */
export function useShortcutsSwitch(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, areOn);
  const turn = (next: boolean) => {
    try {
      localStorage.setItem(KEY, next ? 'on' : 'off');
    } catch {
      // If storage is forbidden, the shortcuts stay on.
    }
    for (const listener of listeners) listener();
  };
  return [on, turn];
}

const TEXTLESS = new Set(['checkbox', 'radio', 'button', 'submit']);

/** True if the key would type text in the focused element. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !TEXTLESS.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}

/** True while a dialog is open: the page below ignores shortcuts. */
export function isCovered(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Handlers by `event.key` in lower case. A handler that returns false leaves the key to the browser. */
export type Shortcuts = Readonly<Record<string, ((event: KeyboardEvent) => boolean | void) | undefined>>;

/** Listens for single keys on the page; ignored in fields, under a dialog, and with Ctrl, ⌘ or Alt. */
export function useShortcuts(shortcuts: Shortcuts, on: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTyping(event.target) || isCovered()) return;
    const act = shortcuts[event.key.toLowerCase()];
    if (act && act(event) !== false) event.preventDefault();
  });
  useEffect(() => {
    if (!on) return undefined;
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [on]);
}
