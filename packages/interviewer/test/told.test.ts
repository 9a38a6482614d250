import { describe, expect, it } from 'vitest';
import type { QuestionKind } from '@kafaa/interviewer/contract';
import { evaluateInterview, scoreAnswers } from '@kafaa/interviewer/local';
import { admissionIn } from '@kafaa/interviewer/scoring/summary/admissions';
import { pathTold } from '@kafaa/interviewer/scoring/summary/path';
import { interview, jobBrief, question } from './briefs.ts';

const ENGLISH = { job: jobBrief({ interviewLanguage: 'Anglais' as const }) };

function readOf(answer: string, kind: QuestionKind, changes = {}) {
  const input = interview([{ question: question({ kind }), answer }], changes);
  const [scored] = scoreAnswers(input);
  if (!scored) throw new Error('no answer');
  return { input, scored };
}

const admits = (answer: string, changes = {}): string | null =>
  admissionIn(readOf(answer, 'knowledge', changes).scored)?.text ?? null;

describe('a lack that an answer admits', () => {
  it.each([
    [
      'Je n’ai jamais utilisé la meuleuse à eau. Je range la machine le soir.',
      'Je n’ai jamais utilisé la meuleuse à eau',
    ],
    ['La resine je connais pas. Je range les seaux.', 'La resine je connais pas'],
    [
      'Pour la soudure je n’en ai jamais fait, j’aimerais apprendre.',
      'Pour la soudure je n’en ai jamais fait, j’aimerais apprendre',
    ],
    ['Les alarmes, je n’ai jamais été formée.', 'Les alarmes, je n’ai jamais été formée'],
    ['La courbe je la lisais mais je n’ai jamais réglé.', 'La courbe je la lisais mais je n’ai jamais réglé'],
    ['Sur les bons, j’ai besoin qu’on m’apprenne.', 'Sur les bons, j’ai besoin qu’on m’apprenne'],
    ['Sur les variateurs je suis moins fort sur le réglage.', 'Sur les variateurs je suis moins fort sur le réglage'],
    ['Je n’ai pas encore travaillé dans ce domaine.', 'Je n’ai pas encore travaillé dans ce domaine'],
  ])('is quoted: %s', (answer, quote) => expect(admits(answer)).toBe(quote));

  it('is quoted in English', () => {
    expect(admits('I have never used a milling machine. I can read a drawing.', ENGLISH)).toBe(
      'I have never used a milling machine',
    );
  });

  it.each([
    'Je n’ai jamais fait d’erreur de caisse en six ans.',
    'Je n’ai jamais eu à me plaindre de mon équipe.',
    'Si je connais pas la personne qui vient chercher je donne pas l’enfant.',
    'Ce que je ne sais pas faire je le laisse arrêté avec un papier sur la porte.',
    'Il n’avait jamais utilisé la machine, je lui ai montré deux fois.',
    'Au début je n’avais jamais travaillé avec un scanner, et en deux semaines je l’ai appris.',
    'Je ne sais pas pourquoi il a crié, je suis resté calme.',
    'J’ai utilisé la machine chaque jour.',
  ])('is not: %s', (answer) => expect(admits(answer)).toBeNull());
});

const path = (answer: string, kind: QuestionKind): string | null => {
  const { input, scored } = readOf(answer, kind);
  return pathTold({ exchanges: input.exchanges, answers: [scored] })?.passage.text ?? null;
};

describe('the path that answers tell', () => {
  it.each<[QuestionKind, string, string]>([
    [
      'motivation',
      'J’ai travaillé 6 ans dans un jardin d’enfants. J’aime l’accueil.',
      'J’ai travaillé 6 ans dans un jardin d’enfants',
    ],
    ['motivation', '6 ans d’ascenseurs, BTS à Sfax. J’aime chercher la panne.', '6 ans d’ascenseurs, BTS à Sfax'],
    [
      'motivation',
      'Je fais la maintenance depuis 3 ans et demi a Sfax. Et voilà.',
      'Je fais la maintenance depuis 3 ans et demi a Sfax',
    ],
    ['motivation', 'Depuis 2020 je fais l’inspection et la cuisson.', 'Depuis 2020 je fais l’inspection et la cuisson'],
    [
      'behaviour',
      'J’ai fait deux ans à l’accueil chez un opérateur. Le samedi il y a du monde.',
      'J’ai fait deux ans à l’accueil chez un opérateur',
    ],
  ])('are quoted from a %s answer: %s', (kind, answer, quote) => expect(path(answer, kind)).toBe(quote));

  it.each<[QuestionKind, string]>([
    ['motivation', 'Moi c’est Yosr 20 ans bac lettres et j’aime les enfants.'],
    ['motivation', 'Je portais les enceintes à 15 ans aux mariages.'],
    ['motivation', 'Ma mère a été malade 4 ans à Kairouan et je l’accompagnais.'],
    ['motivation', 'Vous demandez 3 ans et je veux apprendre ce travail.'],
    ['behaviour', 'J’ai dit au chef de mettre une cage, il l’a fait deux mois après.'],
    ['behaviour', 'Un enfant de 4 ans s’endort dans le bus.'],
    ['behaviour', 'La date était 6 ans plus vieux, j’en ai trouvé neuf.'],
  ])('are none in a %s answer: %s', (kind, answer) => expect(path(answer, kind)).toBeNull());

  it('stand in the summary, and a witness may be asked for', () => {
    const { note } = evaluateInterview(
      interview([
        {
          question: question({ kind: 'motivation' }),
          answer: 'J’ai travaillé 6 ans dans un jardin d’enfants à Tunis. J’ai organisé 40 sorties.',
        },
      ]),
    );
    expect(note).toContain('Parcours dit\u00A0: «\u00A0J’ai travaillé 6 ans dans un jardin d’enfants à Tunis\u00A0»');
    expect(note).toContain('qui peut le confirmer\u202F?');
  });
});
