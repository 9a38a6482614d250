import type { FileStore } from '#/deps';

/**
 * Access to a file that is uploaded in chunks. Each chunk is stored under its offset and length in one folder of the store; the
 * folder's name ends with a slash. Chunks may overlap, because a retry may begin before the client knows how many bytes of a broken
 * chunk arrived.
 */
export function chunks(files: FileStore, folder: string) {
  const padded = (bytes: number) => String(bytes).padStart(8, '0');
  const offsetOf = (key: string) => Number(key.slice(folder.length).split('-')[0]);
  const inOrder = async () => (await files.list(folder)).toSorted();
  return {
    keep: (offset: number, bytes: Uint8Array) =>
      files.put(`${folder}${padded(offset)}-${padded(bytes.length)}`, bytes, 'application/octet-stream'),

    /** Returns the longest chunk at offset 0. */
    async first(): Promise<Uint8Array | null> {
      const key = (await inOrder()).findLast((one) => offsetOf(one) === 0);
      return key === undefined ? null : files.get(key);
    },

    /** Returns the whole file; null if the chunks leave a gap or exceed `size`. */
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
