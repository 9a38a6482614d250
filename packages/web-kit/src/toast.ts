export type ToastKind = 'blank' | 'success' | 'error' | 'loading';

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface ToastOptions {
  /** Replaces the toast with this id instead of adding one. */
  readonly id?: string;
  /** Milliseconds; `Infinity` stays until dismissed. */
  readonly duration?: number;
  readonly action?: ToastAction;
  /** Shows the time left, for actions that can be undone. */
  readonly countdown?: boolean;
}

export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly message: string;
  readonly duration: number;
  readonly action: ToastAction | undefined;
  readonly countdown: boolean;
}

const DURATIONS: Record<ToastKind, number> = { blank: 4000, error: 4000, success: 2000, loading: Infinity };
const LIMIT = 20;

interface Timer {
  handle: ReturnType<typeof setTimeout> | undefined;
  remaining: number;
  startedAt: number;
}

let toasts: readonly Toast[] = [];
let sequence = 0;
let paused = false;
let held = false;
const timers = new Map<string, Timer>();
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function run(id: string): void {
  const timer = timers.get(id);
  if (!timer || timer.remaining === Infinity || paused) return;
  timer.startedAt = Date.now();
  timer.handle = setTimeout(() => dismiss(id), timer.remaining);
}

function forget(id: string): void {
  clearTimeout(timers.get(id)?.handle);
  timers.delete(id);
}

function show(kind: ToastKind, message: string, options: ToastOptions = {}): string {
  const id = options.id ?? `toast-${++sequence}`;
  const duration = options.duration ?? DURATIONS[kind];
  const entry: Toast = { id, kind, message, duration, action: options.action, countdown: options.countdown ?? false };
  forget(id);
  const known = toasts.some((item) => item.id === id);
  const next = known ? toasts.map((item) => (item.id === id ? entry : item)) : [entry, ...toasts];
  for (const dropped of next.slice(LIMIT)) forget(dropped.id);
  timers.set(id, { handle: undefined, remaining: duration, startedAt: 0 });
  run(id);
  publish(next.slice(0, LIMIT));
  return id;
}

function dismiss(id?: string): void {
  for (const item of toasts) if (id === undefined || item.id === id) forget(item.id);
  publish(id === undefined ? [] : toasts.filter((item) => item.id !== id));
}

/** Pauses all timers while the pointer or the focus is on the notifications. */
export function pauseToasts(): void {
  if (paused) return;
  paused = true;
  for (const timer of timers.values()) {
    if (timer.handle === undefined) continue;
    clearTimeout(timer.handle);
    timer.handle = undefined;
    timer.remaining = Math.max(0, timer.remaining - (Date.now() - timer.startedAt));
  }
}

export function resumeToasts(): void {
  if (!paused || held) return;
  paused = false;
  for (const id of timers.keys()) run(id);
}

/**
 * Holds the notifications back while a dialog is open that they must not cover: timers pause, and new notifications wait. Returns
 * the function that releases them.
 */
export function holdToasts(): () => void {
  held = true;
  pauseToasts();
  publish([...toasts]);
  return () => {
    held = false;
    resumeToasts();
    publish([...toasts]);
  };
}

/** Whether a dialog holds the notifications back. */
export function areToastsHeld(): boolean {
  return held;
}

export function getToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifications, newest first. Each returns the toast's id. Durations are the specification's unless `duration` is given. */
export const toast = Object.assign((message: string, options?: ToastOptions) => show('blank', message, options), {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  loading: (message: string, options?: ToastOptions) => show('loading', message, options),
  /** Dismisses the toast with this id, or all toasts without an id. */
  dismiss,
});
