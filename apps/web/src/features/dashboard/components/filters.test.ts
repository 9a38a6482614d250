import { describe, expect, it } from 'vitest';
import { readView, viewHref, writeView } from './filters.ts';

describe('the view in the address', () => {
  it('survives the way there and back', () => {
    const view = {
      job: 'j1',
      candidate: 'c1',
      sort: 'name',
      status: 'REJECTED',
      search: 'ben salah',
      compare: ['c1', 'c2'],
    } as const;
    expect(readView(writeView(view))).toEqual(view);
  });

  it('leaves out what is default', () => {
    expect(viewHref({ job: 'j1', sort: 'score', status: 'ALL', search: '  ', candidate: null })).toBe(
      '/Dashboard?job=j1',
    );
    expect(viewHref({})).toBe('/Dashboard');
  });

  it('takes the defaults for anything it does not know', () => {
    const view = readView(new URLSearchParams('sort=salary&status=HIRED&search='));
    expect(view).toEqual({ job: null, candidate: null, sort: 'score', status: 'ALL', search: '', compare: [] });
  });

  it('compares at most three different candidates', () => {
    expect(readView(new URLSearchParams('comparer=a,b,,a,c,d')).compare).toEqual(['a', 'b', 'c']);
    expect(viewHref({ job: 'j1', compare: ['a', 'b'] })).toBe('/Dashboard?job=j1&comparer=a,b');
  });

  it('never asks the server for a search that is too long for it', () => {
    expect(readView(new URLSearchParams({ search: 'a'.repeat(300) })).search).toHaveLength(100);
  });
});
