import { checkCvBytes } from './cv-harm.ts';
import type { CvWork } from './extract-cv.ts';
import { readCvBytes } from './read-bytes.ts';

// One file, one process: whatever a hostile document does dies with it.
async function answer({ task, bytes }: CvWork): Promise<void> {
  // A copy whose buffer holds nothing else.
  const file = new Uint8Array(bytes);
  const message = task === 'check' ? await checkCvBytes(file) : await readCvBytes(file);
  process.send?.(message, undefined, undefined, () => process.exit(0));
}

// Ours, by the parent's own type: nobody else can write to this channel.
process.once('message', (message) => void answer(message as CvWork).catch(() => process.exit(1)));
process.send?.('ready');
