import { readFileSync } from 'node:fs';

/**
 * Passwords that guessers try first, lower case, one a line: those of eight characters or more among the ten thousand
 * most common leaked passwords (zxcvbn-ts, MIT), and some that French-speaking people in Tunisia choose. The build puts
 * the file next to the bundle.
 */
const LIST = new URL('./common-passwords.txt', import.meta.url);

let common: ReadonlySet<string> | undefined;

export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(LIST, 'utf8').trimEnd().split('\n'));
  return common.has(password.toLowerCase());
}
