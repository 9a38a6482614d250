import type { CvFields } from '@kafaa/domain/candidates/schema';
import type { Interview } from '@kafaa/domain/interviews/schema';
import type { Draft } from './answer-sheet.ts';
import { createEffectRunner, type RunnerDeps } from './effect-runner.ts';
import { drawnState, firstState } from './interview-reducer.ts';
import type { Failure } from './link-failure.ts';
import type { createSubmission } from './submission.ts';

export interface ControllerDeps extends RunnerDeps {
  /** The interview that the server wrote into the page, not yet begun. */
  readonly given?: Interview | undefined;
}

/** Controller of one interview page: turns what the page, its browser and its other tabs do into events of the reducer. */
export function createInterviewController(deps: ControllerDeps) {
  const { given, client, store, now, random, online } = deps;
  let submission: ReturnType<typeof createSubmission> | undefined;
  const drawn = drawnState(given);
  const first = firstState(drawn, { random: random(), online: online(), durable: store.durable() });
  const runner = createEffectRunner(deps, first, () => submission);
  const { state, dispatch } = runner;

  return {
    getSnapshot: state,
    getDrawn: () => drawn,
    subscribe: runner.subscribe,

    /** Shows a failure without loading, for a URL without a token. */
    fail: (failure: Failure) => void dispatch({ kind: 'over', failure }),

    load: async (): Promise<void> => {
      store.sweep(now());
      const kept = store.readInterview();
      await dispatch({ kind: 'open', finished: store.isFinished(), kept, stored: runner.storedFor(kept) });
    },
    /** Starts the interview once the warning is accepted. */
    start: async (accommodation: boolean): Promise<void> => void (await dispatch({ kind: 'start', accommodation })),
    /** Stores the text being typed for the current question, or for the answer being edited. */
    draft: (draft: Draft | undefined) => void dispatch({ kind: 'draft', draft }),
    /** Sends the text as the answer; false if no question is currently open. */
    answer: (text: string, draft: Draft | undefined): boolean => {
      const before = state();
      void dispatch({ kind: 'answer', text, draft });
      return state() !== before;
    },
    /** Opens a given answer for editing, with its draft if there is one; undefined cancels the editing. */
    edit: (index: number | undefined) => void dispatch({ kind: 'edit', index }),
    /** Ends the choice between the answers of two devices. */
    choose: (index: number, keepsOwn: boolean) => void dispatch({ kind: 'choose', index, keepsOwn }),
    retry: () => void dispatch({ kind: 'retry' }),

    /** The CV panel passes in the submission code, so that the first load does not include it. */
    bringSubmission: (create: typeof createSubmission): void => {
      if (submission) return;
      submission = create(deps, runner);
      submission.takeServerCv(state().serverCv);
    },
    /** `readable`: false for a file made of photos, whose text nobody needs to look for. */
    chooseCv: (file: File, readable?: false) => submission?.choose(file, readable),
    removeCv: () => submission?.remove(),
    /** Records whether the candidate applies without a CV. */
    goWithoutCv: (without: boolean) => submission?.goWithout(without),
    writeCvFields: (fields: CvFields) => submission?.write(fields),
    submit: () => void submission?.submit(),
    joinWaitlist: client.joinWaitlist,

    /** Called when the device goes online or offline, or the page becomes visible again. */
    networkChanged: () => void dispatch({ kind: 'network' }),
    /** Called when another tab wrote to the storage; the key is null if it cleared the storage. */
    storageChanged: (key: string | null): void => {
      if (key === null) void dispatch({ kind: 'storage-cleared' });
      else if (store.isFinishKey(key)) {
        if (store.isFinished()) void dispatch({ kind: 'completed-elsewhere' });
      } else if (state().sheet.length > 0) {
        void dispatch({ kind: 'follow-ups', followUps: store.readInterview()?.followUps });
        const sheet = store.takeIn(state().sheet, key, (index) => state().typedHere.includes(index));
        if (sheet) void dispatch({ kind: 'merged', sheet });
      }
    },
    dispose: runner.dispose,
  };
}

export type InterviewController = ReturnType<typeof createInterviewController>;
