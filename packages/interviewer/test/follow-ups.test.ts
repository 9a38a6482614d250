import { describe, expect, it } from 'vitest';
import { chooseFollowUps } from '@kafaa/interviewer/questions/follow-ups';
import { EMPTY, interview, jobBrief, LIVED, question } from './briefs.ts';

const VAGUE = 'Une fois, chez un client, une machine est tombée en panne et on a dû la réparer rapidement.';
const NO_RESULT =
  'Un vendredi, la machine s’est arrêtée chez un client. J’ai démonté le moteur et j’ai nettoyé la pompe avec un collègue.';

describe('what is asked again', () => {
  it('comes back to two answers at most, in the order of the questions, with their numbers', () => {
    const asked = chooseFollowUps(interview([VAGUE, LIVED, VAGUE.replace('machine', 'pompe'), EMPTY, VAGUE]));
    expect(asked).toHaveLength(2);
    const numbers = asked.map(({ question: index }) => index);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    for (const { question: index, text } of asked) {
      expect([0, 2, 3, 4]).toContain(index);
      expect(text.startsWith(`À propos de la question ${index + 1}\u00A0: `)).toBe(true);
    }
  });

  it('leaves alone an answer with its action and its result, and one that could not be judged', () => {
    expect(chooseFollowUps(interview([LIVED]))).toEqual([]);
    expect(chooseFollowUps(interview([null, 'قدت فريقا من ستة أشخاص في صفاقس وأنهينا المشروع قبل الموعد']))).toEqual(
      [],
    );
  });

  it('asks for what is missing, in the language of the interview', () => {
    const only = (answer: string, changes = {}) =>
      chooseFollowUps(interview([answer], changes)).map(({ text }) => text);
    expect(only(VAGUE)).toEqual(['À propos de la question 1\u00A0: qu’avez-vous fait vous-même, concrètement\u202F?']);
    const result = 'À propos de la question 1\u00A0: quel a été le résultat concret\u202F?';
    expect([[], [result]]).toContainEqual(only(NO_RESULT));
    const english = { job: jobBrief({ interviewLanguage: 'Anglais' }) };
    const [asked = ''] = only('Once a machine broke down at a client’s and it had to be repaired quickly.', english);
    expect(asked).toMatch(/^About question 1: what (?:did you do yourself, concretely|was the concrete result)\?$/);
  });

  it('asks about what one would do where the question imagines', () => {
    const exchange = { question: question({ kind: 'situation' }), answer: 'Cela dépend, il faut rester calme.' };
    const [asked] = chooseFollowUps(interview([exchange]));
    expect(asked?.text).toMatch(/que feriez-vous vous-même en premier|à quoi verriez-vous/);
  });
});
