import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteBuilder } from 'vite';

const root = import.meta.dirname;
// The sheet of all components in all states: for eyes and axe, never shipped, hence its own folder.
const withSheet = process.env['KAFAA_SHEET'] === '1';
const dist = path.resolve(root, '../../dist', withSheet ? 'sheet' : '');
const browserDir = path.join(dist, 'web');
const siteDir = path.join(dist, 'web-ssr');

const COMPRESSIBLE = /\.(?:js|css|svg|json|html|txt)$/;
/** Below this a packet is a packet: compression buys nothing. */
const MIN_BYTES = 600;

async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < MIN_BYTES) continue;
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${file}.br`, brotliCompressSync(content, { params }));
  }
}

/**
 * Both builds; then the stylesheets and drawings that the public pages name move to the browser's folder, and everything
 * there gets its .br and .gz, so that the server never compresses a static file.
 */
async function buildAll(builder: ViteBuilder): Promise<void> {
  for (const name of ['client', 'site']) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment);
  }
  await cp(path.join(siteDir, 'assets'), path.join(browserDir, 'assets'), { recursive: true });
  await rm(path.join(siteDir, 'assets'), { recursive: true });
  await precompress(browserDir);
}

const entries: Record<string, string> = {
  recruiter: path.join(root, 'recruiter.html'),
  candidate: path.join(root, 'candidate.html'),
  site: path.join(root, 'src/app/site-client.ts'),
};
if (withSheet) entries['sheet'] = path.join(root, 'sheet.html');

export default defineConfig({
  root,
  base: '/',
  // Fonts and drawings stay files: a strict Content-Security-Policy allows no data: URL.
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available', reportCompressedSize: false },
  css: { modules: { generateScopedName: '[name]__[local]_[hash:base64:4]' } },
  plugins: [react()],
  builder: { buildApp: buildAll },
  environments: {
    client: {
      build: {
        outDir: browserDir,
        emptyOutDir: true,
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: entries },
      },
    },
    // Public pages are React rendered to HTML by the server; this build gives it `renderSite` and the names of its styles.
    site: {
      consumer: 'server',
      resolve: { external: ['react', 'react-dom'] },
      build: {
        outDir: siteDir,
        emptyOutDir: true,
        emitAssets: true,
        copyPublicDir: false,
        manifest: 'manifest.json',
        rolldownOptions: { input: { site: path.join(root, 'src/app/site.tsx') } },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['KAFAA_API_PORT'] ?? '3000'}` } },
});
