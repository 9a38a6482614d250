import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { membersOf } from './group.ts';

/**
 * Imitates `systemctl` for one service where systemd is not running: the service's state folder, its user, its command in a
 * process group without privileges, and at a stop SIGTERM to the whole group, then SIGKILL. The file-system hardening is not
 * imitated; `systemd-analyze verify` checks the unit itself.
 */
const [, , ...words] = process.argv;
const verb = words[0];
const name = words.at(-1) ?? '';

const file = `/etc/systemd/system/${name}.service`;
const unit = new Map(
  (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').flatMap((line) => {
    const [, key = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    return key ? [[key, value] as const] : [];
  }),
);
const setting = (key: string) => {
  const value = unit.get(key);
  if (!value) throw new Error(`${name}.service has no ${key}`);
  return value;
};
const pidFile = `/etc/systemd/${name}.pid`;

function start(): void {
  const user = setting('User');
  const state = `/var/lib/${setting('StateDirectory')}`;
  mkdirSync(state, { recursive: true });
  spawnSync('chmod', [setting('StateDirectoryMode'), state]);
  spawnSync('chown', [`${user}:`, state]);
  const log = openSync(`/etc/systemd/${name}.log`, 'a');
  const identity = [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs', '--bounding-set=-all'];
  const child = spawn('setpriv', [...identity, ...setting('ExecStart').split(' ')], {
    cwd: setting('WorkingDirectory'),
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', USER: user },
    detached: true,
    stdio: ['ignore', log, log],
  });
  writeFileSync(pidFile, String(child.pid));
  child.unref();
}

/**
 * Imitates `systemctl reload` for a proxy. Debian starts a proxy at its installation, and a reload rereads the configuration;
 * here a reload starts the proxy.
 */
function reload(): void {
  const lines: Readonly<Record<string, string>> = {
    caddy: 'exec caddy run --config /etc/caddy/Caddyfile',
    nginx: "exec nginx -g 'daemon off; master_process off;'",
  };
  const log = openSync(`/etc/systemd/${name}.log`, 'a');
  const child = spawn('sh', ['-c', lines[name] ?? 'exit 1'], { detached: true, stdio: ['ignore', log, log] });
  writeFileSync(pidFile, String(child.pid));
  child.unref();
}

async function stop(): Promise<void> {
  const group = Number(readFileSync(pidFile, 'utf8'));
  process.kill(-group, 'SIGTERM');
  const deadline = Date.now() + Number(unit.get('TimeoutStopSec') ?? 10) * 1000;
  while (membersOf(group).length > 0) {
    if (Date.now() > deadline) {
      process.kill(-group, 'SIGKILL');
      throw new Error(`${name} did not stop within TimeoutStopSec`);
    }
    await delay(50);
  }
  rmSync(pidFile);
}

if (verb === 'enable' || verb === 'start') start();
else if (verb === 'stop') await stop();
else if (verb === 'reload') reload();
else throw new Error(`systemctl ${verb} is not supported by this stand-in`);
