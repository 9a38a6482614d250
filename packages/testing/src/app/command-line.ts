import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { commands } from '@kafaa/server/commands';
import { readArgs } from '@kafaa/server/platform/tasks/command';
import { ROOT } from '#/root';
import type { TestApp } from './test-app.ts';

/** Path of the built CLI; run from source, each process would compile it first. */
export const CLI = join(ROOT, 'dist/server/cli.js');

/** Runs an operator command in this process, on the data of a test. */
export async function ops(app: TestApp, ...line: string[]) {
  const command = commands.find(({ name }) => name === line.slice(0, 2).join(' '));
  if (!command) throw new Error(`no command ${line.join(' ')}`);
  return command.run(app.deps, readArgs(command, line.slice(2)));
}

/** Runs the CLI in a process of its own, as the operator does. */
export async function runCli(folder: string, line: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [CLI, ...line], { cwd: folder, env: { PATH: process.env.PATH, ...env } });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, out, err };
}
