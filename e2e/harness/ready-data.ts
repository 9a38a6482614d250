import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ProductServer } from './server.ts';

/** Where a run keeps the data it has made; its workers inherit it. */
const FOLDER = 'E2E_READY_DATA';

/** Playwright calls it before the first worker; what it answers, after the last. */
// oxlint-disable-next-line import/no-default-export -- a global set-up is its module's default
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-ready-'));
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * The product with the example company, on data of its own, copied from what the first such start of the run has left:
 * living through the example costs five times as much processor time as starting with it.
 */
export async function startExampleServer(): Promise<ProductServer> {
  const folder = process.env[FOLDER];
  return ProductServer.start({ seeded: true, ...(folder && { data: await readyData(folder) }) });
}

async function readyData(folder: string): Promise<string> {
  const [made, mark] = [join(folder, 'example'), join(folder, 'maker')];
  if (!isFirst(mark)) {
    while (!existsSync(made)) {
      if (!isAlive(Number(readFileSync(mark, 'utf8'))))
        throw new Error('the worker that was to make the example failed');
      await delay(50);
    }
    return made;
  }
  const server = await ProductServer.start({ seeded: true });
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
