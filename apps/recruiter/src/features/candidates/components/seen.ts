import type { Candidate } from '@kafaa/domain/candidates/schema';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getSession } from '@kafaa/web-kit/session';

const LIMIT = 2000;
const WEEK_MS = 7 * 24 * 3_600_000;

interface Seen {
  /** Instant before which evaluations count as read in this browser. */
  readonly since: string;
  readonly ids: readonly string[];
}

const listeners = new Set<() => void>();

function place(): string {
  const state = getSession();
  return `kafaa.seen.${state.status === 'authenticated' ? state.session.userId : ''}`;
}

function parse(text: string | null): Seen | undefined {
  try {
    const { since, ids } = JSON.parse(text ?? '') as Partial<Seen>;
    return typeof since === 'string' && Array.isArray(ids) ? { since, ids } : undefined;
  } catch {
    return undefined;
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(place());
  } catch {
    return null;
  }
}

function write(seen: Seen): void {
  try {
    localStorage.setItem(place(), JSON.stringify(seen));
  } catch {
    // Without storage an evaluation stays marked as unread, which is harmless.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells whether an evaluation is newer than `since` and was not opened in this browser; `markRead` marks it as opened. */
export function useUnread(): { isUnread: (candidate: Candidate) => boolean; markRead: (id: string) => void } {
  const text = useSyncExternalStore(subscribe, read);
  const [fallback] = useState(() => new Date(Date.now() - WEEK_MS).toISOString());
  const seen = parse(text) ?? { since: fallback, ids: [] };
  useEffect(() => {
    if (!parse(read())) write({ since: fallback, ids: [] });
  }, [fallback]);
  return {
    isUnread: ({ id, evaluation }) =>
      evaluation !== null && evaluation.evaluatedAt > seen.since && !seen.ids.includes(id),
    markRead: (id) => {
      const known = parse(read()) ?? { since: fallback, ids: [] };
      if (!known.ids.includes(id)) write({ ...known, ids: [...known.ids, id].slice(-LIMIT) });
    },
  };
}
