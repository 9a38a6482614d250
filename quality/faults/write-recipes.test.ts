import { endpoints } from '@kafaa/domain/endpoints';
import { expect, test } from 'vitest';
import { RECIPES } from './write-recipes.ts';

test('the trial of repeated calls (R8) has a recipe for each write endpoint and for no other', () => {
  const writes = endpoints.filter(({ method }) => method !== 'GET').map(({ name }) => name);
  expect(Object.keys(RECIPES).toSorted()).toEqual(writes.toSorted());
});
