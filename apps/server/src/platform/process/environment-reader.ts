import { isIP } from 'node:net';
import * as z from 'zod/mini';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads variables one by one and collects their errors, one line each. */
export class EnvironmentReader {
  readonly faults: string[] = [];
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  fault(name: string, message: string): void {
    this.faults.push(`${name}\u00a0: ${message}`);
  }

  /** Value of a variable; null if the variable is not set or empty. A line such as `SMTP_URL=` in a .env file means "not set". */
  text(name: string): string | null {
    return this.#env[name]?.trim() || null;
  }

  has(name: string): boolean {
    return this.text(name) !== null;
  }

  /** Whether a variable is set to an empty value. */
  isBlank(name: string): boolean {
    return this.#env[name]?.trim() === '';
  }

  /** Parsed value, or `otherwise` if the variable is not set. If `parse` returns null, the variable is a fault. */
  #read<T, Otherwise>(name: string, otherwise: Otherwise, expected: string, parse: (value: string) => T | null) {
    const value = this.text(name);
    if (value === null) return otherwise;
    const parsed = parse(value);
    if (parsed === null) this.fault(name, `attendu\u00a0: ${expected}.`);
    return parsed ?? otherwise;
  }

  #fitting(name: string, expected: string, fits: (value: string) => boolean): string | null {
    return this.#read(name, null, expected, (value) => (fits(value) ? value : null));
  }

  matching(name: string, pattern: RegExp, expected: string): string | null {
    return this.#fitting(name, expected, (value) => pattern.test(value));
  }

  url(name: string, protocols: readonly string[]): string | null {
    // The value may contain a password, so messages never include it.
    const expected = `une adresse qui commence par ${protocols.map((one) => `${one}//`).join(' ou ')}`;
    return this.#fitting(name, expected, (value) => {
      const { protocol = '', hostname = '' } = URL.parse(value) ?? {};
      return protocols.includes(protocol) && hostname !== '';
    });
  }

  /** Origin of a URL: scheme, host and port, without a trailing slash. */
  origin(name: string, protocols: readonly string[]): string | null {
    const value = this.url(name, protocols);
    if (value === null) return null;
    const { username, password, pathname, origin } = new URL(value);
    if (username !== '' || password !== '') this.fault(name, 'attendu\u00a0: une adresse sans identifiants.');
    else if (pathname !== '/')
      this.fault(name, 'attendu\u00a0: une adresse sans chemin, car Kafaa se sert à la racine de son hôte.');
    else if (/[?#]/.test(value))
      this.fault(name, 'attendu\u00a0: une adresse sans «\u00a0?\u00a0» ni «\u00a0#\u00a0».');
    else return origin;
    return null;
  }

  /** List of IP addresses and ranges, separated by commas. */
  networks(name: string): readonly string[] {
    const expected = 'des adresses IP (10.0.0.5) ou des plages (10.0.0.0/8) séparées par des virgules';
    return this.#read(name, [], expected, (value) => {
      const entries = value.split(',').map((entry) => entry.trim());
      const given = entries.filter((entry) => entry !== '');
      return given.every(isNetwork) ? given : null;
    });
  }

  /** Returns the list into which `parse` converts the value. A value for which `parse` returns null is a fault. */
  list<T>(name: string, expected: string, parse: (value: string) => readonly T[] | null): readonly T[] {
    return this.#read(name, [], expected, parse);
  }

  email(name: string): string | null {
    return this.#fitting(name, 'une adresse e-mail', isEmail);
  }

  sender(name: string): string | null {
    return this.#fitting(name, 'une adresse e-mail, ou Nom <adresse>', (value) => isEmail(addressOf(value)));
  }

  port(name: string, otherwise: number): number {
    return this.#read(name, otherwise, 'un nombre entre 0 et 65535', (value) =>
      /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : null,
    );
  }

  whole(name: string, { otherwise, min, max }: { otherwise: number; min: number; max: number }): number {
    return this.#read(name, otherwise, `un nombre entier entre ${min} et ${max}`, (value) =>
      /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max ? Number(value) : null,
    );
  }

  price(name: string): number | null {
    return this.#read(name, null, 'un prix pour un million de jetons, comme 0.15', (value) =>
      /^\d{1,5}([.,]\d{1,4})?$/.test(value) ? Number(value.replace(',', '.')) : null,
    );
  }

  object(name: string): Record<string, unknown> | null {
    return this.#read(name, null, 'un objet JSON, comme {"reasoning_effort":"low"}', parseObject);
  }

  oneOf<const T extends string>(name: string, options: readonly T[], otherwise: T): T {
    return this.#read(
      name,
      otherwise,
      options.join(', '),
      (value) => options.find((option) => option === value) ?? null,
    );
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    return z.parse(z.record(z.string(), z.unknown()), JSON.parse(text));
  } catch {
    return null;
  }
}

const isEmail = (value: string) => z.safeParse(z.email(), value).success;

/** Address in `Name <address>`, or the whole text. */
export const addressOf = (sender: string) => /^[^<>\r\n]*<([^<>]+)>$/.exec(sender)?.[1] ?? sender;

function isNetwork(text: string): boolean {
  const [, address = '', prefix = '0'] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(prefix) <= (version === 4 ? 32 : 128);
}
