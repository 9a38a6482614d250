import { createContext, use } from 'react';
import { isHeldBack } from './leave-guard.ts';

/** The app's position: the parts of the address, and the state that the previous page stored in the history entry. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/** Stored in each history entry. The direction of a back or forward move follows from the two entries' indexes. */
interface Entry {
  readonly index: number;
  readonly state: unknown;
}

/** Index of the entry that the app is on. */
let index = 0;
let place: Place | undefined;
let onMove = () => {};

/** Reads the history entry. An entry that the browser itself created (first page, link to a fragment) gets the index `fallback`. */
function readEntry(fallback: number): Entry {
  const kept: unknown = history.state;
  if (typeof kept === 'object' && kept !== null && 'index' in kept) return kept as Entry;
  const entry: Entry = { index: fallback, state: null };
  history.replaceState(entry, '');
  return entry;
}

function arrive(entry: Entry): Place {
  const { pathname, search, hash } = location;
  index = entry.index;
  place = { pathname, search, hash, state: entry.state };
  return place;
}

export function currentPlace(): Place {
  return place ?? arrive(readEntry(0));
}

/**
 * Navigates inside the app, unless the page has unsaved work: then the page asks first and may continue later. Navigating to the
 * current address replaces the history entry.
 */
export function navigate(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}) {
  currentPlace();
  const { href, pathname } = new URL(to, location.href);
  const go = () => {
    const stays = replace || href === location.href;
    const entry: Entry = { index: stays ? index : index + 1, state };
    if (stays) history.replaceState(entry, '', href);
    else history.pushState(entry, '', href);
    arrive(entry);
    onMove();
  };
  if (!isHeldBack(pathname, go)) go();
}

/** Calls the listener after each move. The app's router is the only listener. */
export function followPlace(listener: () => void): () => void {
  // The browser reports back and forward only after they happened: to block one, undo it, then repeat it if the user agrees.
  let expected: 'anything' | 'undone' | 'allowed' = 'anything';
  const onPopState = () => {
    const was = expected;
    expected = 'anything';
    if (was === 'undone') return;
    const entry = readEntry(index + 1);
    const delta = entry.index - index;
    const goAgain = () => {
      expected = 'allowed';
      history.go(delta);
    };
    if (was !== 'allowed' && delta !== 0 && isHeldBack(location.pathname, goAgain)) {
      expected = 'undone';
      history.go(-delta);
      return;
    }
    arrive(entry);
    listener();
  };
  onMove = listener;
  addEventListener('popstate', onPopState);
  return () => {
    onMove = () => {};
    removeEventListener('popstate', onPopState);
  };
}

/** The place that is shown: until the next page's code has loaded, the previous one. */
export const PlaceContext = createContext<Place | undefined>(undefined);

export function usePlace(): Place {
  return use(PlaceContext) ?? currentPlace();
}
