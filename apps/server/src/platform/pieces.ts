import type { FileStore } from '#/deps';

/**
 * A file that arrives in pieces, each kept under its offset and length in one folder of the store (which ends with a
 * slash). Pieces may overlap: where one broke off, the next try begins before or after it is known how far it came.
 */
export function pieces(files: FileStore, folder: string) {
  const padded = (bytes: number) => String(bytes).padStart(8, '0');
  const offsetOf = (key: string) => Number(key.slice(folder.length).split('-')[0]);
  const inOrder = async () => (await files.list(folder)).toSorted();
  return {
    keep: (offset: number, bytes: Uint8Array) =>
      files.put(`${folder}${padded(offset)}-${padded(bytes.length)}`, bytes, 'application/octet-stream'),

    /** The longest that begins the file. */
    async first(): Promise<Uint8Array | null> {
      const key = (await inOrder()).findLast((one) => offsetOf(one) === 0);
      return key === undefined ? null : files.get(key);
    },

    /** The whole file; null when the pieces leave a gap up to its size, or go beyond. */
    async join(size: number): Promise<Uint8Array | null> {
      const bytes = new Uint8Array(size);
      let end = 0;
      for (const key of await inOrder()) {
        const offset = offsetOf(key);
        const part = offset <= end ? await files.get(key) : null;
        if (!part || offset + part.length > size) return null;
        bytes.set(part, offset);
        end = Math.max(end, offset + part.length);
      }
      return end === size ? bytes : null;
    },

    async drop(): Promise<void> {
      for (const key of await files.list(folder)) await files.remove(key);
    },
  };
}
