import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '#/root';

/** User and group of the service; these ids are `nobody` on every system. */
export const SERVICE = { uid: 65_534, gid: 65_534 };

/** The reason why tests cannot run as `SERVICE` here; null where they can. */
export function noOtherUser(): string | null {
  if (process.getuid?.() !== 0) return 'only root may become somebody else';
  for (let folder = ROOT; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return `${folder} is closed to other users`;
    if (folder === dirname(folder)) return null;
  }
}
