import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from '@kafaa/testing/root';

/** A minimal React page, built in the same run, whose size and time every page is compared with. */
export interface Shell {
  readonly url: string;
  /** Size of its only script in bytes under gzip -9. */
  readonly weight: number;
  close(): Promise<void>;
}

const SOURCE = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(
    createElement('main', null, createElement('h1', null, 'Bonjour'), createElement('p', null, 'Une page de React, et rien de plus.')));`;

const HTML = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Bonjour</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Une page de React.">
<script type="module" src="/shell.js"></script></head><body><div id="root"></div></body></html>`;

export async function startShell(): Promise<Shell> {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: `${ROOT}/apps/candidate`, loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 });
  const html = gzipSync(HTML);
  const server = createServer((request, response) => {
    const isScript = request.url === '/shell.js';
    const known = isScript || request.url === '/';
    response.writeHead(known ? 200 : 404, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      ...(known && { 'content-encoding': 'gzip' }),
      'cache-control': isScript ? 'max-age=31536000, immutable' : 'no-cache',
    });
    response.end(isScript ? script : known ? html : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    weight: script.length,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
