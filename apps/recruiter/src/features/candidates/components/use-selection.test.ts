import { describe, expect, it } from 'vitest';
import { rangeOf } from './use-selection.ts';

const order = ['a', 'b', 'c', 'd'];

describe('selection ranges', () => {
  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['c', 'c', ['c']],
    [null, 'c', ['c']],
    ['gone', 'b', ['b']],
  ])('the selection from row %j to row %j contains %j', (from, to, expected) => {
    expect(rangeOf(order, from, to)).toEqual(expected);
  });
});
