// This file runs on any Node from 20 on before any package is installed, so it has no dependencies and is no TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = [22, 22];
const LOCKS = join(ROOT, '.node');
const LOCKFILE = join(ROOT, 'package-lock.json');
/** File that names the platform for which the packages were installed. */
const PLATFORM = join(ROOT, 'node_modules', '.kafaa-platform');
/** File in which npm records what it installed into node_modules. */
const RECORD = join(ROOT, 'node_modules', '.package-lock.json');

// Messages go to stderr, because stdout belongs to the requested command.
export const say = (message) => process.stderr.write(`${message}\n`);

/** Ensures a recent Node and the locked packages; may replace this process by one on a newer Node. */
export async function bootstrap() {
  await ensureNode();
  await ensureDependencies();
  process.env.PATH = [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
}

async function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  if (process.env.KAFAA_NODE_BROUGHT)
    fail(`Node ${process.versions.node} est trop ancien et n'a pas pu être remplacé.`);

  const { bin, node } = await bringNode();
  // npm is a script that finds node through PATH, so this folder comes first to make npm run on the new Node, too.
  const env = { ...process.env, PATH: [bin, process.env.PATH ?? ''].join(delimiter), KAFAA_NODE_BROUGHT: '1' };
  delete env.NODE;
  delete env.npm_node_execpath;
  process.exit(await run(node, process.argv.slice(1), { env }));
}

/** Installs the pinned Node into .node; npm refuses a package whose hash differs from the one in node-brought.json. */
export async function bringNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const { version, integrity } = JSON.parse(readFileSync(join(ROOT, 'scripts', 'node-brought.json'), 'utf8'));
  const advice = `Installez Node ${OLDEST_NODE.join('.')} ou plus récent, puis recommencez.`;
  const hash = integrity[name];
  if (!hash) fail(`Node ${process.versions.node} est trop ancien. ${advice}`);

  const prefix = join(ROOT, '.node');
  const bin = join(prefix, 'node_modules', name, 'bin');
  const node = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  // npm's record contains the hash that npm verified. A Node that was installed before this check existed is downloaded again.
  const record = join(prefix, 'node_modules', '.package-lock.json');
  const there = () =>
    existsSync(record) &&
    JSON.parse(readFileSync(record, 'utf8')).packages[`node_modules/${name}`]?.integrity === hash &&
    spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`;
  // The first check needs no lock, because a service's user may have only read access to this folder.
  if (there()) return { bin, node };
  await withLock('node', () => {
    if (there()) return;
    say(`Node ${process.versions.node} est trop ancien : installation de Node ${version} dans .node (une seule fois)…`);
    const root = { name: 'node-brought', dependencies: { [name]: version } };
    const locked = { '': root, [`node_modules/${name}`]: { version, integrity: hash } };
    writeFileSync(join(prefix, 'package.json'), JSON.stringify(root));
    writeFileSync(
      join(prefix, 'package-lock.json'),
      JSON.stringify({ name: root.name, lockfileVersion: 3, packages: locked }),
    );
    npm(['ci', '--prefix', prefix, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], advice);
    if (!there()) fail(`Node ${version} ne démarre pas ici. ${advice}`);
  });
  return { bin, node };
}

/** Compares node_modules with the lockfile at each command, in about ten milliseconds, and reinstalls on any difference. */
async function ensureDependencies() {
  const lock = JSON.parse(readFileSync(LOCKFILE, 'utf8'));
  const platform = `${process.platform}-${process.arch}`;
  // Native binaries are specific to a platform, so a folder copied from another one is unusable.
  const fromElsewhere = () => existsSync(PLATFORM) && readFileSync(PLATFORM, 'utf8') !== platform;
  const ready = () => installedAsLocked(lock) && !fromElsewhere();
  if (ready() && existsSync(PLATFORM)) return;
  await withLock('dependencies', () => {
    if (!ready()) {
      say('Installation des dépendances (une seule fois, environ une minute)…');
      // Development packages are always installed, because the build needs them, whatever NODE_ENV or npm's settings say.
      const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
      npm(args, 'Vérifiez l’accès au registre npm, puis recommencez.');
      if (!installedAsLocked(lock))
        fail(
          'npm ci n’a pas installé tout ce que package-lock.json demande. Supprimez node_modules, puis recommencez.',
        );
    }
    writeFileSync(PLATFORM, platform);
  });
}

// Compares the lockfile with npm's own record, so that a folder made by a plain `npm install` is accepted without a reinstall.
function installedAsLocked(lock) {
  if (!existsSync(RECORD)) return false;
  const installed = JSON.parse(readFileSync(RECORD, 'utf8')).packages;
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link || entry.optional || entry.devOptional || entry.peer) return true;
    return installed[path]?.version === entry.version && existsSync(join(ROOT, path));
  });
}

function npm(args, advice) {
  const done = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' });
  if (done.status === 0) return;
  say(`${done.stdout ?? ''}${done.stderr ?? ''}`.trim());
  fail(`npm ${args[0]} a échoué${done.error ? ` (${done.error.message})` : ''}. ${advice}`);
}

export function fail(message) {
  say(message);
  process.exit(1);
}

/** Runs work while holding a lock shared by the processes of this checkout. A lock whose holder has died is taken over. */
export async function withLock(name, work) {
  const file = join(LOCKS, `${name}.lock`);
  for (;;) {
    try {
      mkdirSync(LOCKS, { recursive: true });
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (['EACCES', 'EPERM', 'EROFS'].includes(error.code))
        fail(
          `Il reste à installer ou à construire, et ce compte ne peut pas écrire dans ${ROOT}. Lancez « npm run build » avec celui à qui ce dossier appartient.`,
        );
      if (error.code !== 'EEXIST') throw error;
      if (abandoned(file)) rmSync(file, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function abandoned(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    // The lock file is empty until its holder writes its process id; if it stays empty, it is abandoned.
    if (!holder) return Date.now() - statSync(file).mtimeMs > 5000;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH' || error.code === 'ENOENT';
  }
}

/** Runs a program in the foreground, forwards signals to it and resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', cwd: ROOT, ...options });
    // Ctrl-C in a terminal already reaches the whole process group; a second SIGINT would mean an immediate stop.
    const forward = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    const watch = outlivesNpm(() => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, forward);
      resolve(code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGKILL' ? 9 : 15));
    });
  });
}

// Ends this process when npm ends. npm forwards a signal only to the shell between npm and this process, and the shell does not
// forward it; a killed npm forwards none. Without this, a server would keep running, and lock its data directory, after `npm
// start` was stopped.
function outlivesNpm(stop) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const shell = process.ppid;
  const npm = parentOf(shell);
  return setInterval(() => (process.ppid !== shell || parentOf(shell) !== npm) && stop(), 100).unref();
}

// Only Linux shows the parent of another process; on other systems only this process's own parent is watched.
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
  } catch {
    return undefined;
  }
}
