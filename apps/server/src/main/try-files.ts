import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Deps, FileStore } from '#/deps';
import { isClosed, refuseClosed } from '#/platform/files/closed-files';
import { errorSummary } from '#/platform/diagnostics/failures';

/** Writes, reads and deletes a file. Returns whether the read content equals the written content. */
export async function tryFiles(files: FileStore): Promise<boolean> {
  const key = `check/${randomUUID()}.txt`;
  await files.put(key, Buffer.from(key), 'text/plain');
  const read = await files.get(key);
  await files.remove(key);
  return read !== null && Buffer.from(read).toString() === key;
}

/**
 * Fails the start if this process may not access the files folder, because every CV would then cause an error. A full disk does not
 * fail the start, because answers are still accepted.
 */
export async function requireFiles({ config, files, log }: Deps): Promise<void> {
  if (config.s3) return;
  refuseClosed(join(config.dataDir, 'files'));
  await tryFiles(files).catch((error: unknown) => {
    if (isClosed(error)) throw error;
    log.warn({ fault: errorSummary(error) }, 'DATA_DIR/files cannot be used: no CV and no report is kept');
  });
}

/** Tests the object store, so that the log shows a wrong address or key before a candidate's CV is lost. */
export async function tryObjectStore({ files, log }: Deps): Promise<void> {
  const refused = (fault: object) =>
    log.warn({ fault }, 'the object store of S3_ENDPOINT cannot be used: no CV and no report is kept');
  try {
    if (!(await tryFiles(files))) refused({ kind: 'what is written is not read again' });
  } catch (error) {
    refused(errorSummary(error));
  }
}
