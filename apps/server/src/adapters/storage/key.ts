/** Throws unless the key has the product's form (`cvs/<id>.pdf`), because another key could lead out of the store. */
export function assertKey(key: string): void {
  if (key.length > 512 || !/^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i.test(key)) throw new Error('invalid file key');
}

/** Throws unless the prefix is empty or the beginning of a key. */
export function assertPrefix(prefix: string): void {
  if (prefix !== '') assertKey(prefix.replace(/\/$/, ''));
}
