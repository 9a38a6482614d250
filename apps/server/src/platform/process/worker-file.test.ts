import { expect, test } from 'vitest';
import { runInChild } from './bounded-child.ts';
import { workerFile } from './worker-file.ts';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';

// Other tests run their workers from the build (vitest.config.ts); `npm run dev` runs them like this.
test('a worker without a built file runs from its source', async () => {
  const worker = workerFile('cv-worker', new URL('../../adapters/cv-text/extract-cv.ts', import.meta.url).href);
  expect(worker.file).toMatch(/cv-worker\.ts$/);
  const bytes = await pdfCv();
  const answer = await runInChild(worker, { task: 'read', bytes }, { timeoutMs: 30_000, memoryLimitBytes: 2 ** 30 });
  expect(answer).toMatchObject({ message: { text: expect.stringContaining('Amira Ben Salah') as string } });
});
