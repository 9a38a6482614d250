import { describe, expect, it } from 'vitest';
import { tokenise } from '@kafaa/interviewer/language/tokens';

describe('tokens of both genders', () => {
  it.each([
    [
      'Je suis allée chez la cheffe avec elle, j’étais contente, seule et prête.',
      'Je suis allé chez le chef avec lui, j’étais content, seul et prêt.',
    ],
    ['La directrice m’a nommée responsable de la caissière.', 'Le directeur m’a nommé responsable du caissier.'],
    [
      'Les nouvelles vendeuses sont arrivées, je les ai formées.',
      'Les nouveaux vendeurs sont arrivés, je les ai formés.',
    ],
    ['Ma mère et ma sœur tenaient la boutique d’une tante.', 'Mon père et mon frère tenaient la boutique d’un oncle.'],
    ['Une femme élégante attendait, la première de la file.', 'Un homme élégant attendait, le premier de la file.'],
    [
      'Étant soigneuse, réfléchie et organisée, je me suis proposée.',
      'Étant soigneux, réfléchi et organisé, je me suis proposé.',
    ],
    ['Je me suis tue, puis j’ai été vue, lue et reçue.', 'Je me suis tu, puis j’ai été vu, lu et reçu.'],
    ['The conductress and both landladies thanked me.', 'The conductor and both landlords thanked me.'],
    ['She told her sister that the waitress was late.', 'He told his brother that the waiter was late.'],
    [
      'Ms Haddad is the headwaitress, my grandma was a queen to me.',
      'Mr Haddad is the headwaiter, my grandpa was a king to me.',
    ],
    ['Yes madam, said my goddaughter and my auntie.', 'Yes sir, said my godson and my uncle.'],
    ['Ma tata et ma seur, une héroïne.', 'Mon tonton et mon frère, un héros.'],
    [
      'I helped the woman with her bag, then the saleswoman came.',
      'I helped the man with his bag, then the salesman came.',
    ],
  ])('the tokeniser gives the feminine and the masculine text the same tokens: %s', (one, other) => {
    expect(tokenise(one)).toEqual(tokenise(other));
  });
});
