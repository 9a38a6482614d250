import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { RefusedError } from '#/platform/tasks/command';
import { errorSummary } from '#/platform/diagnostics/failures';
import { DiskFull, freeBytes, KEPT_FOR_DATABASE } from '#/platform/files/free-space';
import { copyWhileAtWork } from './hot-copy.ts';
import type { FolderInUse } from './lock.ts';
import type { Database } from './open-database.ts';

/** Folder of the socket and the copies. Only the server's user can enter it (mode 0700). */
const controlFolder = (dataDir: string) => join(dataDir, 'control');
const socketPath = (dataDir: string) => join(controlFolder(dataDir), 'socket');
/** Maximum length of the socket path, just below the system's limit of 104 or 108 bytes. */
const LONGEST_PATH = 100;

/**
 * Lends copies of this process's embedded database over a socket. A client that connects gets the path of a new copy, which is
 * removed when the connection closes for any reason. The caller must hold the folder's lock.
 */
export async function lendCopies(
  { pglite }: Extract<Database, { kind: 'pglite' }>,
  dataDir: string,
  log: Logger,
): Promise<() => void> {
  const [folder, path] = [controlFolder(dataDir), socketPath(dataDir)];
  const open = new Set<Socket>();
  const lend = async (socket: Socket) => {
    open.add(socket);
    const copy = join(folder, randomUUID());
    const ended = once(socket, 'close').catch(() => undefined);
    // The socket must be read, because otherwise its end would not be noticed.
    socket.on('error', () => undefined).on('end', () => socket.end());
    socket.resume();
    try {
      await assertRoom(join(dataDir, 'db'));
      await copyWhileAtWork(pglite, join(dataDir, 'db'), join(copy, 'db'));
      socket.write(`${JSON.stringify({ copy })}\n`);
    } catch (error) {
      log.warn({ fault: errorSummary(error) }, 'a copy for ops backup failed');
      socket.write(`${JSON.stringify({ full: error instanceof DiskFull })}\n`);
    }
    await ended;
    open.delete(socket);
    rmSync(copy, { recursive: true, force: true });
  };
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    lend(socket).catch((error: unknown) =>
      log.warn({ fault: errorSummary(error) }, 'a copy for ops backup was not removed'),
    );
  });
  try {
    // This call also removes copies left by a killed process.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (Buffer.byteLength(path) > LONGEST_PATH) throw new Error('the socket path is longer than LONGEST_PATH');
    server.unref().listen(path);
    await once(server, 'listening');
  } catch (error) {
    // The folder has no socket, for example on a file system without sockets.
    log.warn({ fault: errorSummary(error) }, 'no socket in DATA_DIR: ops backup works while the server is stopped');
  }
  return () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
}

async function assertRoom(database: string): Promise<void> {
  let bytes = 0;
  for (const entry of await readdir(database, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      bytes += await stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  if (freeBytes(database) - bytes < KEPT_FOR_DATABASE) throw new DiskFull('no room for a copy of the database');
}

/** Runs `work` on a copy lent by the server that holds the folder; throws `inUse` if no server answers. */
export async function borrowCopy<T>(
  dataDir: string,
  inUse: FolderInUse,
  work: (copy: string) => Promise<T>,
): Promise<T> {
  const socket = createConnection(socketPath(dataDir));
  try {
    await once(socket, 'connect').catch(() => {
      throw inUse;
    });
    const [line] = (await once(socket.setEncoding('utf8'), 'data').catch(() => ['{}'])) as [string];
    const { copy, full } = JSON.parse(line) as { copy?: string; full?: boolean };
    if (copy === undefined)
      throw new RefusedError(
        full === true
          ? 'Le disque de DATA_DIR n’a pas la place d’une copie de la base.'
          : 'Le serveur n’a pas pu copier sa base\u00a0; son journal dit pourquoi.',
      );
    try {
      return await work(copy);
    } finally {
      // This call also removes files that another user, such as root, has created in the copy.
      rmSync(copy, { recursive: true, force: true });
    }
  } finally {
    socket.destroy();
  }
}
