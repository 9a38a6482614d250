import type { Deps } from '#/deps';
import { openLink, signLink } from './signed-link.ts';

/** Lifetime of a file link: long enough to click, too short to share the link. */
const LIFE_MS = 5 * 60 * 1000;

/** API path that opens one stored file for five minutes. */
export function fileLink(deps: Deps, { key, name }: { key: string; name: string }): string {
  const endsAt = new Date(deps.clock.now().getTime() + LIFE_MS);
  return `/api/files/${signLink(deps, 'files', [key, name], endsAt)}`;
}

/** Returns the file that a link opens. Null if the signature is invalid or the link has expired. */
export function openFileLink(deps: Deps, link: string): { key: string; name: string } | null {
  const [key, name] = openLink(deps, 'files', link) ?? [];
  return key !== undefined && name !== undefined ? { key, name } : null;
}
