import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ProductServer } from '@kafaa/testing/product/server';

/** Environment variable with the folder of the run's prepared data; workers inherit it. */
const FOLDER = 'E2E_READY_DATA';

/** Creates the folder. Playwright calls this function before the first worker, and the returned function after the last. */
// oxlint-disable-next-line import/no-default-export -- Playwright expects a global set-up as the default export
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-ready-'));
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts the product with a copy of the example company's data, which the first such start of the run generated. Generating the
 * example costs five times as much CPU time as starting with a copy.
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
        throw new Error('the worker that generates the example data has exited');
      await delay(50);
    }
    return made;
  }
  const server = await ProductServer.start({ seeded: true });
  await server.stop();
  renameSync(server.dataDir, made);
  return made;
}

/** Whether this worker is the first of the run to call this with the mark. */
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
