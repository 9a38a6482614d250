import { describe, expect, it } from 'vitest';
import { offerWords } from '@kafaa/interviewer/local';
import { isCommon } from '@kafaa/interviewer/language/vocabulary';
import { fold } from '@kafaa/interviewer/language/normalise';
import { sentences, tokenise } from '@kafaa/interviewer/language/tokens';
import { closedTokens, OPEN_WORD, withoutHyphenatedNames } from '@kafaa/interviewer/scoring/closed';
import { answerTerms } from '@kafaa/interviewer/scoring/relevance/terms';
import { withoutSelfPresentation } from '@kafaa/interviewer/scoring/self-presentation';
import { scoreOne } from '#/material/examples';
import { loadJobs, loadVoices } from '#/material/voices';

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
    ['Peter, c’est comme ça qu’on me connaît. Pour un client', ' . pour un client'],
    ['Tout le monde m’appelle Mercier.', ' .'],
    ['Sir is what they know me by. I fix pumps', ' . i fix pumps'],
    ['Before I married I was Name. I fix pumps', ' . i fix pumps'],
    ['I live in Budapest XII. kerület, near the station', ' , near the station'],
    ['Friends call me German. When it broke', ' . when it broke'],
    ['je viens de courrières. je dis', ' . je dis'],
    ['je viens de le pin. je dis', ' . je dis'],
    ['je viens de L’[nom]. je dis', ' . je dis'],
    ['je viens de La [nom]. je dis', ' . je dis'],
    ['Au travail on me dit [perso].', 'au travail  .'],
  ])('the self-presentation clause is removed from: %s', (text, left) => {
    expect(withoutSelfPresentation(text).replace(/\s+/g, ' ')).toBe(left.replace(/\s+/g, ' '));
  });

  it.each([
    'on m’appelle pour une panne.',
    'on me dit oui.',
    'je viens de finir. je viens de la vente. je viens de l’hôtellerie.',
    'je viens de le finir. je viens de les prévenir. je viens de lui dire.',
    'je suis d’accord.',
    'customers call me back. people call me when it breaks',
  ])('a text without a self-presentation clause is kept: %s', (text) => {
    expect(withoutSelfPresentation(text)).toBe(fold(text));
  });
});

describe('names of places and people', () => {
  const [answer] = ANSWERS.filter(({ language, level }) => language === 'fr' && level >= 3);

  it.each(['Je viens de {x}.', 'C’était à {x}.', 'Le magasin de {x} était fermé.', '{x} est loin du dépôt.'])(
    'a town whose name begins with an article scores like any other town: %s',
    (carrier) => {
      const towns = ['Kokofata', 'Le Pin', 'La Celle-Saint-Avant', 'L’Île-Bouchard', 'Les Andelys'];
      const values = towns.map(
        (town) => answer && scoreOne(answer, `${answer.text} ${carrier.replace('{x}', town)}`).value,
      );
      expect(new Set(values).size, values.join(' ')).toBe(1);
    },
  );

  it.each(['le magasin de san fernando de monte cristi ferme', 'le magasin de nakhon phanom tan ferme'])(
    'the engine reads a town in small letters as one name, including its ordinary words: %s',
    (text) => {
      const closed = (said: string) => closedTokens(tokenise(said), 'fr', () => false);
      expect(closed(text)).toEqual(closed('le magasin de kokofata ferme'));
    },
  );

  it.each([
    ['je fais du bénévolat chez touré', 'je fais du bénévolat chez [nom]'],
    ['je suis du coin de el putxet i el farró', 'je suis du coin de [nom]'],
    ['le magasin de affoltern am albis ferme', 'le magasin de [nom] ferme'],
  ])('a name in small letters gives the same tokens as a placeholder: %s', (text, masked) => {
    const closed = (said: string) => closedTokens(tokenise(said), 'fr', () => false);
    expect(closed(text)).toEqual(closed(masked));
  });

  it('redaction keeps the client in « chez le client »', () => {
    expect(closedTokens(tokenise('je vais chez le client'), 'fr', () => false)).toContain('client');
  });

  it('redaction masks « o’conner » in small letters like a name with hyphens', () => {
    expect(withoutHyphenatedNames('l’association o’conner, at three o’clock', 'fr', () => false)).toBe(
      'l’association [nom], at three o’clock',
    );
  });

  it('redaction keeps an ordinary word after a name: « karim monte les palettes »', () => {
    expect(closedTokens(tokenise('karim monte les palettes'), 'fr', () => false)).toContain('monte');
  });

  it('the age in « je suis quelqu’un de 35 ans » does not change the terms of an answer', () => {
    const terms = (age: number) => answerTerms([{ stems: tokenise(`je suis quelqu’un de ${age} ans`) }], 'fr');
    expect(terms(35)).toEqual(terms(21));
  });

  it('« aux Andelys » gives the same tokens as « à Sousse »', () => {
    const closed = (text: string) => closedTokens(tokenise(text), 'fr', () => false);
    expect(closed('le magasin aux [nom] ferme')).toEqual(closed('le magasin à [nom] ferme'));
  });

  it.each(['Budapest I. kerület', 'budapest i. kerület', 'Praha VIII. obvod'])(
    'the full stop after the numeral of a district ends no sentence: %s',
    (district) => {
      expect(sentences(`J’habite le quartier ${district}, une dame est venue.`)).toHaveLength(1);
    },
  );

  it('a numeral ends a sentence if a capital letter follows', () => {
    expect(sentences('Je suis au lycée Hassan II. Ensuite je pars.')).toHaveLength(2);
    expect(sentences('so did I. then we left')).toHaveLength(2);
  });

  it.each([
    ['c’est [nom] qui m’a formé', 'c’est baby wade qui m’a formé', 'fr'],
    ['it was [nom] who trained me', 'it was hand who trained me', 'en'],
  ] as const)(
    'redaction masks a person in a cleft sentence even if the name is an ordinary word: %s',
    (name, word, language) => {
      const closed = (text: string) => closedTokens(tokenise(text), language, () => true);
      expect(closed(word)).toEqual(closed(name));
    },
  );

  it('redaction finds no name in « c’est le chef qui » and “it was people who”', () => {
    expect(closedTokens(tokenise('c’est le chef qui décide'), 'fr', () => true)).toContain('chef');
    expect(closedTokens(tokenise('it was people who decided'), 'en', () => true)).toContain('people');
  });
});

describe('words about life outside work', () => {
  const ofOffer = (text: string, language: 'fr' | 'en') => closedTokens(tokenise(text), language, () => true);

  it('the engine masks the candidate’s own children even if the offer is about children', () => {
    expect(ofOffer('je m’occupe de mes enfants', 'fr')).toEqual(ofOffer('je m’occupe de mon jardin', 'fr'));
    expect(ofOffer('I look after my children', 'en').at(-1)).toBe(OPEN_WORD);
    expect(ofOffer('je m’occupe des enfants', 'fr')).toContain('enfants');
  });

  it('the engine masks « l’Aïd » even if the offer asks for first aid', () => {
    expect(ofOffer('je prends mes congés pour l’Aïd', 'fr')).toEqual(
      ofOffer('je prends mes congés pour les vacances', 'fr'),
    );
    expect(ofOffer('I learned first aid', 'en')).toContain('aid');
  });
});

describe('hyphenated words', () => {
  it('the engine keeps a hyphenated trade word in both genders, and masks a hyphenated place name', () => {
    const none = () => false;
    expect(withoutHyphenatedNames('demi-cheffe de partie', 'fr', none)).toBe('demi-cheffe de partie');
    expect(withoutHyphenatedNames('demi-chef de partie', 'fr', none)).toBe('demi-chef de partie');
    expect(withoutHyphenatedNames('à Saint-Léger', 'fr', none)).toBe('à [nom]');
  });
});
