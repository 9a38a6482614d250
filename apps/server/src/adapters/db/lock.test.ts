import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './lock.ts';
import { program } from '@kafaa/testing/fixtures';

const HOLDER = program('lock-holder.ts');

describe('lock of the embedded database', () => {
  let folder = '';
  const children: ChildProcess[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kafaa-lock-'));
  });
  afterEach(async () => {
    await Promise.all(children.splice(0).map(kill));
    rmSync(folder, { recursive: true });
  });

  const start = async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', HOLDER, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    children.push(child);
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    return { child, line };
  };
  const kill = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };

  it('the folder lock refuses a second process and names the first one', async () => {
    const first = await start();
    expect(first.line).toBe('held');
    const second = await start();
    expect(second.line).toContain(
      `refused Le dossier de données ${folder} est déjà utilisé par le processus ${first.child.pid}.`,
    );
    if (second.child.exitCode === null) await once(second.child, 'exit');
    expect(second.child.exitCode).toBe(3);
    await expect(lockFolder(folder)).rejects.toThrow(`${first.child.pid}`);
    expect(first.child.exitCode).toBeNull();
  });

  it('a process acquires the folder lock within 500 ms after its holder was killed', async () => {
    const { child } = await start();
    await kill(child);
    const started = performance.now();
    const lock = await lockFolder(folder);
    expect(performance.now() - started).toBeLessThan(500);
    lock.release();
  });

  it('exactly one of four processes takes over the folder lock of a killed holder, and the others name it as the holder', async () => {
    for (let round = 0; round < 3; round++) {
      const { child } = await start();
      await kill(child);
      const takers = await Promise.all([start(), start(), start(), start()]);
      const winners = takers.filter(({ line }) => line === 'held');
      expect(winners).toHaveLength(1);
      const losers = takers.filter(({ line }) => line !== 'held');
      for (const { line } of losers) expect(line).toContain(`le processus ${winners[0]?.child.pid}`);
      await Promise.all(takers.map((taker) => kill(taker.child)));
    }
  }, 60_000);

  it('the folder lock refuses a second holder in the same process, and can be taken again after its release', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    lock.release();
    const again = await lockFolder(folder);
    again.release();
  });
});
