import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ProductServer } from './server.ts';

/** Where a run keeps the data it has made; its workers inherit it. */
const FOLDER = 'E2E_READY_DATA';

type Kind = 'empty' | 'example';

/** Playwright calls it before the first worker; what it answers, after the last. */
// oxlint-disable-next-line import/no-default-export -- a global set-up is its module's default
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-ready-'));
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * The product on data of its own, copied from what the first such start of the run has left: making a database, and living
 * through the example, cost five times as much processor time as starting on them.
 */
export async function startReady(kind: Kind): Promise<ProductServer> {
  const folder = process.env[FOLDER];
  const seeded = kind === 'example';
  return folder
    ? ProductServer.start({ seeded, data: await readyData(folder, kind) })
    : ProductServer.start({ seeded });
}

async function readyData(folder: string, kind: Kind): Promise<string> {
  const made = join(folder, kind);
  if (!isFirst(`${made}.maker`)) {
    while (!existsSync(made)) {
      if (!isAlive(Number(readFileSync(`${made}.maker`, 'utf8'))))
        throw new Error(`the worker that made ${made} failed`);
      await delay(50);
    }
    return made;
  }
  const server = await ProductServer.start(
    kind === 'example' ? { seeded: true, data: await readyData(folder, 'empty') } : {},
  );
  await server.stop();
  renameSync(server.dataDir, made);
  return made;
}

/** Whether no other worker has been here before this one. */
function isFirst(mark: string): boolean {
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
