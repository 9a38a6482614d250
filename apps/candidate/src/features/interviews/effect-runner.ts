import type { Interview } from '@kafaa/domain/interviews/schema';
import { emptySheet, nextUnsent } from './answer-sheet.ts';
import type { AnswerStore } from './answer-store.ts';
import { askedTexts } from './conversation.ts';
import type { InterviewClient } from './interview-client.ts';
import { type Effect, type Happening, reduce, type State } from './interview-reducer.ts';
import { createSendQueue, type Job, type Outcome } from './send-queue.ts';
import type { KnownInterview } from './snapshot.ts';

export interface RunnerDeps {
  readonly client: InterviewClient;
  readonly store: AnswerStore;
  readonly now: () => number;
  readonly random: () => number;
  readonly online: () => boolean;
}

/** The submission's handler of effects; its code is loaded with the CV panel. */
interface SubmissionPart {
  readonly takeServerCv: (cv: Interview['cv']) => void;
  readonly retryNow: () => void;
}

type Dispatch = (happening: Happening) => Promise<unknown>;

/** Calls to the server. Each dispatches its result as an event of the reducer, and never rejects. */
function createCalls({ client, store }: RunnerDeps, state: () => State, dispatch: Dispatch) {
  const storedFor = (interview?: KnownInterview) => store.load(interview ? askedTexts(interview).length : 0);

  async function refresh(): Promise<Interview | null> {
    const result = await client.load();
    const interview = result.ok ? result.value : undefined;
    await dispatch({ kind: 'loaded', result, stored: storedFor(interview), submitted: store.wasSubmitted() });
    return state().screen === 'success' ? null : (interview ?? null);
  }

  return {
    storedFor,
    refresh,
    start: async (accommodation: boolean): Promise<void> => {
      await dispatch({ kind: 'started', result: await client.start(accommodation) });
    },
    send: async (job: Job): Promise<Outcome> => {
      const outcome = await client.send(job);
      if (outcome.kind !== 'saved' || outcome.revision === job.answer.revision) return outcome;
      // The server holds another device's answer: load its text before anything counts as sent.
      await refresh();
      return { kind: 'retry', cause: 'server' };
    },
    /** Repeats a completion whose response was lost. The link has been used, so only the stored answers are left. */
    complete: async (): Promise<void> => {
      const kept = store.readInterview();
      const questions = kept ? askedTexts(kept) : [];
      const answers = storedFor(kept).map(({ answer }) => answer?.text ?? null);
      await dispatch({ kind: 'completed', result: await client.complete(questions, answers) });
    },
  };
}

/** Holds the state, stores its answers and carries out the reducer's effects. */
export function createEffectRunner(deps: RunnerDeps, first: State, submission: () => SubmissionPart | undefined) {
  const { store, now, random, online } = deps;
  const listeners = new Set<() => void>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const calls = createCalls(deps, () => state, dispatch);
  let state = first;
  const queue = createSendQueue({
    next: () => nextUnsent(state.sheet),
    send: calls.send,
    settle: (job, outcome) => void dispatch({ kind: 'settled', job, outcome }),
    random,
  });

  function wait(name: string, ms: number, action: () => void): void {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(action, ms));
  }

  const run: { readonly [K in Effect['kind']]: (effect: Extract<Effect, { kind: K }>) => unknown } = {
    load: calls.refresh,
    start: ({ accommodation }) => calls.start(accommodation),
    complete: calls.complete,
    send: queue.kick,
    'retry-now': () => submission()?.retryNow(),
    wait: ({ timer, ms }) => wait(timer, ms, () => void dispatch({ kind: timer })),
    stop: queue.stop,
    finish: () => {
      queue.stop();
      store.finish(now());
    },
    'store-interview': ({ interview }) => store.writeInterview(interview, now()),
    'store-sheet': () => store.save(emptySheet(0), state.sheet),
    'offer-cv': () => submission()?.takeServerCv(state.serverCv),
  };

  /** Resolves once the effects of the event have ended. */
  function dispatch(happening: Happening): Promise<unknown> {
    const before = state;
    const durable = store.durable();
    const [next, effects] = reduce(before, { ...happening, now: now(), random: random(), online: online() });
    state = next;
    // The answers are stored before anything is sent or shown.
    if (next.sheet !== before.sheet) store.save(before.sheet, next.sheet);
    const running = effects.map((effect) => (run[effect.kind] as (effect: Effect) => unknown)(effect));
    if (durable && !store.durable()) void dispatch({ kind: 'storage-failed' });
    if (state !== before) for (const listener of listeners) listener();
    return Promise.all(running);
  }

  return {
    state: () => state,
    dispatch,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...calls,
    queue,
    wait,
    dispose: (): void => {
      queue.stop();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

export type EffectRunner = ReturnType<typeof createEffectRunner>;
