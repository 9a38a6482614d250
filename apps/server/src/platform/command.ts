import { parseArgs } from 'node:util';
import type { Deps, SetupTools } from '#/deps';

/** What follows the name of a command on its line, by position. */
export interface Word {
  /** As the usage shows it: `ABONNEMENT`. */
  readonly name: string;
  readonly what: string;
  readonly optional?: boolean;
}

export interface Option {
  readonly what: string;
  /** What stands for its value in the usage; an option without one is a switch. */
  readonly value?: string;
}

export interface Answer {
  /** For people, in French; without a line break at its end. */
  readonly text: string;
  /** For programs (`--json`); instants as ISO texts. */
  readonly json: object;
  /** False: what was looked at is not as it should be; the exit code is 1. */
  readonly ok?: boolean;
}

/** How a command is called: `npm run ops -- <name> …`. */
export interface CommandLine {
  /** `subscriptions list`: a group and a verb. */
  readonly name: string;
  readonly summary: string;
  readonly words?: readonly Word[];
  readonly options?: Readonly<Record<string, Option>>;
}

/** One command of the operator on the installation's data. */
export interface Command extends CommandLine {
  run(deps: Deps, args: Args): Promise<Answer>;
}

/** One command on the configuration alone: it also runs beside a server on the embedded database, and before any. */
export interface SetupCommand extends CommandLine {
  run(tools: SetupTools, args: Args): Promise<Answer>;
}

/** The line does not say what to do: answered with the usage of its command. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command is understood, and the state of things speaks against it: the message says what to do. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** What was given to a command. */
export class Args {
  readonly #words: ReadonlyMap<string, string>;
  readonly #values: Readonly<Record<string, string | boolean | undefined>>;

  constructor(words: ReadonlyMap<string, string>, values: Readonly<Record<string, string | boolean | undefined>>) {
    this.#words = words;
    this.#values = values;
  }

  /** A word that its command declares as required. */
  word(name: string): string {
    return this.#words.get(name) ?? '';
  }

  text(option: string): string | undefined {
    const value = this.#values[option];
    return typeof value === 'string' ? value : undefined;
  }

  has(option: string): boolean {
    return this.#values[option] === true;
  }

  /** The value of an option that takes one of a few. */
  oneOf<const T extends string>(option: string, values: readonly T[]): T | undefined {
    const given = this.text(option)?.toLowerCase();
    if (given === undefined) return undefined;
    const found = values.find((value) => value.toLowerCase() === given);
    if (found === undefined) throw new UsageError(`--${option}\u00a0: attendu ${values.join(', ').toLowerCase()}.`);
    return found;
  }

  /** The value of an option that takes a whole number. */
  whole(option: string): number | undefined {
    const given = this.text(option);
    if (given === undefined) return undefined;
    if (!/^\d{1,6}$/.test(given)) throw new UsageError(`--${option}\u00a0: attendu un nombre entier.`);
    return Number(given);
  }
}

const COMMON: Readonly<Record<string, Option>> = {
  json: { what: 'répond en JSON' },
  help: { what: 'montre cette aide' },
};

/** Reads what follows the name of a command; throws a UsageError in French. */
export function readArgs(command: CommandLine, line: readonly string[]): Args {
  const options = { ...command.options, ...COMMON };
  const parsed = parseLine(line, options);
  const words = command.words ?? [];
  const surplus = parsed.positionals[words.length];
  if (surplus !== undefined) throw new UsageError(`«\u00A0${surplus}\u00A0» est de trop.`);
  const args = new Args(
    new Map(words.flatMap(({ name }, index) => parsed.positionals.slice(index, index + 1).map((text) => [name, text]))),
    parsed.values,
  );
  const missing = words[parsed.positionals.length];
  if (missing && !missing.optional && !args.has('help')) throw new UsageError(`${missing.name} manque.`);
  return args;
}

function parseLine(line: readonly string[], options: Readonly<Record<string, Option>>) {
  try {
    return parseArgs({
      args: [...line],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, { value }]) => [
          name,
          { type: value === undefined ? ('boolean' as const) : ('string' as const) },
        ]),
      ),
    });
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const option = /'(-[^' ]*)/.exec(message)?.[1] ?? '';
    throw new UsageError(
      code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
        ? `L’option ${option} n’existe pas.`
        : `L’option ${option} est mal écrite\u00a0: il lui manque une valeur, ou elle n’en prend pas.`,
    );
  }
}

/** How a command is called, what its words and options mean. */
export function usageOf(command: CommandLine): string {
  const words = (command.words ?? []).map(({ name, optional }) => (optional ? `[${name}]` : name));
  const options = Object.entries({ ...command.options, ...COMMON }).map(([name, { value, what }]) => [
    value === undefined ? `--${name}` : `--${name} ${value}`,
    what,
  ]);
  const lines = [...(command.words ?? []).map(({ name, what }) => [name, what]), ...options];
  return [
    `Usage\u00a0: npm run ops -- ${[command.name, ...words].join(' ')} [options]`,
    '',
    command.summary,
    '',
    ...columns(lines).map((one) => `  ${one}`),
  ].join('\n');
}

/** Control codes and direction marks: what companies and candidates write must not steer the operator's terminal. */
const UNPRINTABLE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The text without whatever a terminal obeys; lines stay. */
export function terminalText(text: string): string {
  return text.replace(UNPRINTABLE, (character) => (character === '\n' ? character : ''));
}

/** JSON in which the same characters are escapes: a program reads what was written, a terminal shows it. */
export function terminalJson(value: unknown, indent?: number): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, indent).replace(UNPRINTABLE, (character) =>
    character === '\n' ? character : escape(character),
  );
}

/** Rows under their headings, aligned; what to say when there are none. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[], none: string): string {
  return rows.length === 0 ? none : columns([headings, ...rows]).join('\n');
}

/** Lines of two or more cells, aligned. */
export function columns(given: readonly (readonly string[])[]): string[] {
  const rows = given.map((row) => row.map((cell) => cell.replace(UNPRINTABLE, '')));
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const DAY = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Africa/Tunis', dateStyle: 'short', timeStyle: 'short' });

/** « 21/11/2026 10:00 » in the company's zone; a dash for no instant. */
export function shortDate(date: Date | null): string {
  return date === null ? '–' : DAY.format(date).replace(/,? /, ' ');
}

/** An address that can be recognised and not be used: « a…@mail.tn ». */
export function masked(email: string): string {
  return email.replace(/^(.).*@/, '$1…@');
}
