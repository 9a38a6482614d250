import { TYPING_DELAY_MS } from '@kafaa/domain/interviews/options';
import { cvProblem } from '@kafaa/domain/interviews/rules';
import type { Interview } from '@kafaa/domain/interviews/schema';
import type { AnswerStore } from './answer-store.ts';
import {
  acknowledge,
  answerQuestion,
  type Book,
  type Draft,
  emptyBook,
  forgetProblems,
  growBook,
  isComplete,
  mergeServer,
  nextUnsent,
  refuse,
  writeDraft,
} from './book.ts';
import { askedTexts, lastAnswered, targetStep, withMoments } from './conversation.ts';
import type { InterviewClient } from './interview-client.ts';
import { causeOf, type Failure, isOver, type RetryCause } from './link-failure.ts';
import { backoff, createSendQueue, type Job, type Outcome } from './send-queue.ts';
import type { KnownInterview, Snapshot } from './snapshot.ts';
import type { createSubmission, SubmissionDeps } from './submission.ts';
import { behaviourOf, resumeLog } from './writing-log.ts';

export interface ControllerDeps {
  /** The interview that the server wrote into the page, not yet begun. */
  readonly given?: Interview | undefined;
  readonly client: InterviewClient;
  readonly store: AnswerStore;
  readonly now: () => number;
  readonly random: () => number;
  readonly online: () => boolean;
}

/** Before the first question, the assistant has only greeted. */
const GREETED = -1;
/** A server that answers with errors rarely recovers within a minute, so the candidate is told after fewer retries. */
const MAX_TRIES = { network: 6, server: 3 } as const;
const REFRESH_AFTER_MS = 60_000;
/** The tab that took an answer sends it; another tab does so only after this delay, in case that tab was closed. */
const STEP_IN_AFTER_MS = 5000;
const OTHER_TAB_SHOWN_MS = 20_000;

/** Controller of one interview page: loads, stores, sends, syncs with other tabs, submits. Times are milliseconds. */
export function createInterviewController({ given, client, store, now, random, online }: ControllerDeps) {
  const listeners = new Set<() => void>();
  const wakers = new Set<() => void>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Questions whose draft was typed in this tab; another tab's draft must not replace it. */
  const typedHere = new Set<number>();
  const writer = Math.floor(random() * 100);
  let refreshedAt = 0;
  let loadFailures = 0;
  /** True once this device's stored answers have been read. */
  let opened = false;
  let submission: ReturnType<typeof createSubmission> | undefined;
  /** The CV that the server last reported to hold. */
  let serverCv: Interview['cv'] = null;

  const submissionDeps: SubmissionDeps = {
    client,
    problemOf: cvProblem,
    language: () => state.interview?.interviewLanguage,
    answers: () => {
      const { interview, book } = state;
      const answers = book.flatMap((entry) => (entry.answer ? [entry.answer.text] : []));
      return interview && isComplete(book) ? { questions: askedTexts(interview), answers } : null;
    },
    flushAnswers: async () => {
      setBook(forgetProblems(state.book));
      const sent = (await queue.flush()) && isComplete(state.book);
      return sent ? 'sent' : state.trouble === 'server' ? 'server' : 'network';
    },
    refresh,
    fingerprint: { read: store.readCv, write: store.writeCv },
    waitForRetry,
    sleep: (ms) => new Promise((resolve) => later('sleep', ms, resolve)),
    now,
    leaving: store.markSubmitted,
    changed: (view) => set({ submission: view }),
    done: finish,
    expired: stop,
  };

  /** The server-rendered state, used for hydration; contains nothing of this device. */
  const drawn: Snapshot = {
    ...(given ? { screen: 'warning', interview: given } : { screen: 'loading' }),
    book: given ? emptyBook(askedTexts(given).length) : [],
    revealed: GREETED,
    trouble: 'none',
    durable: true,
    otherTab: false,
    starting: false,
    submission: { busy: false, said: [] },
  };
  let state: Snapshot = { ...drawn, trouble: online() ? 'none' : 'network', durable: store.durable() };

  const queue = createSendQueue({ next: () => nextUnsent(state.book), send, settle, random });

  function set(patch: Partial<Snapshot>): void {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  }

  function later(name: string, ms: number, action: () => void): void {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(action, ms));
  }

  function setBook(book: Book, patch: Partial<Snapshot> = {}): void {
    store.save(state.book, book);
    set({ book, durable: store.durable(), ...patch });
    reveal();
    if (nextUnsent(book)) queue.kick();
  }

  /** Shows the assistant typing for a moment before the next line; the answer is already stored on the device. */
  function reveal(): void {
    if (state.screen !== 'chat' || state.revealed === targetStep(state) || timers.has('typing')) return;
    const [shortest, longest] = TYPING_DELAY_MS;
    const pause = shortest + random() * (longest - shortest);
    const ask = () => {
      timers.delete('typing');
      set({ revealed: targetStep(state) });
      reveal();
    };
    // Follow-ups arrive with the answer's confirmation: wait for it, at most until the longest pause has passed.
    const isAwaited = () => nextUnsent(state.book) && state.trouble === 'none';
    later('typing', pause, () => (isAwaited() ? later('typing', longest - pause, ask) : ask()));
  }

  async function send(job: Job): Promise<Outcome> {
    const outcome = await client.send(job);
    if (outcome.kind !== 'saved' || outcome.revision <= job.answer.revision) return outcome;
    // Another device sent a later answer: load its text before anything counts as sent.
    await refresh();
    return { kind: 'retry', cause: 'server' };
  }

  function settle({ index, answer }: Job, outcome: Outcome): void {
    if (outcome.kind === 'saved') {
      setBook(acknowledge(state.book, index, answer.revision), { trouble: 'none' });
      askAgain(outcome.followUps);
    } else if (outcome.kind === 'refused') setBook(refuse(state.book, index, answer.revision, outcome.message));
    else if (outcome.kind === 'retry') set({ trouble: outcome.cause });
    else void refresh();
  }

  /** No follow-ups are added after the end is announced, so a candidate who was offline misses them. */
  const announced = () => state.interview !== undefined && state.revealed >= state.book.length;

  function askAgain(news: KnownInterview['followUps'] = []): void {
    const known = state.interview?.followUps ?? [];
    if (!state.interview || news.length <= known.length || announced()) return;
    const interview = { ...state.interview, followUps: withMoments(known, news, state.revealed) };
    store.writeInterview(interview, now());
    setBook(growBook(state.book, askedTexts(interview).length), { interview });
  }

  function stop(failure: Failure): void {
    queue.stop();
    set({ screen: 'failed', failure });
  }

  function finish(): void {
    queue.stop();
    store.finish(now());
    set({ screen: 'success' });
  }

  /** Resolves to true when another attempt makes sense; to false after too many failures if the device is online. */
  function waitForRetry(failures: number, cause: RetryCause): Promise<boolean> {
    if (failures > MAX_TRIES[cause] && online()) return Promise.resolve(false);
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        wakers.delete(wake);
        resolve(true);
      };
      const timer = setTimeout(wake, backoff(online() ? failures : MAX_TRIES.network, random()));
      wakers.add(wake);
    });
  }

  /** Shows an interview loaded from the server or from this device. */
  function show(news: KnownInterview, confirmed: boolean): void {
    const first = !opened;
    opened = true;
    // On a device that has asked nothing yet, the assistant counts as being at the last answer.
    const at = state.revealed === GREETED ? lastAnswered(news) : state.revealed;
    const known = state.interview?.followUps ?? [];
    const followUps = withMoments(known, announced() ? known : news.followUps, at);
    const interview = confirmed ? { ...news, followUps } : news;
    const count = askedTexts(interview).length;
    const kept = first ? store.load(count) : growBook(state.book, count);
    const book = confirmed ? mergeServer(kept, interview.answers) : kept;
    const going = interview.startedAt !== null;
    if (going && confirmed) store.writeInterview(interview, now());
    const revealed = first && going ? targetStep({ interview, book }) : state.revealed;
    setBook(book, { interview, failure: undefined, screen: going ? 'chat' : 'warning', revealed });
    if (confirmed) {
      serverCv = interview.cv;
      submission?.takeServerCv(serverCv);
    } else set({ trouble: 'network' });
  }

  async function refresh(): Promise<Interview | null> {
    const result = await client.load();
    if (state.screen === 'success') return null;
    if (result.ok) {
      loadFailures = 0;
      refreshedAt = now();
      if (state.trouble !== 'none') set({ trouble: 'none' });
      show(result.value, true);
      return result.value;
    }
    const { failure } = result;
    if (failure.code === 'EXPIRED_LINK' && store.wasSubmitted()) {
      // A running submission handles this case itself.
      if (!state.submission.busy) await confirmCompletion();
      return null;
    }
    const passing = failure.status === 0 || failure.status === 429 || failure.status >= 500;
    if (state.interview && passing) set({ trouble: causeOf(failure) });
    else if (isOver(failure)) stop(failure);
    else set({ screen: 'failed', failure });
    if (passing) tryLoadingLater();
    return null;
  }

  /** The link is used and a submission's answer was lost: completing is idempotent, so a retry returns the first success. */
  async function confirmCompletion(): Promise<void> {
    const kept = store.readInterview();
    const questions = kept ? askedTexts(kept) : [];
    const answers = store.load(questions.length).map((entry) => entry.answer?.text ?? null);
    const result = await client.complete(questions, answers);
    if (result.ok) finish();
    else if (isOver(result.failure)) stop(result.failure);
    else {
      if (state.screen !== 'chat') set({ screen: 'failed', failure: result.failure });
      tryLoadingLater();
    }
  }

  function tryLoadingLater(): void {
    loadFailures += 1;
    later('load', backoff(loadFailures, random()), () => void refresh());
  }

  return {
    getSnapshot: () => state,
    getDrawn: () => drawn,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Shows a failure without loading, for a URL without a token. */
    refuse: stop,

    /** Shows a running interview from this device's storage at once, then loads it from the server. */
    load: async (): Promise<void> => {
      store.sweep(now());
      if (store.isFinished()) {
        set({ screen: 'success' });
        return;
      }
      const kept = state.interview ? undefined : store.readInterview();
      if (kept?.startedAt) show(kept, false);
      else if (!state.interview) set({ screen: 'loading', failure: undefined });
      await refresh();
    },

    /** Called when the warning is accepted. */
    start: async (accommodation: boolean): Promise<void> => {
      const { interview } = state;
      if (!interview || state.starting) return;
      set({ starting: true, startProblem: undefined });
      const result = await client.start(accommodation);
      if (!result.ok) {
        const { failure } = result;
        if (failure.status === 410 || failure.status === 409) set({ screen: 'failed', failure, starting: false });
        else set({ starting: false, startProblem: failure.message });
        return;
      }
      const started = { ...interview, ...result.value };
      store.writeInterview(started, now());
      const book = growBook(state.book, askedTexts(started).length);
      const revealed = targetStep({ interview: started, book }) || GREETED;
      set({ interview: started, book, starting: false, screen: 'chat', revealed });
      reveal();
    },

    /** Stores the text being typed for the current question, or for the answer being edited. */
    draft: (draft: Draft | undefined): void => {
      const index = state.editing ?? targetStep(state);
      if (draft) typedHere.add(index);
      setDraft(index, draft);
    },

    /** Sends the text as the answer; false if no question is currently open. */
    answer: (text: string, draft: Draft | undefined): boolean => {
      const { book, editing } = state;
      const index = editing ?? targetStep(state);
      if (editing === undefined && (state.revealed !== index || index >= book.length)) return false;
      typedHere.delete(index);
      const behaviour = draft?.log && behaviourOf(draft.log, text.length);
      setBook(answerQuestion(book, index, text, { now: now(), writer }, behaviour), { editing: undefined });
      return true;
    },

    /** Opens a given answer for editing, with its draft if there is one; undefined cancels the editing. */
    edit: (index: number | undefined): void => {
      const { editing, book, submission: sending } = state;
      if (sending.busy) return;
      const entry = index === undefined ? undefined : book[index];
      if (index === undefined || !entry?.answer) {
        if (editing === undefined) return;
        typedHere.delete(editing);
        setDraft(editing, undefined);
        set({ editing: undefined });
        return;
      }
      typedHere.add(index);
      if (!entry.draft) {
        const { text, behaviour } = entry.answer;
        setDraft(index, { text, ...(behaviour && { log: resumeLog(behaviour, text.length, now()) }) });
      }
      set({ editing: index });
    },

    retry: (): void => {
      setBook(forgetProblems(state.book));
      queue.kick();
    },

    /** The CV panel passes in the submission code, so that the first load does not include it. */
    bringSubmission: (create: typeof createSubmission): void => {
      if (submission) return;
      submission = create(submissionDeps);
      submission.takeServerCv(serverCv);
    },
    chooseCv: (file: File) => submission?.choose(file, state.interview?.cv ?? null),
    removeCv: () => submission?.remove(),
    submit: () => void submission?.submit(),
    joinWaitlist: client.joinWaitlist,

    /** Called when the device goes online or offline, or the page becomes visible again. */
    networkChanged: (): void => {
      if (!online()) {
        set({ trouble: 'network' });
        return;
      }
      for (const wake of wakers) wake();
      if (nextUnsent(state.book)) queue.kick();
      else if (state.trouble === 'network' && state.interview) set({ trouble: 'none' });
      const stale = now() - refreshedAt > REFRESH_AFTER_MS;
      const lost = state.screen === 'failed' && state.failure?.status === 0;
      if (lost || (stale && (state.screen === 'chat' || state.screen === 'warning'))) void refresh();
    },

    /** Called when another tab wrote to the storage. */
    storageChanged: (key: string | null): void => {
      if (key === null) {
        // The storage was cleared: write this tab's book back.
        store.save(emptyBook(0), state.book);
      } else if (store.isFinishKey(key)) {
        if (!store.isFinished()) return;
        queue.stop();
        set({ screen: 'success' });
      } else if (state.book.length > 0) {
        askAgain(store.readInterview()?.followUps);
        const taken = store.takeIn(state.book, key, (index) => typedHere.has(index));
        if (!taken) return;
        store.save(state.book, taken);
        set({ book: taken, otherTab: true });
        reveal();
        later('step-in', STEP_IN_AFTER_MS, () => nextUnsent(state.book) && queue.kick());
        later('other-tab', OTHER_TAB_SHOWN_MS, () => set({ otherTab: false }));
      }
    },

    dispose: (): void => {
      queue.stop();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };

  function setDraft(index: number, draft: Draft | undefined): void {
    const book = writeDraft(state.book, index, draft);
    if (book === state.book) return;
    store.save(state.book, book);
    set({ book, durable: store.durable() });
  }
}

export type InterviewController = ReturnType<typeof createInterviewController>;
