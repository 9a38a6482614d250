import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CvFile, CHUNK_BYTES, type ChunkOutcome, transferCv } from './cv-transfer.ts';

function cv(size: number): { file: CvFile; bytes: Uint8Array } {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251);
  return { bytes, file: { name: 'cv.pdf', size, slice: (start, end) => new Blob([bytes.slice(start, end)]) } };
}

/** Accepts a chunk only at its own offset, as in the contract; with the fault `lost`, the response is lost after storing. */
class Server {
  held = new Uint8Array(0);
  faults: ('lost' | 'down' | 'reset')[] = [];

  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  receive(offset: number, chunk: ArrayBuffer): ChunkOutcome {
    const fault = this.faults.shift();
    if (fault === 'down') return { kind: 'retry', cause: 'network' };
    if (fault === 'reset') this.held = new Uint8Array(0);
    if (offset !== this.held.length) return { kind: 'wrong-offset' };
    this.held = Uint8Array.from([...this.held, ...new Uint8Array(chunk)]);
    if (fault === 'lost') return { kind: 'retry', cause: 'network' };
    return { kind: 'received', received: this.held.length, complete: this.held.length === this.size, readable: true };
  }
}

function send(server: Server, file: CvFile, start = 0, patience = 50) {
  const progress: number[] = [];
  const result = transferCv(file, start, {
    sendChunk: (offset, chunk) => Promise.resolve(server.receive(offset, chunk)),
    isWanted: () => true,
    whereToGoOn: () => Promise.resolve(server.held.length),
    onProgress: (received) => progress.push(received),
    waitForRetry: (failures) => Promise.resolve(failures <= patience),
  });
  return { result, progress };
}

describe('CV upload', () => {
  it('an upload sends the CV in growing chunks and reports its progress', async () => {
    const { file, bytes } = cv(CHUNK_BYTES * 3 + 5);
    const server = new Server(bytes.length);
    const { result, progress } = send(server, file);
    expect(await result).toMatchObject({ kind: 'complete' });
    // The chunk size doubles each time, because responses are fast.
    expect(progress).toEqual([0, CHUNK_BYTES, CHUNK_BYTES * 3, bytes.length]);
    expect(server.held).toEqual(bytes);
  });

  it('an upload completes intact after any sequence of lost responses, network failures and server resets', async () => {
    const { file, bytes } = cv(CHUNK_BYTES + 1000);
    const faults = fc.array(fc.constantFrom('lost', 'down', 'reset'), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(faults, async (script) => {
        const server = new Server(bytes.length);
        server.faults = [...script];
        expect(await send(server, file).result).toMatchObject({ kind: 'complete' });
        expect(server.held.every((byte, index) => byte === bytes[index])).toBe(true);
        expect(server.held).toHaveLength(bytes.length);
      }),
      { numRuns: 20 },
    );
  });

  it('an interrupted upload resumes at the given offset and completes', async () => {
    const { file, bytes } = cv(CHUNK_BYTES + 10);
    const server = new Server(bytes.length);
    server.faults = ['lost', 'down'];
    const first = send(server, file, 0, 1);
    expect(await first.result).toEqual({ kind: 'interrupted' });
    const second = send(server, file, CHUNK_BYTES);
    expect(await second.result).toMatchObject({ kind: 'complete' });
    expect(second.progress[0]).toBe(CHUNK_BYTES);
    expect(server.held).toEqual(bytes);
  });

  it('an upload is interrupted when the server rejects every offset', async () => {
    const { file } = cv(10);
    const result = transferCv(file, 0, {
      sendChunk: () => Promise.resolve({ kind: 'wrong-offset' }),
      isWanted: () => true,
      whereToGoOn: () => Promise.resolve(0),
      onProgress: () => undefined,
      waitForRetry: () => Promise.resolve(true),
    });
    expect(await result).toEqual({ kind: 'interrupted' });
  });

  it('an upload returns the outcome « unreadable » if the file can no longer be read', async () => {
    const gone: CvFile = {
      name: 'cv.pdf',
      size: 10,
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
    };
    expect(await send(new Server(10), gone).result).toEqual({ kind: 'unreadable' });
  });

  it('an upload returns the outcome « dropped » and sends nothing more after the candidate removes the file', async () => {
    const { file } = cv(CHUNK_BYTES * 3);
    const server = new Server(file.size);
    let wanted = true;
    const result = await transferCv(file, 0, {
      sendChunk: (offset, chunk) => {
        wanted = false;
        return Promise.resolve(server.receive(offset, chunk));
      },
      isWanted: () => wanted,
      whereToGoOn: () => Promise.resolve(0),
      onProgress: () => undefined,
      waitForRetry: () => Promise.resolve(true),
    });
    expect(result).toEqual({ kind: 'dropped' });
    expect(server.held).toHaveLength(CHUNK_BYTES);
  });

  it('an upload returns the rejection of the server unchanged', async () => {
    const rejection = { kind: 'rejected', code: 'CV_UNSUPPORTED', message: 'Non.', status: 415 } as const;
    const result = transferCv(cv(10).file, 0, {
      sendChunk: () => Promise.resolve(rejection),
      isWanted: () => true,
      whereToGoOn: () => Promise.resolve(0),
      onProgress: () => undefined,
      waitForRetry: () => Promise.resolve(true),
    });
    expect(await result).toEqual(rejection);
  });
});
