import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Identity } from '@kafaa/interviewer/contract';
import { fold } from '@kafaa/interviewer/language/normalise';
import { withoutPerson } from '@kafaa/interviewer/llm/outgoing/without-person';

interface Detail {
  readonly kind: string;
  readonly identity: Identity;
  readonly text: string;
  readonly secret: string;
}

const LISTS = ['dev', 'test', 'generated', 'written', 'spoken', 'unread-1', 'unread-2', 'unread-4'] as const;
const NONE: ReadonlySet<string> = new Set();
const NOBODY: Identity = { firstName: 'Zzyx', lastName: 'Qwrtz' };
const letters = (text: string): string => fold(text.replace(/\[[a-z]+\]/g, '|')).replace(/[^\p{L}\p{N}|]/gu, '');

/** The details of a list that would still be sent to a model. */
function leaving(list: (typeof LISTS)[number]): { left: Detail[]; all: number } {
  const file = new URL(`../benchmark/personal-details/${list}.json`, import.meta.url);
  const details = JSON.parse(readFileSync(file, 'utf8')) as Detail[];
  const left = details.filter(({ identity, text, secret }) =>
    letters(withoutPerson(text, identity, NONE)).includes(letters(secret)),
  );
  return { left, all: details.length };
}

describe('text sent to a language model', () => {
  it.each(LISTS)('the text sent to a model holds at most 2 % of the personal details of the %s list', (list) => {
    const { left, all } = leaving(list);
    expect(all).toBeGreaterThanOrEqual(100);
    expect(left.length / all, left.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.02);
  });

  it.each([
    'mon chef criait toute la journée alors je suis partie voir la directrice',
    'j’ai changé le joint de la pompe, mesuré la pression et testé deux heures',
    'jai appelé le client pcq la livraison avt du retard, jlui ai proposé un avoir de 1 200 dinars',
    'une collègue fâchée voulait partir ; la route de l’usine était coupée, on a attendu au quai',
    'j’ai 12 ans d’expérience dans la vente, de 2009 à 2021, puis 3 ans chez un grossiste',
    'i fixed the printer queue in two hours and wrote a checklist for the next shift',
    'les patients diabétiques du service reçoivent leur insuline avant le repas',
    'j’appelle cinquante clients par jour, deux cent cinquante par semaine, et j’ai relancé cinquante dossiers',
    '12 clients, 3 ans, 40 % et 2 000 dinars, de 8h30 à 17h, en 3x8, 24/7, un taux passé de 12 à 4 %',
    'le stock de 12 500 pièces, 3 lots de 24, entre 10 et 15 commandes, 1, 2, 3 palettes',
    'a phone valued at 400, fifty calls a day, twenty five boxes and three hundred and twenty orders',
    'l’équipe des jeunes a pris la place des anciens, le cours de la réunion a changé',
    'avec l’équipe SAP et la DSI on a préparé la campagne de vaccination du CHU',
    'à deux ans de la fin du projet, on a eu 58 commandes en novembre',
  ])('an answer without personal details is sent to a model unchanged: %s', (answer) => {
    expect(withoutPerson(answer, NOBODY, NONE)).toBe(answer);
  });

  it.each([
    'Comme déléguée SAP je posais mes lundis',
    'j’ai collé des affiches pour la campagne du RPG à Kankan',
    'some say because I joined NUPENG',
    'a paid-up member of IBEW 424',
    'le local de la XQTP, où je tiens la permanence',
  ])('initials of an organisation that a person belongs to are masked: %s', (answer) => {
    expect(withoutPerson(answer, NOBODY, NONE)).not.toMatch(/SAP|RPG|NUPENG|IBEW|XQTP/);
  });

  it('a clause about private life is masked, and the clause about work beside it is kept', () => {
    const answer = 'j’ai quatre bouches à nourrir, mais la nuit je charge douze camions';
    expect(withoutPerson(answer, NOBODY, NONE)).toBe('[perso], mais la nuit je charge douze camions');
  });
});
