import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import {
  type BuildEnvironmentOptions,
  defineConfig,
  type EnvironmentOptions,
  type Plugin,
  type Rolldown,
  type ViteBuilder,
} from 'vite';
import { lightContract } from './light-contract.ts';

const root = import.meta.dirname;
// The sheet of all components in all states, for visual and axe checks; never shipped, so it has its own folder.
const withSheet = process.env['KAFAA_SHEET'] === '1';
const dist = path.resolve(root, '../../dist', withSheet ? 'sheet' : '');
const browserDir = path.join(dist, 'web');
const siteDir = path.join(dist, 'web-ssr');

const COMPRESSIBLE = /\.(?:js|css|svg|json|html|txt)$/;
/** A smaller file fits in one packet anyway, so compression gains nothing. */
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
 * Runs all builds, moves the stylesheets and drawings of the public pages to the browser's folder, and precompresses
 * everything there (.br and .gz), so that the server never compresses a static file.
 */
async function buildAll(builder: ViteBuilder): Promise<void> {
  for (const name of ['client', 'candidate', 'site', 'candidateHtml']) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment);
  }
  await cp(path.join(siteDir, 'assets'), path.join(browserDir, 'assets'), { recursive: true });
  await rm(path.join(siteDir, 'assets'), { recursive: true });
  await precompress(browserDir);
}

/** Removes Vite's preload helper from the candidate's build: it has one stylesheet and nothing to preload. */
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

/** Makes Vite's helper retry a failed stylesheet, which it would otherwise count as loaded, leaving a dialog without styles. */
function sheetsAnew(): Plugin {
  return {
    name: 'kafaa:sheets-anew',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler(code) {
        const forgotten = code.replace(/seen\[href\] = [^;]+;(?=\s*throw)/, 'delete seen[href];');
        const anew = forgotten.replace(
          /if \(e\.type === ['"]error['"]\)\s*rej\(/,
          'if (e.type === "error") link.remove(), rej(',
        );
        if (forgotten === code || anew === forgotten) this.error('the preload helper of Vite has changed');
        return anew;
      },
    },
  };
}

const page = (name: string) => path.join(root, `${name}.html`);

const browserBuild = (
  input: Record<string, string>,
  build: BuildEnvironmentOptions,
  options: Rolldown.RolldownOptions = {},
): EnvironmentOptions => ({
  consumer: 'client',
  build: { outDir: browserDir, modulePreload: { polyfill: false }, rolldownOptions: { input, ...options }, ...build },
});

/** A file and all its transitive static imports. */
function importsOf(file: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([path.join(root, 'src', file)]);
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** Merged stylesheets by output name; a stylesheet not listed here loads with the page that uses it. */
const SHEETS = {
  // Loaded with the frame: components of most pages behind the log-in.
  frame:
    /\/(?:card|copy-link-button|error-band|error-text|icon-button|menu|pill|search-field|segmented|skeleton|stats)\.module\.css$/,
  // Separate, because lists have no fields.
  fields: /\/ui\/field\.module\.css$/,
  steps: /\/ui\/(?:chip-select|option-tiles|steps)\.module\.css$/,
  scores: /\/ui\/(?:bars|petal|score-tile)\.module\.css$/,
};

/** Merges small stylesheets: fifteen of them would compress badly and cost a request each. */
function sheets(): Rolldown.CodeSplittingGroup {
  let frame: Set<string> | undefined;
  return {
    debugName: 'sheets',
    test: /\.css$/,
    name: (id, context) => {
      frame ??= importsOf('app/recruiter.tsx', context);
      if (frame.has(id)) return 'frame';
      return Object.entries(SHEETS).find(([, pattern]) => pattern.test(id))?.[0];
    },
  };
}

/** Merges the `ui` and `lib` modules that /Apply and /Interview share into one file: small files compress badly. */
function shared(): Rolldown.CodeSplittingGroup {
  let sets: readonly [apply: Set<string>, interview: Set<string>, shell: Set<string>] | undefined;
  return {
    debugName: 'shared',
    test: /\/src\/(?:ui|lib)\/|\/kernel\/(?:app-error|endpoint)\.ts$/,
    name: (id, context) => {
      sets ??= [
        importsOf('features/candidates/pages/apply-page.tsx', context),
        importsOf('features/interviews/pages/interview-page.tsx', context),
        importsOf('app/candidate.tsx', context),
      ];
      const [apply, interview, shell] = sets;
      return apply.has(id) && interview.has(id) && !shell.has(id) ? 'shared' : null;
    },
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHARACTERS = `${LETTERS}0123456789_-`;

/** A two-character class prefix per stylesheet, hashed from its path, so that a new one does not rename cached classes. */
function sheetPrefixes(): ReadonlyMap<string, string> {
  const sources = path.join(root, 'src');
  const prefixes = new Map<string, string>();
  const taken = new Set<string>();
  const files = readdirSync(sources, { recursive: true }).map(String);
  // Sorted for a deterministic result: on a collision, the later path takes the next free prefix.
  for (const file of files.filter((name) => name.endsWith('.module.css')).sort()) {
    const hash = createHash('sha256').update(file).digest();
    let place = hash.readUInt16BE() % (LETTERS.length * CHARACTERS.length);
    let prefix: string;
    do {
      prefix = LETTERS.charAt(place % LETTERS.length) + CHARACTERS.charAt(Math.floor(place / LETTERS.length));
      place = (place + 1) % (LETTERS.length * CHARACTERS.length);
    } while (taken.has(prefix));
    taken.add(prefix);
    prefixes.set(path.join(sources, file), prefix);
  }
  return prefixes;
}

const prefixes = sheetPrefixes();
const classesOf = new Map<string, string[]>();

/** A class name of three or four characters: names are part of a phone's first load, and random ones compress badly. */
function shortName(local: string, file: string): string {
  const prefix = prefixes.get(file);
  if (prefix === undefined) throw new Error(`${file} is not a .module.css file below src`);
  const classes = classesOf.get(file) ?? [];
  classesOf.set(file, classes);
  const index = classes.includes(local) ? classes.indexOf(local) : classes.push(local) - 1;
  const rest = Math.floor(index / CHARACTERS.length);
  return prefix + CHARACTERS.charAt(index % CHARACTERS.length) + (rest > 0 ? CHARACTERS.charAt(rest - 1) : '');
}

// Readable names in development.
const scopedName = process.env['NODE_ENV'] === 'production' ? shortName : '[name]__[local]_[hash:base64:4]';

export default defineConfig({
  root,
  base: '/',
  // Fonts and drawings stay files, because the strict Content-Security-Policy allows no data: URL.
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available', reportCompressedSize: false },
  css: { modules: { generateScopedName: scopedName } },
  plugins: [react(), lightContract(), withoutPreloadHelper(), sheetsAnew()],
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
      { output: { codeSplitting: { groups: [sheets()] } } },
    ),
    // A separate build: sharing chunks with the recruiter's app would split a phone's first load into twenty small files.
    // One stylesheet for both pages, and no preload code: the server names the page's script in the head instead.
    candidate: browserBuild(
      {
        candidate: page('candidate'),
        'offline-worker': path.join(root, 'src/app/offline-worker.ts'),
        'app-lost': path.join(root, 'src/app/app-lost.ts'),
      },
      { manifest: 'manifest-candidate.json', emptyOutDir: false, cssCodeSplit: false, modulePreload: false },
      { output: { codeSplitting: { groups: [shared()], includeDependenciesRecursively: false } } },
    ),
    // Public pages are React rendered to HTML by the server; this build provides `renderSite` and the names of its stylesheets.
    site: {
      consumer: 'server',
      // Bundles React's production build: the server's NODE_ENV says whether it is exposed, not which React to use.
      resolve: { noExternal: ['react', 'react-dom'] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: siteDir,
        emptyOutDir: true,
        emitAssets: true,
        copyPublicDir: false,
        manifest: 'manifest.json',
        rolldownOptions: {
          input: { site: path.join(root, 'src/app/site.tsx') },
          output: {
            chunkFileNames: '[name].js',
            // Pages outside the public site (the outbox, the API, pages opened from a mail) have their own stylesheet, fields
            // included, because no public page has fields.
            codeSplitting: {
              groups: [
                {
                  name: 'live',
                  test: /\/(?:ui\/(?:error-text|field)|features\/(?:mails|site\/.*\/(?:api|button|review)-)[^?]*)\.module\.css$/,
                },
              ],
            },
          },
        },
      },
    },
    // The server-rendered first page of the candidate; its styles and drawings come from the `candidate` build.
    candidateHtml: {
      consumer: 'server',
      resolve: { noExternal: ['react', 'react-dom'] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: path.join(siteDir, 'candidate'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { 'candidate-html': path.join(root, 'src/app/candidate-html.tsx') },
          output: { codeSplitting: false },
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['KAFAA_API_PORT'] ?? '3000'}` } },
});
