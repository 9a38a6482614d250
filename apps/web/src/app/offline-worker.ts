// The service worker of the candidate's pages. Without network a reload of /Interview or /Apply would show the browser's
// own error page, although every answer is on the device: this gives the page's shell instead. It keeps what everybody
// gets alike (shell, scripts, styles, fonts), never an address with a link in it, never an answer of the API.

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
/** What the server writes before this script: a release's name, the shell's address, and what the shell needs. */
declare const OFFLINE: { readonly version: string; readonly shell: string; readonly files: readonly string[] };
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
};

const PREFIX = 'kafaa-';
const cacheName = PREFIX + OFFLINE.version;

async function keep(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([OFFLINE.shell, ...OFFLINE.files]);
  await self.skipWaiting();
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== cacheName).map((name) => caches.delete(name)),
  );
  // The page's own request starts at once, not after this script: a slow phone waits for nothing.
  await self.registration.navigationPreload?.enable();
}

const kept = async (path: string): Promise<Response | undefined> => (await caches.open(cacheName)).match(path);

/** The server's page; without network the shell, whose script shows what the device knows. */
async function page({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const shell = await kept(OFFLINE.shell);
    if (shell) return shell;
    throw error;
  }
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(page(event));
  // Names carry a hash of what is in them, so one that is kept is right for ever. Everything else goes its usual way.
  else if (origin === location.origin && OFFLINE.files.includes(pathname))
    event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
});
