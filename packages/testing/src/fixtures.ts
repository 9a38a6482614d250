import { join } from 'node:path';
import { ROOT } from './root.ts';

/** The path of a file in packages/testing/fixtures. */
export const fixture = (name: string): string => join(ROOT, 'packages/testing/fixtures', name);

/** The path of a program in src/processes that a test starts as a process of its own. */
export const program = (name: string): string => join(ROOT, 'packages/testing/src/processes', name);
