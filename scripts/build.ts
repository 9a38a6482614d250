import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { build, type Metafile, stop } from 'esbuild';
import { fail, ROOT, run, say, withLock } from './bootstrap.mjs';
import { buildWeb } from './build-web.ts';
import { NGRAMS, packedApart } from './packed-ngrams.ts';

const DIST = join(ROOT, 'dist');
const STAMP = join(DIST, '.stamp');
const SERVER_ENTRIES = [
  'apps/server/src/main/serve.ts',
  'apps/server/src/main/cli.ts',
  'apps/server/src/main/evaluate.ts',
  'apps/server/src/main/first-database.ts',
  'apps/server/src/adapters/**/*-worker.ts',
];
// The server is bundled, because resolving and reading hundreds of small modules would take most of its start. These packages stay in
// node_modules: those with files beside their code (wasm, binaries), those that only a worker loads, those loaded late or never
// (react-dom and prettier with the first mail), and React, which they share.
const OUTSIDE =
  /^(@electric-sql\/pglite|@node-rs\/argon2|@react-pdf\/(?:layout|render|renderer)|pdfkit|react|react-dom|prettier|prom-client|mammoth|unpdf|word-extractor|pg-native)(\/|$)/;
// Defines `require`, with which bundled CommonJS modules load Node's own modules.
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";
// Everything that can change the build. Tests are left out, so editing one causes no rebuild.
const INPUTS = [
  '{apps,packages}/*/src/**/*',
  '{apps,packages}/*/package.json',
  'apps/server/migrations/**/*',
  'apps/*/*.{html,ts}',
  'apps/site/public/**/*',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build{,-web}.ts',
  'scripts/packed-ngrams.ts',
];

// Inputs of the initial database.
const DATABASE_INPUTS = [
  'apps/server/migrations/**/*',
  'package-lock.json',
  'apps/server/src/main/first-database.ts',
  'scripts/build.ts',
];

/** Builds server and web into dist/ if a source changed since the last build; reports it on stderr. */
export async function buildIfStale(force = false): Promise<void> {
  linkNode();
  if (!force && fresh()) return noteCommit();
  await withLock('build', async () => {
    if (!force && fresh()) return;
    say('Construction de l’application…');
    const started = performance.now();
    const wanted = fingerprint();
    rmSync(STAMP, { force: true });
    await buildServer();
    // Without this, esbuild's own process would keep running beside the server, with 300 MB.
    await stop();
    await Promise.all([makeDatabase(), buildWeb()]);
    noteCommit();
    writeFileSync(STAMP, wanted);
    say(`Construction terminée en ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  });
}

/** Links `dist/node` to the Node that runs the build; a supervisor starts `dist/server/serve.js` with it. */
function linkNode(): void {
  // Windows allows symbolic links only with special rights.
  if (process.platform === 'win32') return;
  const link = join(DIST, 'node');
  const inside = relative(DIST, process.execPath);
  const target = process.execPath.startsWith(join(ROOT, '.node')) ? inside : process.execPath;
  mkdirSync(DIST, { recursive: true });
  if (lstatSync(link, { throwIfNoEntry: false }) && readlinkSync(link) === target) return;
  rmSync(link, { force: true });
  symlinkSync(target, link);
}

/** The commit that `ops version`, health checks and metrics show; null for sources without a Git checkout (an archive, an image). */
export function commitOf(folder: string): string | null {
  const place = realpathSync(folder);
  // Git refuses a checkout owned by another user unless it is declared safe.
  const options = ['-C', place, '-c', `safe.directory=${place}`];
  const git = (...args: string[]) => spawnSync('git', [...options, ...args], { encoding: 'utf8' }).stdout?.trim();
  // A copy without history inside another repository must not get that repository's commit.
  if (git('rev-parse', '--show-toplevel') !== place) return null;
  return git('rev-parse', '--short=7', 'HEAD') || null;
}

/** Writes the commit to a file, even if the new commit changes nothing in the build. */
function noteCommit(): void {
  const file = join(DIST, 'server', 'commit');
  const [commit, noted] = [commitOf(ROOT) ?? '', existsSync(file) ? readFileSync(file, 'utf8') : ''];
  if (commit === noted) return;
  try {
    writeFileSync(file, commit);
  } catch {
    // A service's user without write access keeps the commit that the build wrote.
  }
}

function fresh(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

/** The files of `inputs` in the folder `root`, without tests and the test kit. */
export function buildInputs(inputs: readonly string[] = INPUTS, root = ROOT): string[] {
  return globSync(inputs, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|^packages\/testing\//.test(file))
    .sort();
}

function fingerprint(inputs = INPUTS): string {
  const hash = createHash('sha256');
  for (const file of buildInputs(inputs)) {
    if (!statSync(join(ROOT, file)).isFile()) continue;
    hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

async function buildServer(): Promise<void> {
  const outdir = join(DIST, 'server');
  mkdirSync(outdir, { recursive: true });
  const entries = globSync(SERVER_ENTRIES, { cwd: ROOT }).sort();
  const result = await build({
    absWorkingDir: ROOT,
    // The file names are flat, so that serve.js finds its workers beside itself, whatever folder their source is in.
    entryPoints: entries.map((file) => ({ in: file, out: basename(file, '.ts') })),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    jsx: 'automatic',
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
    chunkNames: 'chunk-[hash]',
    banner: { js: REQUIRE },
    plugins: [
      {
        name: 'some-packages-stay-outside',
        setup(bundle) {
          bundle.onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) =>
            kind !== 'entry-point' && OUTSIDE.test(path) ? { path, external: true } : undefined,
          );
          // Source maps of npm packages lead to the file only, not to the line, because the first logged error decodes a whole
          // map.
          bundle.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, async ({ path }) => ({
            contents: `${NGRAMS.test(path) ? await packedApart(path) : readFileSync(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${mapOf(path)}`,
            loader: 'js',
          }));
        },
      },
    ],
  }).catch(() => fail('La construction du serveur a échoué.'));
  assertReachable(result.metafile);
  removeLeftovers(result.metafile);
  // The compile cache of an older build is removed, because V8 no longer uses it.
  rmSync(join(outdir, '.compile-cache'), { recursive: true, force: true });
  // The folder is emptied first, so that it contains no migration of an older build.
  rmSync(join(outdir, 'migrations'), { recursive: true, force: true });
  cpSync(join(ROOT, 'apps/server/migrations'), join(outdir, 'migrations'), { recursive: true });
  for (const file of globSync('apps/server/src/adapters/**/*.txt', { cwd: ROOT }))
    cpSync(join(ROOT, file), join(outdir, basename(file)));
}

/** Creates the initial database of an installation, only if its tables or PostgreSQL itself may have changed. */
async function makeDatabase(): Promise<void> {
  const place = (name: string) => join(DIST, 'server', name);
  const [ready, stamp, draft] = [place('database'), place('.database-stamp'), place('.database-new')] as const;
  const wanted = fingerprint(DATABASE_INPUTS);
  if (existsSync(ready) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  for (const path of [ready, draft]) rmSync(path, { recursive: true, force: true });
  const code = await run(process.execPath, [place('first-database.js'), draft], {
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (code !== 0) fail('La base de départ n’a pas pu être créée.');
  // PostgreSQL's files are readable by their owner only; they are opened to all, because the product may run as another user,
  // as in a container.
  for (const one of globSync('**/*', { cwd: join(draft, 'db'), withFileTypes: true }))
    chmodSync(join(one.parentPath, one.name), one.isDirectory() ? 0o755 : 0o644);
  chmodSync(join(draft, 'db'), 0o755);
  renameSync(join(draft, 'db'), ready);
  rmSync(draft, { recursive: true });
  writeFileSync(stamp, wanted);
}

const mapOf = (path: string) => btoa(JSON.stringify({ version: 3, sources: [basename(path)], mappings: 'AAAA' }));

// Checks that every package outside of the bundle is reachable. npm may nest a package in one workspace, and the bundle, which
// is outside of it, would load another version or none.
function assertReachable(metafile: Metafile): void {
  const seen = new Set(
    Object.values(metafile.outputs).flatMap((output) =>
      output.imports.filter((one) => one.external).map((one) => one.path),
    ),
  );
  const fromServer = createRequire(join(ROOT, 'apps/server/package.json'));
  for (const path of seen) {
    if (path.startsWith('node:')) continue;
    const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
    const nested = fromServer.resolve.paths(name)?.find((folder) => existsSync(join(folder, name)));
    if (nested && nested !== join(ROOT, 'node_modules')) {
      fail(`${name} is nested in ${nested}: align its version so that npm hoists it to the root.`);
    }
  }
}

// Removes chunks of older builds after a day; a server that still runs the previous build may load them until then.
function removeLeftovers(metafile: Metafile): void {
  const current = new Set(Object.keys(metafile.outputs).map((file) => basename(file)));
  for (const file of globSync('*.{js,map}', { cwd: join(DIST, 'server') })) {
    const path = join(DIST, 'server', file);
    if (!current.has(file) && Date.now() - statSync(path).mtimeMs > 86_400_000) rmSync(path);
  }
}
