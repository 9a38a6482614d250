import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { FolderInUse } from '#/adapters/db/lock';
import { refuseUnfinished, UnfinishedCopyError } from '#/adapters/db/fill';
import { pendingMigrations } from '#/adapters/db/migrate';
import { openDatabase } from '#/adapters/db/open-database';
import { commands, setupCommands } from '#/commands';
import { type Config, ConfigError } from '#/config';
import type { Deps } from '#/deps';
import {
  type Answer,
  type Args,
  columns,
  type CommandLine,
  readArgs,
  RefusedError,
  terminalJson,
  terminalText,
  UsageError,
  usageOf,
} from '#/platform/tasks/command';
import { errorSummary, isUnavailable } from '#/platform/diagnostics/failures';
import { actAsOwnerOf } from '#/platform/process/owner';
import { productVersion } from '#/platform/diagnostics/version';
import { registerTasks } from '#/tasks';
import { backUp, backupCommand, restore, restoreCommand } from './backup.ts';
import { checkCommand, checkInstallation } from './check.ts';
import { moveCommand, moveData } from './move.ts';
import { explainStartError } from './start-error.ts';
import { createLog, readConfig, setupTools, withSecret, wire } from './wire.ts';

/** Exit codes: 0 for done, 1 for refused, 2 for wrong usage or configuration, 3 for data that is not reachable now. */
const REFUSED = 1;
const MISUSED = 2;
const UNREACHABLE = 3;

const versionCommand: CommandLine = { name: 'version', summary: 'La version de Kafaa et de Node.' };

function sayVersion(): Answer {
  const [version, node] = [productVersion(), process.versions.node];
  return { text: `Kafaa ${version} (Node ${node})`, json: { version, node } };
}

/** Commands on the installation as a whole, not on the data in it. */
const WHOLE: readonly (readonly [CommandLine, (config: Config, args: Args) => Promise<Answer>])[] = [
  [backupCommand, backUp],
  [restoreCommand, restore],
  [moveCommand, moveData],
  [checkCommand, checkInstallation],
];

/** Error for data that cannot be used now. Its message gives the cause and what to do. */
class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Runs one command of the operator and returns the exit code. */
export async function runCommand(given: readonly string[]): Promise<number> {
  const line = given[0] === '--version' ? [versionCommand.name, ...given.slice(1)] : withGroup(given);
  const { command, run } = named(line.slice(0, 2).join(' '));
  const json = line.includes('--json');
  try {
    if (!command || !run) return overview(line);
    const args = readArgs(command, line.slice(command.name.split(' ').length));
    if (args.has('help')) {
      console.log(usageOf(command));
      return 0;
    }
    const answer = await run(args);
    // `console.log` is not used, because the process must not exit before a slow pipe has read the whole output.
    await new Promise<void>((written) => process.stdout.write(`${print(answer, json)}\n`, () => written()));
    return answer.ok === false ? REFUSED : 0;
  } catch (error) {
    const { code, message, status } = explain(error);
    if (json) console.error(terminalJson({ code, message }));
    else console.error(terminalText(status === MISUSED && command ? `${message}\n\n${usageOf(command)}` : message));
    return status;
  }
}

/** Accepts `company export` for `companies export`. */
const withGroup = ([group = '', ...rest]: readonly string[]): string[] =>
  group === '' ? rest : [group === 'company' ? 'companies' : group, ...rest];

/** Finds a command by its name, with the function that runs it on the data or with the configuration only. */
function named(name: string): { command?: CommandLine; run?: (args: Args) => Promise<Answer> } {
  const onData = commands.find((one) => one.name === name);
  if (onData) return { command: onData, run: (args) => withDeps((deps) => onData.run(deps, args)) };
  const [first = ''] = name.split(' ');
  const [command, run] = WHOLE.find(([one]) => one.name === name || one.name === first) ?? [];
  if (command && run) return { command, run: async (args) => run(configuration(), args) };
  if (first === versionCommand.name) return { command: versionCommand, run: async () => sayVersion() };
  const onSetup = setupCommands.find((one) => one.name === name);
  return onSetup ? { command: onSetup, run: async (args) => onSetup.run(setupTools(configuration()), args) } : {};
}

function print({ text, json }: Answer, asJson: boolean): string {
  return asJson ? terminalJson(json, 2) : terminalText(text);
}

/** Prints the list of all commands, or of those of the named group. */
function overview(line: readonly string[]): number {
  const asked = line.filter((word) => !word.startsWith('-'));
  const every: readonly CommandLine[] = [
    ...commands,
    ...setupCommands,
    ...WHOLE.map(([command]) => command),
    versionCommand,
  ];
  const group = every.filter(({ name }) => name.split(' ')[0] === asked[0]);
  const known = asked.length === 0 || (asked.length === 1 && group.length > 0);
  const help = [
    'Usage\u00a0: npm run ops -- COMMANDE [options]',
    '',
    ...columns((group.length > 0 ? group : every).map(({ name, summary }) => [name, summary])).map((one) => `  ${one}`),
    '',
    'Chaque commande prend --help et --json.',
  ].join('\n');
  if (known && (asked.length === 0 || line.includes('--help'))) {
    console.log(help);
    return 0;
  }
  throw new UsageError(
    `${known ? 'Il manque la suite de la commande.' : `«\u00A0${asked.join(' ')}\u00A0» n’existe pas.`}\n\n${help}`,
  );
}

/** Reads the configuration. Root then acts as the owner of DATA_DIR, so that a command leaves no files that the server cannot open. */
function configuration(): Config {
  const config = readConfig();
  actAsOwnerOf(config.dataDir);
  return config;
}

async function withDeps(work: (deps: Deps) => Promise<Answer>): Promise<Answer> {
  const config = configuration();
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'db')))
    throw new Unreachable(
      `Il n’y a pas encore de base dans ${config.dataDir}. Démarrez le serveur une fois, ou indiquez DATA_DIR ou DATABASE_URL.`,
    );
  // The log has errors only, because the output of a command is its answer.
  const log = createLog({ ...config, logLevel: config.logLevel === 'silent' ? 'silent' : 'error' });
  const database = await openDatabase(config, log);
  try {
    await refuseUnfinished(database);
    if (await pendingMigrations(database))
      throw new Unreachable('La base attend une mise à jour. Démarrez d’abord le serveur de cette version.');
    // The queue is manual: the command only queues tasks, and the server runs them.
    const { deps, close } = await wire(withSecret(config), database, log, { manual: true });
    registerTasks(deps);
    try {
      return await work(deps);
    } finally {
      await deps.queue.stop();
      close();
    }
  } finally {
    await database.close();
  }
}

function explain(error: unknown): { code: string; message: string; status: number } {
  if (error instanceof UsageError) return { code: 'USAGE', message: error.message, status: MISUSED };
  if (error instanceof ConfigError)
    return { code: 'CONFIGURATION', message: `${error.message}\nVoir .env.example.`, status: MISUSED };
  if (error instanceof RefusedError) return { code: 'REFUSED', message: error.message, status: REFUSED };
  if (error instanceof UnfinishedCopyError)
    return { code: 'UNFINISHED_COPY', message: error.message, status: UNREACHABLE };
  if (error instanceof AppError) return { code: error.code, message: error.message, status: REFUSED };
  if (error instanceof Unreachable) return { code: 'UNREACHABLE', message: error.message, status: UNREACHABLE };
  if (error instanceof FolderInUse)
    return {
      code: 'IN_USE',
      message:
        `Le serveur (${error.holder}) travaille sur ${error.folder}\u00a0: la base embarquée n’admet qu’un processus. ` +
        'Arrêtez-le le temps de la commande.' +
        (process.env.DATABASE_URL
          ? ''
          : ' Un abonnement s’active aussi, sans rien arrêter, par le lien de l’e-mail de l’opérateur. ' +
            'Avec DATABASE_URL (PostgreSQL), les commandes marchent à côté du serveur.'),
      status: UNREACHABLE,
    };
  if (isUnavailable(error))
    return { code: 'UNAVAILABLE', message: 'La base de données ne répond pas.', status: UNREACHABLE };
  const known = explainStartError(error, process.env);
  if (known !== null) return { code: 'UNREACHABLE', message: known, status: UNREACHABLE };
  // An internal error is reported by its kind and place only, because its message may contain data of a row.
  return {
    code: 'INTERNAL',
    message: `Erreur inattendue\u00a0: ${JSON.stringify(errorSummary(error))}`,
    status: REFUSED,
  };
}
