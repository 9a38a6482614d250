import { watch } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { ROOT, run, say } from './bootstrap.mjs';
import { buildIfStale } from './build.ts';
import { rebuildSite } from './build-web.ts';

/** The apps that run in the browser, each with the path of its own Vite server. */
const APPS = { candidate: '/@candidate/', recruiter: '/@recruiter/' } as const;
type App = keyof typeof APPS;
const APP_NAMES = Object.keys(APPS) as App[];

/** Path of the event stream that tells open public pages to reload. */
const RELOADS = '/@site';

/**
 * `npm run dev`: the product with hot reload at http://localhost:3000 (or PORT). The product's server runs on the next port and
 * restarts when one of its sources changes. In the pages of the two apps, Vite's scripts replace the built ones. The public pages
 * are rendered by the server: they are built again after each change, and the browser reloads them.
 */
export async function dev(args: readonly string[]): Promise<number> {
  // The server reads the shells of its pages from dist/.
  await buildIfStale();
  const port = Number(process.env.PORT ?? 3000);
  const behind = port + 1;
  const vites = { candidate: await viteOf('candidate', port + 2), recruiter: await viteOf('recruiter', port + 3) };
  const readers = new Set<ServerResponse>();
  const front = createServer((incoming, answer) => {
    const app = APP_NAMES.find((name) => incoming.url?.startsWith(APPS[name]));
    if (app) vites[app].middlewares(incoming, answer);
    else if (incoming.url === RELOADS) subscribe(readers, answer);
    else forward(incoming, answer, behind);
  });
  front.listen(port, '127.0.0.1', () => say(`http://localhost:${port}`));
  watchSite(readers);
  const serve = join(ROOT, 'apps/server/src/main/serve.ts');
  const watched = ['apps/server/src', 'packages', 'dist/web-ssr'].map((path) => `--watch-path=${join(ROOT, path)}`);
  return run(process.execPath, [...watched, '--import', 'tsx', serve, ...args], {
    env: {
      ...process.env,
      PORT: String(behind),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
      // The mails are JSX and need this tsconfig in tsx.
      TSX_TSCONFIG_PATH: join(ROOT, 'apps/server/tsconfig.json'),
    },
  });
}

function viteOf(app: App, port: number): Promise<ViteDevServer> {
  const root = join(ROOT, 'apps', app);
  return createVite({
    root,
    configFile: join(root, 'vite.config.ts'),
    base: APPS[app],
    appType: 'custom',
    server: { middlewareMode: true, ws: { port } },
  });
}

function subscribe(readers: Set<ServerResponse>, answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
  readers.add(answer);
  answer.on('close', () => readers.delete(answer));
}

/** Time to wait for further changes, because an editor writes several files at once. */
const QUIET_MS = 200;
/** Time that the server takes to restart with the new pages. */
const RESTART_MS = 3000;

function watchSite(readers: ReadonlySet<ServerResponse>): void {
  let timer: NodeJS.Timeout | undefined;
  const rebuild = async () => {
    await rebuildSite();
    setTimeout(() => readers.forEach((reader) => reader.write('data: reload\n\n')), RESTART_MS);
  };
  for (const folder of ['apps/site', 'packages/ui/src', 'packages/web-kit/src']) {
    watch(join(ROOT, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void rebuild(), QUIET_MS);
    });
  }
}

/** Forwards a request to the product's server and returns its response; a page is modified for development. */
function forward(incoming: IncomingMessage, answer: ServerResponse, port: number): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const options = { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers };
  const behind = request(options, (response) => {
    const isPage = response.headers['content-type']?.startsWith('text/html') ?? false;
    if (isPage) {
      void sendPage(response, answer);
      return;
    }
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  behind.on('error', () => answer.writeHead(503, { refresh: '1' }).end('The server is starting.'));
  incoming.pipe(behind);
}

async function sendPage(response: IncomingMessage, answer: ServerResponse): Promise<void> {
  const page = Buffer.concat(await response.toArray()).toString();
  // These headers are left out: the policy allows only built scripts, and the length changes.
  const { 'content-security-policy': _policy, 'content-length': _length, ...kept } = response.headers;
  answer.writeHead(response.statusCode ?? 502, kept).end(forDevelopment(page));
}

/** The page of an app with Vite's scripts in place of the built ones; a public page with a script that reloads it. */
function forDevelopment(page: string): string {
  const app = APP_NAMES.find((name) => page.includes(`/assets/${name}-`));
  if (!app) return withScripts(page, [`new EventSource('${RELOADS}').onmessage = () => location.reload();`]);
  const base = APPS[app];
  const unbuilt = page
    .replaceAll(/<script type="module"[^<>]* src="\/assets\/[^<>]*><\/script>/g, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload|later)"[^<>]* href="\/assets\/[^<>]*>/g, '')
    .replaceAll(/<script>\{let begun=[\s\S]*?<\/script>/g, '');
  return withScripts(unbuilt, [
    `import { injectIntoGlobalHook } from '${base}@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`,
    `import '${base}@vite/client';`,
    `import '${base}src/app/${app}.tsx';`,
  ]);
}

const withScripts = (page: string, scripts: readonly string[]) =>
  page.replace('</body>', () => `${scripts.map((text) => `<script type="module">${text}</script>`).join('')}</body>`);
