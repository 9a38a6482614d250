import type { CvFields } from '@kafaa/domain/candidates/schema';
import {
  acknowledge,
  type Answer,
  type AnswerSheet,
  type Draft,
  emptySheet,
  type AnswerState,
  mergeAnswer,
  writeDraft,
} from './answer-sheet.ts';
import type { KnownInterview } from './snapshot.ts';

interface StoredCvFields {
  readonly fields: CvFields;
  readonly without: boolean;
}

const ROOT = 'kafaa.entretien.';
/** Age from which the data of an interview are removed; longer than any link is valid. */
const FORGET_AFTER_MS = 30 * 24 * 60 * 60 * 1000;

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

// Stored values are validated: they may come from an older version of this page or be anything else.
function isAnswer(value: unknown): value is Answer {
  const { text, revision } = (value ?? {}) as Partial<Answer>;
  return typeof text === 'string' && Number.isSafeInteger(revision);
}
function isDraft(value: unknown): value is Draft {
  return typeof (value as Partial<Draft> | undefined)?.text === 'string';
}
function isInterview(value: unknown): value is KnownInterview {
  const { followUps, candidate } = (value ?? {}) as Partial<KnownInterview>;
  return Array.isArray(followUps) && typeof candidate === 'object';
}

function isCvFields(value: unknown): value is StoredCvFields {
  const { fields, without } = (value ?? {}) as Partial<StoredCvFields>;
  return typeof without === 'boolean' && typeof fields?.diploma === 'string';
}

/** Access to the keys of one interview. If the storage throws (private mode, full disk), `durable` becomes false. */
function createKeys(storage: Storage | undefined, prefix: string) {
  let durable = storage !== undefined;

  function attempt<T>(fallback: T, access: () => T): T {
    try {
      return access();
    } catch {
      durable = false;
      return fallback;
    }
  }
  const put = (key: string, value: unknown) => {
    attempt(undefined, () => {
      if (value === undefined) storage?.removeItem(key);
      else storage?.setItem(key, JSON.stringify(value));
    });
  };
  const take = (key: string) => attempt(undefined, () => parse(storage?.getItem(key) ?? null));
  return {
    durable: () => durable,
    put,
    take,
    write: (name: string, value: unknown) => put(prefix + name, value),
    read: (name: string) => take(prefix + name),
    all: () =>
      attempt<string[]>([], () =>
        Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? ''),
      ),
  };
}

type Keys = ReturnType<typeof createKeys>;

function readState({ read }: Keys, index: number): AnswerState {
  const answer = read(`a${index}`);
  const draft = read(`d${index}`);
  const other = read(`o${index}`);
  return {
    ...(isAnswer(answer) && { answer }),
    saved: Number(read(`s${index}`)) || 0,
    ...(isDraft(draft) && { draft }),
    ...(isAnswer(other) && { other }),
  };
}

function saveState({ read, write }: Keys, index: number, old: AnswerState | undefined, state: AnswerState): void {
  if (state.answer && state.answer !== old?.answer) {
    const stored = read(`a${index}`);
    // Another tab may have stored a later revision, which arrives here as a storage event.
    const later = isAnswer(stored) && stored.revision > state.answer.revision;
    if (!later || stored.revision === old?.answer?.revision) write(`a${index}`, state.answer);
  }
  if (state.other !== old?.other) write(`o${index}`, state.other);
  if (state.saved !== old?.saved) write(`s${index}`, state.saved);
  // The draft is written last, so that the text is stored somewhere at any moment.
  if (state.draft !== old?.draft) write(`d${index}`, state.draft);
}

/** Removes the data of old interviews from this device. */
function sweep({ all, put, take }: Keys, prefix: string, now: number): void {
  const others = all().filter((key) => key.startsWith(ROOT) && !key.startsWith(prefix));
  const ownerOf = (key: string) => key.slice(0, key.lastIndexOf('.') + 1);
  const isOld = (key: string) => {
    const { at } = (take(key) ?? {}) as { at?: unknown };
    return typeof at === 'number' && now - at > FORGET_AFTER_MS;
  };
  const stale = new Set(others.filter((key) => /\.(?:m|fin)$/.test(key) && isOld(key)).map(ownerOf));
  for (const key of others) if (stale.has(ownerOf(key))) put(key, undefined);
}

/**
 * One interview in the browser's storage. Each answer, confirmation and draft has its own key, so that two tabs never
 * overwrite each other's whole state. Without a working storage the page works from memory.
 */
export function createAnswerStore(storage: Storage | undefined, token: string) {
  const prefix = `${ROOT}${token}.`;
  const keys = createKeys(storage, prefix);
  const { read, write } = keys;
  return {
    durable: keys.durable,
    load: (questionCount: number): AnswerSheet => emptySheet(questionCount).map((_, index) => readState(keys, index)),
    /** Writes only the changed answer states. */
    save: (before: AnswerSheet, after: AnswerSheet): void => {
      for (const [index, state] of after.entries()) {
        if (state !== before[index]) saveState(keys, index, before[index], state);
      }
    },
    /** Merges another tab's change into this tab's sheet; a text being typed here stays. Null if the sheet does not change. */
    takeIn: (sheet: AnswerSheet, key: string, typingHere: (index: number) => boolean): AnswerSheet | null => {
      const [, kind, position] = (key.startsWith(prefix) && /^([asd])(\d+)$/.exec(key.slice(prefix.length))) || [];
      if (kind === undefined) return null;
      const index = Number(position);
      const stored = readState(keys, index);
      if (kind === 'a') return stored.answer ? mergeAnswer(sheet, index, stored.answer, false) : null;
      if (kind === 's') return acknowledge(sheet, index, stored.saved);
      if (!typingHere(index)) return writeDraft(sheet, index, stored.draft);
      // The other tab has sent or emptied its own draft; restore this tab's draft.
      const own = sheet[index]?.draft;
      if (!stored.draft && own && read('fin') === undefined) write(`d${index}`, own);
      return null;
    },
    /** The interview as the server last sent it, so that the page can continue without network. */
    readInterview: (): KnownInterview | undefined => {
      const { interview } = (read('m') ?? {}) as { interview?: unknown };
      return isInterview(interview) ? interview : undefined;
    },
    writeInterview: (interview: KnownInterview, at: number): void => write('m', { interview, at }),
    /**
     * Fingerprint of the file being uploaded, so that another file of the same name and size is not appended to its first half.
     */
    readCv: (): string | undefined => {
      const fingerprint = read('cv');
      return typeof fingerprint === 'string' ? fingerprint : undefined;
    },
    writeCv: (fingerprint: string | undefined): void => write('cv', fingerprint),
    /** The short answers in place of a CV, as typed so far. */
    readCvFields: (): StoredCvFields | undefined => {
      const stored = read('cvf');
      return isCvFields(stored) ? stored : undefined;
    },
    writeCvFields: (stored: StoredCvFields): void => write('cvf', stored),
    /**
     * Records that the application was sent. If the response was lost, the page then sends it again instead of showing « expired ».
     */
    markSubmitted: (): void => write('sent', true),
    wasSubmitted: (): boolean => read('sent') === true,
    /** Removes a completed interview's data and keeps only the fact that it was completed. */
    finish: (at: number): void => {
      for (const key of keys.all()) if (key.startsWith(prefix)) keys.put(key, undefined);
      write('fin', { at });
    },
    isFinished: (): boolean => read('fin') !== undefined,
    isFinishKey: (key: string): boolean => key === `${prefix}fin`,
    sweep: (now: number): void => sweep(keys, prefix, now),
  };
}

export type AnswerStore = ReturnType<typeof createAnswerStore>;
