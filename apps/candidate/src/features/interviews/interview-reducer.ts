import { foundHereErrors } from '@kafaa/domain/interviews/errors';
import { TYPING_DELAY_MS } from '@kafaa/domain/interviews/options';
import type { Interview } from '@kafaa/domain/interviews/schema';
import {
  acknowledge,
  answerQuestion,
  chooseAnswer,
  type AnswerSheet,
  type Draft,
  emptySheet,
  forgetRejections,
  growSheet,
  mergeServer,
  nextUnsent,
  reject,
  stateOf,
  writeDraft,
} from './answer-sheet.ts';
import { askedTexts, lastAnswered, targetStep, withMoments } from './conversation.ts';
import type { Result } from './interview-client.ts';
import { causeOf, type Failure, isOver } from './link-failure.ts';
import { backoff, type Job, type Outcome } from './send-queue.ts';
import type { KnownInterview, Snapshot, SubmissionView } from './snapshot.ts';
import { behaviourOf, resumeLog } from './writing-log.ts';

/** The snapshot that the page shows, and what only the reducer needs. Times are milliseconds. */
export interface State extends Snapshot {
  /** A number below 100, drawn when the page was opened; see `Stamp`. */
  readonly writer: number;
  /** True once this device's stored answers have been read. */
  readonly opened: boolean;
  /** Questions whose draft was typed in this tab; another tab's draft must not replace it. */
  readonly typedHere: readonly number[];
  /** Time that the assistant may still type until a follow-up arrives; set while the typing timer runs. */
  readonly typing?: number;
  readonly refreshedAt: number;
  readonly loadFailures: number;
  /** The CV that the server last reported to hold. */
  readonly serverCv: Interview['cv'];
}

/** Each timer dispatches the event of its name. */
type Timer = 'typing' | 'load' | 'step-in' | 'other-tab';

/** An action of the candidate, a response, a timer that ran out, or a message of the browser. */
export type Happening =
  | {
      readonly kind: 'open';
      readonly finished: boolean;
      readonly kept: KnownInterview | undefined;
      readonly stored: AnswerSheet;
    }
  | {
      readonly kind: 'loaded';
      readonly result: Result<Interview>;
      readonly stored: AnswerSheet;
      readonly submitted: boolean;
    }
  | { readonly kind: 'over'; readonly failure: Failure }
  | { readonly kind: 'start'; readonly accommodation: boolean }
  | { readonly kind: 'started'; readonly result: Result<Partial<Interview>> }
  | { readonly kind: 'draft'; readonly draft: Draft | undefined }
  | { readonly kind: 'answer'; readonly text: string; readonly draft: Draft | undefined }
  | { readonly kind: 'edit'; readonly index: number | undefined }
  | { readonly kind: 'choose'; readonly index: number; readonly keepsOwn: boolean }
  | { readonly kind: 'retry' }
  | { readonly kind: 'settled'; readonly job: Job; readonly outcome: Outcome }
  | { readonly kind: 'network' }
  | { readonly kind: 'storage-failed' }
  | { readonly kind: 'storage-cleared' }
  | { readonly kind: 'follow-ups'; readonly followUps: KnownInterview['followUps'] | undefined }
  | { readonly kind: 'merged'; readonly sheet: AnswerSheet }
  | { readonly kind: 'submission'; readonly view: SubmissionView }
  | { readonly kind: 'completed'; readonly result: Result<unknown> }
  | { readonly kind: 'completed-elsewhere' }
  | { readonly kind: Timer };

/** Every event carries the time, a random number in 0..1 and whether the device is online: the reducer reads nothing itself. */
type InterviewEvent = Happening & { readonly now: number; readonly random: number; readonly online: boolean };

type Of<K extends Happening['kind']> = Extract<InterviewEvent, { readonly kind: K }>;

export type Effect =
  | { readonly kind: 'load' | 'send' | 'retry-now' | 'stop' | 'finish' | 'complete' | 'offer-cv' | 'store-sheet' }
  | { readonly kind: 'start'; readonly accommodation: boolean }
  | { readonly kind: 'store-interview'; readonly interview: KnownInterview }
  | { readonly kind: 'wait'; readonly timer: Timer; readonly ms: number };

type Step = readonly [State, readonly Effect[]];

/** Value of `revealed` before the first question, when the assistant has only greeted. */
const GREETED = -1;
const REFRESH_AFTER_MS = 60_000;
/** The tab that took an answer sends it; another tab does so only after this delay, in case that tab was closed. */
const STEP_IN_AFTER_MS = 5000;
const OTHER_TAB_SHOWN_MS = 20_000;

const LOAD: Effect = { kind: 'load' };
const SEND: Effect = { kind: 'send' };
const STOP: Effect = { kind: 'stop' };

/** The state that the server renders and the page hydrates: it contains nothing of this device. */
export function drawnState(given: Interview | undefined): Snapshot {
  return {
    ...(given ? { screen: 'warning', interview: given } : { screen: 'loading' }),
    sheet: given ? emptySheet(askedTexts(given).length) : [],
    revealed: GREETED,
    outage: 'none',
    durable: true,
    otherTab: false,
    starting: false,
    submission: { busy: false, said: [] },
  };
}

/** The state of a page that has just been opened on a device. */
export function firstState(drawn: Snapshot, device: { random: number; online: boolean; durable: boolean }): State {
  const { random, online, durable } = device;
  return {
    ...drawn,
    durable,
    outage: online ? 'none' : 'network',
    writer: Math.floor(random * 100),
    opened: false,
    typedHere: [],
    refreshedAt: 0,
    loadFailures: 0,
    serverCv: null,
  };
}

const fail = (state: State, failure: Failure): State => ({ ...state, screen: 'failed', failure });

/** Returns the step for a link that has ended: shows the failure and stops all sending. */
const end = (state: State, failure: Failure): Step => [fail(state, failure), [STOP]];

function loadLater(state: State, { random }: InterviewEvent): Step {
  const loadFailures = state.loadFailures + 1;
  return [{ ...state, loadFailures }, [{ kind: 'wait', timer: 'load', ms: backoff(loadFailures, random) }]];
}

/** Shows the assistant typing for a moment before the next line; the answer is already stored on the device. */
function typeOn(state: State, { random }: InterviewEvent): Step {
  if (state.screen !== 'chat' || state.typing !== undefined || state.revealed === targetStep(state)) return [state, []];
  const [shortest, longest] = TYPING_DELAY_MS;
  const pause = shortest + random * (longest - shortest);
  return [{ ...state, typing: longest - pause }, [{ kind: 'wait', timer: 'typing', ms: pause }]];
}

/** Continues after a change of the sheet: sends unsent answers, and shows the assistant typing the next line. */
function goOn(state: State, event: InterviewEvent, effects: readonly Effect[] = []): Step {
  const [next, typing] = typeOn(state, event);
  return [next, [...effects, ...typing, ...(nextUnsent(next.sheet) ? [SEND] : [])]];
}

function typed(state: State, event: InterviewEvent): Step {
  // Follow-ups arrive with the answer's confirmation: wait for it, at most until the longest pause has passed.
  if (state.typing && state.outage === 'none' && nextUnsent(state.sheet)) {
    return [{ ...state, typing: 0 }, [{ kind: 'wait', timer: 'typing', ms: state.typing }]];
  }
  return typeOn({ ...state, typing: undefined, revealed: targetStep(state) }, event);
}

/** Whether the end was announced. From then on no follow-ups are added, so a candidate who was offline misses them. */
const isAnnounced = ({ interview, revealed, sheet }: State) => interview !== undefined && revealed >= sheet.length;

function askAgain(state: State, news: KnownInterview['followUps'] | undefined): Step {
  const known = state.interview?.followUps ?? [];
  if (!state.interview || !news || news.length <= known.length || isAnnounced(state)) return [state, []];
  const interview = { ...state.interview, followUps: withMoments(known, news, state.revealed) };
  const sheet = growSheet(state.sheet, askedTexts(interview).length);
  return [{ ...state, interview, sheet }, [{ kind: 'store-interview', interview }]];
}

interface News {
  readonly interview: KnownInterview;
  /** The answers to the interview's questions that this device stores. */
  readonly stored: AnswerSheet;
  /** True if the server sent the interview, false if this device had kept it. */
  readonly confirmed: boolean;
}

function show(state: State, event: InterviewEvent, { interview: news, stored, confirmed }: News): Step {
  // If this device has shown only the greeting, it continues after the last answer that the server has.
  const at = state.revealed === GREETED ? lastAnswered(news) : state.revealed;
  const replied = news.answers.map(({ index }) => index - news.questions.length);
  const known = state.interview?.followUps ?? [];
  const followUps = withMoments(known, isAnnounced(state) ? known : news.followUps, at, replied);
  const interview = confirmed ? { ...news, followUps } : news;
  const kept = growSheet(state.opened ? state.sheet : stored, askedTexts(interview).length);
  const sheet = confirmed ? mergeServer(kept, interview.answers) : kept;
  const going = interview.startedAt !== null;
  const next: State = {
    ...state,
    opened: true,
    interview,
    sheet,
    screen: going ? 'chat' : 'warning',
    failure: undefined,
    revealed: !state.opened && going ? targetStep({ interview, sheet }) : state.revealed,
    ...(confirmed ? { serverCv: interview.cv } : { outage: 'network' }),
  };
  const stores: Effect[] = going && confirmed ? [{ kind: 'store-interview', interview }] : [];
  return goOn(next, event, confirmed ? [...stores, { kind: 'offer-cv' }] : stores);
}

/** Shows a running interview from this device's storage at once, then loads it from the server. */
function open(state: State, event: Of<'open'>): Step {
  const { finished, kept, stored } = event;
  if (finished) return [{ ...state, screen: 'success' }, [STOP, LOAD]];
  if (state.interview) return [state, [LOAD]];
  if (!kept?.startedAt) return [{ ...state, screen: 'loading', failure: undefined }, [LOAD]];
  const [next, effects] = show(state, event, { interview: kept, stored, confirmed: false });
  return [next, [...effects, LOAD]];
}

/** Handles a load after the submission. Only the server's answer that the link is unknown changes the state: the data were erased. */
function loadedAfterEnd(state: State, { result }: Of<'loaded'>): Step {
  if (result.ok || result.failure.message !== foundHereErrors.EXPIRED_LINK.message) return [state, []];
  return [fail(state, { ...result.failure, erased: true }), []];
}

function loaded(state: State, event: Of<'loaded'>): Step {
  const { result, stored, submitted } = event;
  if (result.ok) {
    const fresh: State = { ...state, loadFailures: 0, refreshedAt: event.now, outage: 'none' };
    return show(fresh, event, { interview: result.value, stored, confirmed: true });
  }
  const { failure } = result;
  // A running submission handles this case itself.
  if (failure.code === 'EXPIRED_LINK' && submitted) {
    return [state, state.submission.busy ? [] : [{ kind: 'complete' }]];
  }
  if (isOver(failure)) return end(state, failure);
  const passing = failure.status === 0 || failure.status === 429 || failure.status >= 500;
  const next: State = state.interview && passing ? { ...state, outage: causeOf(failure) } : fail(state, failure);
  return passing ? loadLater(next, event) : [next, []];
}

/** Completing is idempotent: when a completion whose response was lost is repeated, the server returns the first success. */
function completed(state: State, event: Of<'completed'>): Step {
  const { result } = event;
  if (result.ok) return [{ ...state, screen: 'success' }, [{ kind: 'finish' }]];
  if (isOver(result.failure)) return end(state, result.failure);
  return loadLater(state.screen === 'chat' ? state : fail(state, result.failure), event);
}

function start(state: State, { accommodation }: Of<'start'>): Step {
  if (!state.interview || state.starting) return [state, []];
  return [{ ...state, starting: true, startError: undefined }, [{ kind: 'start', accommodation }]];
}

function started(state: State, event: Of<'started'>): Step {
  const { result } = event;
  const waiting = { ...state, starting: false };
  if (!result.ok) {
    const { failure } = result;
    const final = failure.status === 410 || failure.status === 409;
    return [final ? fail(waiting, failure) : { ...waiting, startError: failure.message }, []];
  }
  if (!state.interview) return [waiting, []];
  const interview = { ...state.interview, ...result.value };
  const sheet = growSheet(state.sheet, askedTexts(interview).length);
  const revealed = targetStep({ interview, sheet }) || GREETED;
  const [next, typing] = typeOn({ ...waiting, interview, sheet, revealed, screen: 'chat' }, event);
  return [next, [{ kind: 'store-interview', interview }, ...typing]];
}

/** Index of the answer being edited, or of the question being asked. */
const currentIndex = (state: State): number => state.editing ?? targetStep(state);

function typeDraft(state: State, index: number, draft: Draft | undefined, here: boolean): State {
  const others = state.typedHere.filter((one) => one !== index);
  return { ...state, sheet: writeDraft(state.sheet, index, draft), typedHere: here ? [...others, index] : others };
}

function draftTyped(state: State, { draft }: Of<'draft'>): State {
  const index = currentIndex(state);
  return typeDraft(state, index, draft, draft !== undefined || state.typedHere.includes(index));
}

function answer(state: State, event: Of<'answer'>): Step {
  const index = currentIndex(state);
  const open = state.revealed === index && index < state.sheet.length;
  if (state.editing === undefined && !open) return [state, []];
  const { text, draft, now } = event;
  const behaviour = draft?.log && behaviourOf(draft.log, text.length);
  const sheet = answerQuestion(state.sheet, index, text, { now, writer: state.writer }, behaviour);
  return goOn({ ...typeDraft(state, index, undefined, false), sheet, editing: undefined }, event);
}

/** Opens a given answer for editing, with its draft if there is one; an index without an answer cancels the editing. */
function edit(state: State, { index, now }: Of<'edit'>): State {
  if (state.submission.busy) return state;
  const given = index === undefined ? undefined : stateOf(state.sheet, index);
  if (index === undefined || !given?.answer) {
    if (state.editing === undefined) return state;
    return { ...typeDraft(state, state.editing, undefined, false), editing: undefined };
  }
  const { text, behaviour } = given.answer;
  const log = behaviour && { log: resumeLog(behaviour, text.length, now) };
  return { ...typeDraft(state, index, given.draft ?? { text, ...log }, true), editing: index };
}

function settled(state: State, event: Of<'settled'>): Step {
  const { job, outcome } = event;
  const { index, answer: sent } = job;
  if (outcome.kind === 'retry') return [{ ...state, outage: outcome.cause }, []];
  if (outcome.kind === 'stop') return [state, [LOAD]];
  if (outcome.kind === 'rejected') {
    return goOn({ ...state, sheet: reject(state.sheet, index, sent.revision, outcome.message) }, event);
  }
  const saved: State = { ...state, sheet: acknowledge(state.sheet, index, sent.revision), outage: 'none' };
  const [next, effects] = askAgain(saved, outcome.followUps);
  return goOn(next, event, effects);
}

/** Handles a device that went online or offline, or a page that became visible again. */
function networkChanged(state: State, { now, online }: InterviewEvent): Step {
  if (!online) return [{ ...state, outage: 'network' }, []];
  const unsent = nextUnsent(state.sheet) !== null;
  const cleared = !unsent && state.outage === 'network' && state.interview;
  const stale = now - state.refreshedAt > REFRESH_AFTER_MS;
  const shown = state.screen === 'chat' || state.screen === 'warning';
  const lost = state.screen === 'failed' && state.failure?.status === 0;
  return [
    cleared ? { ...state, outage: 'none' } : state,
    [{ kind: 'retry-now' }, ...(unsent ? [SEND] : []), ...(lost || (stale && shown) ? [LOAD] : [])],
  ];
}

function followUpsElsewhere(state: State, event: Of<'follow-ups'>): Step {
  const [next, effects] = askAgain(state, event.followUps);
  return next === state ? [state, []] : goOn(next, event, effects);
}

/** Merges an answer, a confirmation or a draft of another tab. */
function merged(state: State, event: Of<'merged'>): Step {
  const [next, typing] = typeOn({ ...state, sheet: event.sheet, otherTab: true }, event);
  const waits: Effect[] = [
    { kind: 'wait', timer: 'step-in', ms: STEP_IN_AFTER_MS },
    { kind: 'wait', timer: 'other-tab', ms: OTHER_TAB_SHOWN_MS },
  ];
  return [next, [...typing, ...waits]];
}

/** The page's state after one event, and what must happen because of it. A submitted interview stays submitted until it is erased. */
export function reduce(state: State, event: InterviewEvent): Step {
  if (state.screen === 'success') return event.kind === 'loaded' ? loadedAfterEnd(state, event) : [state, []];
  switch (event.kind) {
    case 'open':
      return open(state, event);
    case 'load':
      return [state, [LOAD]];
    case 'loaded':
      return loaded(state, event);
    case 'over':
      return end(state, event.failure);
    case 'start':
      return start(state, event);
    case 'started':
      return started(state, event);
    case 'draft':
      return [draftTyped(state, event), []];
    case 'answer':
      return answer(state, event);
    case 'edit':
      return [edit(state, event), []];
    case 'choose':
      return goOn({ ...state, sheet: chooseAnswer(state.sheet, event.index, event.keepsOwn) }, event);
    case 'retry':
      return [{ ...state, sheet: forgetRejections(state.sheet) }, [SEND]];
    case 'settled':
      return settled(state, event);
    case 'typing':
      return typed(state, event);
    case 'network':
      return networkChanged(state, event);
    case 'follow-ups':
      return followUpsElsewhere(state, event);
    case 'merged':
      return merged(state, event);
    case 'step-in':
      return [state, nextUnsent(state.sheet) ? [SEND] : []];
    case 'other-tab':
      return [{ ...state, otherTab: false }, []];
    case 'storage-cleared':
      return [state, [{ kind: 'store-sheet' }]];
    case 'storage-failed':
      return [{ ...state, durable: false }, []];
    case 'submission':
      return [{ ...state, submission: event.view }, []];
    case 'completed':
      return completed(state, event);
    case 'completed-elsewhere':
      return [{ ...state, screen: 'success' }, [STOP]];
  }
}
