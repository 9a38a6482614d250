import { describe, expect, it } from 'vitest';
import { scoreAnswers } from '@kafaa/interviewer/local';
import { tokenise } from '@kafaa/interviewer/language/tokens';
import { interview } from './briefs.ts';

/** Continuous level of a text that is the only answer of an interview. */
const valueOf = (text: string): number | null => scoreAnswers(interview([text]))[0]?.value ?? null;

describe('French with phonetic spelling', () => {
  it.each([
    [
      'Jé apelé le clian é jé demandé ke le produi arive.',
      'J’ai appelé le client et j’ai demandé que le produit arive.',
    ],
    ['cété tro tar, onété deu, kelkun a fé la foto', 'c’était trop tar, on était deux, quelqu’un a fait la photo'],
    ['jé mi le retar sur le chef, jé pa voulu', 'j’ai mis le retard sur le chef, j’ai pas voulu'],
    [
      'jé aporté é jé doné, parske chak nui fo pa atendre',
      'j’ai apporté et j’ai donné, parce que chaque nuit faut pas atendre',
    ],
  ])('the tokeniser reads « %s » as « %s »', (typed, clean) => {
    expect(tokenise(typed)).toEqual(tokenise(clean));
  });

  it.each([
    ['sui discré é serieu', 'suis discrète et sérieuse'],
    ['le premié, bien acepté, assi devan', 'la premyère, bien aceptée, assize devan'],
    ['un pti vandu, jété tt seul', 'une ptite vandue, jété tte seule'],
    ['je sui soudeur depui 9 an, paske je sui fatigé', 'je sui soudeuse depui 9 an, paske je sui fatigée'],
    ['chui étudian é patien', 'chui étudiante é patiente'],
    ['chui connu com l roi', 'chui connue com la reine'],
    ['jété l nouveau, il ma mi dehors', 'jété la nouvelle, il ma mise dehors'],
    ['je suis resté son coiffeur', 'je suis restée sa coiffeuse'],
    ['le pti nouvo é expèr', 'la ptite nouvèl é expèrte'],
    ['com lainé, je sui conu', 'com lainée, je sui conue'],
    ['lé ékipe été courajeu', 'les ékipe été courajeuze'],
  ])('the tokeniser reads both genders in phonetic spelling alike: « %s »', (one, other) => {
    expect(tokenise(one)).toEqual(tokenise(other));
  });

  it('the phonetic spelling « jé réparé » scores like « j’ai réparé »', () => {
    expect(valueOf('jé réparé la ponpe é jé prévenu le chef')).toBe(
      valueOf('j’ai réparé la ponpe et j’ai prévenu le chef'),
    );
  });

  it.each([
    'René',
    'André et José',
    'rené, andré, josé, zoé',
    'chloé',
    'un mi bémol',
    'Kan, Dan, Tré',
    'kafaa.mem@ge.tn',
  ])('the tokeniser does not change names and other words: %s', (text) => {
    expect(tokenise(text).join(' ')).toBe(
      text
        .toLowerCase()
        .normalize('NFD')
        .replace(/[\u0300-\u036F]/g, '')
        .replace(/[^a-z]+/g, ' ')
        .trim()
        .replace(/\btn\b/, 'tn'),
    );
  });
});
