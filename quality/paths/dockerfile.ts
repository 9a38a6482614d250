import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ROOT } from '@kafaa/testing/root';

/** A stage of the Dockerfile: its file tree and the settings from its instructions. */
export interface Stage {
  readonly name: string;
  readonly image: string;
  readonly root: string;
  readonly env: Record<string, string>;
  workdir: string;
  user: string;
  command: readonly string[];
  healthcheck: readonly string[];
}

export interface Bench {
  /** The folder that holds the stages. */
  readonly base: string;
  /** The build context of `docker build`. */
  readonly context: string;
  /** The Node binary of the base image. */
  readonly node: string;
  readonly npm: string;
  readonly npmCache: string;
  /** Variables that RUN sees in addition to those of the image. */
  readonly network: Readonly<Record<string, string>>;
}

/** Folders of the base image that are taken from this machine, read-only. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib64'].filter(existsSync);
const isLink = (path: string) => lstatSync(path).isSymbolicLink();
/** The user of the official Node images. */
const NODE_USER = { name: 'node', id: 1000 };

/** Executes the Dockerfile's instructions one by one without a container engine; returns its last stage. */
export function buildImage(bench: Bench, shown: (line: string) => void): Stage {
  const stages: Stage[] = [];
  for (const { word, rest } of instructions()) {
    if (word === 'FROM') {
      const [image = '', , name = `stage-${stages.length}`] = rest.split(' ');
      stages.push(fromImage(bench, image, name));
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`${word} before FROM`);
    carryOut(bench, stages, stage, word, rest);
    if (word === 'RUN') shown(rest);
  }
  const last = stages.at(-1);
  if (!last) throw new Error('the Dockerfile has no stage');
  return last;
}

function instructions(): { word: string; rest: string }[] {
  const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').replaceAll(/^#.*\n/gm, '');
  const lines = text.replaceAll(/\\\n\s*/g, ' ').split('\n');
  return lines.filter(Boolean).map((line) => {
    const [word = '', ...rest] = line.split(' ');
    return { word, rest: rest.join(' ').trim() };
  });
}

function fromImage({ base, node, npm }: Bench, image: string, name: string): Stage {
  const root = join(base, `image-${name}`);
  for (const folder of ['app', 'etc', 'proc', 'dev', 'tmp', 'root', 'opt/node/bin', 'opt/node/npm', 'npm-cache', 'usr'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const folder of SYSTEM) {
    if (isLink(folder)) symlinkSync(readlinkSync(folder), join(root, folder));
    else mkdirSync(join(root, folder), { recursive: true });
  }
  execFileSync('cp', ['-a', '/etc/.', join(root, 'etc')]);
  appendFileSync(join(root, 'etc/passwd'), `${NODE_USER.name}:x:${NODE_USER.id}:${NODE_USER.id}::/:/bin/sh\n`);
  appendFileSync(join(root, 'etc/group'), `${NODE_USER.name}:x:${NODE_USER.id}:\n`);
  appendFileSync(join(root, 'opt/node/bin/node'), '');
  symlinkSync(`../npm/bin/${basename(npm)}`, join(root, 'opt/node/bin/npm'));
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' });
  if (!image.startsWith(`node:${version.slice(1, 3)}-`))
    throw new Error(`base image ${image} does not match the local Node ${version}`);
  const env = { PATH: '/opt/node/bin:/usr/local/bin:/usr/bin:/bin', HOME: '/root' };
  return { name, image, root, env, workdir: '/', user: 'root', command: [], healthcheck: [] };
}

function carryOut(bench: Bench, stages: readonly Stage[], stage: Stage, word: string, rest: string): void {
  if (word === 'WORKDIR') stage.workdir = rest;
  else if (word === 'USER') stage.user = rest;
  else if (word === 'ENV')
    for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[name] = value;
  else if (word === 'COPY') copy(bench, stages, stage, rest);
  else if (word === 'RUN') runIn(bench, stage, rest);
  else if (word === 'CMD') stage.command = JSON.parse(rest) as string[];
  else if (word === 'HEALTHCHECK') stage.healthcheck = JSON.parse(rest.replace(/^.*?CMD /, '')) as string[];
  // These instructions only tell the engine which folder outlives a container and which port and signal the program uses.
  else if (!['VOLUME', 'EXPOSE', 'STOPSIGNAL'].includes(word)) throw new Error(`unsupported instruction ${word}`);
}

function copy({ context }: Bench, stages: readonly Stage[], stage: Stage, rest: string): void {
  const words = rest.split(' ');
  const flag = (name: string) => words.find((one) => one.startsWith(`--${name}=`))?.split('=')[1];
  const places = words.filter((one) => !one.startsWith('--'));
  const from = flag('from');
  const source = from === undefined ? context : stages.find(({ name }) => name === from)?.root;
  if (source === undefined) throw new Error(`COPY from an unknown stage: ${rest}`);
  const target = join(stage.root, resolve(stage.workdir, places.at(-1) ?? ''));
  mkdirSync(target, { recursive: true });
  for (const place of places.slice(0, -1)) {
    const path = join(source, place);
    // The content of a folder is copied, not the folder itself. Hard links suffice, because a source stage no longer changes.
    const content = statSync(path).isDirectory() ? `${path}/.` : path;
    execFileSync('cp', ['-al', content, target]);
  }
  const owner = flag('chown');
  if (owner) execFileSync('chown', ['-R', owner, target]);
}

/** Creates the context of `docker build`: a clean clone without the paths in .dockerignore. */
export function makeContext(origin: string, folder: string): void {
  execFileSync('git', ['clone', '--quiet', origin, folder]);
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  for (const pattern of ignored)
    for (const path of globSync(pattern, { cwd: folder })) rmSync(join(folder, path), { recursive: true });
}

function runIn(bench: Bench, stage: Stage, line: string): void {
  const env = { ...stage.env, ...bench.network, npm_config_cache: '/npm-cache' };
  const done = spawnSync('unshare', enter(bench, { ...stage, env }, ['sh', '-c', line]), { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`RUN ${line} ended with ${done.status}:\n${done.stdout}${done.stderr}`);
}

/**
 * Arguments for `unshare` that run a command in a stage: in the stage's own root, as its user. With `readOnly`, the command can
 * write only to that folder, as with `docker run --read-only`.
 */
export function enter(
  bench: Bench,
  { root, env, workdir, user }: Stage,
  line: readonly string[],
  readOnly?: string,
): string[] {
  const at = `${root}-mounted`;
  mkdirSync(at, { recursive: true });
  const mounts = [
    `mount --bind '${root}' '${at}'`,
    ...(readOnly ? [`mount -o remount,ro,bind '${at}'`, `mount --bind '${root}${readOnly}' '${at}${readOnly}'`] : []),
    ...SYSTEM.filter((folder) => !isLink(folder)).map(
      (folder) => `mount --bind '${folder}' '${at}${folder}' && mount -o remount,ro,bind '${at}${folder}'`,
    ),
    `mount --bind /proc '${at}/proc' && mount --bind /dev '${at}/dev'`,
    `mount --bind '${bench.node}' '${at}/opt/node/bin/node'`,
    `mount --bind '${dirname(dirname(bench.npm))}' '${at}/opt/node/npm'`,
    ...(readOnly ? [] : [`mount --bind '${bench.npmCache}' '${at}/npm-cache'`]),
  ];
  const id = user === NODE_USER.name ? NODE_USER.id : 0;
  const script = `${mounts.join(' && ')} && exec chroot --userspec=${id}:${id} '${at}' "$@"`;
  const clean = ['env', '-i', ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
  const there = ['sh', '-c', `cd '${workdir}' && exec "$@"`, 'sh'];
  return ['--mount', 'sh', '-c', script, 'sh', ...clean, ...there, ...line];
}
