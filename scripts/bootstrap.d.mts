import type { SpawnOptions } from 'node:child_process';

export const ROOT: string;
export function say(message: string): void;
export function fail(message: string): never;
export function bootstrap(): Promise<void>;
export function bringNode(): Promise<{ bin: string; node: string }>;
export function withLock<T>(name: string, work: () => T | Promise<T>): Promise<T>;
export function run(
  command: string,
  args: readonly string[],
  options?: Omit<SpawnOptions, 'stdio'> & { stdio?: unknown },
): Promise<number>;
