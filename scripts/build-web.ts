import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fail, ROOT, run } from './bootstrap.mjs';

const WEB = join(ROOT, 'dist/web');
const SERVER_RENDERED = join(ROOT, 'dist/web-ssr');

/** The front ends. Each has its own Vite configuration and its own manifest in dist/web. */
const FRONT_ENDS = ['site', 'candidate', 'recruiter'] as const;

/** Builds the three front ends into dist/web and dist/web-ssr, and precompresses the files for browsers. */
export async function buildWeb(): Promise<void> {
  for (const folder of [WEB, SERVER_RENDERED]) rmSync(folder, { recursive: true, force: true });
  for (const name of FRONT_ENDS) await buildFrontEnd(name);
  publishSiteAssets();
  precompress();
}

/** Builds the public pages again, for development. */
export async function rebuildSite(): Promise<void> {
  await buildFrontEnd('site');
  publishSiteAssets();
}

/** Copies the stylesheets and drawings of the server-rendered pages into the folder from which browsers load them. */
function publishSiteAssets(): void {
  cpSync(join(SERVER_RENDERED, 'assets'), join(WEB, 'assets'), { recursive: true });
}

async function buildFrontEnd(name: string): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const code = await run(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps', name),
    // Vite's output goes to stderr, because stdout belongs to the command.
    stdio: ['ignore', process.stderr, process.stderr],
    // The pages must not depend on the NODE_ENV of the shell or installation.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) fail('La construction des pages a échoué.');
}

/** Minimum size for compression, in bytes; a smaller file fits into one packet anyway. */
const MIN_BYTES = 600;

/** Writes .br and .gz beside each text file, so that the server never compresses a static file. */
function precompress(): void {
  for (const name of globSync('**/*.{js,css,svg,json,html,txt}', { cwd: WEB })) {
    const file = join(WEB, name);
    const content = readFileSync(file);
    if (content.length < MIN_BYTES) continue;
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  }
}
