import { AwsClient } from 'aws4fetch';
import type { S3Config } from '#/config';
import type { FileStore } from '#/deps';
import { assertKey, assertPrefix } from './key.ts';

const TIMEOUT_MS = 30_000;

/** Files in one bucket of an S3-compatible store, with path-style URLs, which every such store supports. */
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
  const request: Request = async (method, address, init = {}, accepted = []) => {
    // Redirects are not followed, because one could send the signature to another host.
    const signal = init.signal ?? AbortSignal.timeout(TIMEOUT_MS);
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
    write: (key, chunks, contentType) => writeInParts({ request, address: url(key), chunks, contentType }),
    async read(key) {
      // The timeout covers only the time until the response begins, because a large file takes longer to arrive.
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), TIMEOUT_MS);
      const response = await request('GET', url(key), { signal: patience.signal }, [404]).finally(() =>
        clearTimeout(timer),
      );
      if (response.status === 404 || !response.body) {
        await response.body?.cancel();
        return null;
      }
      return { size: Number(response.headers.get('content-length')), chunks: response.body };
    },
    async remove(key) {
      const response = await request('DELETE', url(key), {}, [404]);
      await response.body?.cancel();
    },
    // S3 needs no clean-up: an unfinished upload leaves no file in the bucket.
    tidy: async () => undefined,
    async list(prefix) {
      assertPrefix(prefix);
      const keys: string[] = [];
      for (;;) {
        // The listing continues after the last key and not with the continuation token, because XML may escape characters of a token.
        const query = new URLSearchParams({ 'list-type': '2', prefix, 'start-after': keys.at(-1) ?? '' });
        const page = await (await request('GET', `${bucket}?${query.toString()}`)).text();
        // Our keys contain no character that XML would escape.
        const found = Array.from(page.matchAll(/<Key>([^<]*)<\/Key>/g), (match) => match[1] ?? '');
        keys.push(...found);
        if (found.length === 0 || !/<IsTruncated>true</.test(page)) return keys.sort();
      }
    },
  };
}

type Request = (method: string, address: string, init?: RequestInit, accepted?: readonly number[]) => Promise<Response>;

/** The store requires parts of at least 5 MB, except for the last one, and accepts at most 10,000 parts. */
const PART_BYTES = 16 * 1024 * 1024;
const PART_TIMEOUT_MS = 5 * 60_000;

interface Upload {
  readonly request: Request;
  readonly address: string;
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly contentType: string;
}

/** Uploads a file of any size with one part in memory at a time. The file exists once the upload is completed. */
async function writeInParts({ request, address, chunks, contentType }: Upload): Promise<number> {
  const started = await request('POST', `${address}?uploads`, { headers: { 'content-type': contentType } });
  const id = encodeURIComponent(/<UploadId>([^<]+)</.exec(await started.text())?.[1] ?? '');
  const etags: string[] = [];
  let size = 0;
  const send = async (part: Buffer) => {
    const query = `?partNumber=${etags.length + 1}&uploadId=${id}`;
    const signal = AbortSignal.timeout(PART_TIMEOUT_MS);
    const response = await request('PUT', address + query, { body: new Uint8Array(part), signal });
    await response.body?.cancel();
    etags.push(response.headers.get('etag') ?? '');
    size += part.length;
  };
  try {
    for await (const part of inParts(chunks)) await send(part);
    if (etags.length === 0) await send(Buffer.alloc(0));
    const parts = etags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    const done = await request('POST', `${address}?uploadId=${id}`, { body });
    // S3 may answer 200 before it knows the result, and then report an error in the body.
    if ((await done.text()).includes('<Error>')) throw new Error('object store failed to complete a multipart upload');
    return size;
  } catch (error) {
    await request('DELETE', `${address}?uploadId=${id}`, {}, [404]).catch(() => undefined);
    throw error;
  }
}

async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let [kept, length]: [Uint8Array[], number] = [[], 0];
  for await (const chunk of chunks) {
    kept.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(kept);
    [kept, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(kept);
}
