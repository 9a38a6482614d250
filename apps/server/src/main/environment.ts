import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Oldest Node version that runs the build. `npm start` brings its own Node if the installed one is older. */
const OLDEST_NODE = [22, 22] as const;

/**
 * Checks the Node version and loads `.env`. Every built program that reads the configuration calls this function before any other
 * import: React chooses its runtime by NODE_ENV on first import, so variables from `.env` must be set before. Variables of the
 * shell take precedence.
 */
export function prepareEnvironment(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(
      `Node ${process.versions.node} est trop ancien\u00a0: il faut Node ${OLDEST_NODE.join('.')} ou plus récent. ` +
        'Avec «\u00a0npm start\u00a0», Kafaa apporte le sien.',
    );
    process.exit(1);
  }
  const file = resolve('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
