import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeSession,
  getSession,
  openSession,
  restoreSession,
  sessionToken,
  setOnBoardingStatus,
  subscribeSession,
} from './session.ts';

function fakeStorage(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial));
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const answer = { accessToken: 'a.b.c', userId: 'u1', onBoardingStatus: 'PENDING', role: 'RECRUITER' as const };

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('session', () => {
  it('the session is stored under jwtToken, userId, onBoardingStatus and role, and removed when it is closed', () => {
    const storage = fakeStorage();
    vi.stubGlobal('localStorage', storage);
    openSession(answer);
    expect(Object.fromEntries(storage.entries)).toEqual({
      jwtToken: 'a.b.c',
      userId: 'u1',
      onBoardingStatus: 'PENDING',
      role: 'RECRUITER',
    });
    expect(sessionToken()).toBe('a.b.c');
    setOnBoardingStatus('COMPLETED');
    expect(storage.entries.get('onBoardingStatus')).toBe('COMPLETED');
    closeSession('logout');
    expect(storage.entries.size).toBe(0);
    expect(getSession()).toEqual({ status: 'anonymous', reason: 'logout' });
  });

  it('restoreSession restores the session if a token is stored', () => {
    vi.stubGlobal('localStorage', fakeStorage({ jwtToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED' }));
    restoreSession();
    expect(getSession()).toEqual({
      status: 'authenticated',
      session: { token: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role: 'ADMINISTRATOR' },
    });
  });

  it('restoreSession yields an anonymous session without a token, even with the other keys stored', () => {
    vi.stubGlobal('localStorage', fakeStorage({ userId: 'u', onBoardingStatus: 'COMPLETED' }));
    restoreSession();
    expect(getSession().status).toBe('anonymous');
  });

  it('the session stays in memory if the browser forbids storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    openSession(answer);
    expect(sessionToken()).toBe('a.b.c');
  });

  it('session subscribers are called at each change until they unsubscribe', () => {
    vi.stubGlobal('localStorage', fakeStorage());
    const listener = vi.fn<() => void>();
    const leave = subscribeSession(listener);
    openSession(answer);
    closeSession('expired');
    leave();
    openSession(answer);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
