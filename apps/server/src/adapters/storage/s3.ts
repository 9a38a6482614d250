import { AwsClient } from 'aws4fetch';
import type { S3Config } from '#/config';
import type { FileStore } from '#/deps';
import { assertKey, assertPrefix } from './key.ts';

const TIMEOUT_MS = 30_000;

/** Files in one bucket of an S3-compatible store, addressed by path so that any of them will do. */
export function s3Files(config: S3Config): FileStore {
  const client = new AwsClient({
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    region: config.region,
    service: 's3',
    retries: 3,
  });
  const bucket = `${config.endpoint}/${config.bucket}`;
  const url = (key: string) => {
    assertKey(key);
    return `${bucket}/${key}`;
  };
  const request = async (method: string, address: string, init: RequestInit = {}, accepted: readonly number[] = []) => {
    // A redirect could carry the signature elsewhere.
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await client.fetch(address, { ...init, method, redirect: 'error', signal });
    if (response.ok || accepted.includes(response.status)) return response;
    await response.body?.cancel();
    throw new Error(`object store answered ${response.status} to ${method}`);
  };
  return {
    async put(key, bytes, contentType) {
      const response = await request('PUT', url(key), {
        body: new Uint8Array(bytes),
        headers: { 'content-type': contentType, 'content-length': String(bytes.byteLength) },
      });
      await response.body?.cancel();
    },
    async get(key) {
      const response = await request('GET', url(key), {}, [404]);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    async remove(key) {
      const response = await request('DELETE', url(key), {}, [404]);
      await response.body?.cancel();
    },
    // An upload that does not end leaves nothing in a bucket.
    tidy: async () => undefined,
    async list(prefix) {
      assertPrefix(prefix);
      const keys: string[] = [];
      for (;;) {
        // After the last key rather than by the page's token: the key needs no unescaping.
        const query = new URLSearchParams({ 'list-type': '2', prefix, 'start-after': keys.at(-1) ?? '' });
        const page = await (await request('GET', `${bucket}?${query.toString()}`)).text();
        // Our own keys hold no character that XML would escape.
        const found = Array.from(page.matchAll(/<Key>([^<]*)<\/Key>/g), (match) => match[1] ?? '');
        keys.push(...found);
        if (found.length === 0 || !/<IsTruncated>true</.test(page)) return keys.sort();
      }
    },
  };
}
