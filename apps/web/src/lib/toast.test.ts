import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getToasts, pauseToasts, resumeToasts, subscribeToasts, toast } from './toast.ts';

const messages = () => getToasts().map((item) => item.message);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  resumeToasts();
  toast.dismiss();
  vi.useRealTimers();
});

describe('durations', () => {
  it.each([
    ['blank', 4000, () => toast('texte')],
    ['error', 4000, () => toast.error('texte')],
    ['success', 2000, () => toast.success('texte')],
  ])('%s lasts %i ms', (_kind, duration, show) => {
    show();
    vi.advanceTimersByTime(duration - 1);
    expect(messages()).toEqual(['texte']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  it('loading stays until it is dismissed', () => {
    const id = toast.loading('en cours');
    vi.advanceTimersByTime(3_600_000);
    expect(messages()).toEqual(['en cours']);
    toast.dismiss(id);
    expect(messages()).toEqual([]);
  });

  it('takes a duration of its own', () => {
    toast.error('inscription', { duration: 5000 });
    vi.advanceTimersByTime(4999);
    expect(messages()).toEqual(['inscription']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });
});

describe('the list', () => {
  it('shows the newest first and at most twenty', () => {
    for (let index = 1; index <= 23; index += 1) toast.loading(`n${index}`);
    expect(messages()).toHaveLength(20);
    expect(messages()[0]).toBe('n23');
    expect(messages().at(-1)).toBe('n4');
  });

  it('replaces the toast of the same id, with a new clock', () => {
    toast.loading('Génération...', { id: 'report' });
    toast.success('Rapport prêt', { id: 'report' });
    expect(messages()).toEqual(['Rapport prêt']);
    vi.advanceTimersByTime(2000);
    expect(messages()).toEqual([]);
  });

  it('tells its subscribers until they leave', () => {
    const listener = vi.fn<() => void>();
    const leave = subscribeToasts(listener);
    toast('un');
    leave();
    toast('deux');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('pause', () => {
  it('stops the clocks and later goes on with what was left', () => {
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

  it('holds toasts that arrive meanwhile', () => {
    pauseToasts();
    toast.success('arrivé pendant la pause');
    vi.advanceTimersByTime(10_000);
    expect(messages()).toEqual(['arrivé pendant la pause']);
    resumeToasts();
    vi.advanceTimersByTime(2000);
    expect(messages()).toEqual([]);
  });
});
