import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import {
  type BuildEnvironmentOptions,
  defineConfig,
  type EnvironmentOptions,
  type Plugin,
  type ViteBuilder,
} from 'vite';
import { lightContract } from './light-contract.ts';

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
 * All builds; then the stylesheets and drawings that the public pages name move to the browser's folder, and everything
 * there gets its .br and .gz, so that the server never compresses a static file.
 */
async function buildAll(builder: ViteBuilder): Promise<void> {
  for (const name of ['client', 'candidate', 'site']) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment);
  }
  await cp(path.join(siteDir, 'assets'), path.join(browserDir, 'assets'), { recursive: true });
  await rm(path.join(siteDir, 'assets'), { recursive: true });
  await precompress(browserDir);
}

/** The candidate's pages have one sheet and nothing to preload: Vite's helper for that would be dead weight. */
function withoutPreloadHelper(): Plugin {
  return {
    name: 'kafaa:without-preload-helper',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'candidate',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

const page = (name: string) => path.join(root, `${name}.html`);

const browserBuild = (input: Record<string, string>, build: BuildEnvironmentOptions): EnvironmentOptions => ({
  consumer: 'client',
  build: { outDir: browserDir, modulePreload: { polyfill: false }, rolldownOptions: { input }, ...build },
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const classOf = new Map<string, string>();

/** Four characters: the table of class names is part of a phone's first load, and chance does not compress. */
function shortName(local: string, file: string): string {
  const origin = `${path.relative(root, file)}.${local}`;
  const hash = createHash('sha256').update(origin).digest();
  const name = (LETTERS[hash.readUInt8(4) % LETTERS.length] ?? '') + hash.toString('base64url').slice(0, 3);
  const other = classOf.get(name) ?? origin;
  if (other !== origin) throw new Error(`${other} and ${origin} get the same class name: rename one of them`);
  classOf.set(name, origin);
  return name;
}

// Readable while working on it.
const scopedName = process.env['NODE_ENV'] === 'production' ? shortName : '[name]__[local]_[hash:base64:4]';

export default defineConfig({
  root,
  base: '/',
  // Fonts and drawings stay files: a strict Content-Security-Policy allows no data: URL.
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available', reportCompressedSize: false },
  css: { modules: { generateScopedName: scopedName } },
  plugins: [react(), lightContract(), withoutPreloadHelper()],
  builder: { buildApp: buildAll },
  environments: {
    client: browserBuild(
      {
        recruiter: page('recruiter'),
        site: path.join(root, 'src/app/site-client.ts'),
        theme: path.join(root, 'src/app/theme-boot.ts'),
        ...(withSheet ? { sheet: page('sheet') } : {}),
      },
      { manifest: 'manifest.json', emptyOutDir: true },
    ),
    // Built apart: sharing chunks with the recruiter's app would split a phone's first load into twenty small files.
    // One sheet for both pages, and no preloading code: the server names the page's script in the head instead.
    candidate: browserBuild(
      { candidate: page('candidate'), 'offline-worker': path.join(root, 'src/app/offline-worker.ts') },
      { manifest: 'manifest-candidate.json', emptyOutDir: false, cssCodeSplit: false, modulePreload: false },
    ),
    // Public pages are React rendered to HTML by the server; this build gives it `renderSite` and the names of its styles.
    site: {
      consumer: 'server',
      // With its own React, the one for production: the server's NODE_ENV says whether it is exposed, nothing about React.
      resolve: { noExternal: ['react', 'react-dom'] },
      define: { 'process.env.NODE_ENV': '"production"' },
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
