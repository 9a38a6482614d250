import type { Failure, RetryCause } from './link-failure.ts';

/** A file that can be read in chunks, such as the browser's `File`. */
export interface CvFile {
  readonly name: string;
  readonly size: number;
  readonly slice: (start: number, end: number) => Pick<Blob, 'arrayBuffer'>;
}

export type ChunkOutcome =
  | {
      readonly kind: 'received';
      readonly received: number;
      readonly complete: boolean;
      readonly readable: boolean | null;
    }
  /** The server is at another offset, or no longer has the file. */
  | { readonly kind: 'wrong-offset' }
  | { readonly kind: 'retry'; readonly cause: RetryCause }
  | ({ readonly kind: 'rejected' } & Failure);

export interface TransferDeps {
  readonly sendChunk: (offset: number, chunk: ArrayBuffer) => Promise<ChunkOutcome>;
  readonly isWanted: () => boolean;
  /** Asks the server for its offset in this file; null if it cannot be reached now. */
  readonly whereToGoOn: () => Promise<number | null>;
  readonly onProgress: (received: number) => void;
  /** Resolves after a delay to true for another attempt, or to false to give up for now; `failures` counts failures in a row. */
  readonly waitForRetry: (failures: number, cause: RetryCause) => Promise<boolean>;
}

export type TransferResult =
  /** `readable`: whether the server could read the file's text; null if all bytes were there already, or if it is unknown. */
  | { readonly kind: 'complete'; readonly readable: boolean | null }
  /** The candidate removed the file during the transfer. */
  | { readonly kind: 'dropped' }
  | { readonly kind: 'interrupted' }
  /** The file was moved or deleted, or its read permission was revoked. */
  | { readonly kind: 'unreadable' }
  | ({ readonly kind: 'rejected' } & Failure);

/** Small at first, so that an unstable connection loses little; doubled while the connection is fast. */
export const CHUNK_BYTES = 16 * 1024;
const MOST_CHUNK_BYTES = 128 * 1024;
const FAST_MS = 300;
/** Offset mismatches in a row, without a byte gained, before giving up. */
const MAX_DISAGREEMENTS = 4;

/** Sends a file starting at `offset`, resuming at the server's offset after a failure. Never rejects. */
export async function transferCv(file: CvFile, offset: number, deps: TransferDeps): Promise<TransferResult> {
  let position = offset;
  let failures = 0;
  let disagreements = 0;
  let chunkBytes = CHUNK_BYTES;
  for (;;) {
    if (!deps.isWanted()) return { kind: 'dropped' };
    deps.onProgress(position);
    if (position >= file.size) return { kind: 'complete', readable: null };
    // Read before fetch: a fetch with an unreadable file fails like a lost network and would be retried forever.
    const chunk = await file
      .slice(position, Math.min(file.size, position + chunkBytes))
      .arrayBuffer()
      .catch(() => null);
    if (!chunk) return { kind: 'unreadable' };
    const begun = performance.now();
    const outcome = await deps.sendChunk(position, chunk);
    if (outcome.kind !== 'received') chunkBytes = CHUNK_BYTES;
    else if (performance.now() - begun < FAST_MS) chunkBytes = Math.min(MOST_CHUNK_BYTES, chunkBytes * 2);
    if (!deps.isWanted()) return { kind: 'dropped' };
    if (outcome.kind === 'rejected') return outcome;
    if (outcome.kind === 'received') {
      if (outcome.complete) {
        deps.onProgress(file.size);
        return { kind: 'complete', readable: outcome.readable };
      }
      disagreements = outcome.received > position ? 0 : disagreements + 1;
      failures = 0;
      position = Math.min(outcome.received, file.size);
    } else {
      if (outcome.kind === 'wrong-offset') disagreements += 1;
      else failures += 1;
      const cause = outcome.kind === 'retry' ? outcome.cause : 'network';
      if (failures > 0 && !(await deps.waitForRetry(failures, cause))) return { kind: 'interrupted' };
      // If a response was lost, the server may hold more than we know: ask for its offset before sending again.
      const known = await deps.whereToGoOn();
      if (known === null) failures += 1;
      else position = Math.min(known, file.size);
    }
    if (disagreements > MAX_DISAGREEMENTS) return { kind: 'interrupted' };
  }
}
