import { describe, expect, it } from 'vitest';
import type { AnswerKey, KeyReading, Question } from '@kafaa/interviewer/contract';
import { usableKey } from '@kafaa/interviewer/keys/compile';
import { lintKey } from '@kafaa/interviewer/keys/lint';
import { readByKey } from '@kafaa/interviewer/keys/match';
import { fits, quantityAt } from '@kafaa/interviewer/keys/quantities';
import { sentences } from '@kafaa/interviewer/language/tokens';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { isVerbatim } from '@kafaa/interviewer/quotes';
import { interview, question } from './briefs.ts';

const KEY: AnswerKey = {
  points: [
    { text: 'Couper l’alimentation', synonyms: ['couper le courant', 'ouvrir le disjoncteur', 'mettre hors tension'] },
    { text: 'Condamner la coupure', synonyms: ['mettre un cadenas', 'poser une pancarte'] },
    { text: 'Vérifier l’absence de tension', synonyms: ['VAT', 'contrôler qu’il n’y a plus de tension'] },
    { text: 'Garder les produits entre 0 et 4 °C', synonyms: ['au frigo'] },
  ],
  redFlags: [
    { text: 'Travailler sous tension', synonyms: ['pas besoin de couper', 'laisser le courant'] },
    { text: 'Recongeler', synonyms: ['remettre au congélateur'] },
  ],
  signedBy: 'Amel Ben Salah',
};

const asking = (key?: AnswerKey): Question =>
  question({ kind: 'knowledge', text: 'Comment travaillez-vous en sécurité ?', ...(key ? { key } : {}) });

function reading(answer: string, key = KEY, language: 'fr' | 'en' = 'fr'): KeyReading {
  const usable = usableKey(asking(key), language);
  if (!usable) throw new Error('usableKey returned no key');
  return readByKey(
    sentences(answer).map(({ raw }) => raw),
    usable,
    language,
  );
}

/** Hits of a key, one line each: « named Condamner la coupure = … ». */
function hits(answer: string, key = KEY, language: 'fr' | 'en' = 'fr'): string[] {
  const { points, redFlags } = reading(answer, key, language);
  return [
    ...points.flatMap(({ text, found, quote }) => (found === 'not-found' ? [] : `${found} ${text} = ${quote}`)),
    ...redFlags.map(({ text, quote }) => `flag ${text} = ${quote}`),
  ];
}

function judged(answer: string, key?: AnswerKey) {
  const input = interview([answer]);
  const exchanges = input.exchanges.map((each) => ({ ...each, question: asking(key) }));
  const [evaluation] = evaluateInterview({ ...input, exchanges }).answers;
  if (!evaluation) throw new Error('evaluateInterview returned no answer');
  return evaluation;
}

const CUT = 'Couper l’alimentation';
const LOCK = 'Condamner la coupure';
const COLD = 'Garder les produits entre 0 et 4 °C';
const TEST = 'Vérifier l’absence de tension';
const LIVE = 'Travailler sous tension';
const NUMBER = 'Identifier par le numéro ONU';
const WITH_NUMBER: AnswerKey = { ...KEY, points: [...KEY.points, { text: NUMBER, synonyms: ['lire le numéro ONU'] }] };
const AMOUNTS: AnswerKey = {
  points: [{ text: 'Baisser la dose', synonyms: ['moins de levure'] }],
  redFlags: [{ text: 'Augmenter la dose', synonyms: ['plus de levure'] }],
  signedBy: 'Amel Ben Salah',
};

describe('points of a key', () => {
  it.each([
    ['in the key’s own words', 'Je coupe le courant.', `named ${CUT} = Je coupe le courant`],
    ['in another order', 'Le courant, je le coupe toujours.', `named ${CUT} = Le courant, je le coupe toujours`],
    ['as a participle', 'Le courant est bien coupé.', `named ${CUT} = Le courant est bien coupé`],
    ['with an irregular verb', 'puis je mets mon cadenas', `named ${LOCK} = puis je mets mon cadenas`],
    ['with one letter missing', 'je coupe le couran', `named ${CUT} = je coupe le couran`],
    ['in text-message shorthand', 'jcoupe tjrs le courant', `named ${CUT} = jcoupe tjrs le courant`],
    ['as an item of a list', 'frigo', `named ${COLD} = frigo`],
    [
      'in a double negation',
      'Je ne travaille jamais sans couper le courant.',
      `named ${CUT} = Je ne travaille jamais sans couper le courant`,
    ],
    [
      'that must not be forgotten',
      'Il ne faut pas oublier de couper le courant.',
      `named ${CUT} = Il ne faut pas oublier de couper le courant`,
    ],
    ['with « ne… que »', 'Je ne coupe que le courant.', `named ${CUT} = Je ne coupe que le courant`],
    [
      'with « pas seulement »',
      'Je ne mets pas seulement un cadenas.',
      `named ${LOCK} = Je ne mets pas seulement un cadenas`,
    ],
    [
      'that is itself a denial',
      'Je contrôle qu’il n’y a plus de tension.',
      `named ${TEST} = Je contrôle qu’il n’y a plus de tension`,
    ],
    ['by a number within the interval', 'les produits à 4 degrés', `named ${COLD} = les produits à 4 degrés`],
    ['by « n° » for « numéro »', 'je lis le n° ONU', `named ${NUMBER} = je lis le n° ONU`, WITH_NUMBER],
    ['by the interval itself', 'les produits entre 0 et 4 °', `named ${COLD} = les produits entre 0 et 4 °`],
  ])('the key finds a point %s', (_, answer, hit, key: AnswerKey = KEY) => {
    expect(hits(answer, key)).toEqual([hit]);
  });

  it.each([
    ['la levure est fatiguée', []],
    ['moins de levure', ['named Baisser la dose = moins de levure']],
    ['je diminue la levure', ['named Baisser la dose = je diminue la levure']],
    ['plus de levure', ['flag Augmenter la dose = plus de levure']],
  ])('the key matches an amount only as part of its phrase: « %s »', (answer, found) => {
    expect(hits(answer, AMOUNTS)).toEqual(found);
  });

  it.each([
    ['je coupe pas le courant', `denied ${CUT} = je coupe pas le courant`],
    ['Je ne coupe jamais le courant', `denied ${CUT} = Je ne coupe jamais le courant`],
    ['Le cadenas, inutile de le mettre.', `denied ${LOCK} = Le cadenas, inutile de le mettre`],
    ['Le cadenas ne sert à rien.', `denied ${LOCK} = Le cadenas ne sert à rien`],
    ['sans cadenas ni pancarte', `denied ${LOCK} = sans cadenas ni pancarte`],
    ['Je travaille sans pancarte.', `denied ${LOCK} = Je travaille sans pancarte`],
    [
      'au lieu de couper le courant je mets mes bottes',
      `denied ${CUT} = au lieu de couper le courant je mets mes bottes`,
    ],
  ])('the key finds a denied point in: %s', (answer, hit) => {
    expect(hits(answer)).toEqual([hit]);
  });

  it.each([
    'les produits à 8 degrés',
    'Comment travaillez-vous en sécurité ?',
    'S’il n’y a pas de cadenas, cela arrive.',
    'La sécurité est très importante et je fais attention à tout.',
  ])('the key finds no point and no red flag in: %s', (answer) => {
    expect(hits(answer)).toEqual([]);
  });
});

describe('red flags of a key', () => {
  it.each([
    ['Je travaille sous tension.', `flag ${LIVE} = Je travaille sous tension`],
    ['pas besoin de couper, ça va vite', `flag ${LIVE} = pas besoin de couper`],
    ['Je recongèle le reste.', 'flag Recongeler = Je recongèle le reste'],
  ])('the key finds a red flag in: %s', (answer, hit) => {
    expect(hits(answer)).toContain(hit);
  });

  it.each([
    'Il ne faut pas travailler sous tension.',
    'surtout pas travailler sous tension',
    'Je refuse de travailler sous tension.',
    'Il faut éviter de travailler sous tension.',
    'Travailler sous tension est interdit.',
    'Je ne laisse pas le courant.',
    'On ne doit jamais recongeler.',
    'Les gens pensent qu’on peut recongeler, mais non.',
  ])('the key finds no red flag if the mistake is denied: %s', (answer) => {
    expect(reading(answer).redFlags).toEqual([]);
  });
});

const ENGLISH: AnswerKey = {
  points: [
    { text: 'Add the acid to the water', synonyms: ['acid into water', 'pour the acid slowly'] },
    { text: 'Wear goggles and gloves', synonyms: ['goggles', 'gloves'] },
    { text: 'Work under the fume hood', synonyms: ['fume hood', 'extraction'] },
  ],
  redFlags: [{ text: 'Adding water to the acid', synonyms: ['water into acid', 'without goggles'] }],
  signedBy: 'Amel Ben Salah',
};

describe('English keys', () => {
  it.each([
    ['I pour the acid slowly.', ['named Add the acid to the water = I pour the acid slowly']],
    ['I never work without goggles.', ['named Wear goggles and gloves = I never work without goggles']],
    [
      'I work without goggles.',
      [
        'denied Wear goggles and gloves = I work without goggles',
        'flag Adding water to the acid = I work without goggles',
      ],
    ],
    ["I don't wear gloves.", ["denied Wear goggles and gloves = I don't wear gloves"]],
    ['No need for the fume hood.', ['denied Work under the fume hood = No need for the fume hood']],
  ])('the English key finds the points and red flags in: %s', (answer, found) => {
    expect(hits(answer, ENGLISH, 'en')).toEqual(found);
  });

  it('the English key distinguishes « acid into water » from « water into acid » by the order of the words', () => {
    expect(hits('Always acid into water.', ENGLISH, 'en')).toEqual([
      'named Add the acid to the water = Always acid into water',
    ]);
    expect(hits('I pour the water into acid.', ENGLISH, 'en')).toContain(
      'flag Adding water to the acid = I pour the water into acid',
    );
  });
});

describe('quantities', () => {
  it.each([
    ['deux heures', '2 h', true],
    ['un semaine', '7 jours', true],
    ['moins de 2 heures', '90 minutes', true],
    ['moins de 2 heures', '3 heures', false],
    ['entre 0 et 4 degres', '3', true],
    ['0 a 4 degres', '10 degres', false],
    ['un quart d heure', '15 min', true],
    ['2 heures', '2 degres', false],
  ])('the quantity « %s » of the key matches the quantity « %s » of the answer: %s', (asked, said, fit) => {
    const read = (text: string) => {
      const words = text.split(' ');
      return words.map((_, at) => quantityAt(words, at)).find((each) => each !== null)?.quantity;
    };
    const [one, other] = [read(said), read(asked)];
    expect(one && other && fits(one, other)).toBe(fit);
  });
});

const RIGHT =
  'Je coupe le courant au disjoncteur et je mets mon cadenas parce que sinon un collègue le remet. Ensuite je passe le VAT sur chaque phase.';

describe('answers to keyed questions', () => {
  it('the reason lists the key points that were found, with their quotes, and the missing ones', () => {
    const { level, reason, flags, key, quotes } = judged(RIGHT, KEY);
    expect(level).toBe(3);
    expect(reason).toBe(
      'Connaissance appliquée\u00A0: 3 points sur 4 du corrigé. Trouvé\u00A0: Couper l’alimentation («\u00A0Je coupe le courant au disjoncteur et je mets mon cadenas parce que sinon un collègue le…\u00A0») ; Condamner la coupure («\u00A0Je coupe le courant au disjoncteur et je mets mon cadenas parce que sinon un collègue le…\u00A0») ; Vérifier l’absence de tension («\u00A0Ensuite je passe le VAT sur chaque phase\u00A0»). Non trouvé par le logiciel\u00A0: Garder les produits entre 0 et 4 °C.'.replaceAll(
        ' ;',
        '\u202F;',
      ),
    );
    expect(flags).not.toContain('to-verify');
    expect(key?.points.map(({ found }) => found)).toEqual(['named', 'named', 'named', 'not-found']);
    for (const quote of quotes) expect(isVerbatim(quote, RIGHT)).toBe(true);
  });

  it('an answer to a question without a key is flagged to-verify', () => {
    const { reason, flags, key } = judged(RIGHT);
    expect(reason).toMatch(/^Réponse argumentée(?: et détaillée)?, exactitude à vérifier\. /);
    expect(flags).toContain('to-verify');
    expect(key).toBeUndefined();
  });

  it('an otherwise right answer with a red flag stays at level 1', () => {
    const wrong = `${RIGHT} Mais si le client est pressé, je travaille sous tension.`;
    const { level, reason } = judged(wrong, KEY);
    expect(level).toBe(1);
    expect(reason).toContain('Réponse contraire au corrigé');
    expect(reason).toContain(
      'Signal d’alerte\u00A0: Travailler sous tension («\u00A0je travaille sous tension\u00A0»).',
    );
  });

  it('a short list of the key points reaches level 3', () => {
    const { level, flags } = judged('couper le courant, cadenas, VAT, frigo', KEY);
    expect(level).toBe(3);
    expect(flags).toEqual([]);
  });

  it('a denied key point lowers the score, and two denied points limit the answer to level 1', () => {
    expect(judged(`${RIGHT} Le cadenas ne sert à rien.`, KEY).score).toBeLessThan(judged(RIGHT, KEY).score ?? 0);
    expect(
      judged('Je ne coupe pas le courant, et le cadenas ne sert à rien parce que je suis seul.', KEY).level,
    ).toBeLessThanOrEqual(1);
  });

  it('a key point named by a word outside the dictionaries counts in a list of short sentences', () => {
    const key: AnswerKey = {
      points: [
        { text: 'mesurer l’oxygène dissous', synonyms: ['oxymètre'] },
        { text: 'arrêter l’alimentation', synonyms: ['couper les nourrisseurs'] },
      ],
      redFlags: [],
      signedBy: 'Amel Ben Salah',
    };
    const { key: found } = judged('Oxymètre. Nourrisseurs coupés. Je préviens le chef.', key);
    expect(found?.points.map(({ quote }) => quote)).toEqual(['Oxymètre', 'Nourrisseurs coupés']);
  });

  it('of two answers that name no key point, the better argued answer has the higher score', () => {
    const vague = 'La sécurité est la première chose dans notre métier et il faut toujours être prudent.';
    const argued =
      'Je vérifie mes outils un par un parce qu’un accident coûte cher, puis je préviens mon chef à 8 h et je note l’heure dans le cahier.';
    expect(judged(argued, KEY).score).toBeGreaterThan(judged(vague, KEY).score ?? 0);
  });

  it('an answer that names no key point stays at level 1', () => {
    const general = 'Je vérifie mes outils un par un parce qu’un accident coûte cher, puis je préviens mon chef à 8 h.';
    expect(judged(general, KEY).level).toBe(1);
    expect(judged(general, KEY).reason).toContain('0 point sur 4 du corrigé');
  });

  it('a right answer scores more than 25 points above a confident wrong answer and a vague one', () => {
    const wrong =
      'Avec vingt ans de métier, pas besoin de couper le courant parce que cela fait perdre une heure au client, et le cadenas c’est pour les usines. Je teste du doigt.';
    const vague = 'La sécurité est la première chose dans notre métier et il faut toujours être prudent.';
    const [right, bad, empty] = [RIGHT, wrong, vague].map((each) => judged(each, KEY).score ?? 0) as [
      number,
      number,
      number,
    ];
    expect(right).toBeGreaterThan(bad + 25);
    expect(right).toBeGreaterThan(empty + 25);
  });
});

const LONG: AnswerKey = {
  points: [{ text: 'couper le courant '.repeat(170), synonyms: [] }],
  redFlags: [],
  signedBy: 'A',
};
const ENTRY = { text: 'Couper le courant', synonyms: ['ouvrir le disjoncteur', 'mettre hors tension'] };
const BAD: readonly (readonly [string, AnswerKey, string[]])[] = [
  [
    'empty',
    { points: [], redFlags: [], signedBy: 'A' },
    ['Le corrigé est vide\u00A0: il ne compte pas, l’exactitude des réponses reste à vérifier.'],
  ],
  [
    'one point of 500 words',
    LONG,
    [
      'Le corrigé a 1 point\u00A0: il en faut trois à cinq pour distinguer une réponse juste d’une réponse à moitié juste.',
      'Le point 1 compte 510 mots\u00A0: gardez une seule idée, en douze mots au plus, et mettez le reste en synonymes.',
    ],
  ],
  [
    'contradictory',
    { points: [ENTRY], redFlags: [ENTRY], signedBy: 'A' },
    [
      'Le corrigé a 1 point\u00A0: il en faut trois à cinq pour distinguer une réponse juste d’une réponse à moitié juste.',
      'Le corrigé se contredit\u00A0: «\u00A0Couper le courant\u00A0» est à la fois un point et un signal d’alerte.',
    ],
  ],
  [
    'in another language',
    ENGLISH,
    ['Le corrigé n’est pas écrit dans la langue de l’entretien (français)\u00A0: il ne compte pas.'],
  ],
  [
    'in Arabic',
    { points: [{ text: 'قطع التيار', synonyms: [] }], redFlags: [], signedBy: 'A' },
    [
      'Le corrigé a 1 point\u00A0: il en faut trois à cinq pour distinguer une réponse juste d’une réponse à moitié juste.',
      'Le point 1 ne contient aucun mot à chercher hors de ceux de la question\u00A0: ajoutez les mots qu’une bonne réponse emploie.',
    ],
  ],
  [
    'not signed',
    { points: KEY.points, redFlags: KEY.redFlags },
    [
      'Le point 4 n’a presque pas de synonymes\u00A0: ajoutez deux ou trois façons de le dire.',
      'Le signal d’alerte 2 n’a presque pas de synonymes\u00A0: ajoutez deux ou trois façons de le dire.',
      'Personne n’a validé ce corrigé\u00A0: il ne compte pas tant qu’il est un brouillon.',
    ],
  ],
];

describe('unusable keys', () => {
  it.each(BAD)('an evaluation ignores an unusable key (%s), and the lint gives the reason', (_, key, advice) => {
    expect(lintKey(asking(key), 'fr').map(({ message }) => message)).toEqual(advice);
    expect(usableKey(asking(key), 'fr')).toBeNull();
    expect(judged(RIGHT, key)).toEqual(judged(RIGHT));
  });

  it('the usable key leaves out a key point that only repeats the question', () => {
    const key = { ...KEY, points: [...KEY.points, { text: 'Travailler en sécurité', synonyms: ['la sécurité'] }] };
    expect(usableKey(asking(key), 'fr')?.points).toHaveLength(4);
  });

  it('a key on a behaviour question is unusable, and the lint says so', () => {
    expect(usableKey({ ...asking(KEY), kind: 'behaviour' }, 'fr')).toBeNull();
    expect(lintKey({ ...asking(KEY), kind: 'behaviour' }, 'fr')[0]?.message).toBe(
      'Un corrigé ne sert qu’aux questions de connaissance et de mise en situation\u00A0: ici, il ne compte pas.',
    );
  });

  it('the lint names the key entry of each error and whether the error blocks the signature', () => {
    const key: AnswerKey = {
      points: [...KEY.points.slice(0, 2), { text: ' ', synonyms: [] }],
      redFlags: [KEY.points[0] ?? ENTRY],
    };
    expect(lintKey(asking(key), 'fr').map(({ at, blocks }) => `${at} ${blocks}`)).toEqual([
      'points.2 true',
      'redFlags.0 true',
      'key false',
    ]);
    expect(lintKey(asking(KEY), 'fr').filter(({ blocks }) => blocks)).toEqual([]);
  });

  it('a key point written twice counts once', () => {
    const key = {
      ...KEY,
      points: [...KEY.points, { text: 'couper l’alimentation', synonyms: ['disjoncteur ouvert'] }],
    };
    expect(usableKey(asking(key), 'fr')?.points).toHaveLength(4);
  });
});
