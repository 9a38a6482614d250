import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { checkCvBytes } from './cv-harm.ts';
import { checkCv, cvReader, extractCvText } from './extract-cv.ts';
import { readCvBytes } from './read-bytes.ts';
import { encryptedPdf, pdfOf } from '@kafaa/testing/files/cv-files';
import { listBomb, lyingWordFile, pageBomb, wordFile, wordParts, zipOf } from '@kafaa/testing/files/hostile-archives';
import { fixture } from '@kafaa/testing/fixtures';

const LINE = [{ text: 'Développeuse, Medisoft, 03/2020 - 02/2024', y: 760 }];
const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

describe('CV child processes', () => {
  it.each([
    ['a PDF', () => pdfOf(LINE)],
    ['a PDF with a password', encryptedPdf],
    ['a Word file', () => wordFile('Développeuse, Medisoft')],
    ['lists that unpack to 65 MB', () => listBomb(250)],
    ['random bytes', () => new Uint8Array([1, 2, 3])],
  ])('a child process returns the same CV check and text of %s as this process', async (_, make) => {
    const bytes = await make();
    expect(await checkCv(bytes)).toEqual(await checkCvBytes(bytes));
    expect(await extractCvText(bytes, 'cv')).toEqual(await readCvBytes(bytes));
  });

  it('the event loop keeps running while a child process checks a CV', async () => {
    const bomb = listBomb(990);
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 5);
    expect(await cvReader().checkCv(bomb)).toEqual({ type: 'docx', harm: 'overgrown' });
    clearInterval(counting);
    // The event loop would turn only once if this process checked the file itself.
    expect(turns).toBeGreaterThan(3);
  });

  it('the CV reader runs four concurrent reads and six checks of a PDF in at most two child processes at a time', async () => {
    const reader = cvReader({ timeoutMs: 150, workerPath: fixture('hanging-worker.mjs') });
    const page = pageBomb();
    // The children must be zero at the start, but a child process of the previous test may still be running.
    await expect.poll(children).toBe(0);
    let most = 0;
    const look = setInterval(() => (most = Math.max(most, children())), 5);
    const reads = Array.from({ length: 4 }, () => reader.readCv(page, 'cv.pdf'));
    let readsEnded = 0;
    for (const read of reads) void read.then(() => (readsEnded += 1));
    const checks = Array.from({ length: 6 }, () => reader.checkCv(page));
    await Promise.race(checks);
    // Reads use one child process at most, so a check ends long before the last read.
    expect(readsEnded).toBeLessThan(reads.length);
    await Promise.all([...reads, ...checks]);
    clearInterval(look);
    expect(most).toBe(2);
  });

  it('the CV reader answers eight of thirty concurrent checks with 503 because its queue is full', async () => {
    const reader = cvReader({ timeoutMs: 20, workerPath: fixture('hanging-worker.mjs') });
    const checks = await Promise.allSettled(Array.from({ length: 30 }, () => reader.checkCv(new Uint8Array([1]))));
    const refused = checks.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused.every(({ reason }) => reason instanceof AppError && reason.status === 503)).toBe(true);
  });

  it('a child process that cannot start makes the CV check answer 503 instead of refusing the file', async () => {
    const check = checkCv(new Uint8Array([1]), { workerPath: fixture('missing.mjs') });
    await expect(check).rejects.toMatchObject({ status: 503 });
  });

  it('the CV check opens a PDF to test for a password only if its trailer names /Encrypt', async () => {
    const opened = vi.fn<() => Promise<void>>();
    vi.stubGlobal('openPdf', opened);
    const replacement = {
      url: 'data:text/javascript,export const getDocumentProxy = () => openPdf()',
      shortCircuit: true,
    };
    const hooks = registerHooks({
      resolve: (specifier, context, next) => (specifier === 'unpdf' ? replacement : next(specifier, context)),
    });
    expect(await checkCvBytes(pageBomb())).toEqual({ type: 'pdf', harm: null });
    expect(opened).not.toHaveBeenCalled();
    await checkCvBytes(await encryptedPdf());
    expect(opened).toHaveBeenCalledOnce();
    hooks.deregister();
    vi.unstubAllGlobals();
  });
});

describe('cost of archive checks', () => {
  /** CPU time of some work in seconds. Unpacking all of the allowed 20 MB takes a tenth of a second. */
  const seconds = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };

  it.each([
    ['declared as one byte each', listBomb(40), 'mixed'],
    ['more than fifty', listBomb(990), 'overgrown'],
    [
      'true, but more than 1 MB together',
      wordFile(
        'CV',
        Array.from({ length: 6 }, (_, n) => ({ name: `${n}.rels`, data: Buffer.alloc(200_000, '<') })),
      ),
      'overgrown',
    ],
  ])('an archive whose relationship lists are %s is refused within 2 s of CPU time', async (_, bytes, harm) => {
    expect(await checkCvBytes(bytes)).toEqual({ type: 'docx', harm });
    expect(await seconds(() => checkCvBytes(bytes))).toBeLessThan(2);
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'the CV reader checks an archive with false headers within 2 s and reads it within 3 s of CPU time (seed %i)',
    async (seed) => {
      const bytes = lyingWordFile(seed);
      expect(await seconds(() => checkCvBytes(bytes))).toBeLessThan(2);
      expect(await seconds(() => readCvBytes(bytes))).toBeLessThan(3);
    },
  );
});

describe('archive headers against their content', () => {
  const parts = wordParts('CV');
  const picture = { name: 'word/media/a.bin', data: Buffer.alloc(5_000, 'x') };
  it.each([
    ['declares less than it unpacks', [...parts, { ...picture, declared: 10 }]],
    ['declares more than it unpacks', [...parts, { ...picture, declared: 6_000 }]],
    ['has another name before the data', [...parts, { ...picture, localName: 'word/media/b.bin' }]],
    ['uses the same data twice', [...parts, picture, { ...picture, name: 'word/media/b.bin', sharesDataOf: 3 }]],
    ['has two parts of the same name', [...parts, picture, picture]],
    ['has two parts whose names differ only in case', [...parts, picture, { ...picture, name: 'word/media/A.BIN' }]],
  ])('the CV check refuses an archive as mixed if it %s', async (_, entries) => {
    expect(await checkCvBytes(zipOf(entries))).toEqual({ type: 'docx', harm: 'mixed' });
  });

  it('the CV check accepts a Word file with another archive embedded as a part', async () => {
    const bytes = zipOf([...parts, { name: 'word/embeddings/a.xlsx', data: wordFile('table'), stored: true }]);
    expect(await checkCvBytes(bytes)).toEqual({ type: 'docx', harm: null });
  });

  // These Word files by other authors are the test data of mammoth, the library that reads Word files here.
  const folder = join(dirname(createRequire(import.meta.url).resolve('mammoth/package.json')), 'test/test-data');
  const theirs = readdirSync(folder).filter((name) => name.endsWith('.docx') && !name.startsWith('external'));
  it.each(theirs)(
    'the CV check finds no harm in mammoth’s test file %s, and the reader does not report the file as broken',
    async (name) => {
      const { type, harm } = await checkCvBytes(readFileSync(join(folder, name)));
      expect({ type, harm }).toEqual({ type: type && 'docx', harm: null });
      expect((await readCvBytes(readFileSync(join(folder, name)))).warnings).not.toContain('broken');
    },
  );
});
