import { checkCvBytes } from './cv-harm.ts';
import type { CvWork } from './extract-cv.ts';
import { readCvBytes } from './read-bytes.ts';

// Each file gets its own process, so that the effects of a hostile document end with the process.
async function answer({ task, bytes }: CvWork): Promise<void> {
  // The array is copied, so that its buffer contains only this file.
  const file = new Uint8Array(bytes);
  const message = task === 'check' ? await checkCvBytes(file) : await readCvBytes(file);
  process.send?.(message, undefined, undefined, () => process.exit(0));
}

// The cast is safe: only the parent writes to this channel, and it sends a `CvWork`.
process.once('message', (message) => void answer(message as CvWork).catch(() => process.exit(1)));
process.send?.('ready');
