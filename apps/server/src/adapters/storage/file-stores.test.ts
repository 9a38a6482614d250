import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localFiles } from './local.ts';
import { s3Files } from './s3.ts';
import type { FileStore } from '#/deps';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (content: Uint8Array | null) => (content === null ? null : new TextDecoder().decode(content));

const folder = mkdtempSync(join(tmpdir(), 'kafaa-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

function keepsFiles(open: () => FileStore): void {
  it('the file store returns a stored file byte for byte', async () => {
    const content = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256);
    await open().put('cvs/one.pdf', content, 'application/pdf');
    expect(await open().get('cvs/one.pdf')).toEqual(content);
  });

  it('the file store keeps an empty file', async () => {
    await open().put('cvs/empty.pdf', new Uint8Array(), 'application/pdf');
    expect(await open().get('cvs/empty.pdf')).toEqual(new Uint8Array());
  });

  it('a second write under the same key replaces the stored file', async () => {
    await open().put('cvs/two.txt', bytes('first, and longer'), 'text/plain');
    await open().put('cvs/two.txt', bytes('second'), 'text/plain');
    expect(text(await open().get('cvs/two.txt'))).toBe('second');
  });

  it('the file store returns null for a file that was never stored or was removed', async () => {
    expect(await open().get('cvs/never.pdf')).toBeNull();
    await open().put('cvs/gone.pdf', bytes('x'), 'application/pdf');
    await open().remove('cvs/gone.pdf');
    await open().remove('cvs/gone.pdf');
    expect(await open().get('cvs/gone.pdf')).toBeNull();
  });

  it('the file store writes and reads a 40 MB file in chunks', async () => {
    const chunk = Uint8Array.from({ length: 1_000_000 }, (_, index) => (index * 7) % 251);
    const chunks = async function* () {
      for (let count = 0; count < 40; count += 1) yield chunk;
    };
    expect(await open().write('exports/large.zip', chunks(), 'application/zip')).toBe(40_000_000);
    const file = await open().read('exports/large.zip');
    expect(file?.size).toBe(40_000_000);
    const [hash, expected] = [createHash('sha256'), createHash('sha256')];
    for await (const part of file?.chunks ?? []) hash.update(part);
    for await (const part of chunks()) expected.update(part);
    expect(hash.digest('hex')).toBe(expected.digest('hex'));
    expect(await open().read('exports/none.zip')).toBeNull();
  });

  it('a failed chunked write stores nothing, and a chunked write without chunks stores an empty file', async () => {
    const broken = async function* () {
      yield new Uint8Array(20_000_000);
      throw new Error('half way');
    };
    await expect(open().write('exports/broken.zip', broken(), 'application/zip')).rejects.toThrow('half way');
    expect(await open().get('exports/broken.zip')).toBeNull();
    expect(await open().list('exports/broken')).toEqual([]);
    const none = async function* () {};
    expect(await open().write('exports/empty.zip', none(), 'application/zip')).toBe(0);
    expect(await open().get('exports/empty.zip')).toEqual(new Uint8Array());
  });

  it('the file store lists the keys that begin with a prefix', async () => {
    expect(await open().list('reports/')).toEqual([]);
    for (const key of ['reports/b/2.pdf', 'reports/a/1.pdf', 'reports/a.txt'])
      await open().put(key, bytes(key), 'text/plain');
    expect(await open().list('reports/')).toEqual(['reports/a.txt', 'reports/a/1.pdf', 'reports/b/2.pdf']);
    expect(await open().list('reports/a/')).toEqual(['reports/a/1.pdf']);
  });

  it.each([
    '',
    '/etc/passwd',
    '../secret',
    'cvs/../../secret',
    'cvs//x',
    'cvs/.hidden',
    'cvs\\x',
    'cvs/é',
    'cvs/x?y',
    'x'.repeat(600),
  ])('the file store refuses the key %j', async (key) => {
    await expect(open().put(key, bytes('x'), 'text/plain')).rejects.toThrow('invalid file key');
    await expect(open().get(key)).rejects.toThrow('invalid file key');
    await expect(open().remove(key)).rejects.toThrow('invalid file key');
  });
}

describe('files in a local folder', () => {
  const store = localFiles(join(folder, 'local'));
  keepsFiles(() => store);

  it('concurrent reads and writes of a local file never return a partial file', async () => {
    const contents = ['a', 'b'].map((letter) => letter.repeat(200_000));
    await store.put('cvs/race.txt', bytes(contents[0]!), 'text/plain');
    const writes = Array.from({ length: 10 }, (_, i) =>
      store.put('cvs/race.txt', bytes(contents[i % 2]!), 'text/plain'),
    );
    const reads = Array.from({ length: 10 }, () => store.get('cvs/race.txt'));
    for (const content of await Promise.all(reads)) expect(contents).toContain(text(content));
    await Promise.all(writes);
  });

  it('a failed local write leaves no partial file', async () => {
    const root = join(folder, 'blocked');
    mkdirSync(join(root, 'cvs', 'x.pdf', 'inside'), { recursive: true });
    await expect(localFiles(root).put('cvs/x.pdf', bytes('x'), 'text/plain')).rejects.toThrow('EISDIR');
    expect(readdirSync(join(root, '.partial'))).toEqual([]);
  });

  it('a local write is refused with ENOSPC when it would leave less free space than keepFree', async () => {
    const root = join(folder, 'full');
    const full = localFiles(root, { keepFree: Number.MAX_SAFE_INTEGER });
    await expect(full.put('cvs/x.pdf', bytes('x'), 'text/plain')).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await full.list('')).toEqual([]);
  });

  it('the local store creates its folder before the first file', () => {
    const root = join(folder, 'first-start', 'files');
    localFiles(root);
    expect(existsSync(root)).toBe(true);
  });

  it('the local store hides partial files, deletes old ones, and makes files readable only by their owner', async () => {
    const root = join(folder, 'private');
    const files = localFiles(root);
    await files.put('cvs/x.pdf', bytes('x'), 'text/plain');
    writeFileSync(join(root, '.partial', 'crashed'), 'half');
    expect(await files.list('')).toEqual(['cvs/x.pdf']);
    await files.tidy(new Date(Date.now() - 3_600_000));
    expect(readdirSync(join(root, '.partial'))).toEqual(['crashed']);
    await files.tidy(new Date(Date.now() + 1_000));
    expect(readdirSync(join(root, '.partial'))).toEqual([]);
    await localFiles(join(folder, 'nothing yet')).tidy(new Date());
    expect(statSync(join(root, 'cvs/x.pdf')).mode & 0o077).toBe(0);
  });
});

describe('files in an S3 bucket', () => {
  // Credentials that s3rver accepts.
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' };
  let server: S3rver;
  let endpoint = '';

  beforeAll(async () => {
    const directory = join(folder, 's3');
    const fixed = { address: '127.0.0.1', port: 0, silent: true, resetOnClose: true };
    server = new S3rver({ ...fixed, directory, configureBuckets: [{ name: 'kafaa' }] });
    endpoint = `http://127.0.0.1:${(await server.run()).port}`;
  });
  afterAll(() => server.close());

  keepsFiles(() => s3Files({ ...keys, endpoint, bucket: 'kafaa' }));

  it('the S3 store lists keys over several pages', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `many/${String(index).padStart(2, '0')}`);
    // s3rver cannot return a second page, because it needs a cipher that OpenSSL 3 removed. So this server returns ten keys at a time.
    const pages = createServer((request, response) => {
      const after = new URL(request.url ?? '', 'http://x').searchParams.get('start-after') ?? '';
      const rest = names.filter((name) => name > after);
      const keys = rest.slice(0, 10).map((name) => `<Contents><Key>${name}</Key></Contents>`);
      response.end(
        `<ListBucketResult><IsTruncated>${rest.length > 10}</IsTruncated>${keys.join('')}</ListBucketResult>`,
      );
    });
    await once(pages.listen(0, '127.0.0.1'), 'listening');
    const { port } = pages.address() as AddressInfo;
    expect(await s3Files({ ...keys, endpoint: `http://127.0.0.1:${port}`, bucket: 'kafaa' }).list('many/')).toEqual(
      names,
    );
    pages.closeAllConnections();
    pages.close();
  });

  it('the S3 store throws the error 403 of a bucket for unknown credentials', async () => {
    const stranger = s3Files({ ...keys, accessKeyId: 'stranger', endpoint, bucket: 'kafaa' });
    await expect(stranger.put('cvs/x.pdf', bytes('x'), 'text/plain')).rejects.toThrow('403');
    await expect(stranger.get('cvs/one.pdf')).rejects.toThrow('403');
  });
});
