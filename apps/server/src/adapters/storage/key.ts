/** Keys are made by us (`cvs/<id>.pdf`); anything else would be a way out of the store. */
export function assertKey(key: string): void {
  if (key.length > 512 || !/^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i.test(key)) throw new Error('invalid file key');
}

/** A prefix is the beginning of a key, or nothing at all. */
export function assertPrefix(prefix: string): void {
  if (prefix !== '') assertKey(prefix.replace(/\/$/, ''));
}
