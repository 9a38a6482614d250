import { describe, expect, it } from 'vitest';
import { readView, stageQuery, TO_CHECK, viewHref, writeView } from './filters.ts';

describe('dashboard view in the URL', () => {
  it('readView returns the dashboard view that writeView wrote into the URL', () => {
    const view = {
      job: 'j1',
      candidate: 'c1',
      sort: 'name',
      stage: 'REJECTED',
      search: 'ben salah',
      compare: ['c1', 'c2'],
      desk: false,
      board: true,
    } as const;
    expect(readView(writeView(view))).toEqual(view);
  });

  it('the filter « answers to check » is a stage in the URL and a parameter « check » in the API call', () => {
    const href = viewHref({ job: 'j1', stage: TO_CHECK });
    expect(href).toBe('/Dashboard?job=j1&etape=a-verifier');
    expect(readView(new URLSearchParams(href.split('?')[1])).stage).toBe(TO_CHECK);
    expect(stageQuery(TO_CHECK)).toEqual({ stage: undefined, check: 'answers' });
    expect(stageQuery('REJECTED')).toEqual({ stage: 'REJECTED', check: undefined });
    expect(stageQuery('ALL')).toEqual({ stage: undefined, check: undefined });
  });

  it('the dashboard URL leaves out default values', () => {
    expect(viewHref({ job: 'j1', sort: 'score', stage: 'ALL', search: '  ', candidate: null })).toBe(
      '/Dashboard?job=j1',
    );
    expect(viewHref({})).toBe('/Dashboard');
  });

  it('readView replaces unknown URL values by the defaults', () => {
    const view = readView(new URLSearchParams('sort=salary&etape=FIRED&search='));
    expect(view).toEqual({
      job: null,
      candidate: null,
      sort: 'score',
      stage: 'ALL',
      search: '',
      compare: [],
      desk: false,
      board: false,
    });
  });

  it('readView keeps at most three different candidates to compare', () => {
    expect(readView(new URLSearchParams('comparer=a,b,,a,c,d')).compare).toEqual(['a', 'b', 'c']);
    expect(viewHref({ job: 'j1', compare: ['a', 'b'] })).toBe('/Dashboard?job=j1&comparer=a,b');
  });

  it('readView cuts a search in the URL to 100 characters', () => {
    expect(readView(new URLSearchParams({ search: 'a'.repeat(300) })).search).toHaveLength(100);
  });
});
