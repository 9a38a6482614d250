import { describe, expect, it } from 'vitest';
import { neighboursIn } from './neighbours.ts';

const person = (id: string, answered = true) => ({
  id,
  firstName: id,
  lastName: '',
  interviewState: answered ? ('COMPLETED' as const) : ('REGISTERED' as const),
  completedAt: answered ? '2026-11-20T09:00:00.000Z' : null,
});
const list = [person('a'), person('b', false), person('c'), person('d', false), person('e', false)];
const ids = (id: string) => {
  const found = neighboursIn(list, id);
  return found && [found.previous?.id, found.next?.id];
};

describe('neighboursIn', () => {
  it.each([
    ['a', [undefined, 'c']],
    ['c', ['a', undefined]],
    ['d', ['c', undefined]],
    ['x', undefined],
  ])('neighboursIn skips candidates without answers when it finds the neighbours of %s', (id, expected) => {
    expect(ids(id)).toEqual(expected);
  });
});
