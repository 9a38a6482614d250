import { type Role, ROLES } from '@kafaa/domain/kernel/roles';
import { useSyncExternalStore } from 'react';
import { SESSION_KEYS } from './session-keys.ts';

export interface Session {
  readonly token: string;
  readonly userId: string;
  readonly onBoardingStatus: string;
  readonly role: Role;
}

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'anonymous'; readonly reason: 'never' | 'logout' | 'expired' | 'removed' }
  | { readonly status: 'authenticated'; readonly session: Session };

let state: SessionState = { status: 'loading' };
const listeners = new Set<() => void>();

function publish(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

// If the browser forbids storage (private mode, full disk), the session lasts for the life of the page.
function store(write: (storage: Storage) => void): void {
  try {
    write(localStorage);
  } catch {
    return;
  }
}

function read(): Session | undefined {
  try {
    const token = localStorage.getItem(SESSION_KEYS.token);
    if (!token) return undefined;
    return {
      token,
      userId: localStorage.getItem(SESSION_KEYS.userId) ?? '',
      onBoardingStatus: localStorage.getItem(SESSION_KEYS.onBoardingStatus) ?? '',
      // Sessions that were stored before roles existed belong to administrators.
      role: ROLES.find((role) => role === localStorage.getItem(SESSION_KEYS.role)) ?? 'ADMINISTRATOR',
    };
  } catch {
    return undefined;
  }
}

export function getSession(): SessionState {
  return state;
}

export function sessionToken(): string | undefined {
  return state.status === 'authenticated' ? state.session.token : undefined;
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the stored session; called once at the start of a page. */
export function restoreSession(): void {
  const session = read();
  publish(session ? { status: 'authenticated', session } : { status: 'anonymous', reason: 'never' });
}

/** Opens or renews the session; `answer` is the response of log-in or refresh. */
export function openSession(answer: {
  accessToken: string;
  userId: string;
  onBoardingStatus: string;
  role: Role;
}): void {
  const session: Session = {
    token: answer.accessToken,
    userId: answer.userId,
    onBoardingStatus: answer.onBoardingStatus,
    role: answer.role,
  };
  store((storage) => {
    storage.setItem(SESSION_KEYS.token, session.token);
    storage.setItem(SESSION_KEYS.userId, session.userId);
    storage.setItem(SESSION_KEYS.onBoardingStatus, session.onBoardingStatus);
    storage.setItem(SESSION_KEYS.role, session.role);
  });
  publish({ status: 'authenticated', session });
}

/** Updates the onboarding status locally after the server has accepted it. */
export function setOnBoardingStatus(onBoardingStatus: string): void {
  if (state.status !== 'authenticated') return;
  store((storage) => storage.setItem(SESSION_KEYS.onBoardingStatus, onBoardingStatus));
  publish({ status: 'authenticated', session: { ...state.session, onBoardingStatus } });
}

/** Ends the session on log-out or on a 401; `removed` if the person is no longer in the company. */
export function closeSession(reason: 'logout' | 'expired' | 'removed'): void {
  store((storage) => {
    for (const key of Object.values(SESSION_KEYS)) storage.removeItem(key);
  });
  publish({ status: 'anonymous', reason });
}

/** Follows log-ins and log-outs in other tabs. Returns a function that stops it. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    const ours = event.key === null || Object.values<string>(SESSION_KEYS).includes(event.key);
    if (!ours || event.storageArea !== localStorage) return;
    const session = read();
    if (session) publish({ status: 'authenticated', session });
    else if (state.status === 'authenticated') publish({ status: 'anonymous', reason: 'logout' });
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribeSession, getSession, getSession);
}
