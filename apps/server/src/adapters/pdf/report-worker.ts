import { renderDocument } from './report-document.tsx';

// One report, one process: drawing a page blocks its loop and its memory is given back at the end.
async function answer(message: unknown): Promise<void> {
  // Ours, by the parent's own type: nobody else can write to this channel.
  const bytes = await renderDocument(message as Parameters<typeof renderDocument>[0]);
  process.send?.(bytes, undefined, undefined, () => process.exit(0));
}

process.once('message', (message) => void answer(message).catch(() => process.exit(1)));
process.send?.('ready');
