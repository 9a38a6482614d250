import { UPLOAD_WAIT_MS } from '@kafaa/domain/interviews/options';
import type { cvProblem } from '@kafaa/domain/interviews/rules';
import type { Interview } from '@kafaa/domain/interviews/schema';
import type { InterviewLanguage } from '@kafaa/domain/jobs/options';
import { type CvFile, transferCv } from './cv-transfer.ts';
import type { InterviewClient } from './interview-client.ts';
import { causeOf, type Failure, isFinal, isOver, type RetryCause } from './link-failure.ts';

/** The CV as the panel shows it; `received` of `size` bytes are on the server. */
export interface CvView {
  readonly name: string;
  readonly size: number;
  readonly received: number;
}

/** A message of the assistant about the submission. */
export interface Said {
  readonly text: string;
  readonly failed: boolean;
}

export interface SubmissionView {
  readonly cv?: CvView;
  /** The fault of the chosen file, or the reason why the last attempt failed. */
  readonly problem?: string;
  readonly busy: boolean;
  /** The cause of the failure that the next attempt waits for. */
  readonly waiting?: RetryCause | undefined;
  readonly said: readonly Said[];
}

export interface SubmissionDeps {
  readonly client: InterviewClient;
  readonly problemOf: typeof cvProblem;
  readonly language: () => InterviewLanguage | undefined;
  /** The questions and answers to send; null while an answer is missing. */
  readonly answers: () => { readonly questions: readonly string[]; readonly answers: readonly string[] } | null;
  /** Sends the unsent answers; returns the cause if some could not be sent. */
  readonly flushAnswers: () => Promise<'sent' | RetryCause>;
  /** Reloads the interview and merges it; null if it cannot be loaded. */
  readonly refresh: () => Promise<Interview | null>;
  readonly fingerprint: {
    readonly read: () => string | undefined;
    readonly write: (value: string | undefined) => void;
  };
  /** Resolves to true when another attempt makes sense; to false to give up. */
  readonly waitForRetry: (failures: number, cause: RetryCause) => Promise<boolean>;
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => number;
  /** Called just before the application is sent. */
  readonly leaving: () => void;
  readonly changed: (view: SubmissionView) => void;
  readonly done: () => void;
  /** The link is no longer valid. */
  readonly expired: (failure: Failure) => void;
}

/** The assistant's messages while sending and after a failure; the reason is shown separately, in the interface's language. */
const SENDING: Readonly<Record<InterviewLanguage, readonly [string, string]>> = {
  Français: [
    'J’envoie vos réponses et votre CV. Gardez cette page ouverte.',
    'Votre candidature n’a pas pu partir. Rien n’est perdu\u00A0: vos réponses sont gardées. Vous pouvez réessayer.',
  ],
  Anglais: [
    'I am sending your answers and your CV. Please keep this page open.',
    'Your application could not be sent. Nothing is lost: your answers are kept. You can try again.',
  ],
};
const NOT_SENT: Readonly<Record<RetryCause, string>> = {
  network: 'Certaines réponses n’ont pas encore quitté cet appareil. Vérifiez votre réseau, puis réessayez.',
  server:
    'Le serveur n’a pas pu prendre certaines réponses. Elles restent sur cet appareil\u00A0: réessayez dans un instant.',
};
const INTERRUPTED = 'L’envoi du CV s’est interrompu. Il reprendra là où il s’est arrêté.';
const UNREADABLE = 'Ce fichier n’est plus lisible sur votre appareil. Choisissez-le à nouveau.';

/** How often missing answers or a missing CV are sent again within one submission. */
const MAX_CURES = 2;

type Verdict = 'done' | 'again' | 'ended';
type ChosenFile = CvFile & { readonly lastModified?: number };

const fingerprintOf = (file: ChosenFile) => `${file.name}/${file.size}/${file.lastModified ?? 0}`;

/** The CV and the submission of one interview: choose a file, submit, retry after a failure, succeed once. */
export function createSubmission(deps: SubmissionDeps) {
  let view: SubmissionView = { busy: false, said: [] };
  let file: ChosenFile | undefined;

  function set(patch: Partial<SubmissionView>): void {
    view = { ...view, ...patch };
    deps.changed(view);
  }
  function say(failed: boolean): readonly Said[] {
    const [sending, notSent] = SENDING[deps.language() ?? 'Français'];
    return [...view.said, { text: failed ? notSent : sending, failed }];
  }
  function fail(problem: string): void {
    set({ problem, busy: false, waiting: undefined, said: say(true) });
  }
  function end(failure: Failure): void {
    if (isOver(failure)) {
      set({ busy: false, waiting: undefined });
      deps.expired(failure);
    } else fail(failure.message);
  }

  /** Bytes of the chosen file that the server holds; 0 unless name, size and fingerprint match. */
  function heldBytes(held: Interview['cv'], chosen: ChosenFile): number {
    const same =
      held?.name === chosen.name && held.size === chosen.size && deps.fingerprint.read() === fingerprintOf(chosen);
    return same ? held.received : 0;
  }

  async function sendCv(chosen: ChosenFile): Promise<boolean> {
    const start = view.cv?.received ?? 0;
    deps.fingerprint.write(fingerprintOf(chosen));
    const result = await transferCv(chosen, start, {
      sendChunk: (offset, chunk) => deps.client.sendChunk(chosen, offset, chunk),
      whereToGoOn: async () => {
        const interview = await deps.refresh();
        return interview && heldBytes(interview.cv, chosen);
      },
      onProgress: (received) => set({ cv: { name: chosen.name, size: chosen.size, received }, waiting: undefined }),
      waitForRetry: (failures, cause) => {
        set({ waiting: cause });
        return deps.waitForRetry(failures, cause);
      },
    });
    if (result.kind === 'complete') return true;
    if (result.kind === 'interrupted') fail(INTERRUPTED);
    else if (result.kind === 'rejected' && isOver(result)) end(result);
    else {
      // The server rejected the file's content, or the device can no longer read it: another file is needed.
      file = undefined;
      deps.fingerprint.write(undefined);
      set({ cv: undefined });
      fail(result.kind === 'rejected' ? result.message : UNREADABLE);
    }
    return false;
  }

  async function waitAndGoOn(failures: number, cause: RetryCause, message: string): Promise<Verdict> {
    set({ waiting: cause });
    if (await deps.waitForRetry(failures, cause)) return 'again';
    fail(message);
    return 'ended';
  }

  async function pass(failures: number): Promise<Verdict> {
    const flushed = await deps.flushAnswers();
    if (flushed !== 'sent') return waitAndGoOn(failures, flushed, NOT_SENT[flushed]);
    if (file && !(await sendCv(file))) return 'ended';
    const content = deps.answers();
    if (!content) return waitAndGoOn(failures, 'network', NOT_SENT.network);
    deps.leaving();
    const result = await deps.client.complete(content.questions, content.answers);
    if (result.ok) return 'done';
    const { failure } = result;
    if (!isFinal(failure)) return waitAndGoOn(failures, causeOf(failure), failure.message);
    const curable = failure.code === 'ANSWERS_MISSING' || failure.code === 'CV_MISSING';
    if (curable && failures <= MAX_CURES) {
      const interview = await deps.refresh();
      if (file && interview && view.cv) set({ cv: { ...view.cv, received: heldBytes(interview.cv, file) } });
      if (file || failure.code === 'ANSWERS_MISSING') return 'again';
      set({ cv: undefined });
    }
    end(failure);
    return 'ended';
  }

  return {
    /** Shows a CV that the server already holds: sent before a reload, or from another device. */
    takeServerCv: (held: Interview['cv']): void => {
      if (file || view.busy) return;
      const whole = held !== null && held.received === held.size && held.size > 0;
      if (whole && view.cv?.name !== held.name) set({ cv: held });
    },
    choose: (chosen: ChosenFile, held: Interview['cv']): void => {
      if (view.busy) return;
      const problem = deps.problemOf(chosen);
      if (problem) {
        set({ problem: problem.message });
        return;
      }
      file = chosen;
      set({ cv: { name: chosen.name, size: chosen.size, received: heldBytes(held, chosen) }, problem: undefined });
    },
    remove: (): void => {
      if (view.busy) return;
      file = undefined;
      set({ cv: undefined, problem: undefined });
    },
    submit: async (): Promise<void> => {
      if (view.busy || !view.cv) return;
      const announced = deps.now();
      set({ busy: true, waiting: undefined, problem: undefined, said: say(false) });
      let verdict: Verdict = 'again';
      for (let passes = 1; verdict === 'again'; passes += 1) verdict = await pass(passes);
      if (verdict === 'ended') return;
      await deps.sleep(Math.max(0, announced + UPLOAD_WAIT_MS - deps.now()));
      deps.done();
    },
  };
}
