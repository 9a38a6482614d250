import { describe, expect, it } from 'vitest';
import type { AnswerKey, KeyReading } from '@kafaa/interviewer/contract';
import { usableKey } from '@kafaa/interviewer/keys/compile';
import { readByKey } from '@kafaa/interviewer/keys/match';
import { sentences } from '@kafaa/interviewer/language/tokens';
import { question } from './briefs.ts';

const WOUND: AnswerKey = {
  points: [
    { text: 'Appuyer tout de suite sur la plaie', synonyms: ['comprimer la plaie', 'appuyer avec un linge propre'] },
    { text: 'Mettre un cadenas', synonyms: ['condamner la coupure', 'poser une pancarte'] },
    { text: 'Couper le courant', synonyms: ['ouvrir le disjoncteur'] },
    { text: 'Ne pas enlever le premier pansement', synonyms: [] },
  ],
  redFlags: [],
  signedBy: 'Amel Ben Salah',
};

const ENGLISH: AnswerKey = {
  points: [
    { text: 'Press on the wound at once', synonyms: ['press with a clean cloth'] },
    { text: 'Put on a padlock', synonyms: ['lock out the breaker'] },
    { text: 'Switch off the power', synonyms: ['open the breaker'] },
    { text: 'Wear gloves', synonyms: ['gloves'] },
  ],
  redFlags: [],
  signedBy: 'Amel Ben Salah',
};

type Found = KeyReading['points'][number]['found'];

function found(answer: string, key: AnswerKey, language: 'fr' | 'en'): Found[] {
  const text = language === 'fr' ? 'Comment travaillez-vous en sécurité ?' : 'How do you work safely?';
  const usable = usableKey(question({ kind: 'knowledge', text, key }), language);
  if (!usable) throw new Error('usableKey returned no key');
  return readByKey(
    sentences(answer).map(({ raw }) => raw),
    usable,
    language,
  ).points.map((point) => point.found);
}

const FRENCH_POINTS = { press: 0, lock: 1, cut: 2, dressing: 3 } as const;
const ENGLISH_POINTS = { press: 0, lock: 1, cut: 2, gloves: 3 } as const;

describe('negations outside the act', () => {
  it.each([
    ['press', "J'appuie fort sur la plaie avec un tissu propre, ou ma main si j'ai rien, et je ne lâche pas."],
    ['press', 'j appuie sur la plaie si jai rien je prend ma main'],
    ['press', 'jappuie fort sur la plaie et je lache pas'],
    ['press', 'je panique pas j’appuie sur la plaie'],
    ['press', 'Je ne panique pas, j’appuie sur la plaie.'],
    ['press', 'Je ne perds pas de temps j’appuie sur la plaie.'],
    ['press', 'Sans perdre de temps j’appuie sur la plaie.'],
    ['press', 'Sans paniquer, appuyer sur la plaie.'],
    ['press', 'Tant que ça saigne j’appuie sur la plaie.'],
    ['press', 'J’appuie sur la plaie pas sur le bras.'],
    ['press', 'Au lieu de paniquer j’appuie sur la plaie.'],
    ['press', 'J’appuie sur la plaie, pas besoin de garrot.'],
    ['press', 'Appuyer sur la plaie, on ne la lâche pas.'],
    ['press', 'Pour éviter le pire j’appuie sur la plaie.'],
    ['press', 'j’appuie sur la plaie c’est pas la peine de courir'],
    ['press', 'Il n’y a qu’à appuyer sur la plaie.'],
    ['press', 'Personne ne bouge et j’appuie sur la plaie.'],
    ['lock', 'Je mets un cadenas pas une ficelle.'],
    ['lock', 'Je mets mon cadenas et je ne donne la clé à personne.'],
    ['lock', 'je mets le cadenas sinon personne ne sait'],
    ['lock', 'Je mets un cadenas même si j’ai pas le temps.'],
    ['cut', 'je coupe le courant jamais sous tension'],
    ['cut', 'Je ne fais rien avant de couper le courant.'],
    ['cut', 'Tant que je n’ai pas coupé le courant je ne touche à rien.'],
    ['cut', 'Je ne commence pas sans couper le courant.'],
    ['cut', 'Je ne me contente pas juste de couper le courant, je vérifie.'],
    ['cut', 'Je ne fais pas seulement couper le courant, je mets une pancarte.'],
    ['dressing', 'Je n’enlève pas le premier pansement.'],
    ['dressing', 'je mets un autre dessus sans enlever le premier pansement'],
  ] as const)('a negation elsewhere in a French answer leaves the point %s named: %s', (point, answer) => {
    expect(found(answer, WOUND, 'fr')[FRENCH_POINTS[point]]).toBe('named');
  });

  it.each([
    ['press', 'I press hard on the wound with a clean cloth, or my hand if I have nothing, and I don’t let go.'],
    ['press', 'I press on the wound and never let go.'],
    ['press', 'I don’t panic I press on the wound.'],
    ['press', 'Instead of waiting I press on the wound.'],
    ['press', 'I press on the wound, no need for a tourniquet.'],
    ['press', 'i press on the wound not on the arm'],
    ['lock', 'I put on a padlock and nobody else has the key.'],
    ['lock', 'I put on a padlock even if the boss does not like it.'],
    ['cut', 'I switch off the power before I touch anything, I do not guess.'],
    ['cut', 'dont wait, i switch off the power'],
    ['press', 'I do not just press on the wound, I call for help.'],
    ['cut', 'I do not simply switch off the power, I also lock it out.'],
    ['gloves', 'Not just gloves, a mask as well.'],
  ] as const)('a negation elsewhere in an English answer leaves the point %s named: %s', (point, answer) => {
    expect(found(answer, ENGLISH, 'en')[ENGLISH_POINTS[point]]).toBe('named');
  });

  it.each([
    'Sans cadenas, un collègue remet tout en route.',
    'Si je ne mets pas de cadenas quelqu’un le remet.',
    'Certains ne mettent pas de cadenas, ils croient que ça suffit.',
    'Mon premier stage était dans un atelier, le pansement je connais.',
  ])('the engine finds no denied key point in the answer: %s', (answer) => {
    expect(found(answer, WOUND, 'fr')).not.toContain('denied');
  });
});

describe('negations of the act', () => {
  it.each([
    ['press', 'Je n’appuie pas sur la plaie.'],
    ['press', 'jappuie pas sur la plaie'],
    ['press', 'Il ne faut surtout pas appuyer sur la plaie.'],
    ['press', 'Appuyer sur la plaie, inutile.'],
    ['lock', 'je mets jamais de cadenas'],
    ['lock', 'Le cadenas je mets pas.'],
    ['lock', 'Le cadenas ne sert à rien.'],
    ['lock', 'Pas besoin de mettre un cadenas.'],
    ['lock', 'Je travaille vite, sans mettre de cadenas.'],
    ['cut', 'je coupe pas le courant'],
    ['cut', 'J’évite de couper le courant.'],
    ['cut', 'Le courant, je ne le coupe pas.'],
    ['cut', 'Je ne pense pas qu’il faut couper le courant.'],
    ['cut', 'Au lieu de couper le courant, je mets mes bottes.'],
    ['dressing', 'J’enlève le premier pansement.'],
  ] as const)('a negation of the act in a French answer denies the point %s: %s', (point, answer) => {
    expect(found(answer, WOUND, 'fr')[FRENCH_POINTS[point]]).toBe('denied');
  });

  it.each([
    ['press', 'I do not press on the wound.'],
    ['press', 'you should never press on the wound'],
    ['lock', 'No need to put on a padlock.'],
    ['cut', 'I dont switch off the power'],
    ['gloves', 'I work without gloves.'],
  ] as const)('a negation of the act in an English answer denies the point %s: %s', (point, answer) => {
    expect(found(answer, ENGLISH, 'en')[ENGLISH_POINTS[point]]).toBe('denied');
  });
});
