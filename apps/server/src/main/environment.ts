import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The oldest Node that runs what the build makes; `npm start` brings its own where the machine has less. */
const OLDEST_NODE = [22, 22] as const;

/**
 * Every built program that reads the configuration calls this before it imports anything else: React chooses its runtime by
 * NODE_ENV when it is first imported, so a variable that stands in `.env` only must be there by then. The shell wins.
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
