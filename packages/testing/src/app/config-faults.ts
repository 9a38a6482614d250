import { ConfigError, parseConfig } from '@kafaa/server/config';
import type { Environment } from '@kafaa/server/platform/process/environment-reader';

/** The errors of a configuration; empty if the server accepts it. */
export function faultsOf(env: Environment): readonly string[] {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}
