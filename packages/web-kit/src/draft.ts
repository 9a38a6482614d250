/** Unsent input, as stored in this browser. */
export interface Draft {
  readonly value: unknown;
  /** ISO instant of the last save. */
  readonly savedAt: string;
}

export interface DraftPlace {
  /** `session` ends with the tab, `local` survives it. */
  readonly area: 'session' | 'local';
  /** Contains the user's id where several companies may share a browser. */
  readonly key: string;
}

function storageOf({ area }: DraftPlace): Storage {
  return area === 'session' ? sessionStorage : localStorage;
}

const PREFIX = 'kafaa.draft.';

/** The stored draft; undefined when there is none, or when the browser forbids storage. */
export function readDraft(place: DraftPlace): Draft | undefined {
  try {
    const text = storageOf(place).getItem(PREFIX + place.key);
    if (text === null) return undefined;
    const { value, savedAt } = JSON.parse(text) as Partial<Draft>;
    return typeof savedAt === 'string' ? { value, savedAt } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft; false when the browser refused, so that the form does not report it as saved. */
export function writeDraft(place: DraftPlace, value: unknown, now: Date): boolean {
  try {
    storageOf(place).setItem(PREFIX + place.key, JSON.stringify({ value, savedAt: now.toISOString() } satisfies Draft));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(place: DraftPlace): void {
  try {
    storageOf(place).removeItem(PREFIX + place.key);
  } catch {
    // Storage is forbidden, so there is nothing to remove.
  }
}

/**
 * Merges a draft of any age into the defaults: only known fields of the same type are taken, so that a form never
 * starts with a value that it cannot show.
 */
export function overlay<T extends object>(defaults: T, value: unknown): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return defaults;
  const kept = value as Record<string, unknown>;
  const entries = Object.entries(defaults).map(([name, standard]: [string, unknown]) => {
    const one = kept[name];
    if (Array.isArray(standard))
      return [name, Array.isArray(one) ? one.filter((item) => typeof item === 'string') : standard];
    if (typeof standard === 'object' && standard !== null) return [name, overlay(standard, one)];
    return [
      name,
      one !== undefined && one !== null && (standard === undefined || typeof one === typeof standard) ? one : standard,
    ];
  });
  return Object.fromEntries(entries) as T;
}
