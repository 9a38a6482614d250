import { describe, expect, it } from 'vitest';
import type { QuestionKind } from '@kafaa/interviewer/contract';
import { evaluateInterview, scoreAnswers } from '@kafaa/interviewer/local';
import { admissionIn } from '@kafaa/interviewer/scoring/summary/admissions';
import { pathTold } from '@kafaa/interviewer/scoring/summary/path';
import { interview, jobBrief, LIVED, question } from './briefs.ts';

const ENGLISH = { job: jobBrief({ interviewLanguage: 'Anglais' as const }) };

function readOf(answer: string, kind: QuestionKind, changes = {}) {
  const input = interview([{ question: question({ kind }), answer }], changes);
  const [scored] = scoreAnswers(input);
  if (!scored) throw new Error('scoreAnswers returned no answer');
  return { input, scored };
}

const admits = (answer: string, changes = {}): string | null =>
  admissionIn(readOf(answer, 'knowledge', changes).scored)?.text ?? null;

describe('admitted gaps', () => {
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
    ['Franchement la console c’est pas moi qui programme.', 'Franchement la console c’est pas moi qui programme'],
  ])('an admitted gap is quoted from the answer: %s', (answer, quote) => expect(admits(answer)).toBe(quote));

  it('an admitted gap is quoted from an English answer', () => {
    expect(admits('I have never used a milling machine. I can read a drawing.', ENGLISH)).toBe(
      'I have never used a milling machine',
    );
  });

  it.each([
    'Je n’ai jamais fait d’erreur de caisse en six ans.',
    'Au client je ne promets rien que je ne sais pas faire.',
    'Je n’ai jamais eu à me plaindre de mon équipe.',
    'Si je connais pas la personne qui vient chercher je donne pas l’enfant.',
    'Ce que je ne sais pas faire je le laisse arrêté avec un papier sur la porte.',
    'Il n’avait jamais utilisé la machine, je lui ai montré deux fois.',
    'Au début je n’avais jamais travaillé avec un scanner, et en deux semaines je l’ai appris.',
    'Je ne sais pas pourquoi il a crié, je suis resté calme.',
    'J’ai utilisé la machine chaque jour.',
    'Je n’ai jamais considéré que la responsabilité s’arrêtait à une fiche de poste.',
    'J’ai pas fait le repas prévu, j’ai fait des sandwichs au thon.',
    'Après une semaine je connais pas assez pour décider.',
    'J’ai dit que c’était oublié, j’ai pas inventé l’heure.',
    'Je dis aux chauffeurs combien de temps si je le sais, si je sais pas je dis je sais pas.',
    'J’étais pas d’accord mais c’est pas moi qui signe.',
  ])('no admitted gap is read in the answer: %s', (answer) => expect(admits(answer)).toBeNull());
});

const path = (answer: string, kind: QuestionKind): string | null => {
  const { input, scored } = readOf(answer, kind);
  return pathTold({ exchanges: input.exchanges, answers: [scored] })?.passage.text ?? null;
};

describe('career paths told in answers', () => {
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
  ])('a career path is quoted from a %s answer: %s', (kind, answer, quote) => expect(path(answer, kind)).toBe(quote));

  it.each<[QuestionKind, string]>([
    ['motivation', 'Moi c’est Yosr 20 ans bac lettres et j’aime les enfants.'],
    ['motivation', 'Je portais les enceintes à 15 ans aux mariages.'],
    ['motivation', 'Ma mère a été malade 4 ans à Kairouan et je l’accompagnais.'],
    ['motivation', 'Vous demandez 3 ans et je veux apprendre ce travail.'],
    ['motivation', 'La réception du centre, j’y suis restée 3 ans.'],
    ['behaviour', 'J’ai dit au chef de mettre une cage, il l’a fait deux mois après.'],
    ['behaviour', 'Un enfant de 4 ans s’endort dans le bus.'],
    ['behaviour', 'La date était 6 ans plus vieux, j’en ai trouvé neuf.'],
  ])('no career path is read in a %s answer: %s', (kind, answer) => expect(path(answer, kind)).toBeNull());

  it('the summary quotes the career path and asks which tasks of this job it covered', () => {
    const { note } = evaluateInterview(
      interview([
        {
          question: question({ kind: 'motivation' }),
          answer: 'J’ai travaillé 6 ans dans un jardin d’enfants à Tunis. J’ai organisé 40 sorties.',
        },
      ]),
    );
    expect(note).toContain('Parcours dit\u00A0: «\u00A0J’ai travaillé 6 ans dans un jardin d’enfants à Tunis\u00A0»');
    expect(note).toContain(
      'quelles tâches de ce poste y faisiez-vous déjà, et lesquelles seraient nouvelles pour vous\u202F?',
    );
  });
});

describe('career paths that still go on', () => {
  it('the summary quotes the stages in order, and asks what would be new compared with today’s work', () => {
    const { note } = evaluateInterview(
      interview([
        {
          question: question({ kind: 'motivation' }),
          answer: 'J’ai travaillé 2 ans comme plongeur à Sousse. Je dirige l’atelier des glaces depuis 8 ans.',
        },
      ]),
    );
    expect(note).toContain(
      'Parcours dit\u00A0: «\u00A0J’ai travaillé 2 ans comme plongeur à Sousse\u00A0» et «\u00A0Je dirige l’atelier des glaces depuis 8 ans\u00A0»',
    );
    expect(note).toContain('qu’est-ce qui serait nouveau pour vous dans ce poste');
    expect(note).not.toContain('y faisiez-vous');
  });
});

describe('questions that name something to avoid', () => {
  it('the summary does not present an error to avoid as a way of working', () => {
    const { note } = evaluateInterview(
      interview([
        {
          question: question({
            kind: 'knowledge',
            text: 'Quelle erreur faut-il éviter à tout prix avec SQL, et pourquoi ?',
          }),
          answer: LIVED,
        },
      ]),
    );
    expect(note).toMatch(/sur [^,]+, dit\u00A0: «/);
    expect(note).not.toMatch(/explique «|répond sur l’erreur/);
  });
});

describe('summaries of single answers', () => {
  const noteOf = (told: string, kind: QuestionKind) =>
    evaluateInterview(
      interview([
        { answer: LIVED },
        { question: question({ kind, competency: 'Responsabilité', text: 'Que faites-vous ?' }), answer: told },
      ]),
    );

  it('the summary asks who is to be called only when the answer does not say it', () => {
    const asksNext = (answer: string): boolean => noteOf(answer, 'situation').note.includes('qui prévenez-vous');
    const recount = 'Je recompte la caisse billet par billet et je compare avec les tickets du jour';
    expect(asksNext(`${recount}, puis j’appelle la gérante.`)).toBe(false);
    // The question asks for an own case if the candidate tells none.
    expect(noteOf(`${recount}.`, 'situation').note).toMatch(/qui prévenez-vous|avez-vous un exemple vécu/);
  });

  it('the summary does not ask what follows when the answer tells several steps and how they end', () => {
    const steps =
      'Je ferme la vanne du bac. Je mesure la pression à l’entrée et je note le chiffre. Je change le filtre et je rince dix minutes. À la fin la pression revient à 2 bars.';
    expect(noteOf(steps, 'situation').note).not.toContain('et si cela ne suffit pas');
  });

  it('the summary names no missing example on a subject whose answer tells a case', () => {
    const { note } = evaluateInterview(
      interview([
        { answer: 'Je suis motivé et rigoureux.' },
        {
          question: question({ kind: 'value', competency: 'Transparence' }),
          answer: 'Un jour chez un client la facture était fausse.',
        },
      ]),
    );
    expect(note).not.toMatch(/pas d’exemple précis sur [^;.]*Transparence/u);
    expect(note).toMatch(/pas d’exemple précis sur [^;.]*Résolution/u);
  });

  it('the summary and the reason quote an admitted mistake', () => {
    const slip =
      'L’été dernier j’ai gardé le dépôt trois nuits parce que le rideau était cassé. Je me suis endormi vers 3 h et deux cartons ont disparu. Je l’ai dit au patron le matin même et j’ai payé 40 dinars.';
    const { note, answers } = noteOf(slip, 'value');
    expect(note).toMatch(/«\u00A0[^»]*Je me suis endormi vers 3 h/);
    expect(answers[1]?.reason).toMatch(/[Ee]rreur reconnue\u00A0: «\u00A0Je me suis endormi vers 3 h/);
  });
});
