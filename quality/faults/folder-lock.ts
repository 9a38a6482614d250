import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../../apps/server/src/adapters/db/lock.ts';
import { ProductServer } from '@kafaa/testing/product/server';
import { ROOT } from '@kafaa/testing/root';
import type { Row, Trial, TrialOptions } from '../report.ts';
import { AckLog } from './ack-log.ts';
import { Client } from './client.ts';
import { checkSettled } from './invariants.ts';
import { foundCompany } from './scenario-actions.ts';

const ENTRY = join(ROOT, 'dist/server/serve.js');

/**
 * Starts another process on a server's folder; returns its output and exit code. The code is null if the process was still
 * running after a minute.
 */
async function rival({ dataDir }: ProductServer): Promise<{ code: number | null; said: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir };
  const child = spawn(process.execPath, [ENTRY, '--empty'], { env, cwd: dataDir });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const patience = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(patience);
  return { code, said };
}

const holderOf = ({ dataDir }: ProductServer) => {
  const file = join(dataDir, 'db.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
};

async function run({ long }: TrialOptions): Promise<readonly Row[]> {
  const rounds = long ? 100 : 5;
  const server = await ProductServer.start();
  const log = new AckLog();
  const client = new Client({ url: server.url, log });
  const faults: string[] = [];
  let [refusals, named, slowest] = [0, 0, 0];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      // Two rivals start at once while the holder works; the holder must not be affected.
      const [one, other] = await Promise.all([rival(server), rival(server), foundCompany(client)]);
      for (const { code, said } of [one, other]) {
        if (code === 1) refusals += 1;
        else faults.push(`a second process ended with ${code}`);
        if (said.includes(`le processus ${server.pid}.`)) named += 1;
      }
      if (holderOf(server) !== server.pid) faults.push('the folder names another holder than the live one');
      await server.stop('SIGKILL');
      const killed = performance.now();
      const lock = await lockFolder(server.dataDir);
      slowest = Math.max(slowest, performance.now() - killed);
      lock.release();
      await server.start();
    }
    faults.push(...(await checkSettled(server, log)));
  } finally {
    await server.dispose();
  }
  const tried = 2 * rounds;
  const refused = refusals === tried && named === tried && faults.length === 0;
  return [
    {
      id: 'R3',
      goal: `a second process on the folder refuses to start and names the holder, which keeps the lock (${tried} tries)`,
      figure: `${refusals} refusals, ${named} with the holder’s number, ${log.acks} operations acknowledged meanwhile, ${faults.length} faults`,
      verdict: refused ? 'met' : 'short',
      ...(faults[0] && { note: faults[0] }),
    },
    {
      id: 'R3',
      goal: `another process takes over a killed holder’s folder within 1 s (${rounds} kills)`,
      figure: `slowest ${slowest.toFixed(1)} ms`,
      verdict: slowest <= 1_000 ? 'met' : 'short',
    },
  ];
}

export const folderLock: Trial = { id: 'R3', title: 'the folder lock admits one process to an embedded database', run };
