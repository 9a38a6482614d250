import { describe, expect, it } from 'vitest';
import { offerWords } from '@kafaa/interviewer/local';
import { isCommon } from '@kafaa/interviewer/language/vocabulary';
import { fold } from '@kafaa/interviewer/language/normalise';
import { tokenise } from '@kafaa/interviewer/language/tokens';
import { withoutHyphenatedNames } from '@kafaa/interviewer/scoring/closed';
import { withoutSelfPresentation } from '@kafaa/interviewer/scoring/self-presentation';
import { scoreOne } from '../benchmark/examples.ts';
import { loadJobs, loadVoices } from '../benchmark/voices.ts';

const jobs = loadJobs();
/** Every hundredth answer of the dev split: enough to include every kind of sentence, and fast enough for each run. */
const ANSWERS = loadVoices().filter(({ split }, index) => split === 'dev' && index % 100 === 0);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
function nonsense(seed: number): string {
  let state = seed * 2654435761 + 12345;
  const next = () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0);
  for (;;) {
    const word = Array.from({ length: 5 + (next() % 5) }, () => LETTERS[next() % 26]).join('');
    const [token = '', ...more] = tokenise(word);
    if (more.length === 0 && token === word && !isCommon(token, 'fr') && !isCommon(token, 'en')) return word;
  }
}

describe('unknown words', () => {
  it('replacing unknown words by other unknown words does not change the score', () => {
    let replaced = 0;
    for (const [number, answer] of ANSWERS.entries()) {
      const offer = jobs.get(answer.job);
      if (!offer) continue;
      const keep = offerWords({ job: offer.job, company: offer.company, exchanges: [], cv: null } as never);
      const offerText = new Set(tokenise(JSON.stringify(offer) + answer.question));
      const swap = (text: string, seed: number) =>
        text.replace(/(?<![\p{L}\p{N}'’])\p{Ll}{4,}(?![\p{L}\p{N}'’])/gu, (word, at: number) => {
          const tokens = tokenise(word);
          const [token = ''] = tokens;
          if (tokens.length !== 1 || isCommon(token, answer.language) || keep.has(fold(word)) || offerText.has(token))
            return word;
          replaced++;
          return nonsense(seed + at);
        });
      const one = scoreOne(answer, swap(answer.text, number * 1000));
      const other = scoreOne(answer, swap(answer.text, number * 1000 + 500_000));
      expect(other.value, answer.id).toBe(one.value);
    }
    expect(replaced).toBeGreaterThan(20);
  });

  it('replacing the person named in a sentence does not change the score', () => {
    const names = [
      'Aymen',
      'Marie-Claude',
      'Oluwaseun Adébáyò',
      'Kwabena',
      'Nguyễn Thuỳ Linh',
      'zoubeir',
      'khadija ben romdhane',
    ];
    for (const answer of ANSWERS.filter(({ language }) => language === 'fr')) {
      const values = names.map((name) => scoreOne(answer, `${answer.text} J’en ai parlé avec ${name} le soir.`).value);
      expect(new Set(values).size, `${answer.id}: ${values.join(' ')}`).toBe(1);
    }
  });
});

describe('self-presentation clauses', () => {
  it.each([
    ['On m’appelle Poirier, je travaille au four.', ' , je travaille au four.'],
    ['Laine, c’est mon école. Pour un client', ' . pour un client'],
    ['J’ai fini. Poirier, c’est comme ça qu’on m’appelle.', "j'ai fini.  ."],
    ['Friends call me German. When it broke', ' . when it broke'],
    ['je viens de courrières. je dis', ' . je dis'],
  ])('the self-presentation clause is removed from: %s', (text, left) => {
    expect(withoutSelfPresentation(text).replace(/\s+/g, ' ')).toBe(left.replace(/\s+/g, ' '));
  });

  it.each([
    'on m’appelle pour une panne.',
    'on me dit oui.',
    'je viens de finir. je viens de la vente.',
    'je suis d’accord.',
    'customers call me back. people call me when it breaks',
  ])('a text without a self-presentation clause is kept: %s', (text) => {
    expect(withoutSelfPresentation(text)).toBe(fold(text));
  });
});

describe('hyphenated words', () => {
  it('a hyphenated trade word is kept in both genders, and a hyphenated place name is masked', () => {
    const none = () => false;
    expect(withoutHyphenatedNames('demi-cheffe de partie', 'fr', none)).toBe('demi-cheffe de partie');
    expect(withoutHyphenatedNames('demi-chef de partie', 'fr', none)).toBe('demi-chef de partie');
    expect(withoutHyphenatedNames('à Saint-Léger', 'fr', none)).toBe('à [nom]');
  });
});
