import { readCvBytes } from './read-bytes.ts';

// One file, one process: whatever a hostile document does dies with it.
process.once('message', (message) => {
  const bytes = message instanceof Uint8Array ? new Uint8Array(message) : new Uint8Array();
  void readCvBytes(bytes).then((text) => {
    process.send?.(text, undefined, undefined, () => process.exit(0));
  });
});
process.send?.('ready');
