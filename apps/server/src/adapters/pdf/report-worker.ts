import { renderDocument } from './report-document.tsx';

// Each report gets its own process, because drawing a page blocks the event loop and the memory must be freed at the end.
async function answer(message: unknown): Promise<void> {
  // The cast is safe: only the parent writes to this channel.
  const bytes = await renderDocument(message as Parameters<typeof renderDocument>[0]);
  process.send?.(bytes, undefined, undefined, () => process.exit(0));
}

process.once('message', (message) => void answer(message).catch(() => process.exit(1)));
process.send?.('ready');
