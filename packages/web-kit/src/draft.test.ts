import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, overlay, readDraft, writeDraft } from './draft.ts';

const NOW = new Date('2026-11-21T08:00:00.000Z');

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  } as Storage;
}

describe('stored drafts', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memory());
    vi.stubGlobal('sessionStorage', memory());
  });
  afterEach(() => vi.unstubAllGlobals());

  it('readDraft reads a draft only from its own area and key, with its save time, until it is cleared', () => {
    expect(writeDraft({ area: 'local', key: 'job.u1' }, { title: 'Développeur' }, NOW)).toBe(true);
    expect(readDraft({ area: 'local', key: 'job.u1' })).toEqual({
      value: { title: 'Développeur' },
      savedAt: NOW.toISOString(),
    });
    expect(readDraft({ area: 'local', key: 'job.u2' })).toBeUndefined();
    expect(readDraft({ area: 'session', key: 'job.u1' })).toBeUndefined();
    clearDraft({ area: 'local', key: 'job.u1' });
    expect(readDraft({ area: 'local', key: 'job.u1' })).toBeUndefined();
  });

  it('writeDraft returns false and readDraft undefined if the browser forbids storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(writeDraft({ area: 'local', key: 'x' }, {}, NOW)).toBe(false);
    expect(readDraft({ area: 'local', key: 'x' })).toBeUndefined();
  });

  it('readDraft ignores a stored text that is not a draft', () => {
    localStorage.setItem('kafaa.draft.x', '{"value":');
    expect(readDraft({ area: 'local', key: 'x' })).toBeUndefined();
    localStorage.setItem('kafaa.draft.x', 'null');
    expect(readDraft({ area: 'local', key: 'x' })).toBeUndefined();
  });
});

describe('draft overlay on form defaults', () => {
  const defaults = {
    title: '',
    years: undefined as number | undefined,
    skills: [] as string[],
    profile: { level: '' },
  };

  it('overlay takes the fields of the draft that fit the defaults', () => {
    const draft = { title: 'Comptable', years: 3, skills: ['Sage'], profile: { level: 'Senior' } };
    expect(overlay(defaults, draft)).toEqual(draft);
  });

  it('overlay leaves out unknown fields and values of a wrong type', () => {
    const draft = { title: 12, skills: ['Sage', 4], profile: 'Senior', more: true };
    expect(overlay(defaults, draft)).toEqual({ title: '', years: undefined, skills: ['Sage'], profile: { level: '' } });
  });

  it.each([undefined, null, 'text', [1]])('overlay returns the defaults for the draft %j', (draft) => {
    expect(overlay(defaults, draft)).toEqual(defaults);
  });
});
