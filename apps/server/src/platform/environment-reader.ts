import { isIP } from 'node:net';
import * as z from 'zod/mini';

export type Environment = Readonly<Record<string, string | undefined>>;

export type EnvironmentReader = ReturnType<typeof readEnvironment>;

/** Reads variables one by one and collects their errors, one line each. */
export function readEnvironment(env: Environment) {
  const faults: string[] = [];
  const fault = (name: string, message: string) => void faults.push(`${name}\u00a0: ${message}`);
  // A line such as `SMTP_URL=` in a .env file means "not set".
  const text = (name: string) => env[name]?.trim() || null;

  const matching = (name: string, pattern: RegExp, expected: string) => {
    const value = text(name);
    if (value === null || pattern.test(value)) return value;
    fault(name, `attendu\u00a0: ${expected}.`);
    return null;
  };
  const url = (name: string, protocols: readonly string[]) => {
    const value = text(name);
    if (value === null) return null;
    // The value may contain a password, so messages never include it.
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).hostname !== '')
      return value;
    fault(name, `attendu\u00a0: une adresse qui commence par ${protocols.map((one) => `${one}//`).join(' ou ')}.`);
    return null;
  };
  /** Scheme, host and port only, without a trailing slash. */
  const origin = (name: string, protocols: readonly string[]) => {
    const value = url(name, protocols);
    if (value === null) return null;
    const { username, password, pathname, origin: found } = new URL(value);
    if (username !== '' || password !== '') fault(name, 'attendu\u00a0: une adresse sans identifiants.');
    else if (pathname !== '/')
      fault(name, 'attendu\u00a0: une adresse sans chemin, car Kafaa se sert à la racine de son hôte.');
    else if (/[?#]/.test(value)) fault(name, 'attendu\u00a0: une adresse sans «\u00a0?\u00a0» ni «\u00a0#\u00a0».');
    else return found;
    return null;
  };
  /** IP addresses and ranges, separated by commas. */
  const networks = (name: string) => {
    const entries = (text(name) ?? '').split(',').map((entry) => entry.trim());
    const given = entries.filter((entry) => entry !== '');
    if (given.every(isNetwork)) return given;
    fault(name, 'attendu\u00a0: des adresses IP (10.0.0.5) ou des plages (10.0.0.0/8) séparées par des virgules.');
    return [];
  };
  const email = (name: string) => {
    const value = text(name);
    if (value === null || isEmail(value)) return value;
    fault(name, 'attendu\u00a0: une adresse e-mail.');
    return null;
  };
  const sender = (name: string) => {
    const value = text(name);
    if (value === null || isEmail(addressOf(value))) return value;
    fault(name, 'attendu\u00a0: une adresse e-mail, ou Nom <adresse>.');
    return null;
  };
  const port = (name: string, otherwise: number) => {
    const value = text(name);
    if (value === null) return otherwise;
    if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
    fault(name, 'attendu\u00a0: un nombre entre 0 et 65535.');
    return otherwise;
  };
  const whole = (name: string, { otherwise, min, max }: { otherwise: number; min: number; max: number }) => {
    const value = text(name);
    if (value === null) return otherwise;
    if (/^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    fault(name, `attendu\u00a0: un nombre entier entre ${min} et ${max}.`);
    return otherwise;
  };
  const price = (name: string) => {
    const value = text(name);
    if (value === null) return null;
    if (/^\d{1,5}([.,]\d{1,4})?$/.test(value)) return Number(value.replace(',', '.'));
    fault(name, 'attendu\u00a0: un prix pour un million de jetons, comme 0.15.');
    return null;
  };
  const object = (name: string) => {
    const value = text(name);
    if (value === null) return null;
    try {
      const parsed: unknown = JSON.parse(value);
      if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
        return parsed as Record<string, unknown>;
    } catch {
      // Reported below, like any other value that is not an object.
    }
    fault(name, 'attendu\u00a0: un objet JSON, comme {"reasoning_effort":"low"}.');
    return null;
  };
  const oneOf = <const T extends string>(name: string, options: readonly T[], otherwise: T): T => {
    const value = text(name);
    if (value === null) return otherwise;
    const found = options.find((option) => option === value);
    if (found === undefined) fault(name, `attendu\u00a0: ${options.join(', ')}.`);
    return found ?? otherwise;
  };
  return {
    faults,
    fault,
    text,
    has: (name: string) => text(name) !== null,
    /** Set to an empty value. */
    isBlank: (name: string) => env[name]?.trim() === '',
    matching,
    url,
    origin,
    networks,
    email,
    sender,
    port,
    whole,
    price,
    object,
    oneOf,
  };
}

const isEmail = (value: string) => z.safeParse(z.email(), value).success;

/** The address in `Name <address>`, or the whole text. */
export const addressOf = (sender: string) => /^[^<>\r\n]*<([^<>]+)>$/.exec(sender)?.[1] ?? sender;

function isNetwork(text: string): boolean {
  const [, address = '', prefix = '0'] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(prefix) <= (version === 4 ? 32 : 128);
}
