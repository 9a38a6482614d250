import { describe, expect, it } from 'vitest';
import { FEWEST_PAIRS, LEAST_LIKENESS, likenessOf, readAnswer } from '@kafaa/interviewer/copies/compare';
import { PASSAGE_LENGTH, passageAt } from '@kafaa/interviewer/copies/passage';
import { givenWords, pairsOf, placedWords } from '@kafaa/interviewer/copies/pairs';
import { shinglesOf } from '@kafaa/interviewer/copies/shingles';
import { copyRows } from '#/benchmark/second/copy-figures';
import { meets } from '#/benchmark/second/rows';
import { voiceAnswers } from '#/material/voice-answers';

const NONE: ReadonlySet<string> = new Set();
/** A simple unkeyed hash for the tests; the server's own hash is keyed. */
const hash = (key: string) => (pair: string) =>
  Array.from(`${key}${pair}`).reduce(
    (sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    7,
  );

/** Ordinary words with different stems and without function words. */
const WORDS = (() => {
  const byStem = new Map<string, string>();
  for (const { job, text } of voiceAnswers()) {
    if (job.job.interviewLanguage === 'Anglais') continue;
    for (const { stem, start, end } of placedWords(text, 'fr')) {
      const word = text.slice(start, end);
      const [alone, ...more] = placedWords(word, 'fr');
      if (alone && more.length === 0 && !byStem.has(stem)) byStem.set(stem, word);
    }
    if (byStem.size >= 400) break;
  }
  return [...byStem.values()].filter((word) => !word.includes('§'));
})();
const words = (from: number, count: number) => WORDS.slice(from, from + count).join(' ');
/** The likeness of two texts, with the passages themselves instead of their positions. */
const like = (one: string, other: string, given = NONE) => {
  const found = likenessOf(readAnswer(one, given, 'fr'), readAnswer(other, given, 'fr'));
  return found && { share: found.share, one: passageAt(one, found.one), other: passageAt(other, found.other) };
};

const STORY =
  'Un matin chez Karim à Sousse, la pompe de la chaudière a lâché. J’ai coupé l’arrivée de gaz, j’ai prévenu la cliente et j’ai changé le joint avec une pièce de mon camion. En 40 minutes le chauffage est reparti et elle a rappelé mon patron pour le remercier.';

describe('answer comparison', () => {
  it('a copy with other names, places, figures, genders, accents and punctuation is more than 80 % similar', () => {
    const altered =
      'un matin chez Youssef a Bizerte... la pompe de la chaudiere a laché, j ai coupé larrivée de gaz j’ai prévenu le client et j’ai changé le joint avec une piece de mon camion!! en 25 min le chauffage est reparti et il a rappelé mon patron pour le remercier';
    expect(like(STORY, altered)).toMatchObject({ share: expect.any(Number) as number });
    expect(like(STORY, altered)?.share).toBeGreaterThan(80);
    expect(like(STORY, STORY)?.share).toBe(100);
  });

  it('a match returns the shared passage of each answer in that answer’s own wording', () => {
    const before = `${words(100, 25)}. `;
    const found = like(STORY, `${before}${STORY.replaceAll('cliente', 'voisine')}`);
    expect(found?.one).toMatch(/^matin chez Karim .*remercier$/);
    expect(found?.other).toMatch(/^matin chez Karim .*voisine.*remercier$/);
  });

  it('a shared passage is cut at a word boundary and at the maximum passage length', () => {
    const long = words(0, 120);
    const found = like(long, long);
    expect(found?.one.length).toBeLessThanOrEqual(PASSAGE_LENGTH + 1);
    expect(found?.one).toMatch(/…$/);
    expect(long.split(' ')).toContain(found?.one.slice(0, -1).split(' ').at(-1));
  });

  it('the similarity of two answers is the same in either order', () => {
    const other = `${words(30, 20)} ${STORY}`;
    const [here, there] = [like(STORY, other), like(other, STORY)];
    expect(there?.share).toBe(here?.share);
  });

  it(`two answers need ${FEWEST_PAIRS} common word pairs to be similar: eight common words suffice, seven do not`, () => {
    expect(pairsOf(placedWords(words(0, 7), 'fr'), NONE)).toHaveLength(15);
    expect(like(words(0, 7), words(0, 7))).toBeNull();
    expect(pairsOf(placedWords(words(0, 8), 'fr'), NONE)).toHaveLength(18);
    expect(like(words(0, 8), words(0, 8))).toMatchObject({ share: 100 });
  });

  it(`two answers need a similarity of ${LEAST_LIKENESS}: 15 shared words of 60 suffice, 14 do not`, () => {
    const shared = (count: number) => `${words(0, count)} ${words(100, 60 - count)}`;
    expect(like(words(0, 60), shared(14))).toBeNull();
    expect(like(words(0, 60), shared(15))).toMatchObject({ share: 22 });
  });

  it('words of the offer and its questions do not count towards the similarity of two answers', () => {
    const given = givenWords([words(0, 20)], 'fr');
    expect(like(words(0, 20), words(0, 20))).not.toBeNull();
    expect(like(words(0, 20), words(0, 20), given)).toBeNull();
    expect(like(`${words(0, 20)} ${words(40, 20)}`, `${words(0, 20)} ${words(40, 20)}`, given)?.one).toContain(
      WORDS[59] ?? '?',
    );
  });

  it('an empty, wordless, Arabic or 60,000-letter answer is not similar to a story', () => {
    for (const text of ['', '?!', '123 456', 'شكرا جزيلا لكم', 'a'.repeat(60_000)]) expect(like(text, STORY)).toBeNull();
  });

  it('the copy benchmark meets every goal on the dev pairs of independent writers', () => {
    const rows = copyRows('dev');
    expect(rows.map(({ n }) => n)).toEqual([18, 9, 6, 27, 15675]);
    expect(rows.filter((row) => !meets(row))).toEqual([]);
  });
});

describe('stored answer hashes', () => {
  it('the stored hashes sample under half of an answer’s pairs, and are equal for a copy with another name and gender', () => {
    const own = shinglesOf(STORY, NONE, 'fr', hash('k'));
    expect(own.length).toBeGreaterThan(5);
    expect(own.length).toBeLessThan(pairsOf(placedWords(STORY, 'fr'), NONE).length / 2);
    const copied = shinglesOf(STORY.replace('Karim', 'Youssef').replace('cliente', 'client'), NONE, 'fr', hash('k'));
    expect(copied).toEqual(own);
  });

  it('the stored hashes are equal under the same key and disjoint under another key', () => {
    const own = shinglesOf(STORY, NONE, 'fr', hash('k'));
    expect(shinglesOf(STORY, NONE, 'fr', hash('k'))).toEqual(own);
    const other = new Set(shinglesOf(STORY, NONE, 'fr', hash('another')));
    expect(own.filter((each) => other.has(each))).toEqual([]);
  });

  it('a long answer has 17 to 64 stored hashes, and a longer version shares more than a third of them', () => {
    const long = words(0, 300);
    const kept = shinglesOf(long, NONE, 'fr', hash('k'));
    expect(kept.length).toBeLessThanOrEqual(64);
    expect(kept.length).toBeGreaterThan(16);
    const longer = new Set(shinglesOf(`${long} ${words(300, 90)}`, NONE, 'fr', hash('k')));
    expect(kept.filter((each) => longer.has(each)).length).toBeGreaterThan(kept.length / 3);
  });

  it('an answer made only of words of the offer has no stored hashes', () => {
    expect(shinglesOf(STORY, givenWords([STORY], 'fr'), 'fr', hash('k'))).toEqual([]);
  });
});
