import type { Behaviour } from '@kafaa/domain/interviews/schema';
import type { WritingLog } from './writing-log.ts';

/** An answer sent from a device; the higher revision is the later one, across devices. */
export interface Answer {
  readonly text: string;
  readonly revision: number;
  readonly behaviour?: Behaviour;
  /** Revisions that the answer knowingly replaces; absent in answers that an older version of this page stored. */
  readonly over?: readonly number[];
}

/** The text being typed. */
export interface Draft {
  readonly text: string;
  readonly log?: WritingLog;
}

/** This device's state of one question. */
export interface AnswerState {
  readonly answer?: Answer;
  /** The highest revision that the server has confirmed; 0 before the first. */
  readonly saved: number;
  readonly draft?: Draft;
  /**
   * Answer that the server got from another device, and that this device had not seen when it wrote its own. The candidate chooses.
   */
  readonly other?: Answer;
  /** The reason why the server rejects this revision for good, in French. */
  readonly rejection?: string;
}

/** One state per question, in the order of the questions. */
export type AnswerSheet = readonly AnswerState[];

export type AnswerStatus = 'saved' | 'waiting' | 'failed' | 'choose';

const BLANK: AnswerState = { saved: 0 };

export function emptySheet(questionCount: number): AnswerSheet {
  return Array.from({ length: questionCount }, () => BLANK);
}

/** Adds blank states for follow-up questions; existing ones stay unchanged. */
export function growSheet(sheet: AnswerSheet, questionCount: number): AnswerSheet {
  return emptySheet(questionCount).map((blank, index) => sheet[index] ?? blank);
}

export function stateOf(sheet: AnswerSheet, index: number): AnswerState {
  return sheet[index] ?? BLANK;
}

function replace(sheet: AnswerSheet, index: number, state: AnswerState): AnswerSheet {
  if (index < 0 || index >= sheet.length || sheet[index] === state) return sheet;
  return sheet.map((old, position) => (position === index ? state : old));
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
function nextRevision(state: AnswerState, { now, writer }: Stamp): number {
  const known = Math.floor(Math.max(state.answer?.revision ?? 0, state.saved) / WRITERS);
  return Math.max(Math.floor(now), known + 1) * WRITERS + writer;
}

/** Number of earlier revisions that an answer names; the server takes no more. */
const MOST_NAMED = 20;

/** The versions that a new answer replaces: the one that the server confirmed and those that this device wrote since. */
function replacedBy({ answer, saved }: AnswerState): readonly number[] {
  const unsent = answer && answer.revision > saved ? [...(answer.over ?? []), answer.revision] : [];
  return [...new Set([saved, ...unsent])].filter((revision) => revision > 0).slice(-MOST_NAMED);
}

/** Records a new or changed answer and removes the draft. */
export function answerQuestion(
  sheet: AnswerSheet,
  index: number,
  text: string,
  stamp: Stamp,
  behaviour?: Behaviour,
): AnswerSheet {
  const state = stateOf(sheet, index);
  const answer: Answer = {
    text,
    revision: nextRevision(state, stamp),
    over: replacedBy(state),
    ...(behaviour && { behaviour }),
  };
  return replace(sheet, index, { answer, saved: state.saved });
}

/** Stores the text being typed; an empty draft is removed. */
export function writeDraft(sheet: AnswerSheet, index: number, draft: Draft | undefined): AnswerSheet {
  const { draft: old, ...rest } = stateOf(sheet, index);
  const kept = draft && draft.text !== '' ? draft : undefined;
  if (kept === old) return sheet;
  return replace(sheet, index, kept ? { ...rest, draft: kept } : rest);
}

/** Records that the server holds at least this revision. */
export function acknowledge(sheet: AnswerSheet, index: number, revision: number): AnswerSheet {
  const state = stateOf(sheet, index);
  return revision <= state.saved ? sheet : replace(sheet, index, { ...state, saved: revision });
}

/** Records that the server rejects this revision; only a later one is sent. */
export function reject(sheet: AnswerSheet, index: number, revision: number, rejection: string): AnswerSheet {
  const state = stateOf(sheet, index);
  return state.answer?.revision === revision ? replace(sheet, index, { ...state, rejection }) : sheet;
}

/** Clears the rejections, so that those answers are sent again. */
export function forgetRejections(sheet: AnswerSheet): AnswerSheet {
  if (!sheet.some((state) => state.rejection)) return sheet;
  return sheet.map(({ rejection: _, ...state }) => state);
}

function isUnsent(state: AnswerState): boolean {
  return state.answer !== undefined && state.answer.revision > state.saved;
}

function joinDrafts(draft: Draft | undefined, text: string): Draft {
  if (!draft || draft.text === '' || text.includes(draft.text)) return { text };
  return draft.text.includes(text) ? draft : { text: `${draft.text}\n\n${text}` };
}

/** True if this device's answer stays: it is later, or at the same revision `incoming` has the same text or is unconfirmed. */
function keepsOwn(own: Answer | undefined, incoming: Answer, confirmed: boolean): boolean {
  if (!own || own.revision < incoming.revision) return false;
  return own.revision > incoming.revision || own.text === incoming.text || !confirmed;
}

/** Returns the draft after `incoming` replaces the answer. An own text that the server never held is added to the draft. */
function draftBeside(incoming: Answer, state: AnswerState): Draft | undefined {
  const own = state.answer;
  const lost = own && own.text !== incoming.text && (isUnsent(state) || own.revision === incoming.revision);
  const draft = lost ? joinDrafts(state.draft, own.text) : state.draft;
  return draft?.text.trim() === incoming.text.trim() ? undefined : draft;
}

/** True if this device's unsent answer would replace an answer of another device that it has not seen. */
function isUnseen(state: AnswerState, incoming: Answer): boolean {
  const own = state.answer;
  return (
    own?.over !== undefined &&
    own.revision > incoming.revision &&
    isUnsent(state) &&
    !own.over.includes(incoming.revision)
  );
}

/** Merges an answer that this device had not seen. The same text is taken over; between different texts the candidate chooses. */
function mergeUnseen(state: AnswerState, incoming: Answer): AnswerState {
  const { other: _, ...rest } = state;
  const same = state.answer?.text === incoming.text;
  return same ? { ...rest, answer: incoming, saved: incoming.revision } : { ...rest, other: incoming };
}

/** Ends the choice between this device's answer and the other one; the rejected text is not kept. */
export function chooseAnswer(sheet: AnswerSheet, index: number, keepsOwn: boolean): AnswerSheet {
  const { other, ...state } = stateOf(sheet, index);
  if (!other) return sheet;
  if (!keepsOwn) return replace(sheet, index, { ...state, answer: other, saved: other.revision });
  const own = state.answer && {
    ...state.answer,
    over: [...(state.answer.over ?? []).slice(1 - MOST_NAMED), other.revision],
  };
  return replace(sheet, index, { ...state, ...(own && { answer: own }) });
}

/**
 * Merges an answer written on another device (through the server) or in another tab. The highest revision wins; a text
 * of this device that loses before it was sent is kept as a draft.
 */
export function mergeAnswer(sheet: AnswerSheet, index: number, incoming: Answer, confirmed: boolean): AnswerSheet {
  const state = stateOf(sheet, index);
  if (confirmed && isUnseen(state, incoming)) return replace(sheet, index, mergeUnseen(state, incoming));
  const saved = confirmed ? Math.max(state.saved, incoming.revision) : state.saved;
  if (keepsOwn(state.answer, incoming, confirmed)) {
    return saved === state.saved ? sheet : replace(sheet, index, { ...state, saved });
  }
  const draft = draftBeside(incoming, state);
  return replace(sheet, index, { answer: incoming, saved, ...(draft && { draft }) });
}

/**
 * Merges the server's list, which is authoritative for what the server holds: an answer missing or older there counts
 * as unsent again, even if it was confirmed before.
 */
export function mergeServer(
  sheet: AnswerSheet,
  answers: readonly { readonly index: number; readonly answer: string; readonly revision: number }[],
): AnswerSheet {
  const held = new Map(answers.map((answer) => [answer.index, answer]));
  const known = sheet.map((state, index) => {
    const saved = Math.min(state.saved, held.get(index)?.revision ?? 0);
    return saved === state.saved ? state : { ...state, saved };
  });
  return answers.reduce<AnswerSheet>(
    (merged, { index, answer, revision }) => mergeAnswer(merged, index, { text: answer, revision }, true),
    known,
  );
}

/** The first question with an unsent answer; null if there is none that the server would accept. */
export function nextUnsent(sheet: AnswerSheet): { readonly index: number; readonly answer: Answer } | null {
  for (const [index, state] of sheet.entries()) {
    if (state.answer && isUnsent(state) && !state.rejection && !state.other) return { index, answer: state.answer };
  }
  return null;
}

export function answerStatus(state: AnswerState): AnswerStatus {
  if (state.other) return 'choose';
  if (state.rejection) return 'failed';
  return isUnsent(state) ? 'waiting' : 'saved';
}

export function answeredCount(sheet: AnswerSheet): number {
  return sheet.filter(({ answer }) => answer).length;
}

/** True when every question is answered and every answer is on the server. */
export function isComplete(sheet: AnswerSheet): boolean {
  return sheet.every((state) => state.answer !== undefined && !isUnsent(state));
}
