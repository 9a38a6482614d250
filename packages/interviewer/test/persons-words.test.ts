import { describe, expect, it } from 'vitest';
import { evaluateInterview, scoreAnswers } from '@kafaa/interviewer/local';
import { passages } from '@kafaa/interviewer/scoring/passages';
import { statesLimit } from '@kafaa/interviewer/scoring/said/limits';
import { wholeOf } from '@kafaa/interviewer/scoring/said/whole';
import { interview, LIVED } from './briefs.ts';

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

describe('questions in a summary', () => {
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
