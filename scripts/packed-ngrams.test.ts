import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { NGRAMS, packedNgrams, type NgramsData } from './packed-ngrams.ts';

const PATH = join(ROOT, 'node_modules/eld/src/ngrams/extrasmall.js');
const load = async (url: string) => ((await import(/* @vite-ignore */ url)) as { ngramsData: NgramsData }).ngramsData;

describe('packed n-grams', () => {
  it('the packed n-grams of the built server equal the n-grams of eld, score for score', async () => {
    expect(PATH).toMatch(NGRAMS);
    const theirs = await load(pathToFileURL(PATH).href);
    const ours = await load(`data:text/javascript,${encodeURIComponent(await packedNgrams(PATH))}`);
    const grams = Object.keys(theirs.ngrams);
    expect(grams.length).toBeGreaterThan(40_000);
    expect(grams.filter((gram) => JSON.stringify(ours.ngrams[gram]) !== JSON.stringify(theirs.ngrams[gram]))).toEqual(
      [],
    );
    expect(ours.ngrams['none such']).toEqual({});
    expect({ ...ours, ngrams: {} }).toEqual({ ...theirs, ngrams: {} });
  });
});
