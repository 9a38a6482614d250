import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser's history: entries, and a `popstate` event after each move to another one. */
function fakeBrowser(address: string) {
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(address), state: null }];
  let at = 0;
  const listeners = new Set<() => void>();
  const here = () => entries[at] ?? { url: new URL(address), state: null };
  const go = (delta: number) => {
    at += delta;
    for (const listener of listeners) listener();
  };
  const add = (state: unknown, url: string) => {
    entries.splice(++at, entries.length, { url: new URL(url, here().url), state });
  };
  return {
    addresses: () => entries.map(({ url }) => url.pathname + url.search + url.hash),
    at: () => at,
    go,
    followFragment(hash: string) {
      add(null, new URL(hash, here().url).href);
      go(0);
    },
    install() {
      vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => listeners.add(listener));
      vi.stubGlobal('removeEventListener', (_type: string, listener: () => void) => listeners.delete(listener));
      vi.stubGlobal('location', {
        get href() {
          return here().url.href;
        },
        get pathname() {
          return here().url.pathname;
        },
        get search() {
          return here().url.search;
        },
        get hash() {
          return here().url.hash;
        },
      });
      vi.stubGlobal('history', {
        get state() {
          return here().state;
        },
        go,
        pushState: (state: unknown, _: string, url: string) => add(state, url),
        replaceState: (state: unknown, _: string, url = here().url.href) => {
          entries[at] = { url: new URL(url, here().url), state };
        },
      });
    },
  };
}

let browser: ReturnType<typeof fakeBrowser>;
let app: typeof import('./place.ts');
let held: (() => void) | undefined;
let unsaved = false;

beforeEach(async () => {
  browser = fakeBrowser('https://kafaa.example/Jobs');
  browser.install();
  vi.resetModules();
  app = await import('./place.ts');
  const { guardLeaving: guard } = await import('./leave-guard.ts');
  held = undefined;
  const stopFollowing = app.followPlace(() => undefined);
  const release = guard((pathname, go) => {
    if (!unsaved || pathname === '/CreateJob') return false;
    held = go;
    return true;
  });
  unsaved = false;
  return () => {
    stopFollowing();
    release();
    vi.unstubAllGlobals();
  };
});

describe('place', () => {
  it('navigate adds a history entry with its state, or replaces the entry if asked or if the address stays the same', () => {
    app.navigate('/Dashboard', { state: { seen: 'j1' } });
    expect(app.currentPlace()).toEqual({ pathname: '/Dashboard', search: '', hash: '', state: { seen: 'j1' } });
    app.navigate('/Dashboard');
    expect(app.currentPlace().state).toBeNull();
    app.navigate('/Dashboard?job=j1#q2', { replace: true });
    expect(app.currentPlace()).toMatchObject({ search: '?job=j1', hash: '#q2' });
    expect(browser.addresses()).toEqual(['/Jobs', '/Dashboard?job=j1#q2']);
  });

  it('unsaved work blocks navigate to another page until the page continues the move', () => {
    app.navigate('/CreateJob');
    unsaved = true;
    app.navigate('/CreateJob?etape=2');
    expect(held).toBeUndefined();
    app.navigate('/Dashboard');
    expect(app.currentPlace()).toMatchObject({ pathname: '/CreateJob', search: '?etape=2' });
    held?.();
    expect(app.currentPlace().pathname).toBe('/Dashboard');
  });

  it('unsaved work undoes the browser’s back and forward moves, and the page can repeat them', () => {
    app.navigate('/Settings');
    app.navigate('/CreateJob');
    unsaved = true;
    browser.go(-2);
    expect(browser.at()).toBe(2);
    expect(app.currentPlace().pathname).toBe('/CreateJob');
    held?.();
    expect(browser.at()).toBe(0);
    expect(app.currentPlace().pathname).toBe('/Jobs');
  });

  it('unsaved work also blocks a move back from a fragment that the browser added', () => {
    app.navigate('/CreateJob');
    browser.followFragment('#main');
    expect(app.currentPlace()).toMatchObject({ pathname: '/CreateJob', hash: '#main' });
    unsaved = true;
    browser.go(-2);
    expect(browser.at()).toBe(2);
    expect(held).toBeDefined();
  });
});
