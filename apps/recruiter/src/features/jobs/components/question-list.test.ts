import type { JobQuestion } from '@kafaa/domain/jobs/schema';
import { describe, expect, it } from 'vitest';
import { isChanged, itemsOf, questionErrors, questionReducer } from './question-list.ts';

const FIRST = 'Racontez un choix difficile.';
const saved = [FIRST, 'Décrivez un vrai problème.', 'Que faites-vous en retard ?'].map(
  (text, index) => ({ id: `q${index}`, text }) as JobQuestion,
);
const items = itemsOf(saved);
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).join(' ');

describe('question list', () => {
  it('a move swaps a question with its neighbour and does nothing past either end of the list', () => {
    expect(keys(questionReducer(items, { type: 'move', key: 'q0', by: 1 }))).toBe('q1 q0 q2');
    expect(keys(questionReducer(items, { type: 'move', key: 'q2', by: -1 }))).toBe('q0 q2 q1');
    expect(questionReducer(items, { type: 'move', key: 'q0', by: -1 })).toBe(items);
    expect(questionReducer(items, { type: 'move', key: 'q2', by: 1 })).toBe(items);
  });

  it('a removed question can be restored at its former position', () => {
    const without = questionReducer(items, { type: 'remove', key: 'q1' });
    expect(keys(without)).toBe('q0 q2');
    const item = { key: 'q1', id: 'q1', text: 'Décrivez un vrai problème.' };
    expect(keys(questionReducer(without, { type: 'insert', item, at: 1 }))).toBe('q0 q1 q2');
  });

  it('isChanged is true after an edit, a move or a removal of a question, but not after added surrounding spaces', () => {
    expect(isChanged(items, saved)).toBe(false);
    expect(isChanged(questionReducer(items, { type: 'edit', key: 'q0', text: ` ${FIRST} ` }), saved)).toBe(false);
    expect(isChanged(questionReducer(items, { type: 'edit', key: 'q0', text: 'Autre chose' }), saved)).toBe(true);
    expect(isChanged(questionReducer(items, { type: 'move', key: 'q0', by: 1 }), saved)).toBe(true);
    expect(isChanged(items.slice(1), saved)).toBe(true);
  });

  it('questionErrors reports an empty or short question by index, and too few or duplicate questions for the list', () => {
    expect(questionErrors(items)).toEqual({ byIndex: new Map(), list: undefined });
    const wrong = [{ key: 'a', text: '' }, { key: 'b', text: 'Court' }, ...items.slice(2)];
    expect([...questionErrors(wrong).byIndex]).toEqual([
      [0, 'Une question ne peut pas être vide.'],
      [1, 'Cette question est trop courte.'],
    ]);
    expect(questionErrors(items.slice(1)).list).toBe('Gardez au moins 3 questions.');
    expect(questionErrors([...items, { key: 'n', text: FIRST }]).list).toBe('Deux questions sont identiques.');
  });
});
