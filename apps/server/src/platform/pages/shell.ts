import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './offline.ts';
import { contentSecurityPolicy } from '#/platform/http/headers';

/** The hash of an inline text for the content security policy. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the scripts of a candidate's page, without those that the shell already names. */
export function scriptsOf(manifest: Manifest, page: string): string[] {
  const chunk = manifest[page];
  const files = [chunk, ...(chunk?.imports ?? []).map((name) => manifest[name])].flatMap((entry) => entry?.file ?? []);
  return files.map((file) => `/${file}`);
}

/** The HTML of a shell, and the content security policy for its inline code. */
export interface Shell {
  readonly html: string;
  readonly policy: string;
}

/** The built shell of an app, with the inline script that reports that the app failed to load (apps/candidate/src/app/app-lost.ts). */
export function shellOf(dist: string, name: 'recruiter' | 'candidate', lost: string): Shell {
  const html = readFileSync(join(dist, 'web', `${name}.html`), 'utf8');
  return {
    html: html.replace('<!--head-->', () => `<!--head-->\n    <script>${lost}</script>`),
    policy: contentSecurityPolicy({ scripts: [hashOf(lost)] }),
  };
}

/** The built code of an inline script. */
function inlineScript(dist: string, manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`the Vite manifest has no chunk ${source} (shell.inlineScript)`);
  return readFileSync(join(dist, 'web', chunk.file), 'utf8').trim();
}

/** The built code of `app-lost`. */
export const lostScript = (dist: string, manifest: Manifest): string =>
  inlineScript(dist, manifest, 'src/app/app-lost.ts');

/** The built code of `typed-early`, which keeps the fields of an offer's form until the page's script runs. */
export const typedEarlyScript = (dist: string, manifest: Manifest): string =>
  inlineScript(dist, manifest, 'src/app/typed-early.ts');

interface TextFirst {
  readonly dist: string;
  /** The HTML of the built shell. */
  readonly shell: string;
  readonly lost: string;
  /** The page's scripts, loaded after the first paint. */
  readonly scripts: readonly string[];
  /** An inline script that runs as soon as the text is there. */
  readonly early?: string;
}

const SHEET = /<link rel="stylesheet"[^<>]* href="([^"]+)">/;
const SCRIPT = /<script type="module"[^<>]* src="([^"]+)"><\/script>/;

/**
 * Builds the shell of a page whose text the server renders: styles are inline, and scripts load after the first paint. Otherwise
 * 75 KB of scripts would delay 10 KB of text on 1.6 Mbit/s. Scripts load immediately in a background tab, which never paints, and
 * in a browser that does not report paints. They load after two seconds at the latest.
 */
export function textFirst({ dist, shell, lost, scripts, early }: TextFirst): Shell {
  const sheet = SHEET.exec(shell)?.[1];
  const entry = SCRIPT.exec(shell)?.[1];
  if (sheet === undefined || entry === undefined)
    throw new Error('the built shell has no stylesheet or no module script (shell.textFirst)');
  const style = readFileSync(join(dist, 'web', sheet), 'utf8').trim();
  const start = `{let begun=false;const start=()=>{if(begun)return;begun=true;for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';import(${JSON.stringify(entry)}).catch(()=>dispatchEvent(new Event('app-lost')))};const paint={type:'paint',buffered:true};document.hidden||!PerformanceObserver.supportedEntryTypes.includes(paint.type)?start():new PerformanceObserver((list,painted)=>{painted.disconnect();start()}).observe(paint);setTimeout(start,2000)}`;
  const inline = early === undefined ? [start] : [early, start];
  const later = scripts.map((file) => `<link rel="later" href="${file}">`).join('');
  return {
    html: shell
      .replace(SHEET, () => `<style>${style}</style>`)
      .replace(SCRIPT, () => later)
      .replace('</body>', () => `${inline.map((script) => `<script>${script}</script>`).join('')}\n  </body>`),
    policy: contentSecurityPolicy({ scripts: [lost, ...inline].map(hashOf), styles: [hashOf(style)] }),
  };
}

export function readManifest(dist: string, path: string): Manifest {
  return JSON.parse(readFileSync(join(dist, path), 'utf8')) as Manifest;
}

/** Returns the path of the theme script. Pages load it as a blocking script, because a theme applied after the first paint flashes. */
export function themeScript(dist: string): string | undefined {
  const chunk = readManifest(dist, 'web/manifest-site.json')['src/app/theme-boot.ts'];
  return chunk && `/${chunk.file}`;
}
