import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say } from './bootstrap.mjs';

/** The allowed headings of a version in the changelog, in this order; only the first is mandatory. */
const HEADINGS = [
  'To do when updating',
  'For companies',
  'For candidates',
  'For operators',
  'Security',
  'For developers',
] as const;

const UNRELEASED = '## Unreleased\n';

interface Release {
  readonly changelog: string;
  /** The tag's message. */
  readonly section: string;
}

/**
 * `npm run release -- 0.2.0`: gives the changelog's section its number and date, sets the version in package.json and the lockfile, and
 * commits and tags both. Nothing is pushed.
 */
export function release([version = '']: readonly string[], root = ROOT, now = new Date()): number {
  try {
    const { manifest, changelog } = read(root);
    if (git(root, ['status', '--porcelain']) !== '') throw new Error('commit or stash what is changed first');
    if (git(root, ['tag', '--list', `v${version}`]) !== '') throw new Error(`the tag v${version} exists`);
    const made = cut(changelog, { version, since: versionOf(manifest), date: now.toISOString().slice(0, 10) });
    writeFileSync(join(root, 'CHANGELOG.md'), made.changelog);
    for (const file of ['package.json', 'package-lock.json']) {
      const text = readFileSync(join(root, file), 'utf8');
      writeFileSync(join(root, file), numbered(text, versionOf(manifest), version));
    }
    git(root, ['commit', '--quiet', '--all', '--message', `release: ${version}`]);
    // Otherwise git would remove Markdown headings from the message as comments.
    git(root, ['tag', '--annotate', '--cleanup=whitespace', '--message', made.section, `v${version}`]);
    say(`v${version} is committed and tagged. Share it: git push --follow-tags`);
    return 0;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** Returns the changelog with Unreleased under the new number, and that section. Throws if something must be done first. */
export function cut(changelog: string, given: { version: string; since: string; date: string }): Release {
  if (!isNewer(given.version, given.since)) throw new Error(`give a version above ${given.since}, as in: 0.2.0`);
  const [before = '', rest] = changelog.split(UNRELEASED);
  if (rest === undefined) throw new Error('CHANGELOG.md has no « ## Unreleased »');
  const end = rest.search(/^## /m);
  const body = (end < 0 ? rest : rest.slice(0, end)).trim();
  const [unsorted = '', ...parts] = body.split(/^### /m);
  if (unsorted.trim() !== '')
    throw new Error(`sort these lines of CHANGELOG.md under a heading first:\n${unsorted.trim()}`);
  const headings = parts.map((part) => part.split('\n', 1)[0] ?? '');
  const unknown = headings.filter((heading) => !HEADINGS.some((known) => known === heading));
  if (unknown.length > 0) throw new Error(`unknown headings in CHANGELOG.md: ${unknown.join(', ')}`);
  if (headings[0] !== HEADINGS[0]) throw new Error(`CHANGELOG.md must say first: ### ${HEADINGS[0]}`);
  const section = `## ${given.version} — ${given.date}\n\n${body}\n`;
  return { section, changelog: `${before}${UNRELEASED}\n${section}\n${end < 0 ? '' : rest.slice(end)}` };
}

/** The versions of the changelog, newest first. */
export function released(changelog: string): string[] {
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+) — \d{4}-\d{2}-\d{2}$/gm)].map(([, version = '']) => version);
}

function isNewer(version: string, since: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [given = [], old = []] = [version, since].map((one) => one.split('.').map(Number));
  const at = given.findIndex((number, index) => number !== old[index]);
  return at >= 0 && (given[at] ?? 0) > (old[at] ?? 0);
}

/** Changes only the version of the product. Workspaces have no version, and a package may have the same number by coincidence. */
function numbered(json: string, old: string, version: string): string {
  const own = new RegExp(`("name": "kafaa",\\s+"version": )"${old.replaceAll('.', '\\.')}"`, 'g');
  return json.replace(own, `$1"${version}"`);
}

function read(root: string): { manifest: string; changelog: string } {
  return {
    manifest: readFileSync(join(root, 'package.json'), 'utf8'),
    changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
  };
}

const versionOf = (manifest: string) => (JSON.parse(manifest) as { version: string }).version;

function git(root: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  return stdout.trim();
}
