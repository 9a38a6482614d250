import { parseArgs } from 'node:util';
import type { Deps, SetupTools } from '#/deps';
import { COMPANY_ZONE } from '@kafaa/domain/invitations/options';

/** Positional argument of a command. */
export interface Word {
  /** Name in the usage text, such as `ABONNEMENT`. */
  readonly name: string;
  readonly what: string;
  readonly optional?: boolean;
}

export interface Option {
  readonly what: string;
  /** Placeholder for the option's value in the usage text. An option without a placeholder is a switch. */
  readonly value?: string;
}

export interface Answer {
  /** Answer for people, in French, without a trailing line break. */
  readonly text: string;
  /** Answer for programs (`--json`), with dates as ISO strings. */
  readonly json: object;
  /** False if a check found a problem; the exit code is then 1. */
  readonly ok?: boolean;
}

/** Syntax of a command: `npm run ops -- <name> …`. */
export interface CommandLine {
  /** Name of the command: a group and a verb (`subscriptions list`), or one word (`backup`). */
  readonly name: string;
  readonly summary: string;
  readonly words?: readonly Word[];
  readonly options?: Readonly<Record<string, Option>>;
}

/** Command of the operator on the installation's data. */
export interface Command extends CommandLine {
  run(deps: Deps, args: Args): Promise<Answer>;
}

/** Command that needs only the configuration. It also runs beside a server on the embedded database, or before a first start. */
export interface SetupCommand extends CommandLine {
  run(tools: SetupTools, args: Args): Promise<Answer>;
}

/** Error for invalid arguments. The output then includes the usage of the command. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Error for a valid command that cannot run in the current state. Its message says what to do. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Parsed arguments of a command. */
export class Args {
  readonly #words: ReadonlyMap<string, string>;
  readonly #values: Readonly<Record<string, string | boolean | undefined>>;

  constructor(words: ReadonlyMap<string, string>, values: Readonly<Record<string, string | boolean | undefined>>) {
    this.#words = words;
    this.#values = values;
  }

  /** Returns a positional argument; empty if an optional one is missing. */
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

  /** Returns the value of an option that accepts one of `values`. */
  oneOf<const T extends string>(option: string, values: readonly T[]): T | undefined {
    const given = this.text(option)?.toLowerCase();
    if (given === undefined) return undefined;
    const found = values.find((value) => value.toLowerCase() === given);
    if (found === undefined) throw new UsageError(`--${option}\u00a0: attendu ${values.join(', ').toLowerCase()}.`);
    return found;
  }

  /** Returns the value of an option that takes a whole number. */
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

/** Parses the arguments after a command's name; throws a UsageError in French. */
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

/** Usage text of a command: its syntax, arguments and options. */
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

/**
 * Pattern of control codes and direction marks. They are removed, so that texts of companies and candidates cannot control the
 * operator's terminal.
 */
const UNPRINTABLE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Text without the characters that control a terminal. Line breaks stay. */
export function terminalText(text: string): string {
  return text.replace(UNPRINTABLE, (character) => (character === '\n' ? character : ''));
}

/** JSON in which the characters of UNPRINTABLE are escaped, so that programs read the original text and a terminal is safe. */
export function terminalJson(value: unknown, indent?: number): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, indent).replace(UNPRINTABLE, (character) =>
    character === '\n' ? character : escape(character),
  );
}

/** Aligns rows under their headings. Returns the text `none` if there are no rows. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[], none: string): string {
  return rows.length === 0 ? none : columns([headings, ...rows]).join('\n');
}

/** Aligned lines of two or more cells. */
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

const DAY = new Intl.DateTimeFormat('fr-FR', { timeZone: COMPANY_ZONE, dateStyle: 'short', timeStyle: 'short' });

/** Date such as « 21/11/2026 10:00 » in the time zone of Tunis; a dash for null. */
export function shortDate(date: Date | null): string {
  return date === null ? '–' : DAY.format(date).replace(/,? /, ' ');
}

/** E-mail address that people can recognise but not use: « a…@mail.tn ». */
export function masked(email: string): string {
  return email.replace(/^(.).*@/, '$1…@');
}
