import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cvReader } from './extract-cv.ts';
import { KEPT_MS, KEPT_TEXTS, recentTexts } from './recent-texts.ts';

const CV = { text: 'Quatre ans de React chez Medisoft, à Tunis. '.repeat(10), pages: 1, hiddenText: [], warnings: [] };
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

describe('texts of the last CVs in memory', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('the memory of CV texts forgets a text after ten minutes', () => {
    const texts = recentTexts();
    texts.keep('a', CV);
    vi.advanceTimersByTime(KEPT_MS - 1);
    expect(texts.find('a')).toBe(CV);
    vi.advanceTimersByTime(1);
    expect(texts.find('a')).toBeUndefined();
  });

  it('the memory of CV texts replaces only its oldest text when it is full', () => {
    const texts = recentTexts();
    for (const key of numbers(KEPT_TEXTS + 1)) texts.keep(key, CV);
    expect(numbers(KEPT_TEXTS + 1).filter((key) => !texts.find(key))).toEqual(['0']);
  });

  it('a CV text that is stored again stays in memory for ten minutes from then on', () => {
    const texts = recentTexts();
    texts.keep('a', CV);
    vi.advanceTimersByTime(KEPT_MS - 1);
    texts.keep('a', CV);
    vi.advanceTimersByTime(KEPT_MS - 1);
    expect(texts.find('a')).toBe(CV);
  });
});

describe('a CV that several features read', () => {
  let folder: string;
  let starts: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kafaa-cv-'));
    starts = join(folder, 'starts');
    await writeFile(starts, '');
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** A reader whose child process notes each start and then runs `then`. */
  const readerOf = async (then: string) => {
    const workerPath = join(folder, 'worker.mjs');
    const note = `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(starts)}, 'x');\n`;
    await writeFile(workerPath, `${note}process.on('message', () => { ${then} });\nprocess.send('ready');\n`);
    return cvReader({ workerPath });
  };
  const started = async () => (await readFile(starts, 'utf8')).length;
  const bytes = (content: string) => new TextEncoder().encode(content);
  const answering = (cv: object) => `process.send(${JSON.stringify(cv)});`;

  it('the upload, the evaluation and the search index of the same CV need only one child process', async () => {
    const reader = await readerOf(answering(CV));
    expect(await reader.isCvReadable(bytes('a CV'))).toBe(true);
    expect(await reader.readCv(bytes('a CV'), 'cv.pdf')).toEqual(CV);
    expect(await reader.readCv(bytes('a CV'), 'same file, other name.pdf')).toEqual(CV);
    expect(await started()).toBe(1);
    await reader.readCv(bytes('another CV'), 'cv.pdf');
    expect(await started()).toBe(2);
  });

  it('two concurrent readings of the same CV that wait for a slot start one child process', async () => {
    const reader = await readerOf(answering(CV));
    await Promise.all([1, 2].map(() => reader.readCv(bytes('a CV'), 'cv.pdf')));
    expect(await started()).toBe(1);
  });

  it.each([
    ['a child that ends without an answer', 'process.exit(1);', 'broken'],
    ['a child that answers an invalid message', 'process.send({ text: 1 });', 'broken'],
    ['a parser that failed', answering({ ...CV, text: '', warnings: ['broken'] }), 'broken'],
  ])('the memory of CV texts does not store the failure of %s', async (_, then, warning) => {
    const reader = await readerOf(then);
    for (const _time of [1, 2])
      expect(await reader.readCv(bytes('a CV'), 'cv.pdf')).toMatchObject({ text: '', warnings: [warning] });
    expect(await started()).toBe(2);
  });
});
