import {
  acknowledge,
  type Answer,
  type Book,
  type Draft,
  emptyBook,
  type Entry,
  mergeAnswer,
  writeDraft,
} from './book.ts';
import type { KnownInterview } from './snapshot.ts';

const ROOT = 'kafaa.entretien.';
/** Longer than any link can live; what other interviews left behind is then removed. */
const FORGET_AFTER_MS = 30 * 24 * 60 * 60 * 1000;

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

// Storage is the browser's: it may hold anything, also from an older version of this page.
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

/**
 * One interview in the browser's storage. Each answer, confirmation and draft has a key of its own, so that two tabs
 * never overwrite each other's whole state. A storage that refuses (private mode, full disk) makes `durable` false;
 * the page then lives from memory.
 */
export function createAnswerStore(storage: Storage | undefined, token: string) {
  const prefix = `${ROOT}${token}.`;
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
  const write = (name: string, value: unknown) => put(prefix + name, value);
  const read = (name: string) => take(prefix + name);
  const keys = () =>
    attempt<string[]>([], () => Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? ''));

  function readEntry(index: number): Entry {
    const answer = read(`a${index}`);
    const draft = read(`d${index}`);
    return {
      ...(isAnswer(answer) && { answer }),
      saved: Number(read(`s${index}`)) || 0,
      ...(isDraft(draft) && { draft }),
    };
  }

  function saveEntry(index: number, old: Entry | undefined, entry: Entry): void {
    if (entry.answer && entry.answer !== old?.answer) {
      const stored = read(`a${index}`);
      // Another tab may have gone further meanwhile; its news is on the way to us as a storage event.
      if (!isAnswer(stored) || stored.revision <= entry.answer.revision) write(`a${index}`, entry.answer);
    }
    if (entry.saved !== old?.saved) write(`s${index}`, entry.saved);
    // Last: the text must exist somewhere at every instant.
    if (entry.draft !== old?.draft) write(`d${index}`, entry.draft);
  }

  return {
    durable: () => durable,
    load: (questionCount: number): Book => emptyBook(questionCount).map((_, index) => readEntry(index)),
    /** Writes what differs. */
    save: (before: Book, after: Book): void => {
      for (const [index, entry] of after.entries()) {
        if (entry !== before[index]) saveEntry(index, before[index], entry);
      }
    },
    /** What another tab changed, merged into this tab's book; a text being typed here stays. Null: nothing of ours. */
    takeIn: (book: Book, key: string, typingHere: (index: number) => boolean): Book | null => {
      const [, kind, position] = (key.startsWith(prefix) && /^([asd])(\d+)$/.exec(key.slice(prefix.length))) || [];
      if (kind === undefined) return null;
      const index = Number(position);
      const stored = readEntry(index);
      if (kind === 'a') return stored.answer ? mergeAnswer(book, index, stored.answer, false) : null;
      if (kind === 's') return acknowledge(book, index, stored.saved);
      if (!typingHere(index)) return writeDraft(book, index, stored.draft);
      // The other tab has sent or emptied its own text; ours must not go with it.
      const own = book[index]?.draft;
      if (!stored.draft && own && read('fin') === undefined) write(`d${index}`, own);
      return null;
    },
    /** The interview as the server last told it, so that a page without network can go on. */
    readInterview: (): KnownInterview | undefined => {
      const { interview } = (read('m') ?? {}) as { interview?: unknown };
      return isInterview(interview) ? interview : undefined;
    },
    writeInterview: (interview: KnownInterview, at: number): void => write('m', { interview, at }),
    /** Which file is being sent: another one of the same name and size must not be glued to its first half. */
    readCv: (): string | undefined => {
      const fingerprint = read('cv');
      return typeof fingerprint === 'string' ? fingerprint : undefined;
    },
    writeCv: (fingerprint: string | undefined): void => write('cv', fingerprint),
    /** The application was sent, but perhaps its answer never came: then asking again is right, « expired » is not. */
    markSubmitted: (): void => write('sent', true),
    wasSubmitted: (): boolean => read('sent') === true,
    /** A completed interview leaves nothing but the fact. */
    finish: (at: number): void => {
      for (const key of keys()) if (key.startsWith(prefix)) put(key, undefined);
      write('fin', { at });
    },
    isFinished: (): boolean => read('fin') !== undefined,
    isFinishKey: (key: string): boolean => key === `${prefix}fin`,
    /** Removes what interviews of long ago left on this device. */
    sweep: (now: number): void => {
      const others = keys().filter((key) => key.startsWith(ROOT) && !key.startsWith(prefix));
      const ownerOf = (key: string) => key.slice(0, key.lastIndexOf('.') + 1);
      const isOld = (key: string) => {
        const { at } = (take(key) ?? {}) as { at?: unknown };
        return typeof at === 'number' && now - at > FORGET_AFTER_MS;
      };
      const stale = new Set(others.filter((key) => /\.(?:m|fin)$/.test(key) && isOld(key)).map(ownerOf));
      for (const key of others) if (stale.has(ownerOf(key))) put(key, undefined);
    },
  };
}

export type AnswerStore = ReturnType<typeof createAnswerStore>;
