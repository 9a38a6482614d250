import { describe, expect, it } from 'vitest';
import { firstReason } from './reason-texts.ts';

describe('firstReason', () => {
  it.each([
    [
      'puts the candidate’s words before the question of the best answer',
      'À rencontrer\u00A0: la mieux notée, «\u00A0Avec quoi vendez-vous\u202F?\u00A0»\u00A0: «\u00A0Je goûte. Puis je propose\u00A0» (réponse\u00A05, niveau\u00A04).\nAutre phrase.',
      'Réponse la mieux notée\u00A0: «\u00A0Je goûte. Puis je propose\u00A0» (réponse\u00A05, niveau\u00A04), à la question «\u00A0Avec quoi vendez-vous\u202F?\u00A0».',
    ],
    [
      'puts the candidate’s words before the question of one of the weakest answers',
      'À rencontrer\u00A0: parmi les moins bien notées, «\u00A0Pourquoi ici\u202F?\u00A0»\u00A0: «\u00A0Je ne sais pas\u00A0» (réponse\u00A08).',
      'Parmi les réponses les moins bien notées\u00A0: «\u00A0Je ne sais pas\u00A0» (réponse\u00A08), à la question «\u00A0Pourquoi ici\u202F?\u00A0».',
    ],
    ['keeps another sentence', 'À rencontrer\u00A0: des cas précis. Autre phrase.', 'Des cas précis.'],
    ['is null for an empty note', '', null],
  ])('the first reason %s', (_title, note, reason) => {
    expect(firstReason(note, 'À rencontrer')).toBe(reason);
  });
});
