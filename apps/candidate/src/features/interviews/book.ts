import type { Behaviour } from '@kafaa/domain/interviews/schema';
import type { WritingLog } from './writing-log.ts';

/** An answer sent from a device; the higher revision is the later one, across devices. */
export interface Answer {
  readonly text: string;
  readonly revision: number;
  readonly behaviour?: Behaviour;
}

/** The text being typed. */
export interface Draft {
  readonly text: string;
  readonly log?: WritingLog;
}

/** This device's state of one question. */
export interface Entry {
  readonly answer?: Answer;
  /** The highest revision that the server has confirmed; 0 before the first. */
  readonly saved: number;
  readonly draft?: Draft;
  /** The reason why the server rejects this revision for good, in French. */
  readonly problem?: string;
}

/** One entry per question, in the order of the questions. */
export type Book = readonly Entry[];

export type AnswerState = 'saved' | 'waiting' | 'failed';

const BLANK: Entry = { saved: 0 };

export function emptyBook(questionCount: number): Book {
  return Array.from({ length: questionCount }, () => BLANK);
}

/** Adds entries for follow-up questions; existing entries stay unchanged. */
export function growBook(book: Book, questionCount: number): Book {
  return emptyBook(questionCount).map((blank, index) => book[index] ?? blank);
}

export function entryOf(book: Book, index: number): Entry {
  return book[index] ?? BLANK;
}

function replace(book: Book, index: number, entry: Entry): Book {
  if (index < 0 || index >= book.length || book[index] === entry) return book;
  return book.map((old, position) => (position === index ? entry : old));
}

/** Time in milliseconds, and a number below 100 that this page drew when it was opened. */
export interface Stamp {
  readonly now: number;
  readonly writer: number;
}

const WRITERS = 100;

/**
 * Revisions are ordered between devices by the clock, but always increase, even if the clock stands still or goes back.
 * The last two digits are the writer's, so that two devices do not give different texts the same revision.
 */
function nextRevision(entry: Entry, { now, writer }: Stamp): number {
  const known = Math.floor(Math.max(entry.answer?.revision ?? 0, entry.saved) / WRITERS);
  return Math.max(Math.floor(now), known + 1) * WRITERS + writer;
}

/** Records a new or changed answer and removes the draft. */
export function answerQuestion(book: Book, index: number, text: string, stamp: Stamp, behaviour?: Behaviour): Book {
  const entry = entryOf(book, index);
  const answer: Answer = { text, revision: nextRevision(entry, stamp), ...(behaviour && { behaviour }) };
  return replace(book, index, { answer, saved: entry.saved });
}

/** Stores the text being typed; an empty draft is removed. */
export function writeDraft(book: Book, index: number, draft: Draft | undefined): Book {
  const { draft: old, ...rest } = entryOf(book, index);
  const kept = draft && draft.text !== '' ? draft : undefined;
  if (kept === old) return book;
  return replace(book, index, kept ? { ...rest, draft: kept } : rest);
}

/** Records that the server holds at least this revision. */
export function acknowledge(book: Book, index: number, revision: number): Book {
  const entry = entryOf(book, index);
  return revision <= entry.saved ? book : replace(book, index, { ...entry, saved: revision });
}

/** Records that the server rejects this revision; only a later one is sent. */
export function refuse(book: Book, index: number, revision: number, problem: string): Book {
  const entry = entryOf(book, index);
  return entry.answer?.revision === revision ? replace(book, index, { ...entry, problem }) : book;
}

/** Clears the rejections, so that those answers are sent again. */
export function forgetProblems(book: Book): Book {
  if (!book.some((entry) => entry.problem)) return book;
  return book.map(({ problem: _, ...entry }) => entry);
}

function isUnsent(entry: Entry): boolean {
  return entry.answer !== undefined && entry.answer.revision > entry.saved;
}

function joinDrafts(draft: Draft | undefined, text: string): Draft {
  if (!draft || draft.text === '' || text.includes(draft.text)) return { text };
  return draft.text.includes(text) ? draft : { text: `${draft.text}\n\n${text}` };
}

/**
 * Merges an answer written on another device (through the server) or in another tab. The highest revision wins; a text
 * of this device that loses before it was sent is kept as a draft.
 */
export function mergeAnswer(book: Book, index: number, incoming: Answer, confirmed: boolean): Book {
  const entry = entryOf(book, index);
  const own = entry.answer;
  const saved = confirmed ? Math.max(entry.saved, incoming.revision) : entry.saved;
  if (own && own.revision > incoming.revision)
    return replace(book, index, entry.saved === saved ? entry : { ...entry, saved });
  if (own && own.text === incoming.text && own.revision === incoming.revision) {
    return entry.saved === saved ? book : replace(book, index, { ...entry, saved });
  }
  if (own && own.revision === incoming.revision && !confirmed) return book;
  const unseen = own && own.text !== incoming.text && (isUnsent(entry) || own.revision === incoming.revision);
  const draft = unseen ? joinDrafts(entry.draft, own.text) : entry.draft;
  const useful = draft && draft.text.trim() !== incoming.text.trim() ? draft : undefined;
  return replace(book, index, { answer: incoming, saved, ...(useful && { draft: useful }) });
}

/**
 * Merges the server's list, which is authoritative for what the server holds: an answer missing or older there counts
 * as unsent again, even if it was confirmed before.
 */
export function mergeServer(
  book: Book,
  answers: readonly { readonly index: number; readonly answer: string; readonly revision: number }[],
): Book {
  const held = new Map(answers.map((answer) => [answer.index, answer]));
  const known = book.map((entry, index) => {
    const saved = Math.min(entry.saved, held.get(index)?.revision ?? 0);
    return saved === entry.saved ? entry : { ...entry, saved };
  });
  return answers.reduce<Book>(
    (merged, { index, answer, revision }) => mergeAnswer(merged, index, { text: answer, revision }, true),
    known,
  );
}

/** The first question with an unsent answer; null if there is none that the server would accept. */
export function nextUnsent(book: Book): { readonly index: number; readonly answer: Answer } | null {
  for (const [index, entry] of book.entries()) {
    if (entry.answer && isUnsent(entry) && !entry.problem) return { index, answer: entry.answer };
  }
  return null;
}

export function answerState(entry: Entry): AnswerState {
  if (entry.problem) return 'failed';
  return isUnsent(entry) ? 'waiting' : 'saved';
}

export function answeredCount(book: Book): number {
  return book.filter(({ answer }) => answer).length;
}

/** True when every question is answered and every answer is on the server. */
export function isComplete(book: Book): boolean {
  return book.every((entry) => entry.answer !== undefined && !isUnsent(entry));
}
