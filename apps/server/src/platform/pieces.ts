import type { FileStore } from '#/deps';

/** A file that arrives in pieces, each kept under its offset in one folder of the store (which ends with a slash). */
export function pieces(files: FileStore, folder: string) {
  const keyOf = (offset: number) => `${folder}${String(offset).padStart(8, '0')}`;
  return {
    keep: (offset: number, bytes: Uint8Array) => files.put(keyOf(offset), bytes, 'application/octet-stream'),
    first: () => files.get(keyOf(0)),

    /** The whole file; null when the pieces do not follow one another up to its size. */
    async join(size: number): Promise<Uint8Array | null> {
      const bytes = new Uint8Array(size);
      let end = 0;
      for (const key of (await files.list(folder)).toSorted()) {
        const part = Number(key.slice(folder.length)) === end ? await files.get(key) : null;
        if (!part || end + part.length > size) return null;
        bytes.set(part, end);
        end += part.length;
      }
      return end === size ? bytes : null;
    },

    async drop(): Promise<void> {
      for (const key of await files.list(folder)) await files.remove(key);
    },
  };
}
