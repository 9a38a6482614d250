import type { Failure, RetryCause } from './link-failure.ts';

/** A file that can be read piece by piece; the browser's `File` is one. */
export interface CvFile {
  readonly name: string;
  readonly size: number;
  readonly slice: (start: number, end: number) => Pick<Blob, 'arrayBuffer'>;
}

export type PieceOutcome =
  | { readonly kind: 'received'; readonly received: number; readonly complete: boolean }
  /** The server is elsewhere in the file, or no longer knows it. */
  | { readonly kind: 'wrong-offset' }
  | { readonly kind: 'retry'; readonly cause: RetryCause }
  | ({ readonly kind: 'refused' } & Failure);

export interface TransferDeps {
  readonly sendPiece: (offset: number, piece: ArrayBuffer) => Promise<PieceOutcome>;
  /** Where the server is in this very file, asked anew; null when it cannot be asked now. */
  readonly whereToGoOn: () => Promise<number | null>;
  readonly onProgress: (received: number) => void;
  /** Resolves when another attempt makes sense, after `failures` in a row; false means: give up for now. */
  readonly waitForRetry: (failures: number, cause: RetryCause) => Promise<boolean>;
}

export type TransferResult =
  | { readonly kind: 'complete' }
  | { readonly kind: 'interrupted' }
  /** Moved, deleted, or the phone took the permission back. */
  | { readonly kind: 'unreadable' }
  | ({ readonly kind: 'refused' } & Failure);

/** The first piece: on a line that keeps breaking, only what was under way is lost. Twice as long while the line is fast. */
export const PIECE_BYTES = 16 * 1024;
const MOST_PIECE_BYTES = 128 * 1024;
const FAST_MS = 300;
/** Disagreements about the offset in a row, without a byte gained, before giving up. */
const MAX_DISAGREEMENTS = 4;

/** Sends a file from `offset` on, going on wherever the server says it is. Never rejects. */
export async function transferCv(file: CvFile, offset: number, deps: TransferDeps): Promise<TransferResult> {
  let position = offset;
  let failures = 0;
  let disagreements = 0;
  let pieceBytes = PIECE_BYTES;
  for (;;) {
    deps.onProgress(position);
    if (position >= file.size) return { kind: 'complete' };
    // Read here: to fetch, an unreadable file looks like a dead network, and would be tried for ever.
    const piece = await file
      .slice(position, Math.min(file.size, position + pieceBytes))
      .arrayBuffer()
      .catch(() => null);
    if (!piece) return { kind: 'unreadable' };
    const begun = performance.now();
    const outcome = await deps.sendPiece(position, piece);
    if (outcome.kind !== 'received') pieceBytes = PIECE_BYTES;
    else if (performance.now() - begun < FAST_MS) pieceBytes = Math.min(MOST_PIECE_BYTES, pieceBytes * 2);
    if (outcome.kind === 'refused') return outcome;
    if (outcome.kind === 'received') {
      if (outcome.complete) {
        deps.onProgress(file.size);
        return { kind: 'complete' };
      }
      disagreements = outcome.received > position ? 0 : disagreements + 1;
      failures = 0;
      position = Math.min(outcome.received, file.size);
    } else {
      if (outcome.kind === 'wrong-offset') disagreements += 1;
      else failures += 1;
      const cause = outcome.kind === 'retry' ? outcome.cause : 'network';
      if (failures > 0 && !(await deps.waitForRetry(failures, cause))) return { kind: 'interrupted' };
      // A lost response leaves the server further than we know: always ask before sending again.
      const known = await deps.whereToGoOn();
      if (known === null) failures += 1;
      else position = Math.min(known, file.size);
    }
    if (disagreements > MAX_DISAGREEMENTS) return { kind: 'interrupted' };
  }
}
