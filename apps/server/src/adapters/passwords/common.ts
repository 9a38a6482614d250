import { readFileSync } from 'node:fs';

/**
 * List of passwords that attackers try first, in lower case, one per line. The list has the passwords of eight characters or more
 * among the ten thousand most common leaked passwords (zxcvbn-ts, MIT), and some that French-speaking people in Tunisia choose. The
 * build copies the file next to the bundle.
 */
const LIST = new URL('./common-passwords.txt', import.meta.url);

let common: ReadonlySet<string> | undefined;

export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(LIST, 'utf8').trimEnd().split('\n'));
  return common.has(password.toLowerCase());
}
