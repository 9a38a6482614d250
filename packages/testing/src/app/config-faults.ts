import { ConfigError, parseConfig } from '@kafaa/server/config';
import type { Environment } from '@kafaa/server/platform/process/environment-reader';

/** The faults that a configuration is refused for; none if it is accepted. */
export function faultsOf(env: Environment): readonly string[] {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}
