import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { candidateExportQuery, candidateListQuery } from '#/candidates/schema';
import { sendCvChunk } from '#/interviews/api';
import { parseFields } from './first-error.ts';
import { only, pages, position, sorting, wholeNumber } from './query.ts';

/** The parsed value of a query, or the message of its first error. */
function read(schema: z.ZodMiniType, query: object): unknown {
  const result = parseFields(schema, query);
  return result.ok ? result.value : result.faults[0]?.message;
}

const paged = z.object(pages({ size: 20, max: 100 }));
const sorted = z.object(sorting(['createdAt', 'score'], 'score'));

test.each([
  [{}, { page: 0, size: 20 }],
  [
    { page: '7', size: '100' },
    { page: 7, size: 100 },
  ],
  [{ page: '007' }, { page: 7, size: 20 }],
  [{ page: '-1' }, 'Nombre attendu.'],
  [{ page: '1.5' }, 'Nombre attendu.'],
  [{ page: '1e3' }, 'Nombre attendu.'],
  [{ page: ' 1' }, 'Nombre attendu.'],
  [{ page: '' }, 'Nombre attendu.'],
  [{ page: ['1', '2'] }, 'Nombre attendu.'],
  [{ page: '9'.repeat(400) }, 'Nombre attendu.'],
  [{ page: '100001' }, 'Nombre trop grand.'],
  [{ size: '0' }, 'Nombre trop petit.'],
  [{ size: '101' }, 'Nombre trop grand.'],
])('the paging schema reads %j as %j', (query, expected) => expect(read(paged, query)).toEqual(expected));

test.each([
  [{}, { sortBy: 'score', sortDir: 'desc' }],
  [
    { sortBy: 'createdAt', sortDir: 'asc' },
    { sortBy: 'createdAt', sortDir: 'asc' },
  ],
  [{ sortBy: 'email' }, 'Ce tri n’existe pas.'],
  [{ sortBy: ['score'] }, 'Ce tri n’existe pas.'],
  [{ sortDir: 'DESC' }, 'Ce sens de tri n’existe pas.'],
])('the sorting schema reads %j as %j', (query, expected) => expect(read(sorted, query)).toEqual(expected));

test.each([
  ['0', 0],
  ['999', 999],
  ['1000', null],
  ['01', null],
  ['-1', null],
  ['deux', null],
  ['', null],
])('the position schema reads the path text « %s » as %s', (index, expected) =>
  expect(read(z.object({ index: position }), { index })).toEqual({ index: expected }),
);

test('wholeNumber returns its own message for every invalid text', () => {
  const offset = z.object({ offset: wholeNumber({ max: 50, wrong: 'Position invalide.' }) });
  expect(read(offset, { offset: '50' })).toEqual({ offset: 50 });
  for (const wrong of ['51', '-1', 'x', undefined]) expect(read(offset, { offset: wrong })).toBe('Position invalide.');
});

test('the schema « only » accepts one text or no value, and refuses a list', () => {
  const scope = z.object({ jobId: only });
  expect(read(scope, {})).toEqual({});
  expect(read(scope, { jobId: 'x' })).toEqual({ jobId: 'x' });
  expect(read(scope, { jobId: ['x', 'y'] })).toBe('Cette information est incorrecte.');
});

test.each([
  [candidateListQuery, { search: 'x'.repeat(101) }, 'Recherche trop longue.'],
  [candidateListQuery, { status: 'GONE' }, 'Ce statut n’existe pas.'],
  [candidateListQuery, { cursor: 'x'.repeat(401) }, 'Page inconnue.'],
  [candidateListQuery, { size: '101' }, 'Nombre trop grand.'],
  [candidateExportQuery, { content: 'all' }, 'Ce contenu n’existe pas.'],
  [candidateExportQuery, { status: 'GONE' }, 'Ce statut n’existe pas.'],
  [sendCvChunk.query, { offset: '100000000', size: '1', name: 'cv.pdf' }, 'Position invalide.'],
  [sendCvChunk.query, { offset: '0', size: '10000000000', name: 'cv.pdf' }, 'Taille invalide.'],
  [sendCvChunk.query, { offset: '0', size: '1', name: '' }, 'Nom de fichier manquant.'],
])('the schemas of endpoints answer an invalid parameter with its French message (case %#)', (schema, query, message) =>
  expect(read(schema, query)).toBe(message),
);
