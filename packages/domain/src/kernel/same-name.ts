import { unaccented } from './text.ts';

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

const plain = (text: string): string => unaccented(text).trim().replace(/\s+/g, ' ');

/** Whether first and last name are the same, regardless of case, accents and spaces. */
export function isSameName(one: Name, other: Name): boolean {
  return plain(one.firstName) === plain(other.firstName) && plain(one.lastName) === plain(other.lastName);
}
