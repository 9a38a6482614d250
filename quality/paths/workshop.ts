import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Client } from 'pg';
import { ROOT } from '@kafaa/testing/root';
import { postgresFolder, startPostgres } from '@kafaa/testing/machine/postgres';
import { Machine } from './machine.ts';

/** Name of a development package that no other package needs. The older version lacks it, so that an update has a package to install. */
const NEW_PACKAGE = 'ical.js';
/** Pattern of the variables needed to reach the package registry; no others are inherited from the calling shell. */
const NETWORK = /^(https?_proxy|no_proxy|npm_config_registry|npm_config_cafile|node_extra_ca_certs|ssl_cert_\w+)$/i;

/** Resources shared by all trials: the sources as a repository to clone, an npm cache, and stand-ins for an editor and systemd. */
export class Workshop {
  readonly base = mkdtempSync(join(tmpdir(), 'kafaa-paths-'));
  /** Path of a repository with these sources, uncommitted changes included. */
  readonly origin = join(this.base, 'kafaa.git');
  /** Path of a repository with an older version until `release()`. */
  readonly older = join(this.base, 'older.git');
  /** Path of npm's cache. It is empty at first, so packages are downloaded from the registry once. */
  readonly npmCache = join(this.base, 'npm-cache');
  /** Value of PATH on the imitated machines. */
  readonly path: string;
  /** Environment variables with which npm reaches the registry. */
  readonly network: Readonly<Record<string, string>>;
  readonly #env: Readonly<Record<string, string>>;
  readonly #machines: Machine[] = [];

  constructor() {
    this.#makeRepositories();
    const tools = join(this.base, 'tools');
    mkdirSync(tools);
    const tool = (name: string, line: string) =>
      writeFileSync(join(tools, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
    tool('systemctl', `exec '${process.execPath}' '${join(ROOT, 'quality/paths/systemctl.ts')}' "$@"`);
    tool('write-env', 'cp "$PREPARED_ENV" "$1"');
    const postgres = dirname(realpathSync(join(postgresFolder(), 'postgres')));
    // The folders of the machine's own Node and npm, without those of the Node that runs this command.
    const own = (process.env.PATH ?? '')
      .split(delimiter)
      .filter((folder) => !/node_modules|\.node\b|node-gyp/.test(folder));
    this.path = [tools, postgres, ...own].join(delimiter);
    const inherited = Object.entries(process.env).filter(([name]) => NETWORK.test(name)) as [string, string][];
    // npm looks for its global settings beside its Node, but some trials run it on another Node.
    const asked = { env: { PATH: this.path, HOME: this.base }, encoding: 'utf8' } as const;
    const settings = execFileSync('npm', ['config', 'get', 'globalconfig'], asked).trim();
    this.network = {
      ...Object.fromEntries(inherited),
      npm_config_globalconfig: settings,
      // This reuses packages that an earlier trial has downloaded.
      npm_config_prefer_offline: 'true',
    };
    this.#env = {
      ...this.network,
      PATH: this.path,
      LANG: 'C.UTF-8',
      EDITOR: 'write-env',
      npm_config_cache: this.npmCache,
    };
  }

  #makeRepositories(): void {
    const git = (folder: string, ...args: string[]) => {
      const who = ['-c', 'user.name=Paths', '-c', 'user.email=paths@kafaa.example'];
      const env = { ...process.env, GIT_INDEX_FILE: join(this.base, 'index') };
      return execFileSync('git', ['-C', folder, ...who, ...args], { env, encoding: 'utf8' }).trim();
    };
    git(ROOT, 'add', '--all');
    const now = git(ROOT, 'write-tree');
    for (const repository of [this.origin, this.older]) {
      mkdirSync(repository);
      git(repository, 'init', '--quiet', '--bare', '--initial-branch=main');
    }
    const first = git(ROOT, 'commit-tree', now, '-m', 'now');
    git(ROOT, 'push', '--quiet', this.origin, `${first}:refs/heads/main`);

    const draft = join(this.base, 'draft');
    git(this.base, 'clone', '--quiet', this.origin, draft);
    withoutPackage(draft);
    git(draft, 'add', '--all');
    const before = git(draft, 'commit-tree', git(draft, 'write-tree'), '-m', 'before');
    const next = git(draft, 'commit-tree', now, '-p', before, '-m', 'now');
    git(draft, 'push', '--quiet', this.older, `${before}:refs/heads/main`, `${next}:refs/heads/next`);
    rmSync(draft, { recursive: true });
  }

  /** Moves the older repository's main branch to the current sources. */
  release(): void {
    execFileSync('git', ['-C', this.older, 'update-ref', 'refs/heads/main', 'refs/heads/next']);
  }

  /** Path of a file that exists once an installation of the older version has been updated. */
  readonly newPackage = join('node_modules', NEW_PACKAGE, 'package.json');

  /**
   * Returns the clone that trials use one after the other, so that packages are installed into it only once. Each trial gets it
   * without data and settings.
   */
  checkout(): string {
    const folder = join(this.base, 'checkout');
    if (!existsSync(folder)) execFileSync('git', ['clone', '--quiet', this.origin, folder]);
    for (const left of ['data', '.env']) rmSync(join(folder, left), { recursive: true, force: true });
    return folder;
  }

  machine(env: Readonly<Record<string, string>> = {}): Machine {
    const machine = new Machine(this.base, { ...this.#env, ...env });
    this.#machines.push(machine);
    return machine;
  }

  async dispose(): Promise<void> {
    for (const machine of this.#machines) await machine.dispose();
    rmSync(this.base, { recursive: true, force: true });
  }
}

function withoutPackage(folder: string): void {
  const edit = (file: string, change: (json: Manifest) => void) => {
    const json = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Manifest;
    change(json);
    writeFileSync(join(folder, file), `${JSON.stringify(json, null, 2)}\n`);
  };
  const drop = (from: Record<string, unknown> | undefined, key: string) => {
    if (!from || !(key in from))
      throw new Error(`${key} is no longer a dependency of the server: set NEW_PACKAGE to another one`);
    delete from[key];
  };
  edit('apps/server/package.json', (manifest) => drop(manifest.devDependencies, NEW_PACKAGE));
  edit('package-lock.json', ({ packages = {} }) => {
    drop(packages['apps/server']?.devDependencies, NEW_PACKAGE);
    drop(packages, `node_modules/${NEW_PACKAGE}`);
  });
}

interface Manifest {
  devDependencies?: Record<string, string>;
  packages?: Record<string, { devDependencies?: Record<string, string> }>;
}

/** Starts an empty PostgreSQL whose administrator connects without a password; all other roles need one. */
export async function emptyCluster() {
  const cluster = await startPostgres();
  const { hostname, port, username } = new URL(cluster.url);
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  const { rows } = await client.query<{ hba_file: string }>('show hba_file');
  const file = rows[0]?.hba_file ?? '';
  writeFileSync(file, `host all ${username} 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n`);
  await client.query('select pg_reload_conf()');
  await client.end();
  return { port, admin: { PGHOST: hostname, PGPORT: port, PGUSER: username }, stop: cluster.stop };
}
