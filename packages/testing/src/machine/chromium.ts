import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './say.ts';

const USUAL_PLACES = [
  // The headless shell comes first: it has no windows of its own, which take half of a test's processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Arguments for a browser that runs as root and in a container, and makes no requests of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find((path) => path && existsSync(path));
}

/** The path of a Chromium; installs Debian's package if none is found and this process may. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (mayUseApt()) {
    say('Installing Chromium from the distribution’s packages (once)…');
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      aptInstall([browser, 'fonts-dejavu-core', 'fonts-noto-color-emoji']);
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  throw new Error('No Chromium found. Install the package "chromium" or name a browser in CHROMIUM_PATH.');
}

export function mayUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

export function aptInstall(packages: readonly string[]): void {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, encoding: 'utf8' } as const;
  spawnSync('apt-get', ['update'], options);
  const done = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  if (done.status !== 0) say(done.stderr.split('\n').slice(-5).join('\n'));
}
