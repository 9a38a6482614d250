import { readCvBytes } from './read-bytes.ts';

// One file, one process: whatever a hostile document does dies with it.
async function answer(message: unknown): Promise<void> {
  const text = await readCvBytes(message instanceof Uint8Array ? new Uint8Array(message) : new Uint8Array());
  process.send?.(text, undefined, undefined, () => process.exit(0));
}

process.once('message', (message) => void answer(message));
process.send?.('ready');
