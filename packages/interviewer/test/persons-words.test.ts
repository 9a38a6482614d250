import { describe, expect, it } from 'vitest';
import type { QuestionKind } from '@kafaa/interviewer/contract';
import { evaluateInterview, scoreAnswers } from '@kafaa/interviewer/local';
import { passages } from '@kafaa/interviewer/scoring/passages';
import { alertOf } from '@kafaa/interviewer/scoring/said/alerts';
import { statesLimit } from '@kafaa/interviewer/scoring/said/limits';
import { wholeOf } from '@kafaa/interviewer/scoring/said/whole';
import { interview, LIVED, question } from './briefs.ts';

describe('words to check with the person', () => {
  it.each([
    'En cas de doute je shunte le contact pour terminer rapidement',
    'je désactive l’alarme le temps de finir',
    'Je travaille toujours sans gants, c’est plus rapide',
    'personne n’a rien vu j’ai arrangé avec les dates et le dossier est passé',
    'tu prends la position où le client paie moins',
    'S’il manque je complète de ma poche',
    'S’il est tombé je ne dis rien, je dis qu’il a été sage',
    'celui qui n’est pas content il peut aller ailleurs',
    'Le prix on n’en parle pas à table',
    'pas la peine de vérifier, je connais',
  ])('the sentence is to be checked: %s', (text) => expect(alertOf(text, 'fr')).toBe('grave'));

  it.each(['Une démonstration me suffit', 'Moi je n’ai pas besoin qu’on me montre beaucoup'])(
    'the sentence is a boast to be checked: %s',
    (text) => expect(alertOf(text, 'fr')).toBe('boast'),
  );

  it.each([
    'Il ne faut jamais shunter un contact',
    'J’ai refusé de faire une fausse déclaration',
    'Je rappelle que sans combinaison fermée on ne travaille pas',
    'S’il manque 10 dinars j’écris qu’il manque 10 dinars, je ne mets pas de ma poche',
    'Mon collègue travaillait sans gants, je l’ai signalé au chef',
    'Je coupe le général, cadenas à moi, clé dans ma poche',
    'Je regarde sans parler et après je redis les étapes',
  ])('the sentence needs no check: %s', (text) => expect(alertOf(text, 'fr')).toBeNull());

  it.each<[string, 'grave' | null]>([
    ['I bypass the safety switch to save time', 'grave'],
    ['I just backdate the report', 'grave'],
    ['I never bypass the safety switch', null],
  ])('the English sentence « %s » is read as: %s', (text, read) => expect(alertOf(text, 'en')).toBe(read));
});

describe('limits that people state in passing', () => {
  it.each([
    'L’amovible c’est pas mon fort, j’en fais peu',
    'Franchement Excel je me débrouille, pas plus',
    'Pour les impôts c’est le cabinet extérieur qui dépose',
    'Je n’ai fait la transhumance qu’en accompagnant',
    'je devrais réviser pour l’expliquer',
    'la machine c surtout notre couturiere',
    'je greffe mais je suis pas le meilleur',
  ])('the sentence states a limit: %s', (text) => expect(statesLimit(text, 'fr')).toBe(true));

  it.each([
    'Si quelqu’un que je ne connais pas vient chercher un enfant, je ne le donne pas',
    'Je n’ai jamais fait d’erreur de caisse',
    'Je n’ai pas fait de discours',
    'Au début je ne connaissais pas la machine',
  ])('the sentence states no limit: %s', (text) => expect(statesLimit(text, 'fr')).toBe(false));
});

describe('whole sentences', () => {
  const shownOf = (answer: string, part: string): string => {
    const prepared = scoreAnswers(interview([answer]))[0]?.prepared;
    const passage = prepared && passages(prepared).find(({ text }) => text.includes(part));
    if (!prepared || !passage) throw new Error('no such passage');
    return wholeOf(passage, prepared, answer).text;
  };

  it('a sentence that depends on the one before it is shown with it', () => {
    expect(
      shownOf(
        'Quand il y a une prime en juin, on régularise. Sinon en décembre le salarié a une grosse retenue.',
        'Sinon',
      ),
    ).toBe('Quand il y a une prime en juin, on régularise. Sinon en décembre le salarié a une grosse retenue');
  });

  it('a sentence that takes back the one before it is shown with it', () => {
    expect(
      shownOf(
        'En cas de doute sur la porte du magasin j’appelle toujours mon superviseur au téléphone. Mais à 14 h en août je finis seul.',
        'superviseur',
      ),
    ).toContain('. Mais à 14 h en août je finis seul');
  });

  it('a sentence that is too long is cut at a clause, and the cut is marked', () => {
    const long = `je prends la machine du fond, ${'je regarde la courroie et le moteur, '.repeat(16)}je note tout sur la fiche`;
    expect(shownOf(long, 'machine du fond')).toMatch(/^je prends la machine du fond, .* …$/);
  });
});

describe('decisive words in a summary', () => {
  const noteOf = (answer: string, kind: QuestionKind) =>
    evaluateInterview(
      interview([
        { answer: LIVED },
        { question: question({ kind, competency: 'Dépannage', text: 'Que faites-vous ?' }), answer },
      ]),
    );
  const unsafe =
    'La porte bloque souvent. En cas de doute je shunte le contact pour terminer rapidement, puis je remets tout.';

  it('words to check are shown and asked about first, and are no strength', () => {
    const { note } = noteOf(unsafe, 'situation');
    expect(note).toMatch(/À vérifier avec la personne\u00A0: «\u00A0[^»]*je shunte le contact/);
    expect(note).toMatch(/À lui demander\u00A0: «\u00A0[^»]*je shunte le contact/);
    expect(note).not.toMatch(/dit\u00A0: «\u00A0[^»]*je shunte le contact/);
  });

  it('words to check change no number', () => {
    const safe = unsafe.replace('je shunte le contact', 'je regarde le contact');
    const numbers = (answer: string) => noteOf(answer, 'situation').answers.map(({ level }) => level);
    expect(numbers(unsafe)).toEqual(numbers(safe));
  });

  it('no question repeats the words of the interview’s own questions', () => {
    const input = interview([LIVED, 'Il faut être rigoureux.', 'Je suis motivé.']);
    const asked = evaluateInterview(input)
      .note.split('\n')
      .filter((line) => line.startsWith('À lui demander'));
    const own = input.exchanges.map(({ question: each }) => each.text);
    const repeated = asked.filter((line) => !line.includes('de nouveau') && own.some((text) => line.includes(text)));
    expect(repeated).toEqual([]);
  });
});
