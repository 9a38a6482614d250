// The service worker of the candidate's pages. A reload of /Interview or /Apply without network would show the browser's
// error page, although every answer is stored on the device; the worker serves the page's shell instead. It caches only
// files that are the same for everybody (shell, scripts, styles, fonts), never a URL with a link token, never an API answer.

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
/** Constants that the server prepends to this script: release name, URL of the shell, and the files that the shell needs. */
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
  // The browser sends the page's own request in parallel with starting this worker, so a slow phone does not wait for it.
  await self.registration.navigationPreload?.enable();
}

const kept = async (path: string): Promise<Response | undefined> => (await caches.open(cacheName)).match(path);

/** The server's page, or the cached shell if there is no network; the shell's script shows the data stored on the device. */
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
  // File names contain a content hash, so a cached file never goes stale. All other requests go to the network as usual.
  else if (origin === location.origin && OFFLINE.files.includes(pathname))
    event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
});
