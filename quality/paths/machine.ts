import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type GroupMember, membersOf } from './group.ts';
import { readiness, type Visit } from './visitor.ts';

/** Folders named in the documents, of which each machine gets its own; `/etc` starts as a copy of the real one. */
const OWN_FOLDERS = ['/etc', '/opt/kafaa', '/var/lib/kafaa', '/var/backups'];
const READY_WITHIN_MS = 600_000;

export interface Typed {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Input for commands that ask a question. */
  readonly answers?: string;
}

/**
 * Imitates a bare machine: the programs of this one, an empty home folder, its own copies of the folders that the documents
 * name, and none of the calling shell's environment. Commands run in bash, which stops at the first failure.
 */
export class Machine {
  readonly folder: string;
  readonly #env: Readonly<Record<string, string>>;
  readonly #running = new Set<Running>();

  constructor(base: string, env: Readonly<Record<string, string>>) {
    this.folder = mkdtempSync(join(base, 'machine-'));
    const home = join(this.folder, 'home');
    this.#env = { ...env, HOME: home };
    mkdirSync(home);
    for (const place of OWN_FOLDERS) {
      mkdirSync(this.own(place), { recursive: true });
      if (place === '/etc') spawnSync('cp', ['-a', '/etc/.', this.own(place)]);
      // This creates the mount point. The mount hides an existing installation and does not change it.
      mkdirSync(place, { recursive: true });
    }
  }

  /** The real location of a folder that the documents name. */
  own(place: string): string {
    return join(this.folder, 'own', place);
  }

  #type(script: string, { cwd = this.folder, env = {} }: Typed): ChildProcess {
    const mounts = OWN_FOLDERS.map((place) => `mount --bind '${this.own(place)}' '${place}'`).join(' && ');
    const inside = `${mounts} && cd '${cwd}' && exec bash --norc -euo pipefail -c "$0"`;
    // The process is detached, so it has no terminal and a group of its own, as under a supervisor.
    return spawn('unshare', ['--mount', 'sh', '-c', inside, script], {
      env: { ...this.#env, ...env },
      detached: true,
      stdio: 'pipe',
    });
  }

  /** Runs commands and waits for them; returns their output, or throws with it on failure. */
  async run(script: string, typed: Typed = {}): Promise<string> {
    const child = this.#type(script, typed);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => void (said += String(chunk)));
    child.stdin?.end(typed.answers ?? '');
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`the script exited with code ${code}:\n${script}\n${said.slice(-4000)}`);
    return said;
  }

  /** Runs a server command until it is stopped; resolves once the server is ready. */
  async serve(script: string, visit: Visit, typed: Typed = {}): Promise<Running> {
    const running = new Running(this.#type(script, typed), visit);
    this.#running.add(running);
    await running.ready();
    return running;
  }

  async dispose(): Promise<void> {
    for (const running of this.#running) await running.kill();
    for (const place of OWN_FOLDERS.filter((one) => one.endsWith('/kafaa'))) {
      try {
        rmdirSync(place);
      } catch {
        // The folder is not empty, so it is a real installation, or it no longer exists.
      }
    }
  }
}

/** A running server command with all processes that it started. */
export class Running {
  readonly visit: Visit;
  readonly #child: ChildProcess;
  #said = '';

  constructor(child: ChildProcess, visit: Visit) {
    this.#child = child;
    this.visit = visit;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => void (this.#said = (this.#said + String(chunk)).slice(-20_000)));
    child.stdin?.end();
  }

  /** Exit code of the command; null while it is running. */
  get exitCode(): number | null {
    return this.#child.exitCode;
  }

  async ready(): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    while ((await readiness(this.visit)) !== 200) {
      const { exitCode, signalCode } = this.#child;
      if (exitCode !== null || signalCode !== null || Date.now() > deadline)
        throw new Error(`the server is not ready (${exitCode ?? signalCode ?? 'still running'}):\n${this.#said}`);
      await delay(100);
    }
  }

  /** Resolves once the output matches. */
  async says(words: RegExp): Promise<RegExpExecArray> {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; await delay(100)) {
      const found = words.exec(this.#said);
      if (found) return found;
    }
    throw new Error(`the output never matched ${String(words)}:\n${this.#said}`);
  }

  members(): GroupMember[] {
    return membersOf(this.#child.pid ?? 0);
  }

  /** Sends SIGTERM once to the whole group; resolves once no process of the group is left. */
  async stop(): Promise<void> {
    if (this.members().length > 0) signalGroup(this.#child.pid ?? 0, 'SIGTERM');
    for (const deadline = Date.now() + 30_000; this.members().length > 0; await delay(50)) {
      if (Date.now() > deadline)
        throw new Error(
          `processes still running 30 s after SIGTERM: ${this.members()
            .map(({ line }) => line)
            .join('; ')}`,
        );
    }
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit');
  }

  async kill(): Promise<void> {
    if (this.members().length === 0) return;
    signalGroup(this.#child.pid ?? 0, 'SIGKILL');
    while (this.members().length > 0) await delay(50);
  }
}

function signalGroup(group: number, signal: NodeJS.Signals): void {
  if (group > 1) process.kill(-group, signal);
}

/** Whether this process may create mounts of its own, which the imitated machines need. */
export async function mayMount(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/proc')) return false;
  const [code] = (await once(spawn('unshare', ['--mount', 'mount', '--bind', '/tmp', '/tmp']), 'close')) as [number];
  return code === 0;
}
