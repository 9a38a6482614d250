import { join } from 'node:path';
import { ROOT } from '#/root';

/**
 * Replaces the server's `workerFile` in its tests, under the import condition `built-workers`: threads and child processes run from the build, as in production.
 * From source each of them would compile its modules first, which takes longer than its work.
 *
 * @public Imported through an import condition, which the check for unused exports does not see.
 */
export const workerFile = (name: string) => ({ file: join(ROOT, 'dist/server', `${name}.js`), execArgv: [] });
