interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether first and last name are the same, regardless of case, accents and spaces. */
export function isSameName(one: Name, other: Name): boolean {
  return plain(one.firstName) === plain(other.firstName) && plain(one.lastName) === plain(other.lastName);
}
