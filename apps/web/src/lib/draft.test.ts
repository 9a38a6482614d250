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

describe('a draft', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memory());
    vi.stubGlobal('sessionStorage', memory());
  });
  afterEach(() => vi.unstubAllGlobals());

  it('comes back from its own place only, with its instant, until it is cleared', () => {
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

  it('is not said to be saved where the browser forbids storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(writeDraft({ area: 'local', key: 'x' }, {}, NOW)).toBe(false);
    expect(readDraft({ area: 'local', key: 'x' })).toBeUndefined();
  });

  it('is ignored when it is not one', () => {
    localStorage.setItem('kafaa.draft.x', '{"value":');
    expect(readDraft({ area: 'local', key: 'x' })).toBeUndefined();
    localStorage.setItem('kafaa.draft.x', 'null');
    expect(readDraft({ area: 'local', key: 'x' })).toBeUndefined();
  });
});

describe('a draft over the defaults of a form', () => {
  const defaults = {
    title: '',
    years: undefined as number | undefined,
    skills: [] as string[],
    profile: { level: '' },
  };

  it('takes what fits', () => {
    const draft = { title: 'Comptable', years: 3, skills: ['Sage'], profile: { level: 'Senior' } };
    expect(overlay(defaults, draft)).toEqual(draft);
  });

  it('leaves out unknown fields and wrong types', () => {
    const draft = { title: 12, skills: ['Sage', 4], profile: 'Senior', more: true };
    expect(overlay(defaults, draft)).toEqual({ title: '', years: undefined, skills: ['Sage'], profile: { level: '' } });
  });

  it.each([undefined, null, 'text', [1]])('takes nothing from %j', (draft) => {
    expect(overlay(defaults, draft)).toEqual(defaults);
  });
});
