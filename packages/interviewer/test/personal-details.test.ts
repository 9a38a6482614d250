import { describe, expect, it } from 'vitest';
import type { Identity } from '@kafaa/interviewer/contract';
import { withoutPerson } from '@kafaa/interviewer/llm/outgoing/without-person';

const NONE: ReadonlySet<string> = new Set();
const NOBODY: Identity = { firstName: 'Zzyx', lastName: 'Qwrtz' };
describe('text sent to a language model', () => {
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
  ])('the prompt masks the initials of an organisation that a person belongs to: %s', (answer) => {
    expect(withoutPerson(answer, NOBODY, NONE)).not.toMatch(/SAP|RPG|NUPENG|IBEW|XQTP/);
  });

  it('the prompt masks a clause about private life, and keeps the clause about work beside it', () => {
    const answer = 'j’ai quatre bouches à nourrir, mais la nuit je charge douze camions';
    expect(withoutPerson(answer, NOBODY, NONE)).toBe('[perso], mais la nuit je charge douze camions');
  });
});
