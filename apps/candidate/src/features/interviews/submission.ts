import type { CvFields } from '@kafaa/domain/candidates/schema';
import { UPLOAD_WAIT_MS } from '@kafaa/domain/interviews/options';
import { cvError, tellsCv } from '@kafaa/domain/interviews/rules';
import type { Interview } from '@kafaa/domain/interviews/schema';
import type { InterviewLanguage } from '@kafaa/domain/jobs/options';
import { isComplete } from './answer-sheet.ts';
import { askedTexts } from './conversation.ts';
import { type CvFile, transferCv } from './cv-transfer.ts';
import type { EffectRunner, RunnerDeps } from './effect-runner.ts';
import { causeOf, type Failure, isFinal, isOver, type RetryCause } from './link-failure.ts';
import { createRetryWaits } from './retry-waits.ts';
import type { SubmissionView } from './snapshot.ts';

/** The assistant's messages while sending and after a failure; the reason is shown separately, in the interface's language. */
const SENDING: Readonly<Record<InterviewLanguage, readonly [string, string]>> = {
  Français: [
    'J’envoie votre candidature. Gardez cette page ouverte.',
    'Votre candidature n’a pas pu partir. Rien n’est perdu\u00A0: vos réponses sont gardées. Vous pouvez réessayer.',
  ],
  Anglais: [
    'I am sending your application. Please keep this page open.',
    'Your application could not be sent. Nothing is lost: your answers are kept. You can try again.',
  ],
};
const NOT_SENT: Readonly<Record<RetryCause, string>> = {
  network: 'Certaines réponses n’ont pas encore quitté cet appareil. Vérifiez votre réseau, puis réessayez.',
  server:
    'Le serveur n’a pas pu prendre certaines réponses. Elles restent sur cet appareil\u00A0: réessayez dans un instant.',
};
const CHOOSE = 'Choisissez d’abord, plus haut, laquelle de vos deux réponses vous gardez.';
const INTERRUPTED = 'L’envoi du CV s’est interrompu. Il reprendra là où il s’est arrêté.';
const UNREADABLE = 'Ce fichier n’est plus lisible sur votre appareil. Choisissez-le à nouveau.';

export const NO_FIELDS: CvFields = { diploma: '', lastExperience: '', duration: '', languages: '', tools: '' };
const FIELDS_EMPTY = 'Répondez au moins à une de ces questions, même par «\u00A0aucun\u00A0» ou «\u00A0aucune\u00A0».';

/** Maximum number of times that one submission sends missing answers or a missing CV again. */
const MAX_CURES = 2;

type Verdict = 'done' | 'again' | 'ended';
type ChosenFile = CvFile & { readonly lastModified?: number };

/** Context of one submission. The submission's view is part of the runner's state. */
interface Context extends RunnerDeps {
  readonly runner: EffectRunner;
  readonly waits: ReturnType<typeof createRetryWaits>;
  file: ChosenFile | undefined;
  /** The upload of `file`, while it runs. */
  upload: Promise<boolean> | undefined;
  /** Whether the server may still hold a CV that the candidate has taken back. */
  takenBack: boolean;
  /** Uploads and removals run one after the other, so that a removal cannot delete the next file. */
  turn: Promise<unknown>;
}

/** Whether the short answers are asked for: there is no CV, or its text cannot be read. */
export const needsFields = ({ cv, without }: SubmissionView): boolean => without === true || cv?.readable === false;

/** Whether there is something to submit. */
export const isReady = ({ cv, without }: SubmissionView): boolean =>
  without === true || (cv !== undefined && cv.lost !== true);

const viewOf = ({ runner }: Context) => runner.state().submission;

function set(context: Context, patch: Partial<SubmissionView>): void {
  void context.runner.dispatch({ kind: 'submission', view: { ...viewOf(context), ...patch } });
}

function say(context: Context, failed: boolean): SubmissionView['said'] {
  const [sending, notSent] = SENDING[context.runner.state().interview?.interviewLanguage ?? 'Français'];
  return [...viewOf(context).said, { text: failed ? notSent : sending, failed }];
}

function fail(context: Context, problem: string): void {
  // An upload that fails before the submission is no failed submission.
  const said = viewOf(context).busy ? say(context, true) : viewOf(context).said;
  set(context, { problem, busy: false, waiting: undefined, said });
}

function end(context: Context, failure: Failure): void {
  if (isOver(failure)) {
    set(context, { busy: false, waiting: undefined });
    void context.runner.dispatch({ kind: 'over', failure });
  } else fail(context, failure.message);
}

const fingerprintOf = (file: ChosenFile) => `${file.name}/${file.size}/${file.lastModified ?? 0}`;

/** Bytes of the chosen file that the server holds; 0 unless name, size and fingerprint match. */
function heldBytes({ store }: Context, held: Interview['cv'], chosen: ChosenFile): number {
  const same = held?.name === chosen.name && held.size === chosen.size && store.readCv() === fingerprintOf(chosen);
  return same ? held.received : 0;
}

async function sendCv(context: Context, chosen: ChosenFile): Promise<boolean> {
  const { client, store, runner, waits } = context;
  if (context.file !== chosen) return false;
  store.writeCv(fingerprintOf(chosen));
  set(context, { uploading: true, problem: undefined });
  const result = await transferCv(chosen, viewOf(context).cv?.received ?? 0, {
    sendChunk: (offset, chunk) => client.sendChunk(chosen, offset, chunk),
    isWanted: () => context.file === chosen,
    whereToGoOn: async () => {
      const interview = await runner.refresh();
      return interview && heldBytes(context, interview.cv, chosen);
    },
    onProgress: (received) => {
      const { readable } = viewOf(context).cv ?? {};
      set(context, { cv: { name: chosen.name, size: chosen.size, received, readable }, waiting: undefined });
    },
    waitForRetry: (failures, cause) => {
      set(context, { waiting: cause });
      return waits.wait(failures, cause);
    },
  });
  if (result.kind === 'dropped') return false;
  set(context, { uploading: false });
  if (result.kind === 'complete') {
    context.takenBack = false;
    const { cv } = viewOf(context);
    if (cv) set(context, { cv: { ...cv, readable: result.readable ?? cv.readable } });
    return true;
  }
  if (result.kind === 'interrupted') fail(context, INTERRUPTED);
  else if (result.kind === 'rejected' && isOver(result)) end(context, result);
  else {
    // The server rejected the file's content, or the device can no longer read it: another file is needed.
    context.file = undefined;
    store.writeCv(undefined);
    set(context, { cv: undefined });
    fail(context, result.kind === 'rejected' ? result.message : UNREADABLE);
  }
  return false;
}

function inTurn<T>(context: Context, work: () => Promise<T>): Promise<T> {
  const done = context.turn.then(work);
  context.turn = done;
  return done;
}

/** Uploads the chosen file, or waits for its upload that runs already; true once the server has the whole file. */
function upload(context: Context, file: ChosenFile): Promise<boolean> {
  if (context.upload) return context.upload;
  const running = inTurn(context, () => sendCv(context, file)).finally(() => {
    if (context.upload === running) context.upload = undefined;
  });
  context.upload = running;
  return running;
}

/** Removes a CV that the candidate has taken back from the server. Returns the failure, if any. */
async function removeTaken(context: Context): Promise<Failure | undefined> {
  return inTurn(context, async () => {
    if (!context.takenBack) return undefined;
    const result = await context.client.removeCv();
    if (!result.ok) return result.failure;
    context.takenBack = false;
    return undefined;
  });
}

/** Sends the short answers to the server if they are needed and filled in. Returns the failure, if any. */
async function sendFields(context: Context): Promise<Failure | undefined> {
  const { fields } = viewOf(context);
  if (!needsFields(viewOf(context)) || !tellsCv(fields ?? null)) return undefined;
  const result = await context.client.saveCvFields(fields ?? NO_FIELDS);
  return result.ok ? undefined : result.failure;
}

async function waitAndGoOn(
  context: Context,
  failures: number,
  cause: RetryCause,
  message = NOT_SENT[cause],
): Promise<Verdict> {
  set(context, { waiting: cause });
  if (await context.waits.wait(failures, cause)) return 'again';
  fail(context, message);
  return 'ended';
}

/** Sends the unsent answers; returns the cause if some could not be sent. */
async function flushAnswers({ runner: { state, dispatch, queue } }: Context): Promise<'sent' | RetryCause> {
  void dispatch({ kind: 'retry' });
  if ((await queue.flush()) && isComplete(state().sheet)) return 'sent';
  return state().outage === 'server' ? 'server' : 'network';
}

/** Handles a refused completion: sends missing answers or a missing CV again, up to `MAX_CURES` times, else ends the submission. */
async function cure(context: Context, failures: number, failure: Failure): Promise<Verdict> {
  const curable = failure.code === 'ANSWERS_MISSING' || failure.code === 'CV_MISSING';
  if (curable && failures <= MAX_CURES) {
    const interview = await context.runner.refresh();
    const { cv } = viewOf(context);
    if (context.file && interview && cv) {
      set(context, { cv: { ...cv, received: heldBytes(context, interview.cv, context.file) } });
    }
    if (context.file || failure.code === 'ANSWERS_MISSING') return 'again';
    set(context, { cv: undefined });
  }
  end(context, failure);
  return 'ended';
}

async function pass(context: Context, failures: number): Promise<Verdict> {
  const { client, store, runner, file } = context;
  const flushed = await flushAnswers(context);
  if (runner.state().sheet.some(({ other }) => other)) {
    fail(context, CHOOSE);
    return 'ended';
  }
  if (flushed !== 'sent') return waitAndGoOn(context, failures, flushed);
  if (file && !(await upload(context, file))) return 'ended';
  // Checked again, because only the upload shows whether the server can read the file.
  if (!tellsEnough(context)) return 'ended';
  const unsent = (file ? undefined : await removeTaken(context)) ?? (await sendFields(context));
  if (unsent && isFinal(unsent)) {
    end(context, unsent);
    return 'ended';
  }
  if (unsent) return waitAndGoOn(context, failures, causeOf(unsent), unsent.message);
  const { interview, sheet } = runner.state();
  if (!interview || !isComplete(sheet)) return waitAndGoOn(context, failures, 'network');
  store.markSubmitted();
  const answers = sheet.flatMap(({ answer }) => (answer ? [answer.text] : []));
  const result = await client.complete(askedTexts(interview), answers);
  if (result.ok && result.value.unconfirmed) {
    // Only the confirmation of the address is missing; the refreshed interview makes the page show that.
    await runner.refresh();
    set(context, { busy: false, waiting: undefined });
    return 'ended';
  }
  if (result.ok) {
    set(context, { promise: result.value.promise });
    return 'done';
  }
  const { failure } = result;
  if (isFinal(failure)) return cure(context, failures, failure);
  return waitAndGoOn(context, failures, causeOf(failure), failure.message);
}

/** True if the short answers are not needed or are filled in. Otherwise shows the problem. */
function tellsEnough(context: Context): boolean {
  const view = viewOf(context);
  if (!needsFields(view) || tellsCv(view.fields ?? null)) return true;
  set(context, { problem: FIELDS_EMPTY, busy: false, waiting: undefined });
  return false;
}

async function submit(context: Context): Promise<void> {
  const { runner, now } = context;
  if (viewOf(context).busy || !isReady(viewOf(context)) || !tellsEnough(context)) return;
  const announced = now();
  set(context, { busy: true, waiting: undefined, problem: undefined, said: say(context, false) });
  let verdict: Verdict = 'again';
  for (let passes = 1; verdict === 'again'; passes += 1) verdict = await pass(context, passes);
  if (verdict === 'ended') return;
  await new Promise<void>((resolve) => {
    runner.wait('sleep', Math.max(0, announced + UPLOAD_WAIT_MS - now()), resolve);
  });
  void runner.dispatch({ kind: 'completed', result: { ok: true, value: undefined } });
}

/** Actions on the CV and the short answers before the submission. */
function createChoices(context: Context) {
  const { store, runner } = context;
  const keepFields = () => {
    const { fields = NO_FIELDS, without = false } = viewOf(context);
    store.writeCvFields({ fields, without });
  };
  function remove(): void {
    if (viewOf(context).busy) return;
    context.file = undefined;
    context.upload = undefined;
    context.takenBack = true;
    store.writeCv(undefined);
    set(context, { cv: undefined, problem: undefined, waiting: undefined, uploading: false });
    // If this fails, the submission removes it.
    void removeTaken(context);
  }
  return {
    remove,
    choose: (chosen: ChosenFile, readable?: false): void => {
      if (viewOf(context).busy) return;
      const problem = cvError(chosen);
      if (problem) {
        set(context, { problem: problem.message });
        return;
      }
      const received = context.takenBack ? 0 : heldBytes(context, runner.state().interview?.cv ?? null, chosen);
      context.file = chosen;
      context.upload = undefined;
      const cv = { name: chosen.name, size: chosen.size, received, readable: readable ?? null };
      set(context, { cv, problem: undefined, without: false });
      keepFields();
      // Sent at once, so that the candidate learns at once whether its text can be read.
      void upload(context, chosen);
    },
    goWithout: (without: boolean): void => {
      if (viewOf(context).busy) return;
      if (without && viewOf(context).cv) remove();
      set(context, { without, problem: undefined });
      keepFields();
    },
    write: (fields: CvFields): void => {
      set(context, { fields, ...(viewOf(context).problem === FIELDS_EMPTY && { problem: undefined }) });
      keepFields();
    },
  };
}

/** The CV and the submission of one interview: choose a file, submit, retry after a failure, succeed once. */
export function createSubmission(deps: RunnerDeps, runner: EffectRunner) {
  const waits = createRetryWaits(deps);
  const context: Context = {
    ...deps,
    runner,
    waits,
    file: undefined,
    upload: undefined,
    takenBack: false,
    turn: Promise.resolve(),
  };
  const typed = deps.store.readCvFields();
  const fields = typed?.fields ?? runner.state().interview?.cvFields ?? NO_FIELDS;
  set(context, { fields, without: typed?.without ?? false });
  return {
    ...createChoices(context),
    /** Shows a CV that the server already holds: sent before a reload, or from another device. */
    takeServerCv: (held: Interview['cv']): void => {
      const { busy, cv, without } = viewOf(context);
      if (context.file || context.takenBack || busy || without || held === null || held.size === 0) return;
      const isWhole = held.received === held.size;
      if (cv?.name !== held.name || cv.received !== held.received) {
        set(context, { cv: { ...held, ...(!isWhole && { lost: true }) } });
      }
    },
    submit: () => submit(context),
    retryNow: (): void => {
      waits.retryNow();
      const { cv, busy } = viewOf(context);
      if (context.file && cv && cv.received < cv.size && !busy) void upload(context, context.file);
    },
  };
}
