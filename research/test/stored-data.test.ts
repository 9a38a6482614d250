import { describe, expect, it } from 'vitest';
import { learnedFrom } from '#/training/learned-from';
import { DERIVED_FILES, hashOf, LEARNED_FILES, readStored } from '#/training/stored';

describe('the data files of the engine', () => {
  it.each([...LEARNED_FILES, ...DERIVED_FILES])('the data of %s match the hash in the file', (file) => {
    const { data, sha256 } = readStored(file);
    expect(hashOf(data)).toBe(sha256);
  });

  // Fails when question bank, redaction, features or corpus were changed: run `npm run train:local`, then `npm run bench:intelligence`.
  it.each(LEARNED_FILES)('%s was learned from the current question bank, redaction, features and corpus', (file) => {
    expect(readStored(file).learnedFrom).toBe(learnedFrom());
  });
});
