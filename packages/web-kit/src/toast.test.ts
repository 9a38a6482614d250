import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areToastsHeld, getToasts, holdToasts, pauseToasts, resumeToasts, subscribeToasts, toast } from './toast.ts';

const messages = () => getToasts().map((item) => item.message);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  resumeToasts();
  toast.dismiss();
  vi.useRealTimers();
});

describe('toast durations', () => {
  it.each([
    ['blank', 4000, () => toast('texte')],
    ['error', 4000, () => toast.error('texte')],
    ['success', 2000, () => toast.success('texte')],
  ])('a %s toast lasts %i ms', (_kind, duration, show) => {
    show();
    vi.advanceTimersByTime(duration - 1);
    expect(messages()).toEqual(['texte']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  it('a loading toast stays until it is dismissed', () => {
    const id = toast.loading('en cours');
    vi.advanceTimersByTime(3_600_000);
    expect(messages()).toEqual(['en cours']);
    toast.dismiss(id);
    expect(messages()).toEqual([]);
  });

  it('a duration given with a toast replaces the default', () => {
    toast.error('inscription', { duration: 5000 });
    vi.advanceTimersByTime(4999);
    expect(messages()).toEqual(['inscription']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });
});

describe('toast list', () => {
  it('the toast list shows the newest toast first and at most twenty', () => {
    for (let index = 1; index <= 23; index += 1) toast.loading(`n${index}`);
    expect(messages()).toHaveLength(20);
    expect(messages()[0]).toBe('n23');
    expect(messages().at(-1)).toBe('n4');
  });

  it('a toast with the id of an earlier one replaces it and restarts the timer', () => {
    toast.loading('Génération...', { id: 'report' });
    toast.success('Rapport prêt', { id: 'report' });
    expect(messages()).toEqual(['Rapport prêt']);
    vi.advanceTimersByTime(2000);
    expect(messages()).toEqual([]);
  });

  it('toast subscribers are called until they unsubscribe', () => {
    const listener = vi.fn<() => void>();
    const leave = subscribeToasts(listener);
    toast('un');
    leave();
    toast('deux');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('toast pause', () => {
  it('a pause stops the timers of toasts, and resuming continues with the remaining time', () => {
    toast('attendez', { duration: 4000 });
    vi.advanceTimersByTime(3000);
    pauseToasts();
    vi.advanceTimersByTime(60_000);
    expect(messages()).toEqual(['attendez']);
    resumeToasts();
    vi.advanceTimersByTime(999);
    expect(messages()).toEqual(['attendez']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  it('held toasts keep their remaining time until they are released, also if the pointer leaves meanwhile', () => {
    toast('annuler ?', { duration: 10_000 });
    vi.advanceTimersByTime(4000);
    const release = holdToasts();
    expect(areToastsHeld()).toBe(true);
    resumeToasts();
    vi.advanceTimersByTime(60_000);
    expect(messages()).toEqual(['annuler ?']);
    release();
    expect(areToastsHeld()).toBe(false);
    vi.advanceTimersByTime(6000);
    expect(messages()).toEqual([]);
  });

  it('a toast added during a pause starts its timer when the pause ends', () => {
    pauseToasts();
    toast.success('arrivé pendant la pause');
    vi.advanceTimersByTime(10_000);
    expect(messages()).toEqual(['arrivé pendant la pause']);
    resumeToasts();
    vi.advanceTimersByTime(2000);
    expect(messages()).toEqual([]);
  });
});
